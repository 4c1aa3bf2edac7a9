"""What becomes of a call, by how far the hand's promise lies from it: thirteen cards, four seats.

    python -m benchmarks.training.fit_call_values [--deals 200000] [--seed 1]

Plays deals by sensible play, in which one seat calls more or fewer tricks than its hand promises
and the others what theirs do, and writes src/longsuit/sim/models/call_value_tables.py.
"""

import argparse
from pathlib import Path
from textwrap import fill

import numpy as np
from numpy.typing import NDArray

from longsuit.engine.cards import DECK
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
from longsuit.sim.kernels.rng import advance, below, seeded
from longsuit.sim.kernels.trick_loop import FOLLOW, NO_TARGET, play_tricks
from longsuit.sim.rollouts.trick_policy import (
    LOSE,
    TRICK,
    expected_tricks,
    rounded_call,
    tricks_before_play,
)

FILE = Path(models.__path__[0]) / "call_value_tables.py"
SEATS, CARDS = 4, 13
PART, FINE = 32, 8  # of a trick, in 256ths, that one place of a table stands for
PLACES = 65  # of a table, for four tricks fewer to four tricks more
LOW = PLACES // 2
KINDS = 4  # tables: calls of a ruler and of another, none called by a ruler and by another
HEAD = '''\
"""What becomes of a call, in 256ths, by how far a promise lies from it; of none called, by what
the hand promises who plays to lose: written by `benchmarks/fit_hopes.py`."""

# fmt: off
'''
SUMS = 4  # deals, calls made, tricks too few, tricks too many


def play_some(policy: int, seed: int, first: int, number: int, w: Row, sums: Row) -> int:
    """One seat rules by its best strain; a seat calls what it does not mean."""
    for at in range(number):
        w[RNG_STATE] = seeded(seed, first + at)
        deal(w, SEATS, CARDS)
        w[RNG_STATE] = advance(w[RNG_STATE])
        ruler = below(w[RNG_STATE], SEATS)
        w[RNG_STATE] = advance(w[RNG_STATE])
        me = ruler if below(w[RNG_STATE], 3) == 0 else (ruler + 1 + below(w[RNG_STATE], 3)) % SEATS
        trump, most = 0, -1
        for strain in range(5):
            promised = tricks_before_play(w, w[HANDS + ruler], strain, SEATS, 0)
            if promised > most:
                trump = strain
                most = promised
        w[TRUMP] = trump
        w[LEADER] = ruler
        w[STOCK] = 0
        for seat in range(SEATS):
            w[CALLS + seat] = rounded_call(w, seat, SEATS)
            if seat == ruler and seat != me:  # bids are raised
                w[RNG_STATE] = advance(w[RNG_STATE])
                w[CALLS + seat] += below(w[RNG_STATE], 3)
        hand = w[HANDS + me]
        w[RNG_STATE] = advance(w[RNG_STATE])
        off = below(w[RNG_STATE], 7)
        call = max(0, w[CALLS + me] + off - 2)
        if off == 6 or call > CARDS:
            call = 0
        w[CALLS + me] = call
        if call:
            away = tricks_before_play(w, hand, trump, SEATS, 0) - TRICK * call
            place = LOW + (away + PART // 2) // PART
        else:
            place = expected_tricks(w, hand, DECK & ~hand, 39, SEATS - 1, trump, 0, LOSE) // FINE
        place = min(max(place, 0), PLACES - 1)
        play_tricks(w, SEATS, policy, FOLLOW, NO_TARGET, None)
        kind = (0 if call else 2) + (0 if me == ruler else 1)
        base = (kind * PLACES + place) * SUMS
        won = w[WON + me]
        sums[base] += 1
        sums[base + 1] += 1 if won == call else 0
        sums[base + 2] += max(0, call - won)
        sums[base + 3] += max(0, won - call)
    return number


PLAY = Entry(play_some, "iiiiaa", False)


def smooth(values: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Lines through the places near each, those that were seen more often counting more; where
    little was seen, what is next to it."""
    places = np.arange(PLACES)
    found = np.zeros(PLACES)
    seen = np.flatnonzero(weights >= 100)
    for at in places:
        middle = min(max(at, seen[0]), seen[-1])
        near = weights * np.exp(-(((places - middle) / 2.0) ** 2) / 2)
        means = values / np.maximum(weights, 1)
        _, base = np.polyfit(places - middle, means, 1, w=np.sqrt(near))
        found[at] = max(0.0, base)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sums = row(KINDS * PLACES * SUMS)
    PLAY(0x2222, arguments.seed, 0, arguments.deals, row(SIZE), sums)
    table = np.array([int(n) for n in sums], dtype=float).reshape(KINDS, PLACES, SUMS)
    lines = []
    for kind, name in enumerate(("RULER", "OTHER", "RULER_NONE", "OTHER_NONE")):
        for at, what in enumerate(("MADE", "UNDER", "OVER"), 1):
            if what == "UNDER" and kind >= 2:
                continue
            means = smooth(table[kind, :, at], table[kind, :, 0])
            numbers = " ".join([f"{round(float(n) * 256)}," for n in means])
            body = fill(numbers, 96, initial_indent="    ", subsequent_indent="    ")
            lines.append(f"{name}_{what} = (\n{body}\n)")
    FILE.write_text(HEAD + "\n".join(lines) + "\n# fmt: on\n", encoding="utf-8")
    for kind in range(KINDS):
        for place in range(0, PLACES, 4):
            n, made, under, over = table[kind, place]
            if n:
                print(kind, place, int(n), *[round(x / n, 3) for x in (made, under, over)])


if __name__ == "__main__":
    main()
