"""Estimation Whist by trying every call and card, played on by a network."""

from math import sqrt
from random import Random

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...engine.cards import NO_SUIT
from ...games.estimation_whist import Rules, View, sizes
from ...sim.compile.entry_points import row
from ...sim.kernels import estimation_whist as kernel
from ...sim.rollouts.trials_estimation_whist import ROLLOUT
from ..heuristic import make as heuristic
from ..player import Player
from .budget import Budget
from .evaluation import Thinker, Thought, acting
from .network_prior import UNLEARNED, judged, learned
from .racing import POINTS, Trial, prize_of, thought
from .trick_games import calls, cards, hands, shown, start_row, unseen

ROUND_SPREAD = 6.5  # points of a round, of one seat against another
LATE = 1  # rounds from the end in which the chance to win counts, not the points
MOST = 13  # cards in a hand that the network knows


def player(rules: Rules, budget: Budget) -> Player:
    return acting(thoughts(rules, budget), heuristic("estimation_whist", rules, ("plain",)))


def thoughts(rules: Rules, budget: Budget) -> Thinker:
    encoded, length = row(kernel.encode(rules)), len(sizes(rules))
    prizes = [prize_of(ROUND_SPREAD * sqrt(left)) for left in range(min(LATE, length))]
    plain = rules.score == "vanilla" and not rules.hard_score

    def think(view: View, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        k, left = knowledge(view, events), length - view.round
        w = start_row(view, events, rules, k)
        prize = prizes[left] if left < LATE else POINTS
        size = sizes(rules)[view.round - 1]
        by = UNLEARNED
        if size <= MOST and view.trump != NO_SUIT:  # as it was fitted
            by = learned("estimation_whist", plain=plain and prize is POINTS)
        tried = calls(view.legal) if view.phase == "call" else cards(view.legal, k)
        trial = Trial(
            entry=ROLLOUT,
            rules=encoded,
            start=w,
            unseen=unseen(k, hands(k), k.voids),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
            out=52 - k.seats * size,
            said=view.calls,
            shown=shown(k, events),
            prize=prize,
            by=by,
            prior=judged(by, w, k, tried, called=view.phase == "call"),
        )
        return thought(trial, tried, budget, rng)

    return think
