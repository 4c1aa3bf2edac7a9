"""One server for one database: a second one would not know what the first does."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

KEY = 0x6C6F6E6773756974  # of the lock in PostgreSQL
PATIENCE = 3.0  # seconds until the session of a server that was killed must have ended


class DatabaseInUse(Exception):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another server is using this database")


def writing_connection(engine: Engine) -> Connection:
    """A connection to write with.  In PostgreSQL its session holds the lock: who has lost the
    lock has lost the connection, and cannot write."""
    connection = engine.connect()
    if engine.dialect.name != "postgresql":
        return connection
    end = time.monotonic() + PATIENCE
    try:
        while not connection.execute(text(f"select pg_try_advisory_lock({KEY})")).scalar():
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
    """Ends the session, and with it the lock."""
    try:
        connection.invalidate()
        connection.close()
    except SQLAlchemyError:
        pass  # it was broken already


@contextmanager
def exclusive(engine: Engine) -> Iterator[Connection | None]:
    """Keeps the database for this process; the system lets go of it when the process dies.

    In PostgreSQL the connection that is given is the one to write with.
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
