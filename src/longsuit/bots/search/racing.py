"""Racing: successive elimination of candidate actions while worlds are sampled in batches.

After every batch a candidate is dropped if its mean lies significantly behind the leader's.  All
candidates meet the same worlds with the same random numbers (common random numbers), so the paired
differences to the leader decide.  Source: Maron and Moore, "Hoeffding Races" (1994), here with the
standard error of the differences in place of Hoeffding's bound.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct

from ...sim.compile.entry_points import row
from ...sim.kernels.layout import Row
from ...sim.rollouts.rollout import (
    DIFFERENCE,
    DIFFERENCE_SQUARED,
    GAIN,
    GAIN_SQUARED,
    MADE,
    MOST_CANDIDATES,
    OUTCOMES,
    POINTS,
    POINTS_SQUARED,
    SUMS,
)
from .budget import Budget, BudgetClock

BEHIND = 2.5  # standard errors behind the leader at which a candidate is dropped
PRIOR_WORLDS = 60  # pseudo-observations: the sampled worlds for which the prior counts
NO_PRIOR: Mapping[int, int] = {}


class Candidate(Struct):
    """An action, by the number that stands for it, with its means over the worlds it was tried
    in."""

    action: int
    gain: float = 0.0
    worlds: int = 0
    error: float = 0.0  # standard error of the gain
    points: float = 0.0  # the seat's own of the round
    points_error: float = 0.0  # standard error of the points
    made: float = -1.0  # the share of worlds in which the seat made its call


# Rolls candidates out in a batch of worlds: their actions, the place of the leader among them, a
# seed, the number of the first world, the number of worlds, and the sums to add to.
RolloutBatch: TypeAlias = Callable[[list[int], int, int, int, int, Row], None]


def race(
    roll_out: RolloutBatch,
    actions: Sequence[int],
    budget: Budget,
    rng: Random,
    prior: Mapping[int, int] = NO_PRIOR,
) -> list[Candidate]:
    """The candidates, best first; those that were dropped keep the means that they had then.
    Raises ValueError for more than a rollout has room for: the game chooses which to leave out."""
    if len(actions) > MOST_CANDIDATES:
        raise ValueError(f"{len(actions)} candidates; at most {MOST_CANDIDATES} can be rolled out")
    clock, seed, leader = BudgetClock(budget), rng.getrandbits(32), 0
    alive = [Candidate(action) for action in actions]
    dropped = list[Candidate]()
    sums = row(SUMS * len(alive))
    while (len(alive) > 1 or not clock.worlds) and (number := clock.next_batch(len(alive))):
        roll_out([c.action for c in alive], leader, seed, clock.worlds, number, sums)
        clock.record(number, len(alive))
        worlds = clock.worlds
        for at, c in enumerate(alive):
            update(c, sums, at, worlds, prior)
        first = max(range(len(alive)), key=lambda at: alive[at].gain)
        if first != leader:
            compare_to(first, sums, len(alive))
            leader = first
            continue
        kept = [
            at
            for at, c in enumerate(alive)
            if at == first or may_be_best(sums, at, worlds, prior_lead(c, alive[first], prior))
        ]
        if len(kept) < len(alive):
            dropped += [c for at, c in enumerate(alive) if at not in kept]
            sums = row([int(sums[at * SUMS + n]) for at in kept for n in range(SUMS)])
            alive, leader = [alive[at] for at in kept], kept.index(first)
    return sorted(alive + dropped, key=lambda c: (-c.worlds, -c.gain))


def update(c: Candidate, sums: Row, at: int, worlds: int, prior: Mapping[int, int]) -> None:
    """Sets a candidate's means and standard errors from its sums, the prior among them."""
    gain, gain_squared = [int(sums[at * SUMS + n]) / worlds for n in (GAIN, GAIN_SQUARED)]
    outcomes = max(1, int(sums[at * SUMS + OUTCOMES]))
    c.points, points_squared, c.made = [
        int(sums[at * SUMS + n]) / outcomes for n in (POINTS, POINTS_SQUARED, MADE)
    ]
    c.worlds, c.gain, weight = worlds, gain, worlds
    if prior:
        weight += PRIOR_WORLDS
        c.gain = (gain * worlds + prior[c.action] * PRIOR_WORLDS) / weight
    c.error = sqrt(max(0.0, gain_squared - gain * gain) / weight)
    c.points_error = sqrt(max(0.0, points_squared - c.points * c.points) / outcomes)


def prior_lead(c: Candidate, leader: Candidate, prior: Mapping[int, int]) -> int:
    """The difference to the leader that the prior adds to the sum of differences."""
    return PRIOR_WORLDS * (prior[c.action] - prior[leader.action]) if prior else 0


def may_be_best(sums: Row, at: int, worlds: int, lead: int = 0) -> bool:
    """True if a candidate is not significantly behind the leader."""
    mean = sums[at * SUMS + DIFFERENCE] / worlds
    variance = max(0.0, sums[at * SUMS + DIFFERENCE_SQUARED] / worlds - mean * mean)
    return bool(mean + lead / worlds + BEHIND * sqrt(variance / worlds) + 1e-9 >= 0)


def compare_to(leader: int, sums: Row, candidates: int) -> None:
    """Takes the differences against another leader.  The sums of the differences are exact; their
    squares cannot be converted and stay those against former leaders, which serves as an
    approximation of the variance."""
    base = sums[leader * SUMS + DIFFERENCE]
    for at in range(candidates):
        sums[at * SUMS + DIFFERENCE] -= base
