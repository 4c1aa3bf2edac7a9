"""Exact uniform sampling of hidden hands: every deal that agrees with what is known is equally
likely.

Places that may hold the same suits form a group.  The number of cards of each suit that a group
gets is drawn by inverse-transform sampling from exact counts, which dynamic programming makes once
for a position (`plan`); which cards these are, and which place of the group gets them, is then a
plain shuffle.  Drawn numbers have 60 bits for the counts and 32 for a card.
"""

from collections.abc import Iterator

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, lowest
from ..compile.entry_points import Entry, row
from ..kernels.layout import Row, nth
from ..kernels.rng import M57, advance, below, fold_in, seed_state
from .counting import Unseen
from .plan import GROUPS, KNOWN, MEMBERS, PLACES, STATES, UNIT, UNSEEN, sampling_plan

CARDS = 64  # weights of a place

# The row of chance holds the generator's state alone.


def random_subset(cards: Cards, number: int, chance: Row) -> Cards:
    """A random subset of so many members; where that takes fewer draws, its complement is drawn."""
    count = cards.bit_count()
    few = number if 2 * number <= count else count - number
    state, rest = chance[0], cards
    for _ in range(few):
        state = advance(state)
        rest ^= 1 << nth(rest, below(state, count))
        count -= 1
    chance[0] = state
    return cards ^ rest if 2 * number <= cards.bit_count() else rest


def draw_option(plan: Row, at: int, chance: Row) -> int:
    """A random option of a state, by inverse-transform sampling (a binary search of the cumulative
    shares): the cards of each suit, and the place of the next state."""
    number = plan[at]
    if number == 1:
        return plan[at + 2]
    state = advance(chance[0])
    drawn = below(state, 1 << UNIT) << UNIT
    state = advance(state)
    drawn |= below(state, 1 << UNIT)
    chance[0] = state
    low, high = 0, number - 1  # the first whose share ends above the number drawn
    while low < high:
        middle = low + high >> 1
        if plan[at + 1 + middle] > drawn:
            high = middle
        else:
            low = middle + 1
    return plan[at + 1 + number + low]


def deal_hidden(plan: Row, hands: Row, at: int, chance: Row) -> None:
    """Deals the unseen cards; the hand of every place is written from `at` on."""
    for place in range(plan[PLACES]):
        hands[at + place] = plan[KNOWN + place]
    rest, state, member = plan[UNSEEN], plan[STATES], plan[MEMBERS]
    for left in range(plan[GROUPS] - 1, -1, -1):
        pool = rest
        if left:
            chosen = draw_option(plan, state, chance)
            state = chosen >> 16
            pool = 0
            for suit in range(NO_SUIT):
                number = chosen >> 4 * suit & 15
                if number:
                    pool |= random_subset(rest & SUIT_CARDS[suit], number, chance)
            rest ^= pool
        number = plan[member]
        for _ in range(number - 1):
            cards = random_subset(pool, plan[member + 2], chance)
            hands[at + plan[member + 1]] |= cards
            pool ^= cards
            member += 2
        hands[at + plan[member + 1]] |= pool
        member += 3


def deal_weight(plan: Row, hands: Row, at: int, weights: Row) -> int:
    """The sum of the weights of the hidden cards at their places.  A weight is the logarithm of a
    likelihood, in a unit of the caller's."""
    total = 0
    for place in range(plan[PLACES]):
        cards = hands[at + place] & ~plan[KNOWN + place]
        while cards:
            total += weights[place * CARDS + lowest(cards)]
            cards &= cards - 1
    return total


def deal_many(
    plan: Row,
    seed: int,
    first: int,
    number: int,
    hands: Row,
    chance: Row,
    weights: Row | None,
    totals: Row | None,
) -> int:
    """Deals by number, one after another in `hands`, with their weights; returns a checksum."""
    places, check = plan[PLACES], 0
    for deal in range(number):
        chance[0] = seed_state(seed, first + deal)
        at = deal * places
        deal_hidden(plan, hands, at, chance)
        if weights is not None and totals is not None:
            totals[deal] = deal_weight(plan, hands, at, weights)
        check = check + fold_in(0, chance[0]) & M57
    return check


DEAL = Entry(deal_many, "aiiiaann")
WEIGH = Entry(deal_many, "aiiiaaaa")


class Sampler:
    """A sampler of deals for one position; `known` are the cards known to lie in each place."""

    def __init__(self, unseen: Unseen, known: tuple[Cards, ...] = ()) -> None:
        self.places = len(unseen.rooms)
        self.plan = row(sampling_plan(unseen, known))

    def deals(self, number: int, seed: int = 1, first: int = 0) -> Iterator[tuple[Cards, ...]]:
        """The deals of these numbers, each with a hand for every place."""
        hands = row(number * self.places)
        DEAL(self.plan, seed, first, number, hands, row(1), None, None)
        for at in range(0, number * self.places, self.places):
            yield tuple([int(hand) for hand in hands[at : at + self.places]])

    def weighed(
        self, number: int, weights: dict[tuple[int, int], int], seed: int = 1, first: int = 0
    ) -> Iterator[tuple[int, tuple[Cards, ...]]]:
        """The same deals with the sum of their weights, given by place and card."""
        table, totals, hands = row(self.places * CARDS), row(number), row(number * self.places)
        for (place, card), weight in weights.items():
            table[place * CARDS + card] = weight
        WEIGH(self.plan, seed, first, number, hands, row(1), table, totals)
        for deal, total in enumerate(totals):
            at = deal * self.places
            yield int(total), tuple([int(hand) for hand in hands[at : at + self.places]])
