"""The calibration of forecasts, on deals and tables of players that the fit did not use.

Forecasts are the chance that a call is made, for each possible call and after each card, and the
chance that a card wins the trick on the table.

    python -m benchmarks.forecast_calibration [--forecasts 3000] [--jobs 2]
        [--plot docs/explanation/forecasts.svg]

It takes long; `--keep FILE` writes forecasts and outcomes, a match a line, and `--kept
FILE…` evaluates them again with another correction.
"""

import argparse
from collections import defaultdict
from itertools import groupby
from pathlib import Path

from longsuit.insight.odds.calibration import calibrated_chance

from .support.reliability import Panel, Reliability, print_table, write_diagram
from .training.forecast_samples import RULES, Forecast, read_matches, sample_matches

# The styles and levels of the fit in other company, and searches of other budgets.
PLAYERS = ["heuristic", "search(worlds=28)", "level(easy)", "heuristic(bold)", "search(worlds=12)"]
PLAYERS += ["level(medium)", "heuristic(careful)", "search(worlds=56)"]
FIRST = 4_000_000  # seeds from here on; the fit used others
WORDS = {
    "call": "a call, before it is made",
    "play": "the call that stands, after a card",
    "trick": "the trick on the table, with a card",
}
Kinds = dict[str, Reliability]  # by subject, as corrected; with the prefix `raw`, as sampled


def add_match(found: Kinds, made: list[Forecast]) -> None:
    """Adds the forecasts of a match."""
    for about in {one.case.about for one in made}:
        for kind in (about, f"raw {about}"):
            found[kind].begin_match()
    for one in made:
        found[one.case.about].add(calibrated_chance(one.case), one.true)
        found[f"raw {one.case.about}"].add(one.case.raw, one.true)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--forecasts", type=int, default=3000, help="of every kind in every game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=tuple(RULES), default=tuple(RULES))
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--kept", type=Path, nargs="+", default=())
    args = parser.parse_args()
    panels: list[Panel] = []
    every: Kinds = defaultdict(Reliability)
    first = FIRST + 10_000 * args.seed
    new = sample_matches(PLAYERS, first, args.forecasts, args.jobs, args.games, args.keep)
    for name, some in groupby(read_matches(args.kept) or new, lambda match: match[0]):
        found: Kinds = defaultdict(Reliability)
        for _, made in some:
            add_match(found, made)
            add_match(every, made)
        print(name, flush=True)
        panels += print_forecasts(name.replace("_", " "), found)
    print("all games")
    panels = print_forecasts("all games", every) + panels
    if args.plot:
        write_diagram(panels, args.plot)


def print_forecasts(about: str, found: Kinds) -> list[Panel]:
    """Prints the tables; returns the panels of the diagram."""
    panels: list[Panel] = []
    for kind, words in WORDS.items():
        if kind in found:
            raw = found[f"raw {kind}"]
            print_table(words, found[kind])
            print(f"    as sampled: Brier {raw.brier:.4f}, largest gap {100 * raw.largest_gap:.1f}")
            panels.append((f"{about}: {kind}", [("corrected", found[kind]), ("as sampled", raw)]))
    return panels


if __name__ == "__main__":
    main()
