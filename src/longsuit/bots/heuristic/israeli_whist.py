"""The heuristic player of Israeli Whist: bids and calls by the chance to win the match.

Before the play it compares the payoffs of `hand_value` as ruler and as follower; a payoff is a
chance to win the match, in hundredths. The constants were chosen by hand.
"""

from functools import partial
from math import erf, sqrt
from random import Random

from msgspec.structs import replace

from ...belief.tricks import Knowledge, knowledge
from ...engine.actions import BIDS, CALLS, PASS, Bid, Call, Choose, Event
from ...engine.cards import NO_SUIT, Suit, mask
from ...games.israeli_whist import Rules, View, deal_score
from ...games.israeli_whist.numbers import SEATS
from ..player import Choice, Player
from . import exact_tricks
from .card_chances import EQUAL_COSTS
from .hand_value import (
    CARDS,
    MAX_OVERBID,
    HandValue,
    lowest_bids,
    opponent_weakness,
    plausible_needs,
)
from .passing import pass_cards

BID_MARGIN = {"plain": 0.0, "bold": -10.0, "careful": 10.0}  # by which ruling must be better
# Points of the best opponent in a deal, for strong opponents and for weak ones.
BEST_POINTS = {"linear": (50.0, 20.0), "square": (35.0, 5.0)}
POINTS_DEVIATION = 22.0  # standard deviation of the difference between two seats in a deal
# The costs of too few tricks and of too many under the linear score, by the least weakness of the
# opponents: those who call wildly take tricks at random, and §8 punishes too few more; merely weak
# ones let tricks go.
MISS_COSTS = ((0.9, (1.5, 0.5)), (0.4, (0.85, 1.15)), (0.0, EQUAL_COSTS))
OVERCALL = 0.5  # tricks that each later seat calls beyond its cards, with thirteen of them


def player(rules: Rules, style: str) -> Player:
    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        match view.phase:
            case "play":
                return play(view, events, rules, style)
            case "give":
                return pass_cards(mask(view.hand))
            case _:
                decision = {"bid": bid, "choose": choose, "call": call}[view.phase]
                return decision(view, WinChances(view, rules, style))

    return decide


class WinChances:
    """The chances to win the match, in hundredths, with one hand."""

    def __init__(self, view: View, rules: Rules, style: str) -> None:
        self.rules, self.style, self.hand = rules, style, mask(view.hand)
        totals = view.rounds[-1].totals if view.rounds else (0,) * SEATS
        self.ahead = totals[view.seat] - max(t for s, t in enumerate(totals) if s != view.seat)
        self.deals_left = deals_left(view, rules, max(totals))
        self.weakness = opponent_weakness(
            view.rounds, view.seat, opponents_calls(view), rules.cards
        )
        strong, weak = BEST_POINTS[rules.score]
        self.opponent_points = strong + (weak - strong) * self.weakness

    def after_points(self, points: float) -> float:
        """The chance after scoring so many points in this deal, with a small bonus for points."""
        ahead = self.ahead + points - self.opponent_points
        chance = 50 + 50 * erf(ahead / (POINTS_DEVIATION * sqrt(2 * self.deals_left)))
        return chance + points / 20

    def after_tricks(self, under: float, call: int, won: int) -> float:
        """§8: the chance after a call and tricks; `under` is the probability that the calls of all
        seats stay below the tricks."""
        cards = self.rules.cards
        if call or won:
            called = cards - 1 if under > 0.5 else cards + 1
            return self.after_points(deal_score(self.rules, call, won, called))
        low, high = (deal_score(self.rules, 0, 0, called) for called in (cards - 1, cards + 1))
        return under * self.after_points(low) + (1 - under) * self.after_points(high)

    def hand_value(self, strain: Suit, *, ruler: bool) -> HandValue:
        weakness, style = self.weakness, self.style
        return HandValue(self.hand, strain, ruler=ruler, weakness=weakness, style=style)

    def after_call(self, value: HandValue, call: int, slack: float, *, last: bool = False) -> float:
        """The chance after a call; `slack` is the number of tricks less all calls, exact for the
        last call."""
        under = float(slack > 0) if last else min(1.0, max(0.0, 0.5 + slack / 4))
        return value.expected_payoff(call, slack, partial(self.after_tricks, under))

    def as_ruler(self, strain: Suit, least: int) -> tuple[float, int]:
        """The chance as ruler with the best bid from `least` on, and the tricks of that bid."""
        value = self.hand_value(strain, ruler=True)
        if least > value.tricks + MAX_OVERBID:
            return 0.0, least
        calls = value.plausible_calls(least)
        return max((self.after_call(value, n, value.tricks - n), n) for n in calls)

    def as_follower(self, strain: Suit) -> float:
        """The chance with the best call when another seat has named the strain."""
        value = self.hand_value(strain, ruler=False)
        return max(self.after_call(value, n, -0.5) for n in (0, *value.plausible_calls()))


