"""The CPU time of compiling ahead, next to another commit in the same run.

    python -m benchmarks.compile_time [--against ac27501]

Every figure is the CPU time of processes with an empty cache, imports and children included, the
least of `--times` runs, this tree and the other in turn:

- all: everything that is compiled ahead (`longsuit warm`);
- a game: until its strong players are ready.  At ac27501 all entry points were compiled in one
  order, whichever game was opened, so that this is `all` there;
- cached: a process that loads all of it from the cache.

The other commit is checked out into a temporary worktree and needs the packages that it needed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from longsuit.games import GAMES

ROOT = Path(__file__).parents[1]
ALL_WANTED, GAME_WANTED = 0.33, 0.07
ALL = "from longsuit.sim.compile.warm_up import warm; warm()"
GAME = """
import sys
from longsuit.sim.compile.warm_up import needed
for entry in needed(sys.argv[1]):
    entry.ready()
"""


def cpu_seconds(tree: Path, cache: Path, script: str, *words: str) -> float:
    """The CPU time of a Python process that runs a script with the sources of a tree."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
        "XDG_CACHE_HOME": str(cache),
    }
    before = os.times()
    subprocess.run([sys.executable, "-c", script, *words], env=environment, cwd=tree, check=True)
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


def fresh(tree: Path, script: str, *words: str) -> tuple[float, float]:
    """The CPU time with an empty cache, and of the same again."""
    with tempfile.TemporaryDirectory() as cache:
        return (
            cpu_seconds(tree, Path(cache), script, *words),
            cpu_seconds(tree, Path(cache), script, *words),
        )


def line(name: str, ours: float, theirs: float, wanted: float = 0.0) -> None:
    ratio = ours / theirs
    verdict = "" if not wanted else f"  wanted {wanted:g}: {'yes' if ratio <= wanted else 'NO'}"
    print(f"{name:24}{ours:8.2f} s{theirs:10.2f} s{ratio:8.3f}{verdict}", flush=True)


def compare(other: Path, commit: str, times: int) -> None:
    """Measures both trees and prints the figures."""
    print(f"{'CPU seconds':24}{'here':>10}{commit:>12}{'ratio':>8}")
    here, there, games = [9e9, 9e9], [9e9, 9e9], dict.fromkeys(GAMES, 9e9)
    for _ in range(times):
        there = list(map(min, there, fresh(other, ALL)))
        here = list(map(min, here, fresh(ROOT, ALL)))
        for game, least in games.items():
            games[game] = min(least, fresh(ROOT, GAME, game)[0])
    line("all", here[0], there[0], ALL_WANTED)
    for game, seconds in games.items():
        line(game, seconds, there[0], GAME_WANTED)
    line("all, cached", here[1], there[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", default="ac27501")
    parser.add_argument("--times", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "-q", "--detach", str(other), args.against], check=True)
        try:
            compare(other, args.against, args.times)
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)


if __name__ == "__main__":
    main()
