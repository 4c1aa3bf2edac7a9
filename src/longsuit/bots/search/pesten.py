"""Pesten by trying what may be done."""

from collections import Counter
from math import sqrt
from random import Random

from ...belief.pesten import Tracker, track
from ...belief.pesten_hand import HandBelief, Limit
from ...engine.actions import Action, Draw, Event, Give, Name, Pass, Play, Take
from ...engine.cards import JOKER, NO_SUIT, SUIT_CARDS, Card, Suit, suit_of
from ...games.pesten import Rules, View
from ...games.pesten.table import must_announce
from ...sim.compile.entry_points import row
from ...sim.kernels.encode_view import encode_view
from ...sim.kernels.layout import Row
from ...sim.kernels.pesten import layout as table
from ...sim.kernels.pesten import match as kernel
from ...sim.rollouts.pesten_policy import (
    DRAWING,
    GIVING,
    LAYING,
    NAMING,
    PASSING,
    STRIDE,
    TAKING,
    action_value,
)
from ...sim.rollouts.pesten_value import GAME_WON
from ...sim.rollouts.simple_policies import SENSIBLE
from ...sim.rollouts.trials import BETTER, CHANCE_BITS, GAIN, SCRATCH, SUMS
from ...sim.rollouts.trials_pesten import AT_MOST as MOST_HELD
from ...sim.rollouts.trials_pesten import (
    CARDS,
    EVIDENCE,
    FIELDS,
    LIKED,
    LIMITED,
    LIMITS,
    ORDER,
    ROLLOUT,
    SIZES,
)
from ..heuristic import make as heuristic
from ..player import Player
from .budget import Budget
from .evaluation import Thinker, Thought, acting
from .racing import POINTS, Tried, compared, policy_for, prize_of

TURNS_AHEAD = 12  # that are played in a trial, before hands are judged by their worth
FITTED_SEATS = 4  # for which that was fitted; with more or fewer a trial goes to the end
TRUST = 100  # deals that the signs count for
TRUST_TO_THE_END = 400  # where deals are played to the end, which tells less
LARGEST = 16  # cards that a play may have in a trial
SPREADS = {"wins": 0.7, "places": 1.9, "points": 45.0}  # of a game, one seat against another
LATE = 3  # games to come before which the lead does not matter yet
LAST = 0.1  # of a game, that counts as still to come after the last one: a lead is worth something


def player(rules: Rules, budget: Budget) -> Player:
    return acting(thoughts(rules, budget), heuristic("pesten", rules, ("plain",)))


def thoughts(rules: Rules, budget: Budget) -> Thinker:
    numbers, seats = list(kernel.encode(rules)), rules.players
    encoded = row(numbers)
    policy = policy_for(SENSIBLE, seats)

    def think(view: View, events: tuple[Event, ...], rng: Random) -> list[Thought]:
        tried = candidates(view)
        if not tried:
            return []
        tracker = track(view, events, rules)
        start, hidden = row(position(view, rules, tracker)), row(unknown_cards(view, tracker))
        prize = prize_for(view, rules)
        ahead = TURNS_AHEAD if prize is POINTS and seats == FITTED_SEATS else 0
        evidence, grain = row(evidence_of(view, tracker, ahead)), GAME_WON if ahead else 1
        trust = TRUST if ahead else TRUST_TO_THE_END
        work = row(prize), row(table.WIDTH), row(table.WIDTH), row(SCRATCH)
        leaning = leanings(numbers, start, view, tried) if prize is POINTS else []

        def run(ids: list[int], leader: int, seed: int, first: int, n: int, sums: Row) -> None:
            actions = row([number for at in ids for number in written(tried[at])])
            head = encoded, start, evidence, hidden, actions, len(ids), leader
            ROLLOUT(*head, policy, seed, first, n, *work, sums)
            if first == 0 and leaning:
                lean(sums, ids, leader, [round(trust * grain * gain) for gain in leaning])

        found = compared(run, range(len(tried)), budget, rng)
        if leaning:
            believe(found, seats, trust)
        scale = grain * (seats - 1) if prize is POINTS else 1 << 2 * CHANCE_BITS
        return [
            Thought(
                action=tried[one.action],
                gain=one.gain / scale,
                error=one.error / scale,
                chance=prize is not POINTS,
                points=one.points / grain,
                points_error=one.points_error / grain,
                made=-1.0,
                worlds=one.worlds,
            )
            for one in found
        ]

    return think


def leanings(r: Row, start: Row, view: View, tried: list[Action]) -> list[float]:
    """What each action gains by its signs alone, more than the mean of them."""
    w = [int(n) for n in start]
    for seat, size in enumerate(view.sizes):
        w[table.HELD + seat] = size
    values = [action_value(r, w, view.seat, written(action), 0) for action in tried]
    bounded = [
        max(min(value, GAME_WON), -GAME_WON) for value in values
    ]  # a game won is worth far more
    mean = sum(bounded) / len(bounded)
    return [len(view.sizes) * (value - mean) / GAME_WON for value in bounded]


