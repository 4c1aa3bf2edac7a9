"""Calls where every seat calls once and exact calls earn a bonus: the call of the most expected
points.

The chances of a call are logistic regressions on the trick estimate of the hand, fitted to
Estimation Whist.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from ...belief.tricks import masters
from ...engine.actions import CALLS
from ...engine.cards import SUIT_CARDS, Seat, mask
from ..player import Choice
from .card_chances import log_odds
from .trick_estimates import TrickEstimate, TrickEstimator, hidden_hands, logistic

# Weights of the constant, the log-odds of the trick estimate and `call_features`, from
# `python -m benchmarks.training.fit_heuristic calls`.
# fmt: off
CALL_TOO_HIGH = (0.25, 1.05, -0.31, -0.15, 0.83, -0.17, -0.14, -0.15, -0.06, 1.29)
CALL_TOO_LOW = (0.21, 1.60, -0.68, -0.37, -0.49, 0.30, 0.12, 0.05, -0.07, 0.20)
# fmt: on
STYLE_POINTS = {"plain": 0.0, "bold": 1.5, "careful": -1.5}  # added for each trick called
CANDIDATES = 4  # calls nearest to the estimate that are evaluated

# The points of a call that is made, and the mean points of one that is missed.
Points: TypeAlias = Callable[[TrickEstimate, int], tuple[float, float]]


def call(view: Any, points: Points, style: str) -> Choice:
    """The call of the most expected points."""
    hand = hand_estimate(view)
    sure = master_trumps(view)
    numbers = [n for n in range(len(view.hand) + 1) if n >= sure]
    near = sorted(numbers, key=lambda n: abs(n - hand.mean))[:CANDIDATES]
    values = {n: expected_points(view, points, hand, n) + STYLE_POINTS[style] * n for n in near}
    allowed = [n for n in near if CALLS[n] in view.legal]
    best = max(allowed, key=values.__getitem__, default=sure - 1)  # the hook may bar the only one
    if best < sure or values[best] < max(values.values()):
        return Choice(CALLS[best], "the next best number: the best is barred to the last caller")
    if best == sure > 0:
        return Choice(CALLS[best], "the top trumps, which cannot be lost, and no more")
    return Choice(CALLS[best], "the number of tricks that promises most")


def expected_points(view: Any, points: Points, hand: TrickEstimate, n: int) -> float:
    """The expected points of a call of `n` tricks."""
    made = 1 - sum(miss_chances(view, hand, n))
    prize, consolation = points(hand, n)
    return made * prize + (1 - made) * consolation


def leading_rival(view: Any) -> Seat:
    """The rival with the most points, of equal ones the nearest on the left."""
    totals: tuple[int, ...] = view.rounds[-1].totals if view.rounds else (0,) * len(view.sizes)
    rivals: list[Seat] = [(view.seat + 1 + at) % len(totals) for at in range(len(totals) - 1)]
    return max(rivals, key=totals.__getitem__)


def master_trumps(view: Any) -> int:
    """The number of trumps in the hand that no unseen card can beat; each takes a trick."""
    trumps = mask(view.hand) & SUIT_CARDS[view.trump]
    return masters(trumps, mask(view.unseen)).bit_count()


def hand_estimate(view: Any) -> TrickEstimate:
    """The trick estimate of the hand before the first lead, from the calls so far."""
    seats, size = len(view.sizes), len(view.hand)
    waiting = sum([n < 0 for n in view.calls]) - 1
    needed = total_called(view) + waiting * size / seats
    unseen, voids = mask(view.unseen), (0,) * seats
    hidden = hidden_hands(view.seat, unseen, view.sizes, voids, view.trump, needed)
    return TrickEstimator(hidden).estimate(mask(view.hand), lead=view.seat == view.leader)


def total_called(view: Any) -> int:
    return sum([n for n in view.calls if n > 0])


def miss_chances(view: Any, hand: TrickEstimate, n: int) -> tuple[float, float]:
    """The probabilities to take fewer tricks than `n`, and more."""
    size, tricks, features = len(view.hand), hand.distribution, call_features(view, hand, n)
    few = many = 0.0
    if n:
        few = logistic(CALL_TOO_HIGH, (1.0, log_odds(sum(tricks[:n])), *features))
    if n < size:
        many = logistic(CALL_TOO_LOW, (1.0, log_odds(sum(tricks[n + 1 :])), *features))
    return few, many


def call_features(view: Any, hand: TrickEstimate, n: int) -> tuple[float, ...]:
    """The features of a call of `n` tricks beside the distribution of tricks."""
    size, rivals = len(view.hand), len(view.sizes) - 1
    last = sum([n < 0 for n in view.calls]) == 1
    return (
        (hand.mean - n) / hand.deviation,
        (hand.most - n) / (hand.most + 0.3),
        hand.most - n,
        (view.seat == view.leader) / size,
        (total_called(view) + n - size) * last,
        size,
        rivals,
        1 / size,
    )
