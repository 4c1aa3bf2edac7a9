"""Tables and games as rows of the database, and back.

A `Statement` is a part of a `Write`: what is to be executed, with the rows to insert if any.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, insert, update

from ...engine.notation import rules_text
from ...engine.options import Options
from ...engine.sentences import reason
from ...games import GAMES
from ...games.versions import game_of_version, rules_of_version
from ...protocol.parts import Policy
from ..games.clock import with_rated_clock
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
        "version": GAMES[settings.game].VERSION,
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
        "fixed_seed": head.fixed_seed,
        "banks": json_text(head.banks),
        "given": head.given,
        "departed": json_text(head.departed),
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


def update_departed(game: str, departed: Sequence[int]) -> Statement:
    return update(games).where(games.c.id == game).values(departed=json_text(departed)), None


# From rows.


class UnreadableRules(ValueError):
    """A stored game cannot be played by this program; the sentence says what it does not know."""


def rules_of(game: str, version: int, options: str) -> Options:
    """The rules that were stored by some version of a game, or UnreadableRules."""
    try:
        return rules_of_version(
            game_of_version(game, version), version, msgspec.json.decode(options)
        )
    except msgspec.DecodeError:
        raise
    except ValueError as error:
        raise UnreadableRules(reason(error)) from None


def header_of(row: Row[Any]) -> GameHeader:
    def texts(value: str) -> tuple[str, ...]:
        return tuple(msgspec.json.decode(value))

    return GameHeader(
        id=row.id,
        code=row.code,
        number=row.number,
        name=row.game,
        preset=row.preset,
        rules=rules_of(row.game, row.version, row.options),
        names=texts(row.names),
        people=texts(row.people),
        players=texts(row.players),
        rated=row.rated and not row.seed,  # an older version stored daily deals as rated
        started=row.started,
        seed=row.seed,
        fixed_seed=row.fixed_seed,
        banks=tuple(msgspec.json.decode(row.banks)),
        given=row.given,
        departed=tuple(msgspec.json.decode(row.departed)),
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


def policy_of(text: str) -> Policy:
    """A stored policy; that of an older version loses what rated tables do not allow any more."""
    stored = msgspec.json.decode(text)
    if stored.get("rated"):
        watch = "none" if stored.get("watch") == "seat" else stored.get("watch", "none")
        stored |= {"odds": False, "watch": watch}
    return with_rated_clock(msgspec.convert(stored, Policy))


def settings_of(row: Row[Any]) -> TableSettings:
    return TableSettings(
        game=row.game,
        preset=row.preset,
        rules=rules_of(row.game, row.version, row.options),
        policy=policy_of(row.policy),
        host=row.host,
        banned=banned_people(row.banned),
    )
