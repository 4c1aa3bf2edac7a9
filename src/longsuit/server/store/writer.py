"""The one thread that writes to the database, with group commit.

Requests wait in a queue.  While a commit is under way more of them gather, and all that wait go
into the next commit, up to MAX_GROUP: the fuller the queue, the larger the commits.  Each request
is answered when its commit is on disk (write-ahead log, flushed: `store.engine`).  When the writer
is behind, those who asked wait for their answers, and their tables with them (backpressure); the
metric `longsuit_writes_waiting` is the length of the queue.

When a commit fails, `Unavailable` is raised to those who asked:

- The database is the trouble (disk full, file or server gone, lock lost): all of the group fail.
  The connection is dropped, and the writer pauses before it takes the next group, first for
  SHORTEST_PAUSE and then twice as long each time, up to LONGEST_PAUSE.  Nothing is tried again
  here: whoever asked decides, and must read what is there first, as a commit whose success could
  not be reported may have happened.
- One of the writes is the trouble (a broken constraint): each of the group is tried in a commit of
  its own, so that only that one fails.
- Another server has used the database, or it was replaced (`store.lock`): this one fails and all
  that follow, and `on_superseded` is called once, as the server has to stop.

`games.running` says what becomes of a move then.
"""

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

from ..error_log import log_error
from .lock import DatabaseInUse, Epoch, Superseded, release, writing_connection
from .schema import records

MAX_GROUP = 1_000  # writes in one commit
MAX_ROWS = 256  # rows in one statement: a power of two, and few enough parameters for SQLite
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts while the database is gone
# Errors that are none of what was to be written.
DATABASE_ERRORS = (OperationalError, InterfaceError, DatabaseInUse, Superseded)
Rows = Sequence[dict[str, Any]]
Procedure = Callable[[Connection], None]  # reads and writes that belong into one transaction
COLUMNS = [column.name for column in records.columns]
log = structlog.get_logger("store")


class Unavailable(Exception):
    """The database could not be read or written; a write may or may not have happened."""


class Write(Struct, frozen=True):
    """Rows and statements that are written together or not at all."""

    records: Rows = ()
    others: tuple[tuple[Executable | Procedure, Rows | None], ...] = ()


class Pending(Struct):
    """A write that waits for its commit."""

    write: Write
    answer: asyncio.Future[None]
    error: Exception | None = None


class Writer:
    """Takes writes from the event loop, and answers each when its commit is on disk."""

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        epoch: Epoch,
        connection: Connection | None = None,
    ) -> None:
        self.engine, self.loop, self.epoch = engine, loop, epoch
        # The last try whether anything can be written (`/ready`), and when the next may begin.
        self.attempt: asyncio.Future[None] | None = None
        self.next_attempt = 0.0
        self.superseded: Superseded | None = None  # why nothing is written any more
        self.on_superseded: Callable[[Superseded], None] = lambda error: None
        self.queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.pause = SHORTEST_PAUSE
        self.commits = 0  # so far
        self.rows = 0  # of the table `records`, so far
        self.connection = connection
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is committed; raises Unavailable if that failed or is not known."""
        if self.superseded:
            raise Unavailable("Superseded")
        pending = Pending(write, self.loop.create_future())
        self.queue.put(pending)
        await pending.answer

    def supersede(self, error: Superseded) -> None:
        """Writes nothing from now on, and says so once, in the event loop."""
        if self.superseded is None:
            self.superseded = error
            self.on_superseded(error)

    def close(self) -> None:
        """Writes everything that waits, then stops."""
        self.queue.put(None)
        self.thread.join(timeout=30)

    # In the thread.

    def run(self) -> None:
        while True:
            group, more = self.next_group()
            if group:
                self.commit(group)
                self.loop.call_soon_threadsafe(answer, group)
            if not more:
                break
        self.drop_connection()

    def next_group(self) -> tuple[list[Pending], bool]:
        """Everything that waits, at least one; False with the last group."""
        first = self.queue.get()
        if first is None:
            return [], False
        group = [first]
        while len(group) < MAX_GROUP:
            try:
                pending = self.queue.get_nowait()
            except queue.Empty:
                break
            if pending is None:
                return group, False
            group.append(pending)
        return group, True

    def commit(self, group: list[Pending]) -> None:
        """Writes all in one commit; if one of them cannot be written, each in one of its own."""
        try:
            self.write_together([pending.write for pending in group])
        except Exception as error:  # whatever it is, the thread must live on
            self.drop_connection()
            if isinstance(error, Superseded):
                self.loop.call_soon_threadsafe(self.supersede, error)
            if is_database_error(error) or len(group) == 1:
                for pending in group:
                    pending.error = Unavailable(type(error).__name__)
                self.report(error)
                return
            for pending in group:
                self.commit([pending])
            return
        self.pause = SHORTEST_PAUSE

    def write_together(self, writes: list[Write]) -> None:
        self.epoch.check_file()
        if self.connection is None:
            self.connection = writing_connection(self.engine, self.epoch)
        connection = self.connection
        self.epoch.advance(connection)
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
        insert_records(connection, rows)
        connection.commit()
        self.epoch.committed()
        self.commits += 1
        self.rows += len(rows)

    def drop_connection(self) -> None:
        """Lets go of a connection that may be broken; the next commit makes another."""
        connection, self.connection = self.connection, None
        if connection is not None:
            release(connection)

    def report(self, error: Exception) -> None:
        """Logs an error without its text, which may hold what was to be written; pauses if the
        database is gone."""
        log_error(log, "write failed", error)
        if is_database_error(error):
            self.engine.dispose()
            time.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)


def insert_records(connection: Connection, rows: Rows) -> None:
    """Inserts many rows in few statements: the interpreter is free while the database runs one.

    The numbers of rows are powers of two, so that there are few statements to prepare.
    """
    at, values = 0, itemgetter(*COLUMNS)
    while left := len(rows) - at:
        size = min(MAX_ROWS, 1 << left.bit_length() - 1)
        given = [value for row in rows[at : at + size] for value in values(row)]
        connection.exec_driver_sql(insert_sql(size, connection.dialect.name), tuple(given))
        at += size


@cache
def insert_sql(size: int, dialect: str) -> str:
    """The statement that inserts so many rows into `records`."""
    row = ", ".join(["?" if dialect == "sqlite" else "%s"] * len(COLUMNS))
    return f"INSERT INTO records ({', '.join(COLUMNS)}) VALUES " + ", ".join([f"({row})"] * size)


def is_database_error(error: Exception) -> bool:
    """True if the database, and not what was to be written, is the trouble."""
    return isinstance(error, DATABASE_ERRORS) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def answer(group: list[Pending]) -> None:
    """Tells those who asked, in the event loop."""
    for pending in group:
        if pending.answer.done():
            continue
        if pending.error:
            pending.answer.set_exception(pending.error)
        else:
            pending.answer.set_result(None)
