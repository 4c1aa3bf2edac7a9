"""The heuristic player of Oh Hell: the call of the most expected points, exact tricks."""

from random import Random

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...games.oh_hell import SCORES as SCORINGS
from ...games.oh_hell import Rules, View, round_score, tricks_pay
from ..player import Choice, Player
from . import exact_tricks
from .exact_calls import call, leading_rival
from .trick_estimates import TrickEstimate


def player(rules: Rules, style: str) -> Player:
    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase == "call":
            return call(view, lambda hand, n: points(rules, hand, n), style)
        seats_needed = tuple([c - w for c, w in zip(view.calls, view.won, strict=True)])
        return exact_tricks.play(
            knowledge(view, events),
            seats_needed[view.seat],
            len(view.hand),
            seats_needed,
            style,
            overtricks_pay=tricks_pay(rules) or rules.score == "made_only",
            target=leading_rival(view),
        )

    return decide


def points(rules: Rules, hand: TrickEstimate, n: int) -> tuple[float, float]:
    """§6: the points of a call of `n` tricks that is made, and the mean points of a missed one."""
    missed = [(won, chance) for won, chance in enumerate(hand.distribution) if won != n]
    mean = sum([chance * score(rules, n, won) for won, chance in missed])
    return float(score(rules, n, n)), mean / max(sum([chance for _, chance in missed]), 1e-9)


def score(rules: Rules, call: int, won: int) -> int:
    """§6"""
    scoring = SCORINGS.index(rules.score)
    return round_score(call, won, scoring, rules.points_per_trick, rules.off_bid_penalty)
