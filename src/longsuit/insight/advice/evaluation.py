"""Values of every legal action: mean score and chance to make the call, over determinizations
(sampled deals that agree with what the seat has seen), each rolled out to its end.

The search player's rollouts give the values where it has any; for the actions that it never tries,
and in positions where it has none, whole states are rolled out instead.
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
from .rollout_evaluation import KernelRollouts, RolloutResult, heuristic_player, heuristic_rollout
from .search_evaluation import FIRST_DEALS, ensure_compiled, search_values
from .value import Value

MAX_FIRST_DEALS, MIN_FIRST_DEALS = 48, 4  # of the first answer by rollouts
FIRST_ROLLOUTS = 240  # rollouts of the first answer, in all
MIN_DEALS = 16  # deals before an action may displace the heuristic player's choice
UNTRIED_DEALS = 24  # deals for actions that the search player never tries
CANDIDATES = 6  # actions that heuristic players roll out
MAX_DEALS = 1 << 14  # advice ends after so many deals
Results: TypeAlias = dict[Action, list[RolloutResult]]  # one for each state


def evaluate_actions(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1
) -> Iterator[tuple[Value, ...]]:
    """Yields better and better values of all legal actions, best first."""
    legal = tuple(view.legal)
    if not legal:
        return
    if len(legal) > 1 and ensure_compiled(game_name(rules)):
        number, rest = FIRST_DEALS, None
        while number <= MAX_DEALS and (found := search_values(view, events, rules, seed, number)):
            if rest is None:
                rest = evaluate_untried(found, view, events, rules, seed)
            yield found + relative_to(found[0], rest)
            number *= 2
        if number > FIRST_DEALS:
            return
    yield from rollout_values(view, events, rules, seed)


def evaluate_untried(
    found: tuple[Value, ...], view: Any, events: tuple[Event, ...], rules: Options, seed: int
) -> tuple[Value, ...]:
    """Values of the actions that the search player never tries, such as a wrong announcement."""
    valued = {value.action for value in found}
    rest = tuple([action for action in view.legal if action not in valued])
    if not rest:
        return ()
    some = list(islice(worlds(view, events, rules, seed), UNTRIED_DEALS))
    return kernel_values(rest, some, rules, view.seat, seed)


def relative_to(best: Value, rest: tuple[Value, ...]) -> tuple[Value, ...]:
    """The same values with their distance from the best one."""
    found = []
    for value in rest:
        lost = best.score.mean - value.score.mean
        half = hypot(half_width(best.score), half_width(value.score))
        behind = Estimate(lost, lost - half, lost + half)
        found.append(replace(value, behind=behind, clear=half < lost))
    return tuple(found)


def half_width(score: Estimate) -> float:
    """Half the width of an interval."""
    return (score.interval[1] - score.interval[0]) / 2 if score.interval else 0.0


def rollout_values(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int
) -> Iterator[tuple[Value, ...]]:
    """Values by rollouts of the kernels first, then of heuristic players.  The heuristic player's
    own choice is ranked first until another is better beyond chance."""
    source, legal = worlds(view, events, rules, seed), tuple(view.legal)
    heuristic_choice = heuristic_player(game_name(rules), rules)(view, events, Random(seed)).action
    some = list(
        islice(source, max(MIN_FIRST_DEALS, min(MAX_FIRST_DEALS, FIRST_ROLLOUTS // len(legal))))
    )
    first = kernel_values(legal, some, rules, view.seat, seed, heuristic_choice=heuristic_choice)
    yield first
    chosen = [value.action for value in first[:CANDIDATES]]
    rest = tuple([value for value in first if value.action not in chosen])
    number, lines = 4, dict[Action, list[RolloutResult]]()
    deal = events_of_deal(events)
    for at, s in enumerate(replayable(some, source)):
        if at == number:
            yield rank_results(lines, careful=True, heuristic_choice=heuristic_choice) + rest
            number *= 2
        for action in chosen:
            line = heuristic_rollout(s, rules, view.seat, action, deal, seed + at)
            lines.setdefault(action, []).append(line)


def events_of_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of the current deal, from its shuffle on."""
    return events[max(0, len(events) - 1 - len(deal_events(events))) :]


def heuristic_values(
    chosen: tuple[Action, ...],
    states: list[Any],
    rules: Options,
    seat: Seat,
    events: tuple[Event, ...],
    seed: int = 1,
) -> tuple[Value, ...]:
    """Values of some actions, rolled out by heuristic players in every state."""
    deal = events_of_deal(events)
    lines = {
        action: [
            heuristic_rollout(s, rules, seat, action, deal, seed + at)
            for at, s in enumerate(states)
        ]
        for action in chosen
    }
    return rank_results(lines, careful=True)


def kernel_values(
    legal: tuple[Action, ...],
    states: list[Any],
    rules: Options,
    seat: Seat,
    seed: int = 1,
    policies: list[int] | None = None,
    heuristic_choice: Action | None = None,
) -> tuple[Value, ...]:
    """Values of every action, rolled out by the kernel; `policies` has one for each state."""
    quick = KernelRollouts(rules)
    lines: Results = {action: [] for action in legal}
    for at, s in enumerate(states):
        for action in legal:
            policy = policies[at] if policies else 0
            lines[action].append(quick.line(s, seat, action, seed + at, policy))
    return rank_results(lines, careful=False, heuristic_choice=heuristic_choice)


def replayable(known: list[Any], more: Iterator[Any]) -> Iterator[Any]:
    """Yields the deals sampled already, then new ones, which are added to them."""
    at = 0
    while True:
        if at == len(known):
            known.append(next(more))
        yield known[at]
        at += 1


def rank_results(
    lines: Results, *, careful: bool, heuristic_choice: Action | None = None
) -> tuple[Value, ...]:
    """The values of all actions, best first."""
    best = max(lines, key=lambda action: sum([line.score for line in lines[action]]))
    if heuristic_choice in lines and not (
        careful and clearly_better(lines[best], lines[heuristic_choice])
    ):
        best = heuristic_choice
    top = lines[best]
    found = [to_value(action, row, top, careful=careful) for action, row in lines.items()]
    return tuple(sorted(found, key=lambda v: (v.action != best, -v.score.mean)))


def clearly_better(row: list[RolloutResult], other: list[RolloutResult]) -> bool:
    """True if one action is better than another beyond chance, in enough deals."""
    more = mean_estimate([(a.score - b.score, 1) for a, b in zip(row, other, strict=True)])
    return len(row) >= MIN_DEALS and (more.low or 0.0) > 0


def to_value(
    action: Action, row: list[RolloutResult], top: list[RolloutResult], *, careful: bool
) -> Value:
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
