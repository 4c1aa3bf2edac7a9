"""Sampled states look to the seat exactly as the true one does."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from longsuit.belief.tricks import evidence, needed_suits
from longsuit.belief.worlds import worlds
from longsuit.engine.actions import CHANCE, OVER, Event, Shuffle, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, egyptian_estimation, israeli_whist, pesten
from longsuit.insight.odds import odds

EVERY = [(name, GAMES[name].PRESETS[preset]) for name in GAMES for preset in GAMES[name].PRESETS]
EVERY += [
    ("pesten", pesten.Rules(ten="pass_left", players=3, score="places", eight="answer")),
    ("pesten", pesten.Rules(players=5, draw="until_playable", false_last="penalty")),
    ("israeli_whist", israeli_whist.Rules(frisch=True, deals=3)),
    ("israeli_whist", israeli_whist.Rules(cards=6, deals=3)),
    (
        "egyptian_estimation",
        egyptian_estimation.Rules(void="compulsory", direction="counter_clockwise"),
    ),
    ("egyptian_estimation", egyptian_estimation.Rules(void="compulsory", dash_calls=0)),
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


@pytest.mark.parametrize("phase", ["void", "declare", "call", "play"])
def test_compulsory_voids_that_were_not_declared_are_none(phase: str) -> None:
    """Egyptian Estimation §2: every world has just the voids that everybody has heard of."""
    rules = egyptian_estimation.Rules(void="compulsory")
    game, found = GAMES["egyptian_estimation"], 0
    for seed in range(40):
        rng, log = Random(seed), list[Event]()
        s = game.start(rules)
        while game.actor(s) != OVER and not game.rounds(s):
            if game.phase(s) == phase and log and (phase != "play" or rng.random() < 0.1):
                found += 1
                for seat in range(4):
                    view: Any = game.view(s, seat)
                    events = tuple([seen(event, seat) for event in log])
                    world = next(worlds(view, events, rules, seed))
                    assert game.view(world, seat) == view
                    assert len(evidence(view, events, rules)) == 1
            legal = game.legal(s)
            action: Any = rng.choice(legal) if legal else shuffle(game.pack(s), rng)
            log.append(Event(game.actor(s), action))
            s = game.apply(s, action)
        if found >= 3:
            return
    assert found >= 3


def test_a_suit_that_was_not_declared_void_is_held() -> None:
    """The last card of a suit that a seat has not shown must lie with it."""
    rules = egyptian_estimation.Rules(void="compulsory", dash_calls=0)
    game = GAMES["egyptian_estimation"]
    order = [rank | suit << 4 for rank in range(13) for suit in range(4)]
    s = game.apply(game.start(rules), Shuffle(tuple(order)))
    view: Any = game.view(s, 0)
    assert needed_suits(view, (), rules) == (15, 15, 15, 15)
    assert needed_suits(view, (), egyptian_estimation.Rules(void="declare")) == ()
    (way,) = evidence(view, (), rules)
    assert way.unseen.needed == (0, 15, 15, 15, 0)
    exact, rough = odds(view, (), rules), odds(view, (), egyptian_estimation.Rules())
    assert exact.cards == rough.cards
    assert all(abs(sum(row) - 1) < 1e-9 for row in exact.rows)
