"""What a game of Pesten is worth to a seat before it is over, when all hands are seen.

Every hand has a worth by its size, by when it is its turn and by what it has in it; the weights are
fitted to who won.
"""

from ...engine.cards import DECK, JOKER, NO_SUIT, SUIT_CARDS, Seat
from ...games.pesten.effects import AGAIN, NAME, TAKES
from ...games.pesten.playable import fitting
from ...games.pesten.table import onward
from ..kernels.layout import Row
from ..kernels.pesten.choices import DOING, PLAYERS, WILD
from ..kernels.pesten.layout import (
    FACES,
    HELD,
    NAMED,
    PAYLOAD,
    PLAYING,
    SIGNS,
    TOP,
    TURN,
    WAY,
    copies,
)
from .pesten_features import CORNER_RANKS

SIZES, TURNS, LOW = 10, 4, 5
SIZE = 0  # by cards held, turns to wait, the fewest that another holds
FIT = SIZE + SIZES * TURNS * LOW  # by cards that fit, turns to wait, cards held
SUITS = FIT + 4 * TURNS * SIZES
JOKERS = SUITS + 5 * SIZES
TWOS = JOKERS + 3 * SIZES
SEVENS = TWOS + 3 * SIZES
JACKS = SEVENS + 3 * SIZES
ROWS = JACKS + 3 * SIZES
PAIRS = ROWS + 4 * SIZES
LOAD = PAIRS + 9 * SIZES  # by what is to be taken, turns to wait, whether it can be answered
PLACES = LOAD + 5 * TURNS * 2
NUMBER = 10
ONE = 4096  # a game won


def worth_signs(r: Row, w: Row, seat: Seat, wait: int, fewest: int) -> None:
    """Writes the places of a seat's signs."""
    cards = w[FACES + seat]
    held, turn = min(w[HELD + seat], SIZES) - 1, min(wait, TURNS - 1)
    w[SIGNS] = SIZE + (held * TURNS + turn) * LOW + min(fewest, LOW) - 1
    fits = 0
    if not w[PAYLOAD]:
        fits = min((cards & fitting(w[TOP], w[NAMED], r[WILD])).bit_count(), 3)
    w[SIGNS + 1] = FIT + (fits * TURNS + turn) * SIZES + held
    suits = 0
    for suit in range(NO_SUIT):
        suits += 1 if cards & SUIT_CARDS[suit] else 0
    w[SIGNS + 2] = SUITS + suits * SIZES + held
    w[SIGNS + 3] = JOKERS + min(copies(w, seat, JOKER), 2) * SIZES + held
    twos = (cards & r[DOING + TAKES] & DECK).bit_count()
    w[SIGNS + 4] = TWOS + min(twos, 2) * SIZES + held
    w[SIGNS + 5] = SEVENS + min((cards & r[DOING + AGAIN]).bit_count(), 2) * SIZES + held
    w[SIGNS + 6] = JACKS + min((cards & r[DOING + NAME]).bit_count(), 2) * SIZES + held
    own = cards & DECK
    own |= (own & CORNER_RANKS) << 13
    rows = (own & own >> 1 & own >> 2 & DECK).bit_count()
    w[SIGNS + 7] = ROWS + min(rows, 3) * SIZES + held
    a, b, c, d = cards & 0x1FFF, cards >> 16 & 0x1FFF, cards >> 32 & 0x1FFF, cards >> 48 & 0x1FFF
    two = (a & b) | (c & d) | ((a | b) & (c | d))
    three = ((a & b) & (c | d)) | ((c & d) & (a | b))
    pairs = min(two.bit_count(), 2) * 3 + min(three.bit_count(), 2)
    w[SIGNS + 8] = PAIRS + pairs * SIZES + held
    load, answers = 0, 0
    if w[PAYLOAD]:
        load = 1 if w[PAYLOAD] < 3 else 2 if w[PAYLOAD] < 6 else 3 if w[PAYLOAD] < 10 else 4
        answers = 1 if (twos if w[TOP] != JOKER else cards >> JOKER & 1) else 0
    w[SIGNS + 9] = LOAD + (load * TURNS + turn) * 2 + answers


def fewest_of(r: Row, w: Row, seat: Seat) -> int:
    """Cards of who, of the others, holds fewest."""
    fewest = 99
    for other in range(r[PLAYERS]):
        if other != seat and w[PLAYING] >> other & 1:
            fewest = min(fewest, w[HELD + other])
    return fewest


def worth(r: Row, w: Row, me: Seat, base: int) -> int:
    """The chance of a seat to win: its worth among that of all."""
    seat, mine, all_of = w[TURN], 0, 0
    for wait in range(r[PLAYERS]):
        worth_signs(r, w, seat, wait, fewest_of(r, w, seat))
        value = 0
        for at in range(NUMBER):
            value += r[base + w[SIGNS + at]]
        value = max(value, 0)
        all_of += value
        if seat == me:
            mine = value
        seat = onward(seat, w[WAY], w[PLAYING], r[PLAYERS])
        if seat == w[TURN]:
            break
    return mine * ONE // max(all_of, 1)
