"""Fits the weights of the rollout policy of Pesten (`longsuit.sim.rollouts.pesten.policy`) to
rollouts of games that the kernel plays by that policy.

    python -m benchmarks.training.fit_pesten_policy [--games 60000] [--times 4] [--seed 1]

At some of the decisions every action is rolled out to the end of the game with common random
numbers. The gains of the actions, less their mean, are fitted to their features by ridge
regression; the next time games are played with the weights found (approximate policy iteration).
Writes src/longsuit/sim/models/pesten_policy.json and prints how each set of weights does against
the one before and against simple play.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from longsuit.games.pesten import PRESETS, Rules
from longsuit.sim import batches, models
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.kernels.layout import MATCHES_WON, PLAYERS, TALLY_SIZE, Row
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.choices import WEIGHTS
from longsuit.sim.kernels.pesten.layout import (
    ASKED,
    GAME_STAGE,
    HELD,
    OWED,
    SCORES,
    STOCK_SIZE,
    TO_GIVE,
    TO_NAME,
    TURN,
    WIDTH,
    draw_owed,
)
from longsuit.sim.kernels.pesten.match import (
    DEALING,
    begin_match,
    deal_next,
    game_over,
    play_event,
    shuffle,
)
from longsuit.sim.kernels.pesten.turns import alternative_to_play, playable_drawn, playable_faces
from longsuit.sim.kernels.rng import advance, below, seed_state
from longsuit.sim.models.pesten_weights import POLICY, policy_weights
from longsuit.sim.rollouts.pesten.features import FEATURE_COUNT, WEIGHT_COUNT
from longsuit.sim.rollouts.pesten.policy import (
    LAYING,
    MOST_RECORDS,
    RECORD,
    SECOND_TABLE,
    STRIDE,
    best_gift,
    best_suit,
    choose_play,
)
from longsuit.sim.rollouts.rollout_pesten import apply_action, finish_game
from longsuit.sim.rollouts.simple_policies import SENSIBLE, SIMPLE

from .model_file import write

FILE = Path(models.__path__[0]) / POLICY
GAME_WON = 4096  # the weight of a game won
RIDGE = 60_000.0  # for features seldom seen
DECAY = 0.75  # the factor by which the equations of earlier passes are weighted, each pass
SAMPLING_INTERVAL = 6  # one of so many decisions is studied
CHUNK = 2000  # games at a time
COMPARISONS = 60  # the weight of a decision, whatever the number of its actions
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


def options(encoded: Row, state: Row, out: Row) -> None:
    """Writes down what the seat in turn may do, with its features."""
    out[0] = 0
    if state[ASKED] == TO_NAME:
        best_suit(encoded, state, SENSIBLE, out)
    elif state[ASKED] == TO_GIVE:
        best_gift(encoded, state, state[TURN], SENSIBLE, out)
    else:
        cards = playable_faces(encoded, state)
        other = alternative_to_play(encoded, state, cards != 0)
        choose_play(encoded, state, state[TURN], playable_drawn(state, cards), other, SENSIBLE, out)
    for at in range(out[0]):
        if out[1 + RECORD * at] == LAYING and out[2 + RECORD * at] == state[HELD + state[TURN]]:
            out[0] = 0  # nothing to learn from a game that can be won at once
            break


def add(out: Row, gains: Row, marks: Row, found: Row, a: Row, b: Row) -> None:
    """Adds one decision to the normal equations: all pairs of its actions compared."""
    count, used = out[0], 0
    for at in range(count):
        for place in range(FEATURE_COUNT):
            feature = out[1 + RECORD * at + STRIDE + place]
            if marks[feature] == 0:
                found[used] = feature
                used += 1
            marks[feature] += 1
    total, share = 0, max(1, COMPARISONS // count)
    for at in range(count):
        total += gains[at]
    for at in range(count):
        first = 1 + RECORD * at + STRIDE
        for one in range(FEATURE_COUNT):
            feature = out[first + one]
            if marks[feature] < count:
                b[feature] += share * (count * gains[at] - total)
                for two in range(FEATURE_COUNT):
                    other = out[first + two]
                    if marks[other] < count:
                        a[feature * WEIGHT_COUNT + other] += share * count
    for one in range(used):
        feature = found[one]
        if marks[feature] < count:
            for two in range(used):
                other = found[two]
                if marks[other] < count:
                    a[feature * WEIGHT_COUNT + other] -= share * marks[feature] * marks[other]
    for one in range(used):
        marks[found[one]] = 0


def study(
    encoded: Row,
    start: Row,
    state: Row,
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
    """Plays the games of these numbers and adds some of their decisions to the equations. Returns
    the number of decisions."""
    seats, decisions = encoded[PLAYERS], 0
    for game in range(first, first + number):
        begin_match(state, start, seed, game)
        shuffle(encoded, state, None)
        chance, policy = seed_state(seed ^ 0x3C3C3C, game), 0
        for seat in range(seats):
            chance = advance(chance)
            policy |= (SIMPLE if below(chance, 8) == 0 else SENSIBLE) << 4 * seat
        while True:
            if state[OWED] and state[STOCK_SIZE]:
                draw_owed(state)
            elif state[GAME_STAGE] == DEALING:
                deal_next(encoded, state)
            elif game_over(encoded, state):
                break
            else:
                chance = advance(chance)
                if not state[OWED] and below(chance, SAMPLING_INTERVAL) == 0:
                    options(encoded, state, out)
                    if out[0] > 1:
                        me = state[TURN]
                        for at in range(out[0]):
                            for place in range(WIDTH):
                                trial[place] = state[place]
                            apply_action(encoded, trial, me, policy, out, 1 + RECORD * at)
                            finish_game(encoded, trial, policy)
                            gain = seats * trial[SCORES + me]
                            for seat in range(seats):
                                gain -= trial[SCORES + seat]
                            gains[at] = gain * unit
                        add(out, gains, marks, found, a, b)
                        decisions += 1
                play_event(encoded, state, policy, None)
    return decisions


STUDY = Entry(study, "aaaaaaaaaaiiii", compiled_ahead=False)


def with_weights(rules: Rules, *tables: Sequence[int]) -> list[int]:
    """The encoded rules with other tables of weights."""
    encoded = list(kernel.encode(rules)[:WEIGHTS])
    for table in tables:
        encoded += table
    return encoded


def unit_of(rules: Rules) -> int:
    """The weight of one point of gain, where a game won is GAME_WON."""
    return GAME_WON // rules.players if rules.score == "wins" else GAME_WON // (40 * rules.players)


def wins(rules: Rules, new: Sequence[int], old: Sequence[int], games: int, seed: int) -> float:
    """The share of games that one seat with new weights wins among seats with the old ones, or
    among seats of simple play where there are none."""
    seats, won = rules.players, 0
    encoded = row(with_weights(rules, old or new, new))
    for seat in range(seats):
        others = [SIMPLE if not old else SENSIBLE] * seats
        others[seat] = SECOND_TABLE
        policy = sum(number << 4 * at for at, number in enumerate(others))
        tally, totals = row(TALLY_SIZE), row(games * seats)
        head = encoded, row(WIDTH), row(WIDTH), policy, seed, seat * games, games, 0
        batches.PLAY["pesten"](*head, totals, tally, None)
        won += int(tally[MATCHES_WON + seat])
    return won / (seats * games)


def studied(
    weights: Sequence[int], games: int, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The normal equations from so many games."""
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
            encoded, number = row(with_weights(rules, weights)), games * part // parts
            for first in range(0, number, CHUNK):
                some = min(CHUNK, number - first)
                what = unit_of(rules), seed + 1000 * at, first, some
                decisions += STUDY(encoded, *work, found, a, b, *what)
                progress.update(task, advance=some)
    print(f"{decisions:,} decisions", flush=True)
    matrix: NDArray[np.float64] = np.array(a, dtype=np.float64).reshape(size, size)
    return matrix, np.array(b, dtype=np.float64)


def solved(a: NDArray[np.float64], b: NDArray[np.float64]) -> list[int]:
    """The weights that solve the equations, with a ridge."""
    return [round(v) for v in np.linalg.solve(a + RIDGE * np.eye(len(b)), b)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--fresh", action="store_true", help="begin with no weights")
    asked = parser.parse_args()
    weights = [0] * WEIGHT_COUNT if asked.fresh else list(policy_weights())
    a, b = np.zeros((WEIGHT_COUNT, WEIGHT_COUNT)), np.zeros(WEIGHT_COUNT)
    for time in range(asked.times):
        more = studied(weights, asked.games, asked.seed + 100_000 * time)
        a, b = DECAY * a + more[0], DECAY * b + more[1]
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
        write(
            FILE,
            {"weights": weights},
            game="pesten",
            unit="4096ths of a game won",
            seed=asked.seed,
        )


if __name__ == "__main__":
    main()
