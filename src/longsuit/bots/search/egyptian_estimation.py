"""Egyptian Estimation: estimates and cards by trying them, what comes before by rules of thumb."""

from math import sqrt
from random import Random

from ...engine.auction import bid_value
from ...engine.base import CALLS, PLAYS, Bid, Call, Event
from ...engine.cards import Seat, mask
from ...games.egyptian_estimation import Rules, View, length
from ...sim import egyptian_estimation as kernel
from ...sim import egyptian_saying as saying
from ...sim import table
from ...sim.bidding import BID_OF, HOLDER
from ...sim.compiled import row
from ...sim.trials_egyptian import TRY
from ..heuristic import make as heuristic
from ..known import known
from ..player import Choice, Player
from .budget import Budget
from .deals import dealt, distinct, hands, shown, told, unseen
from .trying import POINTS, Trial, best, prize_of

ROUND_SPREAD = 25.0  # points of a round, of one seat against another
LATE = 5  # rounds from the end in which the chance to win counts, not the points


def player(rules: Rules, budget: Budget) -> Player:
    encoded = row(kernel.encode(rules))
    prizes = [prize_of(ROUND_SPREAD * sqrt(left)) for left in range(LATE)]
    else_by = heuristic("egyptian_estimation", rules, ("plain",))

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        if view.phase not in ("call", "play"):
            return else_by(view, events, rng)
        k = known(view, events)
        declared = [v | mask(s) for v, s in zip(k.voids, view.voids, strict=True)]
        left = length(rules) - view.round
        trial = Trial(
            entry=TRY,
            rules=encoded,
            start=position(view, dealt(k, view.round, totals(view), view.won)),
            unseen=unseen(k, hands(k), tuple(declared)),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
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


def totals(view: View) -> tuple[int, ...]:
    return view.rounds[-1].totals if view.rounds else ()


def position(view: View, w: list[int]) -> list[int]:
    """The row with what was said."""
    n = len(view.sizes)
    w[saying.STAGE] = saying.CALLING if view.phase == "call" else saying.PLAYING
    w[table.LEADER] = view.leader
    w[table.CALLS : table.CALLS + n] = view.calls
    w[saying.DECLARED], w[saying.DASHED] = n, mask(view.dashed)
    w[saying.DOUBLED] = view.multiplier.bit_length() - 1
    w[HOLDER], w[saying.CALLER] = -1, view.caller
    for seat, action in view.bids:
        if isinstance(action, Bid):
            value = bid_value(action.tricks, action.strain)
            if value > w[BID_OF]:
                w[BID_OF], w[HOLDER] = value, seat
    w[saying.LAST] = last(view, w[HOLDER])
    return w


def last(view: View, holder: Seat) -> Seat:
    """§8: the last that has estimated; -1 behind three dash calls."""
    n = len(view.sizes)
    first = view.starter if holder < 0 else holder + 1
    order = [(first + place) % n for place in range(n)]
    spoke = [s for s in order if view.calls[s] >= 0 and s != holder and s not in view.dashed]
    return spoke[-1] if spoke else -1
