"""What goes on beside people who play: tables of search players, and people who ask for help."""

import asyncio
import os
import resource
import time
import urllib.request
from collections.abc import Awaitable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from .frames import connected
from .seated import ACTIONS, MOST, N, Ours, Round

TICKS = os.sysconf("SC_CLK_TCK")
WARMING = 10.0  # seconds until the process beside the server has read its compiled code
# Short games, so that there is something to review.
ASKING = {"estimation_whist": {"players": "3", "max_cards": "3"}}
PAUSE = (0.5, 1.5)  # seconds from one question to the next
COUNTED = ("thought", "shortened", "hurried")


class Watcher(Ours):
    """Somebody who opened a table of computer players and looks on."""

    seen = 0

    def heard(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"event"'):
            self.seen += 1
        elif payload.startswith(b'{"type":"result"'):
            self.tell("start")
        elif b'"id":' in payload[:40]:
            super().heard(payload)

    def leave(self) -> None:
        self.transport.close()


async def searching(port: int, game: str, player: str, tables: int) -> list[Watcher]:
    """So many tables of four search players, each with somebody who watches."""

    async def one() -> Watcher:
        wire = await connected(Watcher, port, "/ws", Round(0))
        await wire.ask("hello", version=1, name="Watcher")
        watch = {"watch": "seat"}
        opened = await wire.ask("create", game=game, seats=[player] * 4, policy=watch)
        await wire.ask("join", code=opened["code"])
        await wire.ask("start")
        return wire

    found: list[Watcher] = []
    for first in range(0, tables, MOST):
        found += await asyncio.gather(*(one() for _ in range(first, min(tables, first + MOST))))
    await asyncio.sleep(WARMING)
    return found


class Asker(Ours):
    """Somebody who asks for odds and advice before every move, and for a review after the game."""

    def __init__(self, request: bytes, port: int, seed: int) -> None:
        super().__init__(request, Round(seed))
        self.port, self.token, self.rng = port, "", Random(seed)
        self.answered, self.running, self.moved = 0, True, -1
        self.waits: dict[str, list[float]] = {"odds": [], "advice": [], "review": []}
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"event"', b'{"type":"view"')):
            n = int(N.search(payload)[1])  # type: ignore[index]
            if b'"legal":[]' not in payload and n != self.moved:
                self.moved = n
                self.begin(self.move(n, ACTIONS.findall(payload)))
        elif payload.startswith(b'{"type":"result"'):
            self.begin(self.review(msgspec.json.decode(payload)["game"]))
        elif payload.startswith((b'{"type":"advice","id":0', b'{"type":"advice","game"')):
            self.answered += 1  # better than before
        else:
            super().heard(payload)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.running:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def leave(self) -> None:
        self.running = False
        for task in self.tasks:
            task.cancel()
        self.transport.close()

    async def move(self, n: int, options: list[bytes]) -> None:
        for what in ("odds", "advice"):
            await self.timed(what, self.ask("assist", what=what))
        await asyncio.sleep(self.rng.uniform(*PAUSE))
        self.act(n, self.rng.choice(options))

    async def review(self, game: str) -> None:
        await self.timed("review", asyncio.to_thread(self.reviewed, game))
        self.moved = -1
        self.tell("rematch")

    def reviewed(self, game: str) -> None:
        head = {"authorization": f"Bearer {self.token}"}
        mine = f"http://127.0.0.1:{self.port}/api/games/{game}/review"
        urllib.request.urlopen(urllib.request.Request(mine, headers=head), timeout=120).close()

    async def timed(self, what: str, work: Awaitable[Any]) -> None:
        began = time.perf_counter()
        try:
            await work
        except (RuntimeError, OSError) as error:
            self.round.errors.append(f"{what}: {error}")
            return
        self.waits[what].append(time.perf_counter() - began)
        self.answered += 1


async def asking(port: int, game: str, people: int) -> list[Asker]:
    """People at tables of their own, with computer players."""
    policy = {"odds": True, "advice": True, "thinking": "none"}

    async def one(seed: int) -> Asker:
        wire = await connected(Asker, port, "/ws", port, seed)
        welcome = await wire.ask("hello", version=1, name="Asker")
        wire.token, options = welcome["token"], ASKING.get(game, {})
        seats = ["me", "heuristic", "heuristic"]
        opened = await wire.ask("create", game=game, seats=seats, options=options, policy=policy)
        await wire.ask("join", code=opened["code"])
        await wire.ask("start")
        return wire

    found = await asyncio.gather(*(one(seed) for seed in range(people)))
    await asyncio.sleep(WARMING)
    for wire in found:
        wire.answered, wire.round.errors = 0, []
        for waits in wire.waits.values():
            waits.clear()
    return found


# The server's processes.


def seconds_of(pid: int) -> float:
    """Seconds of CPU time of a process, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """Resident bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.parent.name))
        except FileNotFoundError:
            continue  # it has ended meanwhile
    return found


def counts(port: int) -> dict[str, int]:
    """What the server says of its search players."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if line[0] != "#"]
    figures = {line[0]: float(line[1]) for line in lines}
    return {name: int(figures[f"longsuit_{name}_total"]) for name in COUNTED}
