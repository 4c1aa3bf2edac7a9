"""Undos and takebacks: what may be taken back, and with whose consent."""

from pathlib import Path

import pytest

from longsuit.engine.actions import Shuffle
from longsuit.engine.cards import DECK, bits
from longsuit.protocol import messages, requests
from longsuit.server.games import record

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


def test_undo_and_takeback(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", game="estimation_whist")
        actor, other = actor_and_other(clients)
        await expect_refusal(actor.command(requests.Undo(n=actor.n)), "not_now")
        before = actor.view
        await actor.act(actor.view["legal"][0]["action"])
        done = await actor.command(requests.Undo(n=actor.n))
        assert done.n == 3
        await next_message(other, messages.Undo, n=3, back=1)
        assert actor.view == before
        for client in (actor, other):
            await client.act(client.view["legal"][0]["action"])
            await next_message(actor if client is other else other, messages.Event, n=client.n)
        actor, other = actor_and_other(clients)
        await actor.act(actor.view["legal"][0]["action"])
        await expect_refusal(actor.command(requests.Undo(n=actor.n)), "not_now")
        await actor.command(requests.Takeback(n=actor.n))
        await next_message(other, messages.Takeback, state="asked")
        await expect_refusal(actor.command(requests.Answer(n=actor.n, agree=True)), "not_now")
        await other.command(requests.Answer(n=other.n, agree=False))
        await next_message(actor, messages.Takeback, state="refused")
        await actor.command(requests.Takeback(n=actor.n))
        await other.command(requests.Answer(n=other.n, agree=True))
        await next_message(other, messages.Takeback, state="granted")
        assert actor.view["legal"]
        await close(*clients)

    run_story(story, tmp_path)


def test_nothing_is_taken_back_in_a_rated_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(
            at, "Ann", "Bob", game="estimation_whist", policy={"rated": True}
        )
        actor, _ = actor_and_other(clients)
        await actor.act(actor.view["legal"][0]["action"])
        await expect_refusal(actor.command(requests.Undo(n=actor.n)), "forbidden")
        await expect_refusal(actor.command(requests.Takeback(n=actor.n)), "forbidden")
        await close(*clients)

    run_story(story, tmp_path)


def test_compulsory_voids_are_declared_by_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is asked for them, and nobody can take them back."""
    monkeypatch.setattr(record, "shuffle_action", lambda *_: Shuffle(bits(DECK)))

    async def story(at: LiveServer) -> None:
        people = ("Ann", "Bob", "Cy", "Dan")
        options = {"void": "compulsory", "direction": "counter_clockwise"}
        clients = [await connect_client(at, name) for name in people]
        code = await clients[0].create("egyptian_estimation", options=options)
        for client in clients[1:]:
            await client.join(code)
            await client.sit()
        await clients[0].start()
        for client in clients:
            await next_message(client, messages.Event, event="1 void H")
        ann = clients[0]
        assert (ann.view["phase"], ann.view["actor"]) == ("declare", 0)
        assert [len(suits) for suits in ann.view["voids"]] == [3] * 4
        await expect_refusal(ann.command(requests.Takeback(n=ann.n)), "not_now")
        await expect_refusal(clients[1].command(requests.Undo(n=clients[1].n)), "not_now")
        await ann.act("pass")
        await close(*clients)

    run_story(story, tmp_path)
