"""Egyptian Estimation by trying bids, estimates and cards; declarations by rules of thumb."""

from math import sqrt
from random import Random

from ...belief.tricks import Knowledge, excluded_suits, knowledge
from ...engine.actions import Action, Bid, Event
from ...engine.cards import NO_SUIT, Seat, Suit, mask
from ...engine.phases import auction
from ...games.egyptian_estimation import Rules, View, length
from ...games.egyptian_estimation.scoring import SCORINGS
from ...sim.compile.entry_points import row
from ...sim.kernels import egyptian_bidding as saying
from ...sim.kernels import egyptian_estimation as kernel
from ...sim.kernels import layout
from ...sim.rollouts.trials_egyptian_estimation import ROLLOUT
from ..heuristic import make as heuristic
from ..player import Player
from .auction_candidates import bid_so_far, bids, boasted
from .budget import Budget
from .encode_view import calls, cards, dealt, hands, shown, unseen
from .evaluation import Thinker, Thought, acting
from .network_prior import judged, learned
from .racing import POINTS, Trial, prize_of, thought

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
        w = position(view, rules, dealt(k, view))
        w[layout.SHOWN : layout.SHOWN + k.seats] = shown(k, events)
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


def position(view: View, rules: Rules, w: list[int]) -> list[int]:
    """The row with what was said."""
    n = len(view.sizes)
    w[saying.STAGE] = kernel.STAGES.index(view.phase)
    w[saying.DECLARED] = n
    w[saying.DASHED], w[saying.CALLER] = mask(view.dashed), view.caller
    w[saying.DOUBLED] = view.multiplier.bit_length() - 1
    for seat, suits in enumerate(view.voids):
        w[saying.VOIDS + seat] = mask(suits)
    everybody = (1 << n) - 1
    a = auction.begin(n, view.starter, everybody & ~mask(view.dashed))
    for seat, action in view.bids:
        raises = rules.bidding == "raising" and isinstance(action, Bid)
        asked = auction.still_asked(a.asked, everybody, a.holder, seat, raises, False)
        a = auction.say_bid(a, action, asked)
    bid_so_far(a, w)
    w[layout.LEADER] = view.leader
    w[layout.CALLS : layout.CALLS + n] = view.calls
    w[saying.LAST] = last(view, a.holder)
    w[layout.RULER] = view.caller + 1
    w[layout.VARIANT] = SCORINGS.index(rules.scoring) + 1
    return w


def last(view: View, holder: Seat) -> Seat:
    """§8: the last that has estimated; -1 behind three dash calls."""
    n = len(view.sizes)
    first = view.starter if holder < 0 else holder + 1
    order = [(first + place) % n for place in range(n)]
    spoke = [s for s in order if view.calls[s] >= 0 and s != holder and s not in view.dashed]
    return spoke[-1] if spoke else -1
