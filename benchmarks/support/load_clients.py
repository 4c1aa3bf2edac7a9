"""Clients for load tests: seats that act at human pace or as fast as the server answers."""

import asyncio
import re
import secrets
import urllib.request
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from .websocket_client import WebSocketClient, connect

N, ACTIONS = re.compile(rb'"n":(\d+)'), re.compile(rb'\{"action":"([^"]+)"')
STATE, TURN = re.compile(rb'"_stateID":(\d+)'), re.compile(rb'"legal":\[([0-9,]+)\]')
TABLES_AT_ONCE = 50  # that are set up at the same time
HUMAN_PACE = (1.0, 3.0)  # seconds for an action, from and to


class TableLoad:
    """The load of one table: one action on its way at a time, and the latency of each."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.pace: tuple[float, float] | None = None  # None: no waiting
        self.running = False
        self.due: tuple[SeatClient, int, Any] | None = None  # a turn that came while paused
        self.sent, self.awaited, self.actions = 0.0, -1, 0
        self.latencies: list[float] = []  # seconds from an action to the view of a seat
        self.errors: list[str] = []

    def record_view(self, n: int) -> None:
        if n == self.awaited:
            self.latencies.append(perf_counter() - self.sent)

    def turn(self, seat: "SeatClient", n: int, options: Any) -> None:
        if not self.running:
            self.due = (seat, n, options)
        elif self.pace:
            wait = self.rng.uniform(*self.pace)
            asyncio.get_running_loop().call_later(wait, self.act, seat, n, options)
        else:
            self.act(seat, n, options)

    def act(self, seat: "SeatClient", n: int, options: Any) -> None:
        if not self.running:
            self.due = (seat, n, options)
            return
        self.awaited, self.actions = n + 1, self.actions + 1
        self.sent = perf_counter()
        seat.act(n, self.rng.choice(options))

    def start(self, pace: tuple[float, float] | None) -> None:
        self.pace, self.running, self.actions, self.latencies = pace, True, 0, []
        if self.due:
            due, self.due = self.due, None
            self.turn(*due)

    def pause(self) -> None:
        self.running = False


class SeatClient(WebSocketClient):
    """A connection with a seat at a table."""

    def act(self, n: int, choice: Any) -> None:
        raise NotImplementedError


class LongsuitClient(SeatClient):
    """A seat of a Longsuit server."""

    def __init__(self, handshake: bytes, at: TableLoad) -> None:
        super().__init__(handshake)
        self.table, self.answers, self.last = at, dict[int, asyncio.Future[Any]](), 0
        self.host = False

    def receive(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"event"', b'{"type":"view"')):
            n = int(N.search(payload)[1])  # type: ignore[index]
            self.table.record_view(n)
            if b'"legal":[]' not in payload:
                self.table.turn(self, n, ACTIONS.findall(payload))
            return
        if payload.startswith((b'{"type":"done","id":9}', b'{"type":"done","id":9,')):
            return
        message = msgspec.json.decode(payload)
        if (future := self.answers.pop(message.get("id", 0), None)) is not None:
            future.set_result(message)
        elif message["type"] == "commit":
            self.send_message("nonce", game=message["game"], deal=message["deal"], nonce="00" * 32)
        elif message["type"] == "result" and self.host:
            self.send_message("rematch")
        elif message["type"] in ("error", "closed"):
            self.table.errors.append(f"{message.get('code')}: {message['text']}")

    def act(self, n: int, choice: bytes) -> None:
        nonce = secrets.token_hex(4).encode()
        self.send(b'{"type":"act","id":9,"n":%d,"action":"%b","nonce":"%b"}' % (n, choice, nonce))

    def send_message(self, kind: str, **values: Any) -> None:
        self.send(msgspec.json.encode({"type": kind, **values}))

    async def request(self, kind: str, **values: Any) -> dict[str, Any]:
        self.last += 1
        number = 100 + self.last
        future = self.answers[number] = asyncio.get_running_loop().create_future()
        self.send_message(kind, id=number, **values)
        answer: dict[str, Any] = await asyncio.wait_for(future, 120)
        if answer["type"] == "error":
            raise RuntimeError(answer["text"])
        return answer


async def connect_longsuit(
    port: int, tables: list[TableLoad], seats: int
) -> list[list[LongsuitClient]]:
    """The clients of each table, connected and welcomed, without seats yet."""

    async def welcome(at: TableLoad) -> LongsuitClient:
        wire = await connect(LongsuitClient, port, "/ws", at)
        await wire.request("hello", version=1, name="Load")
        return wire

    people: list[list[LongsuitClient]] = []
    for first in range(0, len(tables), TABLES_AT_ONCE):
        some = [at for at in tables[first : first + TABLES_AT_ONCE] for _ in range(seats)]
        wires = await asyncio.gather(*(welcome(at) for at in some))
        people += [wires[at : at + seats] for at in range(0, len(wires), seats)]
    return people


async def open_tables(people: list[list[LongsuitClient]], game: str) -> None:
    """Seats the clients of each table and starts its game."""

    async def open_table(seats: list[LongsuitClient]) -> None:
        host = seats[0]
        host.host = True
        opened = await host.request("create", game=game, seats=["me"])
        for wire in seats:
            await wire.request("join", code=opened["code"])
            if wire is not host:
                await wire.request("sit")
        await host.request("start")

    for at in range(0, len(people), TABLES_AT_ONCE):
        await asyncio.gather(*(open_table(seats) for seats in people[at : at + TABLES_AT_ONCE]))


class BoardgameIoClient(SeatClient):
    """A seat of a boardgame.io server, over the socket.io protocol."""

    def __init__(
        self, handshake: bytes, at: TableLoad, game: str, match: str, seat: str, key: str
    ) -> None:
        super().__init__(handshake)
        self.table, self.space, self.match, self.seat = at, f"/{game},", match, seat
        self.key = key
        self.ready = asyncio.get_running_loop().create_future()

    def receive(self, payload: bytes) -> None:
        if payload == b"2":
            self.send(b"3")
        elif payload.startswith(b"0"):
            self.send(f"40{self.space}".encode())
        elif payload.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.key, 4)
        elif b'["update"' in payload[:40] or b'["sync"' in payload[:40]:
            if not self.ready.done():
                self.ready.set_result(None)
            n = int(STATE.search(payload)[1])  # type: ignore[index]
            self.table.record_view(n)
            if turn := TURN.search(payload):
                self.table.turn(self, n, turn[1].split(b","))
        elif b'"error"' in payload[:40]:
            self.table.errors.append(payload[:80].decode())

    def emit(self, *values: Any) -> None:
        self.send(f"42{self.space}".encode() + msgspec.json.encode(values))

    def act(self, n: int, choice: bytes) -> None:
        move = {"type": "play", "args": [int(choice)], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": self.key}}
        self.emit("update", action, n, self.match, self.seat)


def post_json(port: int, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=msgspec.json.encode(body),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read())


async def connect_boardgame_io(
    port: int, game: str, tables: list[TableLoad], seats: int
) -> list[list[BoardgameIoClient]]:
    """The clients of each table, each table in a match of its own, connected and synchronised."""
    people = []
    for at in tables:
        match = post_json(port, f"/games/{game}/create", {"numPlayers": seats})["matchID"]
        wires = []
        for seat in range(seats):
            who = {"playerID": str(seat), "playerName": "Load"}
            key = post_json(port, f"/games/{game}/{match}/join", who)["playerCredentials"]
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = await connect(BoardgameIoClient, port, path, at, game, match, str(seat), key)
            wires.append(wire)
        await asyncio.gather(*(asyncio.wait_for(wire.ready, 60) for wire in wires))
        people.append(wires)
    return people
