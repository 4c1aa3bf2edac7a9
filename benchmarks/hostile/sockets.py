"""Sockets that say nothing, say it slowly, or do not listen."""

import asyncio
import socket
from collections import Counter
from functools import partial
from random import Random
from time import monotonic

from ..support.websocket_client import frame
from .guests import ATTACKER, Address, Guest

HOST = f"Host: 127.0.0.1\r\nX-Forwarded-For: {ATTACKER}\r\n"
SILENCES = {
    "silent": "",
    "half a request line": "GET /api/ta",
    "half a handshake": f"GET /ws HTTP/1.1\r\n{HOST}Upgrade: websocket\r\n",
    "half a body": f"POST /api/logs HTTP/1.1\r\n{HOST}Content-Length: 200000\r\n\r\ngame whist",
    "no hello": (
        f"GET /ws HTTP/1.1\r\n{HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9uZ3N1aXQgYmVuY2htYQ==\r\n\r\n"
    ),
}
AT_ONCE = 1_200  # sockets: more than the descriptors that a process has on most systems
DRIP = 1.0  # seconds between two bytes of those who speak slowly


class Drip(asyncio.Protocol):
    """A connection that begins to speak, and then goes on byte by byte."""

    def __init__(self, words: str) -> None:
        self.words, self.lost = words, False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.words.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def drip(self) -> None:
        if self.transport and not self.lost and self.words:
            self.transport.write(b"x")


def handed(wire: Drip) -> Drip:
    return wire


async def silence(at: Address, seconds: float, rng: Random, most: int = AT_ONCE) -> Counter[str]:
    """Half-open sockets and requests that never end; a lost one is replaced by another."""
    loop, counts = asyncio.get_running_loop(), Counter[str]()
    held: list[Drip] = []
    kinds, until = list(SILENCES.items()), monotonic() + seconds
    try:
        while monotonic() < until:
            ended = [each for each in held if each.lost]
            counts["closed by the server"] += len(ended)
            held = [each for each in held if not each.lost]
            for _ in range(min(200, most - len(held))):
                kind, words = rng.choice(kinds)
                wire = Drip(words)
                try:
                    there = loop.create_connection(partial(handed, wire), "127.0.0.1", at.port)
                    await asyncio.wait_for(there, 5)
                except (OSError, TimeoutError):
                    counts["not accepted"] += 1
                    break
                held.append(wire)
                counts[kind] += 1
            for each in held:
                each.drip()
            await asyncio.sleep(min(DRIP, max(0.0, until - monotonic())))
        counts["open at the end"] = sum(not each.lost for each in held)
    finally:
        for each in held:
            if each.transport:
                each.transport.abort()
    return counts


async def slow_readers(at: Address, seconds: float, rng: Random, most: int = 40) -> Counter[str]:
    """People at a table who ask for more and more, and never read."""
    counts = Counter[str]()
    async with Guest(at) as host:
        policy = {"watch": "delayed", "public": True, "thinking": "none"}
        code = (await host.ask("create", game="whist", seats=["random"] * 4, policy=policy))["code"]
        await host.ask("join", code=code)
        await host.ask("start")
        until = monotonic() + seconds
        deaf: list[socket.socket] = []
        loop = asyncio.get_running_loop()
        try:
            while monotonic() < until:
                if len(deaf) < most:
                    deaf.append(await deafen(loop, at, code))
                    counts["readers who do not read"] += 1
                for each in list(deaf):
                    try:
                        for _ in range(20):
                            each.send(frame(b'{"type":"since","n":0,"id":7}'))
                            counts["requests"] += 1
                    except BlockingIOError:
                        counts["held back"] += 1
                    except OSError:
                        counts["closed by the server"] += 1
                        deaf.remove(each)
                        each.close()
                await host.tell("rematch")
                await asyncio.sleep(0.05)
        finally:
            for each in deaf:
                each.close()
    return counts


async def deafen(loop: asyncio.AbstractEventLoop, at: Address, code: str) -> socket.socket:
    """A socket that has joined a table and reads nothing more."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    await loop.sock_connect(wire, ("127.0.0.1", at.port))
    await loop.sock_sendall(wire, SILENCES["no hello"].encode())
    await asyncio.wait_for(loop.sock_recv(wire, 4096), 30)
    hello = b'{"type":"hello","version":1,"id":1}'
    join = b'{"type":"join","code":"%b","id":2}' % code.encode()
    await loop.sock_sendall(wire, frame(hello) + frame(join))
    return wire
