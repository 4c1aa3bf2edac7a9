"""The policies by which the seats of a kernel choose: at random, by simple play, or by the fitted
rollout policy ("sensible").

A policy is one number with four bits for every seat. This module holds the first two; the third is
in `trick_policy` and `pesten_policy`.
"""

from ...engine.cards import (
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Seat,
    Suit,
    highest,
    lowest,
    rank_cards,
)
from ...engine.phases.tricks import beats
from ...engine.sentences import excerpt, say

POLICIES = ("random", "simple", "sensible")
RANDOM, SIMPLE, SENSIBLE = range(3)


def policy_code(text: str, seats: int) -> int:
    """The number of a policy text: one name for all seats, or one for each, where `random*3` stands
    for three seats. Raises ValueError for an unknown name or a wrong number of seats."""
    names: list[str] = []
    for word in text.split(","):
        name, _, times = word.strip().partition("*")
        if name not in POLICIES or not (times.isdecimal() or (times == "" and "*" not in word)):
            raise ValueError(say("no_such_policy", text=excerpt(word), choices=POLICIES))
        names += [name] * int(times or 1)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ValueError(say("wrong_policy_count", policy_count=len(names), seat_count=seats))
    return sum(POLICIES.index(name) << 4 * seat for seat, name in enumerate(names))


def seat_policy(policy: int, seat: Seat) -> int:
    """The policy of one seat, an index into POLICIES."""
    return policy >> 4 * seat & 15


def honour_tricks(hand: Cards, trump: Suit, seats: int) -> int:
    """The tricks that a hand looks good for by its honours and its trumps, shared by the seats."""
    total = 0  # in quarters of a trick
    for suit in range(NO_SUIT):
        cards = hand & SUIT_CARDS[suit]
        shift = suit << 4
        total += 4 * (cards >> shift + 12 & 1) + 3 * (cards >> shift + 11 & 1)
        total += 2 * (cards >> shift + 10 & 1)
        if suit == trump:
            total += 3 * cards.bit_count()
    size = hand.bit_count()
    return min(size, (4 * total + 2 * seats) // (4 * seats)) if size else 0


def nearest(numbers: int, wanted: int) -> int:
    """The member of a set of numbers nearest to the one wanted, the lower of two; 0 if empty."""
    for away in range(64):
        if wanted >= away and numbers >> wanted - away & 1:
            return wanted - away
        if numbers >> wanted + away & 1:
            return wanted + away
    return 0


def simple_card(
    choices: Cards, place: int, best: Card, trump: Suit, wanted: int, last: bool
) -> Card:
    """The card of simple play: a seat that wants tricks plays its best card, or its lowest where
    that does not win; a seat that wants none plays the highest card that does not win."""
    if place == 0:
        return highest_ranked(choices) if wanted > 0 else lowest_ranked(choices)
    winning = winning_cards(choices, best, trump)
    losing = choices & ~winning
    if wanted > 0:
        if winning:
            return lowest_ranked(winning) if last else highest_ranked(winning)
        return lowest_ranked(losing)
    if losing:
        return highest_ranked(losing)
    return highest_ranked(winning) if last else lowest_ranked(winning)


def winning_cards(choices: Cards, best: Card, trump: Suit) -> Cards:
    """The cards among the choices that beat the best one played so far."""
    winning = 0
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if beats(card, best, trump):
            winning |= 1 << card
    return winning


def highest_ranked(cards: Cards) -> Card:
    """The card of highest rank, of the highest suit among several."""
    best = highest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card & 15 >= best & 15:
            best = card
    return best


def lowest_ranked(cards: Cards) -> Card:
    """The card of lowest rank, of the lowest suit among several; there must be one."""
    return lowest(cards & rank_cards(lowest(ranks(cards))))


def ranks(cards: Cards) -> int:
    """The set of ranks among the cards, whatever their suits."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & SUIT_CARDS[0]
