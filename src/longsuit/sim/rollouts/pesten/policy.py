"""The rollout policy of Pesten ("sensible" on the command line): the action with the highest sum of
feature weights, a linear action value fitted to rollouts."""

from ....engine.cards import JOKER, NO_SUIT, Card, Cards, Seat, Suit, lowest, rank_of, suit_of
from ....games.pesten.effects import TAKES, turn_after
from ....games.pesten.playable import playable_on_top, weight
from ....games.pesten.sets import three_in_row
from ....games.pesten.table import next_seat_playing
from ....games.pesten.turns import DRAW_ONE, PASS_TURN, TAKE_PAYLOAD
from ...kernels.layout import PLAYERS, Row
from ...kernels.pesten.choices import (
    ALIKE,
    CORNER,
    EFFECTS,
    FALLING,
    JOKER_CARDS,
    PLAIN_FINISH,
    PLAINS,
    PLAY_DRAWN,
    PLUS_FIVE,
    RISING,
    SINGLE,
    WEIGHTS,
    WILD,
    effect_now,
    fewest_cards,
    longest_suit,
    may_climb,
    plays_after_naming,
    plays_after_taking,
    set_size,
)
from ...kernels.pesten.layout import (
    BEGAN,
    CHOSEN,
    FACES,
    FEATURES,
    HELD,
    LAY_COUNT,
    NEAR,
    PAYLOAD,
    PLAYING,
    TOP,
    TURN,
    WAY,
    copies,
)
from ...kernels.pesten.layout import NAMED as NAMED_SUIT
from .features import (
    AGAIN,
    DRAWN,
    FEATURE_COUNT,
    GAVE,
    GIFT,
    JOKERED,
    NAMED,
    OTHERS,
    SAT_OUT,
    STACKED,
    TAKEN,
    WEIGHT_COUNT,
    weighted_sum,
    write_context,
    write_features,
)

# An encoded action: its kind, the number of values, and the values: cards, or a suit.
LAYING, TAKING, DRAWING, PASSING, NAMING, GIVING = range(6)
STRIDE = 20
RECORD = STRIDE + FEATURE_COUNT  # an action and its features, where they are wanted
MOST_RECORDS = 64
SECOND_TABLE = 15  # the policy with the second table of weights, where there is one
WINS_NOW = 1 << 40  # more than any sum of weights
FORBIDDEN = -(1 << 40)
JOKER_GIVEN = 9  # the class of a joker, after those of the effects


def weights_place(policy: int) -> int:
    """The place among the rules where the weights of a policy begin."""
    return WEIGHTS + WEIGHT_COUNT if policy == SECOND_TABLE else WEIGHTS


def record_action(state: Row, out: Row | None, kind: int, number: int, value: int) -> None:
    """Writes an action with its features behind those written before, while there is room; a play
    has the cards chosen."""
    if out is not None:
        if out[0] == MOST_RECORDS:
            return
        at = 1 + RECORD * out[0]
        out[0] += 1
        out[at] = kind
        out[at + 1] = number
        for place in range(number):
            out[at + 2 + place] = state[CHOSEN + place] if kind == LAYING else value
        for place in range(FEATURE_COUNT):
            out[at + STRIDE + place] = state[FEATURES + place]


def faces_left(state: Row, seat: Seat, number: int) -> Cards:
    """The faces left in the hand when so many of the cards chosen are laid."""
    rest = state[FACES + seat]
    for at in range(number):
        card = state[CHOSEN + at]
        if copies(state, seat, card) == 1:
            rest &= ~(1 << card)
    return rest


def required_suit(state: Row) -> Suit:
    """The suit that the next card must have, unless it matches the rank."""
    if state[NAMED_SUIT] != NO_SUIT:
        return state[NAMED_SUIT]
    return NO_SUIT if state[TOP] == JOKER else suit_of(state[TOP])


