"""What the others in Pesten have shown of their hands: cards they can hardly hold, and suits that
they like."""

from collections.abc import Iterable

from msgspec import Struct

from ..engine.actions import Draw, Event, Give, Name, Pass, Play, Shuffle, Take
from ..engine.cards import JOKER, NO_SUIT, Card, Cards, Suit, rank_of, suit_of
from ..games.pesten import View
from ..games.pesten.effects import TAKES
from ..games.pesten.playable import SheddingRules, fitting, stack_fitting, weight

MOST = 8  # limits kept of each seat, the latest and strictest
PENALTY = 2


class Limit(Struct):
    """How many cards of a set a seat holds at most."""

    cards: Cards
    most: int


class Shown(Struct):
    """One seat."""

    held: int  # cards, as far as events tell
    limits: list[Limit] = []
    likes: Suit = NO_SUIT  # named by it, and not played since

    def lacks(self, cards: Cards) -> None:
        self.limits = [limit for limit in self.limits if limit.cards & ~cards]
        self.limits.append(Limit(cards, 0))

    def draws(self, number: int) -> None:
        self.held += number
        for limit in self.limits:
            limit.most += number

    def lays(self, cards: tuple[Card, ...]) -> None:
        self.held -= len(cards)
        for card in cards:
            for limit in self.limits:
                if limit.cards >> card & 1 and limit.most:
                    limit.most -= 1
            if card != JOKER and suit_of(card) == self.likes:
                self.likes = NO_SUIT


def since_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of this game: a shuffle after who had to draw is one of the discards."""
    for at in range(len(events) - 1, -1, -1):
        if isinstance(events[at].action, Shuffle) and not (
            at and isinstance(events[at - 1].action, Draw | Take)
        ):
            return events[at + 1 :]
    return events


class Watch:
    """The pile as the events leave it, and what they tell of the hands."""

    def __init__(self, c: SheddingRules, seats: int, cards: int) -> None:
        self.c, self.shown = c, [Shown(cards) for _ in range(seats)]
        self.top, self.named, self.began = -1, NO_SUIT, NO_SUIT
        self.payload, self.drew = 0, False

    def fitting(self) -> Cards:
        """What could have been laid; nothing is known of the card turned up first."""
        if self.top < 0:
            return 0
        if self.payload:
            climbing = self.began if self.c.climb == "first" else suit_of(self.top)
            climb = NO_SUIT if self.c.climb == "off" or self.top == JOKER else climbing
            return stack_fitting(self.top, climb, self.c.mixed)
        return fitting(self.top, self.named, self.c.wild)

    def see(self, event: Event) -> None:
        shown = self.shown[event.seat]
        match event.action:
            case Play(cards):
                self.lay(shown, cards)
            case Draw():
                if not self.drew and self.c.must_play and (lacking := self.fitting()):
                    shown.lacks(lacking)
                shown.draws(1)
                self.drew = True
            case Pass():
                if self.drew and (lacking := self.fitting()):
                    for limit in shown.limits:  # the card drawn did not fit
                        if limit.cards == lacking and limit.most:
                            limit.most -= 1
                self.drew = False
            case Take():
                if self.payload and (lacking := self.fitting()):
                    shown.lacks(lacking)
                shown.draws(self.payload or PENALTY)
                self.payload, self.began, self.drew = 0, NO_SUIT, False
            case Name(suit):
                shown.likes, self.named = suit, suit
            case Give():
                shown.draws(1)
                shown.held -= 1
            case _:
                pass

    def lay(self, shown: Shown, cards: tuple[Card, ...]) -> None:
        shown.lays(cards)
        top = self.top = cards[-1]
        self.named, self.drew = NO_SUIT, False
        if self.payload or self.c.effects[rank_of(top)] == TAKES:
            self.payload += weight(top, self.c.joker_cards)
            if self.began == NO_SUIT and top != JOKER:
                self.began = suit_of(top)


def watched(view: View, events: tuple[Event, ...], c: SheddingRules, cards: int) -> Watch:
    """What is known of the hands now; cards that came by no event seen may be any."""
    watch = Watch(c, len(view.sizes), cards)
    for event in since_deal(events):
        if event.seat >= 0:
            watch.see(event)
    for seat, shown in enumerate(watch.shown):
        shown.draws(max(0, view.sizes[seat] - shown.held))
    return watch


def strictest(limits: Iterable[Limit], size: int) -> list[Limit]:
    """Those that tell something of a hand of this size."""
    telling = [limit for limit in limits if limit.most < size]
    return sorted(telling, key=lambda limit: limit.most - limit.cards.bit_count() / 64)[:MOST]
