"""One server for one database: a second one would not know what the first does."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, text

KEY = 0x6C6F6E6773756974  # of the lock in PostgreSQL


class Taken(Exception):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another server is using this database")


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Keeps the database for this process; the system lets go of it when the process dies."""
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            got = connection.execute(text(f"select pg_try_advisory_lock({KEY})")).scalar()
            connection.commit()
            if not got:
                raise Taken
            yield
            connection.invalidate()
        return
    path = engine.url.database
    if not path or path == ":memory:" or os.name == "nt":
        yield
        return
    import fcntl

    with open(f"{path}.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken from None
        yield
