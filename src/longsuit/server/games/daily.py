"""The daily deal: for each game and day one deal, the same for everybody.

All shuffles of a day's game follow from a secret that the server keeps and from the date, and so
do the random choices of its computer players.  Nobody can compute them before, and all who act
alike meet the same game.

A try is ranked if the person had an account, with a password, before the day began in UTC: a guest
could have looked at the deal before under another name.
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
from ...protocol.parts import Line, Policy, VoidReason, line
from ..people.identity import Person
from ..store.schema import secrets, tries
from ..store.writer import Write
from ..tables.lobby import Lobby, new_record
from .record import derived_secret

PLAYER = "heuristic"  # the kind of the computer players
RANKING_LINES = 100
POLICY = Policy(chat="off", takeback=False, stand_in=600)


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
            unranked = await self.unranked(person, day)
            if row is None:
                return await self.open_table(person, kind, day, unranked)
        if row.ended is not None or row.code not in self.lobby.tables:
            raise Refusal("not_now", say("daily_deal_used"))
        begun = {"code": row.code, "game": row.game, "day": day}
        return begun | {"new": False, "unranked": note(unranked)}

    async def unranked(self, person: Person, day: str) -> VoidReason | None:
        """Why a person's tries of a day are not ranked; None if they are."""
        row = await self.lobby.queries.person_by_id(person.id)
        if row is None or row.login is None:
            return "daily_guest"
        began = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000
        early = row.account_since is not None and row.account_since < began
        return None if early else "daily_new_account"

    async def open_table(
        self, person: Person, kind: str, day: str, unranked: VoidReason | None
    ) -> dict[str, Any]:
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
        if unranked:
            record.voids.add((0, unranked))
        row = {"kind": kind, "person": person.id, "name": person.name, "ranked": not unranked}
        row |= begun
        async with table.lock:
            await self.lobby.begin(table, record, (insert(tries), [row]))
        return begun | {"new": True, "unranked": note(unranked)}

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

    async def ranking(self, kind: str, day: str, person: Person | None) -> dict[str, Any]:
        """The best ranked attempts of a day; of equal totals the first to finish comes first.

        A person is told besides why their own tries of the day are not ranked.
        """
        require_game(kind)
        if not is_day(day):
            raise Refusal("bad_message", say("bad_day"))
        if day > self.today():
            raise Refusal("not_now", say("bad_day"))
        here = (tries.c.kind == kind) & (tries.c.day == day)
        (rows,) = await self.lobby.queries.rows(
            select(tries)
            .where(here, tries.c.ranked, tries.c.total.is_not(None))
            .order_by(tries.c.total.desc(), tries.c.ended)
            .limit(RANKING_LINES)
        )
        places = [1 + sum(other.total > row.total for other in rows) for row in rows]
        lines = [
            {"place": place, "name": row.name, "total": row.total}
            for place, row in zip(places, rows, strict=True)
        ]
        unranked = await self.unranked(person, day) if person else None
        return {"game": kind, "day": day, "ranking": lines, "unranked": note(unranked)}


def note(unranked: VoidReason | None) -> Line | None:
    """What a person is told whose tries are not ranked."""
    return line(say(f"void_{unranked}")) if unranked else None


def require_game(kind: str) -> None:
    if kind not in GAMES:
        raise Refusal("no_game")


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
