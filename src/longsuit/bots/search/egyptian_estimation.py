"""Egyptian Estimation by trying bids, estimates and cards; declarations by rules of thumb."""

from math import sqrt
from random import Random

from ...belief.tricks import Knowledge, excluded_suits, knowledge
from ...engine.actions import Action, Event
from ...engine.cards import NO_SUIT, Suit
from ...games.egyptian_estimation import Rules, View, length
from ...sim.compile.entry_points import row
from ...sim.kernels import egyptian_estimation as kernel
from ...sim.rollouts.trials_egyptian_estimation import ROLLOUT
from ..heuristic import make as heuristic
from ..player import Player
from .auction_candidates import bids, boasted
from .budget import Budget
from .evaluation import Thinker, Thought, acting
from .network_prior import judged, learned
from .racing import POINTS, Trial, prize_of, thought
from .trick_games import calls, cards, hands, shown, start_row, unseen

ROUND_SPREAD = 25.0  # points of a round, of one seat against another
LATE = 1  # rounds from the end in which the chance to win counts, not the points
# What hands promise on which players bid, and estimate, so many tricks, and the deviation from it.
BID_FOR = [0.8 * n + 0.5 for n in range(14)]
CALLED_FOR = [1.2, *[0.82 * n + 0.65 for n in range(1, 14)]]
ROUGH = 0.7


def player(rules: Rules, budget: Budget) -> Player:
    return acting(thoughts(rules, budget), heuristic("egyptian_estimation", rules, ("plain",)))


def thoughts(rules: Rules, budget: Budget) -> Thinker:
    encoded = row(kernel.encode(rules))
    prizes = [prize_of(ROUND_SPREAD * sqrt(left)) for left in range(LATE)]

    def think(view: View, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        k = knowledge(view, events)
        tried = candidates(view, k)
        if len(tried) < 2:
            return []
        left = length(rules) - view.round
        said, strains = evidence(view)
        w = start_row(view, events, rules, k)
        prize = prizes[left] if left < LATE else POINTS
        by = learned("egyptian_estimation", plain=prize is POINTS)
        spoken = view.phase in ("call", "play")
        trial = Trial(
            entry=ROLLOUT,
            rules=encoded,
            start=w,
            unseen=unseen(k, hands(k), excluded_suits(view, events, rules)),
            known=hands(k),
            me=view.seat,
            seats=k.seats,
            said=said,
            strains=strains,
            rough=ROUGH,
            shown=shown(k, events),
            prize=prize,
            by=by,
            prior=judged(by, w, k, tried, called=view.phase == "call") if spoken else {},
        )
        return thought(trial, tried, budget, rng)

    return think


def candidates(view: View, k: Knowledge) -> dict[int, Action]:
    """What is worth trying, by the numbers that stand for it in a trial; dash calls were tried and
    lost, so what is declared goes by rules of thumb."""
    match view.phase:
        case "declare":
            return {}
        case "bid":
            return bids(view.legal, k.hand)
        case "call":
            return calls(view.legal)
        case _:
            return cards(view.legal, k)


def evidence(view: View) -> tuple[list[float], list[Suit]]:
    """By seat the tricks that its estimate tells of, or else its bid, and for which trump."""
    bid, strains = boasted(view.bids, len(view.calls))
    said = [BID_FOR[n] if n >= 0 else -1.0 for n in bid]
    for seat, n in enumerate(view.calls):
        if seat in view.dashed:
            said[seat], strains[seat] = CALLED_FOR[0], NO_SUIT
        elif n >= 0 and (seat != view.caller or bid[seat] < 0):
            said[seat], strains[seat] = CALLED_FOR[n], view.trump
    return said, strains
