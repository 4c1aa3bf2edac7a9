"""The daily deal: for each game and day one deal, the same for everybody.

All shuffles of a day's game follow from a secret that the server keeps and from the date, and so
do the choices that its computer players leave to chance.  Nobody can compute them before, and
everybody who acts alike meets the same game.
"""

import asyncio
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import insert, select

from ...engine import fair_shuffle
from ...engine.sentences import say
from ...games import GAMES
from ...protocol import requests
from ...protocol.errors import Refusal
from ...protocol.parts import Policy
from ..people.identity import Person
from ..store.schema import secrets, tries
from ..store.writer import Write
from ..tables.lobby import Lobby, new_record
from .record import derived_secret

PLAYER = "heuristic"
SHOWN = 100  # lines of a ranking
POLICY = Policy(chat="off", rated=True, takeback=False, stand_in=600)


class Daily:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.beginning = asyncio.Lock()  # one at a time, so that everybody has one try
        self.key = ""

    def today(self) -> str:
        """The day by the clock of Greenwich."""
        return datetime.now(UTC).date().isoformat()

    async def begin(self, who: Person, kind: str) -> dict[str, Any]:
        """The table of somebody's one try today; asked again, the same table."""
        known(kind)
        async with self.beginning:
            day = self.today()
            row = await self.tried(who, kind, day)
            if row is None:
                return await self.open(who, kind, day)
        if row.total is not None or row.code not in self.lobby.tables:
            raise Refusal(
                "not_now", say("You have had your try at this deal: there is one each day.")
            )
        return {"code": row.code, "game": row.game, "day": day, "new": False}

    async def open(self, who: Person, kind: str, day: str) -> dict[str, Any]:
        count = GAMES[kind].seats(next(iter(GAMES[kind].PRESETS.values())))
        words = ("me", *(PLAYER for _ in range(count - 1)))
        seed = derived_secret(await self.secret(), f"daily {kind} {day}")
        table = await self.lobby.create(who, requests.Create(game=kind, seats=words, policy=POLICY))
        record = new_record(table, seed)
        found = {"day": day, "game": record.header.id, "code": table.code}
        row = found | {"kind": kind, "person": who.id, "name": who.name}
        async with table.lock:
            await self.lobby.begin(table, record, (insert(tries), [row]))
        return found | {"new": True}

    async def secret(self) -> str:
        """The key of this server, drawn once."""
        if not self.key:
            kept = select(secrets.c.secret).where(secrets.c.name == "daily")
            (rows,) = await self.lobby.queries.rows(kept)
            if rows:
                self.key = rows[0].secret
            else:
                fresh = fair_shuffle.fresh()
                row = {"name": "daily", "secret": fresh}
                await self.lobby.writer.write(Write((), ((insert(secrets), [row]),)))
                self.key = fresh
        return self.key

    async def tried(self, who: Person, kind: str, day: str) -> Any:
        mine = (tries.c.person == who.id) & (tries.c.kind == kind) & (tries.c.day == day)
        (rows,) = await self.lobby.queries.rows(select(tries).where(mine))
        return rows[0] if rows else None

    async def ranking(self, kind: str, day: str) -> dict[str, Any]:
        """Who has done best on a day; of equal totals the first to finish."""
        known(kind)
        day = day or self.today()
        if not is_day(day) or day > self.today():
            raise Refusal(
                "bad_message", say("A day is written 2026-11-16, and is not in the future.")
            )
        here = (tries.c.kind == kind) & (tries.c.day == day)
        (rows,) = await self.lobby.queries.rows(
            select(tries)
            .where(here, tries.c.total.is_not(None))
            .order_by(tries.c.total.desc(), tries.c.ended)
            .limit(SHOWN)
        )
        places = [1 + sum(other.total > row.total for other in rows) for row in rows]
        lines = [
            {"place": place, "name": row.name, "total": row.total}
            for place, row in zip(places, rows, strict=True)
        ]
        return {"game": kind, "day": day, "ranking": lines}


def known(kind: str) -> None:
    if kind not in GAMES:
        raise Refusal("no_game")


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
