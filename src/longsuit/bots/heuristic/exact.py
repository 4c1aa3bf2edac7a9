"""Playing cards when one wants exactly so many tricks more: rules of thumb, most pressing first."""

from collections.abc import Callable
from functools import cached_property
from math import exp, log

from ...engine.base import PLAYS
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, bits, highest, lowest, suit_of
from ...engine.tricks import beats, follow
from ..known import Known, beating, can_hold, masters
from ..player import Choice
from .worth import Outlook, scene_of

# By appetite: how often a seat that may beat a card does, in the suit led and by a trump.
WILL = ((0.05, 0.45), (0.55, 0.7), (1.0, 1.0))
# Who wants a trick keeps a winner to the last, who wants none a loser; by sign of the need.
KEEPS = (0.5, 2.0, 0.4)
SPITE = 0.2  # of one's own call for breaking another's
TOO_FEW = (
    -0.22,
    1.17,
    -0.23,
    -0.37,
    -0.12,
    2.49,
    0.46,
    0.14,
    0.67,
    -1.72,
    -0.33,
    0.01,
    -0.44,
    0.22,
)
TOO_MANY = (-3.04, 1.13, 0.32, 0.30, -0.02, 2.42, 0.11, -0.86, 2.06, 1.41, 0.29, -0.24, 0.72, -0.11)


class Position:
    """A seat's decision: what it knows, how many tricks it needs of those left, and the needs of
    every seat (its own entry is not read)."""

    def __init__(
        self, k: Known, need: int, left: int, others: tuple[int, ...], style: str, over_pays: bool
    ) -> None:
        self.k, self.need, self.left, self.others = k, need, left, others
        self.style, self.over_pays = style, over_pays
        self.cards: Cards = follow(k.hand, k.led)

    @cached_property
    def over(self) -> Cards:
        """The cards that would be the best so far."""
        return self.cards if self.k.best < 0 else beating(self.cards, self.k.best, self.k.trump)

    @cached_property
    def under(self) -> Cards:
        return self.cards & ~self.over

    @cached_property
    def last(self) -> bool:
        return not self.k.later

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(scene_of(self.k, self.wanted))

    @cached_property
    def wanted(self) -> int:
        """The tricks that the others still want."""
        return sum([n for seat, n in enumerate(self.others) if n > 0 and seat != self.k.me])

    @cached_property
    def hungry(self) -> float:
        """The part of the others who still want a trick."""
        k = self.k
        return sum([n > 0 for seat, n in enumerate(self.others) if seat != k.me]) / (k.seats - 1)

    @cached_property
    def contest(self) -> int:
        """By how much the tricks that are still wanted exceed those that are left."""
        return self.wanted + self.need - self.left

    def win_chance(self, card: Card) -> float:
        """The chance that a card would win this trick."""
        k = self.k
        if k.best >= 0 and not beats(card, k.best, k.trump):
            return 0.0
        chance = 1.0
        for seat in k.later:
            chance *= 1 - self.beaten_by(seat, card)
        return chance

    def beaten_by(self, seat: Seat, card: Card) -> float:
        """The chance that a later seat beats this card."""
        forced, free, ruff = self.beaten(seat, card)
        will, cut = WILL[self.appetite(seat)]
        return forced + will * free + cut * ruff

    def appetite(self, seat: Seat) -> int:
        """0: it wants no trick; 1: some; 2: every one, or its call is missed."""
        need = self.others[seat]
        return 2 if need < 0 or need >= self.left else need > 0

    def beaten(self, seat: Seat, card: Card) -> tuple[float, float, float]:
        """The chances that a later seat must beat this card, may beat it in its suit, may ruff."""
        k, suit, trump = self.k, suit_of(card), self.k.trump
        led = suit if k.best < 0 else k.led
        part = self.parts[seat]
        void, forced, free, ruff = 1.0, 0.0, 0.0, 0.0
        if not k.voids[seat] >> led & 1:
            out, lacking = k.unseen & SUIT_CARDS[led], 1 - part[led]
            void = lacking ** out.bit_count()
            if suit == led:
                higher = (out >> card).bit_count()
                some = 1 - lacking**higher
                forced = some * lacking ** (out.bit_count() - higher)
                free = some - forced
        if trump not in (led, NO_SUIT) and not k.voids[seat] >> trump & 1:
            out = k.unseen & SUIT_CARDS[trump]
            higher = (out >> card if suit == trump else out).bit_count()
            ruff = void * (1 - (1 - part[trump]) ** higher)
        return forced, free, ruff

    @cached_property
    def parts(self) -> tuple[tuple[float, ...], ...]:
        """By seat and suit, the chance that it holds an unseen card of that suit."""
        k = self.k
        undealt = k.unseen.bit_count() - sum(k.sizes) + k.sizes[k.me]
        places = [
            undealt
            + sum(
                [
                    size
                    for seat, size in enumerate(k.sizes)
                    if seat != k.me and not k.voids[seat] >> suit & 1
                ]
            )
            for suit in range(4)
        ]
        return tuple(
            [tuple([size / place if place else 0.0 for place in places]) for size in k.sizes]
        )

    def made_chance(self, card: Card) -> float:
        """How likely the call is made when this card is played now."""
        win = self.win_chance(card)
        rest = self.k.hand & ~(1 << card)
        made = 0.0
        if win > 0:
            made += win * self.reach(self.need - 1, rest, True)
        if win < 1:
            made += (1 - win) * self.reach(self.need, rest, False)
        return made

    def spoils(self, card: Card) -> float:
        """How many others' calls one may expect to break by playing this card."""
        k = self.k
        if k.best < 0:
            return 0.0
        holder = self.others[k.holder]
        if holder == self.left:
            return self.win_chance(card)
        if holder == 0 and not beats(card, k.best, k.trump):
            return self.holder_keeps
        return 0.0

    @cached_property
    def holder_keeps(self) -> float:
        """The chance that nobody after this seat beats the best card so far."""
        chance = 1.0
        for seat in self.k.later:
            chance *= 1 - self.beaten_by(seat, self.k.best)
        return chance

    def reach(self, need: int, hand: Cards, lead: bool) -> float:
        """How likely the rest of the hand takes exactly so many tricks after this one."""
        left = self.left - 1
        if need < 0 or need > left:
            return 0.0
        if left == 0:
            return 1.0
        if left == 1:
            chance = self.last_chance(highest(hand), lead)
            return chance if need else 1 - chance
        rest = self.outlook.of(hand, lead)
        trumps = hand & SUIT_CARDS[self.k.trump]
        signs = (
            self.contest / left,
            max(0, -self.contest),
            left,
            1 / left,
            rest.least - need,
            rest.most - need,
            rest.spread,
            need / left,
            masters(trumps, self.k.unseen).bit_count() - need,
            min(0, trumps.bit_count() - need),
            self.hungry,
            lead,
        )
        chance = 1.0
        if need:
            chance -= fear(TOO_FEW, (1.0, log_odds(sum(rest.odds[:need])), *signs))
        if need < left:
            chance -= fear(TOO_MANY, (1.0, log_odds(sum(rest.odds[need + 1 :])), *signs))
        return chance

    def last_chance(self, card: Card, lead: bool) -> float:
        """The chance that the last card takes the last trick."""
        k, suit = self.k, suit_of(card)
        holds = 1.0  # against all
        follows = 0.0  # when another seat leads the suit, over all of them
        rivals = [seat for seat in range(k.seats) if seat != k.me]
        for seat in rivals:
            cards = can_hold(k, seat)
            same = cards & SUIT_CARDS[suit]
            above = (same >> card).bit_count()
            beaters = above + ((cards & SUIT_CARDS[k.trump]).bit_count() if suit != k.trump else 0)
            others = cards.bit_count() - beaters
            odds = beaters * KEEPS[sign(self.others[seat])]
            stands = others / (others + odds) if others + odds else 1.0
            holds *= stands
            if stands:
                follows += (same.bit_count() - above) / max(1, cards.bit_count()) / stands
        if lead or suit == k.trump:
            return holds
        return holds * follows / len(rivals)


