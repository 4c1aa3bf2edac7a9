"""What a hand may hope for by a call before the play: thirteen cards, four seats.

What a hand promises is compared with the call; what became of such calls is in tables.  A hand is
known by its promises, which are written down once for every strain.
"""

from ...engine.cards import DECK, Cards, Suit
from ..kernels.layout import FEATURES, Row
from ..models.call_value_tables import (
    OTHER_MADE,
    OTHER_NONE_MADE,
    OTHER_NONE_OVER,
    OTHER_OVER,
    OTHER_UNDER,
    RULER_MADE,
    RULER_NONE_MADE,
    RULER_NONE_OVER,
    RULER_OVER,
    RULER_UNDER,
)
from .trick_policy import LOSE, TRICK, expected_tricks

STEP, ZERO_STEP, PLACES = 32, 8, 65  # of the tables: 256ths of a trick to a place
MIDDLE = PLACES // 2
SEATS, CARDS = 4, 13
MOST_FOR_ZERO = 4 * TRICK  # a promise above which nobody calls none
# Where the row holds what was found: calls made, tricks too few and too many, in 256ths.
MADE, UNDER, OVER = FEATURES, FEATURES + 1, FEATURES + 2


def unwanted_tricks(state: Row, hand: Cards, trump: Suit) -> int:
    """The tricks that a hand takes against its will, in 256ths."""
    return expected_tricks(state, hand, DECK & ~hand, 3 * CARDS, SEATS - 1, trump, 0, LOSE)


def forecast_call(state: Row, promised: int, risk: int, call: int, ruling: bool) -> None:
    """What becomes of a call."""
    if call:
        place = min(max(MIDDLE + (promised - TRICK * call + STEP // 2) // STEP, 0), PLACES - 1)
        state[MADE] = RULER_MADE[place] if ruling else OTHER_MADE[place]
        state[UNDER] = RULER_UNDER[place] if ruling else OTHER_UNDER[place]
        state[OVER] = RULER_OVER[place] if ruling else OTHER_OVER[place]
    else:
        place = min(risk // ZERO_STEP, PLACES - 1)
        state[MADE] = RULER_NONE_MADE[place] if ruling else OTHER_NONE_MADE[place]
        state[UNDER] = 0
        state[OVER] = RULER_NONE_OVER[place] if ruling else OTHER_NONE_OVER[place]
