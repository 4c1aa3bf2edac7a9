"""Bids and calls of the rollout policy before the play."""

from random import Random
from statistics import fmean

import pytest

from longsuit.engine.cards import DECK, NO_SUIT, Cards, bits, mask
from longsuit.engine.notation import card
from longsuit.engine.phases.auction import bid_strain, bid_tricks, bid_value
from longsuit.games.egyptian_estimation.scoring import CALLER, SCORINGS, factor, score
from longsuit.sim.kernels.layout import HANDS, SIZE
from longsuit.sim.rollouts import egyptian_bid_policy, israeli_bid_policy
from longsuit.sim.rollouts.call_value import MADE, OVER, UNDER, forecast_call
from longsuit.sim.rollouts.trick_policy import TRICK, tricks_before_play

HIGHEST = bid_value(13, NO_SUIT)
STRONG = "AS KS QS JS 9S 8S AH KH 5D 4D 3C 2C 6C"
WEAK = "2S 3S 5S 2H 4H 6H 7H 3D 4D 6D 2C 4C 5C"


def hand_of(text: str) -> Cards:
    return mask([card(name) for name in text.split()])


@pytest.mark.parametrize("trump", range(5))
def test_the_expected_tricks_of_four_hands_are_thirteen_in_every_strain(trump: int) -> None:
    rng, totals, state = Random(5), [], [0] * SIZE
    for _ in range(30):
        pack = list(bits(DECK))
        rng.shuffle(pack)
        hands = [mask(pack[at : at + 13]) for at in range(0, 52, 13)]
        totals.append(sum([tricks_before_play(state, hand, trump, 4, 0) for hand in hands]) / TRICK)
    assert 12 < fmean(totals) < 14.2


def test_a_long_strong_suit_is_bid_and_a_weak_hand_passes() -> None:
    state = [0] * SIZE
    for scoring in (False, True):
        bid = israeli_bid_policy.policy_bid(
            state, hand_of(STRONG), scoring, 0, bid_value(5, 0), HIGHEST, False
        )
        assert bid_strain(bid) == 3
        assert 6 <= bid_tricks(bid) <= 9
        assert not israeli_bid_policy.policy_bid(
            state, hand_of(WEAK), scoring, 0, bid_value(5, 0), HIGHEST, False
        )
    bid = egyptian_bid_policy.policy_bid(state, hand_of(STRONG), 0, 0, -1, bid_value(4, 0), HIGHEST)
    assert bid_strain(bid) == 3
    assert not egyptian_bid_policy.policy_bid(
        state, hand_of(WEAK), 0, 0, -1, bid_value(4, 0), HIGHEST
    )


def test_a_weak_hand_calls_zero_and_a_strong_one_many() -> None:
    state, every = [0] * SIZE, (1 << 14) - 1
    state[HANDS : HANDS + 2] = [hand_of(STRONG), hand_of(WEAK)]
    assert israeli_bid_policy.policy_call(state, 1, False, every, 8, 1, False, 3) == 0
    assert israeli_bid_policy.policy_call(state, 0, False, every, 0, 3, True, 3) >= 6
    assert egyptian_bid_policy.prefers_dash(state, hand_of(WEAK), 0, 4, 0)
    assert not egyptian_bid_policy.prefers_dash(state, hand_of(STRONG), 0, 4, 0)


@pytest.mark.parametrize("scoring", range(len(SCORINGS)), ids=SCORINGS)
@pytest.mark.parametrize("estimate", [7, 8, 11])
def test_egyptian_points_are_those_of_the_rules(scoring: int, estimate: int) -> None:
    """§9: estimates of 8 and more count twice, but not by the federation, where they have a bonus
    of their own."""
    state, times = [0] * SIZE, factor(scoring, estimate, 1, False)
    for made, won in ((TRICK, estimate), (0, estimate - 1)):
        state[MADE], state[UNDER], state[OVER] = made, TRICK - made, 0
        points = score(scoring, CALLER, 0, estimate, won, 12, 2) * times
        found = egyptian_bid_policy.expected_points(state, scoring, CALLER, 0, estimate, 12)
        assert found == TRICK * points


@pytest.mark.parametrize("ruling", [False, True])
def test_a_higher_call_is_missed_by_more(ruling: bool) -> None:
    state = [0] * SIZE
    rows = []
    for call in range(2, 9):
        forecast_call(state, 13, 5 * TRICK, 0, call, ruling)
        rows.append((state[MADE], state[UNDER], state[OVER]))
    assert [row[1] for row in rows] == sorted([row[1] for row in rows])
    assert [row[2] for row in rows] == sorted([row[2] for row in rows], reverse=True)
    assert max(rows)[0] in (rows[2][0], rows[3][0])  # near five
    made = [row[0] for row in rows]
    assert made[3] > made[5] > made[6]
