"""Rollouts, networks and policies of every game, as digests: a process with other settings of the
compiler must print the same.

    python -m tests.sim.rollouts.walk [--short]
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from longsuit.bots.registry import player
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.player import evaluator
from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.insight.odds.trick_chances import trick_chances
from longsuit.sim.batches import SimulationRun, play_games
from longsuit.sim.rollouts.simple_policies import policy_code

from ..kernels.test_pesten import any_rules

# Rules under which networks evaluate the next choice, play to the end or are not used, endings are
# solved or not, and rollouts of Pesten have a horizon or go to the end.
CASES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("estimation_whist", {"max_cards": 4, "sequence": "down"}),
    ("estimation_whist", {"max_cards": 5, "sequence": "down", "players": 6, "score": "squared"}),
    ("estimation_whist", {"max_cards": 3, "sequence": "down", "players": 2}),
    ("israeli_whist", {}),
    ("israeli_whist", {"score": "square"}),
    ("egyptian_estimation", {}),
    ("egyptian_estimation", {"scoring": "jawaker", "bidding": "raising"}),
    ("whist", {}),
    ("whist", {"follow": "strict", "players": 3}),
    ("pesten", {}),
    ("pesten", {"players": 2, "score": "points"}),
    ("pesten", {"players": 6, "ten": "pass_left", "eight": "answer", "sets": False}),
)
SHORT, LONG = 2, 5  # cards in a hand below which every decision is looked at
POLICIES = ("simple", "sensible")


def decisions(name: str, rules: Any, *, last_cards: int) -> Iterator[Any]:
    """The first deal of a match among heuristic players: what the search thinks of the first
    decision of every phase but the play of cards, and of all decisions with few cards left."""
    game, rng, log, phases = GAMES[name], Random(5), list[Event](), set[str]()
    s = game.start(rules)
    players = [player("heuristic", name, rules) for _ in range(game.seats(rules))]
    think = evaluator(name, rules, Budget(worlds=2))
    while game.actor(s) != OVER and not game.rounds(s):
        seat = game.actor(s)
        if seat == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            view, heard = game.view(s, seat), tuple([seen(event, seat) for event in log])
            few = len(view.hand) <= last_cards
            if few or (view.phase not in phases and (view.phase != "play" or last_cards == LONG)):
                phases.add(view.phase)
                yield [(repr(t.action), t.gain, t.error, t.points) for t in think(view, heard, rng)]
                if name != "pesten" and view.phase == "play":
                    yield trick_chances(view, heard, rules, 4)
            action = players[seat](view, heard, rng).action
        log.append(Event(seat, action))
        s = game.apply(s, action)


def digests(*, short: bool) -> Iterator[str]:
    """One line for each case: rollouts by game and rules, then the games of the policies."""
    for name, options in CASES:
        rules = GAMES[name].Rules(**options)
        found = list(decisions(name, rules, last_cards=SHORT if short else LONG))
        yield f"{name} {options} {len(found)} {sha256(repr(found).encode()).hexdigest()[:16]}"
    for policy in POLICIES:
        for name, options in CASES:
            rules = GAMES[name].Rules(**options)
            code = policy_code(policy, GAMES[name].seats(rules))
            run = SimulationRun(game=name, rules=rules, games=1, policy=code, seed=7, rounds=2)
            yield f"{name} {policy} {play_games(run, 0, 1).check}"
    for seed in range(4 if short else 40):
        run = SimulationRun(
            game="pesten", rules=any_rules(Random(seed)), games=1, policy=0x22222222
        )
        yield f"pesten rules {seed} {play_games(run, 0, 1).check}"


if __name__ == "__main__":
    for line in digests(short="--short" in sys.argv):
        print(line)
