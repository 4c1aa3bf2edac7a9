"""The tracker of a game of Pesten: everything that one seat can know about the other hands, from
its view and the events as it saw them.

Heuristic players, search and odds all use `track`.  A seat that draws had nothing that fits, a seat
that takes the stack hardly had an answer, a card passed on lies with the neighbour; a card turned
up, a short stock, a reshuffle and a last card announced wrongly are all accounted for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import copy
from itertools import chain
from threading import local
from typing import Any

from ..engine.actions import Draw, Event, Give, Name, Pass, Play, Shuffle, Take
from ..engine.cards import JOKER, NO_SUIT, TWO, UNSEEN, Card, Cards, Seat, Suit, rank_of, suit_of
from ..games.pesten import Rules, all_cards, shedding_rules
from ..games.pesten.effects import AGAIN, TAKES, only_two
from ..games.pesten.options import MORE_CARDS
from ..games.pesten.playable import playable_on_stack, playable_on_top, special, weight
from ..games.pesten.table import wrongly_announced
from ..games.pesten.turns import series_play, stack_goes_on
from .pesten_hand import Batch, HandBelief


class Tracker:
    """The hands and the pile as a seat follows them, event by event."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.rules, self.shedding = rules, shedding_rules(rules)
        self.seats, self.pack_size = seats, len(all_cards(rules))
        self.games = 0  # that have begun
        self.begin()

    def begin(
        self,
        turned: Card = UNSEEN,
        dealer: Seat = -1,
        payload: int = 0,
        dealt_more: Iterable[Seat] = (),
    ) -> None:
        """The cards are dealt, to some seats five cards more.  The card turned up counts as a play
        of the dealer; where it is not known, `payload` is the number of cards to be taken for
        it."""
        more = dict.fromkeys(dealt_more, MORE_CARDS)
        sizes = [self.rules.cards + more.get(seat, 0) for seat in range(self.seats)]
        self.game: list[Event] = []  # the events of this game
        self.contradiction = False  # an event was impossible as things were followed
        self.hands = [HandBelief(size, [], [Batch(size, 0)], []) for size in sizes]
        self.held = sum(sizes)  # cards in all hands
        self.special_out: list[Seat] = []  # seats whose last card was a special one
        self.top: Card = UNSEEN
        self.named: Suit = NO_SUIT
        self.payload, self.drew = payload, False
        self.series: Seat = -1  # the seat that plays again after a card of its own
        self.stack_suit: Suit = NO_SUIT  # of the first card in the payload that has a suit
        self.discarded = 0  # cards on the pile that were played, its top card among them
        self.gifts: list[tuple[Seat, Card]] = []
        self.may_reshuffle = False  # a shuffle now would be one of the discards
        self.reshuffled = False
        self.due = 0  # cards that were to be drawn last
        # By seat, the suit it named and has not played since, the suit it played last, and the
        # suit it turned away from last.
        self.named_suit: list[Suit] = [NO_SUIT] * self.seats
        self.played_suit: list[Suit] = [NO_SUIT] * self.seats
        self.left_suit: list[Suit] = [NO_SUIT] * self.seats
        if turned != UNSEEN:
            self.top = turned
            self.take_effect(dealer, turned)

    def copy(self) -> "Tracker":
        """A tracker of the same game that shares nothing with this one that changes."""
        other = copy(self)
        other.game, other.gifts = self.game.copy(), self.gifts.copy()
        other.special_out = self.special_out.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.named_suit = self.named_suit.copy()
        other.played_suit = self.played_suit.copy()
        other.left_suit = self.left_suit.copy()
        return other

    def observe(self, event: Event) -> None:
        """Follows one event of the match."""
        action, seat = event.action, event.seat
        if self.gifts and not isinstance(action, Give):
            self.exchange()
        may_reshuffle, self.may_reshuffle = self.may_reshuffle, False
        match action:
            case Play(cards, last):
                self.play(seat, cards, announced=last)
            case Draw():
                self.contradiction |= self.payload > 0
                if self.shedding.draw == "until_playable" or not self.drew:
                    self.could_not_play(self.hands[seat])
                self.draw(seat, 1)
                self.drew, self.may_reshuffle = self.rules.play_drawn, True
                self.series = self.series if self.drew else -1
            case Pass():
                if self.drew and self.top != UNSEEN:
                    fits = playable_on_top(self.top, self.named, self.shedding.wild)
                    self.hands[seat].doubt_drawn(fits)
                self.drew, self.series = False, -1
            case Name(suit):
                self.named = self.named_suit[seat] = suit
            case Take():
                self.contradiction |= not self.payload
                self.hands[seat].doubt(self.stack_answers())
                self.draw(seat, self.payload)
                self.payload, self.stack_suit, self.may_reshuffle = 0, NO_SUIT, True
            case Give((card,)):
                self.gifts.append((seat, card))
            case Shuffle() if may_reshuffle:
                self.contradiction |= not self.stock_may_be_short
                self.reshuffled, self.discarded = True, 0
            case Shuffle():
                self.games += 1
                cards_more = self.rules.finish == "plus_five" and self.rules.score != "points"
                self.begin(dealt_more=self.special_out if cards_more else ())
                return
            case _:
                pass
        self.game.append(event)

    def draw(self, seat: Seat, number: int) -> None:
        """A seat draws, but no more than there are cards besides the hands and the top card."""
        self.due = min(number, self.pack_size - self.held - 1)
        if self.due:
            self.held += self.due
            self.hands[seat].gain(self.due)

    @property
    def stock_may_be_short(self) -> bool:
        """True if the stock may have lacked cards that were due: all other cards lie in the hands
        and on the pile, where several may have been turned up."""
        several = self.rules.turn_up != "effect" and not self.reshuffled
        return several or 0 < self.held + 1 + self.discarded - self.pack_size <= self.due

    def stack_answers(self) -> Cards:
        """The faces that would add to the cards to be taken."""
        c = self.shedding
        if self.top == UNSEEN:
            return 0
        first = c.climb == "first" and self.stack_suit != NO_SUIT
        climb = NO_SUIT if c.climb == "off" else self.stack_suit if first else suit_of(self.top)
        return playable_on_stack(self.top, climb, c.mixed)

    def could_not_play(self, hand: HandBelief) -> None:
        """A seat that must play and draws had nothing that fits; a single card may have been one on
        which no hand may end."""
        c = self.shedding
        if self.top == UNSEEN:
            return
        fits = playable_on_top(self.top, self.named, c.wild)
        if c.must_play and not (c.plain_finish and hand.size == 1):
            hand.exclude(fits)
        else:
            hand.doubt(fits)

    def note_suits(self, seat: Seat, card: Card) -> None:
        """The suit of a card that was played, against the suit that was to be played."""
        named = self.named != NO_SUIT or self.top in (JOKER, UNSEEN)
        due, suit = self.named if named else suit_of(self.top), suit_of(card)
        if card == JOKER:
            self.left_suit[seat] = due
            return
        if suit == self.named_suit[seat]:
            self.named_suit[seat] = NO_SUIT
        self.left_suit[seat] = NO_SUIT if due == suit else due
        self.played_suit[seat] = suit

    def play(self, seat: Seat, cards: tuple[Card, ...], *, announced: bool) -> None:
        """A seat plays cards.  A last card announced wrongly costs cards; in a series it comes back
        to the hand, and the turn ends: what stays of a set only adds to a stack, or begins one."""
        c, hand = self.shedding, self.hands[seat]
        for at, card in enumerate(cards):
            hand.lose(card, drawn=self.drew and at == 0)
        for batch in hand.batches:
            batch.age += 1
        if not self.payload:
            self.note_suits(seat, cards[0])
        wrong = wrongly_announced(hand.size, len(cards), announced, c.strict_last)
        effect = TAKES if self.payload else self.effect(seat, cards[-1])
        again = self.series == seat
        returned = wrong and series_play(again, len(cards), effect, c.from_again)
        stacks = False
        if returned:
            hand.gain_known(cards[-1])
            if c.from_again and len(cards) > 1:
                stacks = stack_goes_on(self.payload, *cards[-2:])
            cards = cards[:-1]
        elif not hand.size and special(c, cards[-1]):
            self.special_out.append(seat)
        self.drew, self.series = False, -1
        self.held -= len(cards)
        self.discarded += len(cards)
        if cards:
            self.top, self.named = cards[-1], NO_SUIT
        if stacks:
            self.add_to_payload(self.top)
        elif not returned:
            self.take_effect(seat, self.top)
        if wrong:
            self.draw(seat, c.penalty)
            self.may_reshuffle = self.stock_may_be_short  # else the game is over

    def effect(self, seat: Seat, card: Card) -> int:
        """The effect of its own that a card of this seat has."""
        playing = sum([1 << at for at, hand in enumerate(self.hands) if hand.size])
        c = self.shedding
        return (c.effects_of_two if only_two(playing, seat) else c.effects)[rank_of(card)]

    def add_to_payload(self, card: Card) -> None:
        self.payload += weight(card, self.shedding.joker_cards)
        if self.stack_suit == NO_SUIT and card != JOKER:
            self.stack_suit = suit_of(card)

    def take_effect(self, seat: Seat, card: Card) -> None:
        """The top card may let its seat play again, or make others take cards."""
        effect = self.effect(seat, card)
        if self.payload or effect == TAKES:
            self.add_to_payload(card)
        elif effect == AGAIN:
            self.series = seat

    def exchange(self) -> None:
        """Every giver's card goes to the next giver."""
        gifts, self.gifts = self.gifts, []
        for seat, card in gifts:
            if card == UNSEEN:
                self.hands[seat].lose_hidden()
            else:
                self.hands[seat].lose(card)
        for at, (_, card) in enumerate(gifts):
            receiver = self.hands[gifts[(at + 1) % len(gifts)][0]]
            if card == UNSEEN:
                receiver.gain(1)
            else:
                receiver.gain_known(card)


