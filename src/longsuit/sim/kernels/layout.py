"""The layout of the row of integers on which the kernels of the trick games play, with the
functions that deal, count and begin."""

from collections.abc import MutableSequence
from typing import TypeAlias

from ...engine.cards import DECK, Card, Cards, Seat
from .rng import advance, below, seed_state

Row: TypeAlias = MutableSequence[int]  # a list, or an array of int64 in compiled code
MOST_SEATS, MOST_TRICKS = 7, 26

# Places in the row.  The first five begin blocks of MOST_SEATS numbers, one number for every seat.
HANDS, WON, CALLS, SCORES, TOTALS = 0, 7, 14, 21, 28
TABLE = 35  # the cards of this trick, from the leader on
ON_TABLE, LEADER, TRUMP = 42, 43, 44  # ON_TABLE: the number of cards on the table
ROUND = 45  # the number of finished rounds
CALLS_MADE = 46  # the number of seats that have called
RNG_STATE = 47  # the state of the random number generator
GAME_PLACES = 48  # where the places begin that each game defines for itself
STOCK = 67  # the set of cards that are not dealt and that nobody sees
FACE_UP = 68  # the set of cards that are not dealt and that everybody sees
GREEDY_SEATS = 69  # the set of seats that try to take every trick once their call is missed
FEATURES = 70  # the scratch space of the sensible policy for the features of a card
# Features for networks: by seat the set of cards played in this deal and the set of suits that the
# seat is known to lack; 1 + the seat that named trump; the variant of the game, from 1 on.
CARDS_SHOWN, VOIDS, RULER, VARIANT = 86, 93, 100, 101
SIZE = 102

PLAYERS = 0  # in the rules of every game: the number of seats

# Places in a tally: seats by the tricks they took, by their call, and by a call that they made.
TRICKS, CALLED, MADE = 0, 32, 64
ROUNDS, BROKEN_OFF = 96, 97  # the number of rounds, and of matches broken off
MATCHES_WON = 98  # by seat, the matches won or shared
TALLY_SIZE = 128


def nth(cards: Cards, n: int) -> Card:
    """The n-th lowest member of a set, counted from 0; compiled code uses PDEP and TZCNT
    where the processor has them (`compile.intrinsics`)."""
    for _ in range(n):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def pick(cards: Cards, state: int) -> Card:
    """A random member of a set, by the state of the generator."""
    return nth(cards, below(state, cards.bit_count()))


def deal(state: Row, seats: int, size: int) -> None:
    """Deals hands of so many cards from a whole pack; the rest becomes the stock."""
    left, count, rng_state = DECK, 52, state[RNG_STATE]
    for seat in range(seats):
        hand = 0
        if size == count:
            hand = left
            left = 0
        else:
            for _ in range(size):
                rng_state = advance(rng_state)
                card = 1 << nth(left, below(rng_state, count))
                left ^= card
                hand |= card
                count -= 1
        state[HANDS + seat] = hand
        state[WON + seat] = 0
        state[CALLS + seat] = -1
    state[STOCK] = left
    state[RNG_STATE] = rng_state


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat to the left."""
    return seat + 1 if seat + 1 < seats else 0


def count_round(state: Row, seats: int, tally: Row) -> None:
    """Adds a finished round to a tally."""
    tally[ROUNDS] += 1
    for seat in range(seats):
        call, won = state[CALLS + seat], state[WON + seat]
        tally[TRICKS + won] += 1
        if call >= 0:
            tally[CALLED + call] += 1
            tally[MADE + call] += 1 if call == won else 0


def begin_match(state: Row, start: Row, seed: int, number: int) -> None:
    """Copies a position into the row and seeds the generator for the match of this number.  If
    the position has no hands, only the totals and the places behind them are copied."""
    held = 0
    for seat in range(MOST_SEATS):
        held |= start[HANDS + seat]
    for place in range(HANDS if held else TOTALS, FEATURES):
        state[place] = start[place]
    state[RNG_STATE] = seed_state(seed, number)
