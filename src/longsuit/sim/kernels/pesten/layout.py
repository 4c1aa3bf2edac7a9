"""The layout of the row of integers on which the kernel of Pesten plays: hands, stock, pile, turn.

A hand is the set of its faces, with a count of further copies for each.  Stock and discards are
sets, one for each pack, and a number of jokers: a card drawn from a shuffled stock is any of them.
"""

from ....engine.cards import JOKER, NO_SUIT, UNSEEN, Card, Seat
from ....games.pesten.table import next_seat_playing
from ..kernel_log import TOP as SHUFFLED
from ..kernel_log import reserve_event
from ..layout import Row, nth
from ..rng import advance, below

# Places in the row.
TURN, WAY, ASKED, NAMED, PAYLOAD, BEGAN, SERIES, DREW, DRAWN, OWED, DEBTOR, OUT_COUNT = range(12)
PASSES, TURNS, ROUND, RNG_STATE, GAME_STAGE, PLAYING, LAY_COUNT, PASSED_ON = range(12, 20)
STOCK_SIZE, PILE_SIZE = 20, 21  # numbers of cards; the pile includes its top card
TOP = 22  # of the pile
PACKS = 23
SHUFFLE_RNG = 24  # the state of a second generator, used only for the order of the stock
ORDER_SIZE = 25  # the number of cards of the stock that come in a given order
MORE = 26  # the seats that begin the next game with more cards, as a set
TOTALS, SCORES, OUT, GIVEN, FACES, HELD, CHOSEN = 32, 40, 48, 56, 64, 72, 80
# Sets of cards, a number of jokers behind each row of eight: the stock, the discards under the top
# card, and a copy of the stock for writing its order down.
STOCK, DISCARDS, COPY = 96, 105, 114
JOKERS = 8
EXTRA_COPIES = 123  # by seat, the number of cards that it holds beyond the first of each face
COPIES = 131  # beyond the first, 64 for every seat
ORDER = 643  # the given order of the stock, its top card last
# For the sensible policy (`rollouts.pesten.policy`): the indices of the weights that apply, the
# size classes of the next hand and of the smallest other hand, and by suit that of the cards gone.
FEATURES, NEAR, FEWEST, GONE = 1091, 1115, 1116, 1117
WIDTH = 1121
MOST_LAID = 16

# the request to the seat in turn, in the place ASKED
TO_PLAY, TO_ANSWER, TO_NAME, TO_GIVE = range(4)


def add_card(state: Row, seat: Seat, card: Card) -> None:
    """Adds a card to a hand."""
    if state[FACES + seat] >> card & 1:
        state[COPIES + (seat << 6) + card] += 1
        state[EXTRA_COPIES + seat] += 1
    else:
        state[FACES + seat] |= 1 << card
    state[HELD + seat] += 1
    state[PLAYING] |= 1 << seat


def remove_card(state: Row, seat: Seat, card: Card) -> None:
    """Removes a card from a hand."""
    if state[EXTRA_COPIES + seat] and state[COPIES + (seat << 6) + card]:
        state[COPIES + (seat << 6) + card] -= 1
        state[EXTRA_COPIES + seat] -= 1
    else:
        state[FACES + seat] ^= 1 << card
    state[HELD + seat] -= 1
    if not state[HELD + seat]:
        state[PLAYING] ^= 1 << seat


def clear_hand(state: Row, seat: Seat) -> None:
    """Removes all cards of a hand."""
    if state[EXTRA_COPIES + seat]:
        state[EXTRA_COPIES + seat] = 0
        for place in range(COPIES + (seat << 6), COPIES + (seat << 6) + 64):
            state[place] = 0
    state[FACES + seat] = 0
    state[HELD + seat] = 0


def copies(state: Row, seat: Seat, card: Card) -> int:
    """The number of copies of a card that a seat holds."""
    return state[COPIES + (seat << 6) + card] + (state[FACES + seat] >> card & 1)


