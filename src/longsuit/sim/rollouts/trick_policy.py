"""The rollout policy of the trick games ("sensible" on the command line): each card has a fitted
chance to take a trick, and a seat plays the card after which the expected tricks lie nearest to
those it still needs.

The chance of a card is a logistic regression of a few integer features, in 256ths of a trick. A
seat uses its own hand, the set of cards it has not seen, the sizes of the other hands and what the
other seats still need; it does not look into their hands. `benchmarks/training/fit_trick_policy.py`
fits the weights, `models/trick_policy.json` holds them.
"""

from importlib.resources import files
from math import exp

from ...engine.cards import DECK, NO_SUIT, SUIT_CARDS, Card, Cards, Seat, Suit, lowest, suit_of
from ...engine.phases.tricks import beats
from .. import models
from ..kernels.layout import (
    CALLS,
    FACE_UP,
    FEATURES,
    GREEDY_SEATS,
    HANDS,
    STOCK,
    TRUMP,
    WON,
    Row,
    next_seat,
)
from ..models.loader import load

TRICK = 256
# Modes of play: to lose every trick, to take some, to win every trick; and before the calls.
LOSE, CHOOSE, WIN, BEFORE = range(4)
MODES = 4
PLAIN_FEATURES, TRUMP_FEATURES, HOLD_FEATURES = 14, 12, 9
# Weights in 64ths, by mode and feature: of plain cards where there is a trump and where there is
# none, of trumps, and of a card's chance to hold the trick.
SHAPE = {
    "plain": [MODES * PLAIN_FEATURES],
    "no_trump": [MODES * PLAIN_FEATURES],
    "trump": [MODES * TRUMP_FEATURES],
    "hold": [HOLD_FEATURES],
}
TABLES = load(files(models) / "trick_policy.json", tuple[int, ...], SHAPE)
PLAIN_WEIGHTS, NO_TRUMP_WEIGHTS = TABLES["plain"], TABLES["no_trump"]
TRUMP_WEIGHTS, HOLD_WEIGHTS = TABLES["trump"], TABLES["hold"]
# The logistic function of -6 to 6 in eighths, in 256ths.
LOGISTIC = tuple([round(256 / (1 + exp(-at / 8))) for at in range(-48, 49)])


def logistic(total: int) -> int:
    """The logistic function of a weighted sum in 64ths, in 256ths."""
    return LOGISTIC[min(max((total >> 3) + 48, 0), 96)]


