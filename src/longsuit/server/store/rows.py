"""Tables and games as rows of the database, and back."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, insert, update

from ...engine.notation import rules, rules_text
from ...engine.options import Options
from ...games import GAMES
from ...protocol.parts import Policy
from ..games.record import Deal, GameHeader, now
from ..tables.seat_owner import SeatOwner
from ..tables.settings import TableSettings
from .schema import deals, games, seats, tables
from .writer import Act

Statement = tuple[Executable | Act, list[dict[str, Any]] | None]


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def table_rows(
    code: str, settings: TableSettings, owners: list[SeatOwner]
) -> tuple[Statement, ...]:
    """A table as it is to be."""
    places = [
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
        (update(tables).where(tables.c.code == code).values(**kept(settings)), None),
        (delete(seats).where(seats.c.code == code), None),
        (insert(seats), places),
    )


def insert_table(code: str, settings: TableSettings, nonce: str = "") -> list[Statement]:
    """With a nonce it may have been written before."""
    row = kept(settings) | {"code": code, "created": now(), "closed": False, "nonce": nonce}
    again: list[Statement] = [(delete(tables).where(tables.c.code == code), None)]
    return [*(again if nonce else ()), (insert(tables), [row])]


def kept(settings: TableSettings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "game": settings.game,
        "preset": settings.preset,
        "options": text(rules_text(settings.rules)),
        "policy": text(settings.policy),
        "banned": text(settings.banned),
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
        "options": text(rules_text(head.rules)),
        "names": text(head.names),
        "people": text(head.people),
        "players": text(head.players),
        "rated": head.rated,
        "started": head.started,
        "ended": None,
        "seed": head.seed,
        "banks": text(head.banks),
        "given": head.given,
    }
    return insert(games), [row]


def insert_deal(game: str, deal: int, fresh: Deal) -> Statement:
    row = {"game": game, "deal": deal, "secret": fresh.secret, "nonces": "[]"}
    return insert(deals), [row]


def update_deal(game: str, deal: int, nonces: tuple[str, ...]) -> Statement:
    here = (deals.c.game == game) & (deals.c.deal == deal)
    return update(deals).where(here).values(nonces=text(nonces)), None


def end_game(game: str, at: int) -> Statement:
    return update(games).where(games.c.id == game).values(ended=at), None


def update_banks(game: str, banks: Sequence[int]) -> Statement:
    return update(games).where(games.c.id == game).values(banks=text(banks)), None


# And back.


def rules_of(game: str, options: str) -> Options:
    chosen: Options = rules(GAMES[game].Rules, msgspec.json.decode(options))
    return chosen


def header_of(kept: Row[Any]) -> GameHeader:
    def texts(value: str) -> tuple[str, ...]:
        return tuple(msgspec.json.decode(value))

    return GameHeader(
        id=kept.id,
        code=kept.code,
        number=kept.number,
        name=kept.game,
        preset=kept.preset,
        rules=rules_of(kept.game, kept.options),
        names=texts(kept.names),
        people=texts(kept.people),
        players=texts(kept.players),
        rated=kept.rated,
        started=kept.started,
        seed=kept.seed,
        banks=tuple(msgspec.json.decode(kept.banks)),
        given=kept.given,
    )


def banned_people(text: str) -> dict[str, str]:
    """People with their names; once it was a list without them."""
    found = msgspec.json.decode(text, type=dict[str, str] | list[str])
    return found if isinstance(found, dict) else dict.fromkeys(found, "")


def settings_of(kept: Row[Any]) -> TableSettings:
    return TableSettings(
        game=kept.game,
        preset=kept.preset,
        rules=rules_of(kept.game, kept.options),
        policy=msgspec.json.decode(kept.policy, type=Policy),
        host=kept.host,
        banned=banned_people(kept.banned),
    )
