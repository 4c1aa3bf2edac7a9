"""The value of a position in Pesten with all hands open: the chance of a seat to win the game.

Every hand gets a strength, the sum of the weights of its categorical features (its size, the turns
until it plays, the cards in it); the chance of a seat is its share of all strengths (Luce's
choice rule).
`benchmarks/training/fit_pesten_value.py` fits the weights to the winners of games, by ridge
regression.
"""

from ....engine.cards import DECK, JOKER, NO_SUIT, SUIT_CARDS, Seat
from ....games.pesten.effects import AGAIN, NAME, TAKES
from ....games.pesten.playable import playable_on_top
from ....games.pesten.table import next_seat_playing
from ...kernels.layout import PLAYERS, Row
from ...kernels.pesten.choices import FACES_BY_EFFECT, WILD
from ...kernels.pesten.layout import (
    FACES,
    FEATURES,
    HELD,
    NAMED,
    PAYLOAD,
    PLAYING,
    TOP,
    TURN,
    WAY,
    copies,
)
from .features import CORNER_RANKS

SIZES, TURNS, LOW = 10, 4, 5
SIZE = 0  # cards held, turns to wait, the fewest cards of another seat
FIT = SIZE + SIZES * TURNS * LOW  # cards that fit, turns to wait, cards held
SUITS = FIT + 4 * TURNS * SIZES
JOKERS = SUITS + 5 * SIZES
TWOS = JOKERS + 3 * SIZES
SEVENS = TWOS + 3 * SIZES
JACKS = SEVENS + 3 * SIZES
ROWS = JACKS + 3 * SIZES
PAIRS = ROWS + 4 * SIZES
LOAD = PAIRS + 9 * SIZES  # cards to be taken, turns to wait, an answer in hand
VALUE_WEIGHT_COUNT = LOAD + 5 * TURNS * 2
VALUE_FEATURE_COUNT = 10
GAME_WON = 4096  # the value of a game won


def write_value_features(rules: Row, state: Row, seat: Seat, wait: int, fewest: int) -> None:
    """Writes the features of one seat's hand: the places of the weights that count."""
    cards = state[FACES + seat]
    held, turn = min(state[HELD + seat], SIZES) - 1, min(wait, TURNS - 1)
    state[FEATURES] = SIZE + (held * TURNS + turn) * LOW + min(fewest, LOW) - 1
    fits = 0
    if not state[PAYLOAD]:
        fits = min((cards & playable_on_top(state[TOP], state[NAMED], rules[WILD])).bit_count(), 3)
    state[FEATURES + 1] = FIT + (fits * TURNS + turn) * SIZES + held
    suits = 0
    for suit in range(NO_SUIT):
        suits += 1 if cards & SUIT_CARDS[suit] else 0
    state[FEATURES + 2] = SUITS + suits * SIZES + held
    state[FEATURES + 3] = JOKERS + min(copies(state, seat, JOKER), 2) * SIZES + held
    twos = (cards & rules[FACES_BY_EFFECT + TAKES] & DECK).bit_count()
    state[FEATURES + 4] = TWOS + min(twos, 2) * SIZES + held
    state[FEATURES + 5] = (
        SEVENS + min((cards & rules[FACES_BY_EFFECT + AGAIN]).bit_count(), 2) * SIZES + held
    )
    state[FEATURES + 6] = (
        JACKS + min((cards & rules[FACES_BY_EFFECT + NAME]).bit_count(), 2) * SIZES + held
    )
    faces = cards & DECK
    faces |= (faces & CORNER_RANKS) << 13
    rows = (faces & faces >> 1 & faces >> 2 & DECK).bit_count()
    state[FEATURES + 7] = ROWS + min(rows, 3) * SIZES + held
    a, b, c, d = cards & 0x1FFF, cards >> 16 & 0x1FFF, cards >> 32 & 0x1FFF, cards >> 48 & 0x1FFF
    two = (a & b) | (c & d) | ((a | b) & (c | d))
    three = ((a & b) & (c | d)) | ((c & d) & (a | b))
    pairs = min(two.bit_count(), 2) * 3 + min(three.bit_count(), 2)
    state[FEATURES + 8] = PAIRS + pairs * SIZES + held
    load, answers = 0, 0
    if state[PAYLOAD]:
        load = (
            1
            if state[PAYLOAD] < 3
            else 2
            if state[PAYLOAD] < 6
            else 3
            if state[PAYLOAD] < 10
            else 4
        )
        answers = 1 if (twos if state[TOP] != JOKER else cards >> JOKER & 1) else 0
    state[FEATURES + 9] = LOAD + (load * TURNS + turn) * 2 + answers


def fewest_cards(rules: Row, state: Row, seat: Seat) -> int:
    """The number of cards in the smallest hand of the other seats."""
    fewest = 99
    for other in range(rules[PLAYERS]):
        if other != seat and state[PLAYING] >> other & 1:
            fewest = min(fewest, state[HELD + other])
    return fewest


def win_chance(rules: Row, state: Row, me: Seat, base: int) -> int:
    """The chance of a seat to win, in units of GAME_WON; `base` is where the weights begin."""
    seat, mine, total = state[TURN], 0, 0
    for wait in range(rules[PLAYERS]):
        write_value_features(rules, state, seat, wait, fewest_cards(rules, state, seat))
        value = 0
        for at in range(VALUE_FEATURE_COUNT):
            value += rules[base + state[FEATURES + at]]
        value = max(value, 0)
        total += value
        if seat == me:
            mine = value
        seat = next_seat_playing(seat, state[WAY], state[PLAYING], rules[PLAYERS])
        if seat == state[TURN]:
            break
    return mine * GAME_WON // max(total, 1)
