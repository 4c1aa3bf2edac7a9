"""The search of Pesten: every candidate action is tried in sampled worlds.

With four seats a rollout is cut after some turns and the hands are valued (`sim.rollouts.
pesten.value`); else it goes to the end of the game.  The linear policy of the rollouts serves as
the prior: its values count as pseudo-observations, as if from a number of sampled worlds.
"""

from collections import Counter
from math import sqrt
from random import Random

from ...belief.pesten import Tracker, track
from ...belief.pesten_hand import HandBelief, Limit
from ...engine.actions import Action, Draw, Event, Give, Name, Pass, Play, Take
from ...engine.cards import JOKER, NO_SUIT, SUIT_CARDS, Card, Suit, suit_of
from ...games.pesten import Rules, View, shedding_rules
from ...games.pesten.playable import special
from ...games.pesten.table import must_announce
from ...sim.compile.entry_points import row
from ...sim.kernels.encode_view import encode_view
from ...sim.kernels.layout import Row
from ...sim.kernels.pesten import layout as table
from ...sim.kernels.pesten import match as kernel
from ...sim.rollouts.pesten.policy import (
    DRAWING,
    GIVING,
    LAYING,
    NAMING,
    PASSING,
    STRIDE,
    TAKING,
    action_value,
)
from ...sim.rollouts.pesten.value import GAME_WON
from ...sim.rollouts.rollout import (
    CHANCE_BITS,
    DIFFERENCE,
    GAIN,
    MOST_CANDIDATES,
    SCRATCH,
    SUMS,
)
from ...sim.rollouts.rollout_pesten import AT_MOST as MOST_HELD
from ...sim.rollouts.rollout_pesten import (
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
from ...sim.rollouts.simple_policies import policy_code
from .budget import Budget
from .evaluation import Evaluation, Evaluator
from .objective import BY_POINTS, win_chances
from .racing import Candidate, race

TURNS_AHEAD = 12  # of a rollout, before the hands are valued
FITTED_SEATS = 4  # for which the values were fitted; with more or fewer a rollout goes to the end
PRIOR_WORLDS = 100  # sampled worlds for which the prior counts
PRIOR_WORLDS_TO_THE_END = 400  # where rollouts go to the end, which tells less
LARGEST = 16  # cards that a play may have in a rollout
# Standard deviations of a game's score, of one seat against another.
DEVIATIONS = {"wins": 0.7, "places": 1.9, "points": 45.0}
LATE = 3  # games to come before which the lead does not matter yet
# Games that are taken to follow the last one, so that the standard deviation of the points to come
# is not 0 and a larger lead stays better.
LAST = 0.1


def evaluator(rules: Rules, budget: Budget) -> Evaluator:
    numbers, seats = list(kernel.encode(rules)), rules.players
    encoded = row(numbers)
    policy = policy_code("sensible", seats)

    def evaluation(view: View, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        actions = candidates(view, rules)
        if not actions:
            return []
        tracker = track(view, events, rules)
        start, hidden = row(start_row(view, rules, tracker)), row(unknown_cards(view, tracker))
        actions = most_promising(numbers, start, view, actions)
        objective = objective_of(view, rules)
        by_points = objective is BY_POINTS
        ahead = TURNS_AHEAD if by_points and seats == FITTED_SEATS else 0
        evidence, unit = row(encode_evidence(view, tracker, ahead)), GAME_WON if ahead else 1
        weight = PRIOR_WORLDS if ahead else PRIOR_WORLDS_TO_THE_END
        work = row(objective), row(table.WIDTH), row(table.WIDTH), row(SCRATCH)
        prior = policy_prior(numbers, start, view, actions) if by_points else []

        def roll_out(ids: list[int], leader: int, seed: int, first: int, n: int, sums: Row) -> None:
            rows = row([number for at in ids for number in encode_action(actions[at])])
            head = encoded, start, evidence, hidden, rows, len(ids), leader
            ROLLOUT(*head, policy, seed, first, n, *work, sums)
            if first == 0 and prior:
                add_prior(sums, ids, leader, [round(weight * unit * gain) for gain in prior])

        ranking = race(roll_out, range(len(actions)), budget, rng)
        if prior:
            average_with_prior(ranking, seats, weight)
        scale = unit * (seats - 1) if by_points else 1 << 2 * CHANCE_BITS
        return [
            Evaluation(
                action=actions[c.action],
                gain=c.gain / scale,
                error=c.error / scale,
                chance=not by_points,
                points=c.points / unit,
                points_error=c.points_error / unit,
                made=-1.0,
                worlds=c.worlds,
            )
            for c in ranking
        ]

    return evaluation


def most_promising(rules: Row, start: Row, view: View, actions: list[Action]) -> list[Action]:
    """As many actions as a rollout has room for, in their order: all that lay no card, and the
    plays that the rollout policy values most."""
    if len(actions) <= MOST_CANDIDATES:
        return actions
    values = policy_values(rules, start, view, actions)
    order = sorted(range(len(actions)), key=lambda n: (isinstance(actions[n], Play), -values[n]))
    return [actions[at] for at in sorted(order[:MOST_CANDIDATES])]


def policy_values(rules: Row, start: Row, view: View, actions: list[Action]) -> list[int]:
    """By action, its value by the rollout policy."""
    state = [int(n) for n in start]
    for seat, size in enumerate(view.sizes):
        state[table.HELD + seat] = size
    return [action_value(rules, state, view.seat, encode_action(a), 0) for a in actions]


def policy_prior(rules: Row, start: Row, view: View, actions: list[Action]) -> list[float]:
    """By action, its gain over the mean of all by the rollout policy's values alone.  Values are
    cut at that of a game, as an action that wins has a far higher one."""
    values = policy_values(rules, start, view, actions)
    bounded = [max(min(value, GAME_WON), -GAME_WON) for value in values]
    mean = sum(bounded) / len(bounded)
    return [len(view.sizes) * (value - mean) / GAME_WON for value in bounded]


def add_prior(sums: Row, ids: list[int], leader: int, prior: list[int]) -> None:
    """Adds the prior to the sums, as if it came from worlds before the first one."""
    for at, action in enumerate(ids):
        sums[at * SUMS + GAIN] += prior[action]
        sums[at * SUMS + DIFFERENCE] += prior[action] - prior[ids[leader]]


def average_with_prior(candidates: list[Candidate], seats: int, weight: int) -> None:
    """Makes the gains means over the sampled worlds and those for which the prior counts, and sets
    their standard errors."""
    mean = sum(c.gain for c in candidates) / len(candidates)
    for c in candidates:
        total = c.worlds + weight
        c.gain = (c.gain * c.worlds + mean * weight) / total
        c.error = seats * c.points_error * sqrt(c.worlds / total)


def objective_of(view: View, rules: Rules) -> tuple[int, ...]:
    """Games won, but in the last games of a match the chance to end ahead."""
    if rules.score == "wins" and (rules.games == 1 or view.of - view.round >= LATE):
        return BY_POINTS
    return win_chances(DEVIATIONS[rules.score] * sqrt(view.of - view.round + LAST))


def candidates(view: View, rules: Rules) -> list[Action]:
    """The actions to be tried: no wrong announcement, and one of several equal plays; no special
    card that ends the hand at a cost where a plain one ends it too."""
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
    tried = list(found.values())
    last = [a for a in tried if isinstance(a, Play) and len(a.cards) == len(view.hand)]
    dear = [a for a in last if special(shedding_rules(rules), a.cards[-1])]
    if rules.finish != "plus_five" or len(dear) == len(last):
        return tried
    return [action for action in tried if action not in dear]


def encode_action(action: Action) -> list[int]:
    """An action as the compiled rollouts take it."""
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


def encode_evidence(view: View, tracker: Tracker, ahead: int) -> list[int]:
    """The knowledge of the other hands, in the row that `sim.rollouts.rollout_pesten` describes;
    the hands with the most limits are drawn first."""
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


def start_row(view: View, rules: Rules, tracker: Tracker) -> list[int]:
    """The row of the view, with the cards of other hands that are known."""
    state = encode_view(view, rules)
    for seat, hand in enumerate(tracker.hands):
        for card in hand.cards:
            table.add_card(state, seat, card)
    state[table.BEGAN] = stack_suit(view, tracker)
    return state


def stack_suit(view: View, tracker: Tracker) -> Suit:
    """The suit in which the stack began; the top card's, if the tracker cannot tell."""
    if not view.payload or (tracker.stack_suit == NO_SUIT and view.top == JOKER):
        return NO_SUIT
    return tracker.stack_suit if tracker.stack_suit != NO_SUIT else suit_of(view.top)
