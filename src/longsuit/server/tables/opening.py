"""Opening a table: once for each nonce, and also from a position of another game."""

import re

from msgspec.structs import fields, replace
from sqlalchemy import insert

from ...engine.actions import Event, Shuffle
from ...engine.notation import BadNotation, Log, log, value_text
from ...engine.options import Options
from ...engine.sentences import say
from ...games import GAMES
from ...games.replay import final_state, game_of
from ...protocol import requests
from ...protocol.errors import Refusal
from ..games.record import Deal, Draft, GameRecord
from ..people.history import finished_game
from ..people.identity import Person
from ..store.schema import records
from .lobby import Lobby, new_record
from .table import Table

PLAYER = "heuristic"  # on the other seats, unless others are named


async def opened(lobby: Lobby, who: Person, said: requests.Create) -> Table:
    """The table that was asked for; asked for again with the same nonce, the same one."""
    if not said.nonce:
        return await fresh(lobby, who, said)
    key = f"{who.id}:{said.nonce}"
    return await lobby.idempotency.run(f"open {key}", lambda: fresh(lobby, who, said, key))


async def fresh(lobby: Lobby, who: Person, said: requests.Create, key: str = "") -> Table:
    known = lobby.tables.get(lobby.codes_by_nonce.get(key, ""))
    if said.begin is None:
        return known or await lobby.create(who, said, key)
    paper = await position(lobby, who, said.begin)
    table = known or await lobby.create(who, from_position(said, said.begin, paper), key)
    async with table.lock:
        if not table.number and not lobby.unloaded.get(table.code):
            record, rows = given(table, paper.events)
            await lobby.begin(table, record, (insert(records), rows))
    return table


async def position(lobby: Lobby, who: Person, begin: requests.From) -> Log:
    """The game on paper as far as it is given, checked, or Refusal."""
    if re.fullmatch(r"\w*", begin.log):
        paper = (await finished_game(lobby, begin.log, who)).log()
    else:
        paper = read(begin.log)
    if not 1 <= begin.n <= len(paper.events):
        raise Refusal("bad_log", say("This game has {n} events.", n=len(paper.events)))
    paper = replace(paper, events=paper.events[: begin.n])
    try:
        game, rules = game_of(paper)
        over = game.phase(final_state(paper)) == "over"
    except BadNotation as error:
        raise unread(error) from None
    if over:
        raise Refusal("not_now", say("This game is over: play on from an earlier event."))
    if begin.seat >= game.seats(rules):
        raise Refusal("no_seat", say("The seats are 0 to {last}.", last=game.seats(rules) - 1))
    return paper


def read(text: str) -> Log:
    """The log in a text, or Refusal with the number of the line."""
    try:
        return log(text)
    except BadNotation as error:
        raise unread(error) from None


def unread(error: BadNotation) -> Refusal:
    found = re.fullmatch(r"line (\d+): (.*)", str(error), re.DOTALL)
    if not found:
        return Refusal("bad_log", say("This log cannot be read: {why}.", why=error))
    return Refusal("bad_log", say("Line {line}: {why}", line=int(found[1]), why=found[2]))


def from_position(said: requests.Create, begin: requests.From, paper: Log) -> requests.Create:
    """The table for a position: the log's rules, one person, nothing that counts."""
    if said.game != paper.game:
        raise Refusal("bad_options", say("This is a game of {game}.", game=paper.game))
    game, rules = game_of(paper)
    count = game.seats(rules)
    words = said.seats if len(said.seats) == count else (PLAYER,) * count
    words = tuple(
        "me" if seat == begin.seat else PLAYER if word in ("me", "open") else word
        for seat, word in enumerate(words)
    )
    preset, options = named(paper.game, rules)
    policy = replace(said.policy, rated=False)
    return replace(said, preset=preset, options=options, seats=words, policy=policy)


def named(game: str, rules: Options) -> tuple[str, dict[str, str]]:
    """The preset that has these rules, or the first one with every option."""
    presets = GAMES[game].PRESETS
    for name, found in presets.items():
        if found == rules:
            return name, {}
    every = {field.name: value_text(getattr(rules, field.name)) for field in fields(rules)}
    return next(iter(presets)), every


def given(table: Table, events: tuple[Event, ...]) -> tuple[GameRecord, list[dict[str, object]]]:
    """A game that begins with these events, and its records; their shuffles prove nothing."""
    record = new_record(table, given=len(events))
    shuffles = sum(isinstance(event.action, Shuffle) for event in events)
    record.deals = [*(Deal(secret="") for _ in range(shuffles)), record.header.new_deal(shuffles)]
    draft = Draft(record)
    for event in events:
        draft.add(event)
    record.append(draft.steps)
    return record, draft.rows()
