"""The plan of a sampler: exact shares of every way to split the unseen cards by suit.

Dynamic programming over groups of places, backwards from the last: the states of a group are the
cards left of each suit, and an option is a number of cards to take from each, weighted by the
number of deals that follow from it. `sampling` draws an option by inverse-transform sampling, so
every state holds the cumulative shares of its options.
"""

from collections.abc import Iterator
from math import comb
from typing import TypeAlias

from ...engine.cards import DECK, NO_SUIT, Cards
from .counting import Unseen, allowed_suits, groups, lengths

# Places in a plan; then come the known hands, the members of every group, and the states.
PLACES, GROUPS, STATES, UNSEEN, MEMBERS = range(5)
KNOWN = 8
UNIT = 30  # bits of a drawn number; two of them make the 60 bits that choose an option

# The number of deals, the cards taken of each suit, and the cards left of each, four bits a suit.
Option: TypeAlias = tuple[int, int, int]
COMB = [[comb(n, m) for m in range(14)] for n in range(14)]


def unseen_after(
    known: tuple[Cards, ...],
    sizes: tuple[int, ...],
    barred: tuple[int, ...] = (),
    gone: Cards = 0,
    pack: Cards = DECK,
) -> Unseen:
    """The unseen cards and the places that wait for them.

    `known` are the cards known to lie in each hand, `sizes` the sizes of the hands, `barred` the
    sets of suits that they do not have, `gone` the cards out of play.  The last place is the stock.
    """
    cards = pack & ~gone
    for hand in known:
        cards &= ~hand
    rooms = [size - hand.bit_count() for size, hand in zip(sizes, known, strict=True)]
    stock = cards.bit_count() - sum(rooms)
    if min(rooms) < 0 or stock < 0:
        raise ValueError(
            f"hands of {sizes} cards with {tuple([hand.bit_count() for hand in known])} known "
            f"need {sum(rooms)} unseen cards, and there are {cards.bit_count()}"
        )
    return Unseen(cards=cards, rooms=(*rooms, stock), barred=(*barred, 0) if barred else ())


def suit_splits(left: int, suits: int, room: int) -> Iterator[tuple[int, int]]:
    """Every split of so many cards over these suits, as a number of ways and the counts by suit."""
    a, b, c, d = [(left >> 4 * suit & 15) * (suits >> suit & 1) for suit in range(NO_SUIT)]
    for of_a in range(max(0, room - b - c - d), min(a, room) + 1):
        rest = room - of_a
        for of_b in range(max(0, rest - c - d), min(b, rest) + 1):
            ways = COMB[a][of_a] * COMB[b][of_b]
            over, taken = rest - of_b, of_a | of_b << 4
            for of_c in range(max(0, over - d), min(c, over) + 1):
                of_d = over - of_c
                yield ways * COMB[c][of_c] * COMB[d][of_d], taken | of_c << 8 | of_d << 12


def group_states(counts: int, together: list[tuple[int, int]]) -> list[dict[int, list[Option]]]:
    """For every group but the last, the options of each of its states."""
    levels: list[dict[int, list[Option]]] = []
    left = {counts}
    for suits, room in together[:-1]:
        levels.append({n: [(w, t, n - t) for w, t in suit_splits(n, suits, room)] for n in left})
        left = {after for options in levels[-1].values() for _, _, after in options}
    barred = sum([15 << 4 * suit for suit in range(NO_SUIT) if not together[-1][0] >> suit & 1])
    ways = {n: int(not n & barred) for n in left}
    for level in reversed(levels):
        for n, options in level.items():
            level[n] = [(w * ways[after], t, after) for w, t, after in options if ways[after]]
        ways = {n: sum([w for w, _, _ in options]) for n, options in level.items()}
    if not sum(ways.values()):
        raise ValueError("no deal agrees with the sizes of the hands and the suits they have not")
    return [{n: options for n, options in level.items() if options} for level in levels]


def sampling_plan(unseen: Unseen, known: tuple[Cards, ...] = ()) -> tuple[int, ...]:
    """The plan for all deals that agree with what is known; ValueError if there is none."""
    together = list(groups(unseen).items())
    counts = sum([n << 4 * suit for suit, n in enumerate(lengths(unseen.cards))])
    levels = group_states(counts, together) if together else []
    places = len(unseen.rooms)
    plan = [places, len(together), 0, unseen.cards, KNOWN + places, 0, 0, 0]
    plan += [*known, *[0] * (places - len(known))]
    for suits, _ in together:
        rooms = [
            (at, n) for at, n in enumerate(unseen.rooms) if n and allowed_suits(unseen, at) == suits
        ]
        plan += [len(rooms), *[number for pair in rooms for number in pair]]
    plan[STATES] = at = len(plan)
    follows: list[dict[int, int]] = []  # where the states of a group are written
    for level in levels:
        follows.append({})
        for n, options in level.items():
            follows[-1][n] = at
            at += 1 + 2 * len(options)
    for level, following in zip(levels, [*follows[1:], {}], strict=False):
        for options in level.values():
            plan += encoded_options(options, following)
    return tuple(plan)


def encoded_options(options: list[Option], following: dict[int, int]) -> list[int]:
    """A state as numbers: the number of options, the end of each one's share, and the cards that
    each takes with the place of the next state."""
    total, reached, ends = sum([ways for ways, _, _ in options]), 0, []
    for ways, _, _ in options:
        reached += ways
        ends.append((reached << 2 * UNIT) // total)
    taken = [counts | following.get(after, 0) << 16 for _, counts, after in options]
    return [len(options), *ends, *taken]
