"""Sensible play: the card that brings what this trick and the cards kept promise nearest to what a
seat still needs.

A promise is a chance to take a trick, in 256ths, by a logistic function of a few signs.  A seat
goes by its hand, by what it has not seen and by what the others still need; it does not look into
their hands.  The weights come from `benchmarks/fit_sense.py`.
"""

from ...engine.cards import DECK, NO_SUIT, SUIT_CARDS, Card, Cards, Seat, Suit, lowest, suit_of
from ...engine.phases.tricks import beats
from ..kernels.layout import CALLS, FEATURES, GREED, HANDS, STOCK, TRUMP, WON, Row, next_seat
from ..models.trick_policy_weights import OPEN, PLAIN, SIGMOID, STANDS, TRUMPS

TRICK = 256
# What a seat is after: to lose every trick, to choose, to win every trick; and before it calls.
LOSE, CHOOSE, WIN, BEFORE = range(4)
PLAIN_FEATURES, TRUMP_FEATURES, HOLD_FEATURES = 14, 12, 9


def logistic(total: int) -> int:
    """The logistic function of a weighted sum in 64ths, in 256ths."""
    return SIGMOID[min(max((total >> 3) + 48, 0), 96)]


def unseen_cards(state: Row, seats: int, seat: Seat) -> Cards:
    """What the seat has not seen."""
    cards = state[STOCK]
    for other in range(seats):
        if other != seat:
            cards |= state[HANDS + other]
    return cards


