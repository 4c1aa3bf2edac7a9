"""The value of calls and cards by a neural network: an integer multilayer perceptron with clipped
ReLU units, one for cards and one for calls.

The input features are zeros and ones taken from the view of one seat, so the first layer is a sum
of weight columns. Inference is in fixed-point integers, so that the same deals give the same play
on every machine: weights of the first layer are in 256ths, those of the other layers in 1024ths,
and activations run from 0 to 4 in 256ths. The trump suit is always mapped to the first suit. The
output for an action is its value: the expected points of the seat less those of the others, in
units that depend on the game. `benchmarks/training/train_tricks.py` fits the weights by self-play,
`benchmarks/training/quantise.py` rounds them (post-training quantisation), `models/<game>.net`
holds them.
"""

from ...engine.cards import NO_SUIT, Card, Cards, Seat, Suit, lowest, suit_of
from ..compile.entry_points import Entry
from ..kernels.layout import (
    CALLS,
    CARDS_SHOWN,
    HANDS,
    ON_TABLE,
    RULER,
    TRUMP,
    VARIANT,
    VOIDS,
    WON,
    Row,
    next_seat,
)

NUMBERS, RIVALS = 16, 5  # numbers of tricks that have a feature each; other seats
# Input features for a card: the seat's own hand, the best card on the table, the cards played by
# the seat and by the others, who holds the trick, voids, tricks needed and tricks called by seat.
HAND, BEST_CARD, OWN_PLAYED, OTHERS_PLAYED = 0, 52, 104, 156
LED, HOLDER, VOID = 416, 420, 425
NEED, CALLED, CARDS_LEFT, PLAYERS, PLACE, EXCESS = 445, 541, 637, 652, 657, 663
RULES, FEATURES = 676, 686  # the ruler, no trump, and the game's variants
# Input features for a call: the place in the order, the cards dealt, the calls made.
ORDER, CALL_PLAYERS, DEALT, CALLS_MADE, CALL_RULES, CALL_FEATURES = 52, 58, 63, 78, 158, 168
# Units of the layers, and where the biases and then the weights of each layer begin.
FIRST, SECOND = 512, 256
WEIGHTS = FIRST
SECOND_AT = WEIGHTS + FEATURES * FIRST
LAST_AT = SECOND_AT + SECOND + FIRST * SECOND
CALL_FIRST, CALL_SECOND = 256, 128
CALL_AT = LAST_AT + 52 + 52 * SECOND
CALL_SECOND_AT = CALL_AT + CALL_FIRST + CALL_FEATURES * CALL_FIRST
CALL_LAST_AT = CALL_SECOND_AT + CALL_SECOND + CALL_FIRST * CALL_SECOND
LENGTH = CALL_LAST_AT + NUMBERS + NUMBERS * CALL_SECOND
UNITS = FIRST + SECOND
LAYERS = {
    "cards": [FEATURES, FIRST, SECOND, 52],
    "calls": [CALL_FEATURES, CALL_FIRST, CALL_SECOND, NUMBERS],
}
ACTIVATION_LIMIT = 1023  # of a unit: 4 in 256ths
VALUE_BITS = 18  # an output of 1 << VALUE_BITS is one unit of points, which depends on the game


def canonical_suit(suit: Suit, trump: Suit) -> int:
    """The place of a suit when trump is the first suit."""
    if suit == trump:
        return 0
    return trump if suit == 0 and trump < NO_SUIT else suit


def canonical_card(card: Card, trump: Suit) -> int:
    """The place of a card among 52 when trump is the first suit."""
    return canonical_suit(suit_of(card), trump) * 13 + (card & 15)


# The layers.  Offsets are masked so that the compiler sees that they are not negative: only then
# does it vectorise the loops.


def add_feature(net: Row, units: Row, feature: int) -> None:
    """Adds the weights of one input feature to the first layer of the network for cards."""
    base = WEIGHTS + (feature & 1023) * FIRST
    for unit in range(FIRST):
        units[unit] += net[base + unit]


def add_card_features(net: Row, units: Row, feature: int, cards: Cards, trump: Suit) -> None:
    """Adds a feature for every card of a set, counted from `feature`."""
    while cards:
        add_feature(net, units, feature + canonical_card(lowest(cards), trump))
        cards &= cards - 1


def add_call_feature(net: Row, units: Row, feature: int) -> None:
    """Adds the weights of one input feature to the first layer of the network for calls."""
    base = CALL_AT + CALL_FIRST + (feature & 255) * CALL_FIRST
    for unit in range(CALL_FIRST):
        units[unit] += net[base + unit]


def second_layer(net: Row, units: Row, at: int, first: int, second: int) -> None:
    """Computes the second layer from the first, both with clipped ReLU units."""
    base = at & 0xFFFFF
    for unit in range(second):
        units[first + unit] = net[base + unit] << 8
    base += second
    for origin in range(first):
        value = units[origin]
        if value > 0:
            value = min(value, ACTIVATION_LIMIT)
            for unit in range(second):
                units[first + unit] += value * net[base + unit]
        base += second
    for unit in range(second):
        units[first + unit] = min(max(units[first + unit] >> 10, 0), ACTIVATION_LIMIT)


def action_output(
    net: Row, units: Row, at: int, first: int, second: int, actions: int, action: int
) -> int:
    """The output of the last layer for one action."""
    total = net[at + action] << 8
    base = (at + actions + action * second) & 0xFFFFF
    for unit in range(second):
        total += units[first + unit] * net[base + unit]
    return total


# The hidden layers, from the view of a seat.


