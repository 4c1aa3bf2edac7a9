"""Decided deals: every seat takes the same tricks whatever anybody plays.

A depth-first search over all lines of play that stops at the first one with another result than the
line of lowest cards; positions known to agree are kept in the transposition table.
"""

from ...engine.cards import lowest
from ..kernels.layout import HANDS, TRUMP, Row
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
from .sure_tricks import takes_all
from .transposition_table import NODES, clear, lookup_exact, store_exact

DUE = SEARCH_OWN  # in a frame: the tricks still to come, packed by seat
OPEN, UNKNOWN = -1, -2


def lowest_card_line(state: Row, seats: int, frames: Row) -> int:
    """The tricks to come, packed by seat, if everybody plays the lowest card; the hands are left as
    they were."""
    total, f = 0, 0
    while state[HANDS + frames[f + SEAT]]:
        frames[f + HAND] = state[HANDS + frames[f + SEAT]]
        card = lowest(distinct_moves(frames[f + HAND], frames, f))
        if push_card(state, seats, frames, f, card):
            total += 1 << BITS * frames[f + FRAME + SEAT]
        f += FRAME
    while f:
        f -= FRAME
        state[HANDS + frames[f + SEAT]] = frames[f + HAND]
    return total


def decided_tricks(state: Row, seats: int, limit: int, table: Row, frames: Row) -> int:
    """The tricks to come, packed by seat, if they are the same in every line; OPEN if they are not,
    UNKNOWN if that takes more positions than the limit."""
    trump, live = state[TRUMP], compress_ranks(state, seats, frames)
    clear(table)
    first_frame(state, seats, live, frames)
    total = lowest_card_line(state, seats, frames)
    frames[DUE] = total
    depth, nodes = 0, 0
    while True:
        # A position is entered: it agrees, or does not, or its frame gets moves.
        nodes += 1
        f = depth * FRAME
        seat, due = frames[f + SEAT], frames[f + DUE]
        hand, agreed = state[HANDS + seat], 0
        if due < 0:
            agreed = OPEN
        elif hand == 0:
            agreed = 1
        elif frames[f + PLACE] == 0:
            known = lookup_exact(table, frames[f + LIVE], seat)
            if known < 0 and takes_all(hand, frames[f + LIVE], trump):
                known = hand.bit_count() << BITS * seat
            if known >= 0:
                agreed = 1 if known == due else OPEN
        if nodes > limit:
            agreed = UNKNOWN
        if agreed == 0:
            frames[f + HAND] = hand
            frames[f + MOVES] = distinct_moves(hand, frames, f)
        else:
            depth -= 1
        while agreed:
            if depth >= 0:
                f = depth * FRAME
                state[HANDS + frames[f + SEAT]] = frames[f + HAND]
                if agreed == 1 and frames[f + MOVES]:
                    break
                if agreed == 1 and frames[f + PLACE] == 0:
                    store_exact(table, frames[f + LIVE], frames[f + SEAT], frames[f + DUE])
                depth -= 1
            else:
                table[NODES] += nodes
                return total if agreed == 1 else agreed  # OPEN or UNKNOWN
        f = depth * FRAME
        card = lowest(frames[f + MOVES])
        frames[f + MOVES] &= ~(1 << card)
        due = frames[f + DUE]
        ended = push_card(state, seats, frames, f, card)
        depth += 1
        if ended:
            winner = frames[f + FRAME + SEAT]
            due = due - (1 << BITS * winner) if tricks_of(due, winner) else -1
        frames[f + FRAME + DUE] = due
