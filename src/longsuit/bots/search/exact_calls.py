"""The search where every seat calls once and then plays for its call: every call and card is tried,
and a network plays on as far as it was fitted."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...engine.cards import NO_SUIT
from ...engine.options import Options
from ...sim.compile.entry_points import Entry, row
from ...sim.rollouts.network import RIVALS
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


def evaluator(
    game: str,
    rules: Options,
    budget: Budget,
    *,
    entry: Entry,
    encoded: tuple[int, ...],
    sizes: Sequence[int],
    fitted: bool,
) -> Evaluator:
    """The evaluator of a game with these rollouts, rules as its kernel takes them, and cards in
    each round; `fitted`: the points are those to which its network was fitted."""
    numbers, length = row(encoded), len(sizes)
    late = [win_chances(ROUND_DEVIATION * sqrt(left)) for left in range(min(LATE, length))]

    def evaluation(view: Any, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        k, left = knowledge(view, events), length - view.round
        start = start_row(view, events, rules, k)
        objective = late[left] if left < LATE else BY_POINTS
        size = sizes[view.round - 1]
        network = NO_NETWORK
        if size <= MOST_CARDS and k.seats <= RIVALS + 1 and view.trump != NO_SUIT:  # as fitted
            network = rollout_network(game, fitted_points=fitted and objective is BY_POINTS)
        calling = view.phase == "call"
        actions = candidate_calls(view.legal) if calling else candidate_cards(view.legal, k)
        unseen = unseen_cards(k, known_hands(k), k.voids)
        decision = SearchProblem(
            entry=entry,
            rules=numbers,
            start=start,
            unseen=unseen,
            known=known_hands(k),
            me=view.seat,
            seats=k.seats,
            out=unseen.rooms[-1],
            call_tricks=view.calls,
            cards_played=cards_played(k, events),
            objective=objective,
            network=network,
            prior=network_prior(network, start, k, actions, calling=calling),
        )
        return evaluate(decision, actions, budget, rng)

    return evaluation
