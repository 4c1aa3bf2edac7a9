"""Updates: the messages that a client has missed, and those that watchers are sent."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from longsuit.client.connection import Client
from longsuit.engine.actions import WATCHER
from longsuit.engine.game import replay
from longsuit.protocol import messages, requests
from longsuit.protocol.views import encode_view

from ..clients import (
    actor_and_other,
    close,
    connect_client,
    expect_refusal,
    next_message,
    run_story,
    start_game,
)
from ..live_server import LiveServer, live_server


def test_a_lost_connection_comes_back_with_what_was_missed(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, other = actor_and_other(clients)
        assert other.socket is not None
        other.socket.transport.abort()
        await actor.act(actor.view["legal"][0]["action"])
        missed = await next_message(other, messages.Event, n=actor.n)
        assert missed.n == 2
        await close(*clients)

    run_story(story, tmp_path)


def test_watchers_see_what_the_policy_says(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        for watch in ("none", "delayed", "seat", "end"):
            policy = {"watch": watch, "delay": 2, "watched": 1}
            clients = await start_game(at, "Ann", "Bob", policy=policy)
            eve = await connect_client(at, "Eve")
            await eve.join(clients[0].code)
            await expect_refusal(
                eve.command(requests.Act(n=1, action="draw", nonce="x")), "not_seated"
            )
            for _ in range(4):
                actor, _ = actor_and_other(clients)
                await act_and_settle(actor, *clients, eve)
            if watch == "seat":
                assert eve.view["hand"] == clients[1].view["hand"]
                assert eve.n == clients[1].n
            elif watch == "delayed":
                assert eve.n == clients[1].n - 2
                assert eve.view["hand"] == []
            else:
                assert eve.view == {}
            await close(*clients, eve)

    run_story(story, tmp_path)


# Watchers behind a delay.


async def act_and_settle(actor: Client, *others: Client) -> None:
    """Takes the last action in the list, and waits until everybody has what was sent."""
    await actor.act(actor.view["legal"][-1]["action"])
    await settle(actor, *others)


async def settle(*clients: Client) -> None:
    for client in clients:
        await client.request(requests.Ping(), messages.Pong)


def position(at: LiveServer, code: str, n: int) -> tuple[int, dict[str, Any]]:
    """The entry with the number `n`, and what a watcher may know after it, by a replay."""
    running = at.lobby.tables[code].running_game
    assert running is not None
    record, events = running.record, list[Any]()
    for entry in record.entries[:n]:
        if isinstance(entry, int):
            del events[entry:]
        else:
            events.append(entry)
    state = replay(record.game, record.header.rules, events)
    return n, msgspec.json.decode(encode_view(record.game, state, WATCHER))


async def start_watched_game(at: LiveServer, delay: int) -> list[Client]:
    policy = {"watch": "delayed", "delay": delay}
    return await start_game(at, "Ann", "Bob", game="estimation_whist", policy=policy)


def test_a_late_watcher_sees_the_position_as_it_was_and_goes_on_from_there(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_watched_game(at, delay=2)
        code = clients[0].code
        eve, fay = await connect_client(at, "Eve"), await connect_client(at, "Fay")
        await eve.join(code)
        await act_and_settle(actor_and_other(clients)[0], *clients, eve)
        assert (eve.n, eve.view) == position(at, code, clients[0].n - 2)
        await eve.command(requests.Leave())
        for _ in range(3):  # with nobody watching
            await act_and_settle(actor_and_other(clients)[0], *clients)
        await fay.join(code)
        assert (fay.n, fay.view) == position(at, code, clients[0].n - 2)
        await act_and_settle(actor_and_other(clients)[0], *clients, fay)
        await eve.join(code)
        for _ in range(3):
            for watcher in (eve, fay):
                assert (watcher.n, watcher.view) == position(at, code, clients[0].n - 2)
            await act_and_settle(actor_and_other(clients)[0], *clients, eve, fay)
        await close(*clients, eve, fay)

    run_story(story, tmp_path)


def test_watchers_see_what_was_taken_back_and_what_came_instead(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_watched_game(at, delay=2)
        code = clients[0].code
        eve, fay = await connect_client(at, "Eve"), await connect_client(at, "Fay")
        await eve.join(code)
        actor, other = actor_and_other(clients)
        for choice in (0, 1, 0):
            await actor.act(actor.view["legal"][choice]["action"])
            await actor.command(requests.Undo(n=actor.n))
            await settle(*clients, eve)
            assert (eve.n, eve.view) == position(at, code, clients[0].n - 2)
        await eve.command(requests.Leave())
        await actor.act(actor.view["legal"][1]["action"])
        await settle(*clients)
        await other.act(other.view["legal"][0]["action"])
        await settle(*clients)
        await fay.join(code)
        await eve.join(code)
        for _ in range(3):
            for watcher in (eve, fay):
                assert (watcher.n, watcher.view) == position(at, code, clients[0].n - 2)
            await act_and_settle(actor_and_other(clients)[0], *clients, eve, fay)
        await close(*clients, eve, fay)

    run_story(story, tmp_path)


def test_watchers_are_where_they_were_after_a_restart(tmp_path: Path) -> None:
    async def begin(at: LiveServer) -> tuple[str, list[str]]:
        clients = await start_watched_game(at, delay=3)
        for _ in range(4):
            await act_and_settle(actor_and_other(clients)[0], *clients)
        await close(*clients)
        return clients[0].code, [client.token for client in clients]

    async def go_on(at: LiveServer) -> None:
        eve = await connect_client(at, "Eve")
        await eve.join(code)
        running = at.lobby.tables[code].running_game
        assert running is not None
        assert (eve.n, eve.view) == position(at, code, running.record.n - 3)
        clients = [await connect_client(at, token=token) for token in tokens]
        for client in clients:
            await client.join(code)
        await settle(*clients)
        await act_and_settle(actor_and_other(clients)[0], *clients, eve)
        assert (eve.n, eve.view) == position(at, code, clients[0].n - 3)
        await close(*clients, eve)

    with live_server(tmp_path) as at:
        code, tokens = asyncio.run(begin(at))
    run_story(go_on, tmp_path)
