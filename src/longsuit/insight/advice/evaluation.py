"""What each legal action is worth: its mean score and the chance to make the call, over sampled
deals that agree with what the seat has seen, each played to its end.

By the trials of the search player where it has any; else, and for what it never tries, by playouts
of whole states.
"""

from collections.abc import Iterator
from itertools import islice
from math import hypot
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from ...arena.intervals import Estimate, mean_estimate, rate_estimate
from ...belief.tricks import deal_events
from ...belief.worlds import worlds
from ...engine.actions import Action, Event
from ...engine.cards import Seat
from ...engine.options import Options
from ...games import game_name
from .playouts import Line, Quick, careful, thinker
from .searched import COARSE, at_hand, searched
from .value import Value

QUICK, LEAST = 48, 4  # deals of the first answer by playouts, at most and at least
LINES = 240  # playouts of the first answer
ENOUGH = 16  # deals in which an action must be better than what rules of thumb would do
ASIDE = 24  # deals for what the search player never tries
FEW = 6  # actions that are looked at with care
MOST = 1 << 14  # deals after which advice gets no better
Lines: TypeAlias = dict[Action, list[Line]]  # one for each state


def values(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1
) -> Iterator[tuple[Value, ...]]:
    """Better and better values, the best first."""
    legal = tuple(view.legal)
    if not legal:
        return
    if len(legal) > 1 and at_hand(game_name(rules)):
        number, rest = COARSE, None
        while number <= MOST and (found := searched(view, events, rules, seed, number)):
            if rest is None:
                rest = untried(found, view, events, rules, seed)
            yield found + against(found[0], rest)
            number *= 2
        if number > COARSE:
            return
    yield from played_out(view, events, rules, seed)


def untried(
    found: tuple[Value, ...], view: Any, events: tuple[Event, ...], rules: Options, seed: int
) -> tuple[Value, ...]:
    """What the search player never tries, such as a wrong announcement, by a few playouts."""
    valued = {value.action for value in found}
    rest = tuple([action for action in view.legal if action not in valued])
    if not rest:
        return ()
    some = list(islice(worlds(view, events, rules, seed), ASIDE))
    return coarse(rest, some, rules, view.seat, seed)


def against(best: Value, rest: tuple[Value, ...]) -> tuple[Value, ...]:
    """The same values, as far as they are behind another."""
    found = []
    for value in rest:
        lost = best.score.mean - value.score.mean
        half = hypot(reach(best.score), reach(value.score))
        behind = Estimate(lost, lost - half, lost + half)
        found.append(replace(value, behind=behind, clear=half < lost))
    return tuple(found)


def reach(score: Estimate) -> float:
    """How far its interval goes to either side."""
    return (score.interval[1] - score.interval[0]) / 2 if score.interval else 0.0


def played_out(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int
) -> Iterator[tuple[Value, ...]]:
    """By the kernels first, then by heuristic players.  What rules of thumb would do comes first
    until something else is better beyond chance."""
    source, legal = worlds(view, events, rules, seed), tuple(view.legal)
    thumb = thinker(game_name(rules), rules)(view, events, Random(seed)).action
    some = list(islice(source, max(LEAST, min(QUICK, LINES // len(legal)))))
    first = coarse(legal, some, rules, view.seat, seed, thumb=thumb)
    yield first
    chosen = [value.action for value in first[:FEW]]
    rest = tuple([value for value in first if value.action not in chosen])
    number, lines = 4, dict[Action, list[Line]]()
    deal = since_deal(events)
    for at, s in enumerate(chained(some, source)):
        if at == number:
            yield valued(lines, careful=True, thumb=thumb) + rest
            number *= 2
        for action in chosen:
            line = careful(s, rules, view.seat, action, deal, seed + at)
            lines.setdefault(action, []).append(line)


def since_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The deal so far, with its shuffle."""
    return events[max(0, len(events) - 1 - len(deal_events(events))) :]


def closer(
    chosen: tuple[Action, ...],
    states: list[Any],
    rules: Options,
    seat: Seat,
    events: tuple[Event, ...],
    seed: int = 1,
) -> tuple[Value, ...]:
    """Some actions in every state, played out with care."""
    deal = since_deal(events)
    lines = {
        action: [careful(s, rules, seat, action, deal, seed + at) for at, s in enumerate(states)]
        for action in chosen
    }
    return valued(lines, careful=True)


def coarse(
    legal: tuple[Action, ...],
    states: list[Any],
    rules: Options,
    seat: Seat,
    seed: int = 1,
    policies: list[int] | None = None,
    thumb: Action | None = None,
) -> tuple[Value, ...]:
    """Every action in every state, played out by the kernel; a policy for each state."""
    quick = Quick(rules)
    lines: Lines = {action: [] for action in legal}
    for at, s in enumerate(states):
        for action in legal:
            policy = policies[at] if policies else 0
            lines[action].append(quick.line(s, seat, action, seed + at, policy))
    return valued(lines, careful=False, thumb=thumb)


def chained(known: list[Any], more: Iterator[Any]) -> Iterator[Any]:
    """The deals sampled already, then others, which are kept."""
    at = 0
    while True:
        if at == len(known):
            known.append(next(more))
        yield known[at]
        at += 1


def valued(lines: Lines, *, careful: bool, thumb: Action | None = None) -> tuple[Value, ...]:
    """Best first."""
    best = max(lines, key=lambda action: sum([line.score for line in lines[action]]))
    if thumb in lines and not (careful and better(lines[best], lines[thumb])):
        best = thumb
    top = lines[best]
    found = [value(action, row, top, careful=careful) for action, row in lines.items()]
    return tuple(sorted(found, key=lambda v: (v.action != best, -v.score.mean)))


def better(row: list[Line], other: list[Line]) -> bool:
    """Beyond chance, in more than a few deals."""
    more = mean_estimate([(a.score - b.score, 1) for a, b in zip(row, other, strict=True)])
    return len(row) >= ENOUGH and (more.low or 0.0) > 0


def value(action: Action, row: list[Line], top: list[Line], *, careful: bool) -> Value:
    lost = [(b.score - a.score, 1) for a, b in zip(row, top, strict=False)]
    known = [line.made for line in row if line.made is not None]
    score, behind = mean_estimate([(line.score, 1) for line in row]), mean_estimate(lost)
    return Value(
        action=action,
        score=score,
        made=rate_estimate([(float(made), 1) for made in known]) if known else None,
        gain=score,
        chance=False,
        behind=behind,
        clear=(behind.low or 0.0) > 0,
        careful=careful,
        worlds=len(row),
    )
