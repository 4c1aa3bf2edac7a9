"""The outcome of a call before the play, for four seats with four to thirteen cards: the chance to
make it and the tricks it is missed by, from the tricks that the hand is expected to take.

The tables were counted in rollouts of calls above and below the expected tricks:
`benchmarks/training/fit_call_values.py` fits them, `models/call_value.json` holds them.
"""

from importlib.resources import files

from ...engine.cards import DECK, Cards, Suit
from .. import models
from ..kernels.layout import FEATURES, Row
from ..models.loader import load
from .trick_policy import LOSE, TRICK, expected_tricks

# The tables, each with a part for every hand size, from the smallest on: 256ths of a trick to an
# index, for calls and for calls of zero, and the length of a part.
STEP, ZERO_STEP, PLACES = 32, 8, 65
MIDDLE = PLACES // 2
SEATS, FEWEST_CARDS, MOST_CARDS = 4, 4, 13
SIZES = MOST_CARDS - FEWEST_CARDS + 1
MOST_FOR_ZERO = 4 * TRICK  # expected tricks from which on zero is not considered
NAMES = (
    "ruler_made",
    "ruler_under",
    "ruler_over",
    "other_made",
    "other_under",
    "other_over",
    "ruler_zero_made",
    "ruler_zero_over",
    "other_zero_made",
    "other_zero_over",
)
TABLES = load(
    files(models) / "call_value.json",
    tuple[int, ...],
    {name: [SIZES * PLACES] for name in NAMES},
)
RULER_MADE, RULER_UNDER, RULER_OVER, OTHER_MADE, OTHER_UNDER, OTHER_OVER = [
    TABLES[name] for name in NAMES[:6]
]
RULER_ZERO_MADE, RULER_ZERO_OVER, OTHER_ZERO_MADE, OTHER_ZERO_OVER = [
    TABLES[name] for name in NAMES[6:]
]
# Places of the forecast in the row: calls made, tricks too few and too many, in 256ths.
MADE, UNDER, OVER = FEATURES, FEATURES + 1, FEATURES + 2


def unwanted_tricks(state: Row, hand: Cards, trump: Suit) -> int:
    """The tricks that a whole hand is expected to take when it tries to lose every trick, in
    256ths."""
    held = (SEATS - 1) * hand.bit_count()
    return expected_tricks(state, hand, DECK & ~hand, held, SEATS - 1, trump, 0, LOSE)


def forecast_call(
    state: Row, cards: int, expected: int, risk: int, call: int, ruling: bool
) -> None:
    """Writes into the row what becomes of a call with so many cards in a hand: the chance to make
    it, and the expected tricks too few and too many, all in 256ths. `expected` and `risk` are the
    tricks expected in normal play and when losing; `ruling` is True for the seat that won the
    auction."""
    first = (cards - FEWEST_CARDS) * PLACES
    if call:
        distance = (expected - TRICK * call + STEP // 2) // STEP
        place = first + min(max(MIDDLE + distance, 0), PLACES - 1)
        state[MADE] = RULER_MADE[place] if ruling else OTHER_MADE[place]
        state[UNDER] = RULER_UNDER[place] if ruling else OTHER_UNDER[place]
        state[OVER] = RULER_OVER[place] if ruling else OTHER_OVER[place]
    else:
        place = first + min(risk // ZERO_STEP, PLACES - 1)
        state[MADE] = RULER_ZERO_MADE[place] if ruling else OTHER_ZERO_MADE[place]
        state[UNDER] = 0
        state[OVER] = RULER_ZERO_OVER[place] if ruling else OTHER_ZERO_OVER[place]
