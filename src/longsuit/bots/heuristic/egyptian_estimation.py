"""The heuristic player of Egyptian Estimation: bids and estimates by expected points.

Before the play it compares the payoffs of `hand_value` as caller, as follower and in a dash call;
a payoff is in points of this round. The constants were chosen by hand.
"""

from math import exp, inf
from random import Random

from ...belief.tricks import knowledge
from ...engine.actions import BIDS, CALLS, DASH, PASS, Bid, Call, Choose, Event
from ...engine.cards import Suit, mask
from ...games.egyptian_estimation import Rules, View
from ...games.egyptian_estimation.scoring import (
    CALLER,
    CARDS,
    DASH_CALL,
    SCORINGS,
    SEATS,
    factor,
    risk_of,
    role_of,
    score,
)
from ..player import Choice, Player
from . import exact_tricks
from .hand_value import MAX_OVERBID, HandValue, lowest_bids, opponent_weakness, plausible_needs

BID_MARGIN = {"plain": 0.0, "bold": -4.0, "careful": 4.0}  # points by which calling must be better
USUAL_MAKERS = 2  # seats that make their estimates in a usual round
USUAL_TOTAL = 12  # sum of the estimates, before they are made
POOR_HAND = 2.0  # points below which a new deal is better
REDEAL = Choose("redeal")


def player(rules: Rules, style: str) -> Player:
    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        match view.phase:
            case "play":
                return play(view, events, style)
            case "void":
                return Choice(view.legal[0], "the rules demand it")
            case "declare":
                return declare(view, ExpectedPoints(view, rules, style))
            case "bid":
                return bid(view, ExpectedPoints(view, rules, style))
            case _:
                return estimate(view, ExpectedPoints(view, rules, style))

    return decide


class ExpectedPoints:
    """The points of this round that a seat can expect with its hand."""

    def __init__(self, view: View, rules: Rules, style: str) -> None:
        self.view, self.rules, self.style = view, rules, style
        self.hand = mask(view.hand)
        self.scoring = SCORINGS.index(rules.scoring)
        others = [n for seat, n in enumerate(view.calls) if n > 0 and seat != view.seat]
        self.weakness = opponent_weakness(view.rounds, view.seat, others)

    def hand_value(self, strain: Suit | None, *, ruler: bool) -> HandValue:
        weakness, style = self.weakness, self.style
        return HandValue(self.hand, strain, ruler=ruler, weakness=weakness, style=style)

    def points(self, role: int, risk: int, call: int, won: int, total: int) -> float:
        """§9: the points of an outcome in a usual round; `total` is the sum of the estimates."""
        plain = score(self.scoring, role, risk, call, won, total, USUAL_MAKERS)
        by_document = self.rules.formula == "document"
        return plain * factor(self.scoring, call, self.view.multiplier, by_document)

    def after_call(self, value: HandValue, call: int, total: int, role: int, risk: int) -> float:
        return value.expected_payoff(
            call, CARDS - total, lambda n, won: self.points(role, risk, n, won, total)
        )

    def as_caller(self, strain: Suit, least: int) -> tuple[float, int]:
        """The points as caller with the best bid from `least` on, and the tricks of that bid."""
        value = self.hand_value(strain, ruler=True)
        if least > value.tricks + MAX_OVERBID:
            return -inf, least
        calls = value.plausible_calls(least)
        return max((self.after_call(value, n, USUAL_TOTAL, CALLER, 0), n) for n in calls)

    def as_follower(self, strain: Suit) -> float:
        """The points with the best estimate when another seat is the caller."""
        value = self.hand_value(strain, ruler=False)
        calls = (0, *value.plausible_calls())
        return max(self.after_call(value, n, USUAL_TOTAL, 0, 0) for n in calls)

    def in_dash_call(self) -> float:
        """The points of a dash call, before trump is known."""
        made_chance = 1 / (1 + exp(-self.hand_value(None, ruler=False).safety))
        made = self.points(DASH_CALL, 0, 0, 0, USUAL_TOTAL)
        missed = self.points(DASH_CALL, 0, 0, 2, USUAL_TOTAL)
        return made_chance * made + (1 - made_chance) * missed

    def without_dash_call(self) -> float:
        """The points as caller or follower, whichever is better."""
        if self.view.fast:
            return self.as_follower(self.view.trump)
        strain = max(range(5), key=lambda s: self.hand_value(s, ruler=True).tricks)
        caller, _ = self.as_caller(strain, self.rules.min_bid)
        return max(caller, sum(self.as_follower(s) for s in range(5)) / 5)


# Before the play.


def declare(view: View, expected: ExpectedPoints) -> Choice:
    """§2, §3: never declares a void, which would only help the others."""
    if REDEAL in view.legal and expected.without_dash_call() < POOR_HAND:
        return Choice(REDEAL, "a poor hand: deal again")
    if DASH not in view.legal:
        return Choice(PASS, "a void is better kept to oneself")
    dash = expected.in_dash_call() - BID_MARGIN[expected.style]
    if dash <= POOR_HAND:
        return Choice(PASS, "too unsafe for a dash call")
    if dash <= expected.without_dash_call():
        return Choice(PASS, "the hand promises more than a dash call")
    return Choice(DASH, "safe enough for a dash call")


def bid(view: View, expected: ExpectedPoints) -> Choice:
    """§4"""
    lowest = lowest_bids(view.legal)
    if not lowest:
        return Choice(PASS, "nothing is left to bid")
    best, tricks, strain = max((*expected.as_caller(s, lowest[s]), s) for s in lowest)
    standing = [action.strain for _, action in view.bids if isinstance(action, Bid)]
    others = standing[-1:] or ([view.trump] if view.fast else [s for s in range(5) if s != strain])
    follower = sum(map(expected.as_follower, others)) / len(others)
    if best <= follower + BID_MARGIN[expected.style]:
        return Choice(PASS, "the hand promises more when another calls")
    return Choice(BIDS[tricks][strain], "bid what the best strain promises")


def estimate(view: View, expected: ExpectedPoints) -> Choice:
    """§5, §6"""
    numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
    estimates = [n for n in view.calls if n >= 0]
    later = SEATS - len(estimates) - 1
    value = expected.hand_value(view.trump, ruler=False)
    highest = max(estimates, default=0)

    def points(n: int) -> float:
        rest = max(0.0, CARDS - sum(estimates) - n)
        total = sum(estimates) + n + round(later * rest / (later + 0.5))
        caller = view.caller < 0 and n > highest and n >= 4
        number = highest if view.caller < 0 else view.calls[view.caller]
        role = role_of(expected.scoring, False, caller, n, number)
        risk = risk_of(expected.scoring, role, not later, total)
        return expected.after_call(value, n, total, role, risk)

    plausible = [n for n in numbers if n == 0 or n in value.plausible_calls()]
    best = max(plausible or numbers, key=points)
    return Choice(CALLS[best], reason(best, value.tricks, numbers))


def reason(best: int, tricks: float, numbers: list[int]) -> str:
    if best == 0:
        return "safe enough to estimate none"
    if round(tricks) not in numbers:
        return "the best estimate that is left"
    if best > tricks + 0.5:
        return "estimate high: the points are worth the risk"
    return "estimate what the hand is worth" if best > tricks - 0.5 else "estimate low"


# Play.


def play(view: View, events: tuple[Event, ...], style: str) -> Choice:
    seats_needed = tuple(n - w for n, w in zip(view.calls, view.won, strict=True))
    me, left = view.seat, len(view.hand)
    plausible = plausible_needs(seats_needed, me, left)
    return exact_tricks.play(knowledge(view, events), seats_needed[me], left, plausible, style)
