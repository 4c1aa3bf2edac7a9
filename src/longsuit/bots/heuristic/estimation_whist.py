"""The heuristic player of Estimation Whist: the call of the most expected points, exact tricks."""

from random import Random

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...games.estimation_whist import BONUS, Rules, View, round_score
from ..player import Choice, Player
from . import exact_tricks
from .exact_calls import call, leading_rival, total_called
from .trick_estimates import TrickEstimate


def player(rules: Rules, style: str) -> Player:
    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase == "call":
            return call(view, lambda hand, n: points(view, rules, hand, n), style)
        seats_needed = tuple([c - w for c, w in zip(view.calls, view.won, strict=True)])
        return exact_tricks.play(
            knowledge(view, events),
            seats_needed[view.seat],
            len(view.hand),
            seats_needed,
            style,
            overtricks_pay=True,
            target=leading_rival(view),
        )

    return decide


def points(view: View, rules: Rules, hand: TrickEstimate, n: int) -> tuple[float, float]:
    """§6: the points of a call of `n` tricks that is made, and the mean points of a missed one."""
    prize = float(round_score(n, n, BONUS, rules.score == "squared"))
    if rules.hard_score and n == 0:
        prize -= BONUS * under_chance(view)
    return prize, hand.mean


def under_chance(view: View) -> float:
    """The probability that the calls stay below the tricks if this seat calls none."""
    waiting = sum([n < 0 for n in view.calls]) - 1
    missing = len(view.hand) - total_called(view)
    return float(missing > 0) if not waiting else 0.5 if missing > 0 else 0.0
