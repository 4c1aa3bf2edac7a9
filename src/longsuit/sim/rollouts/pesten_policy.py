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


def noted(state: Row, out: Row | None, kind: int, number: int, value: int) -> None:
    """An action with its signs, one more of those written down; cards are those chosen."""
    if out is not None:
        if out[0] == MOST:
            return
        at = 1 + RECORD * out[0]
        out[0] += 1
        out[at] = kind
        out[at + 1] = number
        for place in range(number):
            out[at + 2 + place] = state[CHOSEN + place] if kind == LAYING else value
        for place in range(NUMBER):
            out[at + STRIDE + place] = state[SIGNS + place]


def rest_of(state: Row, seat: Seat, number: int) -> Cards:
    """The faces left when so many of the cards chosen are laid."""
    rest = state[FACES + seat]
    for at in range(number):
        card = state[CHOSEN + at]
        if copies(state, seat, card) == 1:
            rest &= ~(1 << card)
    return rest


def asked_suit(state: Row) -> Suit:
    """The suit to be played as things lie."""
    if state[NAMED_SUIT] != NO_SUIT:
        return state[NAMED_SUIT]
    return NO_SUIT if state[TOP] == JOKER else suit_of(state[TOP])


def play_value(rules: Row, state: Row, seat: Seat, number: int, base: int) -> int:
    """What it is worth to lay so many of the cards chosen."""
    left = state[HELD + seat] - number
    top = state[CHOSEN + number - 1]
    effect = TAKES if state[PAYLOAD] else rules[EFFECTS + rank_of(top)]
    if left == 0:
        return (
            NONE if rules[PLAIN_FINISH] and rules[EFFECTS + rank_of(top)] != PLAIN else WON + number
        )
    payload, kind = state[PAYLOAD], effect
    if effect == TAKES:
        kind = STACKED if payload else JOKERED if top == JOKER else TAKES
        payload += weight(top, rules[JOKER_CARDS])
    after = turn_after(effect, seat, state[WAY], state[PLAYING], rules[PLAYERS])
    if after == seat:
        kind = AGAIN
    suit = NO_SUIT if top == JOKER else suit_of(top)
    rest = rest_of(state, seat, number)
    signs(rules, state, seat, kind, left, rest, top, suit, after, payload, number)
    return total(rules, state, base)


def other_value(rules: Row, state: Row, seat: Seat, other: int, base: int) -> int:
    """What it is worth to take, to draw or to pass."""
    held, rest, top = state[HELD + seat], state[FACES + seat], state[TOP]
    after, suit = onward(seat, state[WAY], state[PLAYING], rules[PLAYERS]), asked_suit(state)
    if other == TAKE_THEM:
        payload = state[PAYLOAD]
        if top != JOKER and rules[AFTER_TWOS]:
            after = seat
        if suit == NO_SUIT:
            suit = longest_suit(state, seat)
        signs(rules, state, seat, TAKEN, held + payload, rest, top, suit, after, 0, -payload)
    elif other == DRAW_ONE:
        able = 1 if rules[PLAY_DRAWN] and rest & fitting(top, state[NAMED_SUIT], rules[WILD]) else 0
        signs(rules, state, seat, DRAWN, held + 1, rest, top, suit, after, 0, -1 - able)
    else:
        signs(rules, state, seat, SAT_OUT, held, rest, top, suit, after, 0, 0)
    return total(rules, state, base)


def lay_out(rules: Row, state: Row, seat: Seat, first: Card, kind: int, which: int) -> None:
    """Chooses the cards of a play: a set of one rank by its last card, a run by its length."""
    size = length(rules, state, seat, first, state[TOP], kind, 0)
    state[LAID] = size
    if kind == ALIKE:
        last = state[CHOSEN + size - 1]
        state[CHOSEN + size - 1] = state[CHOSEN + which]
        state[CHOSEN + which] = last
    elif kind != SINGLE:
        state[LAID] = which


def ways(rules: Row, state: Row, seat: Seat, first: Card, kind: int, size: int) -> int:
    """The first of the numbers by which the plays of a kind are told apart; the last is `size`, or
    one less for sets of one rank."""
    if kind in (SINGLE, ALIKE):
        return 1
    return least(three_in_row(state[TOP], first, state[CHOSEN + 1], rules[CORNER] != 0))


