"""What each legal action is worth: its mean score and the chance to make the call, over sampled
deals that agree with what the seat has seen, each played to its end."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct

from ..bots.estimate import Estimate, mean, rate
from ..engine.base import Action, Event
from ..engine.cards import Seat
from ..engine.options import Options
from .evidence import this_deal
from .playouts import Line, Quick, careful
from .worlds import worlds

QUICK = 48  # deals of the first answer
FEW = 6  # actions that are looked at with care
Worlds: TypeAlias = Iterator[Any]


class Value(Struct, frozen=True, kw_only=True):
    """Of one action."""

    action: Action
    score: Estimate  # points of this deal
    made: Estimate | None  # the chance to make the call; None where there is none
    behind: Estimate  # points that it gives away against the best action
    trick: float | None  # the chance to win the trick on the table
    tricks: tuple[tuple[float, ...], ...]  # by seat, the chances of 0, 1, … tricks in the deal
    careful: bool  # played out by heuristic players, not only by the kernel
    worlds: int


Lines: TypeAlias = dict[Action, list[Line]]  # one for each state


def values(
    view: Any,
    events: tuple[Event, ...],
    rules: Options,
    seed: int = 1,
    *,
    also: Action | None = None,
    states: Worlds | None = None,
) -> Iterator[tuple[Value, ...]]:
    """Better and better values, the best first; `also` is always among those looked at with care,
    and `states` stand in for the sampled deals."""
    legal = tuple(view.legal)
    if not legal:
        return
    source = states or worlds(view, events, rules, seed)
    seen_worlds = list(islice(source, QUICK))
    first = coarse(legal, seen_worlds, rules, view.seat, seed)
    yield first
    chosen = [value.action for value in first[:FEW]]
    if also is not None and also not in chosen:
        chosen.append(also)
    rest = tuple([value for value in first if value.action not in chosen])
    number, lines = 4, dict[Action, list[Line]]()
    deal, stream = since_deal(events), chained(seen_worlds, source)
    for at, s in enumerate(stream):
        if at == number:
            yield valued(lines, careful=True) + rest
            number *= 2
        for action in chosen:
            line = careful(s, rules, view.seat, action, deal, seed + at)
            lines.setdefault(action, []).append(line)


def since_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The deal so far, with its shuffle."""
    return events[max(0, len(events) - 1 - len(this_deal(events))) :]


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
) -> tuple[Value, ...]:
    """Every action in every state, played out by the kernel; a policy for each state."""
    quick = Quick(rules)
    lines: Lines = {action: [] for action in legal}
    for at, s in enumerate(states):
        for action in legal:
            policy = policies[at] if policies else 0
            lines[action].append(quick.line(s, seat, action, seed + at, policy))
    return valued(lines, careful=False)


def chained(known: list[Any], more: Iterator[Any]) -> Iterator[Any]:
    """The deals sampled already, then others, which are kept."""
    at = 0
    while True:
        if at == len(known):
            known.append(next(more))
        yield known[at]
        at += 1


def valued(lines: Lines, *, careful: bool) -> tuple[Value, ...]:
    """Best first."""
    best = max(lines, key=lambda action: sum([line.score for line in lines[action]]))
    top = lines[best]
    found = [value(action, row, top, careful=careful) for action, row in lines.items()]
    return tuple(sorted(found, key=lambda v: (v.action != best, -v.score.mean)))


def value(action: Action, row: list[Line], top: list[Line], *, careful: bool) -> Value:
    lost = [(b.score - a.score, 1) for a, b in zip(row, top, strict=False)]
    known = [line.made for line in row if line.made is not None]
    tricks = [line.trick for line in row if line.trick is not None]
    return Value(
        action=action,
        score=mean([(line.score, 1) for line in row]),
        made=rate([(float(made), 1) for made in known]) if known else None,
        behind=mean(lost),
        trick=sum(tricks) / len(tricks) if tricks else None,
        tricks=distributions([line.won for line in row if line.won]),
        careful=careful,
        worlds=len(row),
    )


def distributions(ends: list[tuple[int, ...]]) -> tuple[tuple[float, ...], ...]:
    """By seat how often each number of tricks came about."""
    if not ends:
        return ()
    most = max(max(won) for won in ends)
    return tuple(
        [
            tuple([sum([won[seat] == n for won in ends]) / len(ends) for n in range(most + 1)])
            for seat in range(len(ends[0]))
        ]
    )
