"""What tells how good it is to do something in Pesten: places in a table of weights.

The signs look at the own hand, at how many cards the others hold and at what lies on the pile,
never into another hand.  Of every sign exactly one place counts.
"""

from ...engine.cards import (
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
from ...games.pesten import card_points
from ...games.pesten.effects import AGAIN as PLAYS_AGAIN
from ...games.pesten.effects import ANSWER, BACK, NAME, REVERSE, SKIP, TAKES
from ...games.pesten.playable import fitting
from ...games.pesten.table import onward
from ..kernels.layout import Row
from ..kernels.pesten.choices import DOING, PLAIN_FINISH, PLAINS, PLAYERS, SCORE, SETS, WILD
from ..kernels.pesten.layout import (
    COPIES,
    DISCARDS,
    FACES,
    FEATURES,
    FEWEST,
    GONE,
    HELD,
    MANIFOLD,
    NEAR,
    PACKS,
    PLAYING,
    WAY,
    copies,
)

# What is done: a play by its effect as in `effects`, AGAIN for every one after which the seat is in
# turn again; or one of these.
AGAIN = 1
JOKERED, STACKED, DRAWN, TAKEN, SAT_OUT, NAMED, GAVE = range(9, 16)
KINDS, LEFT, OTHERS = 16, 6, 5  # how many are told apart: things done, cards left, cards of others
POINTS = 2  # of SCORE

# Where the weights of each sign begin.
DONE = 0  # by what is done, cards left, cards of who is next
NEXT = DONE + KINDS * LEFT * OTHERS  # by what is done, cards of who would be next
LEAST = NEXT + KINDS * OTHERS  # by what is done, cards of who has fewest
LOAD = LEAST + KINDS * OTHERS  # by what is to be taken
SUITS = LOAD + 5 * OTHERS
KEPT_JOKERS = SUITS + 5 * LEFT
KEPT_TWOS = KEPT_JOKERS + 3 * LEFT * 2
KEPT_SEVENS = KEPT_TWOS + 3 * LEFT * 2
KEPT_JACKS = KEPT_SEVENS + 3 * LEFT * 2
KEPT_TURNS = KEPT_JACKS + 3 * LEFT * 2
FOLLOWING = KEPT_TURNS + 4 * LEFT  # cards left of the suit asked for
SAME_RANK = FOLLOWING + 5 * LEFT
IN_ROW = SAME_RANK + 2 * LEFT
ALIKE = IN_ROW + 5 * LEFT
GOES_ON = ALIKE + 12 * LEFT  # cards that fit when the seat plays again
ENDING = GOES_ON + 5 * LEFT  # whether there is a card to end on
DEAR = ENDING + 3 * LEFT  # points left
SEEN = DEAR + 11 * OTHERS  # how much of the suit asked for is gone
SHED = SEEN + 8 * OTHERS  # cards laid or taken
GIFT = SHED + 4 * 16  # what is passed on
AFTER = GIFT + 21 * OTHERS  # cards of who is next but one
RACE = AFTER + 2 * OTHERS * OTHERS
WEIGHT_COUNT = RACE + LEFT * OTHERS
FEATURE_COUNT = 22  # of signs

CORNER_RANKS = 3 | 3 << 16 | 3 << 32 | 3 << 48  # 2 and 3, which follow the ace


def size_class(number: int) -> int:
    """Cards of another seat, as they are told apart."""
    return min(max(number, 1), OTHERS) - 1


def write_context(rules: Row, state: Row, seat: Seat, way: int) -> None:
    """What all that a seat may do has in common; `way` is where its neighbour sits."""
    state[NEAR] = size_class(state[HELD + onward(seat, way, state[PLAYING], rules[PLAYERS])])
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
    """Of the cards that are left."""
    close = 1 if state[FEWEST] < 2 else 0
    suits, chain = 0, 0
    again = rest & rules[DOING + PLAYS_AGAIN]
    for suit in range(NO_SUIT):
        lane = rest & SUIT_CARDS[suit]
        if lane:
            suits += 1
            if lane & again and lane & lane - 1:
                chain = 1
    sevens = min(again.bit_count(), 2)
    if sevens > 1:
        chain = 1
    twos = min((rest & rules[DOING + TAKES] & DECK).bit_count(), 2)
    jacks = min((rest & rules[DOING + NAME]).bit_count(), 2)
    turning = (
        rules[DOING + SKIP] | rules[DOING + ANSWER] | rules[DOING + BACK] | rules[DOING + REVERSE]
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
        pairs = min(((two | both) & ~three).bit_count() + state[MANIFOLD + seat], 3)
    state[FEATURES + 12] = IN_ROW + rows * LEFT + left
    state[FEATURES + 13] = ALIKE + (triples * 4 + pairs) * LEFT + left
    ending = 0
    if rules[PLAIN_FINISH]:
        ending = 2 if rest & rules[PLAINS] else 1
    state[FEATURES + 15] = ENDING + ending * LEFT + left


def hand_points(state: Row, seat: Seat, rest: Cards) -> int:
    """What the cards left cost."""
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
    """Writes the places of all signs: `cards` are left in the hand, with the faces of `rest`; then
    lies `top`, asked for is `suit`, in turn is `after`, to be taken is `payload`."""
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
        copies(state, seat, JOKER) - (1 if laid and top == JOKER else 0),
    )
    own = 4
    if suit != NO_SUIT:
        own = min((rest & SUIT_CARDS[suit]).bit_count(), 3)
    state[FEATURES + 10] = FOLLOWING + own * LEFT + left
    same = 0
    if top != JOKER and rest & rank_cards(rank_of(top)) & DECK:
        same = 1
    state[FEATURES + 11] = SAME_RANK + same * LEFT + left
    goes = 0
    if kind == AGAIN:
        goes = 1 + min((rest & fitting(top, NO_SUIT, rules[WILD])).bit_count(), 3)
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
    beyond = onward(after, state[WAY], state[PLAYING], rules[PLAYERS])
    later = OTHERS - 1 if beyond == seat else size_class(state[HELD + beyond])
    state[FEATURES + 20] = AFTER + ((OTHERS if payload else 0) + turn) * OTHERS + later
    state[FEATURES + 21] = RACE + left * OTHERS + fewest


def weighted_sum(rules: Row, state: Row, base: int) -> int:
    """The weights of the signs that are written, added up; `base` is where the table begins."""
    value = 0
    for at in range(FEATURE_COUNT):
        value += rules[base + state[FEATURES + at]]
    return value
