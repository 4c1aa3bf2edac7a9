"""The chances in Pesten that another seat can play or answer, from the counts of unseen cards and
the limits that the tracker (`belief.pesten`) puts on its hand."""

from msgspec import Struct

from ...belief.pesten import Tracker
from ...belief.pesten_hand import HandBelief
from ...engine.cards import DECK, JOKER, NO_SUIT, SUIT_CARDS, Card, Seat, Suit, rank_of, suit_of
from ...games.pesten import View
from ...games.pesten.playable import SheddingRules

WILD = rank_of(JOKER)  # the place of the jokers in a row by rank
DOUBT = 0.4  # the chance that a seat does not hold the suit that it has named


class Counts(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it, in numbers."""

    me: Seat
    seats: int
    sizes: tuple[int, ...]
    playing: int  # the seats that still hold cards, as a set
    way: int
    drawable: int  # cards in the stock and among the discards
    unseen: int  # cards
    suits: tuple[int, ...]  # unseen cards by suit, without jokers
    ranks: tuple[int, ...]  # unseen cards by rank, the jokers last
    suit_room: tuple[tuple[int, ...], ...]  # by seat and suit, the most cards of it that it holds
    named_suit: tuple[Suit, ...]  # by seat, the suit it named and has not played since, or none


def counts(view: View, tracker: Tracker) -> Counts:
    suits, ranks = [0] * 4, [0] * 14
    for card in view.unseen:
        ranks[card & 15] += 1
        suits[card >> 4] += 1
    suits[suit_of(JOKER)] -= ranks[WILD]
    must_play = tracker.rules.must_play
    return Counts(
        me=view.seat,
        seats=len(view.sizes),
        sizes=view.sizes,
        playing=sum([1 << seat for seat, size in enumerate(view.sizes) if size]),
        way=view.way,
        drawable=view.stock + view.pile - 1,
        unseen=max(1, len(view.unseen)),
        suits=tuple(suits),
        ranks=tuple(ranks),
        suit_room=tuple([suit_room(hand, must_play=must_play) for hand in tracker.hands]),
        named_suit=tuple(tracker.named_suit),
    )


def suit_room(hand: HandBelief, *, must_play: bool) -> tuple[int, ...]:
    """By suit, the most cards of it that the hand holds; a seat that need not play is only held to
    what is certain."""
    rooms = [hand.size] * 4
    for limit in hand.limits:
        most = (limit.likely if must_play else limit.most) + len(hand.cards)
        for suit in range(4):
            if not SUIT_CARDS[suit] & DECK & ~limit.faces:
                rooms[suit] = min(rooms[suit], most)
    return tuple(rooms)


def suit_due(top: Card, named: Suit) -> Suit:
    """The suit to be played; none when a joker lies there and nothing is named."""
    return named if named != NO_SUIT or top == JOKER else suit_of(top)


def can_play(k: Counts, seat: Seat, top: Card, named: Suit, wild: int) -> float:
    """The chance that a seat holds a card that fits; `wild` is a set of ranks."""
    size, rank = k.sizes[seat], rank_of(top)
    others = k.ranks[WILD] if rank == WILD else k.ranks[WILD] + 0.75 * k.ranks[rank]
    if wild:
        others += sum([k.ranks[r] for r in range(WILD) if wild >> r & 1])
    without = (1 - min(1.0, others / k.unseen)) ** size
    suit = suit_due(top, named)
    if suit != NO_SUIT:
        without *= (1 - k.suits[suit] / k.unseen) ** min(size, k.suit_room[seat][suit])
        if k.named_suit[seat] == suit:
            without *= DOUBT
        elif k.named_suit[seat] != NO_SUIT and size == 1:
            without = 1 - DOUBT * (1 - without)
    return 1 - without


def can_answer(k: Counts, seat: Seat, top: Card, c: SheddingRules) -> float:
    """The chance that a seat holds a card that adds to the cards to be taken."""
    rank = rank_of(top)
    cards: float = k.ranks[rank]
    if c.mixed:
        cards += k.ranks[0] if rank == WILD else k.ranks[WILD]
    if c.climb != "off" and rank < WILD - 2:
        cards += k.ranks[rank + 1] / 4
    return 1 - (1 - min(1.0, cards / k.unseen)) ** k.sizes[seat]
