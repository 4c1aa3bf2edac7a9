"""What nobody will miss: old closed tables, games there without an end, and guests who never
played."""

from typing import Any

from sqlalchemy import Connection, delete, func, select

from .schema import (
    assists,
    bans,
    deals,
    devices,
    friends,
    games,
    invites,
    people,
    records,
    said,
    scores,
    seats,
    tables,
    tries,
)


def closed(before: int) -> Any:
    """Codes of tables that were closed and have not been used since a time."""
    return select(tables.c.code).where(tables.c.closed.is_(True), tables.c.used < before)


def unfinished(before: int) -> Any:
    """Games at these tables that were never ended."""
    return select(games.c.id).where(games.c.code.in_(closed(before)), games.c.ended.is_(None))


def strangers(before: int) -> Any:
    """Guests of before a time who have finished no game, have no seat, table or friend."""
    here = tables.c.closed.is_(False)
    return select(people.c.id).where(
        people.c.login.is_(None),
        people.c.created < before,
        people.c.id.not_in(select(scores.c.person)),
        people.c.id.not_in(select(tries.c.person)),
        people.c.id.not_in(
            select(seats.c.person).join(tables, tables.c.code == seats.c.code).where(here)
        ),
        people.c.id.not_in(select(tables.c.host).where(here)),
        people.c.id.not_in(select(friends.c.person)),
        people.c.id.not_in(select(friends.c.friend)),
    )


def counts(connection: Connection, before: int) -> dict[str, int]:
    """How much would be deleted."""

    def count(found: Any) -> int:
        return int(
            connection.execute(select(func.count()).select_from(found.subquery())).scalar_one()
        )

    return {
        "closed tables": count(closed(before)),
        "games without an end": count(unfinished(before)),
        "guests who never finished a game": count(strangers(before)),
    }


def prune(connection: Connection, before: int, now: int) -> None:
    """Finished games, scores and accounts stay."""
    gone = unfinished(before)
    for lines in (records, deals, assists):
        connection.execute(delete(lines).where(lines.c.game.in_(gone)))
    connection.execute(delete(tries).where(tries.c.game.in_(gone)))
    connection.execute(delete(games).where(games.c.id.in_(gone)))
    for places in (seats, said):
        connection.execute(delete(places).where(places.c.code.in_(closed(before))))
    who = [person for (person,) in connection.execute(strangers(before))]
    for at in range(0, len(who), 500):
        some = who[at : at + 500]
        for kept in (devices, invites):
            connection.execute(delete(kept).where(kept.c.person.in_(some)))
        connection.execute(delete(people).where(people.c.id.in_(some)))
    connection.execute(delete(tables).where(tables.c.closed.is_(True), tables.c.used < before))
    connection.execute(delete(bans).where(bans.c.until < now))
