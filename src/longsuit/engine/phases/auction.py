"""The auction: seats bid a number of tricks with a strain, each bid higher than the last."""

from msgspec import Struct

from ..actions import BIDS, PASS, Action, Bid
from ..cards import NO_SEAT, NO_SUIT, Seat, Suit
from ..sentences import Sentence, say

# The rules on plain integers; `sim` compiles them as they stand.


def bid_value(tricks: int, strain: Suit) -> int:
    """The value by which bids compare: by tricks, then by strain, N > S > H > D > C."""
    return tricks * 5 + strain


def bid_tricks(value: int) -> int:
    return value // 5


def bid_strain(value: int) -> Suit:
    return value % 5


def lowest_bid(best: int, least: int) -> int:
    """The value of the lowest bid over the best one, which is 0 for none."""
    return max(best + 1, bid_value(least, 0))


def next_bidder(seat: Seat, asked: int, seats: int, way: int) -> Seat:
    """The next seat that is still asked (a set of seats), clockwise if `way` is 1 and
    counter-clockwise if it is -1; `seat` itself comes last."""
    for step in range(1, seats + 1):
        if asked >> (seat + way * step) % seats & 1:
            return (seat + way * step) % seats
    return NO_SEAT


def still_asked(
    asked: int, everybody: int, holder: Seat, turn: Seat, bids: bool, may_return: bool
) -> int:
    """The set of seats that may still bid once the seat in turn has bid or passed: after a bid also
    the former holder, and all that have passed if they may return."""
    if bids and may_return:
        asked = everybody
    elif bids and holder != NO_SEAT:
        asked |= 1 << holder
    return asked & ~(1 << turn)


# The auction as a state.


class Auction(Struct, frozen=True):
    """An auction; `asked` is the set of seats that may still bid, and the holder of the best bid is
    not in it unless another seat bids higher."""

    seats: int = 0
    turn: Seat = NO_SEAT  # NO_SEAT: it is over
    asked: int = 0
    best: int = 0  # a bid's value, 0 for none
    holder: Seat = NO_SEAT
    history: tuple[tuple[Seat, Action], ...] = ()
    way: int = 1  # -1: the turn passes counter-clockwise


NO_AUCTION = Auction()


def begin(seats: int, first: Seat, asked: int, way: int = 1) -> Auction:
    return Auction(seats, next_bidder(first - way, asked, seats, way), asked, way=way)


def done(a: Auction) -> bool:
    return a.turn == NO_SEAT


def tricks(a: Auction) -> int:
    return bid_tricks(a.best)


def strain(a: Auction) -> Suit:
    return bid_strain(a.best) if a.best else NO_SUIT


def legal_bids(a: Auction, least: int, most: int) -> tuple[Action, ...]:
    """A pass, and every higher bid from `least` to `most` tricks."""
    values = range(lowest_bid(a.best, least), bid_value(most, NO_SUIT) + 1)
    return (PASS, *[BIDS[bid_tricks(v)][bid_strain(v)] for v in values])


def record_bid(a: Auction, action: Action, asked: int) -> Auction:
    """The auction after a bid or pass of the seat in turn; `asked` may still bid afterwards."""
    best, holder = a.best, a.holder
    if isinstance(action, Bid):
        best, holder = bid_value(action.tricks, action.strain), a.turn
    turn = next_bidder(a.turn, asked, a.seats, a.way)
    return Auction(a.seats, turn, asked, best, holder, (*a.history, (a.turn, action)), a.way)


def bid_or_pass(a: Auction, action: Action, may_return: bool) -> Auction:
    """The auction after a bid or pass, where it goes on until nobody bids over the best bid."""
    bids, everybody = isinstance(action, Bid), (1 << a.seats) - 1
    asked = still_asked(a.asked, everybody, a.holder, a.turn, bids, may_return)
    return record_bid(a, action, asked)


def why_not(a: Auction, bid: Bid, least: int, most: int, rule: str) -> Sentence | None:
    """The reason why the seat in turn may not bid this, or None; `rule` is the § of bidding."""
    if not least <= bid.tricks <= most or not 0 <= bid.strain <= NO_SUIT:
        return say("bid_out_of_range", least=least, trick_count=most, rule=rule)
    if bid_value(bid.tricks, bid.strain) <= a.best:
        return say("bid_too_low", best_bid=best_bid(a), rule=rule)
    return None


def best_bid(a: Auction) -> Bid:
    return BIDS[tricks(a)][strain(a)]


def prompt(a: Auction, least: int) -> Sentence:
    """The sentence for the seat that is to bid."""
    if a.best:
        return say("bid_higher_prompt", best_bid=best_bid(a))
    return say("bid_first_prompt", trick_count=least)
