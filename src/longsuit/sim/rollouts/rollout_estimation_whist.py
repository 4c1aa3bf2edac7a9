"""Rollouts of calls and cards in Estimation Whist."""

from ...engine.cards import Seat
from ...engine.phases.calls import allowed_calls
from ...games.estimation_whist import bonus, round_score
from ..kernels.estimation_whist import HARD_SCORE, HOOK, ROUNDS, SQUARED_SCORE, play_round
from ..kernels.layout import CALLS, CALLS_MADE, PLAYERS, ROUND, Row
from .network import best_call, evaluate_call
from .rollout import SCORES_WIDTH, play_card, rollout_entry


def apply_action(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat calls a number, or plays a card."""
    if state[CALLS_MADE] < rules[PLAYERS]:
        state[CALLS + me] = action
        state[CALLS_MADE] += 1
    else:
        play_card(state, me, action)


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Writes the points of every number of tricks for each seat; returns True once all have
    called."""
    seats, size, called = rules[PLAYERS], rules[ROUNDS + 2 * state[ROUND]], 0
    for seat in range(seats):
        called += state[CALLS + seat]
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
    seats, called = rules[PLAYERS], 0
    for seat in range(seats):
        called += max(state[CALLS + seat], 0)
    for place in range(state[CALLS_MADE], seats):
        seat = (state[ROUND] + place) % seats
        numbers = allowed_calls(
            rules[ROUNDS + 2 * state[ROUND]],
            rules[ROUNDS + 2 * state[ROUND]],
            called,
            place == seats - 1,
            rules[HOOK] != 0,
        )
        evaluate_call(state, seats, seat, place, net, units)
        state[CALLS + seat] = best_call(net, units, numbers)
        called += state[CALLS + seat]
    state[CALLS_MADE] = seats
    return True


ROLLOUT = rollout_entry(apply_action, write_scores, play_round, finish_calls)
