"""The weights of sensible play in Pesten, from games that the kernel plays with it.

    python -m benchmarks.training.fit_pesten [--games 60000] [--times 4] [--seed 1]

At some of the decisions every action is tried: the game goes on from there to its end with the same
chances.  What the actions brought, less their mean, is fitted by least squares to their signs; the
next time games are played with the weights found.  They are written to
src/longsuit/sim/models/pesten_weights.json, with how the last ones did against those before and
against simple play.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from longsuit.games.pesten import PRESETS, Rules
from longsuit.sim import batches
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.kernels.layout import BEST, TALLY, Row
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.choices import PLAYERS, WEIGHTS
from longsuit.sim.kernels.pesten.layout import (
    ASKED,
    HELD,
    LIVE,
    OWED,
    SCORES,
    STOCKED,
    TO_GIVE,
    TO_NAME,
    TURN,
    WIDTH,
    draw_one,
)
from longsuit.sim.kernels.pesten.match import DEALING, deal, happen, open_match, over, shuffle
from longsuit.sim.kernels.pesten.turns import beginnings, besides, drawn_only
from longsuit.sim.kernels.rng import advance, below, seeded
from longsuit.sim.models.pesten_weights import FILE
from longsuit.sim.models.pesten_weights import weights as weights_now
from longsuit.sim.rollouts.pesten_features import FEATURE_COUNT, WEIGHT_COUNT
from longsuit.sim.rollouts.pesten_policy import (
    LAYING,
    MOST_RECORDS,
    RECORD,
    SECOND_TABLE,
    STRIDE,
    best_gift,
    best_suit,
    choose_play,
)
from longsuit.sim.rollouts.simple_policies import SENSIBLE, SIMPLE
from longsuit.sim.rollouts.trials_pesten import apply_action, finish_game

ONE = 4096  # the weight of a game won
RIDGE = 60_000.0  # for signs seldom seen
FADES = 0.75  # what was found the times before counts less each time
EVERY = 6  # of so many decisions one is studied
PIECE = 2000  # games at a time
SHARES = 60  # every decision counts as so many comparisons
# Rules, and how many parts of the games are played by them.
KINDS: tuple[tuple[Rules, int], ...] = (
    (PRESETS["van_dongen"], 8),
    (PRESETS["common_dutch"], 4),
    (Rules(players=2), 1),
    (Rules(players=3), 1),
    (Rules(players=5), 1),
    (Rules(players=6), 1),
    (Rules(must_play=False), 1),
    (Rules(score="points"), 1),
    (Rules(ten="pass_left", eight="answer"), 1),
    (Rules(cards=4), 2),
    (Rules(sets=False), 1),
)


def options(r: Row, w: Row, out: Row) -> None:
    """What the seat in turn may do, written down with its signs."""
    out[0] = 0
    if w[ASKED] == TO_NAME:
        best_suit(r, w, SENSIBLE, out)
    elif w[ASKED] == TO_GIVE:
        best_gift(r, w, w[TURN], SENSIBLE, out)
    else:
        cards = beginnings(r, w)
        other = besides(r, w, cards != 0)
        choose_play(r, w, w[TURN], drawn_only(w, cards), other, SENSIBLE, out)
    for at in range(out[0]):
        if out[1 + RECORD * at] == LAYING and out[2 + RECORD * at] == w[HELD + w[TURN]]:
            out[0] = 0  # nothing to learn from a game that can be won at once
            break


def add(out: Row, gains: Row, marks: Row, found: Row, a: Row, b: Row) -> None:
    """One decision in the equations: all pairs of its actions compared."""
    count, used = out[0], 0
    for at in range(count):
        for place in range(FEATURE_COUNT):
            sign = out[1 + RECORD * at + STRIDE + place]
            if marks[sign] == 0:
                found[used] = sign
                used += 1
            marks[sign] += 1
    total, share = 0, max(1, SHARES // count)
    for at in range(count):
        total += gains[at]
    for at in range(count):
        first = 1 + RECORD * at + STRIDE
        for one in range(FEATURE_COUNT):
            sign = out[first + one]
            if marks[sign] < count:
                b[sign] += share * (count * gains[at] - total)
                for two in range(FEATURE_COUNT):
                    other = out[first + two]
                    if marks[other] < count:
                        a[sign * WEIGHT_COUNT + other] += share * count
    for one in range(used):
        sign = found[one]
        if marks[sign] < count:
            for two in range(used):
                other = found[two]
                if marks[other] < count:
                    a[sign * WEIGHT_COUNT + other] -= share * marks[sign] * marks[other]
    for one in range(used):
        marks[found[one]] = 0


def study(
    r: Row,
    start: Row,
    w: Row,
    trial: Row,
    out: Row,
    gains: Row,
    marks: Row,
    found: Row,
    a: Row,
    b: Row,
    unit: int,
    seed: int,
    first: int,
    number: int,
) -> int:
    """Games by number, some of their decisions added to the equations; how many these are."""
    seats, decisions = r[PLAYERS], 0
    for game in range(first, first + number):
        open_match(w, start, seed, game)
        shuffle(r, w, None)
        chance, policy = seeded(seed ^ 0x3C3C3C, game), 0
        for seat in range(seats):
            chance = advance(chance)
            policy |= (SIMPLE if below(chance, 8) == 0 else SENSIBLE) << 4 * seat
        while True:
            if w[OWED] and w[STOCKED]:
                draw_one(w)
            elif w[LIVE] == DEALING:
                deal(r, w)
            elif over(r, w):
                break
            else:
                chance = advance(chance)
                if not w[OWED] and below(chance, EVERY) == 0:
                    options(r, w, out)
                    if out[0] > 1:
                        me = w[TURN]
                        for at in range(out[0]):
                            for place in range(WIDTH):
                                trial[place] = w[place]
                            apply_action(r, trial, me, policy, out, 1 + RECORD * at)
                            finish_game(r, trial, policy)
                            gain = seats * trial[SCORES + me]
                            for seat in range(seats):
                                gain -= trial[SCORES + seat]
                            gains[at] = gain * unit
                        add(out, gains, marks, found, a, b)
                        decisions += 1
                happen(r, w, policy, None)
    return decisions


STUDY = Entry(study, "aaaaaaaaaaiiii", False)


def registered() -> None:
    """Lets the compiled study call what is above."""
    from numba.extending import register_jitable

    for function in (options, add):
        register_jitable(function)


def with_weights(rules: Rules, *tables: Sequence[int]) -> list[int]:
    encoded = list(kernel.encode(rules)[:WEIGHTS])
    for table in tables:
        encoded += table
    return encoded


def unit_of(rules: Rules) -> int:
    """What a point of the gain counts: a game won is ONE."""
    return ONE // rules.players if rules.score == "wins" else ONE // (40 * rules.players)


def wins(rules: Rules, new: Sequence[int], old: Sequence[int], games: int, seed: int) -> float:
    """The share of games that one seat with new weights wins among others with the old ones, or
    among simple ones where there are none."""
    seats, won = rules.players, 0
    r = row(with_weights(rules, old or new, new))
    for seat in range(seats):
        others = [SIMPLE if not old else SENSIBLE] * seats
        others[seat] = SECOND_TABLE
        policy = sum(number << 4 * at for at, number in enumerate(others))
        tally, totals = row(TALLY), row(games * seats)
        head = r, row(WIDTH), row(WIDTH), policy, seed, seat * games, games, 0
        batches.PLAY["pesten"](*head, totals, tally, None)
        won += int(tally[BEST + seat])
    return won / (seats * games)


def studied(
    weights: Sequence[int], games: int, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The equations from so many games."""
    size = WEIGHT_COUNT
    a, b = row(size * size), row(size)
    work = (
        row(WIDTH),
        row(WIDTH),
        row(WIDTH),
        row(1 + RECORD * MOST_RECORDS),
        row(MOST_RECORDS),
        row(size),
    )
    found, decisions = row(RECORD * MOST_RECORDS), 0
    parts = sum(part for _, part in KINDS)
    with Progress() as progress:
        task = progress.add_task("games studied", total=games)
        for at, (rules, part) in enumerate(KINDS):
            r, number = row(with_weights(rules, weights)), games * part // parts
            for first in range(0, number, PIECE):
                some = min(PIECE, number - first)
                what = unit_of(rules), seed + 1000 * at, first, some
                decisions += STUDY(r, *work, found, a, b, *what)
                progress.update(task, advance=some)
    print(f"{decisions:,} decisions", flush=True)
    matrix: NDArray[np.float64] = np.array(a, dtype=np.float64).reshape(size, size)
    return matrix, np.array(b, dtype=np.float64)


