"""The weights of sensible play, from matches of Estimation Whist that the kernel plays with it.

    python -m benchmarks.training.fit_trick_policy
        [--matches 300] [--times 3] [--seed 1] [--only OPEN]

Each time it plays matches with the weights there are, fits a logistic regression of what became of
every card, and writes
src/longsuit/sim/models/trick_policy_weights.py.  OPEN are plain cards without trump; with
--only OPEN the other weights stay as they are.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from longsuit.engine.cards import DECK, NO_SUIT, bits, suit_of
from longsuit.engine.phases.tricks import beats
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import Rules
from longsuit.sim import batches, models
from longsuit.sim.batches import Run
from longsuit.sim.kernels import kernel_log, replay_log
from longsuit.sim.kernels.layout import CALLS, FEATURES, HANDS, SIZE, STOCK, TRUMP, WON
from longsuit.sim.models import trick_policy_weights
from longsuit.sim.rollouts import trick_policy
from longsuit.sim.rollouts.simple_policies import policy_code

FILE = Path(models.__path__[0]) / "trick_policy_weights.py"
SEATS = (4, 4, 4, 3, 5)
ONE = 64  # a weight of 1
SIZES = {
    "PLAIN": (trick_policy.PLAIN_FEATURES, 4),
    "OPEN": (trick_policy.PLAIN_FEATURES, 4),
    "TRUMPS": (trick_policy.TRUMP_FEATURES, 4),
    "STANDS": (trick_policy.HOLD_FEATURES, 1),
}
Rows = dict[tuple[str, int], tuple[list[list[int]], list[int]]]


def rounds_of(
    seats: int, matches: int, seed: int
) -> Iterator[tuple[int, int, list[replay_log.Written]]]:
    """Starter, trump and what happened, of every round."""
    rules = Rules(players=seats, no_trump=True)
    run = Run(
        game="estimation_whist",
        rules=rules,
        games=matches,
        policy=policy_code("sensible", seats),
        seed=seed,
    )
    trumps = game.trumps(rules)
    log, _, _ = batches.logged(run, 0, matches)
    for match in replay_log.written(log):
        number = -1
        part: list[replay_log.Written] = []
        for event in match:
            if event[0] == kernel_log.DEAL:
                if part:
                    yield number % seats, trumps[number % len(trumps)], part
                number, part = number + 1, []
            part.append(event)
        yield number % seats, trumps[number % len(trumps)], part


def add(rows: Rows, kind: str, mode: int, w: list[int]) -> list[int]:
    """Another row, whose outcome comes later."""
    signs, outcomes = rows.setdefault((kind, mode), ([], []))
    signs.append(w[FEATURES : FEATURES + SIZES[kind][0]])
    outcomes.append(0)
    return [len(outcomes) - 1]


def study(
    rows: Rows, seats: int, leader: int, trump: int, part: list[replay_log.Written], rng: Random
) -> None:
    """What became of the cards of one round."""
    w = [0] * SIZE
    hands = part[0][2]
    size = hands[0].bit_count()
    w[HANDS : HANDS + seats] = hands
    w[TRUMP], w[STOCK] = trump, DECK & ~sum(hands)
    watched: list[tuple[str, int, int, int]] = []  # kind, mode, row, card

    def watch(seat: int, over: int, mode: int) -> None:
        hand, unseen = w[HANDS + seat], trick_policy.unseen_cards(w, seats, seat)
        held = unseen.bit_count() - w[STOCK].bit_count()
        for card in bits(hand):
            kind = "OPEN" if trump == NO_SUIT else "PLAIN"
            kind = "TRUMPS" if suit_of(card) == trump else kind
            signs = (
                trick_policy.write_trump_features
                if kind == "TRUMPS"
                else trick_policy.write_plain_features
            )
            signs(w, card, hand, unseen, held, seats - 1, trump, over)
            (at,) = add(rows, kind, mode, w)
            watched.append((kind, mode, at, card))

    for seat in range(seats):
        watch(seat, 0, trick_policy.BEFORE)
    for kind, seat, numbers in part[1:]:
        if kind == kernel_log.CALL:
            w[CALLS + seat] = numbers[0]
    plays = [(seat, numbers[0]) for kind, seat, numbers in part if kind == kernel_log.PLAY]
    chosen = rng.randrange(size)
    for trick in range(size):
        cards = plays[trick * seats : (trick + 1) * seats]
        led, best, holder, standing = NO_SUIT, -1, -1, []
        for place, (seat, card) in enumerate(cards):
            if trick == chosen:
                left = w[HANDS + seat].bit_count()
                need = w[CALLS + seat] - w[WON + seat]
                mode = (
                    trick_policy.LOSE
                    if need == 0
                    else trick_policy.WIN
                    if not 0 < need < left
                    else 1
                )
                watch(seat, trick_policy.excess_demand(w, seats, left), mode)
            led = suit_of(card) if place == 0 else led
            if place == 0 or beats(card, best, trump):
                if place < seats - 1:
                    unseen = trick_policy.unseen_cards(w, seats, seat)
                    trick_policy.write_hold_features(
                        w, seats, seat, card, led, seats - 1 - place, unseen
                    )
                    standing.append((add(rows, "STANDS", 0, w)[0], card))
                best, holder = card, seat
            w[HANDS + seat] &= ~(1 << card)
        w[WON + holder] += 1
        for at, card in standing:
            rows["STANDS", 0][1][at] = int(card == best)
        for name, mode, at, card in watched:
            if card == best:
                rows[name, mode][1][at] = 1


def fitted(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    """By Newton's method, a little regularised."""
    w = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        bend = (x * (p * (1 - p))[:, None]).T @ x + 1.0 * np.eye(len(w))
        w += np.linalg.solve(bend, x.T @ (y - p) - 1.0 * w)
    return w