def evaluate_play(
    state: Row,
    seats: int,
    seat: Seat,
    place: int,
    led: Suit,
    best: Card,
    holder: Seat,
    net: Row,
    units: Row,
) -> None:
    """Computes the hidden layers for a seat that is to play a card, in this place of the trick."""
    trump, hand = state[TRUMP], state[HANDS + seat]
    left = hand.bit_count()
    for unit in range(FIRST):
        units[unit] = net[unit]
    add_card_features(net, units, HAND, hand, trump)
    add_card_features(net, units, OWN_PLAYED, state[CARDS_SHOWN + seat], trump)
    other, excess = seat, -left
    for at in range(seats):
        need = state[CALLS + other] - state[WON + other]
        excess += max(0, need)
        add_feature(net, units, NEED + at * NUMBERS + min(max(need + 2, 0), NUMBERS - 1))
        add_feature(
            net, units, CALLED + at * NUMBERS + min(max(state[CALLS + other], 0), NUMBERS - 1)
        )
        if state[RULER] == other + 1:
            add_feature(net, units, RULES + at)
        if at:
            add_card_features(
                net, units, OTHERS_PLAYED + (at - 1) * 52, state[CARDS_SHOWN + other], trump
            )
            for suit in range(NO_SUIT):
                if state[VOIDS + other] >> suit & 1:
                    add_feature(net, units, VOID + (at - 1) * 4 + canonical_suit(suit, trump))
        other = next_seat(other, seats)
    if place:
        add_feature(net, units, BEST_CARD + canonical_card(best, trump))
        add_feature(net, units, LED + canonical_suit(led, trump))
        add_feature(
            net, units, HOLDER + (holder - seat if holder > seat else holder - seat + seats) - 1
        )
    add_feature(net, units, CARDS_LEFT + min(left, 15) - 1)
    add_feature(net, units, PLAYERS + seats - 2)
    add_feature(net, units, PLACE + place)
    add_feature(net, units, EXCESS + min(max(excess + 6, 0), 12))
    if trump == NO_SUIT:
        add_feature(net, units, RULES + 6)
    if state[VARIANT]:
        add_feature(net, units, RULES + 6 + state[VARIANT])
    second_layer(net, units, SECOND_AT, FIRST, SECOND)


def evaluate_call(state: Row, seats: int, seat: Seat, place: int, net: Row, units: Row) -> None:
    """Computes the hidden layers for a seat that is to call, in this place of the order."""
    trump, hand = state[TRUMP], state[HANDS + seat]
    for unit in range(CALL_FIRST):
        units[unit] = net[CALL_AT + unit]
    cards = hand
    while cards:
        add_call_feature(net, units, canonical_card(lowest(cards), trump))
        cards &= cards - 1
    other = seat
    for at in range(seats):
        if state[RULER] == other + 1:
            add_call_feature(net, units, CALL_RULES + at)
        if at and state[CALLS + other] >= 0:
            add_call_feature(
                net, units, CALLS_MADE + (at - 1) * NUMBERS + min(state[CALLS + other], NUMBERS - 1)
            )
        other = next_seat(other, seats)
    add_call_feature(net, units, ORDER + place)
    add_call_feature(net, units, CALL_PLAYERS + seats - 2)
    add_call_feature(net, units, DEALT + min(hand.bit_count(), 15) - 1)
    if trump == NO_SUIT:
        add_call_feature(net, units, CALL_RULES + 6)
    if state[VARIANT]:
        add_call_feature(net, units, CALL_RULES + 6 + state[VARIANT])
    second_layer(net, units, CALL_SECOND_AT, CALL_FIRST, CALL_SECOND)


# The values of actions.


def value_of_card(net: Row, units: Row, card: Card, trump: Suit) -> int:
    """The value of a card, from the hidden layers."""
    return action_output(net, units, LAST_AT, FIRST, SECOND, 52, canonical_card(card, trump))


def value_of_call(net: Row, units: Row, number: int) -> int:
    """The value of a call, from the hidden layers."""
    at = min(number, NUMBERS - 1)
    return action_output(net, units, CALL_LAST_AT, CALL_FIRST, CALL_SECOND, NUMBERS, at)


def best_call(net: Row, units: Row, numbers: int) -> int:
    """The call of the highest value among a set of numbers, from the hidden layers."""
    best, highest = lowest(numbers), -(1 << 40)
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        value = value_of_call(net, units, number)
        if value > highest:
            best = number
            highest = value
    return best


def best_card(net: Row, units: Row, choices: Cards, trump: Suit, value: Row) -> Card:
    """The card of the highest value among these, from the hidden layers; its value is left in
    `value`."""
    best, highest = lowest(choices), -(1 << 40)
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        output = value_of_card(net, units, card, trump)
        if output > highest:
            best = card
            highest = output
    value[0] = highest
    return best


def card_values(
    state: Row,
    seats: int,
    me: Seat,
    led: Suit,
    best: Card,
    holder: Seat,
    net: Row,
    units: Row,
    values: Row,
) -> int:
    """Writes the value of every card for the seat whose turn it is, by the card's number."""
    evaluate_play(state, seats, me, state[ON_TABLE], led, best, holder, net, units)
    for suit in range(NO_SUIT):
        for rank in range(13):
            card = suit * 16 + rank
            values[card] = value_of_card(net, units, card, state[TRUMP])
    return 0


def call_values(
    state: Row, seats: int, me: Seat, place: int, net: Row, units: Row, values: Row
) -> int:
    """Writes the value of every call for the seat whose turn it is, by its number."""
    evaluate_call(state, seats, me, place, net, units)
    for number in range(NUMBERS):
        values[number] = value_of_call(net, units, number)
    return 0


CARD_VALUES = Entry(card_values, "aiiiiihwa")
CALL_VALUES = Entry(call_values, "aiiihwa")
