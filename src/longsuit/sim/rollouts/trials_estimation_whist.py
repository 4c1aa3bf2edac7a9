"""Trials of calls and cards in Estimation Whist."""

from ...engine.cards import Seat
from ...engine.phases.calls import allowed_calls
from ...games.estimation_whist import bonus, round_score
from ..kernels.estimation_whist import HARD, HOOK, PLAYERS, ROUNDS, SQUARED, play_round
from ..kernels.layout import CALLS, ROUND, SPOKEN, Row
from .network import best_call, see_call
from .trials import WIDTH, entry_of, lay


def take(r: Row, w: Row, me: Seat, action: int) -> None:
    """The seat calls a number, or plays a card."""
    if w[SPOKEN] < r[PLAYERS]:
        w[CALLS + me] = action
        w[SPOKEN] += 1
    else:
        lay(w, me, action)


def scored(r: Row, w: Row, scores: Row) -> bool:
    """What every number of tricks is worth to each seat, once all have called."""
    seats, size, called = r[PLAYERS], r[ROUNDS + 2 * w[ROUND]], 0
    for seat in range(seats):
        called += w[CALLS + seat]
    for seat in range(seats):
        call = w[CALLS + seat]
        extra = bonus(call, called, size, r[HARD] != 0)
        for won in range(size + 1):
            scores[seat * WIDTH + won] = round_score(call, won, extra, r[SQUARED] != 0)
    return w[SPOKEN] == seats


def speak(r: Row, w: Row, policy: int, net: Row, units: Row) -> bool:
    """The calls that are still to come."""
    seats, called = r[PLAYERS], 0
    for seat in range(seats):
        called += max(w[CALLS + seat], 0)
    for place in range(w[SPOKEN], seats):
        seat = (w[ROUND] + place) % seats
        numbers = allowed_calls(
            r[ROUNDS + 2 * w[ROUND]],
            r[ROUNDS + 2 * w[ROUND]],
            called,
            place == seats - 1,
            r[HOOK] != 0,
        )
        see_call(w, seats, seat, place, net, units)
        w[CALLS + seat] = best_call(net, units, numbers)
        called += w[CALLS + seat]
    w[SPOKEN] = seats
    return True


TRY = entry_of(take, scored, play_round, speak)
