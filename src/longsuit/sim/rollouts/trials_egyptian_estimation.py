"""Trials of bids, estimates and cards in Egyptian Estimation."""

from ...engine.cards import Seat
from ...engine.phases.auction import bid_tricks, lowest_bid
from ...engine.phases.calls import allowed_calls
from ...games.egyptian_estimation.scoring import CARDS, SEATS, risk_of, role_of, score
from ..kernels.auction import BID_OF, HOLDER, speak
from ..kernels.egyptian_bidding import (
    BIDDING,
    CALLER,
    CALLING,
    DASHED,
    FIRST,
    LAST,
    LEAST,
    PLAYING,
    RAISING,
    ROUND_ROW,
    SCORING,
    STAGE,
    estimate_all,
    say_first,
)
from ..kernels.egyptian_estimation import play_round
from ..kernels.layout import CALLS, ROUND, RULER, Row
from .network import best_call, see_call
from .trials import WIDTH, entry_of, lay

MAKERS = 2  # in a usual round


def take(r: Row, w: Row, me: Seat, action: int) -> None:
    """The seat bids by a bid's value or passes by 0, estimates, or plays a card."""
    if w[STAGE] == BIDDING:
        lowest = lowest_bid(w[BID_OF], r[FIRST + ROUND_ROW * w[ROUND] + LEAST])
        speak(w, SEATS, action, lowest, r[RAISING] != 0, False, None)
    elif w[STAGE] == CALLING:
        w[CALLS + me] = action
        w[LAST] = me
    else:
        lay(w, me, action)


def scored(r: Row, w: Row, scores: Row) -> bool:
    """What every number of tricks is worth to each seat in a usual round, once they are played
    for."""
    scoring, caller, total = r[SCORING], w[CALLER], 0
    for seat in range(SEATS):
        total += w[CALLS + seat]
    for seat in range(SEATS):
        estimate, dash = w[CALLS + seat], (w[DASHED] >> seat & 1) != 0
        role = role_of(scoring, dash, seat == caller, estimate, w[CALLS + caller])
        risk = risk_of(scoring, role, seat == w[LAST], total)
        for won in range(CARDS + 1):
            points = score(scoring, role, risk, estimate, won, total, MAKERS)
            scores[seat * WIDTH + won] = points
    return w[STAGE] == PLAYING


def speak_learned(r: Row, w: Row, policy: int, net: Row, units: Row) -> bool:
    """What is still to be said, the estimates by the network."""
    opener, called, waiting = w[ROUND] % SEATS, 0, 0
    say_first(r, w, policy, None)
    if w[STAGE] == CALLING:
        w[RULER] = w[HOLDER] + 1 if w[BID_OF] else 0
        most = bid_tricks(w[BID_OF]) if w[BID_OF] else CARDS
        for seat in range(SEATS):
            called += max(w[CALLS + seat], 0)
            waiting += 1 if w[CALLS + seat] < 0 else 0
        for place in range(SEATS):
            seat = ((w[HOLDER] if w[BID_OF] else opener) + place) % SEATS
            if w[CALLS + seat] < 0:
                see_call(w, SEATS, seat, SEATS - waiting, net, units)
                numbers = allowed_calls(most, CARDS, called, waiting == 1, True)
                w[CALLS + seat] = best_call(net, units, numbers)
                called += w[CALLS + seat]
                waiting -= 1
                w[LAST] = seat
        estimate_all(r, w, opener, policy, None)
        w[STAGE] = PLAYING
    w[RULER] = w[CALLER] + 1
    return w[STAGE] == PLAYING


TRY = entry_of(take, scored, play_round, speak_learned)
