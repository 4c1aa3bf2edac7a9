"""Clients for tests: people who connect, sit down, begin a game and wait for messages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages
from longsuit.protocol.errors import Refusal

from .live_server import LiveServer, live_server

Story = Callable[[LiveServer], Awaitable[None]]
T = Any


def run_story(story: Story, folder: Path, **values: Any) -> None:
    """Runs a coroutine against a server in a folder; the values are for its configuration."""
    with live_server(folder, **values) as at:
        asyncio.run(asyncio.wait_for(story(at), 120))


async def connect_client(at: LiveServer, name: str = "", **values: Any) -> Client:
    """A connected client."""
    client = Client(at.ws, name=name, **values)
    await client.__aenter__()
    return client


async def seat_people(at: LiveServer, *names: str, **values: Any) -> list[Client]:
    """The clients of people at a new table of Pesten, or another game; all are seated."""
    clients = [await connect_client(at, name) for name in names]
    options = {"players": str(max(2, len(names))), **values.pop("options", {})}
    code = await clients[0].create(values.pop("game", "pesten"), options=options, **values)
    for client in clients[1:]:
        await client.join(code)
        await client.sit()
    return clients


async def start_game(at: LiveServer, *names: str, **values: Any) -> list[Client]:
    """The clients of people in a new game, after its first event."""
    clients = await seat_people(at, *names, **values)
    await clients[0].start()
    for client in clients:
        await next_message(client, messages.Event)
    return clients


async def next_message(client: Client, wanted_type: type[T], /, **wanted: Any) -> T:
    """The next message of a type with these values."""
    while True:
        message = await asyncio.wait_for(client.inbox.get(), 90)
        assert message is not None, client.end_reason
        if isinstance(message, wanted_type) and all(
            getattr(message, key) == value for key, value in wanted.items()
        ):
            return message


async def expect_refusal(work: Awaitable[Any], code: str) -> Refusal:
    """The refusal of a request, which must have this code."""
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.code == code, str(caught.value)
    return caught.value


async def close(*clients: Client) -> None:
    for client in clients:
        await client.close()


def actor_and_other(clients: list[Client]) -> tuple[Client, Client]:
    """The client to act, and the other one, of two."""
    actor = clients[0].view["actor"]
    return clients[actor], clients[1 - actor]
