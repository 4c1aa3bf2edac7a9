"""Deleting a person: nothing that names them is kept; the games of others stay as they are."""

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Select, delete, select, update

from ...protocol import messages
from ..games.record import GameHeader
from ..store.rows import banned_people
from ..store.schema import (
    calls,
    devices,
    friends,
    games,
    highs,
    invites,
    people,
    ratings,
    said,
    scores,
    seats,
    tables,
    tries,
)
from ..store.writer import Act, Write
from ..tables.lobby import Lobby
from ..tables.seat_owner import SeatOwner
from ..tables.table import Table

SOMEBODY = "somebody"
CLOSED = messages.Closed(reason="closed", text="The host has gone for good.")


async def erase(lobby: Lobby, person: str) -> None:
    """Seats become open, names in old games become somebody, the rest is deleted."""
    for table in list(lobby.tables.values()):
        await depart(table, person)
    await lobby.writer.write(Write((), ((erased(person), None),)))
    for table in list(lobby.tables.values()):
        await depart(table, person)  # again, for who has come back in between
        forget(table, person)


async def depart(table: Table, person: str) -> None:
    """The person's seat is open, and another person at the table is the host."""
    async with table.lock:
        seat, settings, owners = table.seat_of(person), table.settings, table.owners
        if seat >= 0:
            owners = table.with_owner(seat, SeatOwner())
        if settings.host == person:
            others = [owner.person for owner in owners if owner.kind == "person"]
            settings = replace(settings, host=others[0] if others else "")
        if settings is not table.settings or owners is not table.owners:
            await table.change(settings, owners)
    if not settings.host and not table.closed:
        await table.close(CLOSED)
        table.lobby.forget(table)


def forget(table: Table, person: str) -> None:
    """What is in memory, once the database has forgotten."""
    if table.nonce.startswith(f"{person}:"):
        table.lobby.codes_by_nonce.pop(table.nonce, None)
        table.nonce = ""
    if person in table.settings.banned:
        banned = {who: name for who, name in table.settings.banned.items() if who != person}
        table.settings = replace(table.settings, banned=banned)
    kept = [line for line in table.chat if line.person != person]
    if len(kept) < len(table.chat):
        table.chat.clear()
        table.chat.extend(kept)
    if table.running_game and person in table.running_game.record.header.people:
        table.running_game.record.header = unnamed(table.running_game.record.header, person)


def unnamed(head: GameHeader, person: str) -> GameHeader:
    names, ids = without(person, head.names, head.people)
    return replace(head, names=names, people=ids)


def without(
    person: str, names: tuple[str, ...], ids: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names and people of a game without one of them."""
    shown = tuple(SOMEBODY if who == person else name for name, who in zip(names, ids, strict=True))
    return shown, tuple("" if who == person else who for who in ids)


def erased(person: str) -> Act:
    """In one commit; the games are looked for in it, so that none is missed."""

    def act(connection: Connection) -> None:
        played = select(games.c.id, games.c.names, games.c.people).where(
            games.c.people.contains(f'"{person}"', autoescape=True)
        )
        for row in list(connection.execute(played)):
            names, ids = without(person, texts(row.names), texts(row.people))
            connection.execute(
                update(games)
                .where(games.c.id == row.id)
                .values(names=json(names), people=json(ids))
            )
        gone = {"person": "", "name": SOMEBODY}
        connection.execute(update(scores).where(scores.c.person == person).values(gone))
        # A game has one high score of a person, so its own id is as good as theirs here.
        connection.execute(
            update(highs).where(highs.c.person == person).values(person=highs.c.game, name=SOMEBODY)
        )
        connection.execute(
            update(tries).where(tries.c.person == person).values(person=tries.c.game, name=SOMEBODY)
        )
        for row in list(connection.execute(named_at(person))):
            banned = {who: name for who, name in banned_people(row.banned).items() if who != person}
            nonce = "" if row.nonce.startswith(f"{person}:") else row.nonce
            changed = update(tables).where(tables.c.code == row.code)
            connection.execute(changed.values(banned=json(banned), nonce=nonce))
        empty = {"kind": "open", "person": "", "name": ""}
        connection.execute(update(seats).where(seats.c.person == person).values(empty))
        connection.execute(update(tables).where(tables.c.host == person).values(host=""))
        for found in (calls, devices, ratings, said, friends, invites):
            connection.execute(delete(found).where(found.c.person == person))
        connection.execute(delete(friends).where(friends.c.friend == person))
        connection.execute(delete(people).where(people.c.id == person))

    return act


def named_at(person: str) -> Select[Any]:
    """Tables that a person opened with a nonce, or from which they were sent away."""
    opened = tables.c.nonce.startswith(f"{person}:", autoescape=True)
    return select(tables).where(opened | tables.c.banned.contains(f'"{person}"', autoescape=True))


def texts(value: str) -> tuple[str, ...]:
    return tuple(msgspec.json.decode(value))


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
