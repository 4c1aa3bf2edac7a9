"""Sensible play of Pesten: of all that a seat may do, what has most weight by its signs."""

from ...engine.cards import JOKER, NO_SUIT, Card, Cards, Seat, Suit, lowest, rank_of, suit_of
from ...games.pesten.effects import PLAIN, TAKES, turn_after
from ...games.pesten.playable import fitting, weight
from ...games.pesten.sets import three_in_row
from ...games.pesten.table import onward
from ...games.pesten.turns import DRAW_ONE, SIT_OUT, TAKE_THEM
from ..kernels.layout import Row
from ..kernels.pesten.choices import (
    AFTER_TWOS,
    ALIKE,
    CORNER,
    EFFECTS,
    FALLING,
    JOKER_CARDS,
    PLAIN_FINISH,
    PLAY_DRAWN,
    PLAYERS,
    RISING,
    SENSE,
    SINGLE,
    WILD,
    least,
    length,
    longest_suit,
    may_climb,
)
from ..kernels.pesten.layout import (
    BEGAN,
    CHOSEN,
    FACES,
    HELD,
    LAID,
    NEAR,
    PAYLOAD,
    PLAYING,
    SIGNS,
    TOP,
    TURN,
    WAY,
    copies,
)
from ..kernels.pesten.layout import NAMED as NAMED_SUIT
from .pesten_features import (
    AGAIN,
    DRAWN,
    GAVE,
    GIFT,
    JOKERED,
    NAMED,
    NUMBER,
    OTHERS,
    SAT_OUT,
    STACKED,
    TAKEN,
    WEIGHTS,
    look,
    signs,
    total,
)

# What is done, as it is written down: then how many numbers, then these: cards, or a suit.
LAYING, TAKING, DRAWING, PASSING, NAMING, GIVING = range(6)
STRIDE = 20
RECORD = STRIDE + NUMBER  # an action and its signs, where they are asked for
MOST = 64  # such records
OTHER = 15  # the policy that goes by the second table of weights, where there is one
WON = 1 << 40  # more than any weights
NONE = -(1 << 40)
JOKER_GIVEN = 9  # behind the effects


def table_of(policy: int) -> int:
    """Where the weights of a policy begin among the rules."""
    return SENSE + WEIGHTS if policy == OTHER else SENSE


def noted(w: Row, out: Row | None, kind: int, number: int, value: int) -> None:
    """An action with its signs, one more of those written down; cards are those chosen."""
    if out is not None:
        if out[0] == MOST:
            return
        at = 1 + RECORD * out[0]
        out[0] += 1
        out[at] = kind
        out[at + 1] = number
        for place in range(number):
            out[at + 2 + place] = w[CHOSEN + place] if kind == LAYING else value
        for place in range(NUMBER):
            out[at + STRIDE + place] = w[SIGNS + place]


def rest_of(w: Row, seat: Seat, number: int) -> Cards:
    """The faces left when so many of the cards chosen are laid."""
    rest = w[FACES + seat]
    for at in range(number):
        card = w[CHOSEN + at]
        if copies(w, seat, card) == 1:
            rest &= ~(1 << card)
    return rest


def asked_suit(w: Row) -> Suit:
    """The suit to be played as things lie."""
    if w[NAMED_SUIT] != NO_SUIT:
        return w[NAMED_SUIT]
    return NO_SUIT if w[TOP] == JOKER else suit_of(w[TOP])


def play_value(r: Row, w: Row, seat: Seat, number: int, base: int) -> int:
    """What it is worth to lay so many of the cards chosen."""
    left = w[HELD + seat] - number
    top = w[CHOSEN + number - 1]
    effect = TAKES if w[PAYLOAD] else r[EFFECTS + rank_of(top)]
    if left == 0:
        return NONE if r[PLAIN_FINISH] and r[EFFECTS + rank_of(top)] != PLAIN else WON + number
    payload, kind = w[PAYLOAD], effect
    if effect == TAKES:
        kind = STACKED if payload else JOKERED if top == JOKER else TAKES
        payload += weight(top, r[JOKER_CARDS])
    after = turn_after(effect, seat, w[WAY], w[PLAYING], r[PLAYERS])
    if after == seat:
        kind = AGAIN
    suit = NO_SUIT if top == JOKER else suit_of(top)
    rest = rest_of(w, seat, number)
    signs(r, w, seat, kind, left, rest, top, suit, after, payload, number)
    return total(r, w, base)


def other_value(r: Row, w: Row, seat: Seat, other: int, base: int) -> int:
    """What it is worth to take, to draw or to pass."""
    held, rest, top = w[HELD + seat], w[FACES + seat], w[TOP]
    after, suit = onward(seat, w[WAY], w[PLAYING], r[PLAYERS]), asked_suit(w)
    if other == TAKE_THEM:
        payload = w[PAYLOAD]
        if top != JOKER and r[AFTER_TWOS]:
            after = seat
        if suit == NO_SUIT:
            suit = longest_suit(w, seat)
        signs(r, w, seat, TAKEN, held + payload, rest, top, suit, after, 0, -payload)
    elif other == DRAW_ONE:
        able = 1 if r[PLAY_DRAWN] and rest & fitting(top, w[NAMED_SUIT], r[WILD]) else 0
        signs(r, w, seat, DRAWN, held + 1, rest, top, suit, after, 0, -1 - able)
    else:
        signs(r, w, seat, SAT_OUT, held, rest, top, suit, after, 0, 0)
    return total(r, w, base)


