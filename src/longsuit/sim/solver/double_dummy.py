"""How many tricks a side can force when all cards are seen: one seat or several against the rest.

The question is asked as yes or no, whether the side takes `need` more tricks, and every answer
comes with the cards that mattered to it, so that one answer serves many positions.
"""

from ...engine.cards import (
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Suit,
    highest,
    lowest,
    rank_cards,
    suit_of,
)
from ...engine.phases.tricks import beats
from ..kernels.layout import HANDS, LEADER, PLAYED, TABLE, TRUMP, Row, next_seat
from .frames import (
    BEST,
    FRAME,
    HAND,
    LED,
    LIVE,
    MOVES,
    PLACE,
    SEARCH_OWN,
    SEAT,
    WINNER,
    compress_ranks,
    distinct_moves,
    first_frame,
)
from .sure_tricks import NO, RELEVANT_CARDS, YES, last_trick, sure_result
from .transposition_table import (
    LANE,
    NODES,
    at_or_above,
    clear,
    lookup_bounds,
    store_bounds,
    write_relative_ranks,
)

# In a frame: the tricks needed, the cards of every seat and suit, the card tried and what its
# trick's winner takes to know, what mattered so far, and whether the best card had a rival.
NEED, LENGTHS_A, LENGTHS_B, CARD, EDGE, RELEVANT, CONTESTED = range(SEARCH_OWN, SEARCH_OWN + 7)


def forced_tricks(state: Row, seats: int, side: int, order: Row, memory: Row, frames: Row) -> int:
    """The tricks that the seats in `side` take from here on, this one included, whatever the
    others do; `w` keeps its cards with the ranks pressed together."""
    live = compress_ranks(state, seats, frames)
    write_relative_ranks(order, frames, live)
    left = state[HANDS + (state[LEADER] + state[PLAYED]) % seats].bit_count()
    clear(memory)
    low, high = 0, left
    need = (left * side.bit_count() + seats - 1) // seats
    while low < high:
        need = min(max(need, low + 1), high)
        if can_take(state, seats, side, need, live, order, memory, frames):
            low = need
        else:
            high = need - 1
    return low


def can_take(  # noqa: PLR0915 (one loop: calls on the way down cost a third of the speed)
    state: Row, seats: int, side: int, need: int, live: Cards, order: Row, memory: Row, frames: Row
) -> bool:
    """Whether the side takes `need` tricks or more from here."""
    trump, depth, nodes = state[TRUMP], 0, 0
    first_frame(state, seats, live, frames)
    # The position at hand is kept in names; a frame is written when it is left by a move.
    seat, led, place = frames[SEAT], frames[LED], frames[PLACE]
    best, winner, rival = frames[BEST], frames[WINNER], contested_on_table(state)
    a, b = suit_lengths(state, seats, 0), suit_lengths(state, seats, 3)
    while True:
        # A position is entered: it is known, or gets a frame.
        nodes += 1
        hand, answer = state[HANDS + seat], 0
        if place == 0:
            left = hand.bit_count()
            if need <= 0:
                answer = YES
            elif need > left:
                answer = NO
            elif left == 1:
                answer = last_trick(state, seats, side, seat, trump)
            else:
                answer = lookup_bounds(memory, order, live, a | seat << 48, b, need)
                if answer == 0:
                    answer = sure_result(state, seats, side, seat, need, left, trump, live)
        f = depth * FRAME
        if answer == 0:
            frames[f + SEAT] = seat
            frames[f + HAND] = hand
            frames[f + LED] = led
            frames[f + BEST] = best
            frames[f + WINNER] = winner
            frames[f + CONTESTED] = rival
            frames[f + RELEVANT] = 0
            frames[f + NEED] = need
            frames[f + PLACE] = place
            frames[f + LIVE] = live
            frames[f + LENGTHS_A] = a
            frames[f + LENGTHS_B] = b
            frames[f + MOVES] = distinct_moves(hand, frames, f)
        else:
            depth -= 1
        # Answers go up until a frame has a move left to try.
        while answer:
            if depth < 0:
                memory[NODES] += nodes
                return answer & YES != 0
            f = depth * FRAME
            seat, hand = frames[f + SEAT], frames[f + HAND]
            mattered = answer & RELEVANT_CARDS | frames[f + EDGE]
            state[HANDS + seat] = hand
            if (answer & YES != 0) != (side >> seat & 1 != 0):
                mattered = add_equivalents(mattered, hand, frames, f) | frames[f + RELEVANT]
                if frames[f + MOVES]:
                    frames[f + RELEVANT] = mattered
                    break
            answer = answer & (YES | NO) | mattered
            if frames[f + PLACE] == 0:
                need = frames[f + NEED]
                low = need if answer & YES else 0
                high = hand.bit_count() if answer & YES else need - 1
                a, b = frames[f + LENGTHS_A] | seat << 48, frames[f + LENGTHS_B]
                store_bounds(memory, order, frames[f + LIVE], a, b, mattered, low, high)
            depth -= 1
        # The next move of the frame.
        f = depth * FRAME
        seat, hand, moves = frames[f + SEAT], frames[f + HAND], frames[f + MOVES]
        led, best, winner = frames[f + LED], frames[f + BEST], frames[f + WINNER]
        rival, place, need = frames[f + CONTESTED], frames[f + PLACE], frames[f + NEED]
        live, a, b = frames[f + LIVE], frames[f + LENGTHS_A], frames[f + LENGTHS_B]
        if place == 0:
            card = next_lead(moves, live & ~hand)
        else:
            card = next_move(moves, best, trump, (side >> seat & 1) == (side >> winner & 1))
        frames[f + MOVES] = moves & ~(1 << card)
        frames[f + CARD] = card
        frames[f + EDGE] = 0
        state[HANDS + seat] = hand & ~(1 << card)
        live &= ~(1 << card)
        if seat < 3:
            a -= 1 << 16 * seat + 4 * suit_of(card)
        else:
            b -= 1 << 16 * (seat - 3) + 4 * suit_of(card)
        alike = suit_of(card) == suit_of(best)
        if place == 0:
            led = suit_of(card)
            best = card
            winner = seat
            rival = 0
        elif beats(card, best, trump):
            best = card
            winner = seat
            rival = 1 if alike else 0
        elif alike:
            rival = 1
        place += 1
        depth += 1
        if place == seats:
            if rival:
                frames[f + EDGE] = at_or_above(best)
            if side >> winner & 1:
                need -= 1
            place = 0
            seat = winner
            led = NO_SUIT
        else:
            seat = next_seat(seat, seats)


