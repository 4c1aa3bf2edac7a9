"""Matches among computer players, decision by decision, as their seats see them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES

Decision = tuple[Any, Any, tuple[Event, ...]]  # the state, the view, the events as seen


def watched(name: str, rules: Any, players: list[str], seed: int) -> Iterator[Decision]:
    """A match to its end; seats take the players in turn."""
    game, rng = GAMES[name], Random(seed)
    seats = game.seats(rules)
    think = [player(players[seat % len(players)], name, rules) for seat in range(seats)]
    s, log = game.start(rules), [list[Event]() for _ in range(seats)]
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            view, events = game.view(s, actor), tuple(log[actor])
            yield s, view, events
            action = think[actor](view, events, rng).action
        for seat in range(seats):
            log[seat].append(seen(Event(actor, action), seat))
        s = game.apply(s, action)
