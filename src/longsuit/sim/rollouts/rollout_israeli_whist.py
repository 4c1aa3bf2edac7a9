"""Rollouts of bids, passed cards, calls and cards in Israeli Whist."""

from ...engine.cards import Seat
from ...engine.phases.auction import lowest_bid
from ...games.israeli_whist.numbers import SEATS, least_bid
from ...games.israeli_whist.scoring import linear_score, square_score
from ..kernels.auction import BEST_BID, bid_or_pass
from ..kernels.israeli_whist import (
    BIDDING,
    CALLING,
    CARDS,
    CHOOSING,
    FRISCHES_PLAYED,
    GIFTS,
    GIVING,
    MAY_RETURN,
    PLAYING,
    SQUARE,
    STAGE,
    play_round,
    stage_without_bid,
)
from ..kernels.layout import CALLS, CALLS_MADE, Row
from .rollout import SCORES_WIDTH, play_card, rollout_entry


def apply_action(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat bids by a bid's value or passes by 0, gives a set of cards, chooses, calls a number
    or plays a card."""
    if state[STAGE] == BIDDING:
        lowest = lowest_bid(state[BEST_BID], least_bid(rules[CARDS]) + state[FRISCHES_PLAYED])
        bid_or_pass(state, SEATS, action, lowest, True, rules[MAY_RETURN] != 0, None)
    elif state[STAGE] == GIVING:
        state[GIFTS + me] = action
    elif state[STAGE] == CHOOSING:
        state[STAGE] = stage_without_bid(state, action)
    elif state[STAGE] == CALLING:
        state[CALLS + me] = action
        state[CALLS_MADE] += 1
    else:
        play_card(state, me, action)


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Writes the points of every number of tricks for each seat; returns True once cards are
    played."""
    called, cards = 0, rules[CARDS]
    for seat in range(SEATS):
        called += state[CALLS + seat]
    for seat in range(SEATS):
        call = state[CALLS + seat]
        for won in range(cards + 1):
            if rules[SQUARE]:
                points = square_score(call, won, called, cards, rules[SQUARE])
            else:
                points = linear_score(call, won, called, cards)
            scores[seat * SCORES_WIDTH + won] = points
    return state[STAGE] == PLAYING


ROLLOUT = rollout_entry(apply_action, write_scores, play_round)
