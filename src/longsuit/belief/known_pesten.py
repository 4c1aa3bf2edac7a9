"""What a seat in Pesten can tell from its view and from what it has seen."""

from collections.abc import Iterable

from msgspec import Struct

from ..engine.actions import Draw, Event, Give, Name, Pass, Play, Shuffle, Take
from ..engine.cards import JOKER, NO_SUIT, Card, Seat, Suit, rank_of, suit_of
from ..games.pesten import View
from ..games.pesten.effects import TAKES
from ..games.pesten.playable import SheddingRules

WILD = rank_of(JOKER)  # the place of the jokers in a row by rank
RECENT = 48  # events that are remembered
ANY = 99  # nothing is known against it
DOUBT = 0.4  # whether who names a suit holds it


class Known(Struct, frozen=True, kw_only=True, gc=False):
    me: Seat
    seats: int
    sizes: tuple[int, ...]
    playing: int  # the seats that still hold cards, as a set
    way: int
    drawable: int  # cards in the stock and among the discards
    unseen: int  # cards
    suits: tuple[int, ...]  # unseen cards by suit, without jokers
    ranks: tuple[int, ...]  # unseen cards by rank, the jokers last
    # By seat and suit: among how many of its cards there may be some of the suit; the others were
    # in its hand when it drew rather than play that suit.
    chances: tuple[tuple[int, ...], ...]
    likes: tuple[Suit, ...]  # by seat, the suit it named and has not played since, or none


def known(view: View, events: tuple[Event, ...], c: SheddingRules) -> Known:
    suits, ranks = [0] * 4, [0] * 14
    for card in view.unseen:
        ranks[card & 15] += 1
        suits[card >> 4] += 1
    suits[suit_of(JOKER)] -= ranks[WILD]
    chances, likes = shown(recent(events), len(view.sizes), c)
    return Known(
        me=view.seat,
        seats=len(view.sizes),
        sizes=view.sizes,
        playing=sum([1 << seat for seat, size in enumerate(view.sizes) if size]),
        way=view.way,
        drawable=view.stock + view.pile - 1,
        unseen=max(1, len(view.unseen)),
        suits=tuple(suits),
        ranks=tuple(ranks),
        chances=chances,
        likes=likes,
    )


def recent(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The last events since the cards were shuffled."""
    for ago, event in enumerate(reversed(events[-RECENT:])):
        if isinstance(event.action, Shuffle):
            return events[len(events) - ago :]
    return events[-RECENT:]


def asked_for(top: Card, named: Suit) -> Suit:
    """The suit to be played; none when a joker lies there and nothing is named."""
    return named if named != NO_SUIT or top == JOKER else suit_of(top)


def shown(
    events: Iterable[Event], seats: int, c: SheddingRules
) -> tuple[tuple[tuple[int, ...], ...], tuple[Suit, ...]]:
    """Who draws had nothing of the suit asked for; what comes to a hand later may be anything."""
    found, likes = [[ANY] * 4 for _ in range(seats)], [NO_SUIT] * seats
    top, named, payload, drew = -1, NO_SUIT, 0, False
    for event in events:
        row = found[event.seat]
        match event.action:
            case Play(cards):
                if drew:  # only the card drawn may be played, or a set that begins with it
                    more(row, -1)
                top, named, drew = cards[-1], NO_SUIT, False
                if top != JOKER and suit_of(top) == likes[event.seat]:
                    likes[event.seat] = NO_SUIT
                if payload or c.effects[rank_of(top)] == TAKES:
                    payload += c.joker_cards if top == JOKER else rank_of(top) + 2
            case Draw():
                suit = asked_for(top, named) if top >= 0 else NO_SUIT
                if suit != NO_SUIT and not drew and c.must_play:
                    row[suit] = 0
                more(row, 1)
                drew = True
            case Pass():
                suit = asked_for(top, named) if top >= 0 else NO_SUIT
                if drew and suit != NO_SUIT and row[suit]:
                    row[suit] -= 1
                drew = False
            case Take():
                more(row, payload or 2)
                payload = 0
            case Name(suit):
                row[suit], likes[event.seat], named = ANY, suit, suit
            case Give():
                more(row, 1)
            case _:
                pass
    return tuple([tuple(row) for row in found]), tuple(likes)


def more(row: list[int], cards: int) -> None:
    row[:] = [max(0, number + cards) for number in row]


def can_play(k: Known, seat: Seat, top: Card, named: Suit, wild: int) -> float:
    """How likely a seat holds a card that fits; `wild` is a set of ranks."""
    size, rank = k.sizes[seat], rank_of(top)
    others = k.ranks[WILD] if rank == WILD else k.ranks[WILD] + 0.75 * k.ranks[rank]
    if wild:
        others += sum([k.ranks[r] for r in range(WILD) if wild >> r & 1])
    without = (1 - min(1.0, others / k.unseen)) ** size
    suit = asked_for(top, named)
    if suit != NO_SUIT:
        without *= (1 - k.suits[suit] / k.unseen) ** min(size, k.chances[seat][suit])
        if k.likes[seat] == suit:
            without *= DOUBT
        elif k.likes[seat] != NO_SUIT and size == 1:
            without = 1 - DOUBT * (1 - without)
    return 1 - without


def can_answer(k: Known, seat: Seat, top: Card, c: SheddingRules) -> float:
    """How likely a seat holds a card that adds to the cards to be taken."""
    rank = rank_of(top)
    cards: float = k.ranks[rank]
    if c.mixed:
        cards += k.ranks[0] if rank == WILD else k.ranks[WILD]
    if c.climb != "off" and rank < WILD - 2:
        cards += k.ranks[rank + 1] / 4
    return 1 - (1 - min(1.0, cards / k.unseen)) ** k.sizes[seat]
