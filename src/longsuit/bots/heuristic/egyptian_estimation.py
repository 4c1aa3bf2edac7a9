"""Egyptian Estimation by rules of thumb."""

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
from .hand_value import Holding, ease, meant

MARGIN = {"plain": 0.0, "bold": -4.0, "careful": 4.0}  # points that calling must promise more
SEES = {"plain": 0.0, "bold": 0.4, "careful": -0.4}  # tricks that a style sees beside the cards
MAKERS = 2  # seats that make their estimates in a usual round
USUAL_TOTAL = 12  # of the estimates, before it is known
POOR = 2.0  # points below which a hand is better dealt again
REACH = 3.0  # tricks beyond what a hand is worth that it may be bid for
REDEAL = Choose("redeal")


def player(rules: Rules, style: str) -> Player:
    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        match view.phase:
            case "play":
                return play(view, events, style)
            case "declare":
                return declare(view, Hopes(view, rules, style))
            case "bid":
                return bid(view, Hopes(view, rules, style))
            case _:
                return estimate(view, Hopes(view, rules, style))

    return choose


class Hopes:
    """What a seat may hope for, in points of this round."""

    def __init__(self, view: View, rules: Rules, style: str) -> None:
        self.view, self.rules, self.style = view, rules, style
        self.hand = mask(view.hand)
        self.scoring = SCORINGS.index(rules.scoring)
        boasts = [n for seat, n in enumerate(view.calls) if n > 0 and seat != view.seat]
        self.ease = ease(view.rounds, view.seat, boasts)

    def holding(self, strain: Suit | None, *, ruling: bool) -> Holding:
        sees = SEES[self.style]
        return Holding(self.hand, strain, ruling=ruling, ease=self.ease, sees=sees)

    def points(self, role: int, risk: int, call: int, won: int, total: int) -> float:
        """§9, in a usual round."""
        plain = score(self.scoring, role, risk, call, won, total, MAKERS)
        by_document = self.rules.formula == "document"
        return plain * factor(self.scoring, call, self.view.multiplier, by_document)

    def promise(self, held: Holding, call: int, total: int, role: int, risk: int) -> float:
        return held.promise(
            call, CARDS - total, lambda n, won: self.points(role, risk, n, won, total)
        )

    def calling(self, strain: Suit, least: int) -> tuple[float, int]:
        """What being the caller promises, and the number at which it promises most."""
        held = self.holding(strain, ruling=True)
        if least > held.worth + REACH:
            return -inf, least
        return max((self.promise(held, n, USUAL_TOTAL, CALLER, 0), n) for n in held.near(least))

    def following(self, strain: Suit) -> float:
        """What the best estimate promises when another is the caller."""
        held = self.holding(strain, ruling=False)
        return max(self.promise(held, n, USUAL_TOTAL, 0, 0) for n in (0, *held.near()))

    def dashing(self) -> float:
        """What a dash call promises before trump is known."""
        safe = 1 / (1 + exp(-self.holding(None, ruling=False).safety))
        made = self.points(DASH_CALL, 0, 0, 0, USUAL_TOTAL)
        missed = self.points(DASH_CALL, 0, 0, 2, USUAL_TOTAL)
        return safe * made + (1 - safe) * missed


# Before the play.


def declare(view: View, hopes: Hopes) -> Choice:
    """§2, §3: a void is better kept to oneself."""
    if REDEAL in view.legal and otherwise(view, hopes) < POOR:
        return Choice(REDEAL, "a poor hand: deal again")
    if DASH not in view.legal:
        return Choice(PASS, "a void is better kept to oneself")
    dash = hopes.dashing() - MARGIN[hopes.style]
    if dash <= POOR:
        return Choice(PASS, "too unsafe for a dash call")
    if dash <= otherwise(view, hopes):
        return Choice(PASS, "the hand promises more than a dash call")
    return Choice(DASH, "safe enough for a dash call")


def otherwise(view: View, hopes: Hopes) -> float:
    """What a hand promises without a dash call."""
    if view.fast:
        return hopes.following(view.trump)
    strain = max(range(5), key=lambda s: hopes.holding(s, ruling=True).worth)
    calling, _ = hopes.calling(strain, hopes.rules.min_bid)
    return max(calling, sum(hopes.following(s) for s in range(5)) / 5)


def bid(view: View, hopes: Hopes) -> Choice:
    """§4"""
    floor: dict[Suit, int] = {}
    for action in reversed(view.legal):
        if isinstance(action, Bid):
            floor[action.strain] = action.tricks
    if not floor:
        return Choice(PASS, "nothing is left to bid")
    best, number, strain = max((*hopes.calling(s, floor[s]), s) for s in floor)
    standing = [action.strain for _, action in view.bids if isinstance(action, Bid)]
    feared = standing[-1:] or ([view.trump] if view.fast else [s for s in range(5) if s != strain])
    instead = sum(map(hopes.following, feared)) / len(feared)
    if best <= instead + MARGIN[hopes.style]:
        return Choice(PASS, "the hand promises more when another calls")
    return Choice(BIDS[number][strain], "bid what the best strain promises")


def estimate(view: View, hopes: Hopes) -> Choice:
    """§5, §6"""
    numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
    said = [n for n in view.calls if n >= 0]
    later = SEATS - len(said) - 1
    held = hopes.holding(view.trump, ruling=False)
    highest = max(said, default=0)

    def promised(n: int) -> float:
        total = sum(said) + n + round(later * max(0.0, CARDS - sum(said) - n) / (later + 0.5))
        caller = view.caller < 0 and n > highest and n >= 4
        number = highest if view.caller < 0 else view.calls[view.caller]
        role = role_of(hopes.scoring, False, caller, n, number)
        return hopes.promise(held, n, total, role, risk_of(hopes.scoring, role, not later, total))

    wanted = [n for n in numbers if n == 0 or n in held.near()]
    best = max(wanted or numbers, key=promised)
    return Choice(CALLS[best], reason(best, held.worth, numbers))


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
    needs = tuple(n - w for n, w in zip(view.calls, view.won, strict=True))
    me, left = view.seat, len(view.hand)
    return exact_tricks.play(
        knowledge(view, events), needs[me], left, meant(needs, me, left), style
    )
