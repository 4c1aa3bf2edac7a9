"""Ratings of people at rated tables: a Bayesian rating by the Plackett-Luce model (openskill)."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from ..store.queries import Queries
from ..store.schema import people, ratings
from ..store.writer import Procedure

MODEL = PlackettLuce()
RANKING_LENGTH = 100  # people


def rate(kind: str, players: tuple[str, ...], places: tuple[int, ...]) -> Procedure:
    """The change of the players' ratings by one game: read and written in the same commit.

    Anyone who has deleted their data meanwhile counts as a new player, and is given no rating.
    """

    def act(connection: Connection) -> None:
        known = set(connection.scalars(select(people.c.id).where(people.c.id.in_(players))))
        here = (ratings.c.kind == kind) & ratings.c.person.in_(players)
        before = {row.person: row for row in connection.execute(select(ratings).where(here))}
        teams = [
            [
                MODEL.rating(before[person].mu, before[person].sigma)
                if person in before
                else MODEL.rating()
            ]
            for person in players
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
            for person, team in zip(players, after, strict=True)
            if person in known
        ]
        connection.execute(delete(ratings).where(here))
        if rows:
            connection.execute(insert(ratings), rows)

    return act


def rating_fields(row: Any) -> dict[str, Any]:
    """A rating as it is sent: a lower bound of the skill (mu - 3 sigma), and its parts."""
    return {
        "rating": round(row.mu - 3 * row.sigma, 2),
        "mu": round(row.mu, 2),
        "sigma": round(row.sigma, 2),
        "played": row.played,
    }


async def ranking(queries: Queries, kind: str) -> list[dict[str, Any]]:
    """The people with the best ratings at a game."""
    lower_bound = ratings.c.mu - 3 * ratings.c.sigma
    (rows,) = await queries.rows(
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.kind == kind)
        .order_by(lower_bound.desc(), ratings.c.person)
        .limit(RANKING_LENGTH)
    )
    return [{"person": row.person, "name": row.name} | rating_fields(row) for row in rows]
