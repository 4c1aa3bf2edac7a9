"""The calibration of odds: Brier scores and reliability of uniform, hard and soft odds.

The matches among heuristic and search players were not used to fit the soft odds. In Pesten also
the odds that a seat can answer a 2, a joker or a named suit.

    python -m benchmarks.odds_calibration [--decisions 20000] [--plot docs/explanation/odds.svg]
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from rich.progress import Progress

from longsuit.engine.cards import bits
from longsuit.games import GAMES
from longsuit.insight.odds import Mode, odds

from .support.bot_matches import match_decisions
from .support.reliability import Panel, Reliability, print_table, write_diagram
from .training.fit_answers import answer_chances
from .training.fit_likelihood import RULES

PLAYERS = ["heuristic(bold)", "search(worlds=20)", "level(medium)", "search(worlds=40)"]
PLAYERS += ["heuristic(careful)", "search(worlds=30)", "level(easy)"]
MODES: tuple[Mode, ...] = ("uniform", "hard", "soft")
FIRST = 900_000  # seeds from here on; the fit used smaller ones
EVERY = 2  # one of so many decisions is forecast
Forecasts = Iterator[tuple[Mode, float, bool]]  # the mode, the chance, and if it came true


def hands_of(state: Any) -> list[Counter[int]]:
    """The cards in each hand."""
    if hasattr(state, "play"):
        return [Counter(bits(hand)) for hand in state.play.hands]
    return [Counter(hand) for hand in state.table.hands]


def odds_forecasts(state: Any, view: Any, events: Any, rules: Any) -> Forecasts:
    for mode in MODES:
        found, hands = odds(view, events, rules, mode), hands_of(state)
        lines = sorted(zip(found.cards, found.rows, strict=True), key=lambda line: -max(line[1]))
        for card, row in lines:
            held = [s for s, hand in enumerate(hands) if hand[card] and s != view.seat]
            there = max(held, key=lambda seat: row[seat], default=-1)
            if held:
                hands[there][card] -= 1  # another copy of this face lies elsewhere
            for seat in range(len(hands)):
                if seat != view.seat:
                    yield mode, row[seat], seat == there


def answer_forecasts(state: Any, view: Any, events: Any, rules: Any) -> Forecasts:
    for mode in MODES[1:]:
        for _, chance, true in answer_chances(state, view, events, rules, mode):
            yield mode, chance, true


class Tally:
    """The mean squared errors of a game by match and mode, and the reliability by mode."""

    def __init__(self, modes: tuple[Mode, ...] = MODES) -> None:
        self.modes = modes
        self.matches: list[dict[str, float]] = []
        self.found = {mode: Reliability() for mode in modes}

    def add(self, said: list[tuple[Mode, float, bool]]) -> None:
        """Adds the forecasts of a match."""
        errors: dict[str, list[float]] = defaultdict(list)
        for found in self.found.values():
            found.begin_match()
        for mode, chance, true in said:
            errors[mode].append((chance - true) ** 2)
            self.found[mode].add(chance, true)
        if errors:
            self.matches.append({mode: mean(errors[mode]) for mode in self.modes})

    def print_scores(self) -> None:
        for mode in self.modes:
            print(f"  {mode:8} Brier {mean([m[mode] for m in self.matches]):.5f} by match")
        for worse, better in zip(self.modes, self.modes[1:], strict=False):
            gains = [m[worse] - m[better] for m in self.matches]
            error = stdev(gains) / sqrt(len(gains))
            print(f"  {better} over {worse}: {mean(gains):.5f} ± {1.96 * error:.5f}")
        print_table("soft", self.found["soft"])


def play_match(name: str, number: int, tally: Tally, answer_tally: Tally) -> int:
    """Plays a match; returns the number of decisions that were forecast."""
    rules = GAMES[name].Rules(**RULES[name][number % len(RULES[name])])
    cards: list[tuple[Mode, float, bool]] = []
    replies: list[tuple[Mode, float, bool]] = []
    looked, rng = 0, Random(number)
    players = PLAYERS[number % len(PLAYERS) :] + PLAYERS[: number % len(PLAYERS)]
    for state, view, events in match_decisions(name, rules, players, FIRST + number):
        if rng.randrange(EVERY):
            continue
        looked += 1
        cards += odds_forecasts(state, view, events, rules)
        if name == "pesten":
            replies += answer_forecasts(state, view, events, rules)
    tally.add(cards)
    answer_tally.add(replies)
    return looked


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--games", nargs="+", choices=tuple(RULES), default=tuple(RULES))
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    panels: list[Panel] = []
    with Progress() as progress:
        for name in args.games:
            wanted = args.decisions / len(RULES)
            task = progress.add_task(name, total=wanted)
            tally, answer_tally, looked, number = Tally(), Tally(MODES[1:]), 0, 0
            while looked < wanted:
                looked += play_match(name, number, tally, answer_tally)
                number += 1
                progress.update(task, completed=looked)
            print(f"{name}: {looked:,} decisions in {number} matches")
            tally.print_scores()
            panels.append((name.replace("_", " "), [(m, tally.found[m]) for m in MODES]))
            if answer_tally.matches:
                print("who can answer a 2, a joker, a suit")
                answer_tally.print_scores()
                two = [("", Reliability()), *[(m, answer_tally.found[m]) for m in MODES[1:]]]
                panels.append(("pesten: who can answer", two))
    if args.plot:
        write_diagram(panels, args.plot)


if __name__ == "__main__":
    main()
