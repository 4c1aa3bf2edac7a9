"""What a server looks after by itself: bans, closed tables, and tables to which nobody comes."""

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import select, update

from ..protocol import messages
from ..protocol.errors import Refusal
from .games.record import now
from .store.schema import bans, tables
from .store.writer import Unavailable, Write
from .tables.lobby import Lobby

LOOK = 2.0  # seconds between two looks at the bans
ROUND = 600.0  # seconds between two rounds of all tables
LAST = 5.0  # seconds that the last look may take
log = structlog.get_logger("upkeep")


class Upkeep:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.rounds = now()  # when the last round began
        self.task: asyncio.Task[None] | None = None
        self.stopping = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """A question that is under way is waited for, so that no connection stays open."""
        self.stopping.set()
        if self.task:
            await asyncio.wait((self.task,), timeout=LAST)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while not self.stopping.is_set():
            try:
                await self.look()
                if now() - self.rounds > ROUND * 1000:
                    await self.round()
            except (Unavailable, Refusal):
                pass  # the database is gone: next time
            except Exception as error:
                log.error("upkeep failed", error=type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), LOOK)

    async def look(self) -> None:
        """What `longsuit admin` has written: who is banned, and which tables are closed."""
        (rows,) = await self.lobby.queries.rows(select(bans).where(bans.c.until > now()))
        self.lobby.door.ban({row.what: row.until for row in rows})
        for row in rows:
            kind, _, code = row.what.partition(":")
            table = self.lobby.tables.get(code) if kind == "table" else None
            if table is not None:
                text = "The host of the server has closed this table."
                await table.close(messages.Closed(reason="closed", text=text))
                self.lobby.forget(table)

    async def round(self) -> None:
        """Writes which tables were used, closes those that are idle, forgets those closed."""
        before, self.rounds = self.rounds, now()
        oldest = self.rounds - self.lobby.config.limits.idle * 1000
        used = []
        for table in list(self.lobby.tables.values()):
            if table.guests:
                table.used = self.rounds
            if table.closed:
                self.lobby.forget(table)
            elif table.used < oldest:
                text = "Nobody has come to this table for a long time."
                await table.close(messages.Closed(reason="idle", text=text))
                self.lobby.forget(table)
            elif table.used >= before:
                change = update(tables).where(tables.c.code == table.code)
                used.append((change.values(used=table.used), None))
        if used:
            await self.lobby.writer.write(Write(others=tuple(used)))
