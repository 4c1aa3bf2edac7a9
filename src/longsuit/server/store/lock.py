"""The lock on a database: one server at a time, as a second one would not know what the first does.

It is an advisory lock in PostgreSQL, and a lock on a file beside an SQLite database.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

ADVISORY_KEY = 0x6C6F6E6773756974  # of the lock in PostgreSQL: "longsuit" in ASCII
# Seconds to wait for the lock: until the session of a server that was killed must have ended.
LOCK_TIMEOUT = 3.0


class DatabaseInUse(Exception):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another server is using this database")


def writing_connection(engine: Engine) -> Connection:
    """A connection to write with, or DatabaseInUse.

    In PostgreSQL its session holds the lock: a server that has lost the lock has lost the
    connection, and cannot write.
    """
    connection = engine.connect()
    if engine.dialect.name != "postgresql":
        return connection
    end = time.monotonic() + LOCK_TIMEOUT
    try:
        while not connection.execute(text(f"select pg_try_advisory_lock({ADVISORY_KEY})")).scalar():
            connection.commit()
            if time.monotonic() > end:
                raise DatabaseInUse
            time.sleep(0.1)
        connection.commit()
    except BaseException:
        release(connection)
        raise
    return connection


def release(connection: Connection) -> None:
    """Ends the session of a connection, and with it the lock."""
    try:
        connection.invalidate()
        connection.close()
    except SQLAlchemyError:
        pass  # it was broken already


@contextmanager
def exclusive(engine: Engine) -> Iterator[Connection | None]:
    """Holds the lock for this process, or raises DatabaseInUse; it ends with the process.

    In PostgreSQL this gives the connection to write with.
    """
    if engine.dialect.name == "postgresql":
        connection = writing_connection(engine)
        try:
            yield connection
        finally:
            release(connection)
        return
    path = engine.url.database
    if not path or path == ":memory:" or os.name == "nt":
        yield None
        return
    import fcntl

    with open(f"{path}.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseInUse from None
        yield None
