"""Israeli Whist by rules of thumb."""

from functools import partial
from math import erf, sqrt
from random import Random

from msgspec.structs import replace

from ...belief.tricks import Knowledge, knowledge
from ...engine.actions import BIDS, CALLS, PASS, Bid, Call, Choose, Event
from ...engine.cards import NO_SUIT, Suit, mask
from ...games.israeli_whist import SEATS, Rules, View, linear_score, square_score
from ..player import Choice, Player
from . import exact_tricks
from .card_chances import EQUAL_COSTS
from .hand_value import CARDS, Holding, ease, meant
from .passing import gift

MARGIN = {"plain": 0.0, "bold": -10.0, "careful": 10.0}  # chances that ruling must promise more
SEES = {"plain": 0.0, "bold": 0.4, "careful": -0.4}  # tricks that a style sees beside the cards
BEST = {
    "linear": (50.0, 20.0),
    "square": (35.0, 5.0),
}  # of the others in a deal: good ones, bad ones
SWING = 22.0  # of the points between two seats in a deal
REACH = 3.0  # tricks beyond what a hand is worth that it may be bid for
# How much to fear too few tricks, and too many, by how badly the others play at least: who calls
# without a thought takes tricks at random, and §8 punishes too few harder; others let them go.
FEARS = ((0.9, (1.5, 0.5)), (0.4, (0.85, 1.15)), (0.0, EQUAL_COSTS))
OVERCALL = 0.5  # what others call beyond their cards


def player(rules: Rules, style: str) -> Player:
    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        match view.phase:
            case "play":
                return play(view, events, rules, style)
            case "give":
                return gift(mask(view.hand))
            case _:
                hopes = Hopes(view, rules, style)
                speak = {"bid": bid, "choose": unruled, "call": call}[view.phase]
                return speak(view, hopes)

    return choose


class Hopes:
    """What a seat may hope for, as chances in a hundred to be first in the end."""

    def __init__(self, view: View, rules: Rules, style: str) -> None:
        self.rules, self.style, self.hand = rules, style, mask(view.hand)
        totals = view.rounds[-1].totals if view.rounds else (0,) * SEATS
        self.lead = totals[view.seat] - max(t for s, t in enumerate(totals) if s != view.seat)
        self.left = deals_left(view, rules, max(totals))
        self.ease = ease(view.rounds, view.seat, boasts(view))
        good, bad = BEST[rules.score]
        self.usual = good + (bad - good) * self.ease
        self.score = square_score if rules.score == "square" else linear_score

    def first(self, points: float) -> float:
        """The chance to be first in the end with so many points in this deal."""
        ahead = self.lead + points - self.usual
        return 50 + 50 * erf(ahead / (SWING * sqrt(2 * self.left))) + points / 20

    def chance(self, under: float, call: int, won: int) -> float:
        """§8, when the calls stay below thirteen with some chance."""
        if call or won:
            return self.first(self.score(call, won, CARDS - 1 if under > 0.5 else CARDS + 1))
        low, high = self.score(0, 0, CARDS - 1), self.score(0, 0, CARDS + 1)
        return under * self.first(low) + (1 - under) * self.first(high)

    def holding(self, strain: Suit, *, ruling: bool) -> Holding:
        sees = SEES[self.style]
        return Holding(self.hand, strain, ruling=ruling, ease=self.ease, sees=sees)

    def promise(self, held: Holding, call: int, slack: float, *, sure: bool = False) -> float:
        under = float(slack > 0) if sure else min(1.0, max(0.0, 0.5 + slack / 4))
        return held.promise(call, slack, partial(self.chance, under))

    def ruling(self, strain: Suit, least: int) -> tuple[float, int]:
        """What ruling promises, and the number of tricks at which it promises most."""
        held = self.holding(strain, ruling=True)
        if least > held.worth + REACH:
            return 0.0, least
        return max((self.promise(held, n, held.worth - n), n) for n in held.near(least))

    def ruled(self, strain: Suit) -> float:
        """What the best call promises when another has named the strain."""
        held = self.holding(strain, ruling=False)
        return max(self.promise(held, n, -0.5) for n in (0, *held.near()))


