"""Opens a table on request: once for each nonce, and also from a position of another game.

Limits come first.  A log is read and replayed in threads of its own.
"""

import re

from msgspec.structs import fields, replace
from sqlalchemy import insert

from ...engine.actions import Event, Shuffle
from ...engine.cards import Seat
from ...engine.notation import BadNotation, Log, log, value_text
from ...engine.options import Options
from ...engine.sentences import reason, say
from ...games import GAMES
from ...games.replay import final_state, game_of
from ...protocol import requests
from ...protocol.errors import Refusal
from ..games.record import Draft, GameRecord, ShuffleSecret
from ..people.history import finished_game
from ..people.identity import Person
from ..store.schema import records
from .lobby import Lobby, new_record
from .table import Table

PLAYER = "heuristic"  # the kind on the other seats, unless others are named


async def open_table(lobby: Lobby, person: Person, address: str, request: requests.Create) -> Table:
    """The table that a request asks for; a repeated nonce gives the same one."""
    if not request.nonce:
        return await open_new(lobby, person, address, request)
    key = f"{person.id}:{request.nonce}"
    return await lobby.idempotency.run(
        f"open {key}", lambda: open_new(lobby, person, address, request, key)
    )


async def open_new(
    lobby: Lobby, person: Person, address: str, request: requests.Create, key: str = ""
) -> Table:
    """Opens a table, or goes on with one that was opened by this key before the server stopped."""
    table = lobby.tables.get(lobby.codes_by_nonce.get(key, ""))
    if table is None:
        lobby.admission.tables_opened.take(person.id)
        lobby.require_room(person)
    if request.begin is None:
        return table or await lobby.create(person, request, key)
    if table and has_game(lobby, table):
        return table
    lobby.admission.logs.take(address)
    source = await starting_log(lobby, person, request.begin)
    table = table or await lobby.create(
        person, request_from_position(request, request.begin, source), key
    )
    async with table.lock:
        if not has_game(lobby, table):
            record, rows = await lobby.log_threads.run(record_from_events, table, source.events)
            await lobby.begin(table, record, (insert(records), rows))
    return table


def has_game(lobby: Lobby, table: Table) -> bool:
    """True if a game has begun at the table, whether it is loaded or not."""
    return bool(table.game_number or lobby.unloaded.get(table.code))


async def starting_log(lobby: Lobby, person: Person, begin: requests.From) -> Log:
    """The log up to the position from which to begin, checked, or Refusal."""
    if re.fullmatch(r"\w*", begin.log):
        record = await finished_game(lobby, begin.log, person)
        source = await lobby.log_threads.run(record.log)
    else:
        source = await lobby.log_threads.run(parse_log, begin.log)
    if not 1 <= begin.n <= len(source.events):
        raise Refusal("bad_log", say("game_event_count", event_count=len(source.events)))
    source = replace(source, events=source.events[: begin.n])
    return await lobby.log_threads.run(check_position, source, begin.seat)


def check_position(source: Log, seat: Seat) -> Log:
    """The log if one can play on from its end at a seat, or Refusal."""
    try:
        game, rules = game_of(source)
        over = game.phase(final_state(source)) == "over"
    except BadNotation as error:
        raise log_refusal(error) from None
    if over:
        raise Refusal("not_now", say("play_from_earlier_event"))
    if seat >= game.seats(rules):
        raise Refusal("no_seat")
    return source


def parse_log(text: str) -> Log:
    """The log in a text, or Refusal with the number of the line."""
    try:
        return log(text)
    except BadNotation as error:
        raise log_refusal(error) from None


def log_refusal(error: BadNotation) -> Refusal:
    """The refusal of a log, with the number of the line if the error names one."""
    return Refusal("bad_log", reason(error))


def request_from_position(
    request: requests.Create, begin: requests.From, source: Log
) -> requests.Create:
    """The request for a table with a position: the log's rules, one person, and not rated."""
    if request.game != source.game:
        raise Refusal("bad_options", say("game_of_other_kind", game=source.game))
    game, rules = game_of(source)
    count = game.seats(rules)
    words = request.seats if len(request.seats) == count else (PLAYER,) * count
    words = tuple(
        "me" if seat == begin.seat else PLAYER if word in ("me", "open") else word
        for seat, word in enumerate(words)
    )
    preset, options = preset_and_options(source.game, rules)
    policy = replace(request.policy, rated=False)
    return replace(request, preset=preset, options=options, seats=words, policy=policy)


def preset_and_options(game: str, rules: Options) -> tuple[str, dict[str, str]]:
    """The name of the preset that has these rules, or the first one and all options."""
    presets = GAMES[game].PRESETS
    for name, preset in presets.items():
        if preset == rules:
            return name, {}
    every = {field.name: value_text(getattr(rules, field.name)) for field in fields(rules)}
    return next(iter(presets)), every


def record_from_events(
    table: Table, events: tuple[Event, ...]
) -> tuple[GameRecord, list[dict[str, object]]]:
    """A game that begins with these events, and its rows; their shuffles prove nothing."""
    record = new_record(table, given=len(events))
    shuffles = sum(isinstance(event.action, Shuffle) for event in events)
    record.deals = [
        *(ShuffleSecret(secret="") for _ in range(shuffles)),
        record.header.new_deal(shuffles),
    ]
    draft = Draft(record)
    for event in events:
        draft.add(event)
    record.append(draft.steps)
    return record, draft.rows()
