"""Matches among computer players, one decision at a time."""

from collections.abc import Iterator
from random import Random
from typing import Any

from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES

Decision = tuple[Any, Any, tuple[Event, ...]]  # the state, the view, the events as seen


def match_decisions(name: str, rules: Any, players: list[str], seed: int) -> Iterator[Decision]:
    """The decisions of a whole match; the players are dealt to the seats in turn."""
    game, rng = GAMES[name], Random(seed)
    seats = game.seats(rules)
    seated = [player(players[seat % len(players)], name, rules) for seat in range(seats)]
    s, seen_events = game.start(rules), [list[Event]() for _ in range(seats)]
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            view, events = game.view(s, actor), tuple(seen_events[actor])
            yield s, view, events
            action = seated[actor](view, events, rng).action
        for seat in range(seats):
            seen_events[seat].append(seen(Event(actor, action), seat))
        s = game.apply(s, action)