def write(rows: Rows, only: str) -> None:
    lines = [
        '"""Weights of the signs in `sense`, in 64ths, by what a seat is after; written by',
        '`benchmarks/fit_sense.py`."""',
        "",
        "# fmt: off",
    ]
    for kind, (_, modes) in SIZES.items():
        lines.append(f"{kind} = (")
        for mode in range(modes):
            if only not in ("", kind):
                length = SIZES[kind][0]
                kept = getattr(trick_policy_weights, kind)[mode * length : (mode + 1) * length]
                lines.append("    " + " ".join(f"{n}," for n in kept))
                continue
            signs, outcomes = rows[kind, mode]
            x, y = np.array(signs, dtype=np.float64), np.array(outcomes, dtype=np.float64)
            w = fitted(x, y)
            p = np.clip(1 / (1 + np.exp(-x @ w)), 1e-6, 1 - 1e-6)
            loss = float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
            print(f"{kind} {mode}: {len(y)} rows, mean {y.mean():.3f}, log loss {loss:.4f}")
            lines.append("    " + " ".join(f"{round(ONE * v)}," for v in w))
        lines.append(")")
    table = [round(256 / (1 + exp(-at / 8))) for at in range(-48, 49)]
    lines.append("SIGMOID = (  # of -6 to 6 in eighths, in 256ths")
    parts = [table[at : at + 16] for at in range(0, 97, 16)]
    lines += ["    " + " ".join(f"{n}," for n in part) for part in parts]
    lines += [")", "# fmt: on", ""]
    FILE.write_text("\n".join(lines), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=tuple(SIZES), default="")
    asked = parser.parse_args()
    rows: Rows = {}
    rng = Random(asked.seed)
    for at, seats in enumerate(SEATS):
        for leader, trump, part in rounds_of(seats, asked.matches // len(SEATS), asked.seed + at):
            if asked.only != "OPEN" or trump == NO_SUIT:
                study(rows, seats, leader, trump, part, rng)
    write(rows, asked.only)
    if asked.times > 1:  # in a process that reads the new weights
        rest = ["--only", asked.only] if asked.only else []
        rest += ["--matches", asked.matches, "--times", asked.times - 1, "--seed", asked.seed + 100]
        subprocess.run(
            [sys.executable, "-m", "benchmarks.training.fit_trick_policy", *map(str, rest)],
            check=True,
        )


if __name__ == "__main__":
    main()
