"""HTTP requests and guests, for tests."""

import asyncio
from random import Random
from typing import Any

import httpx

from longsuit.client.connection import Client

from ..live_server import LiveServer, play_on


def call(at: LiveServer, method: str, path: str, token: str = "", **values: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    headers |= values.pop("headers", {})
    values |= {"timeout": 90, "verify": False}  # without TLS; to load certificates takes 20 ms
    return httpx.request(method, at.http + path, headers=headers, **values)


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["text"].strip()
    return answer.status_code, answer.json()["code"]


def guest(at: LiveServer, name: str) -> tuple[str, str]:
    """The token and the id of a new person."""

    async def hello() -> tuple[str, str]:
        async with Client(at.ws, name=name) as client:
            return client.token, client.person

    return asyncio.run(hello())


async def play(at: LiveServer, tokens: list[str], rng: Random, **values: Any) -> str:
    """Plays a game of these people to its end, at random; the id of the game."""
    clients = [Client(at.ws, token=token) for token in tokens]
    for client in clients:
        await client.__aenter__()
    try:
        seats = ("me", *(values.pop("seats", ())))
        code = await clients[0].create(
            values.pop("game", "estimation_whist"), seats=seats, **values
        )
        for client in clients:
            await client.join(code)
        for client in clients[1:]:
            await client.sit()
        await clients[0].start()
        await asyncio.gather(*(play_on(client, rng, []) for client in clients))
        return clients[0].game
    finally:
        for client in clients:
            await client.close()
