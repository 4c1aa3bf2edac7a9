"""What thirteen cards are worth in every strain, and what a call then promises.

The numbers were fitted to deals that heuristic players played against one another.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from math import erf, exp, sqrt
from typing import TypeAlias

from ...engine.cards import NO_SUIT, Cards, Seat, Suit, lane
from ...engine.game import Round

CARDS = 13
Value: TypeAlias = Callable[[int, int], float]  # of a call and the tricks taken
Row: TypeAlias = tuple[float, ...]

# What the cards 2 to A of a suit add to a hand, and what the suit's length 0 to 7 adds.
Table: TypeAlias = tuple[Row, Row]

TRUMP: Table = (
    (0, 0, 0, 0, 0, 0, 0.19, 0.30, 0.43, 0.56, 0.79, 0.83, 1.17),
    (0.02, -0.37, -0.75, -0.83, -0.55, 0.03, 0.62, 1.13),
)
PLAIN: Table = (
    (0, 0, 0, 0, 0, 0, 0.19, 0.30, 0.42, 0.54, 0.63, 0.70, 0.73),
    (1.68, 1.10, 0.65, 0.15, -0.51, -1.13, -1.73, -2.31),
)
NO_TRUMP: Table = (
    (0, 0, 0, 0, 0, 0, 0.21, 0.33, 0.50, 0.69, 0.80, 1.01, 1.07),
    (-0.92, -0.59, -0.37, -0.24, -0.31, -0.49, -0.58, -0.06),
)
# The same for the chance, in logits, that a hand takes no trick; blind: before trump is known.
SAFE_TRUMP: Table = (
    (0.5, 0.4, 0.4, 0.25, 0.15, 0.1, 0.0, 0.0, -0.2, -0.4, -0.5, -1.0, -4.5),
    (0.2, 0.2, 0.2, 0.15, 0.1, -0.9, -1.5, -2.0),
)
SAFE_PLAIN: Table = (
    (0.25, 0.25, 0.2, 0.2, 0.1, 0.1, 0.05, 0.05, 0.0, -0.1, -0.15, -0.25, -0.5),
    (-0.3, -0.45, -0.55, -0.4, 0.0, 0.3, 0.4, 0.0),
)
SAFE_NO_TRUMP: Table = (
    (0.4, 0.5, 0.5, 0.25, 0.05, 0.0, 0.0, -0.1, -0.2, -0.1, -0.1, -0.2, -0.8),
    (0.0, 0.0, -0.2, 0.0, 0.0, 0.25, 0.2, -0.3),
)
SAFE_BLIND: Table = (
    (0.2, 0.2, 0.2, 0.15, 0.1, 0.05, 0.05, 0.05, -0.05, -0.1, -0.15, -0.25, -0.75),
    (0.1, 0.0, -0.2, -0.2, 0.1, 0.2, 0.2, -0.3),
)
FOUGHT = 0.64  # safer, in logits, for every trick by which all calls exceed thirteen

RULING = 0.5  # tricks more for the seat that chose this trump, which also leads
OPPOSED = 0.3  # of a trick less for every one that it bids too many, as all are against it
MORE, FEWER = 1.3, 1.4  # tricks by which play can mend what the cards bring
SPREAD, EASY_SPREAD = 1.3, 1.7  # of the tricks that the cards bring
MOST_SLACK = 3.0

# Against players that miss most calls more tricks come in, wanted or not.
EASY_TRICKS = 0.4
EASY_SAFETY = -1.5  # in logits
UNKNOWN = (2.0, 8)  # calls made of so many, as if seen before the first deal
MADE_BY_GOOD, MADE_BY_BAD = 0.42, 0.10
WILD, MANY = 11, 18  # a call, and calls together, that are not meant


def ease(rounds: tuple[Round, ...], me: Seat, calls: Sequence[int]) -> float:
    """How badly the others play, from 0 to 1, by the calls they have missed and make now."""
    if sum(calls) >= MANY or max(calls, default=0) >= WILD:
        return 1.0
    made, tried = UNKNOWN
    for line in rounds:
        for seat, (call, won) in enumerate(zip(line.calls, line.tricks, strict=False)):
            if seat != me:
                made, tried = made + (call == won), tried + 1
    return max(0.0, min(1.0, (MADE_BY_GOOD - made / tried) / (MADE_BY_GOOD - MADE_BY_BAD)))


@cache
def suit_worth(cards: Cards, table: Table) -> float:
    """`cards` are those of one suit, moved to the lowest lane."""
    ranks, lengths = table
    return sum(ranks[rank] for rank in lane(cards)) + lengths[min(7, cards.bit_count())]


def table_of(suit: Suit, strain: Suit) -> Table:
    return NO_TRUMP if strain == NO_SUIT else TRUMP if suit == strain else PLAIN


def safe_table_of(suit: Suit, strain: Suit | None) -> Table:
    if strain is None:
        return SAFE_BLIND
    return SAFE_NO_TRUMP if strain == NO_SUIT else SAFE_TRUMP if suit == strain else SAFE_PLAIN


def worth(hand: Cards, strain: Suit) -> float:
    """The tricks that thirteen cards may be expected to take."""
    tricks = 0.0
    for suit in range(4):
        tricks += suit_worth(hand >> 16 * suit & 0x1FFF, table_of(suit, strain))
    return max(0.0, tricks)


def safety(hand: Cards, strain: Suit | None) -> float:
    """The chance, in logits, to take no trick at all; None: trump is not known yet."""
    logits = 0.0
    for suit in range(4):
        logits += suit_worth(hand >> 16 * suit & 0x1FFF, safe_table_of(suit, strain))
    return logits


@cache
def likely(twentieths: int, call: int, spread: float) -> Row:
    """The chances of 0 to 13 tricks when the cards bring so many on average and play mends them
    towards the call."""

    def part(tricks: float) -> float:
        return 0.5 + 0.5 * erf((tricks - twentieths / 20) / (spread * sqrt(2)))

    below = [part(k - MORE) for k in range(1, call + 1)]
    above = [part(k + FEWER) for k in range(call, CARDS)]
    edges = [0.0, *below, *above, 1.0]
    return tuple(b - a for a, b in pairwise(edges))


class Holding:
    """A hand and how it will fare in a strain."""

    def __init__(
        self,
        hand: Cards,
        strain: Suit | None,
        *,
        ruling: bool = False,
        ease: float = 0.0,
        sees: float = 0.0,
    ) -> None:
        self.worth = worth(hand, NO_SUIT if strain is None else strain) + sees + EASY_TRICKS * ease
        self.safety = safety(hand, strain) + EASY_SAFETY * min(1.0, 3 * ease)
        self.fought = FOUGHT * (1 - ease)
        self.spread = round(SPREAD + (EASY_SPREAD - SPREAD) * ease, 1)
        self.opposed = 0.0
        if ruling:
            self.worth += RULING if strain != NO_SUIT else 0.0
            self.opposed = OPPOSED * (1 - ease)

    def chances(self, call: int, slack: float) -> Row:
        """The chances of 0 to 13 tricks after a call; `slack` is what all calls together leave of
        thirteen."""
        if call:
            mean = self.worth - self.opposed * max(0.0, call - self.worth)
            return likely(round(20 * mean), call, self.spread)
        slack = max(-MOST_SLACK, min(MOST_SLACK, slack))
        safe = 1 / (1 + exp(self.fought * slack - self.safety))
        rest = likely(round(20 * self.worth), 0, self.spread)
        some = (1 - safe) / (1 - rest[0])
        return (safe, *[some * chance for chance in rest[1:]])

    def promise(self, call: int, slack: float, value: Value) -> float:
        """What a call is worth on average."""
        odds = self.chances(call, slack)
        return sum([c * value(call, t) for t, c in enumerate(odds) if c > 0.001])

    def near(self, least: int = 1) -> range:
        """The calls that are not absurd."""
        low = max(least, int(self.worth) - 1)
        return range(low, max(low + 1, min(CARDS, int(self.worth) + 3)))


def meant(needs: tuple[int, ...], me: Seat, left: int) -> tuple[int, ...]:
    """What every seat needs, but where the others need far more tricks than there are, no more of
    them than could be shared out."""
    rest = left - max(0, needs[me]) + 1
    if sum([n for seat, n in enumerate(needs) if n > 0 and seat != me]) <= rest + 3:
        return needs
    most = max(1, -(-rest // (len(needs) - 1)))
    return tuple([n if seat == me else min(n, most) for seat, n in enumerate(needs)])
