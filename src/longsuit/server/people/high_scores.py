"""High scores: ten for each game, preset and number of seats."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select

from ...engine.sentences import excerpt, say
from ...games import GAMES
from ...games.high_scores import ENTRIES, ScoreList, filled, place_of, seat_counts
from ...protocol.errors import Refusal
from ...settings import HighScore as LocalScore
from ..store.schema import highs, now, scores
from ..store.writer import Write
from ..tables.lobby import Lobby
from .identity import Person
from .names import clean_name

OFFER_PERIOD = 30 * 86_400_000  # milliseconds for which a high score is offered


class HighScore(Struct, frozen=True):
    """An entry; `total` is what counts in the game, as its rule sheet says."""

    name: str
    total: int
    person: str = ""
    game: str = ""
    at: int = 0
    imported: bool = False  # from the file of an original program


class HighScores:
    """The lists of this server; `own` are entries of the person whose own server this is."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.entry_lock = asyncio.Lock()  # so that two entries do not both become the tenth

    async def best(
        self, kind: str, preset: str, seats: int = 0, own: Sequence[LocalScore] = ()
    ) -> list[HighScore]:
        """The ten entries, the best first, and of equal ones the newest first; with no number of
        seats those of the preset's own."""
        return await self.entries(named_list(kind, preset, seats), own)

    async def entries(self, of: ScoreList, own: Sequence[LocalScore]) -> list[HighScore]:
        (rows,) = await self.lobby.queries.rows(
            select(highs)
            .where(highs.c.kind == of.game, highs.c.preset == of.preset, highs.c.seats == of.seats)
            .order_by(highs.c.total.desc(), highs.c.id.desc())
            .limit(ENTRIES)
        )
        found = [
            HighScore(row.name, row.total, public_person(row), row.game, row.at) for row in rows
        ]
        found += [
            HighScore(entry.name, entry.points, imported=entry.imported)
            for entry in own
            if entry.score_list == of
        ]
        first = GAMES[of.game].FIRST_HIGH_SCORE
        return filled(sorted(found, key=lambda entry: -entry.total), first and HighScore(*first))

    async def offers(self, person: Person, own: Sequence[LocalScore] = ()) -> list[dict[str, Any]]:
        """The games that a person has won lately with more than the tenth entry."""
        entered = select(highs.c.game).where(highs.c.person == person.id)
        (rows,) = await self.lobby.queries.rows(
            select(scores)
            .where(
                scores.c.person == person.id,
                scores.c.high.is_not(None),
                scores.c.counts,
                scores.c.at > now() - OFFER_PERIOD,
                scores.c.game.not_in(entered),
            )
            .order_by(scores.c.at.desc())
            .limit(100)
        )
        lists = {ScoreList(row.kind, row.preset, row.seats) for row in rows}
        values = {of: [entry.total for entry in await self.entries(of, own)] for of in lists}
        return [
            {
                "game": row.game,
                "kind": row.kind,
                "preset": row.preset,
                "seats": row.seats,
                "total": row.high,
            }
            for row in rows
            if place_of(row.high, values[ScoreList(row.kind, row.preset, row.seats)]) is not None
        ]

    async def enter(
        self, person: Person, game: str, name: str, own: Sequence[LocalScore] = ()
    ) -> list[HighScore]:
        """Enters the total of a game that is offered, above equal ones; returns the new ten."""
        name = clean_name(name or person.name)
        async with self.entry_lock:
            offers = await self.offers(person, own)
            offered = [offer for offer in offers if offer["game"] == game]
            if not offered:
                raise Refusal("not_now", say("no_high_score_to_enter"))
            if await self.lobby.people.name_of_other(name, person.id):
                raise Refusal("bad_name", say("name_taken"))
            row = offered[0] | {"person": person.id, "name": name, "at": now()}
            await self.lobby.writer.write(Write((), ((insert(highs), [row]),)))
        return await self.best(row["kind"], row["preset"], row["seats"], own)


def named_list(kind: str, preset: str, seats: int) -> ScoreList:
    """The list of that name, or Refusal; 0 seats are those of the preset."""
    if kind not in GAMES:
        raise Refusal("no_game")
    if preset not in GAMES[kind].PRESETS:
        why = say("no_such_preset", text=excerpt(preset), choices=GAMES[kind].PRESETS)
        raise Refusal("not_found", why)
    counts = seat_counts(kind, preset)
    if seats and seats not in counts:
        why = say("no_such_score_list", n=seats, choices=sorted(counts))
        raise Refusal("not_found", why)
    return ScoreList(kind, preset, seats or counts[0])


def public_person(row: Any) -> str:
    """The person of an entry; empty for one who was erased, whose id the game's id replaces."""
    return "" if row.person == row.game else str(row.person)