def solved(a: NDArray[np.float64], b: NDArray[np.float64]) -> list[int]:
    return [round(v) for v in np.linalg.solve(a + RIDGE * np.eye(len(b)), b)]


def write(weights: Sequence[int]) -> None:
    rows = [weights[at : at + 16] for at in range(0, len(weights), 16)]
    lines = ",\n".join(", ".join(map(str, some)) for some in rows)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--fresh", action="store_true", help="begin with no weights")
    asked = parser.parse_args()
    registered()
    weights = [0] * WEIGHT_COUNT if asked.fresh else list(weights_now())
    a, b = np.zeros((WEIGHT_COUNT, WEIGHT_COUNT)), np.zeros(WEIGHT_COUNT)
    for time in range(asked.times):
        more = studied(weights, asked.games, asked.seed + 100_000 * time)
        a, b = FADES * a + more[0], FADES * b + more[1]
        new = solved(a, b)
        for name, rules in PRESETS.items():
            seed = asked.seed + 77_777
            shares = [wins(rules, new, old, asked.matches, seed) for old in ((), weights)]
            print(
                f"time {time + 1}, {name}: {shares[0]:.2%} of games among simple ones, "
                f"{shares[1]:.2%} among the weights before",
                flush=True,
            )
        weights = new
        write(weights)


if __name__ == "__main__":
    main()
