"""Games per second of the compiled kernels, compared with OpenSpiel, on one thread.

    python -m benchmarks.sim [--seconds 1] [--no-start]

Random play of one round, 4 seats × 7 and × 12 cards: Estimation Whist here, `oh_hell` with
`num_tricks_fixed` there.  OpenSpiel is driven in four ways, the slowest first: the loop of its
guide; the fastest loop found in Python (legal actions by index, methods in local names); its own
C++ random bots through `evaluate_bots`, from a new state, so that it deals as well; and its own
rollouts in C++ from one dealt state, all of them in a single call (an MCTS bot with one simulation,
whose evaluator rolls out so many games).  Ours plays batches in one call, and deals or starts from
a dealt state accordingly.  Pesten is set beside `crazy_eights` with special cards and reshuffling,
by C++ bots; the games differ, and so do their lengths.  RLCard is not measured here.

The contestants take turns, and the best of three turns counts for each, by CPU time; two threads
against one are measured by the clock, which means little on a busy machine.
"""

import argparse
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version

import numpy as np
import pyspiel

from longsuit.engine.game import shuffle
from longsuit.engine.options import Options
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules
from longsuit.games.pesten import Rules as PestenRules
from longsuit.sim.batches import PLAY, SimulationRun, kernel_rows, play_batch
from longsuit.sim.compile.entry_points import row
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.layout import TALLY_SIZE

SEATS, BATCH = 4, 20_000
Turn = Callable[[], int]  # plays some games and says how many


def documented_loop(game: pyspiel.Game) -> Turn:
    rng = random.Random(1)

    def turn() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(np.random.choice(actions, p=chances)))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return turn


def tuned_loop(game: pyspiel.Game) -> Turn:
    draw = random.Random(1).random

    def turn() -> int:
        state = game.new_initial_state()
        legal, apply, done = state.legal_actions, state.apply_action, state.is_terminal
        while not done():
            actions = legal()
            apply(actions[int(draw() * len(actions))])
        return 1

    return turn


def cpp_bots(game: pyspiel.Game) -> Turn:
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    seeds = iter(range(1 << 60))

    def turn() -> int:
        for _ in range(50):
            pyspiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return 50

    return turn


def cpp_rollouts(game: pyspiel.Game) -> Turn:
    state, rng, number = game.new_initial_state(), random.Random(1), 5000
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(number, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)

    def turn() -> int:
        bot.step(state)
        return number

    return turn


def kernel(name: str, rules: Options, rounds: int, dealt: bool, policy: int = 0) -> Turn:
    game = GAMES[name]
    start: tuple[int, ...] = ()
    if dealt:
        s = game.start(rules)
        s = game.apply(s, shuffle(game.pack(s), random.Random(1)))
        start = tuple(encode_state(s))
    run = SimulationRun(
        game=name, rules=rules, games=BATCH, rounds=rounds, start=start, policy=policy
    )
    totals, tally, given = row(BATCH * game.seats(rules)), row(TALLY_SIZE), kernel_rows(run)
    numbers = iter(range(0, 1 << 60, BATCH))

    def turn() -> int:
        PLAY[name](*given, policy, 1, next(numbers), BATCH, rounds, totals, tally, None)
        return BATCH

    return turn


def rate(turn: Turn, seconds: float) -> float:
    """Games per second of CPU time."""
    games, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        games += turn()
    return games / (time.process_time() - start)


def best_rates(turns: dict[str, Turn], seconds: float) -> dict[str, float]:
    found = dict.fromkeys(turns, 0.0)
    for turn in turns.values():
        turn()  # compiled, and in the caches
    for _ in range(3):
        for name, turn in turns.items():
            found[name] = max(found[name], rate(turn, seconds))
    return found