def put_card(state: Row, cards: int, card: Card) -> None:
    """Adds a card to the sets that begin at a place."""
    if card == JOKER:
        state[cards + JOKERS] += 1
        return
    for pack in range(state[PACKS]):
        if not state[cards + pack] >> card & 1:
            state[cards + pack] |= 1 << card
            return


def remove_nth(state: Row, cards: int, n: int) -> Card:
    """Removes the n-th card of the sets that begin at a place, and returns it."""
    if n < state[cards + JOKERS]:
        state[cards + JOKERS] -= 1
        return JOKER
    n -= state[cards + JOKERS]
    for pack in range(state[PACKS]):
        held = state[cards + pack]
        size = held.bit_count()
        if n < size:
            card = nth(held, n)
            state[cards + pack] = held ^ 1 << card
            return card
        n -= size
    return UNSEEN


def draw_from_stock(state: Row) -> Card:
    """Removes the top card of the stock, and returns it."""
    left = state[STOCK_SIZE]
    state[STOCK_SIZE] = left - 1
    if state[ORDER_SIZE]:
        state[ORDER_SIZE] -= 1
        return state[ORDER + state[ORDER_SIZE]]
    mixer = advance(state[SHUFFLE_RNG])
    state[SHUFFLE_RNG] = mixer
    return remove_nth(state, STOCK, below(mixer, left))


def turn_up(state: Row, card: Card) -> None:
    """Lays a card on the pile."""
    if state[PILE_SIZE]:
        put_card(state, DISCARDS, state[TOP])
    state[TOP] = card
    state[PILE_SIZE] += 1


def log_shuffle(log: Row | None, state: Row) -> None:
    """Logs the whole order in which the stock will be drawn."""
    if log is not None:
        size, mixer = state[STOCK_SIZE], state[SHUFFLE_RNG]
        first = reserve_event(log, SHUFFLED, 0, size)
        if first < 0:
            return
        for at in range(JOKERS + 1):
            state[COPY + at] = state[STOCK + at]
        for at in range(size):
            mixer = advance(mixer)
            log[first + at] = remove_nth(state, COPY, below(mixer, size - at))


def owe(state: Row, seat: Seat, number: int) -> None:
    """Makes a seat draw so many cards, one after the other, before anything else."""
    state[OWED] = number
    state[DEBTOR] = seat


def draw_owed(state: Row) -> None:
    """The seat that is owed cards draws one."""
    card = draw_from_stock(state)
    add_card(state, state[DEBTOR], card)
    state[OWED] -= 1
    if state[DREW]:
        state[DRAWN] = card


def reshuffle(state: Row, log: Row | None) -> None:
    """Makes the discards the stock; where there are none, cards that are owed are forgiven."""
    if state[PILE_SIZE] < 2:
        state[OWED] = 0
        return
    state[STOCK_SIZE] = state[PILE_SIZE] - 1
    state[PILE_SIZE] = 1
    for at in range(JOKERS + 1):
        state[STOCK + at] = state[DISCARDS + at]
        state[DISCARDS + at] = 0
    log_shuffle(log, state)


def begin_turn(state: Row, seat: Seat) -> None:
    """Ends the turn and begins that of another seat."""
    state[TURN] = seat
    state[ASKED] = TO_PLAY
    state[SERIES] = 0
    state[DREW] = 0
    state[DRAWN] = UNSEEN
    state[TURNS] += 1


def next_turn(state: Row, seats: int) -> None:
    """Ends the turn and begins that of the next seat."""
    begin_turn(state, next_seat_playing(state[TURN], state[WAY], state[PLAYING], seats))


def lay_cards(state: Row, number: int) -> None:
    """Lays so many of the chosen cards of the seat in turn on the pile."""
    seat = state[TURN]
    for at in range(number):
        card = state[CHOSEN + at]
        remove_card(state, seat, card)
        turn_up(state, card)
    if number:
        state[NAMED] = NO_SUIT
    state[DREW] = 0
    state[DRAWN] = UNSEEN
    state[PASSES] = 0
    if not state[HELD + seat]:
        state[OUT + state[OUT_COUNT]] = seat
        state[OUT_COUNT] += 1
