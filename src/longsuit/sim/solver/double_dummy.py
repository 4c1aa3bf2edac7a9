"""Double-dummy search: the tricks that a side can force when all cards are open, one seat or
several against all the others.

An alpha-beta search with a zero window: it answers if the side takes `need` more tricks, and
`forced_tricks` narrows the number down by bisection. With one seat against the rest this is
paranoid search (Sturtevant and Korf 2000). Every answer comes with the cards that were relevant to
it, so that one table entry serves all positions alike in these (partition search, Ginsberg 1996;
used in the same way in Haglund's double-dummy solver DDS).
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
from ..kernels.layout import HANDS, LEADER, ON_TABLE, TABLE, TRUMP, Row, next_seat
from ..rollouts.simple_policies import lowest_ranked, ranks
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
    NODES,
    at_or_above,
    clear,
    lookup_bounds,
    store_bounds,
    write_relative_ranks,
)

# In a frame: the tricks needed, the lengths of every suit by seat, the card tried, the cards that
# decide who wins the trick, the relevant cards so far, and 1 if the best card had a rival in its
# suit.
NEED, LENGTHS_A, LENGTHS_B, CARD, EDGE, RELEVANT, CONTESTED = range(SEARCH_OWN, SEARCH_OWN + 7)


def forced_tricks(state: Row, seats: int, side: int, order: Row, table: Row, frames: Row) -> int:
    """The tricks that the seats in `side` take from here on, this one included, whatever the others
    do; `state` is left with its ranks compressed."""
    live = compress_ranks(state, seats, frames)
    write_relative_ranks(order, frames, live)
    left = state[HANDS + (state[LEADER] + state[ON_TABLE]) % seats].bit_count()
    clear(table)
    low, high = 0, left
    need = (left * side.bit_count() + seats - 1) // seats
    while low < high:
        need = min(max(need, low + 1), high)
        if can_take(state, seats, side, need, live, order, table, frames):
            low = need
        else:
            high = need - 1
    return low


def can_take(  # noqa: PLR0915 (one loop: calls on the way down cost a third of the speed)
    state: Row, seats: int, side: int, need: int, live: Cards, order: Row, table: Row, frames: Row
) -> bool:
    """True if the side takes `need` tricks or more from here."""
    trump, depth, nodes = state[TRUMP], 0, 0
    first_frame(state, seats, live, frames)
    # The current position is kept in variables; its frame is written when a move leaves it.
    seat, led, place = frames[SEAT], frames[LED], frames[PLACE]
    best, winner, contested = frames[BEST], frames[WINNER], contested_on_table(state)
    lengths_a, lengths_b = suit_lengths(state, 0, min(3, seats)), suit_lengths(state, 3, seats)
    while True:
        # A position is entered: its answer is known, or it gets a frame.
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
                answer = lookup_bounds(table, order, live, lengths_a | seat << 48, lengths_b, need)
                if answer == 0:
                    answer = sure_result(state, seats, side, seat, need, left, trump, live)
        f = depth * FRAME
        if answer == 0:
            frames[f + SEAT] = seat
            frames[f + HAND] = hand
            frames[f + LED] = led
            frames[f + BEST] = best
            frames[f + WINNER] = winner
            frames[f + CONTESTED] = contested
            frames[f + RELEVANT] = 0
            frames[f + NEED] = need
            frames[f + PLACE] = place
            frames[f + LIVE] = live
            frames[f + LENGTHS_A] = lengths_a
            frames[f + LENGTHS_B] = lengths_b
            frames[f + MOVES] = distinct_moves(hand, frames, f)
        else:
            depth -= 1
        # Answers go up until a frame has a move left to try.
        while answer:
            if depth < 0:
                table[NODES] += nodes
                return answer & YES != 0
            f = depth * FRAME
            seat, hand = frames[f + SEAT], frames[f + HAND]
            relevant = answer & RELEVANT_CARDS | frames[f + EDGE]
            state[HANDS + seat] = hand
            if (answer & YES != 0) != (side >> seat & 1 != 0):
                relevant = add_equivalents(relevant, hand, frames, f) | frames[f + RELEVANT]
                if frames[f + MOVES]:
                    frames[f + RELEVANT] = relevant
                    break
            answer = answer & (YES | NO) | relevant
            if frames[f + PLACE] == 0:
                need = frames[f + NEED]
                low = need if answer & YES else 0
                high = hand.bit_count() if answer & YES else need - 1
                lengths_a, lengths_b = frames[f + LENGTHS_A] | seat << 48, frames[f + LENGTHS_B]
                store_bounds(
                    table, order, frames[f + LIVE], lengths_a, lengths_b, relevant, low, high
                )
            depth -= 1
        # The next move of the frame.
        f = depth * FRAME
        seat, hand, moves = frames[f + SEAT], frames[f + HAND], frames[f + MOVES]
        led, best, winner = frames[f + LED], frames[f + BEST], frames[f + WINNER]
        contested, place, need = frames[f + CONTESTED], frames[f + PLACE], frames[f + NEED]
        live, lengths_a, lengths_b = frames[f + LIVE], frames[f + LENGTHS_A], frames[f + LENGTHS_B]
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
            lengths_a -= 1 << 16 * seat + 4 * suit_of(card)
        else:
            lengths_b -= 1 << 16 * (seat - 3) + 4 * suit_of(card)
        same_suit = suit_of(card) == suit_of(best)
        if place == 0:
            led = suit_of(card)
            best = card
            winner = seat
            contested = 0
        elif beats(card, best, trump):
            best = card
            winner = seat
            contested = 1 if same_suit else 0
        elif same_suit:
            contested = 1
        place += 1
        depth += 1
        if place == seats:
            if contested:
                frames[f + EDGE] = at_or_above(best)
            if side >> winner & 1:
                need -= 1
            place = 0
            seat = winner
            led = NO_SUIT
        else:
            seat = next_seat(seat, seats)


def contested_on_table(state: Row) -> int:
    """1 if the best card on the table beat, or was not beaten by, another card of its suit; else
    0."""
    best, contested = 0, 0
    for place in range(state[ON_TABLE]):
        card = state[TABLE + place]
        same_suit = suit_of(card) == suit_of(best)
        if place == 0 or beats(card, best, state[TRUMP]):
            best = card
            contested = 1 if place and same_suit else 0
        elif same_suit:
            contested = 1
    return contested


def suit_lengths(state: Row, first: int, end: int) -> int:
    """The numbers of cards by suit of the seats from `first` to before `end`, four bits for each;
    the fourth of these seats has at most seven cards, as there are seven seats then."""
    packed = 0
    for seat in range(first, end):
        for suit in range(NO_SUIT):
            count = (state[HANDS + seat] & SUIT_CARDS[suit]).bit_count()
            packed |= count << 16 * (seat - first) + 4 * suit
    return packed


def add_equivalents(relevant: Cards, hand: Cards, frames: Row, f: int) -> Cards:
    """The relevant cards, extended where the card played stood for a group of equivalent ones: if
    one of these was relevant, the lowest of them is."""
    above = at_or_above(frames[f + CARD])
    others = frames[f + LIVE] & ~hand
    if frames[f + PLACE]:
        others |= 1 << frames[f + BEST]
    foreign, group = others & above, hand & above
    if foreign:
        group &= (foreign & -foreign) - 1
    return relevant | above if relevant & group else relevant


def next_lead(moves: Cards, others: Cards) -> Card:
    """The lead to try first: a card that is the highest of its suit, else a high one."""
    rest = moves
    while rest:
        if not others & at_or_above(lowest(rest)):
            return lowest(rest)
        rest &= rest - 1
    return highest(moves & rank_cards(highest(ranks(moves))))


def next_move(moves: Cards, best: Card, trump: Suit, friendly: bool) -> Card:
    """The card to try first when following: the cheapest that takes the trick from the other side,
    else a low one; `friendly` says that the seat's own side is winning."""
    if friendly:
        return lowest_ranked(moves)
    winning = moves & at_or_above(best)
    if not winning and suit_of(best) != trump:
        winning = moves & SUIT_CARDS[trump]
    return lowest(winning) if winning else lowest_ranked(moves)
