"""Trials are the same interpreted and compiled."""

from random import Random
from typing import Any

import pytest

from longsuit.bots.registry import player
from longsuit.engine.base import CHANCE, Action, Event, seen, shuffle
from longsuit.games import GAMES
from longsuit.sim.compiled import Entry


@pytest.mark.parametrize("name", list(GAMES))
def test_the_interpreter_finds_the_same_gains(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = []

    def both(entry: Entry, *arguments: Any) -> int:
        rows = [a if isinstance(a, int) else [int(n) for n in a] for a in arguments]
        entry.function(*rows)
        done = int(entry.ready()(*arguments))
        for mine, row in zip(rows, arguments, strict=True):
            assert isinstance(row, int) or mine == [int(n) for n in row]
        runs.append(done)
        return done

    monkeypatch.setattr(Entry, "__call__", both)
    game, rng, log = GAMES[name], Random(3), list[Event]()
    rules = game.Rules()
    s = game.start(rules)
    while len(runs) < 2:
        seat = game.actor(s)
        if seat == CHANCE:
            action: Action = shuffle(game.pack(s), rng)
        else:
            heard = tuple([seen(event, seat) for event in log])
            action = player("search(worlds=2)", name, rules)(game.view(s, seat), heard, rng).action
        log.append(Event(seat, action))
        s = game.apply(s, action)
    assert set(runs) == {2}
