"""Fits the calibration of sampled chances (`longsuit.insight.odds.calibration`), the chance to make
a call and to win a trick, to what came about in matches among computer players.

    python -m benchmarks.training.fit_forecasts [--forecasts 6000] [--seed 1] [--jobs 2]

For each kind of forecast a logistic regression over all games, shrunk towards no correction at
all (ridge), and one for each game, shrunk towards that of all games (partial pooling); then
isotonic regression by pooling adjacent violators over parts of the range. Takes long; `--keep FILE`
writes the forecasts and what came about, a match a line, and `--kept FILE…` fits to these again.
Writes src/longsuit/insight/odds/forecasts.json, in which the tables of Pesten stay.
"""

import argparse
from bisect import bisect
from collections import defaultdict
from itertools import groupby, pairwise, product
from pathlib import Path

from msgspec.structs import replace

from longsuit.insight.odds import calibration
from longsuit.insight.odds.calibration import Case, Correction, features
from longsuit.sim.models.loader import read

from . import model_file
from .forecast_samples import RULES, read_matches, sample_matches
from .logistic import fit_logistic

PLAYERS = ["heuristic", "search(worlds=16)", "level(medium)", "search(worlds=40)"]
PLAYERS += ["heuristic(careful)", "search(worlds=32)", "level(strong)", "search(worlds=24)"]
PLAYERS += ["heuristic(bold)", "search(worlds=20)", "level(easy)", "search(worlds=48)"]
RIDGE = 3.0  # the shrinkage of the weights for all games towards no correction
GAME_RIDGE = 12.0  # the shrinkage of a game's weights towards those for all games
EDGES = [0.02, 0.05, *[n / 20 for n in range(2, 19)], 0.95, 0.98]  # between the parts of the line
MIN_PART_SIZE = 100  # forecasts in each part
IDENTITY = [0.0, 1.0]  # the weights that leave a chance as it is; all others are 0
Samples = list[tuple[Case, bool]]


def fit(found: Samples, like: list[float] = IDENTITY, ridge: float = RIDGE) -> list[float]:
    """The weights of a logistic regression shrunk towards others; the ridge is doubled until more
    worlds in favour never make a smaller chance."""
    rows = [features(case) for case, _ in found]
    start = like + [0.0] * (len(rows[0]) - len(like))
    weights = fit_logistic(rows, [true for _, true in found], start, ridge)
    return weights if rising(weights) else fit(found, like, 2 * ridge)


def rising(weights: list[float]) -> bool:
    """True if more worlds in favour never make a smaller chance."""
    for worlds, left, later in product((16, 128, 1024), (1, 4, 8, 13), (0, 1, 2, 3)):
        base = Case(
            game="",
            about="",
            raw=0,
            worlds=worlds,
            left=left,
            need=min(left, 2),
            over=0,
            seats=4,
            later=later,
        )
        row = [replace(base, raw=n / 128) for n in range(129)]
        said = [Correction(weights).chance(features(case)) for case in row]
        if any(after < before for before, after in pairwise(said)):
            return False
    return True


def isotonic(found: Samples, weights: list[float]) -> Correction:
    """The isotonic correction: the mean forecast with these weights and the share that came about,
    part by part; adjacent parts that would fall, and small ones, are pooled."""
    plain = Correction(weights)
    pairs = sorted([(plain.chance(features(case)), true) for case, true in found])
    parts: list[list[tuple[float, bool]]] = []
    for _, some in groupby(pairs, lambda pair: bisect(EDGES, pair[0])):
        parts.append(list(some))
        while len(parts) > 1 and not rises(parts[-2], parts[-1]):
            parts[-2:] = [parts[-2] + parts[-1]]
    said = [round(sum([p for p, _ in part]) / len(part), 4) for part in parts]
    return Correction(weights, said, [round(share(part), 4) for part in parts])


def rises(part: list[tuple[float, bool]], after: list[tuple[float, bool]]) -> bool:
    """True if two parts are large enough and the second came about more often."""
    return min(len(part), len(after)) >= MIN_PART_SIZE and share(part) < share(after)


def share(part: list[tuple[float, bool]]) -> float:
    """The share that came about, with half a pseudo-count for either outcome, as nothing is
    certain."""
    return (sum([true for _, true in part]) + 0.5) / (len(part) + 1)


def brier(found: Samples, correction: Correction | None) -> float:
    """The Brier score of the chances with this correction, or of those that were sampled."""
    said = [correction.chance(features(c)) if correction else c.raw for c, _ in found]
    return sum([(p - true) ** 2 for p, (_, true) in zip(said, found, strict=True)]) / len(found)


def corrections(every: dict[str, dict[str, Samples]]) -> dict[str, Correction]:
    """The corrections by game and kind, from the forecasts of every kind by game."""
    table = {}
    for about, games in every.items():
        of_all = fit([one for found in games.values() for one in found])
        for name, found in games.items():
            new = table[f"{name} {about}"] = isotonic(found, fit(found, of_all, GAME_RIDGE))
            print(
                f"{name} {about}: {len(found):,} forecasts, Brier {brier(found, None):.4f} as "
                f"sampled, {brier(found, new):.4f} corrected"
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--forecasts", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--kept", type=Path, nargs="+", default=())
    chosen = parser.parse_args()
    first, games = 10_000 * chosen.seed, tuple(RULES)
    new = sample_matches(PLAYERS, first, chosen.forecasts, chosen.jobs, games, chosen.keep)
    every: dict[str, dict[str, Samples]] = defaultdict(lambda: defaultdict(list))
    for _, made in read_matches(chosen.kept) or new:
        for one in made:
            every[one.case.about][one.case.game].append((one.case, one.true))
    write(corrections(every), chosen.seed)


def write(found: dict[str, Correction], seed: int) -> None:
    """Writes corrections into the file, in which all other tables stay."""
    table = dict(sorted({**calibration.table(), **found}.items()))
    path = Path(calibration.__file__).with_name(calibration.TABLE)
    model_file.write(
        path,
        table,
        game=", ".join(sorted({name.split()[0] for name in table})),
        unit="weights in log odds; said and was are chances",
        seed=seed,
        kept=None if set(found) == set(table) else read(path, Correction).header,
    )


if __name__ == "__main__":
    main()
