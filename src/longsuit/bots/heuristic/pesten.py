"""The heuristic player of Pesten: a one-turn search over afterstates with a linear evaluation.

Each candidate action is valued by the evaluation function of the position it leaves; where an
action lets the same seat play again, by the best continuation, up to a fixed depth.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ...belief.pesten import track
from ...engine.actions import Action, Draw, Event, Give, Name, Play, Take
from ...engine.cards import JOKER, NO_SUIT, Card, Suit
from ...games.pesten import Rules, View, sets, shedding_rules
from ...games.pesten.effects import (
    ANSWER,
    NAME,
    REVERSE,
    SKIP,
    TAKES,
    only_two,
    turn_after,
)
from ...games.pesten.playable import playable_on_top, special, weight
from ...games.pesten.table import must_announce, next_seat_playing, without
from ...games.pesten.turns import taker_plays
from ..player import Choice, Player
from .pesten_chances import counts
from .pesten_evaluation import TERMS, Afterstate, Features, next_seat

# Chosen by hand unless the comment says more.
OUT = 50.0  # the value of having no cards left: more than all terms together
OUT_PLUS_FIVE = 49.0  # the same after a special card that costs five cards in the next game
MAX_SCANNED, MAX_EVALUATED = 1000, 16  # actions read from a long list, and actions evaluated
CHAIN_DEPTH, EVALUATIONS = 3, 16  # plays searched after a 7, and afterstates evaluated in a turn
DRAWS = {"none": 0.0, "one": 0.7, "until_playable": 2.0}  # expected cards drawn if nothing fits
LARGE_HAND = 24  # cards from which continuations are searched without sets
POINT_COST = 0.05  # log-odds for a point left in the hand, when another seat has one card
LAST_CARD_GIVEN = 1.0  # log-odds for each way a card helps a neighbour whose only card it will be

# Factors of the terms by style; a term that is not named has the factor 1.
STYLES: dict[str, dict[str, float]] = {
    "plain": {},
    "bold": {"save the best cards": 0.4, "make others take cards": 1.8},
    "careful": {"save the best cards": 1.5, "stop the next one": 1.8},
}


def player(rules: Rules, style: str) -> Player:
    weights = tuple([STYLES[style].get(name, 1.0) for name in TERMS])

    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        actions = candidates(view)
        if len(view.legal) == 1:
            return Choice(actions[0], "nothing else to do")
        if len(actions) == 1:
            return Choice(actions[0], "announce the last card")
        return Evaluator(view, events, rules, weights).best(actions)

    return decide


def candidates(view: View) -> list[Action]:
    """The legal actions that are evaluated.

    Plays that are announced wrongly are left out; of very many sets only some of the longest stay.
    """
    held, legal = len(view.hand), view.legal
    actions = [
        action
        for action in (legal if len(legal) <= MAX_SCANNED else legal[:: len(legal) // MAX_SCANNED])
        if not isinstance(action, Play)
        or action.last == must_announce(held - len(action.cards), len(action.cards))
    ]
    limit = MAX_EVALUATED if held <= LARGE_HAND else MAX_EVALUATED // 2
    if len(actions) <= limit:
        return actions
    several = [a for a in actions if isinstance(a, Play) and len(a.cards) > 1]
    others = [a for a in actions if not isinstance(a, Play) or len(a.cards) == 1]
    several.sort(key=lambda action: -len(action.cards))
    half = limit // 2
    return several[: max(half, limit - len(others))] + others[:half] + others[half:][-1:]


class ActionValue(Struct, frozen=True, gc=False):
    """The log-odds to win after an action, and the weighted terms they are the sum of."""

    total: float
    terms: tuple[float, ...] = ()


class Evaluator:
    """Values the actions of one decision, from what the seat can know."""

    def __init__(
        self, view: View, events: tuple[Event, ...], rules: Rules, weights: tuple[float, ...]
    ) -> None:
        self.view, self.rules, self.weights = view, rules, weights
        self.c = shedding_rules(rules)
        self.k = counts(view, track(view, events, rules))
        self.next = next_seat_playing(view.seat, view.way, self.k.playing, self.k.seats)
        others = [size for seat, size in enumerate(view.sizes) if size and seat != view.seat]
        self.point_cost = POINT_COST / min(others) if rules.score == "points" else 0.0
        self.evaluations_left = EVALUATIONS

    def best(self, actions: Sequence[Action]) -> Choice:
        """The action of the highest value; its reason is the term in which it exceeds the others'
        mean most."""
        values = [(self.action_value(action), action) for action in actions]
        values.sort(key=lambda pair: -pair[0].total)
        (first, action), *others = values
        if first.total >= OUT_PLUS_FIVE:
            return Choice(action, "go out")
        columns = zip(first.terms, *[other.terms for other, _ in others], strict=True)
        gains = [mine * len(others) - sum(theirs) for mine, *theirs in columns]
        return Choice(action, list(TERMS)[gains.index(max(gains))])

    def action_value(self, action: Action) -> ActionValue:
        v = self.view
        match action:
            case Play(cards):
                return self.play_value(v.hand, cards, v.payload, CHAIN_DEPTH)
            case Take():
                return self.take_value()
            case Name(suit) if v.top == JOKER and not v.payload and self.taker_plays:
                return self.continuation_value(v.hand, v.top, CHAIN_DEPTH, 0.0, suit)
            case Name(suit):
                return self.evaluate(Afterstate(v.hand, v.top, suit, v.payload, self.next, v.way))
            case Draw():
                drawn = DRAWS["one"] if self.rules.play_drawn else 1.0
                return self.evaluate(Afterstate(v.hand, v.top, v.named, 0, self.next, v.way, drawn))
            case Give((card,)):
                return self.give_value(card)
            case _:
                return self.evaluate(Afterstate(v.hand, v.top, v.named, 0, self.next, v.way))

    def evaluate(self, after: Afterstate) -> ActionValue:
        """The evaluation function at an afterstate."""
        self.evaluations_left -= 1
        f = Features(self.k, self.c, after, self.point_cost)
        terms = tuple(
            [term(f) * factor for term, factor in zip(TERMS.values(), self.weights, strict=True)]
        )
        return ActionValue(sum(terms), terms)

    def evaluate_naming(self, a: Afterstate) -> ActionValue:
        """The evaluation with the best suit to name."""
        suits = [Afterstate(a.hand, a.top, s, a.payload, a.turn, a.way, a.drawn) for s in range(4)]
        return max([self.evaluate(after) for after in suits], key=lambda value: value.total)

    def take_value(self) -> ActionValue:
        v, drawn = self.view, min(self.view.payload, self.k.drawable)
        after = Afterstate(v.hand, v.top, v.named, 0, self.next, v.way, drawn)
        naming = v.top == JOKER and v.named == NO_SUIT
        if not self.taker_plays:
            return self.evaluate_naming(after) if naming else self.evaluate(after)
        suits = range(4) if naming else (v.named,)
        row = [self.continuation_value(v.hand, v.top, CHAIN_DEPTH, drawn, s) for s in suits]
        return max(row, key=lambda value: value.total)

    @property
    def taker_plays(self) -> bool:
        """True if the seat that takes the stack may then play."""
        r = self.rules
        return taker_plays(self.view.top, r.play_after_twos, r.play_after_joker)

    def give_value(self, card: Card) -> ActionValue:
        """The value of giving a card, less the risk that a left neighbour who holds no other card
        goes out with it."""
        v, k = self.view, self.k
        rest = without(v.hand, (card,))
        value = self.evaluate(Afterstate(rest, v.top, v.named, 0, self.next, v.way, 1.0))
        if k.sizes[next_seat_playing(k.me, 1, k.playing, k.seats)] > 1:
            return value
        may_end = not self.c.plain_finish or not special(self.c, card)
        risk = LAST_CARD_GIVEN * (
            may_end + (playable_on_top(v.top, NO_SUIT, self.c.wild) >> card & 1)
        )
        row = zip(TERMS.values(), value.terms, strict=True)
        terms = tuple([part - risk * (term is next_seat) for term, part in row])
        return ActionValue(value.total - risk, terms)

    def play_value(
        self, hand: tuple[Card, ...], cards: tuple[Card, ...], payload: int, depth: int
    ) -> ActionValue:
        rest, top, k, way = without(hand, cards), cards[-1], self.k, self.view.way
        if not rest:
            costs = self.rules.finish == "plus_five" and special(self.c, top)
            return ActionValue(OUT_PLUS_FIVE if costs else OUT)
        two = only_two(k.playing, k.me)
        own = (self.c.effects_of_two if two else self.c.effects)[top & 15]
        effect = TAKES if payload else own
        if effect == TAKES:
            payload += weight(top, self.c.joker_cards)
        if effect == NAME or (top == JOKER and self.rules.joker_suit == "player"):
            return self.evaluate_naming(Afterstate(rest, top, NO_SUIT, payload, self.next, way))
        turn = turn_after(SKIP if effect == ANSWER else effect, k.me, way, k.playing, k.seats)
        if turn == k.me:
            return self.continuation_value(rest, top, depth, 0.0)
        way = -way if effect == REVERSE else way
        return self.evaluate(Afterstate(rest, top, NO_SUIT, payload, turn, way))

    def continuation_value(
        self, hand: tuple[Card, ...], top: Card, depth: int, drawn: float, named: Suit = NO_SUIT
    ) -> ActionValue:
        """The value of playing on in the same turn with the best continuation; where none is left
        or the search ends, the value of drawing."""
        if depth and self.evaluations_left > 0:
            values: list[ActionValue] = []
            for cards in self.continuations(hand, top, named):
                if self.evaluations_left > 0 or not values:
                    values.append(self.play_value(hand, cards, 0, depth - 1))
            if values:
                return max(values, key=lambda value: value.total)
        drawn += DRAWS[self.rules.draw]
        return self.evaluate(Afterstate(hand, top, named, 0, self.next, self.view.way, drawn))

    def continuations(
        self, hand: tuple[Card, ...], top: Card, named: Suit
    ) -> list[tuple[Card, ...]]:
        """The cards and sets that can be laid on the top card in the same turn, the longest sets
        first."""
        c = self.c
        fit = playable_on_top(top, named, c.wild)
        begin = [card for card in dict.fromkeys(hand) if fit >> card & 1]
        plays: list[tuple[Card, ...]] = [(card,) for card in begin]
        if c.sets and len(hand) <= LARGE_HAND:
            plays += sets.of_one_rank(hand, begin, top, listed=MAX_EVALUATED)
            plays += sets.runs(hand, begin, (1, -1), top, c.round_the_corner)
            plays.sort(key=len, reverse=True)
        plays = plays[:MAX_EVALUATED]
        if not c.plain_finish:
            return plays
        whole = len(hand)
        return [cards for cards in plays if len(cards) < whole or not special(c, cards[-1])]
