"""Whist by trying every card."""

from math import sqrt
from random import Random

from ...belief.tricks import excluded_suits, knowledge
from ...engine.actions import Event, Play
from ...games.whist import Rules, View, due_cards
from ...sim.compile.entry_points import row
from ...sim.kernels import layout
from ...sim.kernels import whist as kernel
from ...sim.rollouts.trials_whist import ROLLOUT
from ..heuristic import make as heuristic
from ..player import Player
from .budget import Budget
from .evaluation import Thinker, Thought, acting, decided
from .racing import Trial, prize_of, thought
from .trick_games import cards, hands, start_row, unseen

DEAL_SPREAD = 2.3  # tricks of a deal, of one seat against another
ALL = 26  # more tricks than there are: who plays wants every one


def player(rules: Rules, budget: Budget) -> Player:
    return acting(thoughts(rules, budget), heuristic("whist", rules, ("plain",)))


def thoughts(rules: Rules, budget: Budget) -> Thinker:
    encoded, strict = row(kernel.encode(rules)), rules.follow == "strict"

    def think(view: View, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        if not all(isinstance(action, Play) for action in view.legal):
            return []
        k = knowledge(view, events, trump_any_time=not strict)
        w = start_row(view, events, rules, k)
        w[layout.CALLS : layout.CALLS + k.seats] = (ALL,) * k.seats
        due = due_cards(k.hand, k.led, k.trump, strict)
        legal = [a for a in view.legal if isinstance(a, Play) and due >> a.cards[0] & 1]
        trial = Trial(
            entry=ROLLOUT,
            rules=encoded,
            start=w,
            unseen=unseen(k, hands(k), excluded_suits(view, events, rules)),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
            prize=prize_of(DEAL_SPREAD * sqrt(deals_left(view))),
            calls=False,
        )
        return thought(trial, cards(legal, k), budget, rng)

    return decided(think, heuristic("whist", rules, ("plain",)))


def deals_left(view: View) -> float:
    """After this one, by how far the foremost is from the target."""
    share = max(1.0, (len(view.hand) + sum(view.won)) / len(view.sizes))
    return max(0.0, (view.target - max(view.points)) / share / 1.2 - 0.5)
