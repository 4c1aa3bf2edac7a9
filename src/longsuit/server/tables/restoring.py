"""Tables after a restart: those that load, and those that do not and are set aside.

A table is set aside when this program cannot make sense of its rows: an unknown game, option,
version or player, or a damaged record.  Nothing of it is changed.  Whoever comes there is told why,
`longsuit admin list` shows the reason, and the next start tries again.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Row, update

from ...engine.sentences import Sentence, reason, say
from ...protocol.errors import Refusal
from ...protocol.parts import line
from ..error_log import log_error
from ..store.rows import Statement, UnreadableRules, json_text, seat_owner_of, settings_of
from ..store.schema import tables
from ..store.writer import Unavailable, Write
from .seat_owner import computer_player
from .table import Table

if TYPE_CHECKING:
    from .lobby import Lobby

log = structlog.get_logger("lobby")


async def restore(lobby: "Lobby") -> None:
    """Brings back every table that is not closed; its game is loaded when somebody comes."""
    heads, places, played = await lobby.queries.tables()
    rows: dict[str, list[Row[Any]]] = {}
    for place in places:
        rows.setdefault(place.code, []).append(place)
    troubles = {}
    for head in heads:
        try:
            add_table(lobby, head, rows.get(head.code, []))
        except Exception as error:  # whatever it is, the other tables are brought back
            troubles[head.code] = trouble(error)
    for table in sorted(lobby.tables.values(), key=lambda table: table.used):
        lobby.index.update(table)
    here = [game for game in played if game.code in lobby.tables]
    for game in sorted(here, key=lambda game: game.number):
        lobby.unloaded[game.code] = game.id
        table = lobby.tables[game.code]
        table.game_number = game.number
        table.stored_state = "over" if game.ended else "playing"
    lobby.unfinished_rated = [
        game.code
        for game in here
        if game.rated and not game.ended and lobby.unloaded[game.code] == game.id
    ]
    if troubles or any(head.set_aside for head in heads):
        clear = update(tables).where(tables.c.set_aside != "").values(set_aside="")
        await set_aside(lobby, troubles, (clear, None))


def add_table(lobby: "Lobby", head: Row[Any], places: list[Row[Any]]) -> None:
    """Adds a table from its row and those of its seats."""
    owners = [seat_owner_of(place) for place in sorted(places, key=lambda place: place.seat)]
    table = Table(lobby, head.code, settings_of(head), owners)
    if owners and len(owners) != table.game.seats(table.settings.rules):
        raise RuntimeError("not all seats are stored")
    table.used, table.nonce = head.used, head.nonce
    lobby.tables[head.code], lobby.unloaded[head.code] = table, ""
    if head.nonce:
        lobby.codes_by_nonce[head.nonce] = head.code


def require_players(table: Table) -> None:
    """Raises Refusal if a computer player at the table is not known."""
    for owner in table.owners:
        if owner.kind == "computer":
            computer_player(owner.player, table.settings.game, table.settings.rules)


def trouble(error: Exception) -> Sentence:
    """Why a table does not load; of a damaged record only a number, as its text may name cards."""
    if isinstance(error, UnreadableRules):
        return reason(error)
    if isinstance(error, Refusal) and error.code == "bad_player":
        return error.sentence
    refusal = log_error(log, "table not loaded", error)
    return say("record_damaged", reference=refusal.sentence.values["reference"])


async def set_aside(lobby: "Lobby", why: dict[str, Sentence], *first: Statement) -> None:
    """Takes tables out of use, and writes the reasons for `longsuit admin list`."""
    statements = list(first)
    for code, sentence in why.items():
        lobby.set_aside[code] = sentence
        if table := lobby.tables.get(code):
            lobby.forget(table)
        mark = update(tables).where(tables.c.code == code)
        statements.append((mark.values(set_aside=json_text(line(sentence))), None))
        log.warning("table set aside", table=code, why=sentence.id)
    with suppress(Unavailable):  # the reason is told to whoever comes all the same
        await lobby.writer.write(Write(others=tuple(statements)))
