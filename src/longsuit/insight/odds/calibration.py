"""Calibration: shares of sampled deals, corrected by logistic regression on a linear spline basis
of their logit and then by a rising, piecewise linear map from forecast to observed frequency.

The table is made by `benchmarks/training/fit_forecasts.py`, its rows for Pesten by
`benchmarks/training/fit_answers.py`.
"""

from bisect import bisect_right
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

from msgspec import Struct

from ...engine.actions import Action, Call, Play
from ...engine.options import Options
from ...engine.phases.tricks import beats, place_of_best
from ...games import game_name
from ...sim.models.fitted import fitted_as
from ...sim.models.loader import load

TABLE = "forecasts.json"
KNOTS = (-4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 4.0)  # logits at which the linear spline may bend
MAX_LOGIT = 7.0  # forecasts are clipped to the chances of these logits


class Case(Struct, frozen=True, kw_only=True):
    """A forecast and what matters for how far it is to be trusted."""

    game: str
    about: str  # call, play or trick
    raw: float  # share of the sampled deals
    worlds: int
    left: int  # cards in the hand, before it acts
    need: int  # tricks still to be taken
    over: float  # tricks wanted by all that have called beyond those left, by trick left; of a
    # trick, the share of the seats behind that want it
    seats: int
    later: int  # seats that act after this one, in the trick or in the round of calls
    certain: bool = False  # nothing is hidden that matters


def calibrated_made(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> float:
    """The chance to make the call after an action, a call or a card, from the share of so many
    sampled deals in which it was made."""
    return calibrated_chance(call_case(view, rules, action, raw, worlds))


def calibrated_trick(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> float:
    """The chance to win the trick on the table with a card."""
    return calibrated_chance(trick_case(view, rules, action, raw, worlds))


def game_variant(rules: Options) -> str:
    """The game to which the corrections were fitted, with " strict" behind it where one must follow
    suit before trumping."""
    strict, name = getattr(rules, "follow", "") == "strict", fitted_as(game_name(rules))
    return f"{name} strict" if strict else name


def call_case(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> Case:
    calls, calling = list(view.calls), isinstance(action, Call)
    if isinstance(action, Call):
        calls[view.seat] = action.tricks
    left, seats = len(view.hand), len(view.sizes)
    needs = [n - won for n, won in zip(calls, view.won, strict=True) if n >= 0]
    need = calls[view.seat] - view.won[view.seat]
    silent = sum([n < 0 for n in calls])
    return Case(
        game=game_variant(rules),
        about="call" if calling else "play",
        raw=raw,
        worlds=worlds,
        left=left,
        need=need,
        over=sum([max(0, n) for n in needs]) / left - 1,
        seats=seats,
        later=silent if calling else seats - 1 - len(view.table),
        certain=need < 0 or need > left,
    )


def trick_case(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> Case:
    cards = action.cards if isinstance(action, Play) else ()
    later = len(view.sizes) - 1 - len(view.table)
    every = [won + len(view.hand) for won in view.won]  # where nothing is called
    calls = getattr(view, "calls", ()) or every
    behind = [(view.seat + 1 + n) % len(view.sizes) for n in range(later)]
    best = view.table[place_of_best(view.table, view.trump)] if view.table else -1
    beaten = best >= 0 and not beats(cards[0], best, view.trump)
    return Case(
        game=game_variant(rules),
        about="trick",
        raw=raw,
        worlds=worlds,
        left=len(view.hand),
        need=calls[view.seat] - view.won[view.seat],
        over=sum([calls[seat] > view.won[seat] for seat in behind]) / max(1, later),
        seats=len(view.sizes),
        later=later,
        certain=beaten or not later,
    )


class Correction(Struct, frozen=True):
    """Weights of a logistic regression, and the points of the map from forecast to frequency."""

    weights: list[float]
    said: list[float] = []
    was: list[float] = []

    def chance(self, features: list[float]) -> float:
        total = sum([w * f for w, f in zip(self.weights, features, strict=True)])
        return self.frequency(1 / (1 + exp(-max(-MAX_LOGIT, min(MAX_LOGIT, total)))))

    def frequency(self, chance: float) -> float:
        """The frequency that belongs to a forecast, by linear interpolation from 0 to 1."""
        said, was = [0.0, *self.said, 1.0], [0.0, *self.was, 1.0]
        at = bisect_right(said, chance, hi=len(said) - 1)
        part = (chance - said[at - 1]) / (said[at] - said[at - 1])
        return was[at - 1] + part * (was[at] - was[at - 1])


@cache
def table() -> dict[str, Correction]:
    """The corrections by game and kind of forecast."""
    return load(files(__package__).joinpath(TABLE), Correction)


def calibrated_chance(c: Case) -> float:
    """The calibrated chance; a certain forecast, or one without a correction, stays as it is."""
    found = table().get(f"{c.game} {c.about}")
    return found.chance(features(c)) if found and not c.certain else c.raw


def answer_chance(about: str, counted: float) -> float:
    """The chance that a hand of Pesten that was played from can answer a two, a joker or a suit."""
    found = table().get(f"pesten {about}")
    return found.chance(platt_features(counted)) if found and 0 < counted < 1 else counted


def platt_features(chance: float) -> list[float]:
    """The features of Platt scaling: a constant and the logit."""
    return [1.0, log(chance / (1 - chance))]


def logit(c: Case) -> float:
    """The logit of the share, smoothed by half a pseudo-count for either outcome, so that it is
    finite."""
    share = (c.raw * c.worlds + 0.5) / (c.worlds + 1)
    return log(share / (1 - share))


def features(c: Case) -> list[float]:
    """The features of the logistic regression: the logit with a linear spline basis, the position,
    and their interactions."""
    x, left, need, later = logit(c), c.left / 13, c.need / c.left, c.later / c.seats
    return [
        1.0,
        x,
        *[max(0.0, x - knot) for knot in KNOTS],
        x / c.worlds**0.5,
        x * left,
        left,
        left**2,
        float(c.left == 1),
        float(c.need == 0),
        float(c.need == c.left),
        need,
        need**2,
        x * need,
        c.over,
        c.over**2,
        abs(c.over),
        x * abs(c.over),
        float(c.later == 0),
        later,
        x * later,
        1 / c.seats,
    ]
