"""Replays a log: its states, its final state, and the verdicts on its shuffles.

`engine.game.states` advances the game; here an illegal event becomes an error that names the line.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any

from ..engine import fair_shuffle
from ..engine.actions import Event, Shuffle
from ..engine.game import AnyGame, IllegalAction, states
from ..engine.notation import BadNotation, Log
from ..engine.options import Options
from ..engine.sentences import excerpt, reason, say
from .versions import game_of_version, rules_of_version

__all__ = [
    "final_state",
    "game_of",
    "log_states",
    "verdicts",
]


def game_of(log: Log) -> tuple[AnyGame, Options]:
    """The game and the rules a log's header names."""
    try:
        game = game_of_version(log.game, log.version)
    except ValueError as error:
        raise BadNotation(reason(error)) from None
    try:
        chosen = rules_of_version(game, log.version, log.rules)
    except ValueError as error:
        raise BadNotation(say("log_rules_error", why=reason(error))) from None
    if log.seats and len(log.seats) != game.seats(chosen):
        raise BadNotation(
            say("log_names_error", name_count=len(log.seats), seat_count=game.seats(chosen))
        )
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
            why = say("event_refused", event=excerpt(repr(event)), why=reason(error))
            if log.lines:
                raise BadNotation(say("log_line_error", line=log.lines[at], why=why)) from None
            raise BadNotation(say("log_event_error", n=at + 1, why=why)) from None
        yield event, s


def final_state(log: Log) -> Any:
    """The state at the end of a log."""
    return deque(log_states(log), maxlen=1)[0][1]


def verdicts(log: Log) -> Iterator[fair_shuffle.Verdict]:
    """For each shuffle in turn, the verdict on its commitment.

    A commitment that an earlier shuffle had is broken whatever follows from it: once that secret
    was revealed, who gave a nonce could choose the order.
    """
    game, _ = game_of(log)
    proofs, deal, before, used = iter(log.proofs), 0, None, set[str]()
    for event, s in log_states(log):
        if event and isinstance(event.action, Shuffle):
            proof = next(proofs, None)
            if proof and proof.commitment in used:
                yield "repeated secret"
            else:
                yield fair_shuffle.verdict(proof, deal, game.pack(before), event.action)
            if proof:
                used.add(proof.commitment)
            deal += 1
        before = s
