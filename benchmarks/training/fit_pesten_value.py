"""The worth of hands in Pesten before a game is over, from games that the kernel plays.

    python -m benchmarks.training.fit_pesten_value [--games 40000] [--seed 3]

At some of the turns the signs of every hand are noted, and then who won; least squares find the
weights, for the preset with sets and for the one without.  They are written to
src/longsuit/sim/models/pesten_values.json; how well they foretell the last games is shown.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from longsuit.games.pesten import PRESETS, Rules
from longsuit.games.pesten.table import onward
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.kernels.layout import Row
from longsuit.sim.kernels.pesten import match as kernel
from longsuit.sim.kernels.pesten.choices import PLAYERS
from longsuit.sim.kernels.pesten.layout import (
    ASKED,
    DREW,
    FEATURES,
    LIVE,
    OWED,
    PLAYING,
    SCORES,
    STOCKED,
    TO_PLAY,
    TURN,
    WAY,
    WIDTH,
    draw_one,
)
from longsuit.sim.kernels.pesten.match import (
    DEALING,
    deal,
    happen,
    open_match,
    over,
    score,
    shuffle,
)
from longsuit.sim.kernels.rng import advance, below, seeded
from longsuit.sim.models.pesten_weights import WORTHS
from longsuit.sim.rollouts.pesten_value import (
    GAME_WON,
    VALUE_FEATURE_COUNT,
    VALUE_WEIGHT_COUNT,
    fewest_cards,
    write_value_features,
)
from longsuit.sim.rollouts.trials_pesten import LONGEST_ROLLOUT

PIECE, ROOM = 4000, 900  # games at a time, and numbers that one takes at most on average
EVERY = 6  # of so many turns one is noted
SENSIBLY = 0x22222222
RIDGE = 20.0
RECORD = VALUE_FEATURE_COUNT + 1


def observe(r: Row, start: Row, w: Row, data: Row, seed: int, first: int, number: int) -> int:
    """The signs of all hands at some turns, and whether each won; how many numbers that are."""
    seats, used = r[PLAYERS], 0
    for game in range(first, first + number):
        open_match(w, start, seed, game)
        shuffle(r, w, None)
        began, chance = used, seeded(seed ^ 0x3C3C3C, game)
        for _ in range(LONGEST_ROLLOUT):
            if w[OWED] and w[STOCKED]:
                draw_one(w)
            elif w[LIVE] == DEALING:
                deal(r, w)
            elif over(r, w):
                break
            else:
                chance = advance(chance)
                noting = not w[OWED] and w[ASKED] == TO_PLAY and not w[DREW]
                if noting and below(chance, EVERY) == 0:
                    seat = w[TURN]
                    for wait in range(seats):
                        write_value_features(r, w, seat, wait, fewest_cards(r, w, seat))
                        for at in range(VALUE_FEATURE_COUNT):
                            data[used + at] = w[FEATURES + at]
                        data[used + VALUE_FEATURE_COUNT] = seat
                        used += RECORD
                        seat = onward(seat, w[WAY], w[PLAYING], seats)
                happen(r, w, SENSIBLY, None)
        score(r, w)
        for at in range(began, used, RECORD):
            data[at + VALUE_FEATURE_COUNT] = w[SCORES + data[at + VALUE_FEATURE_COUNT]]
    return used


OBSERVE = Entry(observe, "aaaaiii", False)


def noted(rules: Rules, seed: int, first: int) -> NDArray[Any]:
    data = row(PIECE * ROOM)
    head = row(list(kernel.encode(rules))), row(WIDTH), row(WIDTH), data
    used = OBSERVE(*head, seed, first, PIECE)
    return np.asarray(data[:used]).reshape(-1, RECORD)


def fitted(name: str, games: int, seed: int) -> list[int]:
    rules, a, b = (
        PRESETS[name],
        np.zeros(VALUE_WEIGHT_COUNT * VALUE_WEIGHT_COUNT),
        np.zeros(VALUE_WEIGHT_COUNT),
    )
    for first in track(range(0, games, PIECE), description=name):
        found = noted(rules, seed, first)
        signs, won = (
            found[:, :VALUE_FEATURE_COUNT],
            found[:, VALUE_FEATURE_COUNT].astype(np.float64),
        )
        for one in range(VALUE_FEATURE_COUNT):
            b += np.bincount(signs[:, one], weights=won, minlength=VALUE_WEIGHT_COUNT)
            for two in range(VALUE_FEATURE_COUNT):
                pairs = signs[:, one] * VALUE_WEIGHT_COUNT + signs[:, two]
                a += np.bincount(pairs, minlength=VALUE_WEIGHT_COUNT * VALUE_WEIGHT_COUNT)
    weights = np.linalg.solve(
        a.reshape(VALUE_WEIGHT_COUNT, VALUE_WEIGHT_COUNT) + RIDGE * np.eye(VALUE_WEIGHT_COUNT), b
    )
    shown(name, rules, weights, noted(rules, seed + 1, 0))
    return [round(GAME_WON * weight) for weight in weights]


def shown(name: str, rules: Rules, weights: NDArray[Any], found: NDArray[Any]) -> None:
    """How well the weights foretell other games."""
    won = found[:, VALUE_FEATURE_COUNT]
    worth = np.maximum(weights[found[:, :VALUE_FEATURE_COUNT]].sum(1), 0).reshape(-1, rules.players)
    chance = (worth / worth.sum(1, keepdims=True)).ravel()
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
    tables = [fitted(name, asked.games, asked.seed) for name in ("van_dongen", "common_dutch")]
    texts = []
    for table in tables:
        rows = [table[at : at + 16] for at in range(0, len(table), 16)]
        texts.append("[\n" + ",\n".join(", ".join(map(str, some)) for some in rows) + "\n]")
    WORTHS.write_text("[\n" + ",\n".join(texts) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