def write_plain_features(
    state: Row,
    card: Card,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    over: int,
) -> None:
    """What tells how a plain card will fare; `held` of the unseen cards are in rivals' hands."""
    out = max(1, unseen.bit_count())
    suit = suit_of(card)
    same, mine = unseen & SUIT_CARDS[suit], hand & SUIT_CARDS[suit]
    above = (same >> card).bit_count()
    higher = min(4 * above * held // out, 24)
    before = (mine >> card).bit_count() - 1
    each = max(-8, min(13, 4 * same.bit_count() * held // (out * rivals) - 4 * before))
    trumps = min(8, 2 * (unseen & SUIT_CARDS[trump]).bit_count() * held // out)
    state[FEATURES] = 4
    state[FEATURES + 1] = higher
    state[FEATURES + 2] = min(higher, 4)
    state[FEATURES + 3] = min(higher, 10)
    state[FEATURES + 4] = each
    state[FEATURES + 5] = max(0, 4 - each)
    state[FEATURES + 6] = trumps
    state[FEATURES + 7] = 13 - each if trumps else 0
    state[FEATURES + 8] = min(4 * (same.bit_count() - above) * held // (out * rivals), 12)
    state[FEATURES + 9] = min((hand & SUIT_CARDS[trump]).bit_count(), 5)
    state[FEATURES + 10] = hand.bit_count()
    state[FEATURES + 11] = min(mine.bit_count() - 1 - before, 4)
    state[FEATURES + 12] = over
    state[FEATURES + 13] = rivals


def write_trump_features(
    state: Row,
    card: Card,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    over: int,
) -> None:
    """What tells how a trump will fare."""
    out = max(1, unseen.bit_count())
    same, mine = unseen & SUIT_CARDS[trump], hand & SUIT_CARDS[trump]
    higher = min(4 * (same >> card).bit_count() * held // out, 24)
    voids, short = 0, 0
    for suit in range(NO_SUIT):
        if suit != trump:
            count = (hand & SUIT_CARDS[suit]).bit_count()
            voids += count == 0
            short += count == 1
    state[FEATURES] = 4
    state[FEATURES + 1] = higher
    state[FEATURES + 2] = min(higher, 4)
    state[FEATURES + 3] = min(higher, 10)
    state[FEATURES + 4] = min(mine.bit_count(), 8)
    state[FEATURES + 5] = min((mine >> card).bit_count() - 1, 5)
    state[FEATURES + 6] = voids
    state[FEATURES + 7] = short
    state[FEATURES + 8] = min(4 * same.bit_count() * held // (out * rivals), 16)
    state[FEATURES + 9] = hand.bit_count()
    state[FEATURES + 10] = over
    state[FEATURES + 11] = rivals


def trick_chance(
    state: Row,
    card: Card,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    over: int,
    mode: int,
) -> int:
    """The chance that one card of a hand takes a trick."""
    total = 0
    if suit_of(card) == trump:
        write_trump_features(state, card, hand, unseen, held, rivals, trump, over)
        for sign in range(TRUMP_FEATURES):
            total += state[FEATURES + sign] * TRUMPS[mode * TRUMP_FEATURES + sign]
    else:
        write_plain_features(state, card, hand, unseen, held, rivals, trump, over)
        for sign in range(PLAIN_FEATURES):
            weight = OPEN if trump == NO_SUIT else PLAIN
            total += state[FEATURES + sign] * weight[mode * PLAIN_FEATURES + sign]
    return logistic(total)


def expected_tricks(
    state: Row,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    over: int,
    mode: int,
) -> int:
    """Of a whole hand."""
    total, rest = 0, hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        total += trick_chance(state, card, hand, unseen, held, rivals, trump, over, mode)
    return total


def write_hold_features(
    state: Row, seats: int, seat: Seat, card: Card, led: Suit, later: int, unseen: Cards
) -> None:
    """What tells whether the seats that play later beat a card."""
    trump, out = state[TRUMP], max(1, unseen.bit_count())
    suit = suit_of(card)
    following = (unseen & SUIT_CARDS[led]).bit_count()
    higher = ((unseen & SUIT_CARDS[suit]) >> card).bit_count()
    ruffs = 0
    if led != trump:
        ruffs = higher if suit == trump else (unseen & SUIT_CARDS[trump]).bit_count()
    if suit != led:
        higher = 0
    for sign in range(1, 5):
        state[FEATURES + sign] = 0
    other = seat
    for _ in range(later):
        other = next_seat(other, seats)
        size = state[HANDS + other].bit_count()
        wants = state[CALLS + other] > state[WON + other]
        above = 16 * higher * size // out
        state[FEATURES + (1 if wants else 2)] += 16 * above // (above + 10)
        if ruffs:
            cards = 16 * following * size // out
            has = 16 * ruffs * size // out
            void = 256 * 6 // (6 + cards)
            state[FEATURES + (3 if wants else 4)] += void * has // (16 * (has + 8))
    state[FEATURES] = 4
    state[FEATURES + 5] = later
    state[FEATURES + 6] = 4 if later == seats - 1 else 0
    state[FEATURES + 7] = 4 if suit == trump else 0
    state[FEATURES + 8] = state[HANDS + seat].bit_count()


def hold_chance(
    state: Row, seats: int, seat: Seat, card: Card, led: Suit, later: int, unseen: Cards
) -> int:
    """The chance that the seats that play later do not beat a card."""
    if later == 0:
        return TRICK
    write_hold_features(state, seats, seat, card, led, later, unseen)
    total = 0
    for sign in range(HOLD_FEATURES):
        total += state[FEATURES + sign] * STANDS[sign]
    return logistic(total)


def excess_demand(state: Row, seats: int, left: int) -> int:
    """How many tricks are wanted beyond those that are left."""
    over = -left
    for seat in range(seats):
        over += max(0, state[CALLS + seat] - state[WON + seat])
    return min(max(over, -4), 4)


def policy_card(
    state: Row, seats: int, seat: Seat, choices: Cards, place: int, led: Suit, best: Card
) -> Card:
    """The card that a sensible seat plays."""
    if choices & choices - 1 == 0:
        return lowest(choices)
    hand, trump, unseen = state[HANDS + seat], state[TRUMP], unseen_cards(state, seats, seat)
    held = unseen.bit_count() - state[STOCK].bit_count()
    left, need = hand.bit_count(), state[CALLS + seat] - state[WON + seat]
    over = excess_demand(state, seats, left)
    if need < 0 and state[GREED] >> seat & 1:
        need = left
    mode, gap = CHOOSE, 0
    if need <= 0:
        mode = LOSE
    elif need >= left:
        mode = WIN
    else:
        gap = TRICK * need - expected_tricks(
            state, hand, unseen, held, seats - 1, trump, over, mode
        )
    found, least, rest = lowest(choices), 1 << 30, choices
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        taken = 0
        if place == 0:
            taken = hold_chance(state, seats, seat, card, suit_of(card), seats - 1, unseen)
        elif beats(card, best, trump):
            taken = hold_chance(state, seats, seat, card, led, seats - 1 - place, unseen)
        away = taken - trick_chance(state, card, hand, unseen, held, seats - 1, trump, over, mode)
        if mode == WIN:
            away = -away
        elif mode == CHOOSE:
            away = gap - away if gap > away else away - gap
        if away < least:
            found = card
            least = away
    return found


def rounded_call(state: Row, seat: Seat, seats: int) -> int:
    """The number that a sensible seat calls, if it may."""
    hand, stock = state[HANDS + seat], state[STOCK].bit_count()
    return (tricks_before_play(state, hand, state[TRUMP], seats, stock) + TRICK // 2) // TRICK


def tricks_before_play(state: Row, hand: Cards, trump: Suit, seats: int, stock: int) -> int:
    """The tricks that a hand promises before the play, in 256ths; `stock` cards stay out."""
    unseen = DECK & ~hand
    held = unseen.bit_count() - stock
    return expected_tricks(state, hand, unseen, held, seats - 1, trump, 0, BEFORE)
