"""What may happen: who wins this trick, how many tricks each seat takes, which calls are made."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...arena.intervals import Estimate, wilson_interval
from ...belief.worlds import worlds
from ...engine.actions import OVER, Action, Call, Event, Play
from ...engine.options import Options
from ...sim.kernels.layout import WON
from ..advice.playouts import Quick
from ..advice.searched import companions, thinker
from . import calibration
from .trick_chances import prospects

DEALS = 128
Corrected: TypeAlias = Callable[[Any, Options, Action, float, int], float]


class Outlook(Struct, frozen=True, kw_only=True):
    """Chances with their intervals, as far as they apply now, as such chances have come about."""

    trick: dict[Action, Estimate]  # by card, to win the trick on the table
    made: dict[Action, Estimate]  # by card, to make the call that stands
    calls: dict[Action, Estimate]  # by call, to make it
    tricks: tuple[tuple[float, ...], ...]  # by seat, the chances of 0, 1, … tricks in the deal
    worlds: int


def outlook(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1, number: int = DEALS
) -> Outlook:
    """For any seat; chances of actions only for the seat to act, and nothing where no cards are
    dealt or there are no tricks."""
    if not view.legal or not hasattr(view, "won"):
        tricks = ends(view, events, rules, seed, number)
        return Outlook(trick={}, made={}, calls={}, tricks=tricks, worlds=number)
    playing = prospects(view, events, rules, number, seed)
    trick: dict[Action, Estimate] = {
        action: corrected(
            calibration.trick, view, rules, action, playing.trick[action.cards[0]], number
        )
        for action in view.legal
        if playing and isinstance(action, Play)
    }
    kept = keeping(view, events, rules, seed, number)
    return Outlook(
        trick=trick,
        made={action: chance for action, chance in kept.items() if isinstance(action, Play)},
        calls={action: chance for action, chance in kept.items() if isinstance(action, Call)},
        tricks=playing.tricks if playing else ends(view, events, rules, seed, number),
        worlds=number,
    )


def keeping(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int, number: int
) -> dict[Action, Estimate]:
    """By call or card, the chance to take what is called then."""
    found = thinker(rules, number)(view, events, Random(seed))
    alike = companions(found, view, events, rules)
    return {
        action: corrected(calibration.made, view, rules, action, one.made, one.worlds)
        for one in found
        for action in (one.action, *alike.get(one.action, ()))
        if one.made >= 0 and isinstance(action, Call | Play)
    }


def corrected(
    by: Corrected, view: Any, rules: Options, action: Action, raw: float, number: int
) -> Estimate:
    """A share of the deals with its interval."""
    row = wilson_interval(raw, number, number)
    low, mean, high = [
        None if end is None else by(view, rules, action, end, number)
        for end in (row.low, row.mean, row.high)
    ]
    return Estimate(mean or 0.0, low, high)


def ends(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int, number: int
) -> tuple[tuple[float, ...], ...]:
    """By seat how often it takes how many tricks of the deal, in deals played out."""
    if not any(view.sizes) or not hasattr(view, "won"):
        return ()
    quick, seats = Quick(rules), len(view.sizes)
    counts = [[0] * (sum(view.won) + max(view.sizes) + 1) for _ in range(seats)]
    for at, s in enumerate(islice(worlds(view, events, rules, seed), number)):
        if quick.game.actor(s) == OVER:
            return ()
        quick.run(s, seed + at, quick.policy)
        for seat in range(seats):
            counts[seat][quick.row[WON + seat]] += 1
    return tuple([tuple([n / number for n in row]) for row in counts])
