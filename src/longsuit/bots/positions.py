"""Test positions: files with a position and the actions that a good player takes there."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ..engine import notation
from ..engine.actions import Action, seen
from ..engine.game import AnyGame
from ..engine.notation import BadNotation, Log
from ..engine.options import Options
from ..engine.sentences import excerpt, say
from ..games.replay import final_state, game_of
from .compiled_players import load_players
from .player import Choice
from .registry import player


class PositionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The contents of a file."""

    game: str
    rules: str = ""
    log: str  # the events up to the decision
    seat: int
    players: list[str]  # the players that must solve it
    best: list[str]  # all actions that count as solutions
    why: str


class Position(Struct, frozen=True, kw_only=True):
    """A file with its log replayed and its actions parsed."""

    file: PositionFile
    log: Log
    game: AnyGame
    rules: Options
    state: Any
    best: tuple[Action, ...]


def read_position(path: Path) -> Position:
    """The position in a file; raises BadNotation that says what is wrong with it."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), PositionFile)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadNotation(say("bad_position", text=str(error)[:200])) from None
    rules_line = f"rules {file.rules}\n" if file.rules else ""
    log = notation.log(f"game {file.game} 1\n{rules_line}{file.log}")
    game, rules = game_of(log)
    state = final_state(log)
    actor = game.actor(state)
    if actor < 0:
        raise BadNotation(say("position_without_actor"))
    if actor != file.seat:
        raise BadNotation(say("position_of_other_seat", seat=actor, digit=actor))
    best = tuple(notation.action(text) for text in file.best)
    for action in best:
        if action not in game.legal(state) and (reason := game.why_not(state, action)):
            raise BadNotation(say("event_refused", event=excerpt(repr(action)), why=reason))
    return Position(file=file, log=log, game=game, rules=rules, state=state, best=best)


def player_choice(position: Position, name: str, seed: int = 1) -> Choice:
    """The choice of a player in a position."""
    seat = position.file.seat
    load_players((name,), position.file.game)
    decide = player(name, position.file.game, position.rules)
    events = tuple(seen(event, seat) for event in position.log.events)
    return decide(position.game.view(position.state, seat), events, Random(seed))
