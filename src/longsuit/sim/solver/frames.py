"""The stack of a search: one frame for every card played, and the move that leads from one frame to
the next. A flat stack instead of recursion, which compiled code cannot cache."""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, lowest, suit_of
from ...engine.phases.tricks import beats, follow
from ..kernels.layout import HANDS, LEADER, ON_TABLE, TABLE, TRUMP, Row, next_seat
from .transposition_table import lowest_equivalents

# Places in a frame; those from SEARCH_OWN on belong to the search.
SEAT, HAND, LED, BEST, WINNER, PLACE, LIVE, MOVES = range(8)
SEARCH_OWN = 8
FRAME = 16
MAX_DEPTH = 54  # frames: one for every card, and the last one
BITS = 5  # for the tricks of a seat where those of all seats are packed


def tricks_of(packed: int, seat: Seat) -> int:
    """The tricks of one seat out of those packed by seat."""
    return packed >> BITS * seat & 31


def compress_ranks(state: Row, seats: int, owners: Row) -> Cards:
    """Moves the cards of every suit down to its lowest ranks, so that no rank is missing between
    them (relative ranks). Writes the owner of each card and returns the set of the cards in the
    hands."""
    there = 0
    for place in range(state[ON_TABLE]):
        there |= 1 << state[TABLE + place]
    for seat in range(seats):
        there |= state[HANDS + seat]
    for place in range(state[ON_TABLE]):
        state[TABLE + place] = compressed_card(state[TABLE + place], there)
    for card in range(64):
        owners[card] = 0
    live = 0
    for seat in range(seats):
        hand, rest = 0, state[HANDS + seat]
        while rest:
            card = compressed_card(lowest(rest), there)
            owners[card] = seat
            hand |= 1 << card
            rest &= rest - 1
        state[HANDS + seat] = hand
        live |= hand
    return live


def compressed_card(card: Card, there: Cards) -> Card:
    """The card with its relative rank among the cards that are there."""
    suit = suit_of(card)
    return suit << 4 | (there & SUIT_CARDS[suit] & (1 << card) - 1).bit_count()


def first_frame(state: Row, seats: int, live: Cards, frames: Row) -> None:
    """Writes the position in the row as the first frame."""
    seat, led, best, winner = state[LEADER], NO_SUIT, 0, state[LEADER]
    for place in range(state[ON_TABLE]):
        card = state[TABLE + place]
        if place == 0:
            led = suit_of(card)
            best = card
        elif beats(card, best, state[TRUMP]):
            best = card
            winner = seat
        seat = next_seat(seat, seats)
    frames[SEAT] = seat
    frames[LED] = led
    frames[BEST] = best
    frames[WINNER] = winner
    frames[PLACE] = state[ON_TABLE]
    frames[LIVE] = live


def push_card(state: Row, seats: int, frames: Row, f: int, card: Card) -> bool:
    """Plays a card from frame `f` into the next one; returns True if that ends the trick, whose
    winner then leads."""
    g, seat, place = f + FRAME, frames[f + SEAT], frames[f + PLACE]
    state[HANDS + seat] = frames[f + HAND] & ~(1 << card)
    frames[g + LIVE] = frames[f + LIVE] & ~(1 << card)
    if place == 0 or beats(card, frames[f + BEST], state[TRUMP]):
        frames[g + BEST] = card
        frames[g + WINNER] = seat
    else:
        frames[g + BEST] = frames[f + BEST]
        frames[g + WINNER] = frames[f + WINNER]
    if place == seats - 1:
        frames[g + PLACE] = 0
        frames[g + LED] = NO_SUIT
        frames[g + SEAT] = frames[g + WINNER]
        return True
    frames[g + PLACE] = place + 1
    frames[g + LED] = frames[f + LED] if place else suit_of(card)
    frames[g + SEAT] = next_seat(seat, seats)
    return False


def distinct_moves(hand: Cards, frames: Row, f: int) -> Cards:
    """The cards that may be played, one of each group of equivalent ones."""
    others = frames[f + LIVE] & ~hand
    if frames[f + PLACE]:
        others |= 1 << frames[f + BEST]
    return lowest_equivalents(follow(hand, frames[f + LED]), others)
