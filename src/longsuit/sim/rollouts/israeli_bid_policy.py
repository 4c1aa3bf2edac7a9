"""Bids, calls and passed cards of the rollout policy in Israeli Whist: those with the most expected
points."""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, Seat, Suit
from ...engine.phases.auction import bid_strain, bid_tricks, bid_value
from ..kernels.layout import HANDS, Row
from .call_value import (
    MADE,
    MOST_CARDS,
    MOST_FOR_ZERO,
    OVER,
    SEATS,
    UNDER,
    forecast_call,
    unwanted_tricks,
)
from .simple_policies import highest_ranked, lowest_ranked, nearest
from .trick_policy import TRICK, tricks_before_play

NO_VALUE = -(1 << 30)
REACH = 3 * TRICK  # the most by which a bid may exceed the expected tricks
HALF = TRICK // 2
PACK = 52  # cards


def expected_points(state: Row, zero_over: int, call: int, under: int) -> int:
    """The expected points of a call by §8, in 256ths of a point, from the forecast in the row;
    `zero_over` are the points of a zero made when the calls exceed the tricks under the score of
    squares, 0 under the linear one, and `under` is the chance, in 256ths, that the calls add up to
    fewer than the tricks."""
    missed = TRICK - state[MADE]
    if call and zero_over:
        return state[MADE] * (call * call + 10) - 10 * (state[UNDER] + state[OVER])
    if call:
        return 10 * (TRICK * call - 2 * state[UNDER] - state[OVER])
    if zero_over:
        prize = zero_over * TRICK + (50 - zero_over) * under
        return state[MADE] * prize // TRICK + 10 * state[OVER] - 60 * missed
    prize = 50 * TRICK + 50 * under
    return prize * (state[MADE] - missed) // TRICK + 10 * state[OVER]


def policy_call(
    state: Row,
    seat: Seat,
    zero_over: int,
    numbers: int,
    called: int,
    later: int,
    ruling: bool,
    trump: Suit,
) -> int:
    """The call with the most expected points among a set of numbers."""
    hand = state[HANDS + seat]
    cards = hand.bit_count()
    expected = tricks_before_play(state, hand, trump, SEATS, PACK - SEATS * cards)
    near = (expected + HALF) // TRICK
    best, most = nearest(numbers, near), NO_VALUE
    for call in range(max(1, near - 1), min(near + 2, cards) + 1):
        if numbers >> call & 1:
            forecast_call(state, cards, expected, 0, call, ruling)
            value = expected_points(state, zero_over, call, HALF)
            if value > most:
                best = call
                most = value
    if numbers & 1 and expected < MOST_FOR_ZERO:
        forecast_call(state, cards, expected, unwanted_tricks(state, hand, trump), 0, ruling)
        under = under_chance(cards, called, later, expected)
        if expected_points(state, zero_over, 0, under) > most:
            best = 0
    return best


def under_chance(cards: int, called: int, later: int, expected: int) -> int:
    """The chance, in 256ths, that the calls add up to fewer than the tricks if this seat calls
    zero."""
    spare, half = TRICK * (cards - called), HALF * later * cards // MOST_CARDS
    others = max(2 * half, min(spare - expected + half, 9 * half))
    return min(max(HALF + (spare - others) // 4, 0), TRICK)


def policy_bid(
    state: Row,
    hand: Cards,
    zero_over: int,
    standing: int,
    lowest: int,
    highest: int,
    may_raise: bool,
) -> int:
    """The bid with the most expected points, or 0 where the hand has more when another seat
    rules."""
    best, most, others, strains = 0, NO_VALUE, 0, 0
    stock = PACK - SEATS * hand.bit_count()
    for strain in range(NO_SUIT + 1):
        expected = tricks_before_play(state, hand, strain, SEATS, stock)
        if standing == 0 or bid_strain(standing) == strain:
            others += best_points(state, hand, zero_over, expected, strain, False, 1)
            strains += 1
        least = bid_tricks(lowest) + (1 if strain < bid_strain(lowest) else 0)
        if bid_value(least, strain) <= highest and TRICK * least <= expected + REACH:
            value = best_points(state, hand, zero_over, expected, strain, True, least)
            if value > most:
                most = value
                level = least
                if not may_raise:
                    most_tricks = bid_tricks(highest)
                    level = best_level(state, zero_over, most_tricks, expected, least)
                best = bid_value(level, strain)
    return best if most * strains > others else 0


def best_points(
    state: Row, hand: Cards, zero_over: int, expected: int, strain: Suit, ruling: bool, least: int
) -> int:
    """The expected points of the best call, in 256ths; the ruler calls no fewer than its bid."""
    cards = hand.bit_count()
    call = max(least, best_level(state, zero_over, cards, expected, least))
    forecast_call(state, cards, expected, 0, call, ruling)
    value = expected_points(state, zero_over, call, HALF)
    if not ruling and expected < MOST_FOR_ZERO:
        forecast_call(state, cards, expected, unwanted_tricks(state, hand, strain), 0, False)
        value = max(value, expected_points(state, zero_over, 0, HALF))
    return value


def best_level(state: Row, zero_over: int, cards: int, expected: int, least: int) -> int:
    """The number of tricks with the most expected points for a ruler."""
    near = (expected + HALF) // TRICK
    best, value = least, NO_VALUE
    for call in range(max(least, near - 1), min(max(least, near + 2), cards) + 1):
        forecast_call(state, cards, expected, 0, call, True)
        if expected_points(state, zero_over, call, HALF) > value:
            value = expected_points(state, zero_over, call, HALF)
            best = call
    return best


def policy_gift(state: Row, hand: Cards, number: int) -> Cards:
    """The cards to pass: a weak hand gives its highest cards away, another hand its lowest outside
    its best strain."""
    best, most = 0, NO_VALUE
    for strain in range(NO_SUIT + 1):
        expected = tricks_before_play(state, hand, strain, SEATS, 0)
        if expected > most:
            best = strain
            most = expected
    left = hand
    for _ in range(number):
        kept = left & ~SUIT_CARDS[best]
        if most < 5 * HALF:
            left ^= 1 << highest_ranked(left)
        else:
            left ^= 1 << lowest_ranked(kept if kept else left)
    return hand ^ left
