"""Tables and games as rows of the database, and back.

A `Statement` is a part of a `Write`: what is to be executed, with the rows to insert if any.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, insert, update

from ...engine.notation import rules, rules_text
from ...engine.options import Options
from ...games import GAMES
from ...protocol.parts import Policy
from ..games.record import GameHeader, ShuffleSecret
from ..tables.seat_owner import SeatOwner, computer_gender
from ..tables.settings import TableSettings
from .schema import deals, games, now, seats, tables
from .writer import Procedure

Statement = tuple[Executable | Procedure, list[dict[str, Any]] | None]


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def update_table(
    code: str, settings: TableSettings, owners: list[SeatOwner]
) -> tuple[Statement, ...]:
    """The statements that store the settings and the seats of a table."""
    rows = [
        {
            "code": code,
            "seat": seat,
            "kind": owner.kind,
            "person": owner.person,
            "name": owner.name,
            "player": owner.player,
        }
        for seat, owner in enumerate(owners)
    ]
    return (
        (update(tables).where(tables.c.code == code).values(**settings_row(settings)), None),
        (delete(seats).where(seats.c.code == code), None),
        (insert(seats), rows),
    )


def insert_table(code: str, settings: TableSettings, nonce: str = "") -> list[Statement]:
    """The statements that store a new table; with a nonce it may have been stored before."""
    row = settings_row(settings) | {"code": code, "created": now(), "closed": False, "nonce": nonce}
    replaced: list[Statement] = [(delete(tables).where(tables.c.code == code), None)]
    return [*(replaced if nonce else ()), (insert(tables), [row])]


def settings_row(settings: TableSettings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "game": settings.game,
        "preset": settings.preset,
        "options": json_text(rules_text(settings.rules)),
        "policy": json_text(settings.policy),
        "banned": json_text(settings.banned),
        "used": now(),
    }


def insert_game(head: GameHeader) -> Statement:
    row = {
        "id": head.id,
        "code": head.code,
        "number": head.number,
        "game": head.name,
        "version": GAMES[head.name].VERSION,
        "preset": head.preset,
        "options": json_text(rules_text(head.rules)),
        "names": json_text(head.names),
        "people": json_text(head.people),
        "players": json_text(head.players),
        "rated": head.rated,
        "started": head.started,
        "ended": None,
        "seed": head.seed,
        "banks": json_text(head.banks),
        "given": head.given,
    }
    return insert(games), [row]


def insert_deal(game: str, deal: int, fresh: ShuffleSecret) -> Statement:
    row = {"game": game, "deal": deal, "secret": fresh.secret, "nonces": "[]"}
    return insert(deals), [row]


def update_deal(game: str, deal: int, nonces: tuple[str, ...]) -> Statement:
    here = (deals.c.game == game) & (deals.c.deal == deal)
    return update(deals).where(here).values(nonces=json_text(nonces)), None


def end_game(game: str, at: int) -> Statement:
    return update(games).where(games.c.id == game).values(ended=at), None


def update_banks(game: str, banks: Sequence[int]) -> Statement:
    return update(games).where(games.c.id == game).values(banks=json_text(banks)), None


# From rows.


def rules_of(game: str, options: str) -> Options:
    chosen: Options = rules(GAMES[game].Rules, msgspec.json.decode(options))
    return chosen


def header_of(row: Row[Any]) -> GameHeader:
    def texts(value: str) -> tuple[str, ...]:
        return tuple(msgspec.json.decode(value))

    return GameHeader(
        id=row.id,
        code=row.code,
        number=row.number,
        name=row.game,
        preset=row.preset,
        rules=rules_of(row.game, row.options),
        names=texts(row.names),
        people=texts(row.people),
        players=texts(row.players),
        rated=row.rated,
        started=row.started,
        seed=row.seed,
        banks=tuple(msgspec.json.decode(row.banks)),
        given=row.given,
    )


def seat_owner_of(row: Row[Any]) -> SeatOwner:
    """The owner of a seat, from its row and the gender of its person, if it has one."""
    gender = computer_gender(row.name) if row.kind == "computer" else row.gender or ""
    return SeatOwner(
        kind=row.kind, person=row.person, name=row.name, gender=gender, player=row.player
    )


def banned_people(text: str) -> dict[str, str]:
    """The ids and names of banned people; an older version stored a list without names."""
    people = msgspec.json.decode(text, type=dict[str, str] | list[str])
    return people if isinstance(people, dict) else dict.fromkeys(people, "")


def settings_of(row: Row[Any]) -> TableSettings:
    return TableSettings(
        game=row.game,
        preset=row.preset,
        rules=rules_of(row.game, row.options),
        policy=msgspec.json.decode(row.policy, type=Policy),
        host=row.host,
        banned=banned_people(row.banned),
    )