def track(view: Any, events: tuple[Event, ...], rules: Rules) -> Tracker:
    """The game as this seat can have followed it; its own hand is empty there.

    If the events do not account for what the view shows (some are missing, or the card turned up
    cannot be told), nothing is known but the sizes of the hands, and `game` is empty.
    """
    game = game_events(events, len(view.rounds) + 1, len(view.sizes), rules)
    tracker = None if game is None else resume(view, game, rules) or follow(view, game, rules)
    if tracker is not None:
        RECENT.remember((rules, view.seat), tracker)
        tracker = tracker.copy()
        if view.seat >= 0:
            tracker.hands[view.seat] = HandBelief(0, [], [], [])
        return tracker
    tracker = Tracker(len(view.sizes), rules)
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    tracker.hands = [HandBelief(n, [], [Batch(n, 0)] if n else [], []) for n in sizes]
    return tracker


def follow(view: Any, game: tuple[Event, ...], rules: Rules) -> Tracker | None:
    """A tracker of the whole game that agrees with the view, if there is one."""
    for turned, payload in turned_up(view, game, rules):
        tracker = Tracker(len(view.sizes), rules)
        tracker.begin(turned, view.dealer, payload, view.dealt_more)
        if observed(view, game, tracker):
            return tracker
    return None


def observed(view: Any, events: tuple[Event, ...], tracker: Tracker) -> bool:
    """Follows the events up to the view and returns True if the tracker then agrees with it."""
    for event in events:
        tracker.observe(event)
    if tracker.gifts and not view.given:
        tracker.exchange()
    return agrees(view, tracker)