def play_value(rules: Row, state: Row, seat: Seat, number: int, base: int) -> int:
    """The value of laying so many of the cards chosen."""
    left = state[HELD + seat] - number
    top = state[CHOSEN + number - 1]
    effect = TAKES if state[PAYLOAD] else effect_now(rules, state, seat, top)
    if left == 0:
        if rules[PLAINS] >> top & 1:
            return WINS_NOW + number
        return FORBIDDEN if rules[PLAIN_FINISH] else WINS_NOW + number - rules[PLUS_FIVE] * STRIDE
    payload, kind = state[PAYLOAD], effect
    if effect == TAKES:
        kind = STACKED if payload else JOKERED if top == JOKER else TAKES
        payload += weight(top, rules[JOKER_CARDS])
    after = turn_after(effect, seat, state[WAY], state[PLAYING], rules[PLAYERS])
    if after == seat:
        kind = AGAIN
    suit = NO_SUIT if top == JOKER else suit_of(top)
    rest = faces_left(state, seat, number)
    write_features(rules, state, seat, kind, left, rest, top, suit, after, payload, number)
    return weighted_sum(rules, state, base)


def other_value(rules: Row, state: Row, seat: Seat, other: int, base: int) -> int:
    """The value of taking, drawing or passing."""
    held, rest, top = state[HELD + seat], state[FACES + seat], state[TOP]
    after = next_seat_playing(seat, state[WAY], state[PLAYING], rules[PLAYERS])
    suit = required_suit(state)
    if other == TAKE_PAYLOAD:
        payload = state[PAYLOAD]
        if plays_after_taking(rules, state):
            after = seat
        if suit == NO_SUIT:
            suit = longest_suit(state, seat)
        write_features(
            rules, state, seat, TAKEN, held + payload, rest, top, suit, after, 0, -payload
        )
    elif other == DRAW_ONE:
        able = (
            1
            if rules[PLAY_DRAWN] and rest & playable_on_top(top, state[NAMED_SUIT], rules[WILD])
            else 0
        )
        write_features(rules, state, seat, DRAWN, held + 1, rest, top, suit, after, 0, -1 - able)
    else:
        write_features(rules, state, seat, SAT_OUT, held, rest, top, suit, after, 0, 0)
    return weighted_sum(rules, state, base)


def choose_cards(rules: Row, state: Row, seat: Seat, first: Card, kind: int, variant: int) -> None:
    """Chooses the cards of a play: a set of one rank by its last card, a run by its length."""
    size = set_size(rules, state, seat, first, state[TOP], kind, 0)
    state[LAY_COUNT] = size
    if kind == ALIKE:
        last = state[CHOSEN + size - 1]
        state[CHOSEN + size - 1] = state[CHOSEN + variant]
        state[CHOSEN + variant] = last
    elif kind != SINGLE:
        state[LAY_COUNT] = variant


def first_variant(rules: Row, state: Row, seat: Seat, first: Card, kind: int, size: int) -> int:
    """The first of the numbers that tell the plays of a kind apart; the last is `size`, or one less
    for sets of one rank."""
    if kind in (SINGLE, ALIKE):
        return 1
    return fewest_cards(three_in_row(state[TOP], first, state[CHOSEN + 1], rules[CORNER] != 0))


def choose_play(
    rules: Row, state: Row, seat: Seat, cards: Cards, other: int, policy: int, out: Row | None
) -> bool:
    """Chooses cards to lay that begin with one of these; returns False if something else is
    better."""
    write_context(rules, state, seat, state[WAY])
    base, highest = weights_place(policy), FORBIDDEN
    best_first, best_kind, best_variant = -1, SINGLE, 0
    if other:
        highest = other_value(rules, state, seat, other, base)
        kind = TAKING if other == TAKE_PAYLOAD else DRAWING if other == DRAW_ONE else PASSING
        record_action(state, out, kind, 0, 0)
    left = cards
    while left:
        first = lowest(left)
        left &= left - 1
        for kind in range(FALLING + 1 if state[HELD + seat] > 1 else 1):
            if kind == RISING and state[PAYLOAD] and not may_climb(rules, first, state[BEGAN]):
                continue
            size = set_size(rules, state, seat, first, state[TOP], kind, 0)
            if size:
                for variant in range(
                    first_variant(rules, state, seat, first, kind, size), size + (kind != ALIKE)
                ):
                    if kind == ALIKE:
                        choose_cards(rules, state, seat, first, kind, variant)
                    value = play_value(rules, state, seat, size if kind == ALIKE else variant, base)
                    if value > highest:
                        highest, best_first, best_kind, best_variant = value, first, kind, variant
                    if value != FORBIDDEN:
                        record_action(state, out, LAYING, size if kind == ALIKE else variant, 0)
    if best_first < 0:
        return False
    choose_cards(rules, state, seat, best_first, best_kind, best_variant)
    return True


