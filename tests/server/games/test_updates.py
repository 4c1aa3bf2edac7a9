"""Updates: the messages that a client has missed, and those that watchers are sent."""

import asyncio
from pathlib import Path

from longsuit.protocol import messages, requests

from ..clients import (
    actor_and_other,
    close,
    connect_client,
    expect_refusal,
    next_message,
    run_story,
    start_game,
)
from ..live_server import LiveServer


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
                await actor.act(actor.view["legal"][-1]["action"])
                await asyncio.sleep(0.05)
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
