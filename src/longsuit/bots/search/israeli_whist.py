"""Israeli Whist by trying gifts, calls and cards; bids go by rules of thumb."""

from math import sqrt
from random import Random

from ...belief.tricks import Knowledge, knowledge
from ...engine.actions import Action, Choose, Event, Give
from ...engine.cards import NO_SUIT, Cards, Suit, mask
from ...games.israeli_whist import Rules, View, length
from ...sim.compile.entry_points import row
from ...sim.kernels import israeli_whist as kernel
from ...sim.rollouts.trials_israeli_whist import ROLLOUT
from ..heuristic import make as heuristic
from ..heuristic.passing import strongest_rest, weakest_rest
from ..player import Player
from .auction_candidates import boasted
from .budget import Budget
from .evaluation import Thinker, Thought, acting, decided
from .racing import POINTS, Trial, prize_of, thought
from .trick_games import calls, cards, hands, shown, start_row, totals, unseen

DEAL_SPREAD = 30.0  # points of a deal, of one seat against another
LATE = 4  # deals from the end in which the chance to win counts, not the points
# What hands promise on which players bid, and call, so many tricks, and the deviation from it.
BID_FOR = [0.6 * n + 0.9 for n in range(14)]
CALLED_FOR = [1.4, 1.0, 1.4, 2.0, 2.9, 4.1, *[1.0 * n - 0.7 for n in range(6, 14)]]
ROUGH = 0.7


def player(rules: Rules, budget: Budget) -> Player:
    return acting(thoughts(rules, budget), heuristic("israeli_whist", rules, ("plain",)))


def thoughts(rules: Rules, budget: Budget) -> Thinker:
    encoded = row(kernel.encode(rules))
    prizes = [prize_of(DEAL_SPREAD * sqrt(left)) for left in range(LATE)]

    def think(view: View, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        k = knowledge(view, events)
        tried = candidates(view, k)
        if not tried:
            return []
        w = start_row(view, events, rules, k)
        known_hands, left = with_gift(k, view), length(rules) - view.round
        said, strains = evidence(view)
        trial = Trial(
            entry=ROLLOUT,
            rules=encoded,
            start=w,
            unseen=unseen(k, known_hands, k.voids),
            known=known_hands,
            me=view.seat,
            seats=k.seats,
            said=said,
            strains=strains,
            rough=ROUGH,
            shown=shown(k, events),
            prize=prizes[left] if 0 <= left < LATE else POINTS,
        )
        return thought(trial, tried, budget, rng)

    return decided(think, heuristic("israeli_whist", rules, ("plain",)))


def candidates(view: View, k: Knowledge) -> dict[int, Action]:
    """What is worth trying, by the numbers that stand for it in a trial."""
    match view.phase:
        case "give":
            gifts = [
                *[strongest_rest(k.hand, strain) for strain in range(NO_SUIT + 1)],
                *[weakest_rest(k.hand, strain) for strain in range(NO_SUIT + 1)],
            ]
            return {mask(cards): Give(cards) for cards in gifts}
        case "choose":
            so_far = totals(view)
            if view.rounds and so_far[k.me] >= max(so_far):
                return {}  # who leads may end the match
            return {kernel.ALL_PASS.index(what): Choose(what) for what in ("continue", "redeal")}
        case "call":
            return calls(view.legal)
        case "play":
            return cards(view.legal, k)
        case _:
            return {}  # bids that were tried won no more than those by rules of thumb


def evidence(view: View) -> tuple[list[float], list[Suit]]:
    """By seat the tricks that its call tells of, or else its bid, and for which trump."""
    bid, strains = boasted(view.bids, len(view.calls))
    said = [BID_FOR[n] if n >= 0 else -1.0 for n in bid]
    for seat, n in enumerate(view.calls):
        if n >= 0 and seat != view.ruler:
            said[seat], strains[seat] = CALLED_FOR[n], view.trump
    return said, strains


def with_gift(k: Knowledge, view: View) -> tuple[Cards, ...]:
    """One's own hand, and with the next seat what is left of the cards passed on last."""
    found = list(hands(k))
    if view.given:
        found[(k.me + 1) % k.seats] = mask(view.given[-1]) & ~k.gone
    return tuple(found)
