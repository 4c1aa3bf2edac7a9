"""Which cards to pass on in a Frisch."""

from itertools import product

from ...engine.actions import Give
from ...engine.cards import Card, Cards, Suit, lane, mask
from ..player import Choice
from .hand_value import suit_worth, table_of, worth

GIFT = 3
SPLITS = [counts for counts in product(range(GIFT + 1), repeat=4) if sum(counts) == GIFT]
WEAK = 2.5  # tricks in the best strain below which a hand had better take none


def gift(hand: Cards) -> Choice:
    strain = max(range(5), key=lambda s: worth(hand, s))
    if worth(hand, strain) < WEAK:
        return Choice(Give(least_kept(hand, strain)), "weak: give the highest cards away")
    return Choice(Give(most_kept(hand, strain)), "keep the best strain, shorten the others")


def most_kept(hand: Cards, strain: Suit) -> tuple[Card, ...]:
    """The gift of low cards after which the hand is worth most."""
    return max(gifts(hand, high=False), key=lambda cards: kept(hand, cards, strain))


def least_kept(hand: Cards, strain: Suit) -> tuple[Card, ...]:
    """The gift of high cards after which the hand is worth least."""
    return min(gifts(hand, high=True), key=lambda cards: kept(hand, cards, strain))


def gifts(hand: Cards, *, high: bool) -> list[tuple[Card, ...]]:
    """Every way to give the highest or the lowest cards of some suits."""
    suits = [lane(hand & 0x1FFF << 16 * suit)[:: -1 if high else 1] for suit in range(4)]
    return [
        tuple(sorted(card for suit, n in zip(suits, split, strict=True) for card in suit[:n]))
        for split in SPLITS
        if all(n <= len(suit) for suit, n in zip(suits, split, strict=True))
    ]


def kept(hand: Cards, given: tuple[Card, ...], strain: Suit) -> float:
    rest = hand & ~mask(given)
    return sum(suit_worth(rest >> 16 * suit & 0x1FFF, table_of(suit, strain)) for suit in range(4))
