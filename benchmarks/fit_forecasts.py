"""Fits how sampled chances are to be corrected, the chance to make a call and to win a trick: a
logistic regression for each kind of forecast over all games, drawn towards no correction at all,
and one for each game, drawn towards that.

    python -m benchmarks.fit_forecasts [--forecasts 6000] [--seed 1] [--jobs 2]

It writes src/longsuit/insight/forecasts.json.
"""

import argparse
import json
from collections import defaultdict
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy
from msgspec.structs import replace
from rich.progress import Progress

from longsuit.insight import calibrated
from longsuit.insight.calibrated import Case, features

from .foretold import RULES, advanced, matches

PLAYERS = ["heuristic", "search(worlds=16)", "level(medium)", "search(worlds=40)"]
RIDGE, OWN = 3.0, 12.0  # how strongly weights are drawn to none, and a game's own to those of all
STEPS = 30
NONE = [0.0, 1.0]  # the weights that leave a chance as it is; all others are 0
Found = list[tuple[Case, bool]]


def fit(found: Found, like: list[float] = NONE, ridge: float = RIDGE) -> list[float]:
    """The likeliest weights near some, by Newton's method."""
    x = numpy.array([features(case) for case, _ in found])
    y = numpy.array([float(true) for _, true in found])
    start = numpy.array(like + [0.0] * (x.shape[1] - len(like)))
    w = start.copy()
    for _ in range(STEPS):
        p = 1 / (1 + numpy.exp(-numpy.clip(x @ w, -30, 30)))
        slope = x.T @ (p - y) + ridge * (w - start)
        curve = (x * (p * (1 - p))[:, None]).T @ x + ridge * numpy.eye(len(w))
        step = numpy.linalg.solve(curve, slope)
        w -= step
        if float(abs(step).max()) < 1e-9:
            break
    weights = [round(float(number), 4) for number in w]
    return weights if rising(weights) else fit(found, like, 2 * ridge)


def rising(weights: list[float]) -> bool:
    """Whether more deals in favour never make a smaller chance."""
    for worlds in (32, 128, 1024):
        for left in (1, 4, 8, 13):
            base = Case(
                game="", about="", raw=0, worlds=worlds, left=left, need=1, over=0, seats=4, later=1
            )
            row = [replace(base, raw=n / 256) for n in range(257)]
            said = [corrected(case, weights) for case in row]
            if any(after < before for before, after in pairwise(said)):
                return False
    return True


def brier(found: Found, weights: list[float] | None) -> float:
    """Of the chances with these weights, or of those that were sampled."""
    said = [corrected(case, weights) if weights else case.raw for case, _ in found]
    return sum([(p - true) ** 2 for p, (_, true) in zip(said, found, strict=True)]) / len(found)


def corrected(case: Case, weights: list[float]) -> float:
    total = sum([w * f for w, f in zip(weights, features(case), strict=True)])
    return float(1 / (1 + numpy.exp(-total)))


def weights_of(every: dict[str, dict[str, Found]]) -> dict[str, list[float]]:
    """By game and kind, from the forecasts of every kind by game."""
    table = {}
    for about, games in every.items():
        of_all = fit([one for found in games.values() for one in found])
        for name, found in games.items():
            weights = table[f"{name} {about}"] = fit(found, of_all, OWN)
            print(
                f"{name} {about}: {len(found):,} forecasts, Brier {brier(found, None):.4f} as "
                f"sampled, {brier(found, weights):.4f} corrected"
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--forecasts", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    every: dict[str, dict[str, Found]] = defaultdict(lambda: defaultdict(list))
    with Progress() as progress:
        for name in RULES:
            bar = partial(advanced, progress, progress.add_task(name, total=chosen.forecasts))
            first = 10_000 * chosen.seed
            for match in matches(name, PLAYERS, first, chosen.forecasts, chosen.jobs, bar):
                for one in match:
                    every[one.case.about][one.case.game].append((one.case, one.true))
    table = weights_of(every)
    lines = ",\n".join([f'"{key}": {json.dumps(row)}' for key, row in sorted(table.items())])
    path = Path(calibrated.__file__).with_name(calibrated.TABLE)
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
