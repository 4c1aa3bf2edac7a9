"""The table of a shedding game: hands, a stock to draw from, a pile to lay on, and the turn.

With several packs and jokers a hand is a sorted row of faces, in which a face may occur more than
once.  Cards that are to be drawn and are not there yet are owed until the discards are shuffled.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...engine.cards import (
    DECK,
    JOKER,
    NO_SUIT,
    SUIT_CARDS,
    UNSEEN,
    Card,
    Cards,
    Seat,
    Suit,
    bits,
    rank_cards,
    rank_of,
    suit_of,
)

# The rules on plain integers; `sim` compiles them as they stand.


def matching(top: Card, named: Suit) -> Cards:
    """The faces that match by rank or suit; a named suit replaces that of the top card, and a joker
    on top without a named suit is matched by nothing."""
    if named != NO_SUIT:
        return (SUIT_CARDS[named] | rank_cards(rank_of(top))) & DECK
    if top == JOKER:
        return 0
    return SUIT_CARDS[suit_of(top)] | rank_cards(rank_of(top))


def next_seat_playing(seat: Seat, way: int, playing: int, seats: int) -> Seat:
    """The next seat of those still playing, a set of seats; the way is 1 (left) or -1 (right)."""
    for _ in range(seats):
        seat += way
        if seat == seats:
            seat = 0
        elif seat < 0:
            seat = seats - 1
        if playing >> seat & 1:
            break
    return seat


def must_announce(left: int, played: int) -> bool:
    """True if the last card is to be announced: a play leaves one card, or several leave none."""
    return left == 1 or (left == 0 and played > 1)


def wrongly_announced(left: int, played: int, announced: bool, strict: bool) -> bool:
    """True if an announcement is forgotten, or, by the strict rule, false (two cards or more are
    left)."""
    if must_announce(left, played):
        return not announced
    return strict and announced and left > 1


# The same rules as a state.


class Table(Struct, frozen=True, kw_only=True):
    hands: tuple[tuple[Card, ...], ...] = ()  # sorted
    stock: tuple[Card, ...] = ()  # top card first
    pile: tuple[Card, ...] = ()  # top card last
    turn: Seat = 0
    way: int = 1  # round the table: 1 to the left, -1 to the right
    asked: Literal["play", "answer", "name", "give"] = "play"  # what the seat in turn is to do
    named: Suit = NO_SUIT  # until a card is laid
    payload: int = 0  # cards that the seat in turn is to take
    stack_suit: Suit = NO_SUIT  # of the first card in the payload that has a suit
    series: bool = False  # the seat in turn has played already in this turn
    drew: bool = False  # the seat in turn has drawn in this turn
    drawn: Card = UNSEEN  # what it drew last
    owed: int = 0  # cards that the debtor is to draw once the discards are shuffled
    debtor: Seat = 0
    given: tuple[Card, ...] = ()  # to be passed to the left, in the order of the givers
    out: tuple[Seat, ...] = ()  # seats without cards, in the order they got rid of them
    special_out: tuple[Seat, ...] = ()  # those of them whose last card was a special one
    passes: int = 0  # turns in a row without a card laid or drawn
    turns: int = 0


NO_TABLE = Table()


def packs(number: int, jokers: int) -> tuple[Card, ...]:
    """A number of packs of 52 cards, each with its jokers; sorted."""
    return tuple(sorted(number * (*bits(DECK), *(JOKER,) * jokers)))


def deal(order: tuple[Card, ...], sizes: Iterable[int], turn: Seat) -> Table:
    """Deals hand by hand off the top, of these sizes, and turns one card."""
    *starts, cut = accumulate(sizes, initial=0)
    ends = (*starts[1:], cut)
    return Table(
        hands=tuple([tuple(sorted(order[a:b])) for a, b in zip(starts, ends, strict=True)]),
        stock=order[cut + 1 :],
        pile=order[cut : cut + 1],
        turn=turn,
    )


def turn_up_next(t: Table) -> Table:
    """Turns the next card of the stock onto the pile."""
    return replace(t, stock=t.stock[1:], pile=(*t.pile, t.stock[0]))


def hand(t: Table) -> tuple[Card, ...]:
    """The cards of the seat in turn."""
    return t.hands[t.turn]


def top(t: Table) -> Card:
    return t.pile[-1]


def playing(t: Table) -> int:
    """The seats that still hold cards, as a set."""
    return sum([1 << seat for seat, held in enumerate(t.hands) if held])


def sizes(t: Table) -> tuple[int, ...]:
    return tuple([len(held) for held in t.hands])


def holds(held: Iterable[Card], cards: Iterable[Card]) -> bool:
    """True if all these cards are held, each as often as it occurs among them."""
    return Counter(cards) <= Counter(held)


def without(held: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    left = list(held)
    for card in cards:
        left.remove(card)
    return tuple(left)


def hands_with(t: Table, seat: Seat, held: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """All hands, with that of one seat replaced."""
    return (*t.hands[:seat], tuple(sorted(held)), *t.hands[seat + 1 :])


def lay(t: Table, cards: tuple[Card, ...]) -> Table:
    """The seat in turn lays cards on the pile, the last one on top."""
    left = without(hand(t), cards)
    return replace(
        t,
        hands=hands_with(t, t.turn, left),
        pile=(*t.pile, *cards),
        named=NO_SUIT if cards else t.named,
        drew=False,
        drawn=UNSEEN,
        out=t.out if left else (*t.out, t.turn),
        passes=0,
    )


def ask(t: Table, what: Literal["play", "answer", "name", "give"]) -> Table:
    return replace(t, asked=what)


def turn_to(t: Table, seat: Seat) -> Table:
    """The turn ends and is another seat's."""
    return replace(
        t, turn=seat, asked="play", series=False, drew=False, drawn=UNSEEN, turns=t.turns + 1
    )


