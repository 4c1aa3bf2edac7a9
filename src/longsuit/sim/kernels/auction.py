"""The auctions of Israeli Whist and Egyptian Estimation on the row of the trick games."""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, Seat, Suit
from ...engine.phases.auction import bid_strain, bid_tricks, bid_value, next_bidder, still_asked
from ..rollouts.simple_policies import RANDOM, honour_tricks, seat_policy
from .kernel_log import BID, PASS, log_event, log_value
from .layout import GAME_PLACES, HANDS, RNG_STATE, Row
from .rng import below

# Places in the row; the games' own begin behind them.
BIDDER, ASKED, BEST_BID, HOLDER, AFTER_BIDS = range(GAME_PLACES, GAME_PLACES + 5)


def begin_auction(state: Row, first: Seat, asked: int, seats: int) -> None:
    """Prepares the row for the first bid; `asked` is the set of seats that may bid."""
    state[BIDDER] = next_bidder(first - 1, asked, seats, 1)
    state[ASKED] = asked
    state[BEST_BID] = 0
    state[HOLDER] = -1


def plain_bid(state: Row, seat: Seat, lowest: int, highest: int, seats: int, policy: int) -> int:
    """The value of a random or simple bid; a value below the lowest bid is a pass."""
    if seat_policy(policy, seat) == RANDOM:
        return lowest - 1 + below(state[RNG_STATE], highest - lowest + 2)
    return simple_bid(state[HANDS + seat], lowest, highest, seats)


def bid_or_pass(
    state: Row,
    seats: int,
    value: int,
    lowest: int,
    raising: bool,
    may_return: bool,
    log: Row | None,
) -> None:
    """The bid of the seat in turn, or its pass if the value is below the lowest bid."""
    seat, everybody = state[BIDDER], (1 << seats) - 1
    bids = value >= lowest
    asked = still_asked(state[ASKED], everybody, state[HOLDER], seat, bids and raising, may_return)
    if bids:
        state[BEST_BID] = value
        state[HOLDER] = seat
        log_value(log, BID, seat, value)
    else:
        log_event(log, PASS, seat)
    state[ASKED] = asked
    state[BIDDER] = next_bidder(seat, asked, seats, 1)


def simple_bid(hand: Cards, lowest: int, highest: int, seats: int) -> int:
    """The lowest legal bid in the longest suit; 0, a pass, if it is for more tricks than the
    honours are expected to take, or above the highest legal bid."""
    strain = longest_suit(hand)
    value = bid_value(bid_tricks(lowest), strain)
    if value < lowest:
        value = bid_value(bid_tricks(lowest) + 1, strain)
    if value > highest or bid_tricks(value) > honour_tricks(hand, strain, seats):
        return 0
    return value


def longest_suit(hand: Cards) -> Suit:
    """The longest suit of a hand, the higher of two that are equally long."""
    best, most = 0, 0
    for suit in range(NO_SUIT):
        size = (hand & SUIT_CARDS[suit]).bit_count()
        if size >= most:
            best = suit
            most = size
    return best


def bid_trump(state: Row) -> Suit:
    """The strain of the best bid."""
    return bid_strain(state[BEST_BID]) if state[BEST_BID] else NO_SUIT
