"""What was written for the last view is written again only where a view has changed."""

from random import Random

import pytest

from longsuit.engine.actions import CHANCE, OVER, WATCHER, Event
from longsuit.engine.game import shuffle, step
from longsuit.games import GAMES
from longsuit.protocol.views import Looks, shown


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_the_same_bytes_whatever_was_shown_before(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    rules = next(iter(game.PRESETS.values()))
    looks, s = Looks(), game.start(rules)
    for _ in range(300):
        actor = game.actor(s)
        if actor == OVER:
            s = game.start(rules)
            continue
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        s = step(game, s, Event(actor, action))
        seats = [WATCHER, *range(game.seats(rules))]
        for seat in rng.sample(seats, rng.randint(1, len(seats))):
            assert bytes(shown(game, s, seat, looks)) == bytes(shown(game, s, seat))
