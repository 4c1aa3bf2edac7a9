"""Two worlds that differ only in cards a seat cannot see send that seat the same bytes."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import House, house
from websockets.asyncio.client import ClientConnection, connect

from longsuit.engine.base import (
    CHANCE,
    WATCHER,
    Action,
    Event,
    IllegalAction,
    Shuffle,
    replay,
    shuffle,
    step,
)
from longsuit.games import GAMES
from longsuit.server import ids, play
from longsuit.wire import VERSION, asked, told

LENGTH = 30  # events of the world that is played


def script(name: str, rng: Random) -> list[Event]:
    """The beginning of a game."""
    game = GAMES[name]
    s = game.start(next(iter(game.PRESETS.values())))
    events: list[Event] = []
    while len(events) < LENGTH and (actor := game.actor(s)) > -2:
        action: Action = rng.choice(game.legal(s)) if actor >= 0 else shuffle(game.pack(s), rng)
        events.append(Event(actor, action))
        s = step(game, s, events[-1])
    return events


def other_world(name: str, events: list[Event], seat: int, rng: Random) -> list[Event] | None:
    """The same with two cards exchanged that the seat cannot see and somebody else can."""
    game = GAMES[name]
    rules = next(iter(game.PRESETS.values()))
    before = replay(game, rules, events)
    at = [i for i, event in enumerate(events) if event.seat == CHANCE][-1]
    order = events[at].action.order  # type: ignore[union-attr]
    unseen = Counter(game.view(before, seat).unseen)
    copies = Counter(order)
    hidden = sorted(card for card in copies if unseen[card] >= copies[card])
    for _ in range(60 if len(hidden) > 1 else 0):
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


class Wire:
    """A socket that keeps every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.got = socket, list[str]()

    async def ask(self, message: asked.Message) -> None:
        """Sends, and reads up to the answer."""
        await self.socket.send(asked.encode(message).decode())
        while True:
            self.got.append(str(await asyncio.wait_for(self.socket.recv(), 20)))
            if getattr(told.decode(self.got[-1]), "id", 0) == message.id:
                return


async def played(at: House, name: str, events: list[Event], watch: str) -> list[list[str]]:
    """What each seat and a watcher were sent while these events were played."""
    seats = GAMES[name].seats(next(iter(GAMES[name].PRESETS.values())))
    wires, number = [], 0
    for seat in range(seats + 1):
        wire = Wire(await connect(at.ws))
        await wire.ask(asked.Hello(id=1, version=VERSION, name=f"P{seat}"))
        wires.append(wire)
    policy: Any = {"watch": watch, "delay": 3, "public": True}
    said = {"type": "create", "id": 2, "game": name, "policy": policy}
    await wires[0].socket.send(asked.encode(said).decode())
    while not isinstance(opened := told.decode(await wires[0].socket.recv()), told.Opened):
        pass
    for wire in wires:
        await wire.ask(asked.Join(id=3, code=opened.code))
    for wire in wires[1:-1]:
        await wire.ask(asked.Sit(id=4))
    await wires[0].ask(asked.Start(id=5))
    for n, event in enumerate(events):
        number = 10 + n
        if event.seat == CHANCE:
            continue
        while True:  # the shuffle before it may still be on its way
            wire, text = wires[event.seat], repr(event.action)
            act = asked.Act(id=number, n=n, action=text, nonce=f"{n}")
            await wire.socket.send(asked.encode(act).decode())
            while getattr(answer := told.decode(await wire.socket.recv()), "id", 0) != number:
                wire.got.append(told.encode(answer).decode())
            if isinstance(answer, told.Done):
                break
            assert isinstance(answer, told.Error), answer
            assert answer.code == "stale", answer
            await asyncio.sleep(0.02)
        if n % 7 == 3:
            await wires[(event.seat + 1) % seats].ask(asked.Chat(id=9000 + n, text="hm"))
            await wires[event.seat].ask(asked.Since(id=8000 + n, n=max(0, n - 4)))
            await wires[event.seat].ask(asked.Act(id=7000 + n, n=0, action="2C", nonce="old"))
    for wire in wires:
        await wire.ask(asked.View(id=6))
        await wire.socket.close()
    return [wire.got for wire in wires]


def world(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, events: list[Event], watch: str
) -> list[list[str]]:
    """One world, in which everything random is the same but the shuffles."""
    rng, orders = Random(1), iter([e.action for e in events if e.seat == CHANCE])
    spare = Random(2)

    def shuffled(pack: Iterable[int], *_: Any) -> Action:
        return next(orders, None) or shuffle(pack, spare)

    monkeypatch.setattr(play, "shuffled", shuffled)
    for made in ("code", "short", "token"):
        monkeypatch.setattr(ids, made, lambda: "".join(rng.choices(ids.ALPHABET, k=12)))
    monkeypatch.setattr("longsuit.engine.fair.fresh", lambda: f"{rng.getrandbits(256):064x}")
    folder.mkdir()
    with house(folder, nonce_wait=0.0) as at:
        return asyncio.run(asyncio.wait_for(played(at, name, events, watch), 60))


def quiet(lines: list[str]) -> list[str]:
    """Without the answers whose order depends on how fast the sockets were."""
    return [line for line in lines if told.decode(line).__class__ is not told.Table]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_two_worlds_apart(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(name)
    events = script(name, rng)
    first = world(tmp_path / "one", monkeypatch, name, events, "delayed")
    tried = 0
    for at in (0, WATCHER):
        swapped = other_world(name, events, at, rng)
        if swapped is None:
            continue
        tried += 1
        assert swapped != events
        second = world(tmp_path / f"two{tried}", monkeypatch, name, swapped, "delayed")
        assert quiet(second[at if at >= 0 else -1]) == quiet(first[at if at >= 0 else -1])
        seats = range(len(first) - 1)
        assert any(first[seat] != second[seat] for seat in seats), "somebody sees the difference"
    assert tried