def sign(need: int) -> int:
    return (need > 0) - (need < 0)


def log_odds(chance: float) -> float:
    return log((chance + 0.02) / (1.02 - chance))


def fear(weights: tuple[float, ...], signs: tuple[float, ...]) -> float:
    return 1 / (1 + exp(-sum([w * x for w, x in zip(weights, signs, strict=True)])))


Rule = Callable[[Position], Card | None]


def only_card(p: Position) -> Card | None:
    """no choice"""
    return lowest(p.cards) if p.cards & p.cards - 1 == 0 else None


def missed(p: Position) -> Card | None:
    """the call is missed: spoil the others'"""
    if 0 <= p.need <= p.left:
        return None
    k = p.k
    take = p.wanted >= p.left
    if k.best >= 0:
        take = p.others[k.holder] != 0 if p.last else take
    if not p.over_pays and p.need < 0:
        take = False
    if take:
        return max(bits(p.cards), key=lambda c: (round(p.win_chance(c), 2), -(c & 15)))
    return min(bits(p.cards), key=lambda c: (round(p.win_chance(c), 2), -(c & 15)))


def duck(p: Position) -> Card | None:
    """the call is made: lose with the highest card that loses"""
    if p.need == 0 and p.k.best >= 0 and p.under and p.k.led == suit_of(lowest(p.under)):
        return highest(p.under)
    return None


def cheapest(p: Position) -> Card | None:
    """last to play and every trick is needed: take with the cheapest winner"""
    if p.last and p.need == p.left and p.over:
        return lowest_of_value(p, p.over)
    return None


def weigh(p: Position) -> Card | None:
    """keep the hand and the call together"""
    return max(bits(p.cards), key=lambda card: p.made_chance(card) + SPITE * p.spoils(card))


RULES: tuple[Rule, ...] = (only_card, missed, duck, cheapest, weigh)


def highest_rank(cards: Cards) -> Card:
    return max(bits(cards), key=lambda c: c & 15)


def lowest_of_value(p: Position, cards: Cards) -> Card:
    """The lowest plain card, else the lowest trump."""
    return lowest(cards & ~SUIT_CARDS[p.k.trump] or cards)


def play(
    k: Known,
    need: int,
    left: int,
    others: tuple[int, ...],
    style: str = "plain",
    *,
    over_pays: bool = False,
) -> Choice:
    """The card for a seat that needs so many of the tricks left, this one included.

    `others` holds every seat's need, by seat; `over_pays`: tricks beyond a missed call count."""
    p = Position(k, need, left, others, style, over_pays)
    for rule in RULES:
        card = rule(p)
        if card is not None:
            return Choice(PLAYS[card], rule.__doc__ or "")
    raise AssertionError("the last rule always speaks")
