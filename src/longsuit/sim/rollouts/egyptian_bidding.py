"""Sensible dash calls, bids and estimates in Egyptian Estimation: what promises most points."""

from ...engine.cards import NO_SUIT, Cards, Seat, Suit
from ...engine.phases.auction import bid_strain, bid_tricks, bid_value
from ...games.egyptian_estimation.scoring import (
    CALLER,
    CARDS,
    DASH_CALL,
    PLAIN,
    SEATS,
    risk_of,
    role_of,
    score,
)
from ..kernels.layout import HANDS, Row
from .call_value import MADE, MOST_FOR_ZERO, OVER, UNDER, forecast_call, unwanted_tricks
from .simple_policies import nearest
from .trick_policy import TRICK, tricks_before_play

NO_VALUE = -(1 << 30)
REACH = 2 * TRICK  # what a bid may lie above the promise
HALF = TRICK // 2
MAKERS, USUAL = 2, 12  # seats that make their estimates, and all estimates, in a usual round


def expected_points(
    state: Row, scoring: int, role: int, risk: int, estimate: int, total: int
) -> int:
    """§9, in 256ths of a point, of what `expect` found."""
    made = score(scoring, role, risk, estimate, estimate, total, MAKERS)
    missed = score(scoring, role, risk, estimate, estimate + 1, total, MAKERS) + 1
    value = state[MADE] * made + (TRICK - state[MADE]) * missed - state[UNDER] - state[OVER]
    return 2 * value if estimate >= 8 else value


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
    """The estimate that promises most, of a set of numbers; `number` is the caller's, -1 if it is
    not known."""
    promised = tricks_before_play(state, state[HANDS + seat], trump, SEATS, 0)
    near = (promised + HALF) // TRICK
    best, most = nearest(numbers, near), NO_VALUE
    for estimate in range(max(0, near - 2), min(near + 2, CARDS) + 1):
        if numbers >> estimate & 1 and (estimate or promised < MOST_FOR_ZERO):
            # What is left goes to those who speak later, and a little is left over.
            rest = max(0, CARDS - called - estimate)
            total = called + estimate + later * rest * 2 // (2 * later + 1)
            role = role_of(scoring, False, False, estimate, number)
            risk = risk_of(scoring, role, later == 0, total)
            unsafe = 0 if estimate else unwanted_tricks(state, state[HANDS + seat], trump)
            forecast_call(state, promised, unsafe, estimate, False)
            value = expected_points(state, scoring, role, risk, estimate, total)
            if value > most:
                best = estimate
                most = value
    return best


def best_caller_number(state: Row, scoring: int, promised: int, least: int, most: int) -> int:
    """The number at which being the caller promises most; what it promises is left in the row."""
    near = (promised + HALF) // TRICK
    found, value = least, NO_VALUE
    for number in range(max(least, near - 1), min(max(least, near + 2), most) + 1):
        now = caller_points(state, scoring, promised, number)
        if now > value:
            value = now
            found = number
    return found


def caller_points(state: Row, scoring: int, promised: int, number: int) -> int:
    forecast_call(state, promised, 0, number, True)
    return expected_points(state, scoring, CALLER, 0, number, USUAL)


def non_caller_points(state: Row, hand: Cards, scoring: int, promised: int, strain: Suit) -> int:
    """What the best estimate promises when another is the caller."""
    near = max(1, (promised + HALF) // TRICK)
    value = NO_VALUE
    for estimate in range(max(1, near - 1), near + 2):
        forecast_call(state, promised, 0, estimate, False)
        value = max(value, expected_points(state, scoring, PLAIN, 0, estimate, USUAL))
    if promised < MOST_FOR_ZERO:
        forecast_call(state, promised, unwanted_tricks(state, hand, strain), 0, False)
        value = max(value, expected_points(state, scoring, PLAIN, 0, 0, USUAL))
    return value


def policy_bid(
    state: Row, hand: Cards, scoring: int, standing: int, fixed: Suit, lowest: int, highest: int
) -> int:
    """The bid that promises most, or 0 where the hand promises more when another is the caller;
    `fixed` is trump without a bid, -1 for none."""
    best, most, others, strains = 0, NO_VALUE, 0, 0
    for strain in range(NO_SUIT + 1):
        promised = tricks_before_play(state, hand, strain, SEATS, 0)
        feared = fixed if standing == 0 else bid_strain(standing)
        if feared < 0 or feared == strain:
            others += non_caller_points(state, hand, scoring, promised, strain)
            strains += 1
        least = bid_tricks(lowest) + (1 if strain < bid_strain(lowest) else 0)
        if bid_value(least, strain) <= highest and TRICK * least <= promised + REACH:
            number = best_caller_number(state, scoring, promised, least, bid_tricks(highest))
            value = caller_points(state, scoring, promised, number)
            if value > most:
                most = value
                best = bid_value(number, strain)
    return best if most * strains > others else 0


def prefers_dash(state: Row, hand: Cards, scoring: int, least: int, fixed: Suit) -> bool:
    """Whether a dash call promises more than bids and estimates; `least` tricks are the lowest
    bid, 0 if there are none, and then trump is fixed."""
    dash, else_, strains, most = 0, 0, 0, NO_VALUE
    for strain in range(NO_SUIT + 1):
        if least or strain == fixed:
            promised = tricks_before_play(state, hand, strain, SEATS, 0)
            if promised >= 2 * MOST_FOR_ZERO:
                return False
            else_ += non_caller_points(state, hand, scoring, promised, strain)
            if least and TRICK * least <= promised + REACH:
                number = best_caller_number(state, scoring, promised, least, CARDS)
                most = max(most, caller_points(state, scoring, promised, number))
            forecast_call(state, promised, unwanted_tricks(state, hand, strain), 0, False)
            dash += expected_points(state, scoring, DASH_CALL, 0, 0, USUAL)
            strains += 1
    return dash > else_ and dash > most * strains
