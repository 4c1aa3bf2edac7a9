"""Playing cards when one wants exactly so many tricks more: rules of thumb, most pressing first."""

from collections.abc import Callable, Iterable

from ...belief.tricks import Knowledge
from ...engine.actions import PLAYS
from ...engine.cards import Card, Seat, bits, highest, lowest, rank_of, suit_of
from ...engine.phases.tricks import beats
from ..player import Choice
from .card_chances import EVEN, Situation

SPITE = 0.2  # what breaking another's call is worth, of making one's own
APPETITE = {"plain": 0.0, "bold": 0.08, "careful": -0.08}  # for a trick that may as well wait


class Decision(Situation):
    """A situation with what this player makes of it."""

    def __init__(
        self,
        k: Knowledge,
        need: int,
        left: int,
        others: tuple[int, ...],
        style: str,
        over_pays: bool,
        stop: Seat,
        spite: float,
        costs: tuple[float, float],
    ) -> None:
        super().__init__(k, need, left, others, costs)
        self.style, self.over_pays, self.stop, self.spite = style, over_pays, stop, spite

    def best(self, cards: Iterable[Card]) -> Card:
        """The card that serves the call, and its player's mind, best."""
        return max(cards, key=self.value)

    def value(self, card: Card) -> float:
        value = self.made_chance(card) + self.spite * self.breaks(card)
        return value + APPETITE[self.style] * self.win_chance(card) if self.need > 0 else value

    def breaks(self, card: Card) -> float:
        """The chance that this card breaks the call of who holds the trick; the seat to be stopped
        counts twice."""
        k = self.k
        if k.best < 0:
            return 0.0
        weight = 1 + (k.holder == self.stop)
        if self.others[k.holder] == self.left:
            return weight * self.win_chance(card)
        if self.others[k.holder] == 0 and not beats(card, k.best, k.trump):
            return weight * self.stands(k.best)
        return 0.0


Rule = Callable[[Decision], Card | None]


def no_choice(d: Decision) -> Card | None:
    return lowest(d.cards) if len(d.choices) == 1 else None


def spoil(d: Decision) -> Card | None:
    """Takes what others want and leaves what they do not; a trick may still be worth a point."""
    if 0 <= d.need <= d.left:
        return None
    if not d.over_pays:
        take = d.need > 0  # the nearer, the better
    elif d.last:
        take = d.others[d.k.holder] != 0
    else:
        take = d.wanted >= d.left
    pick = max if take else min
    return pick(d.choices, key=lambda card: (round(d.win_chance(card), 2), -rank_of(card)))


def duck(d: Decision) -> Card | None:
    if d.need == 0 and d.under and suit_of(lowest(d.under)) == d.k.led:
        return highest(d.under)
    return None


def throw_danger(d: Decision) -> Card | None:
    return d.best(bits(d.under)) if d.need == 0 and d.under else None


def lead_to_lose(d: Decision) -> Card | None:
    return d.best(d.choices) if d.need == 0 and d.k.best < 0 else None


def win_unwillingly(d: Decision) -> Card | None:
    return d.best(d.choices) if d.need == 0 else None


def take_cheaply(d: Decision) -> Card | None:
    if d.need == d.left and d.last and d.over:
        return min(bits(d.over), key=lambda card: (suit_of(card) == d.k.trump, rank_of(card)))
    return None


def take_all(d: Decision) -> Card | None:
    return d.best(d.choices) if d.need == d.left else None


def take(d: Decision) -> Card | None:
    card = d.best(d.choices)
    return card if d.win_chance(card) >= 0.5 else None


def wait(d: Decision) -> Card | None:
    return d.best(d.choices)


RULES: tuple[tuple[str, Rule], ...] = (
    ("no choice", no_choice),
    ("the call is missed: spoil another's", spoil),
    ("the call is made: duck with the highest card that loses", duck),
    ("the call is made: throw off the most dangerous card", throw_danger),
    ("the call is made: lead a card that loses", lead_to_lose),
    ("the call is made: win only what cannot be helped", win_unwillingly),
    ("every trick is needed: take with the cheapest winner", take_cheaply),
    ("every trick is needed: play for all of them", take_all),
    ("take a trick while it can be had", take),
    ("leave this trick, others will come", wait),
)


def play(
    k: Knowledge,
    need: int,
    left: int,
    others: tuple[int, ...],
    style: str = "plain",
    *,
    over_pays: bool = False,
    stop: Seat = -1,
    spite: float = SPITE,
    costs: tuple[float, float] = EVEN,
) -> Choice:
    """The card for a seat that needs so many of the tricks left, this one included.

    `others` holds every seat's need, by seat; `over_pays`: tricks beyond a missed call count;
    `stop`: whose call one would rather break, and `spite` how gladly; `costs`: of too few tricks,
    and of too many."""
    d = Decision(k, need, left, others, style, over_pays, stop, spite, costs)
    for because, rule in RULES:
        card = rule(d)
        if card is not None:
            return Choice(PLAYS[card], because)
    raise AssertionError("the last rule always speaks")
