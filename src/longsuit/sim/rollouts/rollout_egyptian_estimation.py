"""Rollouts of bids, estimates and cards in Egyptian Estimation."""

from ...engine.cards import Seat
from ...engine.phases.auction import bid_tricks, lowest_bid
from ...engine.phases.calls import allowed_calls
from ...games.egyptian_estimation.scoring import CARDS, SEATS, factor, risk_of, role_of, score
from ..kernels.auction import BEST_BID, HOLDER, bid_or_pass
from ..kernels.egyptian_bidding import (
    BIDDING,
    CALLER,
    CALLING,
    DASHED,
    DOCUMENT_FORMULA,
    DOUBLING_CAP,
    DOUBLINGS_IN_ROW,
    FIRST_ROUND,
    LAST_CALLER,
    LEAST_BID,
    OPENER,
    PLAYING,
    RAISING,
    ROUND_ROW,
    SCORING,
    STAGE,
    declare_and_bid,
    estimate_all,
)
from ..kernels.egyptian_estimation import play_round
from ..kernels.layout import CALLS, ROUND, RULER, Row
from .network import best_call, evaluate_call
from .rollout import SCORES_WIDTH, play_card, rollout_entry

MAKERS = 2  # in a usual round


def apply_action(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat bids by a bid's value or passes by 0, estimates, or plays a card."""
    if state[STAGE] == BIDDING:
        lowest = lowest_bid(
            state[BEST_BID], rules[FIRST_ROUND + ROUND_ROW * state[ROUND] + LEAST_BID]
        )
        bid_or_pass(state, SEATS, action, lowest, rules[RAISING] != 0, False, None)
    elif state[STAGE] == CALLING:
        state[CALLS + me] = action
        state[LAST_CALLER] = me
    else:
        play_card(state, me, action)


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Writes the points of every number of tricks for each seat, as in a round that two seats make;
    returns True once cards are played."""
    scoring, caller, total = rules[SCORING], state[CALLER], 0
    times = 1 << min(state[DOUBLINGS_IN_ROW], rules[DOUBLING_CAP])
    for seat in range(SEATS):
        total += state[CALLS + seat]
    for seat in range(SEATS):
        estimate, dash = state[CALLS + seat], (state[DASHED] >> seat & 1) != 0
        role = role_of(scoring, dash, seat == caller, estimate, state[CALLS + caller])
        risk = risk_of(scoring, role, seat == state[LAST_CALLER], total)
        doubled = factor(scoring, estimate, times, rules[DOCUMENT_FORMULA] != 0)
        for won in range(CARDS + 1):
            points = score(scoring, role, risk, estimate, won, total, MAKERS)
            scores[seat * SCORES_WIDTH + won] = points * doubled
    return state[STAGE] == PLAYING


def finish_calls(rules: Row, state: Row, policy: int, net: Row, units: Row) -> bool:
    """Makes the bids that are still to come by the policy and the estimates by the network."""
    opener, called, waiting = state[OPENER], 0, 0
    declare_and_bid(rules, state, policy, None)
    if state[STAGE] == CALLING:
        state[RULER] = state[HOLDER] + 1 if state[BEST_BID] else 0
        most = bid_tricks(state[BEST_BID]) if state[BEST_BID] else CARDS
        for seat in range(SEATS):
            called += max(state[CALLS + seat], 0)
            waiting += 1 if state[CALLS + seat] < 0 else 0
        for place in range(SEATS):
            seat = ((state[HOLDER] if state[BEST_BID] else opener) + place) % SEATS
            if state[CALLS + seat] < 0:
                evaluate_call(state, SEATS, seat, SEATS - waiting, net, units)
                numbers = allowed_calls(most, CARDS, called, waiting == 1, True)
                state[CALLS + seat] = best_call(net, units, numbers)
                called += state[CALLS + seat]
                waiting -= 1
                state[LAST_CALLER] = seat
        estimate_all(rules, state, opener, policy, None)
        state[STAGE] = PLAYING
    state[RULER] = state[CALLER] + 1
    return state[STAGE] == PLAYING


ROLLOUT = rollout_entry(apply_action, write_scores, play_round, finish_calls)
