"""A campaign of attacks on a server, each beside people who play at other tables.

    python -m benchmarks.hostile [--attack NAME …] [--seconds 10] [--tables 15] [--seed 1]
    python -m benchmarks.hostile --source FOLDER     the server of another checkout

The server runs as `longsuit serve` does, with its limits, in a process that may open 1,024 files,
as most systems have it; the bystanders, in a process of their own, play at human pace with every
action on disk before it is answered.  The attacker is one person at one address, except in a storm.
In `disk`, `clock` and `postgres` the machine fails under all five games (`machine.py`).
An attack prints what it did, what the bystanders felt (from an action to each seat's view) and the
server's memory.  The first thing that must not happen stops the campaign: a lost acknowledged
action, an `internal` error, an error in the log, a bystander's error, a server without an answer.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from . import abuse, bodies, flood, log_bombs, messages, origins, races, reconnects, sockets, tokens
from .bystanders import Bystanders, Report
from .guests import Attack
from .machine import MACHINE_ATTACKS
from .target import Target

ATTACKS: dict[str, Attack] = {
    "messages": messages.attack,
    "flood": flood.attack,
    "bodies": bodies.attack,
    "silence": sockets.silence,
    "slow_readers": sockets.slow_readers,
    "reconnects": reconnects.attack,
    "log_bombs": log_bombs.attack,
    "abuse": abuse.attack,
    "origins": origins.attack,
    "tokens": tokens.attack,
    "races": races.attack,
}
EVERYTHING = [*ATTACKS, *MACHINE_ATTACKS]
MOST_MEMORY = 300 * 2**20  # bytes by which a server may grow under an attack


async def nothing(*_: Any) -> Counter[str]:
    return Counter()


async def run(attack: Attack, target: Target, options: argparse.Namespace) -> Counter[str]:
    """What an attack did; without `strict` also what it found, which then stops nothing."""
    try:
        return await attack(target, options.seconds, Random(options.seed))
    except Exception as error:
        if options.strict:
            raise
        return Counter({f"stopped by {error!r:.60}": 1})


class Figures:
    """What an attack did, and what it cost."""

    def __init__(self, name: str, counts: Counter[str], report: Report, grown: int) -> None:
        self.name, self.counts, self.report, self.grown = name, counts, report, grown

    def at(self, share: float) -> float:
        """A quantile of the bystanders' latencies, in milliseconds."""
        return quantile(self.report.latencies, share)

    def row(self) -> str:
        done = ", ".join(f"{name} {count:,}" for name, count in self.counts.most_common(12))
        return (
            f"| {self.name} | {self.at(0.5):.1f} | {self.at(0.99):.1f} | {self.at(1):.0f} | "
            f"{quantile(self.report.arrivals, 0.99):.0f} | "
            f"{len(self.report.latencies)} | {self.grown / 2**20:+.0f} | "
            f"{len(self.report.acknowledged):,} | {os.getloadavg()[0]:.1f} | {done} |"
        )


HEADER = (
    "| attack | p50 ms | p99 ms | worst ms | welcomed p99 ms | views | memory MiB | "
    "acknowledged | load | counts |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
)


def quantile(seconds: list[float], share: float) -> float:
    """A quantile of times, in milliseconds."""
    took = sorted(seconds)
    return 1000 * took[int(share * (len(took) - 1))] if took else float("nan")


def campaign(name: str, attack: Attack, options: argparse.Namespace) -> Figures:
    """One attack on a server of its own, with all checks afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder), options.source)
        target.start()
        try:
            bystanders = Bystanders(target.port, options.tables)
            before = target.memory()
            bystanders.play()
            began = time.monotonic()
            counts = asyncio.run(run(attack, target, options))
            time.sleep(max(0.0, options.seconds - (time.monotonic() - began)))
            report = bystanders.pause()
            bystanders.stop()
            figures = Figures(name, counts, report, target.memory() - before)
            if options.strict:
                check(target, figures)
            else:
                counts["errors of bystanders"] += len(report.errors)
                counts["errors in the log"] += len(target.errors())
        finally:
            target.stop()
        if options.strict:
            check_stored(target, report)
    return figures


def check(target: Target, figures: Figures) -> None:
    """AssertionError if the server or a bystander has suffered."""
    assert target.stands(), "the server does not answer"
    assert not target.errors(), target.errors()[:3]
    assert not figures.report.errors, figures.report.errors[:3]
    assert figures.report.latencies, "the bystanders could not play"
    assert figures.grown < MOST_MEMORY, f"{figures.grown / 2**20:.0f} MiB more"


def check_stored(target: Target, report: Report) -> None:
    """AssertionError if an acknowledged action is not in the database."""
    stored = target.entries()
    by_nonce = {(game, key.partition(":")[2]): n for (game, key), n in stored.items()}
    for game, n, nonce in report.acknowledged:
        assert by_nonce.get((game, nonce)) == n, f"lost: {game} {n}"


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--attack", nargs="+", choices=EVERYTHING, default=EVERYTHING)
    parser.add_argument("--seconds", type=float, default=10, help="of each attack")
    parser.add_argument("--tables", type=int, default=40, help="of four bystanders each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--only", action="store_true", help="without a round of nothing first")
    parser.add_argument("--lenient", dest="strict", action="store_false", help="measure only")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}, ", end="")
    print(f"load {os.getloadavg()[0]:.1f} at the start\n\n{HEADER}", flush=True)
    chosen = {name: ATTACKS[name] for name in options.attack if name in ATTACKS}
    if not options.only:
        chosen = {"nothing": nothing, **chosen}
    for name, attack in chosen.items():
        print(campaign(name, attack, options).row(), flush=True)
    for name in options.attack:
        if name in MACHINE_ATTACKS:
            counts = MACHINE_ATTACKS[name](options.seconds, Random(options.seed))
            print(f"\n{name}: " + ", ".join(f"{what} {n:,}" for what, n in counts.most_common()))


if __name__ == "__main__":
    main()
