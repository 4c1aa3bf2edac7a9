"""Erasing a person: nothing that names them is kept; games that others played stay as they are."""

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Select, delete, select, update

from ...protocol import messages
from ..games.record import GameHeader
from ..slices import in_slices
from ..store.rows import banned_people
from ..store.schema import (
    calls,
    devices,
    friends,
    games,
    highs,
    invites,
    known_addresses,
    passkeys,
    people,
    ratings,
    recovery_codes,
    said,
    scores,
    seats,
    tables,
    totp,
    tries,
)
from ..store.writer import Procedure, Write
from ..tables.lobby import Lobby
from ..tables.table import Table

SOMEBODY = "somebody"
# The tables whose rows are deleted with their person.
PERSONAL = (
    *(calls, devices, known_addresses, ratings, said, friends, invites),
    *(totp, recovery_codes, passkeys),
)
CLOSED = messages.closed("closed", "table_host_gone")


async def erase(lobby: Lobby, person: str) -> None:
    """Opens the person's seats, replaces the name in old games, and deletes the rest."""
    await vacate_all(lobby, person)
    await lobby.writer.write(Write((), ((erase_rows(person), None),)))
    await vacate_all(lobby, person)  # again, if the person has come back in between
    async for table in in_slices(lobby.tables.values()):
        forget(table, person)


async def vacate_all(lobby: Lobby, person: str) -> None:
    for table in {*lobby.index.seated(person), *lobby.index.hosted(person)}:
        await vacate(table, person)


async def vacate(table: Table, person: str) -> None:
    """Takes the person's seat away, and makes another person at the table the host or closes it.

    A rated game is played to its end first.
    """
    if table.seat_of(person) >= 0 and table.stored_state == "playing" and not table.closed:
        await table.lobby.find(table.code)  # loads its game, which may be rated
    async with table.lock:
        seat, settings = table.seat_of(person), table.settings
        if settings.host == person:
            people = [owner.person for owner in table.owners if owner.kind == "person"]
            others = [other for other in people if other != person]
            settings = replace(settings, host=others[0] if others else "")
        if seat >= 0:
            await table.vacate(seat, settings)
        elif settings is not table.settings:
            await table.change(settings, table.owners)
    if not settings.host and not table.closed and not table.rated_game:
        await table.close(CLOSED)
        table.lobby.forget(table)


def forget(table: Table, person: str) -> None:
    """Removes the person from memory, once the database has forgotten them."""
    if table.nonce.startswith(f"{person}:"):
        table.lobby.codes_by_nonce.pop(table.nonce, None)
        table.nonce = ""
    if person in table.settings.banned:
        banned = {other: name for other, name in table.settings.banned.items() if other != person}
        table.settings = replace(table.settings, banned=banned)
    lines = [line for line in table.chat if line.person != person]
    if len(lines) < len(table.chat):
        table.chat.clear()
        table.chat.extend(lines)
    if table.running_game and person in table.running_game.record.header.people:
        table.running_game.record.header = without_person(table.running_game.record.header, person)


def without_person(header: GameHeader, person: str) -> GameHeader:
    names, ids = anonymous(person, header.names, header.people)
    return replace(header, names=names, people=ids)


def anonymous(
    person: str, names: tuple[str, ...], ids: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names and ids of the people of a game, with one person made anonymous."""
    shown_names = tuple(
        SOMEBODY if other == person else name for name, other in zip(names, ids, strict=True)
    )
    return shown_names, tuple("" if other == person else other for other in ids)


def erase_rows(person: str) -> Procedure:
    """The changes to the database, made in one commit, in which the games are also looked up."""

    def act(connection: Connection) -> None:
        played = select(games.c.id, games.c.names, games.c.people).where(
            games.c.people.contains(f'"{person}"', autoescape=True)
        )
        for row in list(connection.execute(played)):
            names, ids = anonymous(person, texts(row.names), texts(row.people))
            connection.execute(
                update(games)
                .where(games.c.id == row.id)
                .values(names=json(names), people=json(ids))
            )
        anonymized = {"person": "", "name": SOMEBODY}
        connection.execute(update(scores).where(scores.c.person == person).values(anonymized))
        # A game has one high score of a person, so its own id is as good as theirs here.
        connection.execute(
            update(highs).where(highs.c.person == person).values(person=highs.c.game, name=SOMEBODY)
        )
        connection.execute(
            update(tries).where(tries.c.person == person).values(person=tries.c.game, name=SOMEBODY)
        )
        for row in list(connection.execute(tables_naming(person))):
            banned = {
                other: name for other, name in banned_people(row.banned).items() if other != person
            }
            nonce = "" if row.nonce.startswith(f"{person}:") else row.nonce
            changed = update(tables).where(tables.c.code == row.code)
            connection.execute(changed.values(banned=json(banned), nonce=nonce))
        empty = {"kind": "open", "person": "", "name": ""}
        connection.execute(update(seats).where(seats.c.person == person).values(empty))
        connection.execute(update(tables).where(tables.c.host == person).values(host=""))
        for rows in PERSONAL:
            connection.execute(delete(rows).where(rows.c.person == person))
        connection.execute(delete(friends).where(friends.c.friend == person))
        connection.execute(delete(people).where(people.c.id == person))

    return act


def tables_naming(person: str) -> Select[Any]:
    """Selects the tables that a person opened with a nonce or is banned from."""
    opened = tables.c.nonce.startswith(f"{person}:", autoescape=True)
    return select(tables).where(opened | tables.c.banned.contains(f'"{person}"', autoescape=True))


def texts(value: str) -> tuple[str, ...]:
    return tuple(msgspec.json.decode(value))


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
