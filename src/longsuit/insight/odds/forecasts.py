"""Forecasts: chances to win the trick, to make a call, and of each number of tricks."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...arena.intervals import Estimate, wilson_interval
from ...belief.worlds import worlds
from ...engine.actions import OVER, Action, Call, Event, Play
from ...engine.options import Options
from ..advice.rollout_evaluation import KernelRollouts
from ..advice.search_evaluation import equivalent_actions, search_evaluator
from . import calibration
from .trick_chances import trick_chances

DEALS = 128
Calibration: TypeAlias = Callable[[Any, Options, Action, float, int], float]


class Forecasts(Struct, frozen=True, kw_only=True):
    """Calibrated chances with their intervals, as far as they apply now."""

    trick: dict[Action, Estimate]  # by card, to win the trick on the table
    made: dict[Action, Estimate]  # by card, to make the call that stands
    calls: dict[Action, Estimate]  # by call, to make it
    tricks: tuple[tuple[float, ...], ...]  # by seat, the chances of 0, 1, … tricks in the deal
    worlds: int


def forecasts(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1, number: int = DEALS
) -> Forecasts:
    """The forecasts of any seat: chances of actions only for the seat to act, and none before the
    deal or in a game without tricks."""
    if not view.legal or not hasattr(view, "won"):
        tricks = trick_distribution(view, events, rules, seed, number)
        return Forecasts(trick={}, made={}, calls={}, tricks=tricks, worlds=number)
    playing = trick_chances(view, events, rules, number, seed)
    trick: dict[Action, Estimate] = {
        action: calibrated_estimate(
            calibration.calibrated_trick,
            view,
            rules,
            action,
            playing.trick[action.cards[0]],
            number,
        )
        for action in view.legal
        if playing and isinstance(action, Play)
    }
    kept = made_chances(view, events, rules, seed, number)
    return Forecasts(
        trick=trick,
        made={action: chance for action, chance in kept.items() if isinstance(action, Play)},
        calls={action: chance for action, chance in kept.items() if isinstance(action, Call)},
        tricks=playing.tricks if playing else trick_distribution(view, events, rules, seed, number),
        worlds=number,
    )


def made_chances(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int, number: int
) -> dict[Action, Estimate]:
    """For each call or card, the chance to make the call."""
    found = search_evaluator(rules, number)(view, events, Random(seed))
    alike = equivalent_actions(found, view, events, rules)
    return {
        action: calibrated_estimate(
            calibration.calibrated_made, view, rules, action, one.made, one.worlds
        )
        for one in found
        for action in (one.action, *alike.get(one.action, ()))
        if one.made >= 0 and isinstance(action, Call | Play)
    }


def calibrated_estimate(
    by: Calibration, view: Any, rules: Options, action: Action, raw: float, number: int
) -> Estimate:
    """A share of the deals, calibrated, with its interval."""
    row = wilson_interval(raw, number, number)
    low, mean, high = [
        None if end is None else by(view, rules, action, end, number)
        for end in (row.low, row.mean, row.high)
    ]
    return Estimate(mean or 0.0, low, high)


def trick_distribution(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int, number: int
) -> tuple[tuple[float, ...], ...]:
    """For each seat the share of the deals in which it takes 0, 1, … tricks, by rollouts."""
    if not any(view.sizes) or not hasattr(view, "won"):
        return ()
    quick, seats = KernelRollouts(rules), len(view.sizes)
    counts = [[0] * (sum(view.won) + max(view.sizes) + 1) for _ in range(seats)]
    for at, s in enumerate(islice(worlds(view, events, rules, seed), number)):
        if quick.game.actor(s) == OVER:
            return ()
        quick.run(s, seed + at, quick.policy)
        for seat, won in enumerate(quick.won()):
            counts[seat][won] += 1
    return tuple([tuple([n / number for n in row]) for row in counts])
