"""People at tables, as a load tool plays them: at human pace, or as fast as the server answers."""

import asyncio
import re
import secrets
import urllib.request
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from .frames import Wire, connected

N, ACTIONS = re.compile(rb'"n":(\d+)'), re.compile(rb'\{"action":"([^"]+)"')
STATE, TURN = re.compile(rb'"_stateID":(\d+)'), re.compile(rb'"legal":\[([0-9,]+)\]')
MOST = 50  # tables that are set up at once
HUMAN = (1.0, 3.0)  # seconds a person takes


class Round:
    """One table: who is to act, since when an answer is awaited, and how long answers took."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.pace: tuple[float, float] | None = None  # None: at once
        self.running = False
        self.due: tuple[Seated, int, Any] | None = None  # whose turn came while nothing was running
        self.sent, self.awaited, self.acted = 0.0, -1, 0
        self.took: list[float] = []  # seconds from an action to the view of a seat
        self.errors: list[str] = []

    def arrived(self, n: int) -> None:
        if n == self.awaited:
            self.took.append(perf_counter() - self.sent)

    def turn(self, seat: "Seated", n: int, options: Any) -> None:
        if not self.running:
            self.due = (seat, n, options)
        elif self.pace:
            wait = self.rng.uniform(*self.pace)
            asyncio.get_running_loop().call_later(wait, self.act, seat, n, options)
        else:
            self.act(seat, n, options)

    def act(self, seat: "Seated", n: int, options: Any) -> None:
        if not self.running:
            self.due = (seat, n, options)
            return
        self.awaited, self.acted = n + 1, self.acted + 1
        self.sent = perf_counter()
        seat.act(n, self.rng.choice(options))

    def go(self, pace: tuple[float, float] | None) -> None:
        self.pace, self.running, self.acted, self.took = pace, True, 0, []
        if self.due:
            due, self.due = self.due, None
            self.turn(*due)

    def rest(self) -> None:
        self.running = False


class Seated(Wire):
    """A connection that has a seat."""

    def act(self, n: int, choice: Any) -> None:
        raise NotImplementedError


class Ours(Seated):
    """A seat of a Longsuit server."""

    def __init__(self, request: bytes, at: Round) -> None:
        super().__init__(request)
        self.round, self.answers, self.last = at, dict[int, asyncio.Future[Any]](), 0
        self.host = False

    def heard(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"event"', b'{"type":"view"')):
            n = int(N.search(payload)[1])  # type: ignore[index]
            self.round.arrived(n)
            if b'"legal":[]' not in payload:
                self.round.turn(self, n, ACTIONS.findall(payload))
            return
        if payload.startswith((b'{"type":"done","id":9}', b'{"type":"done","id":9,')):
            return
        message = msgspec.json.decode(payload)
        if (future := self.answers.pop(message.get("id", 0), None)) is not None:
            future.set_result(message)
        elif message["type"] == "commit":
            self.tell("nonce", game=message["game"], deal=message["deal"], nonce="00" * 32)
        elif message["type"] == "result" and self.host:
            self.tell("rematch")
        elif message["type"] in ("error", "closed"):
            self.round.errors.append(f"{message.get('code')}: {message['text']}")

    def act(self, n: int, choice: bytes) -> None:
        nonce = secrets.token_hex(4).encode()
        self.say(b'{"type":"act","id":9,"n":%d,"action":"%b","nonce":"%b"}' % (n, choice, nonce))

    def tell(self, kind: str, **values: Any) -> None:
        self.say(msgspec.json.encode({"type": kind, **values}))

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        self.last += 1
        number = 100 + self.last
        future = self.answers[number] = asyncio.get_running_loop().create_future()
        self.tell(kind, id=number, **values)
        answer: dict[str, Any] = await asyncio.wait_for(future, 120)
        if answer["type"] == "error":
            raise RuntimeError(answer["text"])
        return answer


async def our_people(port: int, rounds: list[Round], seats: int) -> list[list[Ours]]:
    """Everybody connected and known, nobody at a table yet."""

    async def one(at: Round) -> Ours:
        wire = await connected(Ours, port, "/ws", at)
        await wire.ask("hello", version=1, name="Load")
        return wire

    people: list[list[Ours]] = []
    for first in range(0, len(rounds), MOST):
        some = [at for at in rounds[first : first + MOST] for _ in range(seats)]
        wires = await asyncio.gather(*(one(at) for at in some))
        people += [wires[at : at + seats] for at in range(0, len(wires), seats)]
    return people


async def our_tables(people: list[list[Ours]], game: str) -> None:
    """Every four at a table of their own, and begun."""

    async def one(seats: list[Ours]) -> None:
        host = seats[0]
        host.host = True
        opened = await host.ask("create", game=game, seats=["me"])
        for wire in seats:
            await wire.ask("join", code=opened["code"])
            if wire is not host:
                await wire.ask("sit")
        await host.ask("start")

    for at in range(0, len(people), MOST):
        await asyncio.gather(*(one(seats) for seats in people[at : at + MOST]))


class Theirs(Seated):
    """A seat of a boardgame.io server, spoken to as socket.io does."""

    def __init__(
        self, request: bytes, at: Round, game: str, match: str, seat: str, key: str
    ) -> None:
        super().__init__(request)
        self.round, self.space, self.match, self.seat = at, f"/{game},", match, seat
        self.key = key
        self.ready = asyncio.get_running_loop().create_future()

    def heard(self, payload: bytes) -> None:
        if payload == b"2":
            self.say(b"3")
        elif payload.startswith(b"0"):
            self.say(f"40{self.space}".encode())
        elif payload.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.key, 4)
        elif b'["update"' in payload[:40] or b'["sync"' in payload[:40]:
            if not self.ready.done():
                self.ready.set_result(None)
            n = int(STATE.search(payload)[1])  # type: ignore[index]
            self.round.arrived(n)
            if turn := TURN.search(payload):
                self.round.turn(self, n, turn[1].split(b","))
        elif b'"error"' in payload[:40]:
            self.round.errors.append(payload[:80].decode())

    def emit(self, *values: Any) -> None:
        self.say(f"42{self.space}".encode() + msgspec.json.encode(values))

    def act(self, n: int, choice: bytes) -> None:
        move = {"type": "play", "args": [int(choice)], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": self.key}}
        self.emit("update", action, n, self.match, self.seat)


def posted(port: int, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=msgspec.json.encode(body),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read())


async def their_people(port: int, game: str, rounds: list[Round], seats: int) -> list[list[Theirs]]:
    """Every four in a match of their own, connected and in step."""
    people = []
    for at in rounds:
        match = posted(port, f"/games/{game}/create", {"numPlayers": seats})["matchID"]
        wires = []
        for seat in range(seats):
            who = {"playerID": str(seat), "playerName": "Load"}
            key = posted(port, f"/games/{game}/{match}/join", who)["playerCredentials"]
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = await connected(Theirs, port, path, at, game, match, str(seat), key)
            wires.append(wire)
        await asyncio.gather(*(asyncio.wait_for(wire.ready, 60) for wire in wires))
        people.append(wires)
    return people
