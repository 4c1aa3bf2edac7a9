"""Israeli Whist: calls and cards by trying them, bids and gifts by rules of thumb."""

from math import sqrt
from random import Random

from ...engine.auction import bid_value
from ...engine.base import CALLS, PLAYS, Bid, Call, Event
from ...engine.cards import Cards, mask
from ...games.israeli_whist import Rules, View, length
from ...sim import israeli_whist as kernel
from ...sim import table
from ...sim.bidding import BID_OF, HOLDER
from ...sim.compiled import row
from ...sim.trials_israeli import TRY
from ..heuristic import make as heuristic
from ..known import Known, known
from ..player import Choice, Player
from .budget import Budget
from .deals import dealt, distinct, hands, shown, told, unseen
from .trying import POINTS, Trial, best, prize_of

DEAL_SPREAD = 30.0  # points of a deal, of one seat against another
LATE = 4  # deals from the end in which the chance to win counts, not the points


def player(rules: Rules, budget: Budget) -> Player:
    encoded = row(kernel.encode(rules))
    prizes = [prize_of(DEAL_SPREAD * sqrt(left)) for left in range(LATE)]
    else_by = heuristic("israeli_whist", rules, ("plain",))

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        if view.phase not in ("call", "play"):
            return else_by(view, events, rng)
        k = known(view, events)
        w = dealt(k, view.round, view.rounds[-1].totals if view.rounds else (), view.won)
        w[kernel.STAGE] = kernel.CALLING if view.phase == "call" else kernel.PLAYING
        w[table.LEADER] = view.leader
        w[table.SPOKEN] = sum([call >= 0 for call in view.calls])
        w[table.CALLS : table.CALLS + k.seats] = view.calls
        w[HOLDER], w[BID_OF] = view.ruler, 0
        for seat, action in view.bids:
            if seat == view.ruler and isinstance(action, Bid):
                w[BID_OF] = bid_value(action.tricks, action.strain)
        known_hands, left = with_gift(k, view), length(rules) - view.round
        trial = Trial(
            entry=TRY,
            rules=encoded,
            start=w,
            unseen=unseen(k, known_hands, k.voids),
            known=known_hands,
            me=view.seat,
            seats=k.seats,
            said=view.calls,
            shown=shown(k, events),
            prize=prizes[left] if 0 <= left < LATE else POINTS,
        )
        if view.phase == "call":
            numbers = [action.tricks for action in view.legal if isinstance(action, Call)]
            found = best(trial, numbers, budget, rng)[0]
            return told(CALLS[found.action], found)
        found = best(trial, distinct(view.legal, k), budget, rng)[0]
        return told(PLAYS[found.action], found)

    return choose


def with_gift(k: Known, view: View) -> tuple[Cards, ...]:
    """One's own hand, and with the next seat what is left of the cards passed on last."""
    found = list(hands(k))
    if view.given:
        found[(k.me + 1) % k.seats] = mask(view.given[-1]) & ~k.gone
    return tuple(found)
