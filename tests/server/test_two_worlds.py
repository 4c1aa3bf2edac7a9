"""Two worlds that differ only in cards a seat cannot see send that seat the same bytes.

Over whole games, with reconnects, chat, undo, takebacks and errors on the way.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, WATCHER, Action, Event, Shuffle
from longsuit.engine.cards import Seat
from longsuit.engine.game import IllegalAction, replay, shuffle, step
from longsuit.games import GAMES
from longsuit.protocol import messages
from longsuit.server import ids
from longsuit.server.games import record
from longsuit.server.limits import unlimited

from .kill_scenario import SHORT
from .live_server import live_server
from .two_worlds import World

# By what watchers see: how far into the game the worlds are compared, and for which seat.
# A watcher of a seat knows what that seat knows.
COMPARISONS = {
    "delayed": ((0.2, 0), (0.6, WATCHER), (0.85, 1)),
    "seat": ((0.4, 2), (0.75, 1)),
    "none": ((0.5, WATCHER), (0.9, 0)),
    "end": ((0.3, 1), (0.8, WATCHER)),
}
SHOWING = {
    messages.Event,
    messages.View,
    messages.Undo,
    messages.Commit,
    messages.Reveal,
    messages.Clock,
    messages.Hands,
}


def rules_of(name: str) -> Any:
    game = GAMES[name]
    return notation.rules(game.Rules, SHORT[name], next(iter(game.PRESETS.values())))


def script(name: str, rng: Random) -> list[Event]:
    """A whole game, with at least twenty events."""
    game = GAMES[name]
    while True:
        s = game.start(rules_of(name))
        events: list[Event] = []
        while (actor := game.actor(s)) > -2 and len(events) < 150:
            action: Action = rng.choice(game.legal(s)) if actor >= 0 else shuffle(game.pack(s), rng)
            events.append(Event(actor, action))
            s = step(game, s, events[-1])
        if 20 <= len(events) < 150:
            return events


def other_world(name: str, events: list[Event], seat: Seat, rng: Random) -> list[Event] | None:
    """The same game with two cards swapped that the seat cannot see and another seat can."""
    game, rules = GAMES[name], rules_of(name)
    before = replay(game, rules, events)
    at = [i for i, event in enumerate(events) if event.seat == CHANCE][-1]
    if not game.view(before, seat).sizes:
        return None  # nothing is dealt; a cut is seen by everybody
    order = events[at].action.order  # type: ignore[union-attr]
    unseen = Counter(game.view(before, seat).unseen)
    copies = Counter(order)
    hidden = sorted(card for card in copies if unseen[card] >= copies[card])
    for _ in range(100 if len(hidden) > 1 else 0):
        x, y = rng.sample(hidden, 2)
        swap = {x: y, y: x}
        world = [*events]
        world[at] = Event(CHANCE, Shuffle(tuple(swap.get(card, card) for card in order)))
        try:
            after = replay(game, rules, world)
        except IllegalAction:
            continue
        others = range(game.seats(rules))
        if any(game.view(before, other) != game.view(after, other) for other in others):
            return world
    return None


def played(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    events: list[Event],
    count: int,
    watch: str,
    kind: type[World] = World,
) -> World:
    """The beginning of one world, in which everything random is the same but the shuffles."""
    rng, orders = Random(1), iter([e.action for e in events if e.seat == CHANCE])
    spare = Random(2)

    def shuffled(pack: Iterable[int], *_: Any) -> Action:
        return next(orders, None) or shuffle(pack, spare)

    monkeypatch.setattr(record, "shuffle_action", shuffled)
    for made in ("new_code", "new_id", "new_token"):
        own = Random(made)  # each in its own order, whatever happens at the same time
        monkeypatch.setattr(ids, made, lambda own=own: "".join(own.choices(ids.ALPHABET, k=12)))
    monkeypatch.setattr(
        "longsuit.engine.fair_shuffle.random_hex", lambda: f"{rng.getrandbits(256):064x}"
    )
    folder.mkdir()
    with live_server(folder, nonce_wait=0.0, limits=unlimited()) as at:
        world = kind(at, name, SHORT[name], watch)
        asyncio.run(asyncio.wait_for(world.play(events, count), 120))
        return world


@pytest.mark.full
@pytest.mark.parametrize("watch", COMPARISONS)
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_two_worlds_apart(
    name: str, watch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"{name} {watch}")
    events = script(name, rng)
    first = played(tmp_path / "one", monkeypatch, name, events, len(events), watch)
    comparisons = 0
    for part, seat in COMPARISONS[watch]:
        for count in range(int(part * len(events)), len(events)):  # the next place that serves
            if first.marks[count - 1] and (swapped := other_world(name, events[:count], seat, rng)):
                break
        else:
            continue
        comparisons += 1
        swapped_events = [*swapped, *events[count:]]
        second = played(
            tmp_path / f"two{comparisons}", monkeypatch, name, swapped_events, count, watch
        )
        before = [
            wire.got[:sent] for wire, sent in zip(first.wires, first.marks[count - 1], strict=True)
        ]
        after = [wire.got for wire in second.wires]
        same = [one == other for one, other in zip(before, after, strict=True)]
        looker = seat if seat >= 0 else -1
        differ = [
            pair for pair in zip(before[looker], after[looker], strict=False) if len({*pair}) > 1
        ]
        assert same[looker], (count, seat, differ[:1])
        assert same[-1] or (watch == "seat" and seat != 1), (count, "the watcher")
        assert not all(same[:-1]), "somebody sees the difference"
        if watch in ("none", "end"):
            kinds = {type(messages.decode(line)) for line in second.wires[-1].got}
            assert not kinds & SHOWING, "a watcher who may see nothing yet"
    assert comparisons == len(COMPARISONS[watch])