class Recent(local):
    """The trackers of the games that a thread has asked for last, so that a seat's next decision
    follows only the events since its last one."""

    def __init__(self) -> None:
        self.trackers: dict[tuple[Rules, Seat], Tracker] = {}

    def remember(self, key: tuple[Rules, Seat], tracker: Tracker) -> None:
        self.trackers.pop(key, None)
        self.trackers[key] = tracker
        if len(self.trackers) > REMEMBERED:
            del self.trackers[next(iter(self.trackers))]


REMEMBERED = 32  # trackers in a thread; enough for the seats of a few tables
RECENT = Recent()


def resume(view: Any, game: tuple[Event, ...], rules: Rules) -> Tracker | None:
    """The remembered tracker of this very game, followed on; None if there is none.

    Events of two games may be equal, so the last one must be the same object.  A reshuffle changes
    what can be told about the card turned up, so the game is then followed from its beginning.
    """
    tracker = RECENT.trackers.pop((rules, view.seat), None)
    if tracker is None:
        return None
    number = len(tracker.game)
    if not 0 < number <= len(game) or game[number - 1] is not tracker.game[-1]:
        return None
    later = game[number:]
    if any(type(event.action) is Shuffle for event in later) or tracker.game != [*game[:number]]:
        return None
    return tracker if observed(view, later, tracker) else None


def game_events(
    events: tuple[Event, ...], games: int, seats: int, rules: Rules
) -> tuple[Event, ...] | None:
    """The events since the cards were dealt for the last of so many games; None if the log does not
    tell.  A shuffle right after a draw is one of the discards, and so may be one after a play that
    was announced wrongly."""
    shuffles = [at for at, event in enumerate(events) if type(event.action) is Shuffle]
    deals = [at for at in shuffles if not (at and isinstance(events[at - 1].action, Draw | Take))]
    if len(deals) == games:
        return events[deals[-1] + 1 :]
    match = Tracker(seats, rules)
    for event in events:
        match.observe(event)
    return tuple(match.game) if match.games == games else None


def turned_up(view: Any, game: tuple[Event, ...], rules: Rules) -> Iterator[tuple[Card, int]]:
    """The cards that may have been turned up, each with the cards to be taken for one not known.

    It lies on the pile and was not played, until the discards are shuffled; of several cards the
    plain one counts.
    """
    c = shedding_rules(rules)
    if not any(type(event.action) is Shuffle for event in game):
        shown = Counter(all_cards(rules)) - Counter(view.unseen) - Counter(view.hand)
        shown -= Counter(
            chain.from_iterable([e.action.cards for e in game if type(e.action) is Play])
        )
        yield min(shown, key=lambda card: special(c, card), default=UNSEEN), 0
    for payload in (0, weight(TWO, 0), c.joker_cards):
        yield UNSEEN, payload


def agrees(view: Any, tracker: Tracker) -> bool:
    """True if every event was possible as it was followed, and the hands have the sizes and hold
    only unseen cards, as in the view."""
    known = [c for s, hand in enumerate(tracker.hands) if s != view.seat for c in hand.cards]
    return (
        not tracker.contradiction
        and all(hand.size == size for hand, size in zip(tracker.hands, view.sizes, strict=True))
        and Counter(known) <= Counter(view.unseen)
    )
