"""The row of numbers on which the kernels of the trick games play, and what is done to it."""

from collections.abc import MutableSequence
from typing import TypeAlias

from ...engine.cards import DECK, Card, Cards, Seat
from .rng import advance, below, seed_state

Row: TypeAlias = MutableSequence[int]  # a list, or an array of int64 in compiled code
MOST_SEATS, MOST_TRICKS = 6, 26

# Places in the row; the first six hold a number for every seat.
HANDS, WON, CALLS, SCORES, TOTALS = 0, 6, 12, 18, 24
TABLE = 30  # the cards of this trick, from the leader on
ON_TABLE, LEADER, TRUMP = 36, 37, 38
ROUND = 39  # rounds finished
CALLS_MADE = 40  # seats that have called
RNG_STATE = 41  # of the generator
OWN = 42  # from here on the game's own
STOCK = 62  # the cards that stay out of the deal
GREEDY_SEATS = 63  # the set of seats that take what they can get once they miss their calls
FEATURES = 64  # for what tells how a card will fare
# What a network looks at: by seat, what it has played in this deal, and the suits it has shown to
# hold none of; 1 + the seat that rules, and the variant of the game from 1 on, where there is one.
CARDS_SHOWN, VOIDS, RULER, VARIANT = 80, 86, 92, 93
SIZE = 94

PLAYERS = 0  # in the rules of every game: the number of seats

# Places in a tally; by number the tricks taken, the calls, and the calls that were made.
TRICKS, CALLED, MADE = 0, 32, 64
ROUNDS, BROKEN_OFF = 96, 97  # rounds played, and games broken off
MATCHES_WON = 98  # by seat, games won or shared
TALLY_SIZE = 128


def nth(cards: Cards, n: int) -> Card:
    """The n-th lowest member, counted from 0; compiled code has one instruction for it."""
    for _ in range(n):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def pick(cards: Cards, state: int) -> Card:
    """A member at random, by the state as it is."""
    return nth(cards, below(state, cards.bit_count()))


def deal(state: Row, seats: int, size: int) -> None:
    """Hands of so many cards out of a whole pack; the rest stays out."""
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
    """The row before the game of that number, from a position; without hands it has less in it."""
    held = 0
    for seat in range(MOST_SEATS):
        held |= start[HANDS + seat]
    for place in range(HANDS if held else TOTALS, FEATURES):
        state[place] = start[place]
    state[RNG_STATE] = seed_state(seed, number)
