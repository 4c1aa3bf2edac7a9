"""Sets: several cards laid at once, of one rank, or adjacent in one suit."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod
from operator import itemgetter
from typing import NamedTuple

from ...engine.cards import ACE, JOKER, Card, rank_of, suit_of
from ...engine.sentences import Sentence, say

LISTED = 4000  # sets of one rank; beyond that a short list keeps answers fast

# The rules on plain integers; `sim` compiles them as they stand.


def adjacent_card(card: Card, step: int) -> Card:
    """The card above (step 1) or below (step -1) in the same suit, with the ace between K and 2."""
    rank = rank_of(card) + step
    return suit_of(card) << 4 | (rank - 13 if rank > 12 else rank + 13 if rank < 0 else rank)


def step_between(card: Card, after: Card) -> int:
    """1 if the second card is next above the first in its suit, -1 if next below, else 0."""
    if max(card, after) == JOKER:
        return 0
    if after == adjacent_card(card, 1):
        return 1
    return -1 if after == adjacent_card(card, -1) else 0


def three_in_row(first: Card, second: Card, third: Card, round_the_corner: bool) -> bool:
    """True for three cards of one rank, or rising or falling in one suit; K A 2 may run through
    if `round_the_corner`."""
    if max(first, second, third) == JOKER:
        return False
    if rank_of(first) == rank_of(second):
        return rank_of(second) == rank_of(third)
    step = step_between(first, second)
    if step == 0 or step_between(second, third) != step:
        return False
    return round_the_corner or rank_of(second) != ACE


# The same rules on rows of cards.


def is_set(cards: Sequence[Card], top: Card, round_the_corner: bool) -> bool:
    """True for three adjacent or equal cards or more, or two that continue from the top card."""
    row = (top, *cards) if len(cards) == 2 else tuple(cards)
    return len(row) > 2 and all(
        three_in_row(row[at], row[at + 1], row[at + 2], round_the_corner)
        for at in range(len(row) - 2)
    )


def why_no_set(
    cards: Sequence[Card], top: Card, round_the_corner: bool, rule: str
) -> Sentence | None:
    """The reason why these cards are no set, None if they are one; `rule` is the § of sets."""
    if is_set(cards, top, round_the_corner):
        return None
    if JOKER in cards:
        return say("no_jokers_in_sets", rule=rule)
    if is_set(cards, top, True):
        return say("no_run_round_corner", rule=rule)
    if len(cards) == 2:
        return say(
            "two_cards_no_set",
            top_card=top,
            rule=rule,
        )
    return say(
        "cards_no_set",
        cards=cards,
        rule=rule,
    )


def runs(
    hand: Iterable[Card],
    begin: Iterable[Card],
    steps: Sequence[int],
    top: Card,
    round_the_corner: bool,
) -> list[tuple[Card, ...]]:
    """Every set of adjacent cards that begins with one of `begin`, rising (1) or falling (-1)."""
    held, found = Counter(hand), []
    for first in begin:
        for step in steps if first != JOKER else ():
            run: tuple[Card, ...] = (first,)
            while held[after := adjacent_card(run[-1], step)] > len(run) // 13:
                if len(run) > 1 and rank_of(run[-1]) == ACE and not round_the_corner:
                    break
                run = (*run, after)
                if len(run) > 2 or three_in_row(top, first, after, round_the_corner):
                    found.append(run)
    return found


class Ends(NamedTuple):
    """The first and the last card of a set of one rank, and the cards left for its middle."""

    first: Card
    last: Card
    rest: dict[Card, int]


def of_one_rank(
    hand: Iterable[Card], begin: Iterable[Card], top: Card, listed: int = LISTED
) -> list[tuple[Card, ...]]:
    """Every set of one rank that begins with one of `begin`, the cards in the middle sorted.

    If there are more than `listed`, the ranks with most sets are listed short: for each first card,
    last card and number of cards one set, with the suits in the middle that the hand has most of.
    """
    held, ranks = Counter(hand), {rank_of(card) for card in begin if card != JOKER}
    plans: list[tuple[int, int, list[Ends]]] = []
    for rank in ranks:
        faces = {card: held[card] for card in held if rank_of(card) == rank}
        fewest = 0 if rank == rank_of(top) else 1  # cards in the middle
        ends = [
            Ends(first, last, rest)
            for first in begin
            if rank_of(first) == rank
            for last in faces
            if min((rest := less(faces, first, last)).values()) >= 0
        ]
        size = sum(prod(n + 1 for n in end.rest.values()) - fewest for end in ends)
        plans.append((size, fewest, ends))
    total, found = sum(size for size, _, _ in plans), []
    for size, fewest, ends in sorted(plans, key=itemgetter(0), reverse=True):
        middles = all_middles if total <= listed else few_middles
        sets = [
            (first, *middle, last)
            for first, last, rest in ends
            for middle in middles(rest)
            if len(middle) >= fewest
        ]
        total += len(sets) - size
        found += sets
    return found


def less(held: dict[Card, int], first: Card, last: Card) -> dict[Card, int]:
    return {card: number - (card == first) - (card == last) for card, number in held.items()}


def all_middles(rest: dict[Card, int]) -> list[tuple[Card, ...]]:
    """Every selection from the rest, for the middle of a set."""
    found: list[tuple[Card, ...]] = [()]
    for card, number in rest.items():
        pieces = [(card,) * times for times in range(number + 1)]
        found = [some + piece for some in found for piece in pieces]
    return found


def few_middles(rest: dict[Card, int]) -> list[tuple[Card, ...]]:
    """One selection of every size, from the faces that the rest has most of."""
    row = [card for card in sorted(rest, key=lambda c: -rest[c]) for _ in range(rest[card])]
    return [tuple(sorted(row[:size])) for size in range(len(row) + 1)]
