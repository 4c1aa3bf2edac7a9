"""The lock on a database, and the epoch of the server that has it.

One server at a time may use a database, as a second one would not know what the first does.  The
lock is an advisory lock in PostgreSQL, and a lock on a file beside an SQLite database.

A lock can be lost without its holder noticing: the session that holds it ends, another server
runs, and the first one comes back with tables in memory that are no longer true.  Therefore every
server raises the epoch when it starts, and each of its writing transactions first moves the row of
that epoch on (fencing).  The update fails when another server has started since, and also when the
database has been set back to an older copy of itself, as then the row is older too.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, event, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ...engine.sentences import Sentence, say
from ...settings.private_files import private_file
from .schema import epochs

ADVISORY_KEY = 0x6C6F6E6773756974  # of the lock in PostgreSQL: "longsuit" in ASCII
# Seconds to wait for the lock: until the session of a server that was killed must have ended.
LOCK_TIMEOUT = 3.0
SERVER = "server"  # the name of the row in `epochs` that stands for the whole database
ADVANCE = text(
    "update epochs set writes = :next where name = :name and number = :number"
    " and writes between :written and :tried"
)


class DatabaseInUse(Exception):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another server is using this database")


class Superseded(Exception):
    """The database is no longer as this server left it, so that it must not write any more."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(sentence)


class Epoch:
    """The time for which one server has a database, from its start to its end."""

    def __init__(self, engine: Engine, connection: Connection) -> None:
        """Begins an epoch, which ends every earlier one; the lock must be held."""
        begun = update(epochs).where(epochs.c.name == SERVER)
        connection.execute(begun.values(number=epochs.c.number + 1, writes=0))
        number: int = connection.execute(self.query()).scalar_one()
        connection.commit()
        self.number = number
        # The count of writing transactions after the last one that is known to be stored, and
        # after the last one that was tried, whose outcome may be unknown.
        self.written = self.tried = 0
        self.path = sqlite_path(engine)
        self.file = file_identity(self.path)
        if self.file:
            event.listen(engine, "do_connect", self.require_file)

    @staticmethod
    def query() -> Any:
        """The query of the number of the present epoch."""
        return select(epochs.c.number).where(epochs.c.name == SERVER)

    def advance(self, connection: Connection) -> None:
        """Moves the epoch's row on in a writing transaction, or raises Superseded.

        Until the transaction ends, the row is locked, so that no other epoch can begin.
        """
        row = {"name": SERVER, "number": self.number, "next": self.tried + 1}
        moved = connection.execute(ADVANCE, row | {"written": self.written, "tried": self.tried})
        if moved.rowcount != 1:
            raise Superseded(say("server_superseded"))
        self.tried += 1

    def committed(self) -> None:
        """Notes that the transaction is stored; Superseded if it went into a file that is gone."""
        self.check_file()
        self.written = self.tried

    def check_number(self, number: int | None) -> None:
        """Raises Superseded unless this is the number of the epoch."""
        if number != self.number:
            raise Superseded(say("server_superseded"))

    def check_file(self) -> None:
        """Raises Superseded if the database file has been deleted or replaced by another."""
        if self.file and file_identity(self.path) != self.file:
            raise Superseded(say("database_replaced", file=self.path))

    def require_file(self, *_: object) -> None:
        """Opens no other file in the place of the database, and makes no new one."""
        if file_identity(self.path) != self.file:
            raise sqlite3.OperationalError("the database file has been replaced")


def sqlite_path(engine: Engine) -> str:
    """The path of an SQLite database; empty for one in memory and for PostgreSQL."""
    path = engine.url.database if engine.dialect.name == "sqlite" else ""
    return "" if not path or path == ":memory:" else path


def file_identity(path: str) -> tuple[int, int] | None:
    """The device and the inode of a file; None if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def writing_connection(engine: Engine, epoch: Epoch | None = None) -> Connection:
    """A connection to write with, or DatabaseInUse; Superseded if another epoch has begun.

    In PostgreSQL its session holds the lock.
    """
    connection = engine.connect()
    if engine.dialect.name != "postgresql":
        return connection
    end = time.monotonic() + LOCK_TIMEOUT
    try:
        while not connection.execute(text(f"select pg_try_advisory_lock({ADVISORY_KEY})")).scalar():
            if epoch:
                epoch.check_number(connection.execute(Epoch.query()).scalar())
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
    path = sqlite_path(engine)
    if not path:
        yield None
        return
    with private_file(Path(f"{path}.lock")).open("a") as file:
        try:
            lock_file(file)
        except OSError:
            raise DatabaseInUse from None
        yield None


def lock_file(file: IO[str]) -> None:
    """Locks a file until it is closed; raises OSError if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows
        msvcrt: Any = import_module("msvcrt")
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def begin_epoch(engine: Engine, connection: Connection | None = None) -> Epoch:
    """A new epoch of a database that this process has locked, begun with its connection if any."""
    if connection is not None:
        return Epoch(engine, connection)
    with engine.connect() as own:
        return Epoch(engine, own)
