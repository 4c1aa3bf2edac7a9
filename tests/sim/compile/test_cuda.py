"""The kernels for a graphics processor, under Numba's simulator."""

import os
import subprocess
import sys

import pytest

from longsuit.games import GAMES

pytestmark = pytest.mark.full

SCRIPT = """
import sys
from longsuit.games import GAMES
from longsuit.sim import batches
from longsuit.sim.batches import SimulationRun
from longsuit.sim.compile import cuda

game = sys.argv[1]
assert cuda.simulated()
for rules in GAMES[game].PRESETS.values():
    for policy in (0, 0x1111):
        run = SimulationRun(game=game, rules=rules, games=3, policy=policy, rounds=1)
        ours, theirs = cuda.play_games(run, 5, 3), batches.play_games(run, 5, 3)
        assert ours.check == theirs.check, (ours.check, theirs.check)
        assert ours.tally == theirs.tally
        assert ours.totals == theirs.totals
        assert ours.won == theirs.won
print("equal")
"""

WHOLE_MATCHES = """
from longsuit.games.egyptian_estimation import Rules
from longsuit.sim import batches
from longsuit.sim.batches import SimulationRun
from longsuit.sim.compile import cuda

assert cuda.simulated()
cuda.CHUNK = 4
for rules in (Rules(), Rules(formula="document")):
    run = SimulationRun(game="egyptian_estimation", rules=rules, games=10, seed=3)
    ours, theirs = cuda.play_batch(run), batches.play_batch(run)
    assert ours.totals == theirs.totals, (ours.totals, theirs.totals)
    assert ours.tally == theirs.tally
    assert max(abs(total) for counts in ours.totals for total in counts) > 1 << 15
print("equal")
"""


@pytest.mark.parametrize("game", GAMES)
def test_simulated_threads_play_the_same_games(game: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "LONGSUIT_INTERPRETED": "1"}
    assert output(SCRIPT, environment, game) == "equal\n"


def test_totals_of_whole_matches_have_their_full_range() -> None:
    """Doubled rounds of random players lead to totals far beyond what has a bin of its own."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "LONGSUIT_INTERPRETED": "1"}
    assert output(WHOLE_MATCHES, environment) == "equal\n"


def test_without_a_processor_it_says_what_is_missing() -> None:
    script = "from longsuit.sim.compile import cuda; print(cuda.why_unavailable())"
    environment = {k: v for k, v in os.environ.items() if k != "NUMBA_ENABLE_CUDASIM"}
    environment["CUDA_VISIBLE_DEVICES"] = ""
    assert output(script, environment) == "cuda_not_found\n"


def output(script: str, environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-c", script, *arguments]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