def against_oh_hell(cards: int, seconds: float) -> None:
    game = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": cards})
    rules = Rules(players=SEATS, max_cards=cards, sequence="down")
    found = best_rates(
        {
            "oh_hell, documented loop": documented_loop(game),
            "oh_hell, fastest Python loop": tuned_loop(game),
            "oh_hell, C++ bots": cpp_bots(game),
            "oh_hell, C++ rollouts, dealt": cpp_rollouts(game),
            "Estimation Whist": kernel("estimation_whist", rules, 1, False),
            "Estimation Whist, dealt": kernel("estimation_whist", rules, 1, True),
            "Estimation Whist, simple policy": kernel("estimation_whist", rules, 1, False, 0x1111),
        },
        seconds,
    )
    table(f"4 seats × {cards} cards", found)
    mine, dealt = found["Estimation Whist"], found["Estimation Whist, dealt"]
    claim("C++ bots", mine / found["oh_hell, C++ bots"], 40)
    claim(
        "C++ rollouts, both from a dealt state", dealt / found["oh_hell, C++ rollouts, dealt"], 20
    )
    claim("fastest Python loop", mine / found["oh_hell, fastest Python loop"], 60)


def against_crazy_eights(seconds: float) -> None:
    options = {"players": SEATS, "use_special_cards": True, "reshuffle": True}
    game = pyspiel.load_game("crazy_eights", options)
    found = best_rates(
        {
            "crazy_eights, C++ bots": cpp_bots(game),
            "Pesten": kernel("pesten", PestenRules(), 0, False),
            "Pesten, simple policy": kernel("pesten", PestenRules(), 0, False, 0x1111),
        },
        seconds,
    )
    table("4 seats, whole games", found)
    claim("C++ bots", found["Pesten"] / found["crazy_eights, C++ bots"], 20)


def match_rates(seconds: float) -> None:
    turns = {
        f"{name}, {preset}": kernel(name, rules, 0, False)
        for name, game in GAMES.items()
        for preset, rules in game.PRESETS.items()
    }
    table("whole matches, random play", best_rates(turns, seconds / 3))


def table(head: str, found: dict[str, float]) -> None:
    print(f"\n{head:48}{'games/s':>12}")
    for name, figure in found.items():
        print(f"  {name:46}{figure:12,.0f}")


def claim(name: str, ratio: float, wanted: float) -> None:
    print(f"  {ratio:.1f} times {name}; wanted {wanted:g}: {'yes' if ratio >= wanted else 'NO'}")


def thread_rates() -> None:
    run = SimulationRun(
        game="estimation_whist",
        rules=Rules(max_cards=7, sequence="down"),
        games=1_500_000,
        rounds=1,
    )
    found = [0.0, 0.0, 0.0]
    for number in (1, 2, 1, 2, 1, 2):
        start = time.perf_counter()
        play_batch(run, number)
        found[number] = max(found[number], run.games / (time.perf_counter() - start))
    print(f"\ntwo threads against one, by the clock (load {os.getloadavg()[0]:.1f}):")
    claim("one thread", found[2] / found[1], 1.9)


CHILD = """
import time
start = time.perf_counter()
import longsuit.commands.cli
begun = time.perf_counter()
from longsuit.sim.batches import PLAY
PLAY["estimation_whist"].ready()
print(begun - start, time.perf_counter() - begun, time.process_time())
"""


def start_times() -> None:
    """The start times of a process with an empty cache, and of others with the cache it filled."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "XDG_CACHE_HOME": cache}
        timings = []
        for _ in range(4):
            found = subprocess.run(
                [sys.executable, "-c", CHILD],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            timings.append([float(word) for word in found.stdout.split()])
    (_, cold, spent), *warm = timings
    print(f"\none kernel, cold: {cold:.1f} s by the clock, {spent:.1f} s of CPU with all imports")
    print(f"one kernel from the cache, LLVM's import included: {min(r[1] for r in warm):.2f} s")
    print(
        f"import of the command line without sim: {min(t[0] for t in timings):.3f} s; wanted 0.15"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each turn")
    parser.add_argument("--no-start", action="store_true", help="without the starting times")
    args = parser.parse_args()
    packages = ", ".join(f"{name} {version(name)}" for name in ("llvmlite", "numpy", "open_spiel"))
    print(f"{platform.machine()}, Python {platform.python_version()}, {packages}")
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for cards in (7, 12):
        against_oh_hell(cards, args.seconds)
    against_crazy_eights(args.seconds)
    match_rates(args.seconds)
    thread_rates()
    if not args.no_start:
        start_times()


if __name__ == "__main__":
    main()
