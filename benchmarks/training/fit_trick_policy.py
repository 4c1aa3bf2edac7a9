"""Fits the weights of the rollout policy of the trick games (`longsuit.sim.rollouts.trick_policy`)
to what became of every card in matches of Estimation Whist that the kernel plays by that policy.

    python -m benchmarks.training.fit_trick_policy
        [--matches 300] [--times 3] [--seed 1] [--only no_trump]

Each time it plays matches with the present weights, fits a logistic regression (Newton's method, a
little ridge) for every table and mode, and writes src/longsuit/sim/models/trick_policy.json. The
table no_trump is for cards in rounds without trump; with --only no_trump the other tables stay as
they are.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean

from longsuit.engine.cards import DECK, NO_SUIT, bits, suit_of
from longsuit.engine.phases.tricks import beats
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import Rules
from longsuit.sim import batches, models
from longsuit.sim.batches import SimulationRun
from longsuit.sim.kernels import kernel_log, replay_log
from longsuit.sim.kernels.layout import CALLS, FEATURES, HANDS, SIZE, STOCK, TRUMP, WON
from longsuit.sim.rollouts import trick_policy
from longsuit.sim.rollouts.simple_policies import policy_code

from .logistic import fit_logistic, log_loss
from .model_file import write

FILE = Path(models.__path__[0]) / "trick_policy.json"
SEATS = (4, 4, 4, 3, 5)
WEIGHT_UNIT = 64  # a weight of 1
RIDGE = 1.0
SIZES = {
    "plain": (trick_policy.PLAIN_FEATURES, 4),
    "no_trump": (trick_policy.PLAIN_FEATURES, 4),
    "trump": (trick_policy.TRUMP_FEATURES, 4),
    "hold": (trick_policy.HOLD_FEATURES, 1),
}
Rows = dict[tuple[str, int], tuple[list[list[int]], list[int]]]


def rounds_of(
    seats: int, matches: int, seed: int
) -> Iterator[tuple[int, int, list[replay_log.Record]]]:
    """Yields the starter, the trump and the events of every round."""
    rules = Rules(players=seats, no_trump=True)
    run = SimulationRun(
        game="estimation_whist",
        rules=rules,
        games=matches,
        policy=policy_code("sensible", seats),
        seed=seed,
    )
    trumps = game.trumps(rules)
    log, _, _ = batches.play_logged(run, 0, matches)
    for match in replay_log.records(log):
        number = -1
        part: list[replay_log.Record] = []
        for event in match:
            if event[0] == kernel_log.DEAL:
                if part:
                    yield number % seats, trumps[number % len(trumps)], part
                number, part = number + 1, []
            part.append(event)
        yield number % seats, trumps[number % len(trumps)], part


def add(rows: Rows, kind: str, mode: int, state: list[int]) -> list[int]:
    """Adds a row of features to a table; its outcome comes later. Returns the number of the row."""
    features, outcomes = rows.setdefault((kind, mode), ([], []))
    features.append(state[FEATURES : FEATURES + SIZES[kind][0]])
    outcomes.append(0)
    return [len(outcomes) - 1]


def study(
    rows: Rows, seats: int, leader: int, trump: int, part: list[replay_log.Record], rng: Random
) -> None:
    """Adds what became of the cards of one round."""
    state = [0] * SIZE
    hands = part[0][2]
    size = hands[0].bit_count()
    state[HANDS : HANDS + seats] = hands
    state[TRUMP], state[STOCK] = trump, DECK & ~sum(hands)
    watched: list[tuple[str, int, int, int]] = []  # kind, mode, row, card

    def watch(seat: int, over: int, mode: int) -> None:
        hand, unseen = state[HANDS + seat], trick_policy.unseen_cards(state, seats, seat)
        held = unseen.bit_count() - state[STOCK].bit_count()
        for card in bits(hand):
            kind = "no_trump" if trump == NO_SUIT else "plain"
            kind = "trump" if suit_of(card) == trump else kind
            features = (
                trick_policy.write_trump_features
                if kind == "TRUMPS"
                else trick_policy.write_plain_features
            )
            features(state, card, hand, unseen, held, seats - 1, trump, over)
            (at,) = add(rows, kind, mode, state)
            watched.append((kind, mode, at, card))

    for seat in range(seats):
        watch(seat, 0, trick_policy.BEFORE)
    for kind, seat, numbers in part[1:]:
        if kind == kernel_log.CALL:
            state[CALLS + seat] = numbers[0]
    plays = [(seat, numbers[0]) for kind, seat, numbers in part if kind == kernel_log.PLAY]
    chosen = rng.randrange(size)
    for trick in range(size):
        cards = plays[trick * seats : (trick + 1) * seats]
        led, best, holder, standing = NO_SUIT, -1, -1, []
        for place, (seat, card) in enumerate(cards):
            if trick == chosen:
                left = state[HANDS + seat].bit_count()
                need = state[CALLS + seat] - state[WON + seat]
                mode = (
                    trick_policy.LOSE
                    if need == 0
                    else trick_policy.WIN
                    if not 0 < need < left
                    else 1
                )
                watch(seat, trick_policy.excess_demand(state, seats, left), mode)
            led = suit_of(card) if place == 0 else led
            if place == 0 or beats(card, best, trump):
                if place < seats - 1:
                    unseen = trick_policy.unseen_cards(state, seats, seat)
                    trick_policy.write_hold_features(
                        state, seats, seat, card, led, seats - 1 - place, unseen
                    )
                    standing.append((add(rows, "hold", 0, state)[0], card))
                best, holder = card, seat
            state[HANDS + seat] &= ~(1 << card)
        state[WON + holder] += 1
        for at, card in standing:
            rows["hold", 0][1][at] = int(card == best)
        for name, mode, at, card in watched:
            if card == best:
                rows[name, mode][1][at] = 1


def tables_of(rows: Rows, only: str) -> dict[str, list[int]]:
    """The fitted tables; where `only` names one, the others as they are."""
    tables = {}
    for name, (_, modes) in SIZES.items():
        if only not in ("", name):
            tables[name] = list(trick_policy.TABLES[name])
            continue
        tables[name] = []
        for mode in range(modes):
            features, outcomes = rows[name, mode][0], list(map(bool, rows[name, mode][1]))
            weights = fit_logistic(features, outcomes, [0.0] * SIZES[name][0], RIDGE)
            mean, loss = fmean(outcomes), log_loss(features, outcomes, weights)
            print(f"{name} {mode}: {len(outcomes)} rows, mean {mean:.3f}, log loss {loss:.4f}")
            tables[name] += [round(WEIGHT_UNIT * weight) for weight in weights]
    return tables


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
            if asked.only != "no_trump" or trump == NO_SUIT:
                study(rows, seats, leader, trump, part, rng)
    write(
        FILE,
        tables_of(rows, asked.only),
        game="estimation_whist",
        unit="64ths of a unit of log odds",
        seed=asked.seed,
    )
    if asked.times > 1:  # in a process that reads the new weights
        rest = ["--only", asked.only] if asked.only else []
        rest += ["--matches", asked.matches, "--times", asked.times - 1, "--seed", asked.seed + 100]
        subprocess.run(
            [sys.executable, "-m", "benchmarks.training.fit_trick_policy", *map(str, rest)],
            check=True,
        )


if __name__ == "__main__":
    main()
