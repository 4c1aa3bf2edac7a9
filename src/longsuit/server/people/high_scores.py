"""High scores: ten for each game and preset; at first all are Fred Flintstone's."""

import asyncio
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select

from ...engine.sentences import excerpt, say
from ...games import GAMES
from ...protocol.errors import Refusal
from ..store.schema import highs, now, scores
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person
from .names import clean_name

ENTRIES = 10
OFFER_PERIOD = 30 * 86_400_000  # milliseconds for which a high score is offered


class HighScore(Struct, frozen=True):
    name: str
    total: int
    person: str = ""
    game: str = ""
    at: int = 0


FRED = HighScore("Fred Flintstone", 10)


class HighScores:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.entry_lock = asyncio.Lock()  # so that two entries do not both become the tenth

    async def best(self, kind: str, preset: str) -> list[HighScore]:
        """The ten entries, the best first, and of equal ones the newest first."""
        if kind not in GAMES:
            raise Refusal("no_game")
        if preset not in GAMES[kind].PRESETS:
            why = say("no_such_preset", text=excerpt(preset), choices=GAMES[kind].PRESETS)
            raise Refusal("not_found", why)
        (rows,) = await self.lobby.queries.rows(
            select(highs)
            .where(highs.c.kind == kind, highs.c.preset == preset)
            .order_by(highs.c.total.desc(), highs.c.id.desc())
            .limit(ENTRIES)
        )
        entries = [
            HighScore(row.name, row.total, public_person(row), row.game, row.at) for row in rows
        ]
        return [*entries, *(FRED for _ in range(ENTRIES - len(entries)))]

    async def offers(self, person: Person) -> list[dict[str, Any]]:
        """The games that a person has won lately with a total above the tenth entry."""
        entered = select(highs.c.game).where(highs.c.person == person.id)
        (rows,) = await self.lobby.queries.rows(
            select(scores)
            .where(
                scores.c.person == person.id,
                scores.c.place == 1,
                scores.c.counts,
                scores.c.at > now() - OFFER_PERIOD,
                scores.c.game.not_in(entered),
            )
            .order_by(scores.c.at.desc())
            .limit(100)
        )
        tenth = {
            key: (await self.best(*key))[-1].total for key in {(r.kind, r.preset) for r in rows}
        }
        return [
            {"game": row.game, "kind": row.kind, "preset": row.preset, "total": row.total}
            for row in rows
            if row.total > tenth[row.kind, row.preset]
        ]

    async def enter(self, person: Person, game: str, name: str) -> list[HighScore]:
        """Enters the total of a game that is offered, above equal ones; returns the new ten."""
        name = clean_name(name or person.name)
        async with self.entry_lock:
            offered = [offer for offer in await self.offers(person) if offer["game"] == game]
            if not offered:
                raise Refusal("not_now", say("no_high_score_to_enter"))
            if await self.lobby.people.name_of_other(name, person.id):
                raise Refusal("bad_name", say("name_taken"))
            row = offered[0] | {"person": person.id, "name": name, "at": now()}
            await self.lobby.writer.write(Write((), ((insert(highs), [row]),)))
        return await self.best(row["kind"], row["preset"])


def public_person(row: Any) -> str:
    """The person of an entry; empty for one who was erased, whose id the game's id replaces."""
    return "" if row.person == row.game else str(row.person)
