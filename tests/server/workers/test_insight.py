"""Odds and advice are sent later: neither the connection nor the server waits for them."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server.workers import insight
from longsuit.server.workers.pool import JobQueue
from longsuit.sim.deals.sampling import DEAL, WEIGH

from ..clients import actor_and_other, close, expect_refusal, run_story, start_game
from ..live_server import LiveServer

ODDS = requests.Assist(what="odds")


@pytest.fixture(autouse=True)
def compiled() -> None:
    """Compiles ahead, so that no test waits for the compiler."""
    DEAL.ready()
    WEIGH.ready()


@contextmanager
def halted(at: LiveServer) -> Iterator[int]:
    """Stops the worker process while the context lasts."""
    process = at.lobby.insight_pool.process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield process.pid
    finally:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGCONT)


async def asking(at: LiveServer, client: Client) -> asyncio.Task[messages.Odds]:
    """A request for help, once its job is pending."""
    task = asyncio.create_task(client.request(ODDS, messages.Odds))
    while not at.lobby.insight_pool.pending[insight.INTERACTIVE]:
        await asyncio.sleep(0.01)
    return task


def test_a_second_request_replaces_the_first_and_the_seat_may_act_meanwhile(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        actor, _ = actor_and_other(clients)
        await actor.request(ODDS, messages.Odds)
        with halted(at):
            older = await asking(at, actor)
            newer = asyncio.create_task(actor.request(ODDS, messages.Odds))
            await expect_refusal(older, "stale")
            assert at.lobby.insight_pool.pending[insight.INTERACTIVE] == 1
            await actor.act(actor.view["legal"][0]["action"])
        assert (await newer).cards
        await close(*clients)

    run_story(story, tmp_path)


def test_each_of_many_in_a_row_is_answered(tmp_path: Path) -> None:
    """Those that were cancelled before they began, too."""

    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        actor, _ = actor_and_other(clients)
        many = [asyncio.create_task(actor.request(ODDS, messages.Odds)) for _ in range(40)]
        found = await asyncio.wait_for(asyncio.gather(*many, return_exceptions=True), 90)
        refusals = [one for one in found if isinstance(one, Refusal)]
        assert {one.code for one in refusals} <= {"stale"}
        assert sum(isinstance(one, messages.Odds) for one in found) == len(many) - len(refusals) > 0
        assert isinstance(found[-1], messages.Odds)
        await close(*clients)

    run_story(story, tmp_path)


def test_requests_beyond_the_queue_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "longsuit.server.tables.lobby.INSIGHT_QUEUES", (JobQueue(1, 1), *insight.INSIGHT_QUEUES[1:])
    )

    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        ann, bob = clients
        await ann.request(ODDS, messages.Odds)
        with halted(at):
            first = await asking(at, ann)
            await expect_refusal(bob.request(ODDS, messages.Odds), "too_many")
        assert (await first).cards
        await close(*clients)

    run_story(story, tmp_path)


def test_a_person_who_leaves_is_not_answered(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        ann, bob = clients
        await ann.request(ODDS, messages.Odds)
        with halted(at):
            (await asking(at, ann)).cancel()
            await close(ann)
            while at.lobby.insight_pool.pending[insight.INTERACTIVE]:
                await asyncio.sleep(0.01)
        assert (await bob.request(ODDS, messages.Odds)).cards
        await close(bob)

    run_story(story, tmp_path)


def test_a_killed_process_costs_an_answer_and_no_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"odds": True})
        actor, _ = actor_and_other(clients)
        await actor.request(ODDS, messages.Odds)
        with halted(at) as pid:
            task = await asking(at, actor)
            os.kill(pid, signal.SIGKILL)
            await expect_refusal(task, "not_now")
        await actor.act(actor.view["legal"][0]["action"])
        await close(*clients)

    run_story(story, tmp_path)


def test_a_table_with_help_is_warmed_up(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        plain = await start_game(at, "Ann", "Bob")
        assert at.lobby.insight_pool.process is None
        helped = await start_game(at, "Cid", "Dee", policy={"odds": True})
        while at.lobby.insight_pool.process is None:
            await asyncio.sleep(0.01)
        assert at.lobby.bot_workers.pool.process is None  # nobody searches
        await close(*plain, *helped)

    run_story(story, tmp_path)
