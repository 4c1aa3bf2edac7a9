"""Everybody loses the connection and comes back at once."""

import asyncio
from collections import Counter
from random import Random
from time import monotonic
from typing import Any

from longsuit.protocol import VERSION

from ..support.load_clients import LongsuitClient, TableLoad
from ..support.websocket_client import connect
from .bystanders import serious
from .guests import Address

PEOPLE = 2_000
AT_TABLE = 4
TOGETHER = 100  # people who arrive at once before the storm


async def attack(at: Address, seconds: float, rng: Random, people: int = PEOPLE) -> Counter[str]:
    """People at tables of four, all of whom lose their connections and return, again and again."""
    counts, loads = Counter[str](), [TableLoad(n) for n in range(people // AT_TABLE)]
    tokens: list[str] = []
    wires: list[Any] = []
    for first in range(0, people, TOGETHER):
        numbers = range(first, min(people, first + TOGETHER))
        found = await asyncio.gather(*(arrive(at, n, loads[n // AT_TABLE], "") for n in numbers))
        wires += [wire for wire, _ in found]
        tokens += [token for _, token in found]
    codes = []
    for number in range(0, people, AT_TABLE):
        opened = await wires[number].request("create", game="whist", seats=["me"])
        codes.append(opened["code"])
        for wire in wires[number : number + AT_TABLE]:
            await wire.request("join", code=codes[-1])
            if wire is not wires[number]:
                await wire.request("sit")
        await wires[number].request("start")
    until = monotonic() + seconds
    while True:
        for wire in wires:
            wire.transport.abort()

        async def back(number: int) -> Any:
            wire, _ = await arrive(at, number, loads[number // AT_TABLE], tokens[number])
            await wire.request("join", code=codes[number // AT_TABLE])
            return wire

        began = monotonic()
        wires = await asyncio.gather(*(back(number) for number in range(people)))
        counts["storms"] += 1
        counts["back at the table"] += len(wires)
        slowest = int(1000 * (monotonic() - began))
        counts["ms until all were back, at most"] = max(
            slowest, counts["ms until all were back, at most"]
        )
        if monotonic() > until:
            break
    for wire in wires:
        assert not wire.lost
        wire.transport.abort()
    errors = [error for load in loads for error in serious(load.errors)]
    assert not errors, errors[:5]
    return counts


async def arrive(at: Address, number: int, load: TableLoad, token: str) -> tuple[Any, str]:
    """A client with a home of its own, welcomed, and its token."""
    home = f"10.{number >> 8 & 255}.{number & 255}.{1 + number % 200}"
    wire = await connect(
        LongsuitClient, at.port, "/ws", load, headers=f"X-Forwarded-For: {home}\r\n"
    )
    welcome = await wire.request(
        "hello", version=VERSION, token=token, name="" if token else "Back"
    )
    return wire, welcome.get("token") or token
