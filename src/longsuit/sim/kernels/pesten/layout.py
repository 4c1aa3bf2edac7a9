"""The row of numbers on which the kernel of Pesten plays: hands, stock, pile and whose turn it is.

A hand is the set of its faces, with a count of further copies for each.  Stock and discards are
sets, one for each pack, and a number of jokers: a card drawn from a shuffled stock is any of them.
"""

from ....engine.cards import JOKER, NO_SUIT, UNSEEN, Card, Seat
from ....games.pesten.table import onward
from ..kernel_log import TOP as SHUFFLED
from ..kernel_log import place_for
from ..layout import Row, nth
from ..rng import advance, below

# Places in the row.
TURN, WAY, ASKED, NAMED, PAYLOAD, BEGAN, SERIES, DREW, DRAWN, OWED, DEBTOR, OUTS = range(12)
PASSES, TURNS, ROUND, STATE, LIVE, PLAYING, LAID, PASSED_ON = range(12, 20)
STOCKED, PILED = 20, 21  # how many cards; the pile with its top card
TOP = 22  # of the pile
PACKS = 23
MIXER = 24  # the generator of the shuffles
ORDERED = 25  # how many cards of the stock come in an order that is given
TOTALS, SCORES, OUT, GIVEN, FACES, HELD, CHOSEN = 32, 40, 48, 56, 64, 72, 80
# Sets of cards, a number of jokers behind each row of eight: the stock, the discards under the top
# card, and a copy of the stock for writing its order down.
STOCK, DISCARDS, COPY = 96, 105, 114
JOKERS = 8
MANIFOLD = 123  # how many cards a seat holds beyond the first of each face
COPIES = 131  # beyond the first, 64 for every seat
ORDER = 643  # the given order of the stock, its top card last
# For choosing with sense: places of the weights that count, and what a seat sees of the others.
SIGNS, NEAR, FEWEST, GONE = 1091, 1115, 1116, 1117
WIDTH = 1121
MOST_LAID = 16

TO_PLAY, TO_ANSWER, TO_NAME, TO_GIVE = range(4)  # what is asked of the seat in turn


def hold(w: Row, seat: Seat, card: Card) -> None:
    """A seat gets a card."""
    if w[FACES + seat] >> card & 1:
        w[COPIES + (seat << 6) + card] += 1
        w[MANIFOLD + seat] += 1
    else:
        w[FACES + seat] |= 1 << card
    w[HELD + seat] += 1
    w[PLAYING] |= 1 << seat


def part(w: Row, seat: Seat, card: Card) -> None:
    """A seat gives a card away."""
    if w[MANIFOLD + seat] and w[COPIES + (seat << 6) + card]:
        w[COPIES + (seat << 6) + card] -= 1
        w[MANIFOLD + seat] -= 1
    else:
        w[FACES + seat] ^= 1 << card
    w[HELD + seat] -= 1
    if not w[HELD + seat]:
        w[PLAYING] ^= 1 << seat


def empty(w: Row, seat: Seat) -> None:
    """A hand is taken back."""
    if w[MANIFOLD + seat]:
        w[MANIFOLD + seat] = 0
        for place in range(COPIES + (seat << 6), COPIES + (seat << 6) + 64):
            w[place] = 0
    w[FACES + seat] = 0
    w[HELD + seat] = 0


def copies(w: Row, seat: Seat, card: Card) -> int:
    """How often a seat holds a card."""
    return w[COPIES + (seat << 6) + card] + (w[FACES + seat] >> card & 1)


def put(w: Row, cards: int, card: Card) -> None:
    """A card joins the sets that begin at a place."""
    if card == JOKER:
        w[cards + JOKERS] += 1
        return
    for pack in range(w[PACKS]):
        if not w[cards + pack] >> card & 1:
            w[cards + pack] |= 1 << card
            return


def off(w: Row, cards: int, n: int) -> Card:
    """The n-th card of the sets that begin at a place leaves them."""
    if n < w[cards + JOKERS]:
        w[cards + JOKERS] -= 1
        return JOKER
    n -= w[cards + JOKERS]
    for pack in range(w[PACKS]):
        held = w[cards + pack]
        size = held.bit_count()
        if n < size:
            card = nth(held, n)
            w[cards + pack] = held ^ 1 << card
            return card
        n -= size
    return UNSEEN


def next_card(w: Row) -> Card:
    """The top card of the stock comes off."""
    left = w[STOCKED]
    w[STOCKED] = left - 1
    if w[ORDERED]:
        w[ORDERED] -= 1
        return w[ORDER + w[ORDERED]]
    mixer = advance(w[MIXER])
    w[MIXER] = mixer
    return off(w, STOCK, below(mixer, left))


def turn_up(w: Row, card: Card) -> None:
    """A card is laid on the pile."""
    if w[PILED]:
        put(w, DISCARDS, w[TOP])
    w[TOP] = card
    w[PILED] += 1


def note_shuffle(log: Row | None, w: Row) -> None:
    """The whole order in which the stock will come off."""
    if log is not None:
        size, mixer = w[STOCKED], w[MIXER]
        first = place_for(log, SHUFFLED, 0, size)
        if first < 0:
            return
        for at in range(JOKERS + 1):
            w[COPY + at] = w[STOCK + at]
        for at in range(size):
            mixer = advance(mixer)
            log[first + at] = off(w, COPY, below(mixer, size - at))


def owe(w: Row, seat: Seat, number: int) -> None:
    """A seat is to draw so many cards, one after the other before anything else happens."""
    w[OWED] = number
    w[DEBTOR] = seat


def draw_one(w: Row) -> None:
    """Who is owed cards draws one."""
    card = next_card(w)
    hold(w, w[DEBTOR], card)
    w[OWED] -= 1
    if w[DREW]:
        w[DRAWN] = card


def reshuffle(w: Row, log: Row | None) -> None:
    """The discards become the stock; where there are none, what is owed is forgiven."""
    if w[PILED] < 2:
        w[OWED] = 0
        return
    w[STOCKED] = w[PILED] - 1
    w[PILED] = 1
    for at in range(JOKERS + 1):
        w[STOCK + at] = w[DISCARDS + at]
        w[DISCARDS + at] = 0
    note_shuffle(log, w)


def turn_to(w: Row, seat: Seat) -> None:
    """The turn ends and is another seat's."""
    w[TURN] = seat
    w[ASKED] = TO_PLAY
    w[SERIES] = 0
    w[DREW] = 0
    w[DRAWN] = UNSEEN
    w[TURNS] += 1


def turn_on(w: Row, seats: int) -> None:
    """The turn ends and is the next seat's."""
    turn_to(w, onward(w[TURN], w[WAY], w[PLAYING], seats))


def lay(w: Row, number: int) -> None:
    """The seat in turn lays so many of the cards chosen on the pile."""
    seat = w[TURN]
    for at in range(number):
        card = w[CHOSEN + at]
        part(w, seat, card)
        turn_up(w, card)
    if number:
        w[NAMED] = NO_SUIT
    w[DREW] = 0
    w[DRAWN] = UNSEEN
    w[PASSES] = 0
    if not w[HELD + seat]:
        w[OUT + w[OUTS]] = seat
        w[OUTS] += 1
