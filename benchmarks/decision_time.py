"""The thinking time of players.

    python -m benchmarks.decision_time [--matches 4] [--seed 1]
    python -m benchmarks.decision_time --search [--ms 1 3 10 30 100 300] [--busy 2] [--decisions 60]

Heuristic players: the CPU time of the thread for each decision, so that a busy machine matters
little.  Search players: the time on the wall for each decision that is searched, from the view to
the choice, against the budget; with --busy so many processes that never rest run beside.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter, thread_time

from longsuit.bots import registry
from longsuit.bots.search.player import load
from longsuit.engine.actions import CHANCE, OVER, Action, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES

from .support.bot_matches import match_decisions

LIMIT = 1.0  # milliseconds a decision of a heuristic player may take on average
OVER_BUDGET = 1.2  # times its budget a decision of a search player may take, in 95 of 100
MAX_EVENTS = 2000  # after which a match is abandoned
BUSY = "while True: pass"


def heuristic_times(name: str, seed: str) -> list[float]:
    """The milliseconds of every decision in a match by the game's usual rules."""
    game, rng, times = GAMES[name], Random(seed), list[float]()
    rules = game.Rules()
    play = registry.player("heuristic", name, rules)
    s, heard = game.start(rules), [list[Event]() for _ in range(game.seats(rules))]
    while (actor := game.actor(s)) != OVER and len(heard[0]) < MAX_EVENTS:
        if actor == CHANCE:
            action: Action = shuffle(game.pack(s), rng)
        else:
            view, memory = game.view(s, actor), tuple(heard[actor])
            begin = thread_time()
            action = play(view, memory, rng).action
            times.append(1000 * (thread_time() - begin))
        for seat, events in enumerate(heard):
            events.append(seen(Event(actor, action), seat))
        s = game.apply(s, action)
    return times


def row(name: str, times: list[float]) -> str:
    mean, ordered = sum(times) / len(times), sorted(times)
    high, most = ordered[len(times) * 99 // 100], ordered[-1]
    cells = (name, f"{len(times):,}", f"{mean:.2f}", f"{high:.2f}", f"{most:.2f}")
    return f"| {' | '.join(cells)} | {'yes' if mean < LIMIT else '**no**'} |"


def measure_heuristics(matches: int, first: int) -> None:
    print(f"| game | decisions | mean ms | 99th percentile | most | mean below {LIMIT:.0f} ms |")
    print("| --- | ---: | ---: | ---: | ---: | --- |")
    for name in GAMES:
        seeds = [f"{first} {name} {match}" for match in range(matches)]
        times = [time for seed in seeds for time in heuristic_times(name, seed)]
        print(row(name, times), flush=True)


# Search players.


@contextmanager
def busy_processes(number: int) -> Iterator[None]:
    """Runs so many processes that keep a core busy."""
    words = [sys.executable, "-c", BUSY]
    processes = [subprocess.Popen(words) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def search_times(name: str, ms: int, decisions: int, seed: int) -> list[float]:
    """The milliseconds of searched decisions, sampled from matches of heuristic players."""
    rules, rng, times = GAMES[name].Rules(), Random(seed), list[float]()
    play = registry.player(f"search(ms={ms})", name, rules)
    for match in range(1000):
        for _, view, events in match_decisions(name, rules, ["heuristic"], seed + match):
            if len(view.legal) < 2 or rng.random() > 0.2:
                continue
            begin = perf_counter()
            choice = play(view, events, rng)
            took = 1000 * (perf_counter() - begin)
            if "sampled" in choice.because:
                times.append(took)
            if len(times) == decisions:
                return times
    return times


def against_budget(times: list[float], ms: int) -> tuple[str, ...]:
    """The median, the 95th percentile and the maximum, compared with the budget."""
    ordered = sorted(times)
    half, high, most = [ordered[int(p * (len(times) - 1))] / ms for p in (0.5, 0.95, 1)]
    met = "yes" if high < OVER_BUDGET else "**no**"
    return f"{half:.2f}", f"{high:.2f}", f"{most:.2f}", met


def measure_search(args: argparse.Namespace) -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {args.busy} busy processes\n")
    print("| game | ms | decisions | p50 / budget | p95 | most | p95 below 1.2 |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for name in args.games:
        load(name)
        search_times(name, 1, 5, args.seed)  # warm-up: loads what is read only once
        with busy_processes(args.busy):
            for ms in args.ms:
                times = search_times(name, ms, args.decisions, args.seed)
                cells = (name, str(ms), str(len(times)), *against_budget(times, ms))
                print(f"| {' | '.join(cells)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--matches", type=int, default=4, help="of every game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--search", action="store_true", help="search players, on the wall")
    parser.add_argument("--ms", type=int, nargs="+", default=[1, 3, 10, 30, 100, 300])
    parser.add_argument("--busy", type=int, default=0, help="processes that never rest")
    parser.add_argument("--decisions", type=int, default=60, help="of every game and budget")
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    args = parser.parse_args()
    if args.search:
        measure_search(args)
    else:
        measure_heuristics(args.matches, args.seed)


if __name__ == "__main__":
    main()
