"""The search of Estimation Whist: every call and card is tried, and a network plays on."""

from math import sqrt
from random import Random

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...engine.cards import NO_SUIT
from ...games.estimation_whist import Rules, View, sizes
from ...sim.compile.entry_points import row
from ...sim.kernels import estimation_whist as kernel
from ...sim.rollouts.rollout_estimation_whist import ROLLOUT
from .budget import Budget
from .evaluation import Evaluation, Evaluator
from .network_prior import NO_NETWORK, network_prior, rollout_network
from .objective import BY_POINTS, win_chances
from .trick_games import (
    SearchProblem,
    candidate_calls,
    candidate_cards,
    cards_played,
    evaluate,
    known_hands,
    start_row,
    unseen_cards,
)

ROUND_DEVIATION = 6.5  # of the points of a round, of one seat against another
LATE = 1  # rounds from the end in which the chance to win counts, not the points
MOST_CARDS = 13  # in a hand, to which the network was fitted


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    encoded, length = row(kernel.encode(rules)), len(sizes(rules))
    late = [win_chances(ROUND_DEVIATION * sqrt(left)) for left in range(min(LATE, length))]
    fitted = rules.score == "vanilla" and not rules.hard_score

    def evaluation(view: View, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        k, left = knowledge(view, events), length - view.round
        start = start_row(view, events, rules, k)
        objective = late[left] if left < LATE else BY_POINTS
        size = sizes(rules)[view.round - 1]
        network = NO_NETWORK
        if size <= MOST_CARDS and view.trump != NO_SUIT:  # as it was fitted
            by_points = objective is BY_POINTS
            network = rollout_network("estimation_whist", fitted_points=fitted and by_points)
        calling = view.phase == "call"
        actions = candidate_calls(view.legal) if calling else candidate_cards(view.legal, k)
        decision = SearchProblem(
            entry=ROLLOUT,
            rules=encoded,
            start=start,
            unseen=unseen_cards(k, known_hands(k), k.voids),
            known=known_hands(k),
            me=view.seat,
            seats=k.seats,
            out=52 - k.seats * size,
            call_tricks=view.calls,
            cards_played=cards_played(k, events),
            objective=objective,
            network=network,
            prior=network_prior(network, start, k, actions, calling=calling),
        )
        return evaluate(decision, actions, budget, rng)

    return evaluation
