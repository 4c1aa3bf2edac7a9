"""The value of a hand before the play: expected tricks, and the odds of a call.

The expected tricks are a sum over suits of the value of each card and of the suit's length. The
tricks taken are normal around them, and play moves them some way towards the call. The tables were
fitted to deals of thirteen cards that heuristic players played against one another; that command is
not kept. Smaller hands are valued by `short_hands`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import erf, exp, sqrt
from typing import TypeAlias

from ...engine.actions import Action, Bid
from ...engine.cards import NO_SUIT, Cards, Seat, Suit, lane
from ...engine.game import Round
from . import short_hands

CARDS = 13
Payoff: TypeAlias = Callable[[int, int], float]  # of a call and the tricks taken
Row: TypeAlias = tuple[float, ...]

# The values of the cards 2 to A of a suit, and of the suit's length from 0 to 7.
SuitTable: TypeAlias = tuple[Row, Row]

TRUMP_TRICKS: SuitTable = (
    (0, 0, 0, 0, 0, 0, 0.19, 0.30, 0.43, 0.56, 0.79, 0.83, 1.17),
    (0.02, -0.37, -0.75, -0.83, -0.55, 0.03, 0.62, 1.13),
)
PLAIN_TRICKS: SuitTable = (
    (0, 0, 0, 0, 0, 0, 0.19, 0.30, 0.42, 0.54, 0.63, 0.70, 0.73),
    (1.68, 1.10, 0.65, 0.15, -0.51, -1.13, -1.73, -2.31),
)
NO_TRUMP_TRICKS: SuitTable = (
    (0, 0, 0, 0, 0, 0, 0.21, 0.33, 0.50, 0.69, 0.80, 1.01, 1.07),
    (-0.92, -0.59, -0.37, -0.24, -0.31, -0.49, -0.58, -0.06),
)
# The same for the log-odds that a hand takes no trick; the last for a trump not known yet.
TRUMP_SAFETY: SuitTable = (
    (0.5, 0.4, 0.4, 0.25, 0.15, 0.1, 0.0, 0.0, -0.2, -0.4, -0.5, -1.0, -4.5),
    (0.2, 0.2, 0.2, 0.15, 0.1, -0.9, -1.5, -2.0),
)
PLAIN_SAFETY: SuitTable = (
    (0.25, 0.25, 0.2, 0.2, 0.1, 0.1, 0.05, 0.05, 0.0, -0.1, -0.15, -0.25, -0.5),
    (-0.3, -0.45, -0.55, -0.4, 0.0, 0.3, 0.4, 0.0),
)
NO_TRUMP_SAFETY: SuitTable = (
    (0.4, 0.5, 0.5, 0.25, 0.05, 0.0, 0.0, -0.1, -0.2, -0.1, -0.1, -0.2, -0.8),
    (0.0, 0.0, -0.2, 0.0, 0.0, 0.25, 0.2, -0.3),
)
UNKNOWN_TRUMP_SAFETY: SuitTable = (
    (0.2, 0.2, 0.2, 0.15, 0.1, 0.05, 0.05, 0.05, -0.05, -0.1, -0.15, -0.25, -0.75),
    (0.1, 0.0, -0.2, -0.2, 0.1, 0.2, 0.2, -0.3),
)
# Log-odds to take none, for every trick by which all calls exceed the tricks.
OVERCALL_SAFETY = 0.64
MAX_SLACK = 3.0  # tricks of slack beyond which the safety of a zero call changes no more

RULER_TRICKS = 0.5  # tricks more for the ruler, who chose the trump and leads
OVERBID_TRICKS = 0.3  # tricks less for every trick the ruler bids too many: all play against it
TRICKS_GAINED, TRICKS_AVOIDED = 1.3, 1.4  # by which play can move the tricks towards the call
DEVIATION, WEAK_DEVIATION = 1.3, 1.7  # of the tricks; the second against weak opponents
# How far play can move the tricks of a smaller hand towards the call, relative to the deviation,
# which grows with the square root of the cards.
SHORT_REACH = 0.85

# Against weak opponents, who miss most calls, more tricks come in, wanted or not.
WEAK_TRICKS = 0.4
WEAK_SAFETY = -1.5  # log-odds
PRIOR_CALLS = (2.0, 8)  # calls made, and calls: what is assumed of opponents before the first deal
STRONG_RATE, WEAK_RATE = 0.42, 0.10  # of calls made
# A call, and calls together, that only weak opponents make with thirteen cards.
WILD_CALL, WILD_TOTAL = 11, 18

# Chosen by hand.
STYLE_TRICKS = {"plain": 0.0, "bold": 0.4, "careful": -0.4}  # added to the expected tricks
MAX_OVERBID = 3.0  # tricks beyond the expected ones up to which a bid is evaluated


def opponent_weakness(
    rounds: tuple[Round, ...], me: Seat, calls: Sequence[int], cards: int = CARDS
) -> float:
    """The weakness of the opponents, from 0 to 1: by the calls they missed, and those they make
    now, with so many cards in a hand."""
    if CARDS * sum(calls) >= WILD_TOTAL * cards or CARDS * max(calls, default=0) >= (
        WILD_CALL * cards
    ):
        return 1.0
    made, tried = PRIOR_CALLS
    for line in rounds:
        for seat, (call, won) in enumerate(zip(line.calls, line.tricks, strict=False)):
            if seat != me:
                made, tried = made + (call == won), tried + 1
    return max(0.0, min(1.0, (STRONG_RATE - made / tried) / (STRONG_RATE - WEAK_RATE)))


@cache
def suit_value(cards: Cards, table: SuitTable) -> float:
    """`cards` are those of one suit, moved to the lowest lane."""
    ranks, lengths = table
    return sum(ranks[rank] for rank in lane(cards)) + lengths[min(7, cards.bit_count())]


def tricks_table(suit: Suit, strain: Suit) -> SuitTable:
    if strain == NO_SUIT:
        return NO_TRUMP_TRICKS
    return TRUMP_TRICKS if suit == strain else PLAIN_TRICKS


def safety_table(suit: Suit, strain: Suit | None) -> SuitTable:
    if strain is None:
        return UNKNOWN_TRUMP_SAFETY
    if strain == NO_SUIT:
        return NO_TRUMP_SAFETY
    return TRUMP_SAFETY if suit == strain else PLAIN_SAFETY


def expected_tricks(hand: Cards, strain: Suit) -> float:
    """The tricks that a hand takes on average in a strain that another seat named."""
    if hand.bit_count() < CARDS:
        return short_hands.expected_tricks(hand, strain)
    tricks = 0.0
    for suit in range(4):
        tricks += suit_value(hand >> 16 * suit & 0x1FFF, tricks_table(suit, strain))
    return max(0.0, tricks)


def safety(hand: Cards, strain: Suit | None) -> float:
    """The log-odds to take no trick at all; a strain of None is not known yet."""
    if hand.bit_count() < CARDS:
        return short_hands.safety(hand, strain)
    log_odds = 0.0
    for suit in range(4):
        log_odds += suit_value(hand >> 16 * suit & 0x1FFF, safety_table(suit, strain))
    return log_odds


@cache
def trick_distribution(cards: int, twentieths: int, call: int, deviation: float) -> Row:
    """The probabilities of every number of tricks, from 0 on: normal around a mean, in twentieths
    of a trick, and moved by play towards the call."""
    reach = 1.0 if cards == CARDS else SHORT_REACH * sqrt(cards / CARDS)

    def cumulative(tricks: float) -> float:
        return 0.5 + 0.5 * erf((tricks - twentieths / 20) / (deviation * sqrt(2)))

    below = [cumulative(k - TRICKS_GAINED * reach) for k in range(1, call + 1)]
    above = [cumulative(k + TRICKS_AVOIDED * reach) for k in range(call, cards)]
    edges = [0.0, *below, *above, 1.0]
    return tuple(b - a for a, b in pairwise(edges))


class HandValue:
    """The value of a hand in a strain; None: the strain is not known yet.

    `weakness` is that of the opponents, from 0 to 1.
    """

    def __init__(
        self,
        hand: Cards,
        strain: Suit | None,
        *,
        ruler: bool = False,
        weakness: float = 0.0,
        style: str = "plain",
    ) -> None:
        tricks = expected_tricks(hand, NO_SUIT if strain is None else strain)
        self.cards = hand.bit_count()
        share = self.cards / CARDS
        self.tricks = tricks + share * STYLE_TRICKS[style] + share * WEAK_TRICKS * weakness
        self.safety = safety(hand, strain) + WEAK_SAFETY * min(1.0, 3 * weakness)
        self.overcall_safety = OVERCALL_SAFETY * (1 - weakness)
        deviation = DEVIATION + (WEAK_DEVIATION - DEVIATION) * weakness
        self.deviation = round(deviation * sqrt(share), 1)
        self.overbid_tricks = 0.0
        if ruler:
            self.tricks += RULER_TRICKS if strain != NO_SUIT else 0.0
            self.overbid_tricks = OVERBID_TRICKS * (1 - weakness)

    def distribution(self, call: int, slack: float) -> Row:
        """The probabilities of every number of tricks after a call; `slack` is the number of tricks
        less all calls."""
        if call:
            mean = self.tricks - self.overbid_tricks * max(0.0, call - self.tricks)
            return trick_distribution(self.cards, round(20 * mean), call, self.deviation)
        slack = max(-MAX_SLACK, min(MAX_SLACK, slack))
        none = 1 / (1 + exp(self.overcall_safety * slack - self.safety))
        rest = trick_distribution(self.cards, round(20 * self.tricks), 0, self.deviation)
        scale = (1 - none) / (1 - rest[0])
        return (none, *[scale * chance for chance in rest[1:]])

    def expected_payoff(self, call: int, slack: float, payoff: Payoff) -> float:
        """The mean payoff of a call; outcomes of a probability up to 0.001 are left out."""
        chances = self.distribution(call, slack)
        return sum([c * payoff(call, won) for won, c in enumerate(chances) if c > 0.001])

    def plausible_calls(self, least: int = 1) -> range:
        """The calls from `least` on that are near the expected tricks."""
        low = max(least, int(self.tricks) - 1)
        return range(low, max(low + 1, min(self.cards, int(self.tricks) + 3)))


def lowest_bids(legal: Iterable[Action]) -> dict[Suit, int]:
    """By strain, the tricks of the lowest legal bid in it; strains without a legal bid are absent.

    `legal` lists bids from low to high.
    """
    lowest: dict[Suit, int] = {}
    for action in legal:
        if isinstance(action, Bid):
            lowest.setdefault(action.strain, action.tricks)
    return lowest


def plausible_needs(seats_needed: tuple[int, ...], me: Seat, left: int) -> tuple[int, ...]:
    """The tricks that each seat needs; where the others need far more than are left, no seat of
    theirs more than an equal share."""
    rest = left - max(0, seats_needed[me]) + 1
    if sum([n for seat, n in enumerate(seats_needed) if n > 0 and seat != me]) <= rest + 3:
        return seats_needed
    share = max(1, -(-rest // (len(seats_needed) - 1)))
    return tuple([n if seat == me else min(n, share) for seat, n in enumerate(seats_needed)])
