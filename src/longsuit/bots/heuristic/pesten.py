"""Pesten by rules of thumb."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ...belief.known_pesten import known
from ...engine.actions import Action, Draw, Event, Give, Name, Play, Take
from ...engine.cards import JOKER, NO_SUIT, Card
from ...games.pesten import Rules, View, customs, sets
from ...games.pesten.effects import ANSWER, NAME, PLAIN, REVERSE, SKIP, TAKES, turn_after
from ...games.pesten.playable import fitting, weight
from ...games.pesten.table import must_announce, onward, without
from ..player import Choice, Player
from .pesten_rules import THOUGHTS, After, Prospect, stopped

OUT = 50.0  # the worth of having no cards left
MANY, CLOSELY = 1000, 16  # how many actions are looked at, and how many of them closely
SERIES, LOOKS = 3, 16  # how far one looks ahead after a 7, and how often in a turn
DRAWS = {"none": 0.0, "one": 0.7, "until_playable": 2.0}  # cards, for who cannot play
LARGE = 24  # a hand in which no more sets are looked for ahead
COST = 0.05  # of a point left in the hand, when another has one card
GIFT = 1.0  # what a neighbour with one card is given stays its only one

# How much more or less a style cares for a thought.
STYLES: dict[str, dict[str, float]] = {
    "plain": {},
    "bold": {"save the best cards": 0.4, "make others take cards": 1.8},
    "careful": {"save the best cards": 1.5, "stop the next one": 1.8},
}


def player(rules: Rules, style: str) -> Player:
    cares = tuple([STYLES[style].get(name, 1.0) for name in THOUGHTS])

    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        actions = sensible(view)
        if len(view.legal) == 1:
            return Choice(actions[0], "nothing else to do")
        if len(actions) == 1:
            return Choice(actions[0], "announce the last card")
        return Turn(view, events, rules, cares).best(actions)

    return choose


def sensible(view: View) -> list[Action]:
    """The legal actions, without those that forget to announce the last card; of very many sets
    only some of the longest."""
    held, legal = len(view.hand), view.legal
    found = [
        action
        for action in (legal if len(legal) <= MANY else legal[:: len(legal) // MANY])
        if not isinstance(action, Play)
        or action.last
        or not must_announce(held - len(action.cards), len(action.cards))
    ]
    closely = CLOSELY if held <= LARGE else CLOSELY // 2
    if len(found) <= closely:
        return found
    several = [a for a in found if isinstance(a, Play) and len(a.cards) > 1]
    others = [a for a in found if not isinstance(a, Play) or len(a.cards) == 1]
    several.sort(key=lambda action: -len(action.cards))
    half = closely // 2
    return several[: max(half, closely - len(others))] + others[:half] + others[half:][-1:]


class Outlook(Struct, frozen=True, gc=False):
    """What an action is worth, and thought by thought."""

    worth: float
    thoughts: tuple[float, ...] = ()


class Turn:
    """A seat's decision, from what it can know."""

    def __init__(
        self, view: View, events: tuple[Event, ...], rules: Rules, cares: tuple[float, ...]
    ) -> None:
        self.view, self.rules, self.cares = view, rules, cares
        self.c = customs(rules)
        self.k = known(view, events, self.c)
        self.next = onward(view.seat, view.way, self.k.playing, self.k.seats)
        others = [size for seat, size in enumerate(view.sizes) if size and seat != view.seat]
        self.cost = COST / min(others) if rules.score == "points" else 0.0
        self.looks = LOOKS

    def best(self, actions: Sequence[Action]) -> Choice:
        """What speaks for an action is what sets it off most from the others."""
        found = [(self.outlook(action), action) for action in actions]
        found.sort(key=lambda pair: -pair[0].worth)
        (first, action), *others = found
        if first.worth >= OUT:
            return Choice(action, "go out")
        columns = zip(first.thoughts, *[other.thoughts for other, _ in others], strict=True)
        gains = [mine * len(others) - sum(theirs) for mine, *theirs in columns]
        return Choice(action, list(THOUGHTS)[gains.index(max(gains))])

    def outlook(self, action: Action) -> Outlook:
        v = self.view
        match action:
            case Play(cards):
                return self.played(v.hand, cards, v.payload, SERIES)
            case Take():
                return self.taken()
            case Name(suit):
                return self.weighed(After(v.hand, v.top, suit, v.payload, self.next, v.way))
            case Draw():
                drawn = DRAWS["one"] if self.rules.play_drawn else 1.0
                return self.weighed(After(v.hand, v.top, v.named, 0, self.next, v.way, drawn))
            case Give((card,)):
                return self.given(card)
            case _:
                return self.weighed(After(v.hand, v.top, v.named, 0, self.next, v.way))

    def weighed(self, after: After) -> Outlook:
        self.looks -= 1
        p = Prospect(self.k, self.c, after, self.cost)
        thoughts = tuple(
            [f(p) * care for f, care in zip(THOUGHTS.values(), self.cares, strict=True)]
        )
        return Outlook(sum(thoughts), thoughts)

    def named(self, a: After) -> Outlook:
        """With the suit that is best to name."""
        suits = [After(a.hand, a.top, s, a.payload, a.turn, a.way, a.drawn) for s in range(4)]
        return max([self.weighed(after) for after in suits], key=lambda outlook: outlook.worth)

    def taken(self) -> Outlook:
        v, drawn = self.view, min(self.view.payload, self.k.drawable)
        after = After(v.hand, v.top, v.named, 0, self.next, v.way, drawn)
        if v.top == JOKER and v.named == NO_SUIT:
            return self.named(after)
        if v.top != JOKER and self.rules.play_after_twos:
            return self.again(v.hand, v.top, SERIES, drawn)
        return self.weighed(after)

    def given(self, card: Card) -> Outlook:
        """What a left neighbour with one card is given will be its only one."""
        v, k = self.view, self.k
        rest = without(v.hand, (card,))
        found = self.weighed(After(rest, v.top, v.named, 0, self.next, v.way, 1.0))
        if k.sizes[onward(k.me, 1, k.playing, k.seats)] > 1:
            return found
        may_end = not self.c.plain_finish or self.c.effects[card & 15] == PLAIN
        fear = GIFT * (may_end + (fitting(v.top, NO_SUIT, self.c.wild) >> card & 1))
        row = zip(THOUGHTS.values(), found.thoughts, strict=True)
        return Outlook(found.worth - fear, tuple([t - fear * (f is stopped) for f, t in row]))

    def played(
        self, hand: tuple[Card, ...], cards: tuple[Card, ...], payload: int, ahead: int
    ) -> Outlook:
        rest, top, k, way = without(hand, cards), cards[-1], self.k, self.view.way
        if not rest:
            return Outlook(OUT)
        effect = TAKES if payload else self.c.effects[top & 15]
        if effect == TAKES:
            payload += weight(top, self.c.joker_cards)
        if effect == NAME or (top == JOKER and self.rules.joker_suit == "player"):
            return self.named(After(rest, top, NO_SUIT, payload, self.next, way))
        turn = turn_after(SKIP if effect == ANSWER else effect, k.me, way, k.playing, k.seats)
        if turn == k.me:
            return self.again(rest, top, ahead, 0.0)
        way = -way if effect == REVERSE else way
        return self.weighed(After(rest, top, NO_SUIT, payload, turn, way))

    def again(self, hand: tuple[Card, ...], top: Card, ahead: int, drawn: float) -> Outlook:
        """With the best that can follow in the same turn."""
        if ahead and self.looks > 0:
            found: list[Outlook] = []
            for cards in self.following(hand, top):
                if self.looks > 0 or not found:
                    found.append(self.played(hand, cards, 0, ahead - 1))
            if found:
                return max(found, key=lambda outlook: outlook.worth)
        drawn += DRAWS[self.rules.draw]
        return self.weighed(After(hand, top, NO_SUIT, 0, self.next, self.view.way, drawn))

    def following(self, hand: tuple[Card, ...], top: Card) -> list[tuple[Card, ...]]:
        """What can be laid on one's own card, the longest sets first."""
        c = self.c
        fit = fitting(top, NO_SUIT, c.wild)
        begin = [card for card in dict.fromkeys(hand) if fit >> card & 1]
        found: list[tuple[Card, ...]] = [(card,) for card in begin]
        if c.sets and len(hand) <= LARGE:
            found += sets.of_one_rank(hand, begin, top, listed=CLOSELY)
            found += sets.runs(hand, begin, (1, -1), top, c.round_the_corner)
            found.sort(key=len, reverse=True)
        if not c.plain_finish:
            return found[:CLOSELY]
        whole = len(hand)
        return [s for s in found[:CLOSELY] if len(s) < whole or c.effects[s[-1] & 15] == PLAIN]
