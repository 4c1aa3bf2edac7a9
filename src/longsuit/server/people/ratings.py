"""Ratings of people at rated tables, by openskill."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from ..store.queries import Queries
from ..store.schema import people, ratings
from ..store.writer import Act

MODEL = PlackettLuce()
SHOWN = 100  # lines of a ranking


def rated(kind: str, who: tuple[str, ...], places: tuple[int, ...]) -> Act:
    """Reads and writes the ratings of those who played; each game of a person in its turn."""

    def act(connection: Connection) -> None:
        here = (ratings.c.kind == kind) & ratings.c.person.in_(who)
        before = {row.person: row for row in connection.execute(select(ratings).where(here))}
        teams = [
            [
                MODEL.rating(before[person].mu, before[person].sigma)
                if person in before
                else MODEL.rating()
            ]
            for person in who
        ]
        after = MODEL.rate(teams, ranks=[float(place) for place in places])
        rows = [
            {
                "person": person,
                "kind": kind,
                "mu": team[0].mu,
                "sigma": team[0].sigma,
                "played": 1 + (before[person].played if person in before else 0),
            }
            for person, team in zip(who, after, strict=True)
        ]
        connection.execute(delete(ratings).where(here))
        connection.execute(insert(ratings), rows)

    return act


def shown(row: Any) -> dict[str, Any]:
    """A rating as it is shown: what somebody is worth with great certainty, and how sure it is."""
    return {
        "rating": round(row.mu - 3 * row.sigma, 2),
        "mu": round(row.mu, 2),
        "sigma": round(row.sigma, 2),
        "played": row.played,
    }


async def ranking(queries: Queries, kind: str) -> list[dict[str, Any]]:
    """The best at a game."""
    worth = ratings.c.mu - 3 * ratings.c.sigma
    (rows,) = await queries.rows(
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.kind == kind)
        .order_by(worth.desc(), ratings.c.person)
        .limit(SHOWN)
    )
    return [{"person": row.person, "name": row.name} | shown(row) for row in rows]