def deals_left(view: View, rules: Rules, best: int) -> int:
    """This deal and those after it; towards a target, as many as it may take."""
    if view.of:
        return view.of - len(view.rounds)
    return 1 + max(0, (rules.target or 0) - best) // 40


def boasts(view: View) -> list[int]:
    """What the others have called, or bid."""
    said = {seat: action.tricks for seat, action in view.bids if isinstance(action, Bid)}
    for seat, n in enumerate(view.calls):
        said[seat] = max(n, said.get(seat, 0)) if view.ruler in (-1, seat) else n
    return [n for seat, n in said.items() if n > 0 and seat != view.seat]


# Before the play.


def bid(view: View, hopes: Hopes) -> Choice:
    floor: dict[Suit, int] = {}
    for action in reversed(view.legal):
        if isinstance(action, Bid):
            floor[action.strain] = action.tricks
    if not floor:
        return Choice(PASS, "nothing is left to bid")
    best, number, strain = max((*hopes.ruling(s, floor[s]), s) for s in floor)
    standing = [action.strain for _, action in view.bids if isinstance(action, Bid)]
    feared = standing[-1:] or [s for s in range(5) if s != strain]
    instead = sum(map(hopes.ruled, feared)) / len(feared)
    if best <= instead + MARGIN[hopes.style]:
        return Choice(PASS, "the hand promises more when another rules")
    if hopes.rules.may_raise:
        return Choice(BIDS[floor[strain]][strain], "bid low: the call may be raised")
    return Choice(BIDS[number][strain], "bid what the best strain promises")


def unruled(view: View, hopes: Hopes) -> Choice:
    if hopes.lead > 0:
        return Choice(Choose("end"), "ahead: end the match")
    if hopes.ruled(NO_SUIT) < hopes.first(hopes.usual - 15):
        return Choice(Choose("redeal"), "the hand is poor without trump")
    return Choice(Choose("continue"), "the hand is good without trump")


def call(view: View, hopes: Hopes) -> Choice:
    """§5, §6"""
    said = [n for n in view.calls if n >= 0]
    numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
    held = hopes.holding(view.trump, ruling=view.ruler == view.seat)
    later = len(view.calls) - len(said) - 1
    spare = CARDS - sum(said)
    others = min(4.5 * later, max(1.0 * later, spare - held.worth + OVERCALL * later))

    def promised(n: int) -> float:
        return hopes.promise(held, n, spare - n - others, sure=not later)

    wanted = [n for n in numbers if n == 0 or n in held.near(min(numbers))]
    best = max(wanted or numbers, key=promised)
    return Choice(CALLS[best], reason(best, held.worth, numbers))


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
    needs = tuple(c - w for c, w in zip(view.calls, view.won, strict=True))
    left, linear = len(view.hand), rules.score == "linear"
    easy = ease(view.rounds, view.seat, boasts(view))
    costs = next(costs for least, costs in FEARS if easy >= least)
    return exact_tricks.play(
        aware(view, knowledge(view, events)),
        needs[view.seat],
        left,
        meant(needs, view.seat, left),
        style,
        overtricks_pay=view.calls[view.seat] == 0,  # §8: a missed none gains with every trick
        spoil_weight=0.0
        if linear
        else exact_tricks.SPOIL_WEIGHT,  # §8: a miss costs another little
        costs=costs if linear else EQUAL_COSTS,
    )


def aware(view: View, k: Knowledge) -> Knowledge:
    """What this seat has passed on is in another hand until it is played."""
    given = mask([card for cards in view.given for card in cards])
    return replace(k, unseen=k.unseen | given & ~k.gone & ~k.hand)