def weigh(
    rules: Row, state: Row, seat: Seat, cards: Cards, other: int, policy: int, out: Row | None
) -> bool:
    """Chooses cards to lay, that begin with one of these, or none if something else is better."""
    look(rules, state, seat, state[WAY])
    base, best, found, found_kind, found_way = table_of(policy), NONE, -1, SINGLE, 0
    if other:
        best = other_value(rules, state, seat, other, base)
        kind = TAKING if other == TAKE_THEM else DRAWING if other == DRAW_ONE else PASSING
        noted(state, out, kind, 0, 0)
    left = cards
    while left:
        first = lowest(left)
        left &= left - 1
        for kind in range(FALLING + 1 if state[HELD + seat] > 1 else 1):
            if kind == RISING and state[PAYLOAD] and not may_climb(rules, first, state[BEGAN]):
                continue
            size = length(rules, state, seat, first, state[TOP], kind, 0)
            if size:
                for way in range(
                    ways(rules, state, seat, first, kind, size), size + (kind != ALIKE)
                ):
                    if kind == ALIKE:
                        lay_out(rules, state, seat, first, kind, way)
                    value = play_value(rules, state, seat, size if kind == ALIKE else way, base)
                    if value > best:
                        best, found, found_kind, found_way = value, first, kind, way
                    if value != NONE:
                        noted(state, out, LAYING, size if kind == ALIKE else way, 0)
    if found < 0:
        return False
    lay_out(rules, state, seat, found, found_kind, found_way)
    return True


def suit_value(rules: Row, state: Row, suit: Suit, base: int) -> int:
    """What it is worth to the seat in turn to name a suit."""
    seat = state[TURN]
    after = onward(seat, state[WAY], state[PLAYING], rules[PLAYERS])
    held, faces = max(state[HELD + seat], 1), state[FACES + seat]
    signs(rules, state, seat, NAMED, held, faces, state[TOP], suit, after, state[PAYLOAD], 0)
    return total(rules, state, base)


def gift_value(rules: Row, state: Row, seat: Seat, card: Card, base: int) -> int:
    """What it is worth to a seat to pass a card to the left."""
    after, faces = (
        onward(state[TURN], state[WAY], state[PLAYING], rules[PLAYERS]),
        state[FACES + seat],
    )
    rest = faces if copies(state, seat, card) > 1 else faces & ~(1 << card)
    signs(
        rules,
        state,
        seat,
        GAVE,
        state[HELD + seat],
        rest,
        state[TOP],
        asked_suit(state),
        after,
        0,
        0,
    )
    effect = JOKER_GIVEN if card == JOKER else rules[EFFECTS + rank_of(card)]
    fits = fitting(state[TOP], NO_SUIT, rules[WILD]) >> card & 1
    state[SIGNS + 19] = GIFT + (1 + effect * 2 + fits) * OTHERS + state[NEAR]
    return total(rules, state, base)


def weigh_suit(rules: Row, state: Row, policy: int, out: Row | None) -> Suit:
    """The suit that the seat in turn had best name."""
    found, best, base = 0, NONE, table_of(policy)
    look(rules, state, state[TURN], state[WAY])
    for suit in range(NO_SUIT):
        value = suit_value(rules, state, suit, base)
        noted(state, out, NAMING, 1, suit)
        if value > best:
            best, found = value, suit
    return found


def weigh_gift(rules: Row, state: Row, seat: Seat, policy: int, out: Row | None) -> Card:
    """The card that a seat had best pass to the left."""
    found, best, base, left = -1, NONE, table_of(policy), state[FACES + seat]
    look(rules, state, seat, 1)
    while left:
        card = lowest(left)
        left &= left - 1
        value = gift_value(rules, state, seat, card, base)
        noted(state, out, GIVING, 1, card)
        if value > best:
            best, found = value, card
    return found


def value_of(rules: Row, state: Row, seat: Seat, actions: Row, at: int) -> int:
    """What a seat thinks of an action that is written there, by the signs alone."""
    kind, number = actions[at], actions[at + 1]
    look(rules, state, seat, 1 if kind == GIVING else state[WAY])
    if kind == LAYING:
        for place in range(number):
            state[CHOSEN + place] = actions[at + 2 + place]
        return play_value(rules, state, seat, number, SENSE)
    if kind == NAMING:
        return suit_value(rules, state, actions[at + 2], SENSE)
    if kind == GIVING:
        return gift_value(rules, state, seat, actions[at + 2], SENSE)
    other = TAKE_THEM if kind == TAKING else DRAW_ONE if kind == DRAWING else SIT_OUT
    return other_value(rules, state, seat, other, SENSE)
