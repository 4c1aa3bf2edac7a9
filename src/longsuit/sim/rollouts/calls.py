"""Rollouts of a call or a card where every seat calls once, in turn."""

from ...engine.cards import Seat
from ...engine.phases.calls import allowed_calls
from ..kernels.calls import total_called
from ..kernels.layout import CALLS, CALLS_MADE, PLAYERS, Row
from .network import best_call, evaluate_call
from .rollout import play_card


def call_or_play(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat calls a number, or plays a card once all have called."""
    if state[CALLS_MADE] < rules[PLAYERS]:
        state[CALLS + me] = action
        state[CALLS_MADE] += 1
    else:
        play_card(state, me, action)


def call_by_network(
    state: Row, seats: int, first: Seat, size: int, hook: bool, net: Row, units: Row
) -> None:
    """Makes the calls that are still to come by the network; `first` calls first."""
    called = total_called(state, seats)
    for place in range(state[CALLS_MADE], seats):
        seat = (first + place) % seats
        numbers = allowed_calls(size, size, called, place == seats - 1, hook)
        evaluate_call(state, seats, seat, place, net, units)
        state[CALLS + seat] = best_call(net, units, numbers)
        called += state[CALLS + seat]
    state[CALLS_MADE] = seats
