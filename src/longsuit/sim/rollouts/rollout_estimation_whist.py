"""Rollouts of calls and cards in Estimation Whist."""

from ...games.estimation_whist import bonus, round_score
from ..kernels.calls import total_called
from ..kernels.estimation_whist import HARD_SCORE, HOOK, ROUNDS, SQUARED_SCORE, play_round
from ..kernels.layout import CALLS, CALLS_MADE, PLAYERS, ROUND, Row
from .calls import call_by_network, call_or_play
from .rollout import SCORES_WIDTH, rollout_entry


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Writes the points of every number of tricks for each seat; returns True once all have
    called."""
    seats, size = rules[PLAYERS], rules[ROUNDS + 2 * state[ROUND]]
    called = total_called(state, seats)
    for seat in range(seats):
        call = state[CALLS + seat]
        extra = bonus(call, called, size, rules[HARD_SCORE] != 0)
        for won in range(size + 1):
            scores[seat * SCORES_WIDTH + won] = round_score(
                call, won, extra, rules[SQUARED_SCORE] != 0
            )
    return state[CALLS_MADE] == seats


def finish_calls(rules: Row, state: Row, policy: int, net: Row, units: Row) -> bool:
    """Makes the calls that are still to come by the network."""
    seats, size = rules[PLAYERS], rules[ROUNDS + 2 * state[ROUND]]
    call_by_network(state, seats, state[ROUND] % seats, size, rules[HOOK] != 0, net, units)
    return True


ROLLOUT = rollout_entry(call_or_play, write_scores, play_round, finish_calls)
