"""The search of Egyptian Estimation: bids, estimates and cards are tried; declarations are left to
the heuristic player."""

from collections.abc import Mapping
from math import sqrt
from random import Random

from ...belief.tricks import Knowledge, excluded_suits, knowledge
from ...engine.actions import Action, Event
from ...engine.cards import NO_SUIT, Suit
from ...games.egyptian_estimation import Rules, View, length
from ...games.egyptian_estimation.scoring import SCORINGS, factor
from ...sim.compile.entry_points import row
from ...sim.kernels import egyptian_estimation as kernel
from ...sim.kernels.play_order import clockwise_rules, in_play_order
from ...sim.rollouts.rollout_egyptian_estimation import ROLLOUT
from .auction_candidates import candidate_bids, last_bids
from .budget import Budget
from .evaluation import Evaluation, Evaluator
from .network_prior import network_prior, rollout_network
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

DOUBLED_FROM = 8  # §9: the lowest estimate that counts twice
ROUND_DEVIATION = 25.0  # of the points of a round, of one seat against another
LATE = 1  # rounds from the end in which the chance to win counts, not the points
# The tricks expected of hands on which players bid, and estimate, so many tricks, and the standard
# deviation around them.
BID_TRICKS = [0.8 * n + 0.5 for n in range(14)]
CALL_TRICKS = [1.2, *[0.82 * n + 0.65 for n in range(1, 14)]]
DEVIATION = 0.7


def evaluator(given: Rules, budget: Budget) -> Evaluator:
    rules = clockwise_rules(given)
    encoded = row(kernel.encode(rules))
    late = [win_chances(ROUND_DEVIATION * sqrt(left)) for left in range(LATE)]

    def evaluation(view: View, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        view, events, _ = in_play_order(view, events, given)
        k = knowledge(view, events)
        actions = candidates(view, k)
        if len(actions) < 2:
            return []
        left = length(rules) - view.round
        call_tricks, call_trumps = call_evidence(view)
        start = start_row(view, events, rules, k)
        by_points = left >= LATE
        objective = BY_POINTS if by_points else late[left]
        network = rollout_network(
            "egyptian_estimation", fitted_points=by_points and counts_alike(view, rules)
        )
        prior: Mapping[int, int] = {}
        if view.phase in ("call", "play"):
            calling = view.phase == "call"
            prior = network_prior(network, start, k, actions, calling=calling)
        decision = SearchProblem(
            entry=ROLLOUT,
            rules=encoded,
            start=start,
            unseen=unseen_cards(k, known_hands(k), excluded_suits(view, events, rules)),
            known=known_hands(k),
            me=view.seat,
            seats=k.seats,
            call_tricks=call_tricks,
            call_trumps=call_trumps,
            call_deviation=DEVIATION,
            cards_played=cards_played(k, events),
            objective=objective,
            multiplier=multiplier(view, rules) if by_points else 1,
            network=network,
            prior=prior,
        )
        return evaluate(decision, actions, budget, rng)

    return evaluation


def multiplier(view: View, rules: Rules, estimate: int = 0) -> int:
    """§9, §10: how many times the points of an estimate count in this round, by default of one
    below 8."""
    by_document = rules.formula == "document"
    return factor(SCORINGS.index(rules.scoring), estimate, view.multiplier, by_document)


def counts_alike(view: View, rules: Rules) -> bool:
    """§10: True if doubled rounds multiply the points of all estimates alike, so that they are
    those to which the network was fitted but for their unit; by the document's formula only
    estimates of 8 and more are multiplied."""
    once = factor(SCORINGS.index(rules.scoring), DOUBLED_FROM, 1, False)
    return multiplier(view, rules, DOUBLED_FROM) == once * multiplier(view, rules)


def candidates(view: View, k: Knowledge) -> dict[int, Action]:
    """The actions to be tried, by the numbers that stand for them in rollouts.  Dash calls by
    search lost, so declarations are left to the heuristic player."""
    match view.phase:
        case "void" | "declare":
            return {}
        case "bid":
            return candidate_bids(view.legal, k.hand)
        case "call":
            return candidate_calls(view.legal)
        case _:
            return candidate_cards(view.legal, k)


def call_evidence(view: View) -> tuple[list[float], list[Suit]]:
    """By seat, the tricks expected by its estimate, or else by its bid, and for which trump; -1
    tricks where it has said nothing."""
    bid, trumps = last_bids(view.bids, len(view.calls))
    tricks = [BID_TRICKS[n] if n >= 0 else -1.0 for n in bid]
    for seat, n in enumerate(view.calls):
        if seat in view.dashed:
            tricks[seat], trumps[seat] = CALL_TRICKS[0], NO_SUIT
        elif n >= 0 and (seat != view.caller or bid[seat] < 0):
            tricks[seat], trumps[seat] = CALL_TRICKS[n], view.trump
    return tricks, trumps
