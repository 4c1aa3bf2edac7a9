"""Replays logs of kernel games in the engine and compares the scores.

    python -m benchmarks.sim_logs [--games 10000]

So many games of every game, spread over its presets and over random and simple play.
"""

import argparse
import time

from longsuit.engine.actions import OVER
from longsuit.games import GAMES
from longsuit.sim import batches
from longsuit.sim.batches import KERNELS, SimulationRun
from longsuit.sim.kernels import replay_log

BATCH = 50
POLICIES = (0, 0x11111111, 0x01010101)


def replay_logs(name: str, games: int) -> int:
    """The number of events replayed; raises at the first game that differs."""
    game, events = GAMES[name], 0
    plans = [(rules, policy) for rules in game.PRESETS.values() for policy in POLICIES]
    for first in range(0, games, BATCH):
        rules, policy = plans[first // BATCH % len(plans)]
        number, seats = min(BATCH, games - first), game.seats(rules)
        run = SimulationRun(game=name, rules=rules, games=games, policy=policy, seed=2026)
        log, totals, _ = batches.play_logged(run, first, number)
        for at, written in enumerate(replay_log.records(log)):
            done, s = replay_log.replay(game, game.start(rules), written)
            events += len(done)
            mine = tuple(totals[at * seats : (at + 1) * seats])
            if game.actor(s) != OVER or game.totals(s) != mine:
                raise SystemExit(f"{name}, game {first + at}: {mine}, replayed {game.totals(s)}")
    return events


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of every game")
    games = parser.parse_args().games
    for name in KERNELS:
        start = time.process_time()
        events = replay_logs(name, games)
        seconds = time.process_time() - start
        print(f"{name:22}{games:8,} games, {events:12,} events, all equal; {seconds:.0f} s of CPU")


if __name__ == "__main__":
    main()
