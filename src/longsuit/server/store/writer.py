"""The one thread that writes: what is asked for while it commits goes into the next commit."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from .lock import DatabaseInUse, release, writing_connection
from .schema import records

LARGEST = 1_000  # writes in one commit
MOST = 256  # rows in one statement
SHORTEST, LONGEST = 0.1, 2.0  # seconds between attempts while the database is gone
Rows = Sequence[dict[str, Any]]
Act = Callable[[Connection], None]  # what has to be read and written in one go
COLUMNS = [column.name for column in records.columns]
log = structlog.get_logger("store")


class Unavailable(Exception):
    """Not written, or nobody knows: read again what is there."""


class Write(Struct, frozen=True):
    """What is written together or not at all."""

    records: Rows = ()
    others: tuple[tuple[Executable | Act, Rows | None], ...] = ()


class _Asked(Struct):
    write: Write
    answer: asyncio.Future[None]
    error: Exception | None = None


class Writer:
    """Takes writes from the event loop, and answers each when its commit is on disk."""

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        connection: Connection | None = None,
    ) -> None:
        self.engine, self.loop = engine, loop
        self.asked: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self.ready = True
        self.pause = SHORTEST
        self.commits = 0
        self.rows = 0
        self.connection = connection
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is committed; Unavailable when that failed or is not known."""
        asked = _Asked(write, self.loop.create_future())
        self.asked.put(asked)
        await asked.answer

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self.asked.put(None)
        self.thread.join(timeout=30)

    # In the thread.

    def run(self) -> None:
        while True:
            group, going = self.gather()
            if group:
                self.commit(group)
                self.loop.call_soon_threadsafe(settle, group)
            if not going:
                break
        self.forget()

    def gather(self) -> tuple[list[_Asked], bool]:
        """Everything that is waiting, at least one."""
        first = self.asked.get()
        if first is None:
            return [], False
        group = [first]
        while len(group) < LARGEST:
            try:
                more = self.asked.get_nowait()
            except queue.Empty:
                break
            if more is None:
                return group, False
            group.append(more)
        return group, True

    def commit(self, group: list[_Asked]) -> None:
        """All in one commit; if one of them cannot be written, each in a commit of its own."""
        try:
            self.together([asked.write for asked in group])
        except Exception as error:  # whatever it is, the thread must live on
            self.forget()
            if lost(error) or len(group) == 1:
                for asked in group:
                    asked.error = Unavailable(type(error).__name__)
                self.failed(error)
                return
            for asked in group:
                self.commit([asked])
            return
        self.ready, self.pause = True, SHORTEST

    def together(self, writes: list[Write]) -> None:
        if self.connection is None:
            self.connection = writing_connection(self.engine)
        connection = self.connection
        rows: list[dict[str, Any]] = []
        for write in writes:
            for statement, given in write.others:
                if not isinstance(statement, Executable):
                    statement(connection)
                elif given is None:
                    connection.execute(statement)
                elif given:
                    connection.execute(statement, given)
            rows += write.records
        add(connection, rows)
        connection.commit()
        self.commits += 1
        self.rows += len(rows)

    def forget(self) -> None:
        """Lets go of a connection that may be broken."""
        connection, self.connection = self.connection, None
        if connection is not None:
            release(connection)

    def failed(self, error: Exception) -> None:
        """The error's text may hold what was to be written, so only its kind is noted."""
        log.error("write failed", error=type(error).__name__)
        if lost(error):
            self.ready = False
            self.engine.dispose()
            time.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST)


def add(connection: Connection, rows: Rows) -> None:
    """Many rows in few statements: the interpreter is free while the database runs one.

    Their sizes are powers of two, so that there are few to prepare.
    """
    at, values = 0, itemgetter(*COLUMNS)
    while left := len(rows) - at:
        size = min(MOST, 1 << left.bit_length() - 1)
        given = [value for row in rows[at : at + size] for value in values(row)]
        connection.exec_driver_sql(inserting(size, connection.dialect.name), tuple(given))
        at += size


@cache
def inserting(size: int, dialect: str) -> str:
    one = ", ".join(["?" if dialect == "sqlite" else "%s"] * len(COLUMNS))
    return f"INSERT INTO records ({', '.join(COLUMNS)}) VALUES " + ", ".join([f"({one})"] * size)


def lost(error: Exception) -> bool:
    """Whether the database, and not what was to be written, is the trouble."""
    return isinstance(error, OperationalError | InterfaceError | DatabaseInUse) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def settle(group: list[_Asked]) -> None:
    for asked in group:
        if asked.answer.done():
            continue
        if asked.error:
            asked.answer.set_exception(asked.error)
        else:
            asked.answer.set_result(None)
