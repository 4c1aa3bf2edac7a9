"""Values of the actions that the search player has tried in a decision."""

from functools import lru_cache
from math import hypot
from random import Random
from typing import Any

from msgspec.structs import replace

from ...arena.intervals import Estimate, student_interval, student_quantile, wilson_interval
from ...belief.tricks import Knowledge, knowledge
from ...bots.search.budget import Budget
from ...bots.search.evaluation import Evaluation, Evaluator
from ...bots.search.player import evaluator, load
from ...bots.search.trick_games import distinct_cards
from ...engine.actions import Action, Call, Event, Play
from ...engine.options import Options
from ...games import game_name
from ...games.pesten import Rules as PestenRules
from ...sim.compile.entry_points import available
from ..odds.calibration import calibrated_made
from .value import Value

FIRST_DEALS = 64  # deals of a first answer, chosen so that it takes less than 100 ms
MAX_RUNS = 24  # repetitions of a search that ends early because the best action is clear


@lru_cache(maxsize=64)
def search_evaluator(rules: Options, worlds: int) -> Evaluator:
    return evaluator(game_name(rules), rules, Budget(worlds=worlds))


def ensure_compiled(game: str) -> bool:
    """True if what a search in this game calls runs compiled; the first caller waits for the
    compiler."""
    if available():
        load(game)
    return available()


def search_values(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int, worlds: int
) -> tuple[Value, ...]:
    """The actions as the search player of that seed and number of deals ranks them, pooled over
    repetitions where it ended early, each followed by the actions that are equivalent to it; empty
    where that player uses a heuristic instead of rollouts."""
    think = search_evaluator(rules, worlds)
    runs = [think(view, events, Random(seed))]
    if not runs[0]:
        return ()
    deals, best = runs[0][0].worlds, runs[0][0].action
    while deals < worlds and len(runs) < MAX_RUNS:
        runs.append(think(view, events, Random(f"{seed} {len(runs)}")))
        deals += next(one.worlds for one in runs[-1] if one.action == best)
    found, alike = pool_runs(runs), equivalent_actions(runs[0], view, events, rules)
    order = rank(best, found)
    values = list[Value]()
    for one in order:
        value = to_value(one, order[0], view, rules, careful=worlds > FIRST_DEALS)
        values.append(value)
        values += [replace(value, action=action) for action in alike.get(one.action, ())]
    return tuple(values)


def rank(best: Action, found: dict[Action, Evaluation]) -> list[Evaluation]:
    """The search player's choice first, unless the pooled runs prefer another beyond chance; then
    the others by their gain."""
    first = found[best]
    for one in found.values():
        beyond = student_quantile(max(1, min(one.worlds, first.worlds) - 1)) * hypot(
            one.error, first.error
        )
        if one.gain - first.gain > beyond:
            first = one
    rest = [one for one in found.values() if one is not first]
    return [first, *sorted(rest, key=lambda one: -one.gain)]


def pool_runs(runs: list[list[Evaluation]]) -> dict[Action, Evaluation]:
    """The evaluation of each action, pooled over several runs."""
    rows: dict[Action, list[Evaluation]] = {}
    for run in runs:
        for one in run:
            rows.setdefault(one.action, []).append(one)
    return {action: pool(row) for action, row in rows.items()}


def pool(row: list[Evaluation]) -> Evaluation:
    """Evaluations of one action as one, weighted by their numbers of deals."""
    worlds = sum([one.worlds for one in row])
    if len(row) == 1 or not worlds:
        return row[0]
    shares = [one.worlds / worlds for one in row]
    weighed = list(zip(row, shares, strict=True))
    return Evaluation(
        action=row[0].action,
        gain=sum([one.gain * share for one, share in weighed]),
        error=hypot(*[one.error * share for one, share in weighed]),
        chance=row[0].chance,
        points=sum([one.points * share for one, share in weighed]),
        points_error=hypot(*[one.points_error * share for one, share in weighed]),
        made=sum([one.made * share for one, share in weighed]),
        worlds=worlds,
    )


def to_value(
    one: Evaluation, best: Evaluation, view: Any, rules: Options, *, careful: bool
) -> Value:
    worlds, lost = one.worlds, best.gain - one.gain
    beyond = student_quantile(max(1, worlds - 1)) * hypot(one.error, best.error)
    behind = student_interval(lost, hypot(one.error, best.error), worlds)
    if one.chance:
        apart = hypot(one.points_error, best.points_error)
        behind = student_interval(best.points - one.points, apart, worlds)
    return Value(
        action=one.action,
        score=student_interval(one.points, one.points_error, worlds),
        made=None if one.made < 0 else made_chance(one, view, rules),
        gain=student_interval(one.gain, one.error, worlds),
        chance=one.chance,
        behind=Estimate(0.0, 0.0, 0.0) if one is best else behind,
        clear=one is not best and lost > beyond,
        careful=careful,
        worlds=worlds,
    )


def made_chance(one: Evaluation, view: Any, rules: Options) -> Estimate:
    """The calibrated chance to make the call."""
    raw = wilson_interval(one.made, one.worlds, one.worlds)
    if not isinstance(one.action, Call | Play):
        return raw
    ends = [end for end in (raw.low, raw.mean, raw.high) if end is not None]
    found = sorted([calibrated_made(view, rules, one.action, end, one.worlds) for end in ends])
    return Estimate(found[1], found[0], found[2]) if len(found) == 3 else Estimate(found[0])


def equivalent_actions(
    tried: list[Evaluation], view: Any, events: tuple[Event, ...], rules: Options
) -> dict[Action, list[Action]]:
    """For each action that was tried, those that were left out because they are equivalent."""
    k = None if isinstance(rules, PestenRules) else knowledge(view, events)
    done, found = {one.action for one in tried}, dict[Action, list[Action]]()
    for action in view.legal:
        if action not in done and isinstance(action, Play):
            for one in done:
                if isinstance(one, Play) and interchangeable(one, action, k):
                    found.setdefault(one, []).append(action)
                    break
    return found


def interchangeable(one: Play, other: Play, k: Knowledge | None) -> bool:
    """True if it makes no difference which of the two cards is played."""
    if k is not None:
        return len(distinct_cards((one, other), k)) == 1
    ends = one.cards[-1] == other.cards[-1] and one.last == other.last
    return ends and sorted(one.cards) == sorted(other.cards)
