"""Racing drops candidates that are clearly worse, keeps the others, and counts the prior."""

from collections.abc import Sequence
from random import Random

import pytest

from longsuit.bots.search.budget import Budget
from longsuit.bots.search.racing import PRIOR_WORLDS, race
from longsuit.sim.kernels.layout import Row
from longsuit.sim.rollouts.rollout import (
    DIFFERENCE,
    DIFFERENCE_SQUARED,
    GAIN,
    GAIN_SQUARED,
    MOST_CANDIDATES,
    OUTCOMES,
    POINTS,
    SUMS,
)


class Rollouts:
    """Gains around a mean for every action, with the same luck for all in a world."""

    def __init__(self, means: Sequence[int], noise: int) -> None:
        self.means, self.noise = means, noise
        self.worlds = [0] * len(means)

    def __call__(
        self, actions: list[int], leader: int, seed: int, first: int, number: int, sums: Row
    ) -> None:
        for world in range(first, first + number):
            rng = Random(f"{seed} {world}")
            luck = rng.randint(-100, 100)
            own = [rng.randint(-self.noise, self.noise) for _ in self.means]
            gains = [self.means[action] + luck + own[action] for action in actions]
            for at, (action, gain) in enumerate(zip(actions, gains, strict=True)):
                self.worlds[action] += 1
                difference = gain - gains[leader]
                for place, value in (
                    (GAIN, gain),
                    (GAIN_SQUARED, gain * gain),
                    (DIFFERENCE, difference),
                    (DIFFERENCE_SQUARED, difference * difference),
                    (POINTS, gain),
                    (OUTCOMES, 1),
                ):
                    sums[at * SUMS + place] += value


def test_a_candidate_clearly_behind_is_dropped_early() -> None:
    rollouts = Rollouts([0, 30, 28, -60], 20)
    ranking = race(rollouts, range(4), Budget(worlds=1000), Random(1))
    assert ranking[0].action == 1
    assert rollouts.worlds[3] < rollouts.worlds[1] < 1000
    assert {c.action for c in ranking} == {0, 1, 2, 3}


def test_common_random_numbers_cancel_luck() -> None:
    """Differences of 5 are found in few worlds though the luck of a world is up to 100."""
    rollouts = Rollouts([0, 5], 2)
    ranking = race(rollouts, range(2), Budget(worlds=64), Random(1))
    assert [c.action for c in ranking] == [1, 0]
    assert rollouts.worlds[0] < 64


def test_equal_candidates_share_the_whole_budget() -> None:
    rollouts = Rollouts([0, 0], 20)
    race(rollouts, range(2), Budget(worlds=100), Random(3))
    assert rollouts.worlds == [100, 100]


def test_the_prior_counts_for_a_number_of_worlds() -> None:
    rollouts = Rollouts([0, 0], 0)
    found = race(rollouts, [0, 1], Budget(worlds=PRIOR_WORLDS), Random(1), {0: 0, 1: 50})
    one, other = sorted(found, key=lambda c: -c.gain)
    assert one.action == 1
    assert other.worlds <= one.worlds
    alike = race(Rollouts([0, 0], 0), [0, 1], Budget(worlds=16), Random(1), {0: 7, 1: 7})
    assert alike[0].gain == alike[1].gain


def test_a_single_candidate_is_rolled_out_once() -> None:
    rollouts = Rollouts([3], 0)
    (only,) = race(rollouts, [0], Budget(worlds=1000), Random(1))
    assert only.worlds == rollouts.worlds[0] == 16


def test_more_candidates_than_a_rollout_has_room_for_are_refused() -> None:
    number = MOST_CANDIDATES + 1
    with pytest.raises(ValueError, match=f"{number} candidates"):
        race(Rollouts([0] * number, 0), range(number), Budget(worlds=2), Random(1))
