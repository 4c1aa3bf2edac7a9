"""What a seat knows in Pesten about the other hands: cards passed on, and by batches of cards the
faces that cannot be among them, as their holder drew rather than play one."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from msgspec import Struct

from ..engine.actions import Draw, Event, Give, Name, Pass, Play, Shuffle, Take
from ..engine.cards import JOKER, NO_SUIT, TWO, UNSEEN, Card, Cards, Seat, Suit, rank_of, suit_of
from ..games.pesten import Rules, all_cards, shedding_rules
from ..games.pesten.effects import AGAIN, PLAIN, TAKES
from ..games.pesten.playable import fitting, stack_fitting, weight
from ..games.pesten.table import wrongly_announced


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
        self.rules, self.shedding = rules, shedding_rules(rules)
        self.seats, self.games = seats, 0
        self.begin()

    def begin(self, turned: Card = UNSEEN, dealer: Seat = -1, payload: int = 0) -> None:
        """The cards are dealt; the one turned up, a play of the dealer, is no event."""
        self.game: list[Event] = []  # what has happened in it
        self.lost = False  # something that cannot be, as things were followed
        self.hands = [Held([], [Batch(self.rules.cards, 0)]) for _ in range(self.seats)]
        self.top: Card = UNSEEN
        self.named: Suit = NO_SUIT
        self.payload, self.drew, self.series = payload, False, -1
        self.began: Suit = NO_SUIT  # of the first card in the payload that has a suit
        self.laid: list[Card] = []
        self.gifts: list[tuple[Seat, Card]] = []
        self.refills, self.refilled = False, False  # a shuffle now is of the discards; one was
        self.due = 0  # cards that were to be drawn last
        if turned != UNSEEN:
            self.top = turned
            self.effective(dealer, turned)
        # By seat, the suit it named and has not played since, that it played last, and that it
        # turned away from last.
        self.likes: list[Suit] = [NO_SUIT] * self.seats
        self.played: list[Suit] = [NO_SUIT] * self.seats
        self.left: list[Suit] = [NO_SUIT] * self.seats

    def see(self, event: Event) -> None:
        if self.gifts and not isinstance(event.action, Give):
            self.exchange()
        refills, self.refills = self.refills, isinstance(event.action, Draw | Take)
        match event.action:
            case Shuffle() if refills:
                self.refill()
            case Shuffle():
                self.games += 1
                self.begin()
                return
            case Give((card,)):
                self.gifts.append((event.seat, card))
            case Play(cards, last):
                self.lay(event.seat, cards, last)
            case Draw():
                self.lost |= self.payload > 0
                if self.shedding.draw == "until_playable" or not self.drew:
                    self.missed(self.hands[event.seat])
                self.draw(event.seat, 1)
                self.drew = self.rules.play_drawn
                self.series = self.series if self.drew else -1
            case Take():
                self.lost |= not self.payload
                self.hands[event.seat].doubt(self.answering())
                self.draw(event.seat, self.payload)
                self.payload, self.began = 0, NO_SUIT
            case Name(suit):
                self.named = self.likes[event.seat] = suit
            case Pass():
                if self.drew and self.top != UNSEEN and self.hands[event.seat].batches:
                    came = self.hands[event.seat].batches[-1]
                    came.doubt(fitting(self.top, self.named, self.shedding.wild))
                self.drew, self.series = False, -1
            case _:
                pass
        self.game.append(event)

    def draw(self, seat: Seat, number: int) -> None:
        """As many as there are besides the hands and the top card."""
        there = len(all_cards(self.rules)) - sum([held.number for held in self.hands]) - 1
        self.due = min(number, there)
        if self.due:
            self.hands[seat].gain(self.due)

    @property
    def short(self) -> bool:
        """Whether the stock may have lacked cards that were due: all others lie in the hands and on
        the pile, where more than one may have been turned up."""
        cards = sum([held.number for held in self.hands]) + 1 + len(self.laid)
        several = self.rules.turn_up != "effect" and not self.refilled
        return several or 0 < cards - len(all_cards(self.rules)) <= self.due

    def refill(self) -> None:
        """The discards are shuffled."""
        self.lost |= not self.short
        self.refilled, self.laid = True, []

    def answering(self) -> Cards:
        """The faces that would add to the cards to be taken."""
        c = self.shedding
        if self.top == UNSEEN:
            return 0
        first = c.climb == "first" and self.began != NO_SUIT
        climb = NO_SUIT if c.climb == "off" else self.began if first else suit_of(self.top)
        return stack_fitting(self.top, climb, c.mixed)

    def missed(self, held: Held) -> None:
        """Who must play and draws had nothing that fits; with one card left it may have been one
        on which nobody may finish."""
        c = self.shedding
        if self.top == UNSEEN:
            return
        fits = fitting(self.top, self.named, c.wild)
        if c.must_play and not (c.plain_finish and held.number == 1):
            held.bar(fits)
        else:
            held.doubt(fits)

    def leaning(self, seat: Seat, card: Card) -> None:
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
        """A last card announced wrongly costs cards; in a series it comes back, and the turn ends
        without an effect."""
        c, held = self.shedding, self.hands[seat]
        for card in cards:
            held.lose(card)
        for batch in held.batches:
            batch.age += 1
        if not self.payload:
            self.leaning(seat, cards[0])
        wrong = wrongly_announced(held.number, len(cards), last, c.strict_last)
        back = wrong and (self.series == seat or len(cards) > 1)
        if back:
            held.cards.append(cards[-1])
            cards = cards[:-1]
        self.drew, self.series = False, -1
        self.laid += cards
        if cards:
            self.top, self.named = cards[-1], NO_SUIT
        if not back:
            self.effective(seat, self.top)
        if wrong:
            self.draw(seat, c.penalty)
            self.refills = self.short  # else somebody has won

    def does(self, card: Card) -> int:
        return self.shedding.effects[rank_of(card)]

    def effective(self, seat: Seat, card: Card) -> None:
        """The card that a seat has laid on top may let it play again, or make others take cards."""
        c, effect = self.shedding, self.does(card)
        if self.payload or effect == TAKES:
            self.payload += weight(card, c.joker_cards)
            if self.began == NO_SUIT and card != JOKER:
                self.began = suit_of(card)
        elif effect == AGAIN:
            self.series = seat

    def exchange(self) -> None:
        """Every giver's card has gone to the next giver."""
        gifts, self.gifts = self.gifts, []
        for seat, card in gifts:
            if card == UNSEEN:
                self.hands[seat].lose_any()
            else:
                self.hands[seat].lose(card)
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
    match = Watching(len(view.sizes), rules)
    for event in events:
        match.see(event)
    if match.games == len(view.rounds) + 1:  # else a game has ended that seemed to go on
        for turned, payload in turned_up(view, match):
            watching = Watching(len(view.sizes), rules)
            watching.begin(turned, view.dealer, payload)
            for event in match.game:
                watching.see(event)
            if watching.gifts and not view.given:
                watching.exchange()
            if agrees(view, watching):
                if view.seat >= 0:
                    watching.hands[view.seat] = Held([], [])
                return watching
    match.begin()
    others = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    match.hands = [Held([], [Batch(size, 0)] if size else []) for size in others]
    return match


def turned_up(view: Any, match: Watching) -> Iterator[tuple[Card, int]]:
    """What may have been turned up and the cards to be taken for it.  It lies on the pile and was
    not played, until the discards are shuffled; of several cards the plain one counts."""
    if not match.refilled:
        shown = Counter(all_cards(match.rules)) - Counter(view.unseen) - Counter(view.hand)
        played = [event.action.cards for event in match.game if isinstance(event.action, Play)]
        shown -= Counter(chain.from_iterable(played))
        yield min(shown, key=lambda card: match.does(card) != PLAIN, default=UNSEEN), 0
    for payload in (0, weight(TWO, 0), match.shedding.joker_cards):
        yield UNSEEN, payload


def agrees(view: Any, watching: Watching) -> bool:
    """Whether all could be as it was followed, and the hands are as large and as hidden."""
    known = Counter(
        [c for s, held in enumerate(watching.hands) if s != view.seat for c in held.cards]
    )
    sizes = tuple([held.number for held in watching.hands])
    return not watching.lost and sizes == view.sizes and known <= Counter(view.unseen)
