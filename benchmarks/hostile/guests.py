"""What the attackers use: raw sockets of guests, HTTP calls, and the address they come from."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from longsuit.protocol import VERSION
from longsuit.protocol.errors import CODES

ATTACKER = "203.0.113.9"  # an address for documents: the server believes a proxy on this computer
PATIENCE = 60  # seconds in which everything must be answered


class Address(Protocol):
    """The addresses of a server."""

    http: str
    ws: str
    port: int


Attack = Callable[[Address, float, Random], Awaitable[Counter[str]]]


class Guest:
    """A person on a raw socket, who may send anything."""

    def __init__(self, at: Address, address: str = ATTACKER) -> None:
        self.at, self.address = at, address
        self.numbers = itertools.count(1)
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []  # all that was not an answer
        self.token, self.person = "", ""
        self.refused = ""  # the code of the last error that answered no request

    async def __aenter__(self) -> "Guest":
        return await self.open()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self, **hello: Any) -> "Guest":
        """Connects and says hello; raises RuntimeError with the code if that is refused."""
        self.socket = await connect(
            self.at.ws,
            compression=None,
            max_size=2**22,
            open_timeout=PATIENCE,
            additional_headers={"X-Forwarded-For": self.address},
        )
        welcome = await self.ask("hello", version=VERSION, **hello)
        if welcome["type"] != "welcome":
            raise RuntimeError(welcome["code"])
        self.token, self.person = welcome.get("token") or hello.get("token", ""), welcome["person"]
        return self

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()

    async def send(self, kind: str, **values: Any) -> int:
        """Sends a request; returns its id."""
        assert self.socket is not None
        number = next(self.numbers)
        with suppress(ConnectionClosed):  # then `answer` says why
            await self.socket.send(json.dumps({"type": kind, "id": number, **values}))
        return number

    async def answer(self, number: int) -> dict[str, Any]:
        assert self.socket is not None
        while True:
            try:
                text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            except ConnectionClosed:
                raise RuntimeError(self.refused or "closed") from None
            message: dict[str, Any] = json.loads(text)
            check_code(message.get("code") if message["type"] == "error" else None)
            if message.get("id") == number:
                return message
            self.heard.append(message)
            if message["type"] == "commit":  # the shuffle waits for everybody's nonce
                nonce = {"game": message["game"], "deal": message["deal"], "nonce": "0" * 64}
                await self.socket.send(json.dumps({"type": "nonce", **nonce}))
            if message["type"] == "error":
                self.refused = message["code"]

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        return await self.answer(await self.send(kind, **values))

    async def tell(self, kind: str, **values: Any) -> str:
        """The code with which a request is refused, or the type of its answer."""
        answer = await self.ask(kind, **values)
        return str(answer.get("code") if answer["type"] == "error" else answer["type"])


class Table:
    """What a guest has heard of the game at the table."""

    def __init__(self, heard: list[dict[str, Any]]) -> None:
        last: dict[str, Any] = {"game": "", "n": 0, "view": {}}
        self.table: dict[str, Any] = {}
        for message in heard:
            if message["type"] == "table":
                self.table = message
            elif message["type"] in ("event", "view", "undo"):
                last = message
        self.game: str = last["game"]
        self.n: int = last["n"]
        self.view: dict[str, Any] = last["view"]
        self.legal: list[str] = [option["action"] for option in self.view.get("legal", ())]


def check_code(code: Any) -> None:
    """AssertionError for an error that is not of the list, or that tells of a fault inside."""
    assert code is None or (code in CODES and code != "internal"), code


def http_client(at: Address, address: str = ATTACKER, token: str = "") -> httpx.AsyncClient:
    headers = {"x-forwarded-for": address}
    if token:
        headers["authorization"] = f"Bearer {token}"
    return httpx.AsyncClient(base_url=at.http, headers=headers, timeout=PATIENCE)


def check_answer(answer: httpx.Response) -> str:
    """The code of a refusal, or the status; AssertionError for a fault of the server."""
    assert answer.status_code < 500 or answer.status_code == 503, answer.text[:300]
    if answer.status_code < 400 or not answer.content:
        return str(answer.status_code)
    code = answer.json()["code"]
    check_code(code)
    return str(code)
