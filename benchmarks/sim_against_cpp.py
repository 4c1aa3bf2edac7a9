"""The kernel of Estimation Whist compared with the same game written by hand in C++.

    python -m benchmarks.sim_against_cpp [--games 400000]

Needs g++ and a processor with BMI2.  Both play the same games, which their checksums show; the best
of five turns counts for each, by CPU time.
"""

import argparse
import subprocess
import tempfile
import time
from pathlib import Path

from longsuit.games.estimation_whist import Rules
from longsuit.sim.batches import PLAY, SimulationRun, kernel_rows
from longsuit.sim.compile.entry_points import row
from longsuit.sim.kernels.layout import TALLY_SIZE

SOURCE = Path(__file__).with_suffix(".cpp")


def kernel_run(cards: int, games: int) -> tuple[int, float]:
    """The checksum, and the seconds of CPU time."""
    rules = Rules(max_cards=cards, sequence="down")
    given = kernel_rows(SimulationRun(game="estimation_whist", rules=rules, games=games))
    totals, tally = row(4 * games), row(TALLY_SIZE)
    PLAY["estimation_whist"].ready()
    start = time.process_time()
    check = PLAY["estimation_whist"](*given, 0, 1, 0, games, 1, totals, tally, None)
    return check, time.process_time() - start


def cpp_run(program: Path, cards: int, games: int) -> tuple[int, float]:
    found = subprocess.run(
        [program, str(games), str(cards)], capture_output=True, text=True, check=True
    )
    check, seconds = found.stdout.split()
    return int(check), float(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400_000, help="of each turn")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "rival"
        subprocess.run(["g++", "-O3", "-march=native", "-o", program, SOURCE], check=True)
        for cards in (7, 12, 13):
            best = [9e9, 9e9]
            for _ in range(5):
                (check, mine), (other, rival) = (
                    kernel_run(cards, games),
                    cpp_run(program, cards, games),
                )
                if check != other:
                    raise SystemExit(f"4 × {cards}: other games, {check} and {other}")
                best = [min(best[0], mine), min(best[1], rival)]
            here, there = games / best[0], games / best[1]
            print(f"4 × {cards:2}: {here:11,.0f} games/s, C++ {there:11,.0f}, {there / here:.2f}")


if __name__ == "__main__":
    main()
