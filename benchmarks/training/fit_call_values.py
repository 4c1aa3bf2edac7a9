"""Fits the tables of `longsuit.sim.rollouts.call_value`: what becomes of a call, by how far the
expected tricks of the hand lie from it, for four seats with four to thirteen cards.

    python -m benchmarks.training.fit_call_values [--deals 200000] [--seed 1]

The kernel plays deals by the rollout policy in which one seat calls more or fewer tricks than its
hand is expected to take and the others call what theirs are. The means by distance are smoothed by
local linear regression. Writes src/longsuit/sim/models/call_value.json.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from longsuit.sim import models
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.kernels.layout import (
    CALLS,
    HANDS,
    LEADER,
    RNG_STATE,
    SIZE,
    STOCK,
    TRUMP,
    WON,
    Row,
    deal,
)
from longsuit.sim.kernels.rng import advance, below, seed_state
from longsuit.sim.kernels.trick_loop import FOLLOW, NO_TARGET, play_tricks
from longsuit.sim.rollouts.call_value import (
    FEWEST_CARDS,
    MIDDLE,
    MOST_CARDS,
    PLACES,
    SEATS,
    STEP,
    ZERO_STEP,
    unwanted_tricks,
)
from longsuit.sim.rollouts.trick_policy import TRICK, rounded_call, tricks_before_play

from .model_file import write

FILE = Path(models.__path__[0]) / "call_value.json"
KINDS = 4  # tables: calls of a ruler and of another seat, zero called by a ruler and by another
SUMS = 4  # deals, calls made, tricks too few, tricks too many


def play_deals(
    cards: int, policy: int, seed: int, first: int, number: int, state: Row, sums: Row
) -> int:
    """Plays deals of so many cards in which one seat rules by its best strain and one seat calls a
    number off its expected tricks; adds up what became of that call. Returns the number of
    deals."""
    for at in range(number):
        state[RNG_STATE] = seed_state(seed, first + at)
        deal(state, SEATS, cards)
        stock = state[STOCK].bit_count()
        state[RNG_STATE] = advance(state[RNG_STATE])
        ruler = below(state[RNG_STATE], SEATS)
        state[RNG_STATE] = advance(state[RNG_STATE])
        me = (
            ruler
            if below(state[RNG_STATE], 3) == 0
            else (ruler + 1 + below(state[RNG_STATE], 3)) % SEATS
        )
        trump, most = 0, -1
        for strain in range(5):
            expected = tricks_before_play(state, state[HANDS + ruler], strain, SEATS, stock)
            if expected > most:
                trump = strain
                most = expected
        state[TRUMP] = trump
        state[LEADER] = ruler
        for seat in range(SEATS):
            state[CALLS + seat] = rounded_call(state, seat, SEATS)
            if seat == ruler and seat != me:  # bids are raised
                state[RNG_STATE] = advance(state[RNG_STATE])
                state[CALLS + seat] += below(state[RNG_STATE], 3)
        hand = state[HANDS + me]
        state[RNG_STATE] = advance(state[RNG_STATE])
        shift = below(state[RNG_STATE], 7)
        call = max(0, state[CALLS + me] + shift - 2)
        if shift == 6 or call > cards:
            call = 0
        state[CALLS + me] = call
        if call:
            distance = tricks_before_play(state, hand, trump, SEATS, stock) - TRICK * call
            place = MIDDLE + (distance + STEP // 2) // STEP
        else:
            place = unwanted_tricks(state, hand, trump) // ZERO_STEP
        place = min(max(place, 0), PLACES - 1)
        play_tricks(state, SEATS, policy, FOLLOW, NO_TARGET, None)
        kind = (0 if call else 2) + (0 if me == ruler else 1)
        base = (kind * PLACES + place) * SUMS
        won = state[WON + me]
        sums[base] += 1
        sums[base + 1] += 1 if won == call else 0
        sums[base + 2] += max(0, call - won)
        sums[base + 3] += max(0, won - call)
    return number


PLAY = Entry(play_deals, "iiiiiaa", compiled_ahead=False)


def smooth(values: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Local linear regression with a Gaussian kernel, weighted by how often each place was seen;
    where little was seen, the value of the nearest place."""
    places = np.arange(PLACES)
    smoothed = np.zeros(PLACES)
    seen = np.flatnonzero(weights >= 100)
    for at in places:
        middle = min(max(at, seen[0]), seen[-1])
        near = weights * np.exp(-(((places - middle) / 2.0) ** 2) / 2)
        means = values / np.maximum(weights, 1)
        _, base = np.polyfit(places - middle, means, 1, w=np.sqrt(near))
        smoothed[at] = max(0.0, base)
    return smoothed


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tables: dict[str, list[int]] = {}
    for cards in range(FEWEST_CARDS, MOST_CARDS + 1):
        sums = row(KINDS * PLACES * SUMS)
        PLAY(cards, 0x2222, arguments.seed, 0, arguments.deals, row(SIZE), sums)
        table = np.array([int(n) for n in sums], dtype=float).reshape(KINDS, PLACES, SUMS)
        for kind, name in enumerate(("ruler", "other", "ruler_zero", "other_zero")):
            for at, outcome in enumerate(("made", "under", "over"), 1):
                if outcome == "under" and kind >= 2:
                    continue
                means = smooth(table[kind, :, at], table[kind, :, 0])
                found = tables.setdefault(f"{name}_{outcome}", [])
                found += [round(float(n) * 256) for n in means]
        print_table(cards, table)
    write(
        FILE,
        tables,
        game="israeli_whist, egyptian_estimation",
        unit="256ths of a call made or of a trick",
        seed=arguments.seed,
    )


def print_table(cards: int, table: NDArray[np.float64]) -> None:
    for kind in range(KINDS):
        for place in range(0, PLACES, 4):
            n, made, under, over = table[kind, place]
            if n:
                means = [round(x / n, 3) for x in (made, under, over)]
                print(cards, kind, place, int(n), *means)


if __name__ == "__main__":
    main()
