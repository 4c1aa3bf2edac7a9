"""The calls of a round on integers: in turn, the last seat under the hook."""

from ...engine.cards import Seat
from ...engine.phases.calls import allowed_calls
from ..rollouts.simple_policies import RANDOM, SIMPLE, honour_tricks, nearest, seat_policy
from ..rollouts.trick_policy import rounded_call
from .kernel_log import CALL, log_value
from .layout import CALLS, CALLS_MADE, HANDS, RNG_STATE, TRUMP, Row, next_seat, pick
from .rng import advance


def total_called(state: Row, seats: int) -> int:
    """The sum of the calls made so far."""
    called = 0
    for seat in range(seats):
        called += max(state[CALLS + seat], 0)
    return called


def call_all(
    state: Row, seats: int, first: Seat, size: int, hook: bool, policy: int, log: Row | None
) -> None:
    """Makes the calls that are still to come by policy; `first` calls first."""
    called, rng_state = total_called(state, seats), state[RNG_STATE]
    seat = (first + state[CALLS_MADE]) % seats
    for place in range(state[CALLS_MADE], seats):
        numbers = allowed_calls(size, size, called, place == seats - 1, hook)
        rng_state = advance(rng_state)
        if policy == RANDOM or seat_policy(policy, seat) == RANDOM:
            call = pick(numbers, rng_state)
        elif seat_policy(policy, seat) == SIMPLE:
            call = nearest(numbers, honour_tricks(state[HANDS + seat], state[TRUMP], seats))
        else:
            call = nearest(numbers, rounded_call(state, seat, seats))
        state[CALLS + seat] = call
        called += call
        log_value(log, CALL, seat, call)
        seat = next_seat(seat, seats)
    state[CALLS_MADE] = seats
    state[RNG_STATE] = rng_state
