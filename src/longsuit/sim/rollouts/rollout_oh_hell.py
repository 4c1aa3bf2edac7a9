"""Rollouts of calls and cards in Oh Hell."""

from ...games.oh_hell import round_score
from ..kernels.layout import CALLS, CALLS_MADE, PLAYERS, ROUND, Row
from ..kernels.oh_hell import HOOK, PENALTY, ROUNDS, SCORING, TRICK, first_seat, play_round
from .calls import call_by_network, call_or_play
from .rollout import SCORES_WIDTH, rollout_entry


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Writes the points of every number of tricks for each seat; returns True once all have
    called."""
    seats, size = rules[PLAYERS], rules[ROUNDS + state[ROUND]]
    for seat in range(seats):
        for won in range(size + 1):
            scores[seat * SCORES_WIDTH + won] = round_score(
                state[CALLS + seat], won, rules[SCORING], rules[TRICK], rules[PENALTY] != 0
            )
    return state[CALLS_MADE] == seats


def finish_calls(rules: Row, state: Row, policy: int, net: Row, units: Row) -> bool:
    """Makes the calls that are still to come by the network."""
    seats, size = rules[PLAYERS], rules[ROUNDS + state[ROUND]]
    first, hook = first_seat(rules, state), rules[HOOK] != 0
    call_by_network(state, seats, first, size, hook, net, units)
    return True


ROLLOUT = rollout_entry(call_or_play, write_scores, play_round, finish_calls)
