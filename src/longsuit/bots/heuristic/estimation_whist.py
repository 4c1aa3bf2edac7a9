"""Estimation Whist by rules of thumb."""

from random import Random

from ...belief.tricks import knowledge, masters
from ...engine.actions import CALLS, Event
from ...engine.cards import SUIT_CARDS, Seat, mask
from ...games.estimation_whist import BONUS, Rules, View, round_score
from ..player import Choice, Player
from . import exact_tricks
from .card_chances import log_odds
from .trick_estimates import Outlook, Prospect, chance, scene

# Weights of the signs that a call is too high, and that it is too low, from
# `benchmarks/fit_estimation.py`.
# fmt: off
CALL_TOO_HIGH = (0.25, 1.05, -0.31, -0.15, 0.83, -0.17, -0.14, -0.15, -0.06, 1.29)
CALL_TOO_LOW = (0.21, 1.60, -0.68, -0.37, -0.49, 0.30, 0.12, 0.05, -0.07, 0.20)
# fmt: on
BOLDNESS = {"plain": 0.0, "bold": 1.5, "careful": -1.5}  # points that a style adds to each trick
NEAR = 4  # numbers that are thought about


def player(rules: Rules, style: str) -> Player:
    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase == "call":
            return call(view, rules, style)
        needs = tuple([c - w for c, w in zip(view.calls, view.won, strict=True)])
        return exact_tricks.play(
            knowledge(view, events),
            needs[view.seat],
            len(view.hand),
            needs,
            style,
            over_pays=True,
            stop=foremost(view),
        )

    return choose


def foremost(view: View) -> Seat:
    """The rival with most points so far, the nearest on the left of equal ones."""
    totals = view.rounds[-1].totals if view.rounds else (0,) * len(view.sizes)
    behind = [(view.seat + 1 + at) % len(totals) for at in range(len(totals) - 1)]
    return max(behind, key=totals.__getitem__)


# Calls.


def call(view: View, rules: Rules, style: str) -> Choice:
    """§3, §4: the number that promises most points."""
    hand = hand_prospect(view)
    sure = sure_tricks(view)
    numbers = [n for n in range(len(view.hand) + 1) if n >= sure]
    near = sorted(numbers, key=lambda n: abs(n - hand.mean))[:NEAR]
    liking = {n: points(view, rules, hand, n) + BOLDNESS[style] * n for n in near}
    allowed = [n for n in near if CALLS[n] in view.legal]
    best = max(allowed, key=liking.__getitem__, default=sure - 1)  # §4 may bar the only one
    if best < sure or liking[best] < max(liking.values()):
        return Choice(CALLS[best], "the next best number: the best is barred to the last caller")
    if best == sure > 0:
        return Choice(CALLS[best], "the top trumps, which cannot be lost, and no more")
    return Choice(CALLS[best], "the number of tricks that promises most")


def sure_tricks(view: View) -> int:
    """Trumps that nothing out can beat take a trick, wanted or not."""
    trumps = mask(view.hand) & SUIT_CARDS[view.trump]
    return masters(trumps, mask(view.unseen)).bit_count()


def hand_prospect(view: View) -> Prospect:
    """What may become of a hand, given who starts and what was called so far."""
    seats, size = len(view.sizes), len(view.hand)
    waiting = sum([n < 0 for n in view.calls]) - 1
    wanted = called(view) + waiting * size / seats
    out = scene(view.seat, mask(view.unseen), view.sizes, (0,) * seats, view.trump, wanted)
    return Outlook(out).of(mask(view.hand), lead=view.seat == view.starter)


def called(view: View) -> int:
    return sum([n for n in view.calls if n > 0])


def points(view: View, rules: Rules, hand: Prospect, n: int) -> float:
    """§6: what a call promises."""
    few, many = fears(view, hand, n)
    made = 1 - few - many
    prize = float(round_score(n, n, BONUS, rules.score == "squared"))
    if rules.hard_score and n == 0:
        prize -= BONUS * under_chance(view)
    return made * prize + (1 - made) * hand.mean


def under_chance(view: View) -> float:
    """How likely the calls stay under the tricks when this seat calls none."""
    waiting = sum([n < 0 for n in view.calls]) - 1
    missing = len(view.hand) - called(view)
    return float(missing > 0) if not waiting else 0.5 if missing > 0 else 0.0


def fears(view: View, hand: Prospect, n: int) -> tuple[float, float]:
    """The chances to take fewer tricks than called, and more."""
    size, signs = len(view.hand), call_signs(view, hand, n)
    few = chance(CALL_TOO_HIGH, (1.0, log_odds(sum(hand.odds[:n])), *signs)) if n else 0.0
    more = sum(hand.odds[n + 1 :])
    return few, chance(CALL_TOO_LOW, (1.0, log_odds(more), *signs)) if n < size else 0.0


def call_signs(view: View, hand: Prospect, n: int) -> tuple[float, ...]:
    """What tells, beside the odds of each number of tricks, how a call will fare."""
    size, rivals = len(view.hand), len(view.sizes) - 1
    last = sum([n < 0 for n in view.calls]) == 1
    return (
        (hand.mean - n) / hand.spread,
        (hand.most - n) / (hand.most + 0.3),
        hand.most - n,
        (view.seat == view.starter) / size,
        (called(view) + n - size) * last,
        size,
        rivals,
        1 / size,
    )
