"""Features of an action in Pesten: indices into one table of weights.

The features look at the seat's own hand, at how many cards the others hold and at what lies on the
pile, never into another hand. Each feature is categorical (one-hot): exactly one of its weights
counts. `benchmarks/training/fit_pesten_policy.py` fits the weights.
"""

from ....engine.cards import (
    DECK,
    JOKER,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Seat,
    Suit,
    lowest,
    rank_cards,
    rank_of,
)
from ....games.pesten import card_points
from ....games.pesten.effects import AGAIN as PLAYS_AGAIN
from ....games.pesten.effects import ANSWER, BACK, NAME, REVERSE, SKIP, TAKES
from ....games.pesten.playable import playable_on_top
from ....games.pesten.table import next_seat_playing
from ...kernels.layout import PLAYERS, Row
from ...kernels.pesten.choices import FACES_BY_EFFECT, PLAIN_FINISH, PLAINS, SCORE, SETS, WILD
from ...kernels.pesten.layout import (
    COPIES,
    DISCARDS,
    EXTRA_COPIES,
    FACES,
    FEATURES,
    FEWEST,
    GONE,
    HELD,
    NEAR,
    PACKS,
    PLAYING,
    WAY,
    copies,
)

# Kinds of action: a play by its effect as in `effects`, AGAIN for every play after which the seat
# is in turn again; or one of these.
AGAIN = 1
JOKERED, STACKED, DRAWN, TAKEN, SAT_OUT, NAMED, GAVE = range(9, 16)
KINDS, LEFT, OTHERS = 16, 6, 5  # classes: kinds of action, cards left, other hands
POINTS = 2  # of SCORE

# The first weight of each feature, and what it depends on.
DONE = 0  # kind of action, cards left, cards of the seat in turn afterwards
NEXT = DONE + KINDS * LEFT * OTHERS  # kind of action, cards of the neighbour
LEAST = NEXT + KINDS * OTHERS  # kind of action, the fewest cards of another seat
LOAD = LEAST + KINDS * OTHERS  # cards to be taken
SUITS = LOAD + 5 * OTHERS
KEPT_JOKERS = SUITS + 5 * LEFT
KEPT_TWOS = KEPT_JOKERS + 3 * LEFT * 2
KEPT_SEVENS = KEPT_TWOS + 3 * LEFT * 2
KEPT_JACKS = KEPT_SEVENS + 3 * LEFT * 2
KEPT_TURNS = KEPT_JACKS + 3 * LEFT * 2
FOLLOWING = KEPT_TURNS + 4 * LEFT  # cards left of the required suit
SAME_RANK = FOLLOWING + 5 * LEFT
IN_ROW = SAME_RANK + 2 * LEFT
ALIKE = IN_ROW + 5 * LEFT
GOES_ON = ALIKE + 12 * LEFT  # cards that fit when the seat plays again
ENDING = GOES_ON + 5 * LEFT  # a card left to finish with
DEAR = ENDING + 3 * LEFT  # points left
SEEN = DEAR + 11 * OTHERS  # the share of the required suit that is gone
SHED = SEEN + 8 * OTHERS  # cards laid or taken
GIFT = SHED + 4 * 16  # the card passed on
AFTER = GIFT + 21 * OTHERS  # cards of the next seat but one
RACE = AFTER + 2 * OTHERS * OTHERS
WEIGHT_COUNT = RACE + LEFT * OTHERS
FEATURE_COUNT = 22

CORNER_RANKS = 3 | 3 << 16 | 3 << 32 | 3 << 48  # 2 and 3, which follow the ace


def size_class(number: int) -> int:
    """The class of a hand size, for the hands of others."""
    return min(max(number, 1), OTHERS) - 1


