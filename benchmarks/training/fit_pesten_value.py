"""Fits the value of hands in Pesten (`longsuit.sim.rollouts.pesten.value`) to who won games that
the kernel plays by the rollout policy.

    python -m benchmarks.training.fit_pesten_value [--games 40000] [--seed 3]

At some of the turns the features of every hand are recorded, and then who won; ridge regression
finds the weights, for the preset with sets and for the one without. Writes
src/longsuit/sim/models/pesten_value.json and prints the calibration in other games.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from longsuit.games.pesten import PRESETS, Rules
from longsuit.games.pesten.table import next_seat_playing
from longsuit.sim import models
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.kernels.layout import PLAYERS, Row
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.layout import (
    ASKED,
    DREW,
    FEATURES,
    GAME_STAGE,
    OWED,
    PLAYING,
    SCORES,
    STOCK_SIZE,
    TO_PLAY,
    TURN,
    WAY,
    WIDTH,
    draw_owed,
)
from longsuit.sim.kernels.pesten.match import (
    DEALING,
    begin_match,
    deal_next,
    game_over,
    play_event,
    score_game,
    shuffle,
)
from longsuit.sim.kernels.rng import advance, below, seed_state
from longsuit.sim.models.pesten_weights import VALUE
from longsuit.sim.rollouts.pesten.value import (
    GAME_WON,
    VALUE_FEATURE_COUNT,
    VALUE_WEIGHT_COUNT,
    fewest_cards,
    write_value_features,
)
from longsuit.sim.rollouts.rollout_pesten import LONGEST_ROLLOUT

from .model_file import write

FILE = Path(models.__path__[0]) / VALUE
CHUNK = 4000  # games at a time
RECORD_ROOM = 900  # numbers recorded for a game, at most on average
SAMPLING_INTERVAL = 6  # one of so many turns is recorded
POLICY = 0x22222222
RIDGE = 20.0
RECORD = VALUE_FEATURE_COUNT + 1


def observe(
    rules: Row, start: Row, state: Row, records: Row, seed: int, first: int, number: int
) -> int:
    """Records the features of all hands at some turns, and if each of them won. Returns the number
    of numbers written."""
    seats, used = rules[PLAYERS], 0
    for game in range(first, first + number):
        begin_match(state, start, seed, game)
        shuffle(rules, state, None)
        began, chance = used, seed_state(seed ^ 0x3C3C3C, game)
        for _ in range(LONGEST_ROLLOUT):
            if state[OWED] and state[STOCK_SIZE]:
                draw_owed(state)
            elif state[GAME_STAGE] == DEALING:
                deal_next(rules, state)
            elif game_over(rules, state):
                break
            else:
                chance = advance(chance)
                recording = not state[OWED] and state[ASKED] == TO_PLAY and not state[DREW]
                if recording and below(chance, SAMPLING_INTERVAL) == 0:
                    seat = state[TURN]
                    for wait in range(seats):
                        write_value_features(
                            rules, state, seat, wait, fewest_cards(rules, state, seat)
                        )
                        for at in range(VALUE_FEATURE_COUNT):
                            records[used + at] = state[FEATURES + at]
                        records[used + VALUE_FEATURE_COUNT] = seat
                        used += RECORD
                        seat = next_seat_playing(seat, state[WAY], state[PLAYING], seats)
                play_event(rules, state, POLICY, None)
        score_game(rules, state)
        for at in range(began, used, RECORD):
            records[at + VALUE_FEATURE_COUNT] = state[SCORES + records[at + VALUE_FEATURE_COUNT]]
    return used


OBSERVE = Entry(observe, "aaaaiii", compiled_ahead=False)


def recorded(rules: Rules, seed: int, first: int) -> NDArray[Any]:
    """Rows of features and results of games from `first` on."""
    records = row(CHUNK * RECORD_ROOM)
    head = row(list(kernel.encode(rules))), row(WIDTH), row(WIDTH), records
    used = OBSERVE(*head, seed, first, CHUNK)
    return np.asarray(records[:used]).reshape(-1, RECORD)


def fitted(name: str, games: int, seed: int) -> list[int]:
    """The weights of a preset, in units of GAME_WON."""
    rules, a, b = (
        PRESETS[name],
        np.zeros(VALUE_WEIGHT_COUNT * VALUE_WEIGHT_COUNT),
        np.zeros(VALUE_WEIGHT_COUNT),
    )
    for first in track(range(0, games, CHUNK), description=name):
        records = recorded(rules, seed, first)
        features, won = (
            records[:, :VALUE_FEATURE_COUNT],
            records[:, VALUE_FEATURE_COUNT].astype(np.float64),
        )
        for one in range(VALUE_FEATURE_COUNT):
            b += np.bincount(features[:, one], weights=won, minlength=VALUE_WEIGHT_COUNT)
            for two in range(VALUE_FEATURE_COUNT):
                pairs = features[:, one] * VALUE_WEIGHT_COUNT + features[:, two]
                a += np.bincount(pairs, minlength=VALUE_WEIGHT_COUNT * VALUE_WEIGHT_COUNT)
    weights = np.linalg.solve(
        a.reshape(VALUE_WEIGHT_COUNT, VALUE_WEIGHT_COUNT) + RIDGE * np.eye(VALUE_WEIGHT_COUNT), b
    )
    report(name, rules, weights, recorded(rules, seed + 1, 0))
    return [round(GAME_WON * weight) for weight in weights]


def report(name: str, rules: Rules, weights: NDArray[Any], records: NDArray[Any]) -> None:
    """Prints how well the weights forecast other games."""
    won = records[:, VALUE_FEATURE_COUNT]
    strength = np.maximum(weights[records[:, :VALUE_FEATURE_COUNT]].sum(1), 0).reshape(
        -1, rules.players
    )
    chance = (strength / strength.sum(1, keepdims=True)).ravel()
    brier, base = ((chance - won) ** 2).mean(), won.mean() * (1 - won.mean())
    print(f"{name}: {len(won):,} hands, Brier score {brier:.4f}, of the mean {base:.4f}")
    for tenth in range(10):
        among = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
        if among.sum() >= 50:
            said, was = chance[among].mean(), won[among].mean()
            print(f"  said {said:.3f}, was {was:.3f}, of {among.sum():,}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=3)
    asked = parser.parse_args()
    presets = {"sets": "van_dongen", "no_sets": "common_dutch"}
    write(
        FILE,
        {name: fitted(preset, asked.games, asked.seed) for name, preset in presets.items()},
        game="pesten",
        unit="4096ths of a game won",
        seed=asked.seed,
    )


if __name__ == "__main__":
    main()
