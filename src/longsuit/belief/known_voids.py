"""What a seat in a trick game can tell from its view and from what it has seen."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from ..engine.actions import Event, Play, Shuffle
from ..engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, Suit, bits, mask, suit_of
from ..engine.phases.tricks import beats, place_of_best


class Known(Struct, frozen=True, kw_only=True, gc=False):
    me: Seat
    seats: int
    hand: Cards
    unseen: Cards  # in the other hands, or not dealt
    gone: Cards  # played in this deal
    voids: tuple[int, ...]  # by seat, the set of suits it has shown to hold no card of
    trump: Suit
    led: Suit  # NO_SUIT when this seat leads
    table: tuple[Card, ...]  # from the leader on
    best: Card  # the card winning the trick so far; -1 when this seat leads
    holder: Seat  # who played it; -1 when this seat leads
    later: tuple[Seat, ...]  # who plays to this trick after this seat
    sizes: tuple[int, ...]


def known(view: Any, events: Iterable[Event], *, trump_any_time: bool = False) -> Known:
    """`view` is any trick game's; `trump_any_time`: a trump does not show a void (Whist §3)."""
    seats, table, me = len(view.sizes), view.table, view.seat
    best = place_of_best(table, view.trump) if table else 0
    return Known(
        me=me,
        seats=seats,
        hand=mask(view.hand),
        unseen=mask(view.unseen),
        gone=mask(card for _, card in plays(events)),
        voids=voids(plays(events), seats, view.trump, trump_any_time=trump_any_time),
        trump=view.trump,
        led=suit_of(table[0]) if table else NO_SUIT,
        table=table,
        best=table[best] if table else -1,
        holder=(view.leader + best) % seats if table else -1,
        later=tuple((me + 1 + i) % seats for i in range(seats - 1 - len(table))),
        sizes=view.sizes,
    )


def plays(events: Iterable[Event]) -> Iterator[tuple[Seat, Card]]:
    """Who played which card since the last deal."""
    deal = []
    for event in reversed(tuple(events)):
        if isinstance(event.action, Shuffle):
            break
        if isinstance(event.action, Play):
            deal.append((event.seat, event.action.cards[0]))
    return reversed(deal)


def voids(
    played: Iterable[tuple[Seat, Card]], seats: int, trump: Suit, *, trump_any_time: bool = False
) -> tuple[int, ...]:
    """By seat, the set of suits it cannot hold any more, as far as it has shown."""
    found, led = [0] * seats, NO_SUIT
    for at, (seat, card) in enumerate(played):
        if at % seats == 0:
            led = suit_of(card)
        elif suit_of(card) != led:
            if not trump_any_time:
                found[seat] |= 1 << led
            elif suit_of(card) != trump:
                found[seat] |= 1 << led | (1 << trump if trump != NO_SUIT else 0)
    return tuple(found)


def beating(cards: Cards, best: Card, trump: Suit) -> Cards:
    """Those of the cards that would beat the best one so far."""
    return mask(card for card in bits(cards) if beats(card, best, trump))


def masters(cards: Cards, unseen: Cards) -> Cards:
    """Those of the cards above every unseen card of their suit."""
    found = 0
    for suit in range(4):
        above = (unseen & SUIT_CARDS[suit]).bit_length()
        found |= (cards & SUIT_CARDS[suit]) >> above << above
    return found


def can_hold(k: Known, seat: Seat) -> Cards:
    """The unseen cards a seat may hold by what it has shown."""
    cards = k.unseen
    for suit in range(4):
        if k.voids[seat] >> suit & 1:
            cards &= ~SUIT_CARDS[suit]
    return cards
