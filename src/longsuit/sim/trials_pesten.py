"""Trials of what a seat may do in Pesten."""

from ..engine.cards import NO_SUIT, SUIT_CARDS, Seat
from .chance import advance, below, seeded
from .choosing import PLAY_DRAWN, PLAYERS
from .compiled import Entry
from .pesten import happen, over, score
from .shedding import ASKED as ASKED_FOR
from .shedding import (
    CHOSEN,
    DREW,
    FACES,
    LAID,
    MIXER,
    NAMED,
    OWED,
    PASSES,
    SCORES,
    STATE,
    STOCK,
    STOCKED,
    TO_PLAY,
    TURN,
    WIDTH,
    draw_one,
    empty,
    hold,
    owe,
    put,
    turn_on,
)
from .table import Row
from .trials import GAINS, compared
from .turns import play, take

# What is done, then how many numbers, then these: cards, or a suit.
PLAYING, TAKING, DRAWING, PASSING, NAMING = range(5)
STRIDE = 20
# Places in the evidence; then by seat how many cards it holds, and by seat and suit how many of
# its cards may be of the suit at most.
ME, TRIES, NUMBER = range(3)
SIZES, AT_MOST = 8, 16
EVIDENCE = 48
LONGEST = 1500  # things that happen before a trial is broken off


def too_many(w: Row, seat: Seat, evidence: Row) -> int:
    """How many cards of a hand are of suits that the seat was out of."""
    found = 0
    for suit in range(NO_SUIT):
        count = (w[FACES + seat] & SUIT_CARDS[suit]).bit_count()
        found += max(0, count - evidence[AT_MOST + 4 * seat + suit])
    return found


def sampled(start: Row, seats: int, evidence: Row, hidden: Row, deal: Row, state: int) -> int:
    """The unseen cards in the other hands and the stock: tried again where a
    hand has what its seat could not play; gives the generator back."""
    for place in range(WIDTH):
        deal[place] = start[place]
    number = evidence[NUMBER]
    for seat in range(seats):
        if seat != evidence[ME]:
            for _ in range(evidence[TRIES]):
                empty(deal, seat)
                for at in range(evidence[SIZES + seat]):
                    state = advance(state)
                    other = at + below(state, number - at)
                    card = hidden[other]
                    hidden[other] = hidden[at]
                    hidden[at] = card
                    hold(deal, seat, card)
                if too_many(deal, seat, evidence) == 0:
                    break
            for at in range(evidence[SIZES + seat] - 1, -1, -1):  # what is dealt goes behind
                number -= 1
                card = hidden[at]
                hidden[at] = hidden[number]
                hidden[number] = card
    for at in range(number):
        put(deal, STOCK, hidden[at])
    deal[STOCKED] = number
    return state


def do(r: Row, w: Row, policy: int, actions: Row, at: int) -> None:
    """The seat in turn does what is written there."""
    kind, number = actions[at], actions[at + 1]
    if kind == PLAYING:
        for card in range(number):
            w[CHOSEN + card] = actions[at + 2 + card]
        w[LAID] = number
        play(r, w, policy, None)
    elif kind == TAKING:
        take(r, w)
    elif kind == DRAWING:
        w[DREW] = 1
        w[PASSES] = 0
        owe(w, w[TURN], 1)
        if not r[PLAY_DRAWN]:
            turn_on(w, r[PLAYERS])
    elif kind == PASSING:
        if w[ASKED_FOR] == TO_PLAY and not w[DREW]:
            w[PASSES] += 1
        turn_on(w, r[PLAYERS])
    else:
        w[NAMED] = actions[at + 2]
        turn_on(w, r[PLAYERS])


def try_actions(
    r: Row,
    start: Row,
    evidence: Row,
    hidden: Row,
    actions: Row,
    candidates: int,
    leader: int,
    policy: int,
    seed: int,
    first: int,
    number: int,
    deal: Row,
    w: Row,
    scratch: Row,
    sums: Row,
) -> int:
    """Every candidate in the deals of these numbers, each played to the end of its game."""
    seats, me = r[PLAYERS], evidence[ME]
    for at in range(number):
        state = sampled(start, seats, evidence, hidden, deal, seeded(seed, first + at))
        deal[STATE] = state
        deal[MIXER] = seeded(seed ^ 0x5DEECE6, first + at)
        for candidate in range(candidates):
            for place in range(WIDTH):
                w[place] = deal[place]
            do(r, w, policy, actions, candidate * STRIDE)
            for _ in range(LONGEST):
                if w[OWED] and w[STOCKED]:
                    draw_one(w)
                elif over(r, w):
                    break
                else:
                    happen(r, w, policy, None)
            score(r, w)
            total = seats * w[SCORES + me]
            for seat in range(seats):
                total -= w[SCORES + seat]
            scratch[GAINS + candidate] = total
        compared(candidates, leader, scratch, sums)
    return number


TRY = Entry(try_actions, "aaaaaiiiiiiaaaa")
