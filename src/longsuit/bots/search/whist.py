"""Whist by trying every card."""

from math import sqrt
from random import Random

from ...engine.base import PLAYS, Event, Play
from ...games.whist import Rules, View, due_cards
from ...sim import table
from ...sim import whist as kernel
from ...sim.compiled import row
from ...sim.trials_whist import TRY
from ..heuristic import make as heuristic
from ..known import known
from ..player import Choice, Player
from .budget import Budget
from .deals import dealt, distinct, hands, told, unseen
from .trying import Trial, best, prize_of

DEAL_SPREAD = 2.3  # tricks of a deal, of one seat against another
ALL = 26  # more tricks than there are: who plays wants every one


def player(rules: Rules, budget: Budget) -> Player:
    encoded, strict = row(kernel.encode(rules)), rules.follow == "strict"
    else_by = heuristic("whist", rules, ("plain",))

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        if not all(isinstance(action, Play) for action in view.legal):
            return else_by(view, events, rng)
        k = known(view, events, trump_any_time=not strict)
        sinners = {breach.seat for breach in view.breaches}
        proved = rules.enforce  # who may break the rule shows nothing
        voids = [0 if s in sinners or not proved else void for s, void in enumerate(k.voids)]
        w = dealt(k, view.round, view.rounds[-1].totals if view.rounds else (), view.won)
        w[kernel.CUT] = w[kernel.DEALT] = 1
        w[table.CALLS : table.CALLS + k.seats] = (ALL,) * k.seats
        trial = Trial(
            entry=TRY,
            rules=encoded,
            start=w,
            unseen=unseen(k, hands(k), tuple(voids)),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
            prize=prize_of(DEAL_SPREAD * sqrt(deals_left(view))),
        )
        due = due_cards(k.hand, k.led, k.trump, strict)
        legal = [a for a in view.legal if isinstance(a, Play) and due >> a.cards[0] & 1]
        found = best(trial, distinct(legal, k), budget, rng)[0]
        return told(PLAYS[found.action], found)

    return choose


def deals_left(view: View) -> float:
    """After this one, by how far the foremost is from the target."""
    share = max(1.0, (len(view.hand) + sum(view.won)) / len(view.sizes))
    return max(0.0, (view.target - max(view.points)) / share / 1.2 - 0.5)
