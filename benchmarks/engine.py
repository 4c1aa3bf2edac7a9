"""Decisions per second of the interpreted engine, compared with OpenSpiel driven from Python.

    python -m benchmarks.engine [--seconds 3]

Random play of one round, 4 seats × 7 cards: Estimation Whist here, Oh Hell there.  The documented
loop is the one of OpenSpiel's guide (`chance_outcomes` and a weighted choice); the tuned one picks
chance actions and moves from the lists of legal ones and keeps every method in a local name.
The loops take turns, and the best of five turns counts for each, by CPU time.
"""

import argparse
import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from longsuit.engine.actions import CHANCE, Event
from longsuit.engine.game import shuffle, step
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules

SEATS, CARDS = 4, 7
DECISIONS = SEATS * (CARDS + 1)
GAME = GAMES["estimation_whist"]
RULES = Rules(players=SEATS, max_cards=CARDS, sequence="down")
OH_HELL = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": CARDS})


def play_trusted(rng: random.Random) -> None:
    """One round by `legal` and `apply`, as a bot or a simulation drives the engine."""
    legal, apply, draw = GAME.legal, GAME.apply, rng.random
    s = GAME.start(RULES)
    s = apply(s, shuffle(GAME.pack(s), rng))
    for _ in range(DECISIONS):
        actions = legal(s)
        s = apply(s, actions[int(draw() * len(actions))])


def play_checked(rng: random.Random) -> None:
    """One round by `actor`, `legal` and `step`, as a server drives it: every event is checked."""
    s = GAME.start(RULES)
    s = step(GAME, s, Event(CHANCE, shuffle(GAME.pack(s), rng)))
    for _ in range(DECISIONS):
        s = step(GAME, s, Event(GAME.actor(s), rng.choice(GAME.legal(s))))


def play_documented(rng: random.Random) -> None:
    state = OH_HELL.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(np.random.choice(actions, p=chances)))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def play_tuned(rng: random.Random) -> None:
    state = OH_HELL.new_initial_state()
    legal, apply, draw, done = (
        state.legal_actions,
        state.apply_action,
        rng.random,
        state.is_terminal,
    )
    while not done():
        actions = legal()
        apply(actions[int(draw() * len(actions))])


def rate(play: Callable[[random.Random], None], seconds: float) -> float:
    """Decisions per second of CPU time."""
    rng, rounds, start = random.Random(1), 0, time.process_time()
    while time.process_time() < start + seconds:
        for _ in range(20):
            play(rng)
        rounds += 20
    return rounds * DECISIONS / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each turn")
    seconds = parser.parse_args().seconds
    loops = {
        "longsuit, legal + apply": play_trusted,
        "longsuit, actor + legal + step": play_checked,
        "pyspiel, documented loop": play_documented,
        "pyspiel, tuned loop": play_tuned,
    }
    best = dict.fromkeys(loops, 0.0)
    for _ in range(5):
        for name, play in loops.items():
            best[name] = max(best[name], rate(play, seconds))
    slow, fast = best["pyspiel, documented loop"], best["pyspiel, tuned loop"]
    print(f"{'4 seats × 7 cards, random play':34}{'decisions/s':>12}{'× doc.':>9}{'× tuned':>9}")
    for name, figure in best.items():
        print(f"{name:34}{figure:12,.0f}{figure / slow:9.2f}{figure / fast:9.2f}")


if __name__ == "__main__":
    main()
