"""What a search remembers: answers between tricks, for all positions alike in what matters.

Two positions are alike when every seat has as many cards of every suit, the same seat leads, and
the highest cards of every suit, as many as mattered to the result, lie with the same seats.
"""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, lowest
from ..kernels.layout import Row

LANE = 0x1FFF  # a suit's cards, shifted down
CODE = 3  # bits for an owner
# Places in the memory; then a head for every hash, then entries.
GENERATION, USED, SLOTS, CAPACITY, NODES = range(5)
FIRST = 8
SLOT = 3
ENTRY = 8  # next, shape twice, depths and bounds, the owners of the top cards of four suits
# Places in the order: where a suit's part begins, then owners and ranks for every set of a suit.
ORDER = 4


def bounds_table_size(heads: int, entries: int) -> int:
    return FIRST + heads + ENTRY * entries


def exact_table_size(slots: int) -> int:
    return FIRST + SLOT * slots


def clear(memory: Row) -> None:
    """Everything, at no cost: heads of another generation count for nothing."""
    memory[GENERATION] += 1
    memory[USED] = 0


def write_relative_ranks(order: Row, owners: Row, live: Cards) -> None:
    """For every set of a suit's cards: who owns them, and their ranks, from the top down."""
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


def hash_slot(a: int, b: int, heads: int) -> int:
    """A head for a shape; the products stay below 2**63."""
    x = (
        (a & 0x3FFFFFF) * 0x2545F491B
        + (a >> 26 & 0x3FFFFFF) * 0x1B873593D
        + (a >> 52) * 0x15C3A7F31
    )
    x += (b & 0x3FFFFFF) * 0x19D699A5F + (b >> 26) * 0x2127599BF
    return (x ^ x >> 29) >> 9 & heads - 1


def lookup_bounds(memory: Row, order: Row, live: Cards, a: int, b: int, need: int) -> int:
    """0 if nothing is known, else what mattered, with bit 13 set if the side gets there
    and bit 14 if it does not."""
    place = FIRST + hash_slot(a, b, memory[SLOTS])
    head = memory[place]
    if head >> 32 != memory[GENERATION]:
        return 0
    at = head & 0xFFFFFFFF
    while at:
        if memory[at + 1] == a and memory[at + 2] == b:
            known = memory[at + 3]
            low, high = known >> 16 & 63, known >> 24 & 63
            if low >= need or high < need:
                mattered = matching_cards(memory, order, live, at, known)
                if mattered >= 0:
                    return mattered | (1 << 13 if low >= need else 1 << 14)
        at = memory[at]
    return 0


def matching_cards(memory: Row, order: Row, live: Cards, at: int, known: int) -> int:
    """The cards that matter here if the entry fits, else -1."""
    mattered = 0
    for suit in range(NO_SUIT):
        deep = known >> 4 * suit & 15
        if deep:
            place = order[suit] + 2 * (live >> 16 * suit & LANE)
            owners = order[place]
            if (owners ^ memory[at + 4 + suit]) & (1 << CODE * deep) - 1:
                return -1
            rank = order[place + 1] >> 4 * deep - 4 & 15
            mattered |= (LANE >> rank << rank) << 16 * suit
    return mattered


def store_bounds(
    memory: Row, order: Row, live: Cards, a: int, b: int, mattered: Cards, low: int, high: int
) -> None:
    at = memory[USED] * ENTRY + FIRST + memory[SLOTS]
    if memory[USED] >= memory[CAPACITY]:
        clear(memory)
        at = FIRST + memory[SLOTS]
    memory[USED] += 1
    place = FIRST + hash_slot(a, b, memory[SLOTS])
    head = memory[place]
    memory[at] = head & 0xFFFFFFFF if head >> 32 == memory[GENERATION] else 0
    memory[at + 1] = a
    memory[at + 2] = b
    known = low << 16 | high << 24
    for suit in range(NO_SUIT):
        lane = live >> 16 * suit & LANE
        deep = (lane & mattered >> 16 * suit).bit_count()
        known |= deep << 4 * suit
        memory[at + 4 + suit] = order[order[suit] + 2 * lane]
    memory[at + 3] = known
    memory[place] = memory[GENERATION] << 32 | at


# A plainer memory, with a slot for every hash: live cards, what else the value depends on, value.


def lookup_exact(memory: Row, live: Cards, more: int) -> int:
    """The value kept for these live cards, or -1; `more` is below 2**34."""
    at = FIRST + SLOT * hash_slot(live, more, memory[SLOTS])
    if memory[at] == live and memory[at + 1] == memory[GENERATION] << 34 | more:
        return memory[at + 2]
    return -1


def store_exact(memory: Row, live: Cards, more: int, value: int) -> None:
    at = FIRST + SLOT * hash_slot(live, more, memory[SLOTS])
    memory[at] = live
    memory[at + 1] = memory[GENERATION] << 34 | more
    memory[at + 2] = value


def at_or_above(card: int) -> Cards:
    """The places of a card and of those above it in its suit."""
    return SUIT_CARDS[card >> 4] >> card << card


def lowest_equivalents(cards: Cards, others: Cards) -> Cards:
    """The lowest of each group of touching cards: no card of others lies between them."""
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