def lean(sums: Row, ids: list[int], leader: int, leaning: list[int]) -> None:
    """The signs count as so many deals more, before the first ones."""
    for at, action in enumerate(ids):
        sums[at * SUMS + GAIN] += leaning[action]
        sums[at * SUMS + BETTER] += leaning[action] - leaning[ids[leader]]


def believe(found: list[Tried], seats: int, trust: int) -> None:
    """Gains as means over all these deals, and their errors."""
    mean = sum(one.gain for one in found) / len(found)
    for one in found:
        heard = one.worlds + trust
        one.gain = (one.gain * one.worlds + mean * trust) / heard
        one.error = seats * one.points_error * sqrt(one.worlds / heard)


def prize_for(view: View, rules: Rules) -> tuple[int, ...]:
    """Games won as they come, but in the last ones of a match the chance to end ahead."""
    if rules.score == "wins" and (rules.games == 1 or view.of - view.round >= LATE):
        return POINTS
    return prize_of(SPREADS[rules.score] * sqrt(view.of - view.round + LAST))


def candidates(view: View) -> list[Action]:
    """What is worth trying: no wrong announcement, and one of equal plays."""
    found: dict[object, Action] = {}
    for action in view.legal:
        if isinstance(action, Play):
            left = len(view.hand) - len(action.cards)
            if (
                action.last == must_announce(left, len(action.cards))
                and len(action.cards) <= LARGEST
            ):
                found.setdefault(
                    (frozenset(Counter(action.cards).items()), action.cards[-1]), action
                )
        elif isinstance(action, Draw | Take | Pass | Name | Give):
            found[action] = action
    return list(found.values())


def written(action: Action) -> list[int]:
    """An action as the kernel takes it."""
    match action:
        case Play(cards):
            head = [LAYING, len(cards), *cards]
        case Name(suit):
            head = [NAMING, 1, suit]
        case Give((card,)):
            head = [GIVING, 1, card]
        case Take():
            head = [TAKING, 0]
        case Draw():
            head = [DRAWING, 0]
        case _:
            head = [PASSING, 0]
    return head + [0] * (STRIDE - len(head))


def unknown_cards(view: View, tracker: Tracker) -> list[Card]:
    """The cards that may lie in any other hand or in the stock."""
    known = Counter([card for hand in tracker.hands for card in hand.cards])
    return list((Counter(view.unseen) - known).elements())


def strictest(hand: HandBelief) -> list[Limit]:
    """The limits that exclude the most, as many as the kernel takes."""
    size = hand.size - len(hand.cards)
    limits = [limit for limit in hand.limits if limit.likely < size]
    limits.sort(key=lambda limit: limit.likely - limit.faces.bit_count() / 64)
    return limits[:LIMITED]


def evidence_of(view: View, tracker: Tracker, ahead: int) -> list[int]:
    """What is known of the other hands; those of which most is known are drawn first."""
    e = [0] * EVIDENCE
    limits = [strictest(hand) for hand in tracker.hands]
    others = [seat for seat, size in enumerate(view.sizes) if size and seat != view.seat]
    others.sort(key=lambda seat: -len(limits[seat]))
    known = [len(hand.cards) for hand in tracker.hands]
    e[:4] = [view.seat, len(view.unseen) - sum(known), len(others), ahead]
    e[ORDER : ORDER + len(others)] = others
    for seat, size in enumerate(view.sizes):
        e[SIZES + seat] = size - known[seat]
    for seat in others:
        e[LIKED + seat] = SUIT_CARDS[tracker.named_suit[seat]]
        for at, limit in enumerate(limits[seat]):
            place = LIMITS + (seat * LIMITED + at) * FIELDS
            e[place + CARDS], e[place + MOST_HELD] = limit.faces, limit.likely
    return e


def position(view: View, rules: Rules, tracker: Tracker) -> list[int]:
    """The row of the view, with the cards of other hands that are known."""
    w = encode_view(view, rules)
    for seat, hand in enumerate(tracker.hands):
        for card in hand.cards:
            table.hold(w, seat, card)
    w[table.BEGAN] = stack_suit(view, tracker)
    return w


def stack_suit(view: View, tracker: Tracker) -> Suit:
    """The suit in which the stack began; the top card's, if the tracker cannot tell."""
    if not view.payload or (tracker.stack_suit == NO_SUIT and view.top == JOKER):
        return NO_SUIT
    return tracker.stack_suit if tracker.stack_suit != NO_SUIT else suit_of(view.top)
