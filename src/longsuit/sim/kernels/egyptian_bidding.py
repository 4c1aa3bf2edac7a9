"""The declarations, bids and estimates of Egyptian Estimation on integers: §2 to §6."""

from ...engine.cards import NO_SEAT, NO_SUIT, Seat, lowest
from ...engine.phases.auction import bid_tricks, bid_value, lowest_bid
from ...engine.phases.calls import allowed_calls
from ...games.egyptian_estimation.declarations import may_dash, void_suits
from ...games.egyptian_estimation.scoring import CARDS, SEATS
from ..rollouts.egyptian_bid_policy import policy_bid, policy_estimate, prefers_dash
from ..rollouts.simple_policies import RANDOM, SIMPLE, honour_tricks, nearest, seat_policy
from .auction import (
    AFTER_BIDS,
    BEST_BID,
    BIDDER,
    HOLDER,
    begin_auction,
    bid_or_pass,
    bid_trump,
    plain_bid,
)
from .kernel_log import CALL, CHOOSE, DASH, PASS, VOID, log_event, log_value
from .layout import CALLS, HANDS, LEADER, RNG_STATE, ROUND, TRUMP, Row, nth, pick
from .rng import advance, below

# Places in the row.
STAGE, DECLARED, DASHED, CALLER, LAST_CALLER, DOUBLINGS_IN_ROW = range(AFTER_BIDS, AFTER_BIDS + 6)
VOIDS = AFTER_BIDS + 6  # by seat, a set of suits
OPENER = AFTER_BIDS + 10  # of this round
DEALING, DECLARING, BIDDING, CALLING, PLAYING, SKIPPED = range(6)
REDEAL = 1  # in `replay_log.CHOICES`
VOID_OFF, VOID_DECLARE, VOID_REDEAL, VOID_COMPULSORY = range(4)

# Places in the rules; ROUND_ROW numbers for every round follow from FIRST_ROUND on.
(
    LENGTH,
    VOID_RULE,
    RAISING,
    SKIPS_WITHOUT_BID,
    CALLER_OPENS,
    SCORING,
    DOUBLES_ON_MISSES,
    MISSES_COUNT,
    DOUBLING_CAP,
    DOCUMENT_FORMULA,
    FIRST_ROUND,
) = range(1, 12)
LEAST_BID, FAST_ROUND, FIXED_TRUMP, DASHES_ALLOWED, HAS_DECLARATIONS = range(5)
ROUND_ROW = 5


