"""Random games per second on a GPU: python -m benchmarks.gpu [--seconds S] [--json]

Needs a CUDA device.  The first launch of a game is checked against the interpreter.  With
`--matches N` it plays so many whole matches by each preset and two policies instead, on the device
and on the processor's cores, and says whether every total and tally is equal.
"""

import argparse
import json
import os
import time
from typing import Any

from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules as EstimationWhist
from longsuit.sim import batches
from longsuit.sim.batches import SimulationRun
from longsuit.sim.compile import cuda
from longsuit.sim.kernels.layout import TALLY_SIZE

POLICIES = (0, 0x1111)  # random and simple players in all seats


def runs() -> dict[str, SimulationRun]:
    """The runs measured: a round of Estimation Whist, and whole matches of every game."""
    one = EstimationWhist(max_cards=13, sequence="down")
    few = EstimationWhist(max_cards=7, sequence="down")
    found = {
        "estimation_whist 4x13": SimulationRun(
            game="estimation_whist", rules=one, games=1, rounds=1
        ),
        "estimation_whist 4x7": SimulationRun(
            game="estimation_whist", rules=few, games=1, rounds=1
        ),
    }
    for name, game in GAMES.items():
        rules = next(iter(game.PRESETS.values()))
        found[f"{name} match"] = SimulationRun(game=name, rules=rules, games=1)
    return found


def matches_interpreter(run: SimulationRun) -> bool:
    """True if the device and the interpreter play the same games."""
    os.environ["LONGSUIT_INTERPRETED"] = "1"
    kernel = batches.KERNELS[run.game]
    seats, number = kernel.seats(run.rules), 64
    totals, tally = [0] * (number * seats), [0] * TALLY_SIZE
    w, start = [0] * kernel.WIDTH, [0] * kernel.WIDTH
    what = (run.policy, run.seed, 0, number, run.rounds)
    check = kernel.play_many(list(kernel.encode(run.rules)), start, w, *what, totals, tally, None)
    found = cuda.play_games(run, 0, number)
    return found.check == check and found.tally == tally


def games_per_second(run: SimulationRun, seconds: float) -> float:
    """Games per second, the best of three launches of about so many seconds."""
    number, best = 1 << 14, 0.0
    while True:
        began = time.perf_counter()
        cuda.play_games(run, 0, number, scored=False)
        if (took := time.perf_counter() - began) > seconds / 4 or number >= 1 << 33:
            break
        number *= 4
    number = int(number * max(1.0, seconds / took))
    for _ in range(3):
        began = time.perf_counter()
        cuda.play_games(run, 0, number, scored=False)
        best = max(best, number / (time.perf_counter() - began))
    return best


def compare_matches(number: int) -> bool:
    """Plays whole matches of every preset on both; True if all counts are equal."""
    same = True
    for name, game in GAMES.items():
        for preset, rules in game.PRESETS.items():
            for policy in POLICIES:
                run = SimulationRun(game=name, rules=rules, games=number, policy=policy, seed=7)
                ours, theirs = cuda.play_batch(run), batches.play_batch(run, os.cpu_count() or 1)
                equal = ours == theirs
                same &= equal
                low, high = min(map(min, ours.totals)), max(map(max, ours.totals))
                verdict = "equal" if equal else "DIFFERENT"
                print(f"{name} {preset} {policy:#06x}: {verdict}, totals {low:,} to {high:,}")
    return same


def thread_resources(game: str) -> dict[str, Any]:
    """The registers and memory of one thread of a kernel."""
    kernel: Any = cuda.kernel(game, 0)
    (compiled,) = kernel.overloads.values()
    return {
        "registers": compiled.regs_per_thread,
        "local bytes": compiled.local_mem_per_thread,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=0, help="compare so many whole matches")
    args = parser.parse_args()
    if reason := cuda.why_unavailable():
        raise SystemExit(reason)
    if args.matches:
        raise SystemExit(not compare_matches(args.matches))
    device = cuda.cuda_package().get_current_device()
    lines = []
    for name, run in runs().items():
        if args.only in name:
            began = time.perf_counter()
            same = matches_interpreter(run)
            compiled = time.perf_counter() - began
            line = {
                "course": name,
                "games a second": round(games_per_second(run, args.seconds)),
                "equal to the interpreter": same,
                "compile and check, s": round(compiled, 1),
                **thread_resources(run.game),
            }
            lines.append(line)
            if not args.json:
                print(line, flush=True)
    if args.json:
        print(json.dumps({"device": str(device.name), "lines": lines}))


if __name__ == "__main__":
    main()