def suit_value(rules: Row, state: Row, suit: Suit, base: int) -> int:
    """The value of naming a suit for the seat in turn."""
    seat = state[TURN]
    after = next_seat_playing(seat, state[WAY], state[PLAYING], rules[PLAYERS])
    if plays_after_naming(rules, state):
        after = seat
    held, faces = max(state[HELD + seat], 1), state[FACES + seat]
    write_features(
        rules, state, seat, NAMED, held, faces, state[TOP], suit, after, state[PAYLOAD], 0
    )
    return weighted_sum(rules, state, base)


def gift_value(rules: Row, state: Row, seat: Seat, card: Card, base: int) -> int:
    """The value of passing a card to the left."""
    after, faces = (
        next_seat_playing(state[TURN], state[WAY], state[PLAYING], rules[PLAYERS]),
        state[FACES + seat],
    )
    rest = faces if copies(state, seat, card) > 1 else faces & ~(1 << card)
    write_features(
        rules,
        state,
        seat,
        GAVE,
        state[HELD + seat],
        rest,
        state[TOP],
        required_suit(state),
        after,
        0,
        0,
    )
    effect = JOKER_GIVEN if card == JOKER else rules[EFFECTS + rank_of(card)]
    fits = playable_on_top(state[TOP], NO_SUIT, rules[WILD]) >> card & 1
    state[FEATURES + 19] = GIFT + (1 + effect * 2 + fits) * OTHERS + state[NEAR]
    return weighted_sum(rules, state, base)


def best_suit(rules: Row, state: Row, policy: int, out: Row | None) -> Suit:
    """The suit that the policy names for the seat in turn."""
    chosen, highest, base = 0, FORBIDDEN, weights_place(policy)
    write_context(rules, state, state[TURN], state[WAY])
    for suit in range(NO_SUIT):
        value = suit_value(rules, state, suit, base)
        record_action(state, out, NAMING, 1, suit)
        if value > highest:
            highest, chosen = value, suit
    return chosen


def best_gift(rules: Row, state: Row, seat: Seat, policy: int, out: Row | None) -> Card:
    """The card that the policy passes to the left."""
    chosen, highest, base, left = -1, FORBIDDEN, weights_place(policy), state[FACES + seat]
    write_context(rules, state, seat, 1)
    while left:
        card = lowest(left)
        left &= left - 1
        value = gift_value(rules, state, seat, card, base)
        record_action(state, out, GIVING, 1, card)
        if value > highest:
            highest, chosen = value, card
    return chosen


def action_value(rules: Row, state: Row, seat: Seat, actions: Row, at: int) -> int:
    """The value of an action that is written at a place, by its features alone."""
    kind, number = actions[at], actions[at + 1]
    write_context(rules, state, seat, 1 if kind == GIVING else state[WAY])
    if kind == LAYING:
        for place in range(number):
            state[CHOSEN + place] = actions[at + 2 + place]
        return play_value(rules, state, seat, number, WEIGHTS)
    if kind == NAMING:
        return suit_value(rules, state, actions[at + 2], WEIGHTS)
    if kind == GIVING:
        return gift_value(rules, state, seat, actions[at + 2], WEIGHTS)
    other = TAKE_PAYLOAD if kind == TAKING else DRAW_ONE if kind == DRAWING else PASS_TURN
    return other_value(rules, state, seat, other, WEIGHTS)
