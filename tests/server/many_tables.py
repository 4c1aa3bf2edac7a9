"""Many tables, people and friends of a server, for tests of what they cost."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy import insert

from longsuit.protocol import requests
from longsuit.protocol.parts import Policy
from longsuit.server.people.identity import Person
from longsuit.server.store.schema import friends, now, people
from longsuit.server.store.writer import Write
from longsuit.server.tables.lobby import Lobby

from .live_server import LiveServer

T = TypeVar("T")


def on_loop(at: LiveServer, work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine on the event loop of a server; returns its value."""
    return asyncio.run_coroutine_threadsafe(work, at.lobby.writer.loop).result(120)


async def open_public_tables(lobby: Lobby, count: int) -> None:
    """Opens public tables, each with a host of its own who sits there."""
    opened = requests.Create(game="whist", policy=Policy(public=True))
    for at in range(0, count, 100):
        hosts = [Person(f"host{each:06}", f"Host {each}") for each in range(at, at + 100)]
        await asyncio.gather(*(lobby.create(host, opened) for host in hosts))


async def make_friends(lobby: Lobby, person: str, count: int) -> None:
    """Stores so many friends of a person, all of whom let their tables be seen."""
    rows = [{"id": f"host{at:06}", "name": f"Host {at}", "created": now()} for at in range(count)]
    pairs = [(person, row["id"]) for row in rows] + [(row["id"], person) for row in rows]
    shown = [{"person": a, "friend": b, "shows": True} for a, b in pairs]
    await lobby.writer.write(Write(others=((insert(people), rows), (insert(friends), shown))))