def lay_out(r: Row, w: Row, seat: Seat, first: Card, kind: int, which: int) -> None:
    """Chooses the cards of a play: a set of one rank by its last card, a run by its length."""
    size = length(r, w, seat, first, w[TOP], kind, 0)
    w[LAID] = size
    if kind == ALIKE:
        last = w[CHOSEN + size - 1]
        w[CHOSEN + size - 1] = w[CHOSEN + which]
        w[CHOSEN + which] = last
    elif kind != SINGLE:
        w[LAID] = which


def ways(r: Row, w: Row, seat: Seat, first: Card, kind: int, size: int) -> int:
    """The first of the numbers by which the plays of a kind are told apart; the last is `size`, or
    one less for sets of one rank."""
    if kind in (SINGLE, ALIKE):
        return 1
    return least(three_in_row(w[TOP], first, w[CHOSEN + 1], r[CORNER] != 0))


def weigh(
    r: Row, w: Row, seat: Seat, cards: Cards, other: int, policy: int, out: Row | None
) -> bool:
    """Chooses cards to lay, that begin with one of these, or none if something else is better."""
    look(r, w, seat, w[WAY])
    base, best, found, found_kind, found_way = table_of(policy), NONE, -1, SINGLE, 0
    if other:
        best = other_value(r, w, seat, other, base)
        kind = TAKING if other == TAKE_THEM else DRAWING if other == DRAW_ONE else PASSING
        noted(w, out, kind, 0, 0)
    left = cards
    while left:
        first = lowest(left)
        left &= left - 1
        for kind in range(FALLING + 1 if w[HELD + seat] > 1 else 1):
            if kind == RISING and w[PAYLOAD] and not may_climb(r, first, w[BEGAN]):
                continue
            size = length(r, w, seat, first, w[TOP], kind, 0)
            if size:
                for way in range(ways(r, w, seat, first, kind, size), size + (kind != ALIKE)):
                    if kind == ALIKE:
                        lay_out(r, w, seat, first, kind, way)
                    value = play_value(r, w, seat, size if kind == ALIKE else way, base)
                    if value > best:
                        best, found, found_kind, found_way = value, first, kind, way
                    if value != NONE:
                        noted(w, out, LAYING, size if kind == ALIKE else way, 0)
    if found < 0:
        return False
    lay_out(r, w, seat, found, found_kind, found_way)
    return True


def suit_value(r: Row, w: Row, suit: Suit, base: int) -> int:
    """What it is worth to the seat in turn to name a suit."""
    seat = w[TURN]
    after = onward(seat, w[WAY], w[PLAYING], r[PLAYERS])
    held, faces = max(w[HELD + seat], 1), w[FACES + seat]
    signs(r, w, seat, NAMED, held, faces, w[TOP], suit, after, w[PAYLOAD], 0)
    return total(r, w, base)


def gift_value(r: Row, w: Row, seat: Seat, card: Card, base: int) -> int:
    """What it is worth to a seat to pass a card to the left."""
    after, faces = onward(w[TURN], w[WAY], w[PLAYING], r[PLAYERS]), w[FACES + seat]
    rest = faces if copies(w, seat, card) > 1 else faces & ~(1 << card)
    signs(r, w, seat, GAVE, w[HELD + seat], rest, w[TOP], asked_suit(w), after, 0, 0)
    effect = JOKER_GIVEN if card == JOKER else r[EFFECTS + rank_of(card)]
    fits = fitting(w[TOP], NO_SUIT, r[WILD]) >> card & 1
    w[SIGNS + 19] = GIFT + (1 + effect * 2 + fits) * OTHERS + w[NEAR]
    return total(r, w, base)


def weigh_suit(r: Row, w: Row, policy: int, out: Row | None) -> Suit:
    """The suit that the seat in turn had best name."""
    found, best, base = 0, NONE, table_of(policy)
    look(r, w, w[TURN], w[WAY])
    for suit in range(NO_SUIT):
        value = suit_value(r, w, suit, base)
        noted(w, out, NAMING, 1, suit)
        if value > best:
            best, found = value, suit
    return found


def weigh_gift(r: Row, w: Row, seat: Seat, policy: int, out: Row | None) -> Card:
    """The card that a seat had best pass to the left."""
    found, best, base, left = -1, NONE, table_of(policy), w[FACES + seat]
    look(r, w, seat, 1)
    while left:
        card = lowest(left)
        left &= left - 1
        value = gift_value(r, w, seat, card, base)
        noted(w, out, GIVING, 1, card)
        if value > best:
            best, found = value, card
    return found


def value_of(r: Row, w: Row, seat: Seat, actions: Row, at: int) -> int:
    """What a seat thinks of an action that is written there, by the signs alone."""
    kind, number = actions[at], actions[at + 1]
    look(r, w, seat, 1 if kind == GIVING else w[WAY])
    if kind == LAYING:
        for place in range(number):
            w[CHOSEN + place] = actions[at + 2 + place]
        return play_value(r, w, seat, number, SENSE)
    if kind == NAMING:
        return suit_value(r, w, actions[at + 2], SENSE)
    if kind == GIVING:
        return gift_value(r, w, seat, actions[at + 2], SENSE)
    other = TAKE_THEM if kind == TAKING else DRAW_ONE if kind == DRAWING else SIT_OUT
    return other_value(r, w, seat, other, SENSE)
