"""Replays a log: its states, its final state, and the verdicts on its shuffles.

`engine.game.states` advances the game; here an illegal event becomes an error that names the line.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any

from ..engine import fair_shuffle
from ..engine.actions import Event, Shuffle
from ..engine.game import AnyGame, IllegalAction, states
from ..engine.notation import BadNotation, Log, rules
from ..engine.options import Options
from . import GAMES


def game_of(log: Log) -> tuple[AnyGame, Options]:
    """The game and the rules a log's header names."""
    if log.game not in GAMES:
        raise BadNotation(f"there is no game {log.game!r}; there are {', '.join(GAMES)}")
    game = GAMES[log.game]
    if log.version != game.VERSION:
        raise BadNotation(
            f"this log is of version {log.version} of {log.game}; "
            f"this program plays version {game.VERSION}"
        )
    try:
        chosen: Options = rules(game.Rules, log.rules)
    except ValueError as error:
        raise BadNotation(f"rules: {error}") from None
    if log.seats and len(log.seats) != game.seats(chosen):
        raise BadNotation(f"{len(log.seats)} names for {game.seats(chosen)} seats")
    return game, chosen


def log_states(log: Log) -> Iterator[tuple[Event | None, Any]]:
    """Every state of a log with the event that led to it, the first with none."""
    game, chosen = game_of(log)
    replayed = states(game, chosen, log.events)
    yield None, next(replayed)
    for at, event in enumerate(log.events):
        try:
            s = next(replayed)
        except IllegalAction as error:
            where = f"line {log.lines[at]}" if log.lines else f"event {at + 1}"
            raise BadNotation(f"{where}: “{event!r}”: {error}") from None
        yield event, s


def final_state(log: Log) -> Any:
    """The state at the end of a log."""
    return deque(log_states(log), maxlen=1)[0][1]


def verdicts(log: Log) -> Iterator[fair_shuffle.Verdict]:
    """For each shuffle in turn, the verdict on its commitment."""
    game, _ = game_of(log)
    proofs, deal, before = iter(log.proofs), 0, None
    for event, s in log_states(log):
        if event and isinstance(event.action, Shuffle):
            yield fair_shuffle.verdict(next(proofs, None), deal, game.pack(before), event.action)
            deal += 1
        before = s