def next_turn(t: Table) -> Table:
    """The turn ends and is the next seat's."""
    return turn_to(t, next_seat_playing(t.turn, t.way, playing(t), len(t.hands)))


def pass_turn(t: Table) -> Table:
    """The seat in turn ends its turn; it has passed a chance to play only if it was to play and
    has not drawn."""
    idle = t.asked == "play" and not t.drew
    return next_turn(replace(t, passes=t.passes + idle))


def name_suit(t: Table, suit: Suit) -> Table:
    """The seat in turn names a suit and stays in turn."""
    return replace(t, named=suit, asked="play")


# Drawing.


def can_draw(t: Table) -> bool:
    """True if there is a card to draw, in the stock or among the discards under the top card."""
    return len(t.stock) + len(t.pile) > 1


def draw(t: Table, seat: Seat, number: int) -> Table:
    """A seat draws; cards that the stock lacks are owed, or forgiven if there are no discards."""
    cards = t.stock[:number]
    return replace(
        t,
        hands=hands_with(t, seat, t.hands[seat] + cards),
        stock=t.stock[number:],
        drawn=cards[-1] if t.drew and cards else t.drawn,
        owed=number - len(cards) if len(t.pile) > 1 else 0,
        debtor=seat,
    )


def draw_one(t: Table) -> Table:
    """The seat in turn draws a card and stays in turn."""
    return draw(replace(t, drew=True, passes=0), t.turn, 1)


def take(t: Table) -> Table:
    """The seat in turn takes the payload."""
    return draw(replace(t, payload=0, stack_suit=NO_SUIT), t.turn, t.payload)


def discards(t: Table) -> tuple[Card, ...]:
    """The cards to shuffle when the stock is empty: the pile without its top card."""
    return t.pile[:-1]


def reshuffle(t: Table, order: tuple[Card, ...]) -> Table:
    """The discards become the stock, and the seat that is owed cards draws them."""
    return draw(replace(t, stock=order, pile=t.pile[-1:]), t.debtor, t.owed)


# Passing cards to the left.


def givers(t: Table) -> tuple[Seat, ...]:
    """The seats that pass a card on, in their order: from the seat in turn to its left."""
    seats = len(t.hands)
    row = [(t.turn + place) % seats for place in range(seats)]
    return tuple([seat for seat in row if t.hands[seat]])


def giver(t: Table) -> Seat:
    return givers(t)[len(t.given)]


def give(t: Table, card: Card) -> Table:
    """A giver puts a card down; after the last one all cards move at once and the turn ends."""
    row, given = givers(t), (*t.given, card)
    if len(given) < len(row):
        return replace(t, given=given)
    hands = list(t.hands)
    for at, seat in enumerate(row):
        hands[seat] = tuple(sorted((*without(hands[seat], given[at : at + 1]), given[at - 1])))
    return next_turn(replace(t, hands=tuple(hands), given=()))


# The parts of a view.


def hidden_cards(pack: Iterable[Card], t: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards of the pack that are neither on the pile nor in the seat's own hand, sorted."""
    seen = Counter(t.pile)
    if t.hands and seat >= 0:
        seen.update(t.hands[seat])
    return tuple(sorted((Counter(pack) - seen).elements()))


def visible_gifts(t: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards put down to be passed on; only the seat's own card is named."""
    row = givers(t)[: len(t.given)]
    return tuple([c if giver == seat else UNSEEN for giver, c in zip(row, t.given, strict=True)])


# The end of a game.


def ranking(t: Table) -> tuple[int, ...]:
    """A number for each seat, lower is better: the cards left, or below 0 for a seat without
    cards, the first out lowest."""
    first = -len(t.out)
    return tuple([len(held) or first + t.out.index(seat) for seat, held in enumerate(t.hands)])
