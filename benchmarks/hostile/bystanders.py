"""People at other tables, who play at human pace in a process of their own while one attacks."""

import asyncio
import re
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import msgspec

from ..support.load_clients import HUMAN_PACE, LongsuitClient, TableLoad, open_tables
from ..support.websocket_client import connect

SEATS = 4
ARRIVAL_PAUSE = 0.2  # seconds between two new people
PATIENCE = 20  # seconds that a new person waits
GAME, DONE_N, SEAT = re.compile(rb'"game":"([^"]+)"'), re.compile(rb'"n":(\d+)'), b'"seat":'


class Report(msgspec.Struct):
    """What the bystanders saw during an attack."""

    latencies: list[float]  # seconds from an action to the view of a seat
    arrivals: list[float]  # seconds until a new person was welcomed
    errors: list[str]
    acknowledged: list[tuple[str, int, str]]  # game, number of the entry, nonce


class Bystander(LongsuitClient):
    """A seat that keeps what was acknowledged."""

    def __init__(self, handshake: bytes, at: TableLoad) -> None:
        super().__init__(handshake, at)
        self.game, self.nonce = "", ""
        self.acknowledged: list[tuple[str, int, str]] = []

    def receive(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"event"', b'{"type":"view"')):
            if found := GAME.search(payload):
                self.game = found[1].decode()
        elif payload.startswith(b'{"type":"done","id":9,') and (number := DONE_N.search(payload)):
            self.acknowledged.append((self.game, int(number[1]), self.nonce))
        super().receive(payload)

    def send(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"act"'):
            self.nonce = msgspec.json.decode(payload)["nonce"]
        super().send(payload)


class Bystanders:
    """The process of the bystanders."""

    def __init__(self, port: int, tables: int) -> None:
        spawn = get_context("spawn")
        self.pipe, far = spawn.Pipe()
        self.process = spawn.Process(target=worker, args=(far, port, tables), daemon=True)
        self.process.start()
        far.close()
        self.pipe.recv()  # all are seated

    def play(self) -> None:
        """Lets them play until `pause`."""
        self.pipe.send("play")
        self.pipe.recv()

    def pause(self) -> Report:
        """Stops them, and returns what they saw since `play`."""
        self.pipe.send("pause")
        report: Report = self.pipe.recv()
        return report

    def stop(self) -> None:
        self.pipe.send("stop")
        self.process.join(30)


def worker(pipe: Connection, port: int, tables: int) -> None:
    asyncio.run(attend(pipe, port, tables))


async def attend(pipe: Connection, port: int, tables: int) -> None:
    """Carries out the commands that come through the pipe."""
    rounds = [TableLoad(seed) for seed in range(tables)]
    people: list[list[Any]] = [
        [await arrive(port, at, f"198.51.100.{number % 250}") for _ in range(SEATS)]
        for number, at in enumerate(rounds)
    ]
    await open_tables(people, "whist")
    arrivals = Arrivals(port)
    everybody: list[Bystander] = [wire for seats in people for wire in seats]
    pipe.send(None)
    while True:
        word = await asyncio.to_thread(pipe.recv)
        if word == "stop":
            return
        if word == "play":
            for at in rounds:
                at.errors.clear()
                at.start(HUMAN_PACE)
            arrivals.begin()
            pipe.send(None)
            continue
        for at in rounds:
            at.pause()
        await asyncio.sleep(2)  # for the last answers
        report = Report([t for at in rounds for t in at.latencies], [], [], [])
        report.arrivals, report.errors = await arrivals.end()
        report.errors += [error for at in rounds for error in serious(at.errors)]
        report.errors += ["a connection was lost"] * sum(wire.lost for wire in everybody)
        for wire in everybody:
            report.acknowledged += wire.acknowledged
        pipe.send(report)


def serious(errors: list[str]) -> list[str]:
    """The errors without those of nonces that came when a deal had been shuffled."""
    return [error for error in errors if not error.startswith("not_now:")]


class Arrivals:
    """New people who come one after another, and how long each waits for the welcome."""

    def __init__(self, port: int) -> None:
        self.port, self.number = port, 0
        self.took: list[float] = []
        self.errors: list[str] = []
        self.task: asyncio.Task[None] | None = None
        self.open = False

    def begin(self) -> None:
        self.took, self.errors, self.open = [], [], True
        self.task = asyncio.create_task(self.come())

    async def end(self) -> tuple[list[float], list[str]]:
        self.open = False
        if self.task:
            await self.task
        return self.took, self.errors

    async def come(self) -> None:
        while self.open:
            self.number += 1
            began = perf_counter()
            home = f"192.0.2.{self.number % 250}"
            try:
                async with asyncio.timeout(PATIENCE):
                    wire = await arrive(self.port, TableLoad(0), home)
            except (OSError, TimeoutError, RuntimeError) as error:
                self.errors.append(f"a new person was not let in: {error!r}")
            else:
                self.took.append(perf_counter() - began)
                wire.transport.abort()
            await asyncio.sleep(ARRIVAL_PAUSE)


async def arrive(port: int, at: TableLoad, address: str) -> Bystander:
    wire = await connect(Bystander, port, "/ws", at, headers=f"X-Forwarded-For: {address}\r\n")
    await wire.request("hello", version=1, name="Load")
    return wire
