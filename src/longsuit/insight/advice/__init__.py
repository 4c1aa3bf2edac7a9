"""Advice: every legal action with its value, and the best one explained by facts."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from ...engine.actions import Action, Event
from ...engine.options import Options
from ...engine.sentences import Sentence
from ...sim.compile.entry_points import available
from .evaluation import evaluate_actions
from .reasons import higher_score_elsewhere, reasons
from .value import Value

__all__ = [
    "Advice",
    "advice",
    "advice_within",
]


class Advice(Struct, frozen=True, kw_only=True):
    """The actions, best first, and one or two sentences about the best."""

    values: tuple[Value, ...]
    why: tuple[Sentence, ...]
    simpler: bool = False  # without the search of the strong players: there is no compiler

    @property
    def best(self) -> Action:
        return self.values[0].action


def advice(view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1) -> Iterator[Advice]:
    """Yields a coarse answer at once, then better ones for as long as the caller iterates."""
    simpler = len(view.legal) > 1 and not available()
    for found in evaluate_actions(view, events, rules, seed):
        why, other = reasons(view, events, rules, found[0]), higher_score_elsewhere(found)
        lines = (why[0], other) if other else why
        yield Advice(values=found, why=lines, simpler=simpler)
        if len(view.legal) == 1:
            return


def advice_within(
    view: Any, events: tuple[Event, ...], rules: Options, seconds: float, seed: int = 1
) -> Advice | None:
    """The best advice after so many seconds, counted from the first, coarse answer (which may have
    to load compiled code); the first answer for 0 seconds; None if there is nothing to decide."""
    began, last = 0.0, None
    for found in advice(view, events, rules, seed):
        began, last = began if last else perf_counter(), found
        spent = perf_counter() - began
        if not seconds or spent * 3 > seconds:  # the next step takes twice as long as all so far
            break
    return last
