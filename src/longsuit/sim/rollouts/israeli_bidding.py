"""Sensible bids, calls and gifts in Israeli Whist: what promises most points."""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, Seat, Suit
from ...engine.phases.auction import bid_strain, bid_tricks, bid_value
from ..kernels.layout import HANDS, Row
from .call_value import (
    CARDS,
    MADE,
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
REACH = 3 * TRICK  # what a bid may lie above the promise
HALF = TRICK // 2


def expected_points(state: Row, square: bool, call: int, low: int) -> int:
    """§8, in 256ths of a point, of what `expect` found; `low`: the chance, in 256ths, that all
    calls stay below the tricks."""
    missed = TRICK - state[MADE]
    if call and square:
        return state[MADE] * (call * call + 10) - 10 * (state[UNDER] + state[OVER])
    if call:
        return 10 * (TRICK * call - 2 * state[UNDER] - state[OVER])
    if square:
        return state[MADE] * (30 * TRICK + 20 * low) // TRICK + 10 * state[OVER] - 60 * missed
    prize = 50 * TRICK + 50 * low
    return prize * (state[MADE] - missed) // TRICK + 10 * state[OVER]


def policy_call(
    state: Row,
    seat: Seat,
    square: bool,
    numbers: int,
    called: int,
    later: int,
    ruling: bool,
    trump: Suit,
) -> int:
    """The call that promises most, of a set of numbers."""
    promised = tricks_before_play(state, state[HANDS + seat], trump, SEATS, 0)
    near = (promised + HALF) // TRICK
    best, most = nearest(numbers, near), NO_VALUE
    for call in range(max(1, near - 1), min(near + 2, CARDS) + 1):
        if numbers >> call & 1:
            forecast_call(state, promised, 0, call, ruling)
            value = expected_points(state, square, call, HALF)
            if value > most:
                best = call
                most = value
    if numbers & 1 and promised < MOST_FOR_ZERO:
        forecast_call(
            state, promised, unwanted_tricks(state, state[HANDS + seat], trump), 0, ruling
        )
        if expected_points(state, square, 0, under_chance(called, later, promised)) > most:
            best = 0
    return best


def under_chance(called: int, later: int, promised: int) -> int:
    """The chance, in 256ths, that all calls stay below the tricks if this seat calls none."""
    spare = TRICK * (CARDS - called)
    others = max(TRICK * later, min(spare - promised + HALF * later, 9 * HALF * later))
    return min(max(HALF + (spare - others) // 4, 0), TRICK)


def policy_bid(
    state: Row, hand: Cards, square: bool, standing: int, lowest: int, highest: int, may_raise: bool
) -> int:
    """The bid that promises most, or 0 where the hand promises more when another rules."""
    best, most, others, strains = 0, NO_VALUE, 0, 0
    for strain in range(NO_SUIT + 1):
        promised = tricks_before_play(state, hand, strain, SEATS, 0)
        if standing == 0 or bid_strain(standing) == strain:
            others += best_points(state, hand, square, promised, strain, False, 1)
            strains += 1
        least = bid_tricks(lowest) + (1 if strain < bid_strain(lowest) else 0)
        if bid_value(least, strain) <= highest and TRICK * least <= promised + REACH:
            value = best_points(state, hand, square, promised, strain, True, least)
            if value > most:
                most = value
                level = least
                if not may_raise:
                    level = best_level(state, square, promised, least, bid_tricks(highest))
                best = bid_value(level, strain)
    return best if most * strains > others else 0


def best_points(
    state: Row, hand: Cards, square: bool, promised: int, strain: Suit, ruling: bool, least: int
) -> int:
    """What the best call promises; a ruler calls no fewer than its bid."""
    call = max(least, best_level(state, square, promised, least, CARDS))
    forecast_call(state, promised, 0, call, ruling)
    value = expected_points(state, square, call, HALF)
    if not ruling and promised < MOST_FOR_ZERO:
        forecast_call(state, promised, unwanted_tricks(state, hand, strain), 0, False)
        value = max(value, expected_points(state, square, 0, HALF))
    return value


def best_level(state: Row, square: bool, promised: int, least: int, most: int) -> int:
    """The number of tricks that a ruler does best to call."""
    near = (promised + HALF) // TRICK
    found, value = least, NO_VALUE
    for call in range(max(least, near - 1), min(max(least, near + 2), most) + 1):
        forecast_call(state, promised, 0, call, True)
        if expected_points(state, square, call, HALF) > value:
            value = expected_points(state, square, call, HALF)
            found = call
    return found


def policy_gift(state: Row, hand: Cards, number: int) -> Cards:
    """A weak hand gives its highest cards away, another its lowest beside its best strain."""
    best, most = 0, NO_VALUE
    for strain in range(NO_SUIT + 1):
        promised = tricks_before_play(state, hand, strain, SEATS, 0)
        if promised > most:
            best = strain
            most = promised
    left = hand
    for _ in range(number):
        kept = left & ~SUIT_CARDS[best]
        if most < 5 * HALF:
            left ^= 1 << highest_ranked(left)
        else:
            left ^= 1 << lowest_ranked(kept if kept else left)
    return hand ^ left
