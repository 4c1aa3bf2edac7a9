"""What to do, and why: every legal action with its value, the best one explained by facts."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from ...engine.actions import Action, Event
from ...engine.options import Options
from ...engine.sentences import Sentence
from .evaluation import values
from .reasons import instead, reasons
from .value import Value


class Advice(Struct, frozen=True, kw_only=True):
    """The actions, best first, and one or two sentences about the best."""

    values: tuple[Value, ...]
    why: tuple[Sentence, ...]

    @property
    def best(self) -> Action:
        return self.values[0].action


def advice(view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1) -> Iterator[Advice]:
    """Coarse at once, then better and better for as long as one goes on asking."""
    for found in values(view, events, rules, seed):
        why, other = reasons(view, events, rules, found[0]), instead(found)
        yield Advice(values=found, why=(why[0], other) if other else why)
        if len(view.legal) == 1:
            return


def within(
    view: Any, events: tuple[Event, ...], rules: Options, seconds: float, seed: int = 1
) -> Advice | None:
    """The best advice that such a time allows after the coarse one, for which much may have to be
    loaded; with no time the coarse one, and None if there is nothing to decide."""
    began, last = 0.0, None
    for found in advice(view, events, rules, seed):
        began, last = began if last else perf_counter(), found
        spent = perf_counter() - began
        if not seconds or spent * 3 > seconds:  # the next step takes twice as long as all so far
            break
    return last
