"""How good the odds are: Brier scores and reliability of uniform, hard and soft odds, over matches
among players that were not used to fit the soft ones.

    python -m benchmarks.calibration [--decisions 20000]
"""

import argparse
from collections import defaultdict
from math import sqrt
from random import Random
from statistics import mean, stdev

from longsuit.engine.cards import bits
from longsuit.games import GAMES
from longsuit.insight.odds import Mode, odds

from .fit_odds import RULES
from .watched import watched

PLAYERS = ["heuristic(bold)", "level(medium)", "heuristic(careful)", "level(easy)"]
MODES: tuple[Mode, ...] = ("uniform", "hard", "soft")
FIRST = 900_000  # seeds from here on; the fit used smaller ones
SHARE = 4  # of how many decisions one is looked at


class Tally:
    """Of one game: by match and mode the mean squared error, by mode and tenth what came about."""

    def __init__(self) -> None:
        self.matches: list[dict[str, float]] = []
        self.bins: dict[str, list[list[float]]] = {
            mode: [[0, 0.0, 0] for _ in range(10)] for mode in MODES
        }
        self.decisions = 0

    def watch(self, name: str, number: int) -> None:
        rules = GAMES[name].Rules(**RULES[name][number % len(RULES[name])])
        errors: dict[str, list[float]] = defaultdict(list)
        rng = Random(number)
        for state, view, events in watched(name, rules, PLAYERS, FIRST + number):
            if rng.randrange(SHARE):
                continue
            self.decisions += 1
            hands = [set(bits(hand)) for hand in state.play.hands]
            for mode in MODES:
                found = odds(view, events, rules, mode)
                for card, row in zip(found.cards, found.rows, strict=True):
                    for seat, hand in enumerate(hands):
                        if seat != view.seat:
                            errors[mode].append((row[seat] - (card in hand)) ** 2)
                            tenth = self.bins[mode][min(9, int(10 * row[seat]))]
                            tenth[0] += 1
                            tenth[1] += row[seat]
                            tenth[2] += card in hand
        self.matches.append({mode: mean(errors[mode]) for mode in MODES})

    def told(self, name: str) -> None:
        n = len(self.matches)
        print(f"{name}: {self.decisions} decisions in {n} matches")
        for mode in MODES:
            print(f"  {mode:8} Brier {mean([m[mode] for m in self.matches]):.5f}")
        for worse, better in (("uniform", "hard"), ("hard", "soft")):
            gains = [m[worse] - m[better] for m in self.matches]
            error = stdev(gains) / sqrt(n)
            print(f"  {better} over {worse}: {mean(gains):.5f} ± {1.96 * error:.5f}")
        for mode in ("hard", "soft"):
            line = [f"{100 * p / n:.1f}→{100 * y / n:.1f}" for n, p, y in self.bins[mode] if n > 50]
            print(f"  {mode:8} said→was in %: {'  '.join(line)}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=20_000)
    chosen = parser.parse_args()
    for name in RULES:
        tally, number = Tally(), 0
        while tally.decisions < chosen.decisions / len(RULES):
            tally.watch(name, number)
            number += 1
        tally.told(name)


if __name__ == "__main__":
    main()
