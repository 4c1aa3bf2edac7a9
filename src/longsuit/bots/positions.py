"""Known situations with the sensible action, as files to look at and to test players by."""

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
from ..games.replay import final_state, game_of
from .player import Choice
from .registry import player


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file as it is written."""

    game: str
    rules: str = ""
    log: str  # the events up to the decision
    seat: int
    players: list[str]  # who must solve it
    best: list[str]  # every sensible action
    why: str


class Situation(Struct, frozen=True, kw_only=True):
    """The position as it is played."""

    position: Position
    log: Log
    game: AnyGame
    rules: Options
    state: Any
    best: tuple[Action, ...]


def read(path: Path) -> Situation:
    """The situation in a file, or BadNotation that says what is wrong with it."""
    try:
        position = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Position)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadNotation(f"this is no position: {error}") from None
    header = f"game {position.game} 1\nrules {position.rules}\n" if position.rules else ""
    log = notation.log((header or f"game {position.game} 1\n") + position.log)
    game, rules = game_of(log)
    state = final_state(log)
    if game.actor(state) != position.seat:
        raise BadNotation(f"seat {game.actor(state)} is to act, not seat {position.seat}")
    best = tuple(notation.action(text) for text in position.best)
    for action in best:
        if action not in game.legal(state) and (reason := game.why_not(state, action)):
            raise BadNotation(f"“{action!r}” is not legal here: {reason}")
    return Situation(position=position, log=log, game=game, rules=rules, state=state, best=best)


def answer(situation: Situation, name: str, seed: int = 1) -> Choice:
    """What a player does there."""
    seat = situation.position.seat
    think = player(name, situation.position.game, situation.rules)
    events = tuple(seen(event, seat) for event in situation.log.events)
    return think(situation.game.view(situation.state, seat), events, Random(seed))
