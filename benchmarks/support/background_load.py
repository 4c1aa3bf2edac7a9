"""Background load for a server: tables of search players, and people who ask for odds and advice.

Also the CPU time and memory of the server's processes, and its counters.
"""

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

from .load_clients import ACTIONS, TABLES_AT_ONCE, LongsuitClient, N, TableLoad
from .websocket_client import connect

TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 10.0  # seconds until the worker process has loaded its compiled code
# Options of short games, so that there are games to review.
HELP_OPTIONS = {"estimation_whist": {"players": "3", "max_cards": "3"}}
PAUSE = (0.5, 1.5)  # seconds from an answer to the next action, from and to
COUNTERS = ("thought", "shortened", "hurried")


class Spectator(LongsuitClient):
    """A client that opened a table of computer players and watches it."""

    events_seen = 0

    def receive(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"event"'):
            self.events_seen += 1
        elif payload.startswith(b'{"type":"result"'):
            self.send_message("start")
        elif b'"id":' in payload[:40]:
            super().receive(payload)

    def leave(self) -> None:
        self.transport.close()


async def open_search_tables(port: int, game: str, player: str, tables: int) -> list[Spectator]:
    """Opens so many tables of four search players, each with a spectator."""

    async def open_table() -> Spectator:
        wire = await connect(Spectator, port, "/ws", TableLoad(0))
        await wire.request("hello", version=1, name="Watcher")
        watch = {"watch": "seat"}
        opened = await wire.request("create", game=game, seats=[player] * 4, policy=watch)
        await wire.request("join", code=opened["code"])
        await wire.request("start")
        return wire

    spectators: list[Spectator] = []
    for first in range(0, tables, TABLES_AT_ONCE):
        number = min(TABLES_AT_ONCE, tables - first)
        spectators += await asyncio.gather(*(open_table() for _ in range(number)))
    await asyncio.sleep(WARM_UP)
    return spectators


class HelpClient(LongsuitClient):
    """A client that asks for odds and advice before each action, and for a review of each game."""

    def __init__(self, handshake: bytes, port: int, seed: int) -> None:
        super().__init__(handshake, TableLoad(seed))
        self.port, self.token, self.rng = port, "", Random(seed)
        self.answers_received, self.running, self.moved = 0, True, -1
        self.waits: dict[str, list[float]] = {"odds": [], "advice": [], "review": []}
        self.tasks: set[asyncio.Task[None]] = set()

    def receive(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"event"', b'{"type":"view"')):
            n = int(N.search(payload)[1])  # type: ignore[index]
            if b'"legal":[]' not in payload and n != self.moved:
                self.moved = n
                self.start_task(self.move(n, ACTIONS.findall(payload)))
        elif payload.startswith(b'{"type":"result"'):
            self.start_task(self.review(msgspec.json.decode(payload)["game"]))
        elif payload.startswith((b'{"type":"advice","id":0', b'{"type":"advice","game"')):
            self.answers_received += 1  # a refinement of advice
        else:
            super().receive(payload)

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
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
            await self.timed(what, self.request("assist", what=what))
        await asyncio.sleep(self.rng.uniform(*PAUSE))
        self.act(n, self.rng.choice(options))

    async def review(self, game: str) -> None:
        await self.timed("review", asyncio.to_thread(self.fetch_review, game))
        self.moved = -1
        self.send_message("rematch")

    def fetch_review(self, game: str) -> None:
        head = {"authorization": f"Bearer {self.token}"}
        mine = f"http://127.0.0.1:{self.port}/api/games/{game}/review"
        urllib.request.urlopen(urllib.request.Request(mine, headers=head), timeout=120).close()

    async def timed(self, what: str, work: Awaitable[Any]) -> None:
        began = time.perf_counter()
        try:
            await work
        except (RuntimeError, OSError) as error:
            self.table.errors.append(f"{what}: {error}")
            return
        self.waits[what].append(time.perf_counter() - began)
        self.answers_received += 1


async def open_help_tables(port: int, game: str, people: int) -> list[HelpClient]:
    """Opens so many tables with one asking client and computer players each."""
    policy = {"odds": True, "advice": True, "thinking": "none"}

    async def open_table(seed: int) -> HelpClient:
        wire = await connect(HelpClient, port, "/ws", port, seed)
        welcome = await wire.request("hello", version=1, name="Asker")
        wire.token, options = welcome["token"], HELP_OPTIONS.get(game, {})
        seats = ["me", "heuristic", "heuristic"]
        opened = await wire.request(
            "create", game=game, seats=seats, options=options, policy=policy
        )
        await wire.request("join", code=opened["code"])
        await wire.request("start")
        return wire

    clients = await asyncio.gather(*(open_table(seed) for seed in range(people)))
    await asyncio.sleep(WARM_UP)
    for wire in clients:
        wire.answers_received, wire.table.errors = 0, []
        for waits in wire.waits.values():
            waits.clear()
    return clients


# The server's processes.


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    """The resident memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def children(pid: int) -> list[int]:
    """The process ids of a process's direct children."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.parent.name))
        except FileNotFoundError:
            continue  # the process has ended
    return found


def search_counters(port: int) -> dict[str, int]:
    """The server's counters of its search players."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if line[0] != "#"]
    figures = {line[0]: float(line[1]) for line in lines}
    return {name: int(figures[f"longsuit_{name}_total"]) for name in COUNTERS}
