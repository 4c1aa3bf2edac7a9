"""The solver for Python callers: forced tricks, the principal variation of max-n, and decided
deals, for any position of the trick phase."""

from collections.abc import Iterator, Sequence

from ...engine.cards import Card, bits, mask
from ...engine.phases.tricks import Tricks, legal_cards, play, turn
from ..compile.entry_points import Entry, row
from ..kernels.encode_view import encode_trick
from ..kernels.layout import HANDS, MOST_SEATS, SIZE, Row
from ..kernels.play_order import mirrored, mirrored_seat, mirrored_tricks
from .decided import decided_tricks
from .double_dummy import forced_tricks
from .frames import FRAME, MAX_DEPTH, tricks_of
from .max_n import best_line
from .transposition_table import (
    CAPACITY,
    NODES,
    ORDER,
    SLOTS,
    bounds_table_size,
    exact_table_size,
    lowest_equivalents,
)

BOUNDS_SLOTS, BOUNDS_ENTRIES, EXACT_SLOTS = 1 << 14, 1 << 16, 1 << 16
LIMIT = 1_000_000  # positions visited before the question is given up

FORCED_TRICKS = Entry(forced_tricks, "aiiaaa")
BEST_LINE = Entry(best_line, "aiaiaa")
DECIDED_TRICKS = Entry(decided_tricks, "aiiaa")


class Solver:
    """The working rows of a search; every thread has its own solver."""

    def __init__(self) -> None:
        self.frames = row(MAX_DEPTH * FRAME)
        self.order = row(ORDER + 4 * (2 << 13))
        self.table = row(bounds_table_size(BOUNDS_SLOTS, BOUNDS_ENTRIES))
        self.table[SLOTS], self.table[CAPACITY] = BOUNDS_SLOTS, BOUNDS_ENTRIES
        self.slots = row(exact_table_size(EXACT_SLOTS))
        self.slots[SLOTS] = EXACT_SLOTS

    @property
    def nodes(self) -> int:
        """The number of positions visited so far, by all searches."""
        return int(self.table[NODES] + self.slots[NODES])

    def tricks(self, t: Tricks, side: int) -> int:
        """The tricks that the set of seats takes from here on, this one included, when it plays as
        one side against all the others."""
        seats = len(t.hands)
        if t.way < 0:
            side = mask([mirrored_seat(seat, seats) for seat in bits(side)])
        return FORCED_TRICKS(search_row(t), seats, side, self.order, self.table, self.frames)

    def by_card(self, t: Tricks, side: int) -> dict[Card, int]:
        """The same for every card that may be played now."""
        values = {}
        for cards in equivalent_cards(t):
            after = play(t, cards[0])
            gained = sum([n for seat, n in enumerate(tricks_gained(t, after)) if side >> seat & 1])
            values.update(dict.fromkeys(cards, gained + self.tricks(after, side)))
        return dict(sorted(values.items()))

    def line(self, t: Tricks, scores: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The tricks of every seat in the whole deal if each plays for its own score, a row of
        points by tricks; `max_n` says how ties are broken."""
        seats, width = len(t.hands), min(map(len, scores))
        longest = max(t.won) + t.hands[turn(t)].bit_count() + 1
        if len(scores) != seats or width < longest:
            raise ValueError(f"scores are {seats} rows of {longest} or more, one for every seat")
        by_place = mirrored(scores) if t.way < 0 else scores
        table = row([points for line in by_place for points in line[:width]])
        packed = BEST_LINE(search_row(t), seats, table, width, self.slots, self.frames)
        return tricks_by_seat(packed, t)

    def lines(self, t: Tricks, scores: Sequence[Sequence[int]]) -> dict[Card, tuple[int, ...]]:
        """The same for every card that may be played now."""
        values = {}
        for cards in equivalent_cards(t):
            values.update(dict.fromkeys(cards, self.line(play(t, cards[0]), scores)))
        return dict(sorted(values.items()))

    def decided(self, t: Tricks, limit: int = LIMIT) -> tuple[int, ...] | None:
        """The tricks that every seat still takes if these are the same whatever anybody plays; None
        if they are not, or if it takes more than `limit` positions to find out."""
        seats = len(t.hands)
        packed = DECIDED_TRICKS(search_row(t), seats, limit, self.slots, self.frames)
        return tricks_by_seat(packed, t) if packed >= 0 else None


def tricks_by_seat(packed: int, t: Tricks) -> tuple[int, ...]:
    """By seat, the tricks in the result of a search from this position."""
    by_place = [tricks_of(packed, place) for place in range(len(t.hands))]
    return mirrored(by_place) if t.way < 0 else tuple(by_place)


def search_row(t: Tricks) -> Row:
    """The row for a search, in the kernels' order of seats; raises ValueError if the hands do not
    fit together."""
    if t.way < 0:
        t = mirrored_tricks(t)
    seats, played = len(t.hands), len(t.table)
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"a search has 2 to {MOST_SEATS} seats, not {seats}")
    sizes = {
        hand.bit_count() + ((seat - t.leader) % seats < played) for seat, hand in enumerate(t.hands)
    }
    if len(sizes) > 1:
        raise ValueError(f"before a trick all hands have the same size, not {sorted(sizes)}")
    state = [0] * SIZE
    state[HANDS : HANDS + seats] = t.hands
    encode_trick(t, state)
    return row(state)


def tricks_gained(before: Tricks, after: Tricks) -> tuple[int, ...]:
    """The tricks won by every seat between two positions."""
    return tuple([m - n for n, m in zip(before.won, after.won, strict=True)])


def equivalent_cards(t: Tricks) -> Iterator[list[Card]]:
    """The cards that may be played, in groups of equivalent ones: no card of another seat lies
    between them."""
    mine, cards, others = t.hands[turn(t)], legal_cards(t), 0
    for hand in t.hands:
        others |= hand & ~mine
    for card in t.table:
        others |= 1 << card
    together: list[Card] = []
    first = lowest_equivalents(cards, others)
    for card in bits(cards):
        if first >> card & 1 and together:
            yield together
            together = []
        together.append(card)
    if together:
        yield together
