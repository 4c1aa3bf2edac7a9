"""Background maintenance: new bans, tables that an administrator closed, and idle tables."""

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import select, update

from ..protocol import messages
from ..protocol.errors import Refusal
from .store.schema import bans, now, tables
from .store.writer import Unavailable, Write
from .tables.lobby import Lobby

BANS_EVERY = 2.0  # seconds between two reads of the bans
SWEEP_EVERY = 600.0  # seconds between two sweeps over all tables
STOP_WITHIN = 5.0  # seconds that a query under way may take when the server stops
log = structlog.get_logger("maintenance")


class Maintenance:
    """One background task of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.last_sweep = now()  # when it began
        self.task: asyncio.Task[None] | None = None
        self.stopping = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Waits for a query that is under way, so that no connection stays open."""
        self.stopping.set()
        if self.task:
            await asyncio.wait((self.task,), timeout=STOP_WITHIN)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while not self.stopping.is_set():
            try:
                await self.apply_bans()
                if now() - self.last_sweep > SWEEP_EVERY * 1000:
                    await self.sweep()
            except (Unavailable, Refusal):
                pass  # the database is gone: tried again next time
            except Exception as error:
                log.error("maintenance failed", error=type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), BANS_EVERY)

    async def apply_bans(self) -> None:
        """Enforces the bans and closed tables that `longsuit admin` has written."""
        (rows,) = await self.lobby.queries.rows(select(bans).where(bans.c.until > now()))
        self.lobby.admission.set_bans({row.what: row.until for row in rows})
        for row in rows:
            kind, _, code = row.what.partition(":")
            table = self.lobby.tables.get(code) if kind == "table" else None
            if table is not None:
                await table.close(messages.closed("closed", "table_closed_by_server"))
                self.lobby.forget(table)

    async def sweep(self) -> None:
        """Writes when tables were last used, closes idle tables and forgets closed ones."""
        before, self.last_sweep = self.last_sweep, now()
        oldest = self.last_sweep - self.lobby.config.limits.idle * 1000
        used = []
        for table in list(self.lobby.tables.values()):
            if table.guests:
                table.used = self.last_sweep
            if table.closed:
                self.lobby.forget(table)
            elif table.used < oldest:
                await table.close(messages.closed("idle"))
                self.lobby.forget(table)
            elif table.used >= before:
                change = update(tables).where(tables.c.code == table.code)
                used.append((change.values(used=table.used), None))
        if used:
            await self.lobby.writer.write(Write(others=tuple(used)))
