"""Sampled states look to the seat exactly as the true one does."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from longsuit.belief.worlds import worlds
from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, israeli_whist, pesten

EVERY = [(name, GAMES[name].PRESETS[preset]) for name in GAMES for preset in GAMES[name].PRESETS]
EVERY += [
    ("pesten", pesten.Rules(ten="pass_left", players=3, score="places", eight="answer")),
    ("pesten", pesten.Rules(players=5, draw="until_playable", false_last="penalty")),
    ("israeli_whist", israeli_whist.Rules(frisch=True, deals=3)),
    ("israeli_whist", israeli_whist.Rules(cards=6, deals=3)),
]


@pytest.mark.parametrize(("name", "rules"), EVERY)
def test_a_world_shows_the_seat_what_it_sees(name: str, rules: Any) -> None:
    game = GAMES[name]
    for seed in range(2):
        rng, s, log = Random(seed), game.start(rules), list[Event]()
        for _ in range(300):
            actor = game.actor(s)
            if actor == OVER:
                break
            if actor >= 0 and rng.random() < 0.3:
                events = tuple([seen(event, actor) for event in log])
                view = game.view(s, actor)
                for world in islice(worlds(view, events, rules, seed), 2):
                    assert game.view(world, actor) == view
            legal = game.legal(s)
            passing = [a for a in legal if repr(a) == "pass"]
            if actor == CHANCE:
                action: Any = shuffle(game.pack(s), rng)
            elif passing and game.phase(s) == "bid" and getattr(rules, "frisch", False):
                action = passing[0] if rng.random() < 0.9 else rng.choice(legal)
            else:
                action = rng.choice(legal)
            log.append(Event(actor, action))
            s = game.apply(s, action)