def deals_left(view: View, rules: Rules, best: int) -> int:
    """The number of deals from this one on; estimated where the match ends at a target score."""
    if view.of:
        return view.of - len(view.rounds)
    return 1 + max(0, (rules.target or 0) - best) // 40


def opponents_calls(view: View) -> list[int]:
    """The calls that the others have made, or their bids before they call."""
    calls = {seat: action.tricks for seat, action in view.bids if isinstance(action, Bid)}
    for seat, n in enumerate(view.calls):
        calls[seat] = max(n, calls.get(seat, 0)) if view.ruler in (-1, seat) else n
    return [n for seat, n in calls.items() if n > 0 and seat != view.seat]


# Before the play.


def bid(view: View, chances: WinChances) -> Choice:
    lowest = lowest_bids(view.legal)
    if not lowest:
        return Choice(PASS, "nothing is left to bid")
    best, tricks, strain = max((*chances.as_ruler(s, lowest[s]), s) for s in lowest)
    standing = [action.strain for _, action in view.bids if isinstance(action, Bid)]
    others = standing[-1:] or [s for s in range(5) if s != strain]
    follower = sum(map(chances.as_follower, others)) / len(others)
    if best <= follower + BID_MARGIN[chances.style]:
        return Choice(PASS, "the hand promises more when another rules")
    if chances.rules.may_raise:
        return Choice(BIDS[lowest[strain]][strain], "bid low: the call may be raised")
    return Choice(BIDS[tricks][strain], "bid what the best strain promises")


def choose(view: View, chances: WinChances) -> Choice:
    """§3: after four passes."""
    if chances.ahead > 0:
        return Choice(Choose("end"), "ahead: end the match")
    if chances.as_follower(NO_SUIT) < chances.after_points(chances.opponent_points - 15):
        return Choice(Choose("redeal"), "the hand is poor without trump")
    return Choice(Choose("continue"), "the hand is good without trump")


def call(view: View, chances: WinChances) -> Choice:
    """§5, §6"""
    calls = [n for n in view.calls if n >= 0]
    numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
    value = chances.hand_value(view.trump, ruler=view.ruler == view.seat)
    later = len(view.calls) - len(calls) - 1
    spare, share = chances.rules.cards - sum(calls), later * chances.rules.cards / CARDS
    later_calls = min(4.5 * share, max(1.0 * share, spare - value.tricks + OVERCALL * share))

    def chance(n: int) -> float:
        return chances.after_call(value, n, spare - n - later_calls, last=not later)

    plausible = [n for n in numbers if n == 0 or n in value.plausible_calls(min(numbers))]
    best = max(plausible or numbers, key=chance)
    return Choice(CALLS[best], reason(best, value.tricks, numbers))


def reason(best: int, tricks: float, numbers: list[int]) -> str:
    if best == 0:
        return "safe enough to call none"
    if round(tricks) not in numbers:
        return "the best call that is left"
    if best > tricks + 0.5:
        return "call high: a trick too few costs less than one too many"
    return "call what the hand is worth" if best > tricks - 0.5 else "call low"


# Play.


def play(view: View, events: tuple[Event, ...], rules: Rules, style: str) -> Choice:
    seats_needed = tuple(c - w for c, w in zip(view.calls, view.won, strict=True))
    left, linear = len(view.hand), rules.score == "linear"
    weakness = opponent_weakness(view.rounds, view.seat, opponents_calls(view), rules.cards)
    costs = next(costs for least, costs in MISS_COSTS if weakness >= least)
    return exact_tricks.play(
        with_passed_cards(view, knowledge(view, events)),
        seats_needed[view.seat],
        left,
        plausible_needs(seats_needed, view.seat, left),
        style,
        overtricks_pay=view.calls[view.seat] == 0,  # §8: a missed zero call gains with every trick
        # §8: a miss costs another seat little under the linear score.
        spoil_weight=0.0 if linear else exact_tricks.SPOIL_WEIGHT,
        costs=costs if linear else EQUAL_COSTS,
    )


def with_passed_cards(view: View, k: Knowledge) -> Knowledge:
    """The knowledge with the cards that this seat passed on as unseen until they are played."""
    given = mask([card for cards in view.given for card in cards])
    return replace(k, unseen=k.unseen | given & ~k.gone & ~k.hand)
