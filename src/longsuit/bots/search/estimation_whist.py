"""Estimation Whist by trying every call and card."""

from math import sqrt
from random import Random

from ...engine.base import CALLS, PLAYS, Call, Event
from ...games.estimation_whist import Rules, View, sizes
from ...sim import estimation_whist as kernel
from ...sim import table
from ...sim.compiled import row
from ...sim.trials_estimation import TRY
from ..known import known
from ..player import Choice, Player
from .budget import Budget
from .deals import dealt, distinct, hands, shown, told, unseen
from .trying import POINTS, Trial, best, prize_of

ROUND_SPREAD = 6.5  # points of a round, of one seat against another
LATE = 8  # rounds from the end in which the chance to win counts, not the points


def player(rules: Rules, budget: Budget) -> Player:
    encoded, length = row(kernel.encode(rules)), len(sizes(rules))
    prizes = [prize_of(ROUND_SPREAD * sqrt(left)) for left in range(min(LATE, length))]

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        k, left = known(view, events), length - view.round
        w = dealt(k, view.round, view.rounds[-1].totals if view.rounds else (), view.won)
        w[kernel.DEALT], w[table.LEADER] = 1, view.leader
        w[table.SPOKEN] = sum([call >= 0 for call in view.calls])
        w[table.CALLS : table.CALLS + k.seats] = view.calls
        trial = Trial(
            entry=TRY,
            rules=encoded,
            start=w,
            unseen=unseen(k, hands(k), k.voids),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
            out=52 - k.seats * sizes(rules)[view.round - 1],
            said=view.calls,
            shown=shown(k, events),
            prize=prizes[left] if left < LATE else POINTS,
        )
        if view.phase == "call":
            numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
            found = best(trial, numbers, budget, rng)[0]
            return told(CALLS[found.action], found)
        found = best(trial, distinct(view.legal, k), budget, rng)[0]
        return told(PLAYS[found.action], found)

    return choose
