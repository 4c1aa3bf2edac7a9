"""Transposition tables: results between tricks, kept for positions that are equivalent.

The first table holds bounds, hashed by the lengths of all suits in all hands and the leader. An
entry matches a position when the highest cards of every suit, as many as were relevant to the
result, lie with the same seats (relative ranks; partition search, Ginsberg 1996). The second table
holds exact values with one slot for every hash.
"""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, lowest
from ..kernels.layout import Row

LANE = 0x1FFF  # a suit's cards, shifted down
CODE = 3  # bits for an owner
# Places in a table; then one slot for every hash, then the entries of the table of bounds.
GENERATION, USED, SLOTS, CAPACITY, NODES = range(5)
FIRST = 8
SLOT = 3  # of the table of exact values: live cards, what else the value depends on, the value
ENTRY = (
    8  # next entry, two suit lengths, bounds with relevant depths, owners of the top cards by suit
)
# Places in the row `order`: where a suit's part begins, then owners and ranks for every subset of
# it.
ORDER = 4


def bounds_table_size(slots: int, entries: int) -> int:
    """The length of a table of bounds with so many hash slots and entries."""
    return FIRST + slots + ENTRY * entries


def exact_table_size(slots: int) -> int:
    """The length of a table of exact values with so many slots."""
    return FIRST + SLOT * slots


def clear(table: Row) -> None:
    """Empties a table in constant time: slots of an older generation count as empty."""
    table[GENERATION] += 1
    table[USED] = 0


def write_relative_ranks(order: Row, owners: Row, live: Cards) -> None:
    """Writes for every subset of a suit's cards their owners and their ranks, from the top down."""
    at = ORDER
    for suit in range(NO_SUIT):
        number = (live >> 16 * suit & LANE).bit_length()
        order[suit] = at
        order[at] = 0
        order[at + 1] = 0
        for rank in range(number):
            top = 1 << rank
            owner = owners[suit << 4 | rank]
            for under in range(top):
                order[at + 2 * (top | under)] = owner | order[at + 2 * under] << CODE
                order[at + 2 * (top | under) + 1] = rank | order[at + 2 * under + 1] << 4
        at += 2 << number


def hash_slot(a: int, b: int, slots: int) -> int:
    """The hash slot of two numbers; the products stay below 2**63."""
    x = (
        (a & 0x3FFFFFF) * 0x2545F491B
        + (a >> 26 & 0x3FFFFFF) * 0x1B873593D
        + (a >> 52) * 0x15C3A7F31
    )
    x += (
        (b & 0x3FFFFFF) * 0x19D699A5F
        + (b >> 26 & 0x3FFFFFF) * 0x2127599BF
        + (b >> 52) * 0x1D8E4E27D
    )
    return (x ^ x >> 29) >> 9 & slots - 1


def lookup_bounds(
    table: Row, order: Row, live: Cards, lengths_and_leader: int, other_lengths: int, need: int
) -> int:
    """0 if the table does not answer if the side takes `need` tricks, else the relevant cards, with
    bit 13 set if it does and bit 14 if it does not."""
    slot = FIRST + hash_slot(lengths_and_leader, other_lengths, table[SLOTS])
    head = table[slot]
    if head >> 32 != table[GENERATION]:
        return 0
    entry = head & 0xFFFFFFFF
    while entry:
        if table[entry + 1] == lengths_and_leader and table[entry + 2] == other_lengths:
            known = table[entry + 3]
            low, high = known >> 16 & 63, known >> 24 & 63
            if low >= need or high < need:
                relevant = matching_cards(table, order, live, entry, known)
                if relevant >= 0:
                    return relevant | (1 << 13 if low >= need else 1 << 14)
        entry = table[entry]
    return 0


def matching_cards(table: Row, order: Row, live: Cards, entry: int, known: int) -> int:
    """The relevant cards in this position if the entry matches it, else -1."""
    relevant = 0
    for suit in range(NO_SUIT):
        deep = known >> 4 * suit & 15
        if deep:
            subset = order[suit] + 2 * (live >> 16 * suit & LANE)
            owners = order[subset]
            if (owners ^ table[entry + 4 + suit]) & (1 << CODE * deep) - 1:
                return -1
            rank = order[subset + 1] >> 4 * deep - 4 & 15
            relevant |= (LANE >> rank << rank) << 16 * suit
    return relevant


def store_bounds(
    table: Row,
    order: Row,
    live: Cards,
    lengths_and_leader: int,
    other_lengths: int,
    relevant: Cards,
    low: int,
    high: int,
) -> None:
    """Stores bounds of the tricks of the side, with the cards relevant to them."""
    entry = table[USED] * ENTRY + FIRST + table[SLOTS]
    if table[USED] >= table[CAPACITY]:
        clear(table)
        entry = FIRST + table[SLOTS]
    table[USED] += 1
    slot = FIRST + hash_slot(lengths_and_leader, other_lengths, table[SLOTS])
    head = table[slot]
    table[entry] = head & 0xFFFFFFFF if head >> 32 == table[GENERATION] else 0
    table[entry + 1] = lengths_and_leader
    table[entry + 2] = other_lengths
    known = low << 16 | high << 24
    for suit in range(NO_SUIT):
        lane = live >> 16 * suit & LANE
        deep = (lane & relevant >> 16 * suit).bit_count()
        known |= deep << 4 * suit
        table[entry + 4 + suit] = order[order[suit] + 2 * lane]
    table[entry + 3] = known
    table[slot] = table[GENERATION] << 32 | entry


# The table of exact values.


def lookup_exact(table: Row, live: Cards, extra_key: int) -> int:
    """The value stored for these live cards, or -1; `extra_key` is whatever else it depends on,
    below 2**34."""
    entry = FIRST + SLOT * hash_slot(live, extra_key, table[SLOTS])
    if table[entry] == live and table[entry + 1] == table[GENERATION] << 34 | extra_key:
        return table[entry + 2]
    return -1


def store_exact(table: Row, live: Cards, extra_key: int, value: int) -> None:
    """Stores a value for these live cards in place of whatever the slot holds."""
    entry = FIRST + SLOT * hash_slot(live, extra_key, table[SLOTS])
    table[entry] = live
    table[entry + 1] = table[GENERATION] << 34 | extra_key
    table[entry + 2] = value


def at_or_above(card: int) -> Cards:
    """The places of a card and of those above it in its suit."""
    return SUIT_CARDS[card >> 4] >> card << card


def lowest_equivalents(cards: Cards, others: Cards) -> Cards:
    """The lowest card of each group of equivalent ones: no card of others lies between them."""
    kept = 0
    while cards:
        low = cards & -cards
        kept |= low
        card = lowest(cards)
        above = at_or_above(card)
        foreign = others & above
        group = above & (foreign & -foreign) - 1 if foreign else above
        cards &= ~group
    return kept
