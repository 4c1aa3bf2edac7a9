"""Deletes what nobody will miss: old closed tables, their unfinished games, and idle guests."""

from typing import Any

from sqlalchemy import Connection, Delete, delete, func, select

from .schema import (
    assists,
    bans,
    deals,
    devices,
    friends,
    games,
    invites,
    known_addresses,
    people,
    records,
    said,
    scores,
    seats,
    tables,
    tries,
    voids,
)

DAY = 86_400_000  # milliseconds
EXPIRED = 210 * DAY  # unused tokens are refused after 180 days, with the reason, and then removed


def closed_tables(before: int) -> Any:
    """The codes of closed tables that were last used before a time."""
    return select(tables.c.code).where(tables.c.closed.is_(True), tables.c.used < before)


def unfinished_games(before: int) -> Any:
    """The games at these tables that were never ended."""
    return select(games.c.id).where(
        games.c.code.in_(closed_tables(before)), games.c.ended.is_(None)
    )


def idle_guests(before: int) -> Any:
    """The guests of before a time who have finished no game and have no seat, table or friend."""
    is_open = tables.c.closed.is_(False)
    return select(people.c.id).where(
        people.c.login.is_(None),
        people.c.created < before,
        people.c.id.not_in(select(scores.c.person)),
        people.c.id.not_in(select(tries.c.person)),
        people.c.id.not_in(
            select(seats.c.person).join(tables, tables.c.code == seats.c.code).where(is_open)
        ),
        people.c.id.not_in(select(tables.c.host).where(is_open)),
        people.c.id.not_in(select(friends.c.person)),
        people.c.id.not_in(select(friends.c.friend)),
    )


def expired_sign_ins(now: int) -> tuple[Delete, ...]:
    """The statements that remove tokens and known addresses that were not used for long."""
    return (
        delete(devices).where(devices.c.used < now - EXPIRED),
        delete(known_addresses).where(known_addresses.c.at < now - EXPIRED),
    )


def counts(connection: Connection, before: int) -> dict[str, int]:
    """The numbers of rows that `prune` would delete, by their kind."""

    def count(selected: Any) -> int:
        return int(
            connection.execute(select(func.count()).select_from(selected.subquery())).scalar_one()
        )

    return {
        "closed_tables": count(closed_tables(before)),
        "unfinished_games": count(unfinished_games(before)),
        "idle_guests": count(idle_guests(before)),
    }


def prune(connection: Connection, before: int, now: int) -> None:
    """Deletes what is older than a time, and bans that have ended.

    Finished games, scores and accounts stay.
    """
    unfinished = unfinished_games(before)
    for lines in (records, deals, assists, voids):
        connection.execute(delete(lines).where(lines.c.game.in_(unfinished)))
    connection.execute(delete(tries).where(tries.c.game.in_(unfinished)))
    connection.execute(delete(games).where(games.c.id.in_(unfinished)))
    for places in (seats, said):
        connection.execute(delete(places).where(places.c.code.in_(closed_tables(before))))
    who = [person for (person,) in connection.execute(idle_guests(before))]
    for at in range(0, len(who), 500):
        some = who[at : at + 500]
        for kept in (devices, invites):
            connection.execute(delete(kept).where(kept.c.person.in_(some)))
        connection.execute(delete(people).where(people.c.id.in_(some)))
    connection.execute(delete(tables).where(tables.c.closed.is_(True), tables.c.used < before))
    connection.execute(delete(bans).where(bans.c.until < now))
    for statement in expired_sign_ins(now):
        connection.execute(statement)
