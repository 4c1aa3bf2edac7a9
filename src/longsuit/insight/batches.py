"""What a seat knows in Pesten about the other hands: cards passed on, and by batches of cards the
faces that cannot be among them, as their holder drew rather than play one."""

from itertools import groupby
from typing import Any

from msgspec import Struct

from ..engine.base import Draw, Event, Give, Name, Pass, Play, Shuffle, Take
from ..engine.cards import (
    JOKER,
    NO_SUIT,
    UNSEEN,
    Card,
    Cards,
    Seat,
    Suit,
    rank_of,
    suit_of,
)
from ..engine.effects import AGAIN, TAKES
from ..engine.laying import fitting, stack_fitting, weight
from ..engine.shedding import wrongly_announced
from ..games.pesten import Rules, customs


class Batch(Struct):
    """Some cards of a hand among which certain faces are not; others are doubted, as the holder of
    a share of these cards would hardly have kept them back."""

    number: int
    barred: Cards
    age: float = 0.0  # plays for which the cards were passed over
    doubted: Cards = 0
    share: float = 0.0

    def doubt(self, faces: Cards) -> None:
        self.doubted |= faces
        self.share = 1.0


class Held(Struct):
    """What is known of a hand."""

    cards: list[Card]  # for certain
    batches: list[Batch]

    @property
    def number(self) -> int:
        return len(self.cards) + sum([batch.number for batch in self.batches])

    def lose(self, card: Card) -> None:
        """A card leaves the hand; which batch it was in may stay open, and then they are one."""
        if card in self.cards:
            self.cards.remove(card)
            return
        came = [b for b in self.batches if b.number and not b.barred >> card & 1]
        others = [b for b in self.batches if b.number and b.barred >> card & 1]
        self.batches = others + together(came, -1)

    def lose_any(self) -> None:
        """A card nobody saw leaves the hand."""
        loose = [Batch(len(self.cards), 0)] if self.cards else []
        self.cards = []
        self.batches = together([*self.batches, *loose], -1)

    def gain(self, number: int) -> None:
        self.batches.append(Batch(number, 0))

    def bar(self, faces: Cards) -> None:
        for batch in self.batches:
            batch.barred |= faces

    def doubt(self, faces: Cards) -> None:
        for batch in self.batches:
            batch.doubt(faces)


def together(batches: list[Batch], more: int) -> list[Batch]:
    """As one, of which only that is certain what is certain of each."""
    if not batches:
        return []
    barred, doubted = -1, 0
    for batch in batches:
        barred &= batch.barred
        doubted |= batch.doubted
    number = sum([batch.number for batch in batches])
    age = sum([batch.number * batch.age for batch in batches]) / number
    share = sum([batch.number * batch.share for batch in batches]) / number
    return [Batch(number + more, barred, age, doubted, share)] if number + more > 0 else []


