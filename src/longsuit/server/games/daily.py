"""The daily deal: for each game and day one deal, the same for everybody.

All shuffles of a day's game follow from a secret that the server keeps and from the date, and so
do the random choices of its computer players.  Nobody can compute them before, and all who act
alike meet the same game.
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

PLAYER = "heuristic"  # the kind of the computer players
RANKING_LINES = 100
POLICY = Policy(chat="off", rated=True, takeback=False, stand_in=600)


class Daily:
    """The daily deals of a server; each person has one attempt at each."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.lock = asyncio.Lock()  # so that nobody begins two attempts at once
        self.key = ""  # empty until it is needed

    def today(self) -> str:
        """The date in UTC, as 2026-11-16."""
        return datetime.now(UTC).date().isoformat()

    async def begin(self, person: Person, kind: str) -> dict[str, Any]:
        """Begins a person's attempt at today's deal; a second time it returns the same table."""
        require_game(kind)
        async with self.lock:
            day = self.today()
            row = await self.attempt(person, kind, day)
            if row is None:
                return await self.open_table(person, kind, day)
        if row.total is not None or row.code not in self.lobby.tables:
            raise Refusal("not_now", say("daily_deal_used"))
        return {"code": row.code, "game": row.game, "day": day, "new": False}

    async def open_table(self, person: Person, kind: str, day: str) -> dict[str, Any]:
        """Opens the table of a new attempt and begins its game."""
        self.lobby.admission.tables_opened.take(person.id)
        count = GAMES[kind].seats(next(iter(GAMES[kind].PRESETS.values())))
        words = ("me", *(PLAYER for _ in range(count - 1)))
        seed = derived_secret(await self.secret(), f"daily {kind} {day}")
        table = await self.lobby.create(
            person, requests.Create(game=kind, seats=words, policy=POLICY)
        )
        record = new_record(table, seed)
        begun = {"day": day, "game": record.header.id, "code": table.code}
        row = begun | {"kind": kind, "person": person.id, "name": person.name}
        async with table.lock:
            await self.lobby.begin(table, record, (insert(tries), [row]))
        return begun | {"new": True}

    async def secret(self) -> str:
        """The key of this server, drawn once and stored."""
        if not self.key:
            stored = select(secrets.c.secret).where(secrets.c.name == "daily")
            (rows,) = await self.lobby.queries.rows(stored)
            if rows:
                self.key = rows[0].secret
            else:
                fresh = fair_shuffle.random_hex()
                row = {"name": "daily", "secret": fresh}
                await self.lobby.writer.write(Write((), ((insert(secrets), [row]),)))
                self.key = fresh
        return self.key

    async def attempt(self, person: Person, kind: str, day: str) -> Any:
        """The row of a person's attempt, or None."""
        mine = (tries.c.person == person.id) & (tries.c.kind == kind) & (tries.c.day == day)
        (rows,) = await self.lobby.queries.rows(select(tries).where(mine))
        return rows[0] if rows else None

    async def ranking(self, kind: str, day: str) -> dict[str, Any]:
        """The best attempts of a day; of equal totals the first to finish comes first."""
        require_game(kind)
        day = day or self.today()
        if not is_day(day) or day > self.today():
            raise Refusal("bad_message", say("bad_day"))
        here = (tries.c.kind == kind) & (tries.c.day == day)
        (rows,) = await self.lobby.queries.rows(
            select(tries)
            .where(here, tries.c.total.is_not(None))
            .order_by(tries.c.total.desc(), tries.c.ended)
            .limit(RANKING_LINES)
        )
        places = [1 + sum(other.total > row.total for other in rows) for row in rows]
        lines = [
            {"place": place, "name": row.name, "total": row.total}
            for place, row in zip(places, rows, strict=True)
        ]
        return {"game": kind, "day": day, "ranking": lines}


def require_game(kind: str) -> None:
    if kind not in GAMES:
        raise Refusal("no_game")


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
