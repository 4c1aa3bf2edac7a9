"""One person with many connections, each of which sends as fast as it is allowed, and faster."""

import asyncio
from collections import Counter
from random import Random
from time import monotonic

from ..support.websocket_client import WebSocketClient, connect
from .guests import ATTACKER, Address

CONNECTIONS = 150
AT_ONCE = 20  # messages of a connection before it looks at the others
MESSAGES = (
    b'{"type":"ping","id":5}',
    b'{"type":"view","id":6}',
    b'{"type":"since","n":0,"id":7}',
    b'{"type":"rename","name":"x","id":8}',
    b"[" * 8_000,
    b"x" * 17_000,
    b'{"type":"chat","text":"a","id":9}',
)


class Flooder(WebSocketClient):
    """A connection that counts what it is sent."""

    heard = 0

    def receive(self, payload: bytes) -> None:
        self.heard += 1


async def attack(at: Address, seconds: float, rng: Random, most: int = CONNECTIONS) -> Counter[str]:
    """Floods the server over many connections; one that is closed is not replaced."""
    counts, until = Counter[str](), monotonic() + seconds
    headers = f"X-Forwarded-For: {ATTACKER}\r\n"
    wires = [await connect(Flooder, at.port, "/ws", headers=headers) for _ in range(most)]
    for wire in wires:
        wire.send(b'{"type":"hello","version":1,"id":1}')
    while monotonic() < until:
        for wire in wires:
            if not wire.lost and wire.transport.get_write_buffer_size() < 100_000:
                for _ in range(AT_ONCE):
                    wire.send(rng.choice(MESSAGES))
                counts["messages"] += AT_ONCE
        await asyncio.sleep(0.02)
    counts["answers"] = sum(wire.heard for wire in wires)
    counts["closed by the server"] = sum(wire.lost for wire in wires)
    for wire in wires:
        wire.transport.abort()
    return counts