def bid_and_estimate(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """Plays until the tricks begin, the deal is thrown in or the round is skipped."""
    declare_and_bid(rules, state, policy, log)
    if state[STAGE] == CALLING:
        estimate_all(rules, state, state[OPENER], policy, log)
        state[STAGE] = PLAYING


def declare_and_bid(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """Plays the declarations and the bids, up to the first estimate."""
    at = FIRST_ROUND + ROUND_ROW * state[ROUND]
    opener = state[OPENER]
    if state[STAGE] == DECLARING:
        if rules[VOID_RULE] == VOID_COMPULSORY:
            declare_voids(state, opener, log)
        if rules[at + HAS_DECLARATIONS] and not declare_all(rules, state, at, opener, policy, log):
            state[STAGE] = DEALING
            return
        state[STAGE] = BIDDING
        asked = (1 << SEATS) - 1 & ~state[DASHED] if rules[at + LEAST_BID] else 0
        begin_auction(state, opener, asked, SEATS)
        state[CALLER] = NO_SEAT
    if state[STAGE] == BIDDING:
        bid_all(rules, state, at, policy, log)
        if not state[BEST_BID] and not rules[at + FAST_ROUND]:
            state[STAGE] = SKIPPED if rules[SKIPS_WITHOUT_BID] else DEALING
            return
        state[TRUMP] = bid_trump(state) if state[BEST_BID] else rules[at + FIXED_TRUMP]
        for seat in range(SEATS):
            state[CALLS + seat] = 0 if state[DASHED] >> seat & 1 else -1
        if state[BEST_BID]:
            state[CALLER] = state[HOLDER]
            state[CALLS + state[HOLDER]] = bid_tricks(state[BEST_BID])
        state[LAST_CALLER] = NO_SEAT
        state[STAGE] = CALLING


def declare_voids(state: Row, opener: int, log: Row | None) -> None:
    """§2: compulsory voids, as far as they are not declared yet."""
    for place in range(SEATS):
        seat = (opener + place) % SEATS
        left = void_suits(state[HANDS + seat]) & ~state[VOIDS + seat]
        state[VOIDS + seat] |= left
        while left:
            log_value(log, VOID, seat, lowest(left))
            left &= left - 1


def declare_all(rules: Row, state: Row, at: int, opener: int, policy: int, log: Row | None) -> bool:
    """§2, §3: returns False if a seat has asked for a new deal."""
    while state[DECLARED] < SEATS:
        seat = (opener + state[DECLARED]) % SEATS
        hand = state[HANDS + seat]
        asked = rules[VOID_RULE] == VOID_DECLARE or rules[VOID_RULE] == VOID_REDEAL
        void = void_suits(hand) if asked else 0
        left = void & ~state[VOIDS + seat]
        suits = left.bit_count()
        redeals = 1 if void and rules[VOID_RULE] == VOID_REDEAL else 0
        dashes = 1 if may_dash(state[DASHED], rules[at + DASHES_ALLOWED]) else 0
        state[RNG_STATE] = advance(state[RNG_STATE])
        if seat_policy(policy, seat) == RANDOM:
            what = below(state[RNG_STATE], suits + redeals + dashes + 1)
        else:
            bare = dashes != 0 and declares_dash(rules, state, at, seat, policy)
            what = suits + redeals + (0 if bare else dashes)
        if what < suits:
            suit = nth(left, what)
            state[VOIDS + seat] |= 1 << suit
            log_value(log, VOID, seat, suit)
        elif what < suits + redeals:
            log_value(log, CHOOSE, seat, REDEAL)
            return False
        elif what < suits + redeals + dashes:
            state[DASHED] |= 1 << seat
            state[DECLARED] += 1
            log_event(log, DASH, seat)
        else:
            state[DECLARED] += 1
            log_event(log, PASS, seat)
    return True


def declares_dash(rules: Row, state: Row, at: int, seat: Seat, policy: int) -> bool:
    """§3: True if a seat that may declare a dash call does so."""
    hand = state[HANDS + seat]
    if seat_policy(policy, seat) == SIMPLE:
        return honour_tricks(hand, NO_SUIT, SEATS) == 0
    return prefers_dash(state, hand, rules[SCORING], rules[at + LEAST_BID], rules[at + FIXED_TRUMP])


def bid_all(rules: Row, state: Row, at: int, policy: int, log: Row | None) -> None:
    """§4, §6: bids and passes until no seat is asked."""
    highest, fixed = (
        bid_value(CARDS, NO_SUIT),
        rules[at + FIXED_TRUMP] if rules[at + FAST_ROUND] else -1,
    )
    while state[BIDDER] >= 0:
        seat, lowest = state[BIDDER], lowest_bid(state[BEST_BID], rules[at + LEAST_BID])
        state[RNG_STATE] = advance(state[RNG_STATE])
        if seat_policy(policy, seat) <= SIMPLE:
            value = plain_bid(state, seat, lowest, highest, SEATS, policy)
        else:
            hand, scoring = state[HANDS + seat], rules[SCORING]
            value = policy_bid(state, hand, scoring, state[BEST_BID], fixed, lowest, highest)
        bid_or_pass(state, SEATS, value, lowest, rules[RAISING] != 0, False, log)


def estimate_all(rules: Row, state: Row, opener: int, policy: int, log: Row | None) -> None:
    """§5, §6: the caller is the bidder, else the first seat with the highest estimate."""
    first = state[HOLDER] + 1 if state[BEST_BID] else opener
    most = bid_tricks(state[BEST_BID]) if state[BEST_BID] else CARDS
    called, waiting, highest = 0, 0, -1
    for seat in range(SEATS):
        called += max(state[CALLS + seat], 0)
        waiting += 1 if state[CALLS + seat] < 0 else 0
    for place in range(SEATS):
        seat = (first + place) % SEATS
        if state[CALLS + seat] < 0:
            numbers = allowed_calls(most, CARDS, called, waiting == 1, True)
            state[RNG_STATE] = advance(state[RNG_STATE])
            if seat_policy(policy, seat) == RANDOM:
                call = pick(numbers, state[RNG_STATE])
            elif seat_policy(policy, seat) == SIMPLE:
                call = nearest(numbers, honour_tricks(state[HANDS + seat], state[TRUMP], SEATS))
            else:
                number, trump, later = most if state[BEST_BID] else -1, state[TRUMP], waiting - 1
                scoring = rules[SCORING]
                call = policy_estimate(state, seat, scoring, numbers, called, later, number, trump)
            state[CALLS + seat] = call
            called += call
            waiting -= 1
            state[LAST_CALLER] = seat
            log_value(log, CALL, seat, call)
        if not state[BEST_BID] and not state[DASHED] >> seat & 1 and state[CALLS + seat] > highest:
            highest = state[CALLS + seat]
            state[CALLER] = seat
    state[LEADER] = state[CALLER]