class Watching:
    """The hands of a match as a seat follows them, event by event."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.rules, self.customs = rules, customs(rules)
        self.seats = seats
        self.begin()

    def begin(self) -> None:
        """The cards are dealt; which one was turned up is no event."""
        self.hands = [Held([], [Batch(self.rules.cards, 0)]) for _ in range(self.seats)]
        self.top: Card = UNSEEN
        self.named: Suit = NO_SUIT
        self.payload, self.drew, self.series = 0, False, -1
        self.began: Suit = NO_SUIT  # of the first card in the payload that has a suit
        # By seat, the suit it named and has not played since, that it played last, and that it
        # turned away from last.
        self.likes: list[Suit] = [NO_SUIT] * self.seats
        self.played: list[Suit] = [NO_SUIT] * self.seats
        self.left: list[Suit] = [NO_SUIT] * self.seats

    @property
    def ended(self) -> bool:
        """Whether the cards that are shuffled now are dealt anew, and are not the discards."""
        empty = [not held.number for held in self.hands]
        return sum(empty) >= (self.seats - 1 if self.rules.score == "places" else 1)

    def see(self, event: Event) -> None:
        match event.action:
            case Shuffle():
                if self.ended:
                    self.begin()
            case Play(cards, last):
                self.lay(event.seat, cards, last)
            case Draw():
                if self.customs.draw == "until_playable" or not self.drew:
                    self.missed(self.hands[event.seat])
                self.hands[event.seat].gain(1)
                self.drew = True
            case Take():
                self.hands[event.seat].doubt(self.answering())
                self.hands[event.seat].gain(self.payload)
                self.payload, self.began = 0, NO_SUIT
            case Name(suit):
                self.named = self.likes[event.seat] = suit
            case Pass():
                if self.drew and self.top != UNSEEN and self.hands[event.seat].batches:
                    came = self.hands[event.seat].batches[-1]
                    came.doubt(fitting(self.top, self.named, self.customs.wild))
                self.drew = False
            case _:
                pass

    def answering(self) -> Cards:
        """The faces that would add to the cards to be taken."""
        c = self.customs
        if self.top == UNSEEN:
            return 0
        first = c.climb == "first" and self.began != NO_SUIT
        climb = NO_SUIT if c.climb == "off" else self.began if first else suit_of(self.top)
        return stack_fitting(self.top, climb, c.mixed)

    def missed(self, held: Held) -> None:
        """Who must play and draws had nothing that fits; with one card left it may have been one
        on which nobody may finish."""
        c = self.customs
        if self.top == UNSEEN:
            return
        fits = fitting(self.top, self.named, c.wild)
        if c.must_play and not (c.plain_finish and held.number == 1):
            held.bar(fits)
        else:
            held.doubt(fits)

    def turned(self, seat: Seat, card: Card) -> None:
        """What a card played says about suits."""
        named = self.named != NO_SUIT or self.top in (JOKER, UNSEEN)
        asked, suit = self.named if named else suit_of(self.top), suit_of(card)
        if card == JOKER:
            self.left[seat] = asked
            return
        if suit == self.likes[seat]:
            self.likes[seat] = NO_SUIT
        self.left[seat] = NO_SUIT if asked == suit else asked
        self.played[seat] = suit

    def lay(self, seat: Seat, cards: tuple[Card, ...], last: bool) -> None:
        """A last card announced wrongly costs cards, and in a series it comes back."""
        c, held = self.customs, self.hands[seat]
        for card in cards:
            held.lose(card)
        for batch in held.batches:
            batch.age += 1
        if not self.payload:
            self.turned(seat, cards[0])
        wrong = wrongly_announced(held.number, len(cards), last, c.strict_last)
        if wrong and (self.series == seat or len(cards) > 1):
            held.cards.append(cards[-1])
            cards = cards[:-1]
        if wrong:
            held.gain(c.penalty)
        self.drew, self.series = False, -1
        if cards:
            effect = c.effects[rank_of(cards[-1])]
            takes = self.payload > 0 or effect == TAKES
            self.payload += weight(cards[-1], c.joker_cards) if takes else 0
            if takes and self.began == NO_SUIT and cards[-1] != JOKER:
                self.began = suit_of(cards[-1])
            self.series = seat if effect == AGAIN and not takes else -1
            self.top, self.named = cards[-1], NO_SUIT

    def exchange(self, gifts: list[tuple[Seat, Card]]) -> None:
        """Every giver's card has gone to the next giver."""
        for seat, card in gifts:
            if card == UNSEEN:
                self.hands[seat].lose_any()
        for at, (_, card) in enumerate(gifts):
            to = self.hands[gifts[(at + 1) % len(gifts)][0]]
            if card == UNSEEN:
                to.gain(1)
            else:
                to.cards.append(card)


def hands(view: Any, events: tuple[Event, ...], rules: Rules) -> list[Held]:
    """What this seat knows of every hand; its own is empty here."""
    return followed(view, events, rules).hands


def followed(view: Any, events: tuple[Event, ...], rules: Rules) -> Watching:
    """The match up to now, as this seat has followed it."""
    watching = Watching(len(view.sizes), rules)
    runs = [(g, list(some)) for g, some in groupby(events, lambda e: isinstance(e.action, Give))]
    for at, (giving, some) in enumerate(runs):
        if not giving:
            for event in some:
                watching.see(event)
        elif at + 1 < len(runs) or not view.given:  # else not all have given yet
            given = [(e.seat, e.action.cards[0]) for e in some if isinstance(e.action, Give)]
            watching.exchange(given)
    unseen = list(view.unseen)
    for seat, held in enumerate(watching.hands):
        if seat == view.seat:
            watching.hands[seat] = Held([], [])
            continue
        agree(held, view.sizes[seat], unseen)
    return watching


def agree(held: Held, size: int, unseen: list[Card]) -> None:
    """Takes what is known of a hand out of the unseen cards; a hand that was not followed rightly,
    as the stock was short of cards to be drawn, may be anything."""
    known = [card for card in held.cards if unseen.count(card) >= held.cards.count(card)]
    if held.number > size or known != held.cards:
        held.cards, held.batches = [], []
    if held.number < size:
        held.gain(size - held.number)
    for card in held.cards:
        unseen.remove(card)
    held.batches = [batch for batch in held.batches if batch.number > 0]
