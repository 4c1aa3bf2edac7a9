"""What is said before a round of Egyptian Estimation is played, on integers: §2 to §6."""

from ...engine.cards import NO_SUIT, Seat
from ...engine.phases.auction import NO_SEAT, bid_tricks, bid_value, lowest_bid
from ...engine.phases.calls import allowed_calls
from ...games.egyptian_estimation.declarations import may_dash, void_suits
from ...games.egyptian_estimation.scoring import CARDS, SEATS
from ..rollouts.egyptian_bidding import bid_hoped, dash_hoped, estimate_hoped
from ..rollouts.simple_policies import RANDOM, SIMPLE, high_cards, nearest, policy_of
from .auction import AFTER_BIDS, BID_OF, BIDDER, HOLDER, bid_plainly, bid_trump, open_bids, speak
from .kernel_log import CALL, CHOOSE, DASH, PASS, VOID, note, note_one
from .layout import CALLS, HANDS, LEADER, ROUND, STATE, TRUMP, Row, nth, pick
from .rng import advance, below

# Places in the row.
STAGE, DECLARED, DASHED, CALLER, LAST, DOUBLED = range(AFTER_BIDS, AFTER_BIDS + 6)
VOIDS = AFTER_BIDS + 6  # by seat, a set of suits
DEALING, DECLARING, BIDDING, CALLING, PLAYING, SKIPPED = range(6)
REDEAL = 1  # in `logs.CHOICES`
VOID_OFF, VOID_DECLARE, VOID_REDEAL = range(3)

# Places in the rules, then five for every round.
LENGTH, VOID_RULE, RAISING, SKIPS, SCORING, BY_MISSES, COUNTS, CAP, BY_DOCUMENT, FIRST = range(10)
LEAST, FAST, FIXED, DASHES, DECLARES = range(5)
ROUND_ROW = 5


def say_all(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """From the row as it is until the tricks begin, the deal is thrown in or the round skipped."""
    say_first(r, w, policy, log)
    if w[STAGE] == CALLING:
        estimate_all(r, w, w[ROUND] % SEATS, policy, log)
        w[STAGE] = PLAYING


def say_first(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """What comes before the estimates."""
    own = FIRST + ROUND_ROW * w[ROUND]
    opener = w[ROUND] % SEATS
    if w[STAGE] == DECLARING:
        if r[own + DECLARES] and not declare_all(r, w, own, opener, policy, log):
            w[STAGE] = DEALING
            return
        w[STAGE] = BIDDING
        asked = (1 << SEATS) - 1 & ~w[DASHED] if r[own + LEAST] else 0
        open_bids(w, opener, asked, SEATS)
        w[CALLER] = NO_SEAT
    if w[STAGE] == BIDDING:
        bid_all(r, w, own, policy, log)
        if not w[BID_OF] and not r[own + FAST]:
            w[STAGE] = SKIPPED if r[SKIPS] else DEALING
            return
        w[TRUMP] = bid_trump(w) if w[BID_OF] else r[own + FIXED]
        for seat in range(SEATS):
            w[CALLS + seat] = 0 if w[DASHED] >> seat & 1 else -1
        if w[BID_OF]:
            w[CALLER] = w[HOLDER]
            w[CALLS + w[HOLDER]] = bid_tricks(w[BID_OF])
        w[LAST] = NO_SEAT
        w[STAGE] = CALLING


def declare_all(r: Row, w: Row, own: int, opener: int, policy: int, log: Row | None) -> bool:
    """§2, §3: False if somebody has asked for a new deal."""
    while w[DECLARED] < SEATS:
        seat = (opener + w[DECLARED]) % SEATS
        hand = w[HANDS + seat]
        void = 0 if r[VOID_RULE] == VOID_OFF else void_suits(hand)
        left = void & ~w[VOIDS + seat]
        suits = left.bit_count()
        redeals = 1 if void and r[VOID_RULE] == VOID_REDEAL else 0
        dashes = 1 if may_dash(w[DASHED], r[own + DASHES]) else 0
        w[STATE] = advance(w[STATE])
        if policy_of(policy, seat) == RANDOM:
            what = below(w[STATE], suits + redeals + dashes + 1)
        else:
            bare = dashes != 0 and dashes_by(r, w, own, seat, policy)
            what = suits + redeals + (0 if bare else dashes)
        if what < suits:
            suit = nth(left, what)
            w[VOIDS + seat] |= 1 << suit
            note_one(log, VOID, seat, suit)
        elif what < suits + redeals:
            note_one(log, CHOOSE, seat, REDEAL)
            return False
        elif what < suits + redeals + dashes:
            w[DASHED] |= 1 << seat
            w[DECLARED] += 1
            note(log, DASH, seat)
        else:
            w[DECLARED] += 1
            note(log, PASS, seat)
    return True


def dashes_by(r: Row, w: Row, own: int, seat: Seat, policy: int) -> bool:
    """§3: whether a seat that may declare a dash call does."""
    hand = w[HANDS + seat]
    if policy_of(policy, seat) == SIMPLE:
        return high_cards(hand, NO_SUIT, SEATS) == 0
    return dash_hoped(w, hand, r[SCORING], r[own + LEAST], r[own + FIXED])


def bid_all(r: Row, w: Row, own: int, policy: int, log: Row | None) -> None:
    """§4, §6: bids and passes until nobody is asked."""
    highest, fixed = bid_value(CARDS, NO_SUIT), r[own + FIXED] if r[own + FAST] else -1
    while w[BIDDER] >= 0:
        seat, lowest = w[BIDDER], lowest_bid(w[BID_OF], r[own + LEAST])
        w[STATE] = advance(w[STATE])
        if policy_of(policy, seat) <= SIMPLE:
            value = bid_plainly(w, seat, lowest, highest, SEATS, policy)
        else:
            hand, scoring = w[HANDS + seat], r[SCORING]
            value = bid_hoped(w, hand, scoring, w[BID_OF], fixed, lowest, highest)
        speak(w, SEATS, value, lowest, r[RAISING] != 0, False, log)


def estimate_all(r: Row, w: Row, opener: int, policy: int, log: Row | None) -> None:
    """§5, §6: the caller is known by its bid, else by the highest estimate, the first of equals."""
    first = w[HOLDER] + 1 if w[BID_OF] else opener
    most = bid_tricks(w[BID_OF]) if w[BID_OF] else CARDS
    called, waiting, highest = 0, 0, -1
    for seat in range(SEATS):
        called += max(w[CALLS + seat], 0)
        waiting += 1 if w[CALLS + seat] < 0 else 0
    for place in range(SEATS):
        seat = (first + place) % SEATS
        if w[CALLS + seat] < 0:
            numbers = allowed_calls(most, CARDS, called, waiting == 1, True)
            w[STATE] = advance(w[STATE])
            if policy_of(policy, seat) == RANDOM:
                call = pick(numbers, w[STATE])
            elif policy_of(policy, seat) == SIMPLE:
                call = nearest(numbers, high_cards(w[HANDS + seat], w[TRUMP], SEATS))
            else:
                number, trump, later = most if w[BID_OF] else -1, w[TRUMP], waiting - 1
                scoring = r[SCORING]
                call = estimate_hoped(w, seat, scoring, numbers, called, later, number, trump)
            w[CALLS + seat] = call
            called += call
            waiting -= 1
            w[LAST] = seat
            note_one(log, CALL, seat, call)
        if not w[BID_OF] and not w[DASHED] >> seat & 1 and w[CALLS + seat] > highest:
            highest = w[CALLS + seat]
            w[CALLER] = seat
    w[LEADER] = w[CALLER]