def contested_on_table(state: Row) -> int:
    """Whether the best card on the table had another of its suit against it."""
    best, rival = 0, 0
    for place in range(state[PLAYED]):
        card = state[TABLE + place]
        alike = suit_of(card) == suit_of(best)
        if place == 0 or beats(card, best, state[TRUMP]):
            best = card
            rival = 1 if place and alike else 0
        elif alike:
            rival = 1
    return rival


def suit_lengths(state: Row, seats: int, first: int) -> int:
    """Cards of every suit for three seats, four bits for each."""
    packed = 0
    for seat in range(first, min(seats, first + 3)):
        for suit in range(NO_SUIT):
            count = (state[HANDS + seat] & SUIT_CARDS[suit]).bit_count()
            packed |= count << 16 * (seat - first) + 4 * suit
    return packed


def add_equivalents(mattered: Cards, hand: Cards, frames: Row, f: int) -> Cards:
    """A card stood for all its equals: if one of them mattered, the lowest did."""
    above = at_or_above(frames[f + CARD])
    others = frames[f + LIVE] & ~hand
    if frames[f + PLACE]:
        others |= 1 << frames[f + BEST]
    foreign, group = others & above, hand & above
    if foreign:
        group &= (foreign & -foreign) - 1
    return mattered | above if mattered & group else mattered


def next_lead(moves: Cards, others: Cards) -> Card:
    """The lead to try first: the highest card of its suit, else a high one."""
    rest = moves
    while rest:
        if not others & at_or_above(lowest(rest)):
            return lowest(rest)
        rest &= rest - 1
    return highest(moves & rank_cards(highest(ranks(moves))))


def ranks(cards: Cards) -> int:
    """The ranks that are among the cards, of whatever suit."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & LANE


def least(cards: Cards) -> Card:
    """The card of lowest rank, of the lowest suit among several."""
    return lowest(cards & rank_cards(lowest(ranks(cards))))


def next_move(moves: Cards, best: Card, trump: Suit, friendly: bool) -> Card:
    """The card to try first in a trick that a friend is winning, or not: the cheapest that takes
    it from the other side, else a low one."""
    if friendly:
        return least(moves)
    winning = moves & at_or_above(best)
    if not winning and suit_of(best) != trump:
        winning = moves & SUIT_CARDS[trump]
    return lowest(winning) if winning else least(moves)
