"""The search of Israeli Whist: gifts, calls and cards are tried; bids are left to the heuristic
player."""

from math import sqrt
from random import Random

from ...belief.tricks import Knowledge, knowledge
from ...engine.actions import Action, Choose, Event, Give
from ...engine.cards import NO_SUIT, Cards, Suit, mask
from ...games.israeli_whist import Rules, View, length
from ...games.israeli_whist.numbers import FULL_HAND
from ...sim.compile.entry_points import row
from ...sim.kernels import israeli_whist as kernel
from ...sim.rollouts.rollout_israeli_whist import ROLLOUT
from ..heuristic import make as heuristic
from ..heuristic.passing import strongest_rest, weakest_rest
from .auction_candidates import last_bids
from .budget import Budget
from .evaluation import Evaluation, Evaluator, prefer_heuristic
from .objective import BY_POINTS, win_chances
from .trick_games import (
    SearchProblem,
    candidate_calls,
    candidate_cards,
    cards_played,
    evaluate,
    known_hands,
    start_row,
    totals_before,
    unseen_cards,
)

DEAL_DEVIATION = 30.0  # of the points of a deal, of one seat against another
LATE = 4  # deals from the end in which the chance to win counts, not the points
# The tricks expected of hands on which players bid, and call, so many of thirteen tricks, and the
# standard deviation around them.
BID_TRICKS = [0.6 * n + 0.9 for n in range(14)]
CALL_TRICKS = [1.4, 1.0, 1.4, 2.0, 2.9, 4.1, *[1.0 * n - 0.7 for n in range(6, 14)]]
DEVIATION = 0.7


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    encoded = row(kernel.encode(rules))
    late = [win_chances(DEAL_DEVIATION * sqrt(left)) for left in range(LATE)]

    def evaluation(view: View, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        k = knowledge(view, events)
        actions = candidates(view, k)
        if not actions:
            return []
        known, left = with_gift(k, view), length(rules) - view.round
        call_tricks, call_trumps = call_evidence(view, rules.cards)
        decision = SearchProblem(
            entry=ROLLOUT,
            rules=encoded,
            start=start_row(view, events, rules, k),
            unseen=unseen_cards(k, known, k.voids),
            known=known,
            me=view.seat,
            seats=k.seats,
            out=52 - k.seats * rules.cards,
            call_tricks=call_tricks,
            call_trumps=call_trumps,
            call_deviation=DEVIATION * sqrt(rules.cards / FULL_HAND),
            cards_played=cards_played(k, events),
            objective=late[left] if 0 <= left < LATE else BY_POINTS,
        )
        return evaluate(decision, actions, budget, rng)

    return prefer_heuristic(evaluation, heuristic("israeli_whist", rules, ("plain",)))


def candidates(view: View, k: Knowledge) -> dict[int, Action]:
    """The actions to be tried, by the numbers that stand for them in rollouts."""
    match view.phase:
        case "give":
            gifts = [
                *[strongest_rest(k.hand, strain) for strain in range(NO_SUIT + 1)],
                *[weakest_rest(k.hand, strain) for strain in range(NO_SUIT + 1)],
            ]
            return {mask(cards): Give(cards) for cards in gifts}
        case "choose":
            so_far = totals_before(view)
            if view.rounds and so_far[k.me] >= max(so_far):
                return {}  # the leader may end the match
            return {kernel.ALL_PASS.index(what): Choose(what) for what in ("continue", "redeal")}
        case "call":
            return candidate_calls(view.legal)
        case "play":
            return candidate_cards(view.legal, k)
        case _:
            return {}  # bids by search won no more than those of the heuristic player


def call_evidence(view: View, cards: int) -> tuple[list[float], list[Suit]]:
    """By seat, the tricks expected by its call, or else by its bid, and for which trump; -1 tricks
    where it has said nothing."""
    bid, trumps = last_bids(view.bids, len(view.calls))
    tricks = [scaled(BID_TRICKS, n, cards) if n >= 0 else -1.0 for n in bid]
    for seat, n in enumerate(view.calls):
        if n >= 0 and seat != view.ruler:
            tricks[seat], trumps[seat] = scaled(CALL_TRICKS, n, cards), view.trump
    return tricks, trumps


def scaled(table: list[float], n: int, cards: int) -> float:
    """The tricks expected by a number of tricks out of so many, from the table for thirteen: the
    same share of the tricks, between the two nearest rows."""
    low, between = divmod(n * FULL_HAND, cards)
    high = min(low + 1, FULL_HAND)
    return (table[low] + (table[high] - table[low]) * between / cards) * cards / FULL_HAND


def with_gift(k: Knowledge, view: View) -> tuple[Cards, ...]:
    """The cards known to lie in each hand: the seat's own, and with the next seat those of the last
    gift that are not played yet."""
    known = list(known_hands(k))
    if view.given:
        known[(k.me + 1) % k.seats] = mask(view.given[-1]) & ~k.gone
    return tuple(known)
