"""The search of Whist: every card is tried."""

from math import sqrt
from random import Random

from ...belief.tricks import excluded_suits, knowledge
from ...engine.actions import Event, Play
from ...games.whist import Rules, View, due_cards
from ...sim.compile.entry_points import row
from ...sim.kernels import layout
from ...sim.kernels import whist as kernel
from ...sim.rollouts.rollout_whist import ROLLOUT
from ..heuristic import make as heuristic
from .budget import Budget
from .evaluation import Evaluation, Evaluator, prefer_heuristic
from .objective import win_chances
from .trick_games import (
    SearchProblem,
    candidate_cards,
    evaluate,
    known_hands,
    start_row,
    unseen_cards,
)

DEAL_DEVIATION = 2.3  # of the tricks of a deal, of one seat against another
EVERY_TRICK = 26  # a call of more tricks than there are: the rollout policy wants every one


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    encoded, strict = row(kernel.encode(rules)), rules.follow == "strict"

    def evaluation(view: View, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        if not all(isinstance(action, Play) for action in view.legal):
            return []
        k = knowledge(view, events, trump_any_time=not strict)
        start = start_row(view, events, rules, k)
        start[layout.CALLS : layout.CALLS + k.seats] = (EVERY_TRICK,) * k.seats
        due = due_cards(k.hand, k.led, k.trump, strict)
        legal = [a for a in view.legal if isinstance(a, Play) and due >> a.cards[0] & 1]
        decision = SearchProblem(
            entry=ROLLOUT,
            rules=encoded,
            start=start,
            unseen=unseen_cards(k, known_hands(k), excluded_suits(view, events, rules)),
            known=known_hands(k),
            me=view.seat,
            seats=k.seats,
            objective=win_chances(DEAL_DEVIATION * sqrt(deals_left(view))),
            has_calls=False,
        )
        return evaluate(decision, candidate_cards(legal, k), budget, rng)

    return prefer_heuristic(evaluation, heuristic("whist", rules, ("plain",)))


def deals_left(view: View) -> float:
    """The number of deals expected after this one, by how far the leader is from the target."""
    share = max(1.0, (len(view.hand) + sum(view.won)) / len(view.sizes))
    return max(0.0, (view.target - max(view.points)) / share / 1.2 - 0.5)
