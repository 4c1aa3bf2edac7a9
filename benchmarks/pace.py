"""How long the heuristic players think, in CPU time of the thread, so that a busy machine matters
little.

    python -m benchmarks.pace [--matches 4] [--seed 1]

Every seat of every match is a heuristic player; each decision is timed by itself.
"""

import argparse
from random import Random
from time import thread_time

from longsuit.bots import registry
from longsuit.engine.base import CHANCE, OVER, Action, Event, seen, shuffle
from longsuit.games import GAMES

LIMIT = 1.0  # milliseconds a decision may take on average
LONGEST = 2000  # events, after which a match is left


def thinking(name: str, seed: str) -> list[float]:
    """The milliseconds of every decision in a match by the game's usual rules."""
    game, rng, times = GAMES[name], Random(seed), list[float]()
    rules = game.Rules()
    play = registry.player("heuristic", name, rules)
    s, heard = game.start(rules), [list[Event]() for _ in range(game.seats(rules))]
    while (actor := game.actor(s)) != OVER and len(heard[0]) < LONGEST:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4, help="of every game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"| game | decisions | mean ms | 99th percentile | most | mean below {LIMIT:.0f} ms |")
    print("| --- | ---: | ---: | ---: | ---: | --- |")
    for name in GAMES:
        seeds = [f"{asked.seed} {name} {match}" for match in range(asked.matches)]
        times = [time for seed in seeds for time in thinking(name, seed)]
        print(row(name, times), flush=True)


if __name__ == "__main__":
    main()
