"""High scores: ten for each game and preset, at first all of Fred Flintstone."""

import asyncio
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select

from ...engine.sentences import say
from ...games import GAMES
from ...protocol.errors import Refusal
from ..games.record import now
from ..store.schema import highs, scores
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person, named

ENTRIES = 10
LATELY = 30 * 86_400_000  # milliseconds for which a high score is offered


class High(Struct, frozen=True):
    name: str
    total: int
    person: str = ""
    game: str = ""
    at: int = 0


FRED = High("Fred Flintstone", 10)


class Highs:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.entering = asyncio.Lock()  # one at a time, so that the tenth is the tenth

    async def best(self, kind: str, preset: str) -> list[High]:
        """The ten entries, the best first; of equal ones the newest."""
        if kind not in GAMES:
            raise Refusal("no_game")
        if preset not in GAMES[kind].PRESETS:
            raise Refusal("not_found", f"The presets are {', '.join(GAMES[kind].PRESETS)}.")
        (rows,) = await self.lobby.queries.rows(
            select(highs)
            .where(highs.c.kind == kind, highs.c.preset == preset)
            .order_by(highs.c.total.desc(), highs.c.id.desc())
            .limit(ENTRIES)
        )
        found = [High(row.name, row.total, shown(row), row.game, row.at) for row in rows]
        return [*found, *(FRED for _ in range(ENTRIES - len(found)))]

    async def offers(self, who: Person) -> list[dict[str, Any]]:
        """Games that somebody has won lately with a total above the tenth entry."""
        entered = select(highs.c.game).where(highs.c.person == who.id)
        (rows,) = await self.lobby.queries.rows(
            select(scores)
            .where(
                scores.c.person == who.id,
                scores.c.place == 1,
                scores.c.counts,
                scores.c.at > now() - LATELY,
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

    async def enter(self, who: Person, game: str, name: str) -> list[High]:
        """The total of a game that is offered goes in, above equal ones."""
        name = named(name or who.name)
        async with self.entering:
            offered = [offer for offer in await self.offers(who) if offer["game"] == game]
            if not offered:
                raise Refusal("not_now", say("There is no high score to enter for this game."))
            row = offered[0] | {"person": who.id, "name": name, "at": now()}
            await self.lobby.writer.write(Write((), ((insert(highs), [row]),)))
        return await self.best(row["kind"], row["preset"])


def shown(row: Any) -> str:
    """The person of an entry; a game's own id stands there for somebody who has gone."""
    return "" if row.person == row.game else str(row.person)
