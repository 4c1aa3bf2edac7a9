"""The bidding of a round of Egyptian Estimation, from declarations to estimates: §2 to §6."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...engine.actions import Action, Bid, Call, Dash, call_actions
from ...engine.cards import NO_SEAT, NO_SUIT, Cards, Seat, Suit, bits
from ...engine.phases import auction, calls
from ...engine.phases.auction import NO_AUCTION, Auction
from ...engine.phases.calls import NOBODY_CALLS, Calls, allowed_calls
from ...engine.sentences import Sentence, say
from . import declarations
from .declarations import NOTHING_DECLARED, Declarations
from .scoring import CARDS, SEATS

EVERYBODY = (1 << SEATS) - 1  # a set of seats


class Bidding(Struct, frozen=True, kw_only=True):
    least: int = 0  # §4: tricks of the lowest bid; 0: there are no bids
    raising: bool = False  # §4
    fast: bool = False  # §6: estimates follow even without a bid
    trump: Suit = NO_SUIT  # §6: unless a bid changes it
    declared: Declarations = NOTHING_DECLARED
    bids: Auction = NO_AUCTION
    calls: Calls = NOBODY_CALLS


NOTHING_SAID = Bidding()


def failed(b: Bidding) -> bool:
    """§4: nobody has bid, where a round needs a bid."""
    return phase(b) == "done" and not b.calls.numbers


def phase(b: Bidding) -> Literal["void", "declare", "bid", "call", "done"]:
    if declarations.voids_due(b.declared):
        return "void"
    if not declarations.done(b.declared):
        return "declare"
    if not auction.done(b.bids):
        return "bid"
    return "done" if calls.done(b.calls) else "call"


def turn(b: Bidding) -> Seat:
    match phase(b):
        case "void" | "declare":
            return declarations.turn(b.declared)
        case "bid":
            return b.bids.turn
        case _:
            return calls.turn(b.calls)


def caller(b: Bidding) -> Seat:
    """§4, §6: the seat of the caller; NO_SEAT until it is known."""
    if not b.calls.numbers:
        return NO_SEAT
    if b.bids.best or not calls.done(b.calls):
        return b.bids.holder
    return max(b.calls.order, key=lambda seat: b.calls.numbers[seat])


def last(b: Bidding) -> Seat:
    """§8: the last seat to estimate; NO_SEAT if none does, as the caller has bid and the three
    others have made dash calls."""
    return b.calls.order[-1] if b.calls.order else NO_SEAT


def most(b: Bidding) -> int:
    """§5, §6: the highest estimate."""
    return auction.tricks(b.bids) if b.bids.best else CARDS


def estimates(b: Bidding) -> int:
    """§5: the set of numbers that the seat in turn may estimate."""
    return allowed_calls(most(b), CARDS, calls.total(b.calls), calls.last(b.calls), True)


def barred_numbers(b: Bidding) -> tuple[int, ...]:
    """§5: the number that the last to estimate may not name, if there is one."""
    return bits(~estimates(b) & (1 << most(b) + 1) - 1)


def legal(b: Bidding, hand: Cards) -> tuple[Action, ...]:
    match phase(b):
        case "void" | "declare":
            return declarations.legal(b.declared, hand)
        case "bid":
            return auction.legal_bids(b.bids, b.least, CARDS)
        case _:
            return call_actions(estimates(b))


def why_not(b: Bidding, action: Action) -> Sentence | None:
    match phase(b), action:
        case "void" | "declare", _:
            return declarations.why_not(b.declared, action, "§2", "§3")
        case _, Dash():
            return say("dash_call_too_late")
        case "bid", Bid():
            return auction.why_not(b.bids, action, b.least, CARDS, "§6" if b.fast else "§4")
        case "bid", _:
            return say("bid_or_pass_now", rule="§6" if b.fast else "§4")
        case _, Call(n) if n in barred_numbers(b):
            return say("estimate_hook_refused", total=CARDS, n=n)
        case _, Call():
            return say("estimate_out_of_range", most=most(b))
        case _:
            return say("estimate_now")


def prompt(b: Bidding, hand: Cards) -> Sentence:
    match phase(b):
        case "void" | "declare":
            return declarations.prompt(b.declared, hand)
        case "bid":
            return auction.prompt(b.bids, b.least)
        case _ if numbers := barred_numbers(b):
            return say("estimate_prompt_except", most=most(b), n=numbers[0])
        case _:
            return say("estimate_prompt", most=most(b))


def bid_or_pass(b: Bidding, action: Action) -> Bidding:
    """The bidding after an action of the seat in turn; the last one opens the next phase."""
    match phase(b), action:
        case _, Call(n):
            return replace(b, calls=calls.call(b.calls, n))
        case "bid", _:
            a, raises = b.bids, b.raising and isinstance(action, Bid)
            asked = auction.still_asked(a.asked, EVERYBODY, a.holder, a.turn, raises, False)
            b = replace(b, bids=auction.record_bid(a, action, asked))
            return begin_estimates(b) if auction.done(b.bids) else b
        case _:
            return begin(replace(b, declared=declarations.declare(b.declared, action)))


def begin(b: Bidding) -> Bidding:
    """§4, §6: once all have declared, those without a dash call bid, unless trump is fixed."""
    if not declarations.done(b.declared):
        return b
    if not b.least:
        return begin_estimates(b)
    asked = EVERYBODY & ~b.declared.dashed
    d = b.declared
    return replace(b, bids=auction.begin(SEATS, d.first, asked, d.way))


def begin_estimates(b: Bidding) -> Bidding:
    """§5, §6: dashers do not estimate, nor does a caller that has bid."""
    a = b.bids
    if not a.best and not b.fast:
        return b
    said = [0 if b.declared.dashed >> seat & 1 else -1 for seat in range(SEATS)]
    if a.best:
        said[a.holder] = auction.tricks(a)
        b = replace(b, trump=auction.strain(a))
    first, way = a.holder if a.best else b.declared.first, b.declared.way
    turns = calls.calling_order(first, SEATS, way=way)
    order = tuple([seat for seat in turns if said[seat] < 0])
    return replace(b, calls=calls.begin(order, tuple(said)))
