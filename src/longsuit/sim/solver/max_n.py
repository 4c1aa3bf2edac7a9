"""Max-n search with all cards open: every seat plays for its own score (Luckhardt and Irani 1986),
with immediate pruning where a seat already has the best score it can get (Korf 1991).

A seat's score is a table by its tricks in the whole deal. Ties are broken by the order in which a
seat tries its cards: of two cards with the same score it plays the one tried first, from the
highest card down while it would score more with more tricks than it has, else from the lowest up,
the suits in their order C D H S.
"""

from ...engine.cards import Seat, highest, lowest
from ..kernels.layout import HANDS, TRUMP, WON, Row
from .frames import (
    BITS,
    FRAME,
    HAND,
    LIVE,
    MOVES,
    PLACE,
    SEARCH_OWN,
    SEAT,
    compress_ranks,
    distinct_moves,
    first_frame,
    push_card,
    tricks_of,
)
from .sure_tricks import takes_all, top_sequence
from .transposition_table import NODES, clear, lookup_exact, store_exact

WON_SO_FAR, VALUE, SCORE, BOUND, UPWARD = range(SEARCH_OWN, SEARCH_OWN + 5)


def best_trick_count(scores: Row, width: int, seat: int, won: int, left: int) -> int:
    """The number of tricks with the best score for the seat, the lowest of several."""
    best = won
    for tricks in range(won + 1, won + left + 1):
        if scores[seat * width + tricks] > scores[seat * width + best]:
            best = tricks
    return best


def tricks_key(won: int, seats: int, leader: Seat) -> int:
    """What the value depends on besides the live cards: the tricks won, packed by seat, without
    those of the last seat, which follow from the others', and the leader."""
    return (won & (1 << BITS * (seats - 1)) - 1) << 3 | leader


def score_bound(
    state: Row, seats: int, scores: Row, width: int, won: int, frames: Row, f: int
) -> int:
    """An upper bound for the score of the leader, since the seats with the highest trumps win
    tricks with them."""
    seat, trump, live = frames[f + SEAT], state[TRUMP], frames[f + LIVE]
    low, high = 0, frames[f + HAND].bit_count()
    for other in range(seats):
        run = top_sequence(state[HANDS + other], live, trump).bit_count()
        if other == seat:
            low = run
        else:
            high -= run
    first = seat * width + tricks_of(won, seat)
    best = scores[first + low]
    for tricks in range(low + 1, high + 1):
        best = max(best, scores[first + tricks])
    return best


def begin_frame(state: Row, seats: int, scores: Row, width: int, frames: Row, f: int) -> None:
    """Fills the frame of a position: its moves, the order in which they are tried, and the bound of
    their score."""
    seat, won = frames[f + SEAT], frames[f + WON_SO_FAR]
    hand = state[HANDS + seat]
    best = best_trick_count(scores, width, seat, tricks_of(won, seat), hand.bit_count())
    frames[f + HAND] = hand
    frames[f + MOVES] = distinct_moves(hand, frames, f)
    frames[f + VALUE] = -1
    frames[f + UPWARD] = 0 if best > tricks_of(won, seat) else 1
    frames[f + BOUND] = scores[seat * width + best]
    if frames[f + PLACE] == 0:
        frames[f + BOUND] = score_bound(state, seats, scores, width, won, frames, f)


def best_line(state: Row, seats: int, scores: Row, width: int, table: Row, frames: Row) -> int:
    """The tricks of every seat in the whole deal along the principal variation, packed by seat;
    `scores[seat * width + tricks]` is the score of so many tricks for a seat."""
    live = compress_ranks(state, seats, frames)
    clear(table)
    trump, won, depth, nodes = state[TRUMP], 0, 0, 0
    for seat in range(seats):
        won |= state[WON + seat] << BITS * seat
    first_frame(state, seats, live, frames)
    frames[WON_SO_FAR] = won
    while True:
        # A position is entered: its value is known, or its frame gets moves.
        nodes += 1
        f = depth * FRAME
        seat, won = frames[f + SEAT], frames[f + WON_SO_FAR]
        hand, value = state[HANDS + seat], -1
        if hand == 0:
            value = won
        elif frames[f + PLACE] == 0:
            if takes_all(hand, frames[f + LIVE], trump):
                value = won + (hand.bit_count() << BITS * seat)
            else:
                value = lookup_exact(table, frames[f + LIVE], tricks_key(won, seats, seat))
        if value < 0:
            begin_frame(state, seats, scores, width, frames, f)
        else:
            depth -= 1
        # Values go up until a frame has a move left that could do better.
        while value >= 0:
            if depth < 0:
                table[NODES] += nodes
                return value
            f = depth * FRAME
            seat = frames[f + SEAT]
            state[HANDS + seat] = frames[f + HAND]
            score = scores[seat * width + tricks_of(value, seat)]
            if frames[f + VALUE] < 0 or score > frames[f + SCORE]:
                frames[f + VALUE] = value
                frames[f + SCORE] = score
            if frames[f + MOVES] and frames[f + SCORE] < frames[f + BOUND]:
                break
            value = frames[f + VALUE]
            if frames[f + PLACE] == 0:
                key = tricks_key(frames[f + WON_SO_FAR], seats, seat)
                store_exact(table, frames[f + LIVE], key, value)
            depth -= 1
        # The next move of the frame.
        f = depth * FRAME
        moves = frames[f + MOVES]
        card = lowest(moves) if frames[f + UPWARD] else highest(moves)
        frames[f + MOVES] = moves & ~(1 << card)
        depth += 1
        frames[f + FRAME + WON_SO_FAR] = frames[f + WON_SO_FAR]
        if push_card(state, seats, frames, f, card):
            frames[f + FRAME + WON_SO_FAR] += 1 << BITS * frames[f + FRAME + SEAT]
