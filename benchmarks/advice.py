"""Who follows the advice against heuristic players: each deal is played once with the adviser on
every seat in turn.

    python -m benchmarks.advice [--matches 24] [--step 2]
"""

import argparse
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from longsuit.bots.registry import player
from longsuit.engine.base import CHANCE, OVER, Event, seen, shuffle
from longsuit.games import GAMES
from longsuit.insight.values import values

RULES: dict[str, dict[str, Any]] = {
    "estimation_whist": {"max_cards": 4, "sequence": "up"},
    "whist": {"cards": 6, "target": 12},
}


def match(name: str, rules: Any, seed: int, adviser: int, step: int) -> tuple[int, ...]:
    """The totals; the adviser follows the advice as it stands at a step, 0 is the coarse one."""
    game, rng, deals = GAMES[name], Random(seed), Random(seed)
    think = player("heuristic", name, rules)
    s, log = game.start(rules), list[Event]()
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), deals)
        else:
            view, events = game.view(s, actor), tuple([seen(event, actor) for event in log])
            if actor == adviser and len(view.legal) > 1:
                steps = values(view, events, rules, rng.randrange(1 << 20))
                action = list(islice(steps, step + 1))[-1][0].action
            else:
                action = think(view, events, rng).action
        log.append(Event(actor, action))
        s = game.apply(s, action)
    return game.totals(s)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--step", type=int, default=2)
    chosen = parser.parse_args()
    for name, options in RULES.items():
        rules: Any = GAMES[name].Rules(**options)
        seats, leads = GAMES[name].seats(rules), []
        for number in range(chosen.matches):
            own = []
            for adviser in range(seats):
                totals = match(name, rules, number, adviser, chosen.step)
                others = [total for seat, total in enumerate(totals) if seat != adviser]
                own.append(totals[adviser] - mean(others))
            leads.append(mean(own))
        error = 1.96 * stdev(leads) / sqrt(len(leads))
        print(
            f"{name}: {mean(leads):+.2f} ± {error:.2f} points a match over a heuristic player, "
            f"{chosen.matches} deals on {seats} seats"
        )


if __name__ == "__main__":
    main()
