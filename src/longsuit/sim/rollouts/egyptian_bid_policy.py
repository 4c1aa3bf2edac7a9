"""Dash calls, bids and estimates of the rollout policy in Egyptian Estimation: those with the most
expected points."""

from ...engine.cards import NO_SUIT, Cards, Seat, Suit
from ...engine.phases.auction import bid_strain, bid_tricks, bid_value
from ...games.egyptian_estimation.scoring import (
    CALLER,
    CARDS,
    DASH_CALL,
    PLAIN,
    SEATS,
    factor,
    risk_of,
    role_of,
    score,
)
from ..kernels.layout import HANDS, Row
from .call_value import MADE, MOST_FOR_ZERO, OVER, UNDER, forecast_call, unwanted_tricks
from .simple_policies import nearest
from .trick_policy import TRICK, tricks_before_play

NO_VALUE = -(1 << 30)
REACH = 2 * TRICK  # the most by which a bid may exceed the expected tricks
HALF = TRICK // 2
MAKERS, USUAL = 2, 12  # seats that make their estimates, and the sum of estimates, on average


def expected_points(
    state: Row, scoring: int, role: int, risk: int, estimate: int, total: int
) -> int:
    """The expected points of an estimate by §9, in 256ths of a point, from the forecast in the row;
    the doubling of a round by §10 is left out."""
    made = score(scoring, role, risk, estimate, estimate, total, MAKERS)
    missed = score(scoring, role, risk, estimate, estimate + 1, total, MAKERS) + 1
    value = state[MADE] * made + (TRICK - state[MADE]) * missed - state[UNDER] - state[OVER]
    return value * factor(scoring, estimate, 1, False)


def policy_estimate(
    state: Row,
    seat: Seat,
    scoring: int,
    numbers: int,
    called: int,
    later: int,
    number: int,
    trump: Suit,
) -> int:
    """The estimate with the most expected points among a set of numbers; `number` is the caller's,
    or -1 before it is known."""
    expected = tricks_before_play(state, state[HANDS + seat], trump, SEATS, 0)
    near = (expected + HALF) // TRICK
    best, most = nearest(numbers, near), NO_VALUE
    for estimate in range(max(0, near - 2), min(near + 2, CARDS) + 1):
        if numbers >> estimate & 1 and (estimate or expected < MOST_FOR_ZERO):
            # The later seats take most of what is left; a little remains.
            rest = max(0, CARDS - called - estimate)
            total = called + estimate + later * rest * 2 // (2 * later + 1)
            role = role_of(scoring, False, False, estimate, number)
            risk = risk_of(scoring, role, later == 0, total)
            unsafe = 0 if estimate else unwanted_tricks(state, state[HANDS + seat], trump)
            forecast_call(state, CARDS, expected, unsafe, estimate, False)
            value = expected_points(state, scoring, role, risk, estimate, total)
            if value > most:
                best = estimate
                most = value
    return best


def best_caller_number(state: Row, scoring: int, expected: int, least: int, most: int) -> int:
    """The number of tricks with the most expected points for the caller."""
    near = (expected + HALF) // TRICK
    best, value = least, NO_VALUE
    for number in range(max(least, near - 1), min(max(least, near + 2), most) + 1):
        points = caller_points(state, scoring, expected, number)
        if points > value:
            value = points
            best = number
    return best


def caller_points(state: Row, scoring: int, expected: int, number: int) -> int:
    """The expected points of the caller with a bid of so many tricks, in 256ths."""
    forecast_call(state, CARDS, expected, 0, number, True)
    return expected_points(state, scoring, CALLER, 0, number, USUAL)


def non_caller_points(state: Row, hand: Cards, scoring: int, expected: int, strain: Suit) -> int:
    """The expected points of the best estimate when another seat is the caller, in 256ths."""
    near = max(1, (expected + HALF) // TRICK)
    value = NO_VALUE
    for estimate in range(max(1, near - 1), near + 2):
        forecast_call(state, CARDS, expected, 0, estimate, False)
        value = max(value, expected_points(state, scoring, PLAIN, 0, estimate, USUAL))
    if expected < MOST_FOR_ZERO:
        forecast_call(state, CARDS, expected, unwanted_tricks(state, hand, strain), 0, False)
        value = max(value, expected_points(state, scoring, PLAIN, 0, 0, USUAL))
    return value


def policy_bid(
    state: Row, hand: Cards, scoring: int, standing: int, fixed: Suit, lowest: int, highest: int
) -> int:
    """The bid with the most expected points, or 0 where the hand has more when another seat is the
    caller; `fixed` is the trump of a round without an auction, -1 for none."""
    best, most, others, strains = 0, NO_VALUE, 0, 0
    for strain in range(NO_SUIT + 1):
        expected = tricks_before_play(state, hand, strain, SEATS, 0)
        their_strain = fixed if standing == 0 else bid_strain(standing)
        if their_strain < 0 or their_strain == strain:
            others += non_caller_points(state, hand, scoring, expected, strain)
            strains += 1
        least = bid_tricks(lowest) + (1 if strain < bid_strain(lowest) else 0)
        if bid_value(least, strain) <= highest and TRICK * least <= expected + REACH:
            number = best_caller_number(state, scoring, expected, least, bid_tricks(highest))
            value = caller_points(state, scoring, expected, number)
            if value > most:
                most = value
                best = bid_value(number, strain)
    return best if most * strains > others else 0


def prefers_dash(state: Row, hand: Cards, scoring: int, least: int, fixed: Suit) -> bool:
    """True if a dash call has more expected points than bids and estimates; `least` is the lowest
    bid in tricks, or 0 in a round without an auction, whose trump is `fixed`."""
    dash, without, strains, most = 0, 0, 0, NO_VALUE
    for strain in range(NO_SUIT + 1):
        if least or strain == fixed:
            expected = tricks_before_play(state, hand, strain, SEATS, 0)
            if expected >= 2 * MOST_FOR_ZERO:
                return False
            without += non_caller_points(state, hand, scoring, expected, strain)
            if least and TRICK * least <= expected + REACH:
                number = best_caller_number(state, scoring, expected, least, CARDS)
                most = max(most, caller_points(state, scoring, expected, number))
            forecast_call(state, CARDS, expected, unwanted_tricks(state, hand, strain), 0, False)
            dash += expected_points(state, scoring, DASH_CALL, 0, 0, USUAL)
            strains += 1
    return dash > without and dash > most * strains