def write_context(rules: Row, state: Row, seat: Seat, way: int) -> None:
    """Writes what all actions of a seat have in common; `way` is the direction in which its
    neighbour sits."""
    state[NEAR] = size_class(
        state[HELD + next_seat_playing(seat, way, state[PLAYING], rules[PLAYERS])]
    )
    fewest = 99
    for other in range(rules[PLAYERS]):
        if other != seat and state[PLAYING] >> other & 1:
            fewest = min(fewest, state[HELD + other])
    state[FEWEST] = size_class(fewest)
    for suit in range(NO_SUIT):
        gone = (state[FACES + seat] & SUIT_CARDS[suit]).bit_count()
        for pack in range(state[PACKS]):
            gone += (state[DISCARDS + pack] & SUIT_CARDS[suit]).bit_count()
        state[GONE + suit] = min(gone // (2 * state[PACKS]), 6)


def write_hand_features(
    rules: Row, state: Row, seat: Seat, rest: Cards, left: int, jokers: int
) -> None:
    """Writes the features of the cards that are left in the hand."""
    close = 1 if state[FEWEST] < 2 else 0
    suits, chain = 0, 0
    again = rest & rules[FACES_BY_EFFECT + PLAYS_AGAIN]
    for suit in range(NO_SUIT):
        lane = rest & SUIT_CARDS[suit]
        if lane:
            suits += 1
            if lane & again and lane & lane - 1:
                chain = 1
    sevens = min(again.bit_count(), 2)
    if sevens > 1:
        chain = 1
    twos = min((rest & rules[FACES_BY_EFFECT + TAKES] & DECK).bit_count(), 2)
    jacks = min((rest & rules[FACES_BY_EFFECT + NAME]).bit_count(), 2)
    turning = (
        rules[FACES_BY_EFFECT + SKIP]
        | rules[FACES_BY_EFFECT + ANSWER]
        | rules[FACES_BY_EFFECT + BACK]
        | rules[FACES_BY_EFFECT + REVERSE]
    )
    turns = min((rest & turning).bit_count(), 3)
    state[FEATURES + 4] = SUITS + suits * LEFT + left
    state[FEATURES + 5] = KEPT_JOKERS + (min(jokers, 2) * 2 + close) * LEFT + left
    state[FEATURES + 6] = KEPT_TWOS + (twos * 2 + close) * LEFT + left
    state[FEATURES + 7] = KEPT_SEVENS + (sevens * 2 + chain) * LEFT + left
    state[FEATURES + 8] = KEPT_JACKS + (jacks * 2 + (1 if rules[WILD] else 0)) * LEFT + left
    state[FEATURES + 9] = KEPT_TURNS + turns * LEFT + left
    rows, pairs, triples = 0, 0, 0
    if rules[SETS]:
        cards = rest & DECK
        cards |= (cards & CORNER_RANKS) << 13
        rows = min((cards & cards >> 1 & cards >> 2 & DECK).bit_count(), 4)
        a, b = rest & 0x1FFF, rest >> 16 & 0x1FFF
        c, d = rest >> 32 & 0x1FFF, rest >> 48 & 0x1FFF
        two, both = (a & b) | (c & d), (a | b) & (c | d)
        three = ((a & b) & (c | d)) | ((c & d) & (a | b))
        triples = min(three.bit_count(), 2)
        pairs = min(((two | both) & ~three).bit_count() + state[EXTRA_COPIES + seat], 3)
    state[FEATURES + 12] = IN_ROW + rows * LEFT + left
    state[FEATURES + 13] = ALIKE + (triples * 4 + pairs) * LEFT + left
    ending = 0
    if rules[PLAIN_FINISH]:
        ending = 2 if rest & rules[PLAINS] else 1
    state[FEATURES + 15] = ENDING + ending * LEFT + left


def hand_points(state: Row, seat: Seat, rest: Cards) -> int:
    """The points that the cards left in the hand cost."""
    points = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        points += card_points(card) * (1 + state[COPIES + (seat << 6) + card])
    return points


def write_features(
    rules: Row,
    state: Row,
    seat: Seat,
    kind: int,
    cards: int,
    rest: Cards,
    top: Card,
    suit: Suit,
    after: Seat,
    payload: int,
    laid: int,
) -> None:
    """Writes the features of an action: `cards` are left in the hand, with the faces of `rest`;
    then `top` lies on the pile, `suit` is required, `after` is in turn and `payload` cards are to
    be taken; `laid` cards were laid, or taken if negative."""
    left = min(cards, LEFT) - 1
    turn = OTHERS - 1 if after == seat else size_class(state[HELD + after])
    near, fewest = state[NEAR], state[FEWEST]
    state[FEATURES] = DONE + (kind * LEFT + left) * OTHERS + turn
    state[FEATURES + 1] = NEXT + kind * OTHERS + near
    state[FEATURES + 2] = LEAST + kind * OTHERS + fewest
    load = 0
    if payload:
        load = 1 if payload < 3 else 2 if payload < 6 else 3 if payload < 10 else 4
    state[FEATURES + 3] = LOAD + load * OTHERS + turn
    write_hand_features(
        rules,
        state,
        seat,
        rest,
        left,
        copies(state, seat, JOKER) - (1 if laid > 0 and top == JOKER else 0),
    )
    in_suit = 4
    if suit != NO_SUIT:
        in_suit = min((rest & SUIT_CARDS[suit]).bit_count(), 3)
    state[FEATURES + 10] = FOLLOWING + in_suit * LEFT + left
    same = 0
    if top != JOKER and rest & rank_cards(rank_of(top)) & DECK:
        same = 1
    state[FEATURES + 11] = SAME_RANK + same * LEFT + left
    goes = 0
    if kind == AGAIN:
        goes = 1 + min((rest & playable_on_top(top, NO_SUIT, rules[WILD])).bit_count(), 3)
    state[FEATURES + 14] = GOES_ON + goes * LEFT + left
    dear = 0
    if rules[SCORE] == POINTS:
        dear = 1 + min(hand_points(state, seat, rest) // 8, 9)
    state[FEATURES + 16] = DEAR + dear * OTHERS + fewest
    state[FEATURES + 17] = SEEN + (7 if suit == NO_SUIT else state[GONE + suit]) * OTHERS + turn
    held = state[HELD + seat]
    size = 0 if held < 4 else 1 if held < 6 else 2 if held < 9 else 3
    state[FEATURES + 18] = (
        SHED + size * 16 + (min(laid, 6) if laid >= 0 else 6 + min(9, (1 - laid) // 2))
    )
    state[FEATURES + 19] = GIFT
    beyond = next_seat_playing(after, state[WAY], state[PLAYING], rules[PLAYERS])
    later = OTHERS - 1 if beyond == seat else size_class(state[HELD + beyond])
    state[FEATURES + 20] = AFTER + ((OTHERS if payload else 0) + turn) * OTHERS + later
    state[FEATURES + 21] = RACE + left * OTHERS + fewest


def weighted_sum(rules: Row, state: Row, base: int) -> int:
    """The sum of the weights of the features in the row; `base` is where the table of weights
    begins."""
    value = 0
    for at in range(FEATURE_COUNT):
        value += rules[base + state[FEATURES + at]]
    return value
