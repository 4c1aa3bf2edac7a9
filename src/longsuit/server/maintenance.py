"""Background maintenance: the epoch, bans, tables that an administrator closed, and idle tables."""

import asyncio
import time
from contextlib import suppress

import structlog
from sqlalchemy import bindparam, select, update

from ..protocol import messages
from ..protocol.errors import Refusal
from .error_log import log_error
from .slices import in_slices
from .store import pruning
from .store.lock import Superseded
from .store.schema import bans, now, tables
from .store.writer import Unavailable, Write
from .tables.lobby import Lobby

BANS_EVERY = 2.0  # seconds between two reads of the bans
SWEEP_EVERY = 600.0  # seconds between two sweeps over all tables
WRITTEN_AT_ONCE = 500  # tables in one commit of a sweep
WHEN_USED = update(tables).where(tables.c.code == bindparam("table")).values(used=bindparam("time"))
STOP_WITHIN = 5.0  # seconds that a query under way may take when the server stops
log = structlog.get_logger("maintenance")


class Maintenance:
    """One background task of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.last_sweep = now()  # when it began
        self.next_sweep = time.monotonic() + SWEEP_EVERY
        self.banned: set[str] = set()  # people, as they were last read
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
        await self.lobby.resume_rated_games()
        while not self.stopping.is_set():
            try:
                await self.check_epoch()
                await self.apply_bans()
                if time.monotonic() > self.next_sweep:
                    self.next_sweep = time.monotonic() + SWEEP_EVERY
                    await self.sweep()
            except (Unavailable, Refusal):
                pass  # the database is gone: tried again next time
            except Exception as error:
                log_error(log, "maintenance failed", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), BANS_EVERY)

    async def check_epoch(self) -> None:
        """Notices that the database is another server's also when nothing is to be written."""
        writer = self.lobby.writer
        try:
            writer.epoch.check_file()
            (rows,) = await self.lobby.queries.rows(writer.epoch.query())
            writer.epoch.check_number(rows[0].number if rows else None)
        except Superseded as error:
            writer.supersede(error)

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
        banned = {row.what.removeprefix("person:") for row in rows if row.what[:7] == "person:"}
        for person in banned - self.banned:
            await self.lobby.remove_from_rated_games(person)
        self.banned = banned

    async def sweep(self) -> None:
        """Writes when tables were last used, closes idle ones, and removes what nobody uses.

        Nothing is closed or removed while the system's clock is in doubt.
        """
        steady = self.lobby.people.clock.steady()
        before, self.last_sweep = self.last_sweep, now()
        oldest = self.last_sweep - self.lobby.config.limits.idle * 1000
        used = list[dict[str, object]]()
        async for table in in_slices(self.lobby.tables.values()):
            if table.guests:
                table.used = self.last_sweep
            if table.closed:
                self.lobby.forget(table)
            elif steady and table.used < oldest and not table.rated_game:
                await table.close(messages.closed("idle"))
                self.lobby.forget(table)
            elif table.used >= before:
                used.append({"table": table.code, "time": table.used})
        for at in range(0, len(used), WRITTEN_AT_ONCE):
            rows = used[at : at + WRITTEN_AT_ONCE]
            await self.lobby.writer.write(Write(others=((WHEN_USED, rows),)))
        if not steady:
            return
        forgotten = [(statement, None) for statement in pruning.expired_sign_ins(self.last_sweep)]
        await self.lobby.writer.write(Write(others=tuple(forgotten)))
