"""Cards as small integers and sets of cards as bitmasks.

A card is `suit << 4 | rank`: a suit is a lane of 16 bits, a set of cards fits a signed 64-bit
integer, and within a suit the higher card is the larger number.  Everything here is plain integer
arithmetic: the interpreter runs it as is and `sim` compiles it as is.
"""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, TypeAlias

__all__ = [
    "CLUBS",
    "DECK",
    "DIAMONDS",
    "HEARTS",
    "JOKER",
    "NO_SEAT",
    "NO_SUIT",
    "RANKS",
    "SPADES",
    "SUITS",
    "SUIT_CARDS",
    "UNSEEN",
    "Card",
    "Cards",
    "Seat",
    "Suit",
    "bits",
    "mask",
    "name",
    "names",
    "parse",
    "rank_of",
    "suit_of",
]

# The marks tell `codec` how a number is written outside the process.
Suit: TypeAlias = Annotated[int, "suit"]
Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[int, "cards"]
Seat: TypeAlias = Annotated[int, "seat"]

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
NO_SUIT: Suit = 4  # nothing led, no trump
NO_SEAT: Seat = -1  # nobody, or not settled yet; as an actor -1 is CHANCE (actions.py)
RANKS = "23456789TJQKA"
SUITS = "CDHSN"
TWO, SEVEN, EIGHT, TEN, JACK, QUEEN, KING, ACE = 0, 5, 6, 8, 9, 10, 11, 12  # ranks with a name

SUIT_CARDS = (0x1FFF, 0x1FFF << 16, 0x1FFF << 32, 0x1FFF << 48, 0)
DECK: Cards = 0x1FFF_1FFF_1FFF_1FFF
JOKER: Card = 61  # fits the same 64 bits, in no suit's lane
UNSEEN: Card = -1  # written ??


def suit_of(card: Card) -> Suit:
    """The suit of a card; the joker has none."""
    return card >> 4


def rank_of(card: Card) -> int:
    """The rank of a card, 0 for a two and 12 for an ace."""
    return card & 15


def rank_cards(rank: int) -> Cards:
    """The four cards of a rank."""
    return (1 | 1 << 16 | 1 << 32 | 1 << 48) << rank


def lowest(cards: Cards) -> Card:
    return (cards & -cards).bit_length() - 1


def highest(cards: Cards) -> Card:
    return cards.bit_length() - 1


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, lowest first."""
    return (
        LANES[mask & 0xFFFF]
        + LANES[mask & 0xFFFF << 16]
        + LANES[mask & 0xFFFF << 32]
        + LANES[mask & 0x7FFF << 48]
    )


@cache
def lane(mask: int) -> tuple[int, ...]:
    """The members of a set inside one suit; cached, as there are few such sets."""
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return tuple(members)


class _Lanes(dict[int, tuple[int, ...]]):
    """The results of `lane` in a dictionary, which is faster to look up than a cached function."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        made = self[mask] = lane(mask)
        return made


LANES = _Lanes()


def mask(members: Iterable[int]) -> int:
    """The set of these members."""
    total = 0
    for m in members:
        total |= 1 << m
    return total


def deal_hands(
    order: tuple[Card, ...], seats: int, size: int, way: int = 1
) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Deals hand by hand from the top, the first to seat 0 and the others clockwise, or
    counter-clockwise if `way` is -1; returns the hands by seat and the cards left over."""
    cut = seats * size
    dealt = [mask(order[at : at + size]) for at in range(0, cut, size)]
    return tuple([dealt[way * seat % seats] for seat in range(seats)]), order[cut:]


@cache
def name(card: Card) -> str:
    """The card in notation, such as `7H`, `JO` for a joker and `??` for an unseen card."""
    if card == JOKER:
        return "JO"
    if card == UNSEEN:
        return "??"
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


NAMED = {name(card): card for card in (*bits(DECK), JOKER, UNSEEN)}


def parse(text: str) -> Card:
    """The card of that name, in either case; KeyError if there is none."""
    return NAMED[text.upper()]


def names(cards: Iterable[Card]) -> str:
    """The names of cards, separated by spaces."""
    return " ".join(name(card) for card in cards)


def with_item(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one place changed."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)
