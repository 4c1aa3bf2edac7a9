"""What a person would leave behind on a device that becomes somebody else."""

from typing import Any

from msgspec import Struct
from sqlalchemy import func, select

from ..store.queries import Queries
from ..store.schema import friends, games, highs, scores, seats, tables
from .identity import Person


class Belongings(Struct, frozen=True, kw_only=True):
    """How much of each kind a person has."""

    seats: int  # at open tables
    playing: int  # of these, in a game that is not over
    games: int  # finished
    high_scores: int
    friends: int


async def belongings_of(queries: Queries, person: Person) -> Belongings:
    taken = (seats.c.person == person.id) & ~tables.c.closed
    at_open_table = select(seats.c.code).join(tables, tables.c.code == seats.c.code).where(taken)
    running = games.c.code.in_(at_open_table) & games.c.ended.is_(None)
    counted: tuple[Any, ...] = (
        select(func.count()).select_from(at_open_table.subquery()),
        select(func.count(games.c.code.distinct())).where(running),
        *(
            select(func.count()).select_from(table).where(table.c.person == person.id)
            for table in (scores, highs, friends)
        ),
    )
    found = [rows[0][0] for rows in await queries.rows(*counted)]
    return Belongings(**dict(zip(Belongings.__struct_fields__, found, strict=True)))