def unseen_cards(state: Row, seats: int, seat: Seat) -> Cards:
    """The cards that a seat has not seen: those of the other hands and of the stock."""
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
    excess: int,
) -> None:
    """Writes the features of a card that is not a trump; `held` of the unseen cards are in the
    hands of the rivals."""
    hidden = max(1, unseen.bit_count())
    suit = suit_of(card)
    same, mine = unseen & SUIT_CARDS[suit], hand & SUIT_CARDS[suit]
    above = (same >> card).bit_count()
    higher = min(4 * above * held // hidden, 24)
    before = (mine >> card).bit_count() - 1
    each = max(-8, min(13, 4 * same.bit_count() * held // (hidden * rivals) - 4 * before))
    trumps = min(8, 2 * (unseen & SUIT_CARDS[trump]).bit_count() * held // hidden)
    state[FEATURES] = 4
    state[FEATURES + 1] = higher
    state[FEATURES + 2] = min(higher, 4)
    state[FEATURES + 3] = min(higher, 10)
    state[FEATURES + 4] = each
    state[FEATURES + 5] = max(0, 4 - each)
    state[FEATURES + 6] = trumps
    state[FEATURES + 7] = 13 - each if trumps else 0
    state[FEATURES + 8] = min(4 * (same.bit_count() - above) * held // (hidden * rivals), 12)
    state[FEATURES + 9] = min((hand & SUIT_CARDS[trump]).bit_count(), 5)
    state[FEATURES + 10] = hand.bit_count()
    state[FEATURES + 11] = min(mine.bit_count() - 1 - before, 4)
    state[FEATURES + 12] = excess
    state[FEATURES + 13] = rivals


def write_trump_features(
    state: Row,
    card: Card,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    excess: int,
) -> None:
    """Writes the features of a trump; `held` of the unseen cards are in the hands of the rivals."""
    hidden = max(1, unseen.bit_count())
    same, mine = unseen & SUIT_CARDS[trump], hand & SUIT_CARDS[trump]
    higher = min(4 * (same >> card).bit_count() * held // hidden, 24)
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
    state[FEATURES + 8] = min(4 * same.bit_count() * held // (hidden * rivals), 16)
    state[FEATURES + 9] = hand.bit_count()
    state[FEATURES + 10] = excess
    state[FEATURES + 11] = rivals


def trick_chance(
    state: Row,
    card: Card,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    excess: int,
    mode: int,
) -> int:
    """The chance that one card of a hand takes a trick, in 256ths."""
    total = 0
    if suit_of(card) == trump:
        write_trump_features(state, card, hand, unseen, held, rivals, trump, excess)
        for feature in range(TRUMP_FEATURES):
            total += state[FEATURES + feature] * TRUMP_WEIGHTS[mode * TRUMP_FEATURES + feature]
    else:
        write_plain_features(state, card, hand, unseen, held, rivals, trump, excess)
        for feature in range(PLAIN_FEATURES):
            at = mode * PLAIN_FEATURES + feature
            weight = NO_TRUMP_WEIGHTS[at] if trump == NO_SUIT else PLAIN_WEIGHTS[at]
            total += state[FEATURES + feature] * weight
    return logistic(total)


def expected_tricks(
    state: Row,
    hand: Cards,
    unseen: Cards,
    held: int,
    rivals: int,
    trump: Suit,
    excess: int,
    mode: int,
) -> int:
    """The tricks that a hand is expected to take when its seat plays in a mode, in 256ths."""
    total, rest = 0, hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        total += trick_chance(state, card, hand, unseen, held, rivals, trump, excess, mode)
    return total


def write_hold_features(
    state: Row, seats: int, seat: Seat, card: Card, led: Suit, later: int, unseen: Cards
) -> None:
    """Writes the features that tell if the seats that play later beat a card."""
    trump, hidden = state[TRUMP], max(1, unseen.bit_count())
    suit = suit_of(card)
    following = (unseen & SUIT_CARDS[led]).bit_count()
    higher = ((unseen & SUIT_CARDS[suit]) >> card).bit_count()
    ruffs = 0
    if led != trump:
        ruffs = higher if suit == trump else (unseen & SUIT_CARDS[trump]).bit_count()
    if suit != led:
        higher = 0
    for feature in range(1, 5):
        state[FEATURES + feature] = 0
    other = seat
    for _ in range(later):
        other = next_seat(other, seats)
        size = state[HANDS + other].bit_count()
        wants = state[CALLS + other] > state[WON + other]
        above = 16 * higher * size // hidden
        state[FEATURES + (1 if wants else 2)] += 16 * above // (above + 10)
        if ruffs:
            cards = 16 * following * size // hidden
            has = 16 * ruffs * size // hidden
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
    """The chance, in 256ths, that the seats that play later do not beat a card."""
    if later == 0:
        return TRICK
    write_hold_features(state, seats, seat, card, led, later, unseen)
    total = 0
    for feature in range(HOLD_FEATURES):
        total += state[FEATURES + feature] * HOLD_WEIGHTS[feature]
    return logistic(total)


def excess_demand(state: Row, seats: int, left: int) -> int:
    """The number of tricks that all seats still need beyond those that are left, from -4 to 4."""
    excess = -left
    for seat in range(seats):
        excess += max(0, state[CALLS + seat] - state[WON + seat])
    return min(max(excess, -4), 4)


def policy_card(
    state: Row, seats: int, seat: Seat, choices: Cards, place: int, led: Suit, best: Card
) -> Card:
    """The card that the rollout policy plays."""
    if choices & choices - 1 == 0:
        return lowest(choices)
    hand, trump, unseen = state[HANDS + seat], state[TRUMP], unseen_cards(state, seats, seat)
    held = unseen.bit_count() - state[STOCK].bit_count()
    left, need = hand.bit_count(), state[CALLS + seat] - state[WON + seat]
    excess = excess_demand(state, seats, left)
    if need < 0 and state[GREEDY_SEATS] >> seat & 1:
        need = left
    mode, gap = CHOOSE, 0
    if need <= 0:
        mode = LOSE
    elif need >= left:
        mode = WIN
    else:
        gap = TRICK * need - expected_tricks(
            state, hand, unseen, held, seats - 1, trump, excess, mode
        )
    chosen, smallest, rest = lowest(choices), 1 << 30, choices
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        wins_now = 0
        if place == 0:
            wins_now = hold_chance(state, seats, seat, card, suit_of(card), seats - 1, unseen)
        elif beats(card, best, trump):
            wins_now = hold_chance(state, seats, seat, card, led, seats - 1 - place, unseen)
        distance = wins_now - trick_chance(
            state, card, hand, unseen, held, seats - 1, trump, excess, mode
        )
        if mode == WIN:
            distance = -distance
        elif mode == CHOOSE:
            distance = gap - distance if gap > distance else distance - gap
        if distance < smallest:
            chosen = card
            smallest = distance
    return chosen


def rounded_call(state: Row, seat: Seat, seats: int) -> int:
    """The number of tricks that a hand is expected to take, rounded: the call of the policy where
    it is allowed."""
    hand, stock = state[HANDS + seat], state[STOCK].bit_count()
    return (tricks_before_play(state, hand, state[TRUMP], seats, stock) + TRICK // 2) // TRICK


def tricks_before_play(state: Row, hand: Cards, trump: Suit, seats: int, stock: int) -> int:
    """The tricks that a hand is expected to take before the first card is played, in 256ths;
    `stock` hidden cards stay out of the deal."""
    unseen = DECK & ~(hand | state[FACE_UP])
    held = unseen.bit_count() - stock
    return expected_tricks(state, hand, unseen, held, seats - 1, trump, 0, BEFORE)
