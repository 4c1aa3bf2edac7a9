"""The cards to pass on in a Frisch: every split of three cards over the suits is valued."""

from itertools import product

from ...engine.actions import Give
from ...engine.cards import Card, Cards, Suit, lane, mask
from ...games.israeli_whist import GIFT
from ..player import Choice
from .hand_value import expected_tricks, suit_value, tricks_table

SPLITS = [counts for counts in product(range(GIFT + 1), repeat=4) if sum(counts) == GIFT]
WEAK_HAND = 2.5  # expected tricks in the best strain below which a hand aims at none


def pass_cards(hand: Cards) -> Choice:
    strain = max(range(5), key=lambda s: expected_tricks(hand, s))
    if expected_tricks(hand, strain) < WEAK_HAND:
        return Choice(Give(weakest_rest(hand, strain)), "weak: give the highest cards away")
    return Choice(Give(strongest_rest(hand, strain)), "keep the best strain, shorten the others")


def strongest_rest(hand: Cards, strain: Suit) -> tuple[Card, ...]:
    """The low cards to pass so that the rest of the hand takes the most tricks in a strain."""
    return max(splits(hand, high=False), key=lambda cards: rest_value(hand, cards, strain))


def weakest_rest(hand: Cards, strain: Suit) -> tuple[Card, ...]:
    """The high cards to pass so that the rest of the hand takes the fewest tricks in a strain."""
    return min(splits(hand, high=True), key=lambda cards: rest_value(hand, cards, strain))


def splits(hand: Cards, *, high: bool) -> list[tuple[Card, ...]]:
    """All choices of three cards that take the highest, or the lowest, of some suits."""
    suits = [lane(hand & 0x1FFF << 16 * suit)[:: -1 if high else 1] for suit in range(4)]
    return [
        tuple(sorted(card for suit, n in zip(suits, split, strict=True) for card in suit[:n]))
        for split in SPLITS
        if all(n <= len(suit) for suit, n in zip(suits, split, strict=True))
    ]


def rest_value(hand: Cards, given: tuple[Card, ...], strain: Suit) -> float:
    """The expected tricks of the cards that stay."""
    rest = hand & ~mask(given)
    return sum(
        suit_value(rest >> 16 * suit & 0x1FFF, tricks_table(suit, strain)) for suit in range(4)
    )
