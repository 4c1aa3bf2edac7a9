"""Card play for a seat that needs an exact number of tricks, by the first rule that applies.

The rules in `RULES` are tried in their order. Most of them play the card of the highest value: the
chance to make the call exactly, plus a part of the chance to spoil another seat's call.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ...belief.tricks import Knowledge
from ...engine.actions import PLAYS
from ...engine.cards import Card, Seat, bits, highest, lowest, rank_of, suit_of
from ...engine.phases.tricks import beats
from ..player import Choice
from .card_chances import EQUAL_COSTS, CardChances

SPOIL_WEIGHT = 0.2  # the value of spoiling another's call, relative to making one's own
TRICK_BONUS = {"plain": 0.0, "bold": 0.08, "careful": -0.08}  # for a trick that may as well wait


class CardDecision(CardChances):
    """The chances of each card, with the preferences of this player."""

    def __init__(
        self,
        k: Knowledge,
        needed: int,
        left: int,
        seats_needed: tuple[int, ...],
        *,
        style: str,
        overtricks_pay: bool,
        target: Seat,
        spoil_weight: float,
        costs: tuple[float, float],
    ) -> None:
        super().__init__(k, needed, left, seats_needed, costs)
        self.style, self.overtricks_pay = style, overtricks_pay
        self.target, self.spoil_weight = target, spoil_weight

    def best(self, cards: Iterable[Card]) -> Card:
        """The card of the highest value."""
        return max(cards, key=self.value)

    def value(self, card: Card) -> float:
        value = self.make_chance(card) + self.spoil_weight * self.spoil_chance(card)
        if self.needed > 0:
            value += TRICK_BONUS[self.style] * self.win_chance(card)
        return value

    def spoil_chance(self, card: Card) -> float:
        """The probability that a card spoils the call of the seat that holds the trick, counted
        twice if that seat is the target."""
        k = self.k
        if k.best < 0:
            return 0.0
        weight = 1 + (k.holder == self.target)
        if self.seats_needed[k.holder] == self.left:
            return weight * self.win_chance(card)
        if self.seats_needed[k.holder] == 0 and not beats(card, k.best, k.trump):
            return weight * self.stand_chance(k.best)
        return 0.0


Rule: TypeAlias = Callable[[CardDecision], Card | None]  # None where the rule does not apply


def no_choice(d: CardDecision) -> Card | None:
    return lowest(d.cards) if len(d.candidates) == 1 else None


def spoil(d: CardDecision) -> Card | None:
    """After a missed call: takes tricks that others need and leaves those that they do not, unless
    the score makes overtricks or a near miss better."""
    if 0 <= d.needed <= d.left:
        return None
    if not d.overtricks_pay:
        take = d.needed > 0  # a near miss is better
    elif d.plays_last:
        take = d.seats_needed[d.k.holder] != 0
    else:
        take = d.rivals_needed >= d.left
    pick = max if take else min
    return pick(d.candidates, key=lambda card: (round(d.win_chance(card), 2), -rank_of(card)))


def duck(d: CardDecision) -> Card | None:
    if d.needed == 0 and d.losers and suit_of(lowest(d.losers)) == d.k.led:
        return highest(d.losers)
    return None


def discard_danger(d: CardDecision) -> Card | None:
    return d.best(bits(d.losers)) if d.needed == 0 and d.losers else None


def lead_to_lose(d: CardDecision) -> Card | None:
    return d.best(d.candidates) if d.needed == 0 and d.k.best < 0 else None


def forced_win(d: CardDecision) -> Card | None:
    return d.best(d.candidates) if d.needed == 0 else None


def take_cheaply(d: CardDecision) -> Card | None:
    if d.needed == d.left and d.plays_last and d.winners:
        return min(bits(d.winners), key=lambda card: (suit_of(card) == d.k.trump, rank_of(card)))
    return None


def take_all(d: CardDecision) -> Card | None:
    return d.best(d.candidates) if d.needed == d.left else None


def take(d: CardDecision) -> Card | None:
    card = d.best(d.candidates)
    return card if d.win_chance(card) >= 0.5 else None


def wait(d: CardDecision) -> Card | None:
    return d.best(d.candidates)


RULES: tuple[tuple[str, Rule], ...] = (
    ("no choice", no_choice),
    ("the call is missed: spoil another's", spoil),
    ("the call is made: duck with the highest card that loses", duck),
    ("the call is made: throw off the most dangerous card", discard_danger),
    ("the call is made: lead a card that loses", lead_to_lose),
    ("the call is made: win only what cannot be helped", forced_win),
    ("every trick is needed: take with the cheapest winner", take_cheaply),
    ("every trick is needed: play for all of them", take_all),
    ("take a trick while it can be had", take),
    ("leave this trick, others will come", wait),
)


def play(
    k: Knowledge,
    needed: int,
    left: int,
    seats_needed: tuple[int, ...],
    style: str = "plain",
    *,
    overtricks_pay: bool = False,
    target: Seat = -1,
    spoil_weight: float = SPOIL_WEIGHT,
    costs: tuple[float, float] = EQUAL_COSTS,
) -> Choice:
    """The card for a seat that needs so many of the tricks left, this one included.

    `seats_needed` are the tricks that each seat needs; `overtricks_pay`: tricks beyond a missed
    call count; `target`: the seat whose call is best spoiled, or -1; `costs`: those of too few
    tricks and of too many, relative to a call made.
    """
    d = CardDecision(
        k,
        needed,
        left,
        seats_needed,
        style=style,
        overtricks_pay=overtricks_pay,
        target=target,
        spoil_weight=spoil_weight,
        costs=costs,
    )
    for because, rule in RULES:
        card = rule(d)
        if card is not None:
            return Choice(PLAYS[card], because)
    raise AssertionError("the last rule always applies")
