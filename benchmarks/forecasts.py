"""How good forecasts are: the chance to make the call, and to win the trick on the table, for what
heuristic players then did, against what came about.

    python -m benchmarks.forecasts [--decisions 600]
"""

import argparse
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from longsuit.bots.registry import player
from longsuit.engine.base import CHANCE, OVER, Call, Event, Play, seen, shuffle
from longsuit.games import GAMES
from longsuit.insight.outlook import won_tricks
from longsuit.insight.playouts import won_now
from longsuit.insight.values import closer, since_deal
from longsuit.insight.worlds import worlds

from .fit_odds import RULES

PLAYERS = ["heuristic", "heuristic(bold)", "heuristic(careful)", "level(medium)"]
DEALS, SHARE = 24, 12
Forecast = list[tuple[float, bool]]


def matches(name: str, decisions: int) -> tuple[Forecast, Forecast]:
    """Chances and outcomes: of calls, and of tricks."""
    calls: Forecast = []
    tricks: Forecast = []
    number = 0
    while len(calls) < decisions or len(tricks) < decisions:
        rules: Any = GAMES[name].Rules(**RULES[name][number % len(RULES[name])])
        one_match(name, rules, 700_000 + number, calls, tricks)
        number += 1
    return calls, tricks


def one_match(name: str, rules: Any, seed: int, calls: Forecast, tricks: Forecast) -> None:
    game, rng = GAMES[name], Random(seed)
    seats = game.seats(rules)
    think = [player(PLAYERS[seat % 4], name, rules) for seat in range(seats)]
    s, log = game.start(rules), list[Event]()
    due: list[tuple[int, float]] = []  # by seat, forecasts of this deal's calls
    trick: tuple[int, float] | None = None
    while (actor := game.actor(s)) != OVER:
        rounds, before = len(game.rounds(s)), won_now(s)
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            view, events = game.view(s, actor), tuple([seen(event, actor) for event in log])
            action = think[actor](view, events, rng).action
            if not rng.randrange(SHARE) and isinstance(action, Call | Play):
                states = list(islice(worlds(view, events, rules, seed), DEALS))
                (value,) = closer((action,), states, rules, actor, events, seed)
                if value.made:
                    due.append((actor, value.made.mean))
                if isinstance(action, Play):
                    won = list(won_tricks(states, rules, view, action, since_deal(events)))
                    trick = (actor, sum(won) / len(won))
        log.append(Event(actor, action))
        s = game.apply(s, action)
        ended = len(game.rounds(s)) > rounds
        after = game.rounds(s)[-1].tricks if ended else won_now(s)
        if trick and sum(after) > sum(before):
            tricks.append((trick[1], after[trick[0]] > before[trick[0]]))
            trick = None
        if ended:
            line = game.rounds(s)[-1]
            if line.calls and line.tricks:
                calls += [(p, line.calls[seat] == line.tricks[seat]) for seat, p in due]
            due, trick = [], None


def told(about: str, found: Forecast) -> None:
    n = len(found)
    brier = sum([(p - y) ** 2 for p, y in found]) / n
    share = sum([y for _, y in found]) / n
    print(
        f"  {about}: {n} forecasts, Brier {brier:.4f} (always saying {share:.2f}: "
        f"{share * (1 - share):.4f})"
    )
    for low in range(0, 10, 2):
        part = [(p, y) for p, y in found if low <= min(9.99, 10 * p) < low + 2]
        if len(part) > 20:
            said, was = (sum(column) / len(part) for column in zip(*part, strict=True))
            error = 196 * sqrt(was * (1 - was) / len(part))
            print(f"    said {100 * said:.0f} %, was {100 * was:.0f} ± {error:.0f} % ({len(part)})")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=600)
    chosen = parser.parse_args()
    for name in ("estimation_whist", "israeli_whist", "egyptian_estimation"):
        calls, tricks = matches(name, chosen.decisions)
        print(name)
        told("call made", calls)
        told("trick won", tricks)


if __name__ == "__main__":
    main()
