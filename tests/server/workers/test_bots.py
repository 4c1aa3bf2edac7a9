"""Slow players decide in a worker process; under load the fallback player decides."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from msgspec.structs import replace

from longsuit.bots.player import Choice, Substitute
from longsuit.bots.registry import player
from longsuit.bots.search.player import ready
from longsuit.engine.actions import CHANCE, Event, Shuffle
from longsuit.games.whist import Rules, View, actor, apply, pack, start, view
from longsuit.server.workers import bots
from longsuit.server.workers.bots import BotWorkers, decide, is_slow
from longsuit.sim.rollouts.rollout_whist import ROLLOUT

from ..http.calls import call, guest, play
from ..live_server import live_server, until

RULES, FALLBACK = Rules(), Choice(Shuffle(()), "quick")
SUBSTITUTED = replace(FALLBACK, by=Substitute("heuristic", "busy"))
KIND = "search(worlds=50)"


def first_view() -> tuple[View, tuple[Event, ...]]:
    """The first decision of a match, with its cards in order."""
    s, seen = start(RULES), list[Event]()
    while (seat := actor(s)) == CHANCE:
        dealt = Shuffle(tuple(pack(s)))
        seen.append(Event(CHANCE, dealt))
        s = apply(s, dealt)
    return view(s, seat), tuple(seen)


def fallback(view: Any, seen: Any, rng: Random) -> Choice:
    return FALLBACK


def run_with_workers(story: Callable[[BotWorkers], Awaitable[None]]) -> None:
    async def whole() -> None:
        at = BotWorkers(1)
        try:
            await story(at)
        finally:
            await at.pool.close()

    asyncio.run(whole())


async def decision(at: BotWorkers, kind: str = KIND) -> Choice:
    return await at.choice(kind, "whist", RULES, *first_view(), 1, fallback)


def test_a_decision_is_what_the_player_would_choose_here() -> None:
    ROLLOUT.ready()

    async def story(at: BotWorkers) -> None:
        seen = first_view()
        assert await decision(at, "heuristic") == player("heuristic", "whist", RULES)(
            *seen, Random(1)
        )
        here = player(KIND, "whist", RULES)(*seen, Random(1))
        async with asyncio.timeout(300):  # it reads what was compiled here
            while not await at.pool.run(0, ready, "whist"):
                await asyncio.sleep(0.1)
        at.decisions = at.fallbacks = 0
        found = await decision(at)
        assert found == here
        assert (at.decisions, at.fallbacks, at.pending) == (1, 0, 0)

    run_with_workers(story)


def test_under_load_decisions_get_shorter_and_then_fall_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "TIMEOUT", 60)
    full = round(
        bots.DRAIN_SECONDS / bots.FULL_TIME
    )  # decisions at once that have their whole time

    async def story(at: BotWorkers) -> None:
        alone = at.time_share()
        many = [asyncio.create_task(decision(at, "heuristic")) for _ in range(at.capacity + 5)]
        await asyncio.sleep(0)
        assert at.pending == at.capacity
        assert at.time_share() < alone / at.capacity
        choices = await asyncio.gather(*many)
        assert choices.count(SUBSTITUTED) == at.fallbacks == 5
        assert at.decisions == at.capacity
        assert at.shortened == at.capacity - full
        assert at.pending == 0

    run_with_workers(story)


def test_a_search_keeps_to_its_time_share() -> None:
    ROLLOUT.ready()
    seen = first_view()
    whole = "search(ms=60000)"
    began = time.perf_counter()
    found = decide(whole, "whist", RULES, *seen, 1, 0.05)
    assert "sampled" in found.because
    assert time.perf_counter() - began < 20


def test_a_killed_process_and_a_slow_one_cost_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TIMEOUT", 0.2)

    async def story(at: BotWorkers) -> None:
        pid = await at.pool.run(0, os.getpid)
        os.kill(pid, signal.SIGSTOP)
        assert await decision(at) == SUBSTITUTED
        os.kill(pid, signal.SIGKILL)
        assert await decision(at) == SUBSTITUTED
        assert (at.decisions, at.fallbacks, at.pending) == (0, 2, 0)

    run_with_workers(story)


def test_only_players_that_search_are_slow() -> None:
    assert [
        kind for kind in ("level(medium)", "heuristic", "random", "npc") if is_slow(kind, "whist")
    ] == []
    assert all(is_slow(kind, "whist") for kind in ("level(expert)", "level(master)", KIND))


def test_a_game_with_a_search_player_goes_to_its_end(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        options = {"players": "2", "max_cards": "2"}
        game = asyncio.run(play(at, [ann], Random(3), options=options, seats=("level(master)",)))
        assert call(at, "GET", f"/api/games/{game}/log", ann).status_code == 200
        figures = call(at, "GET", "/metrics", ann).text
        for name in ("thought", "shortened", "hurried"):
            assert f"longsuit_{name}_total" in figures
        counted = at.lobby.bot_workers
        assert counted.decisions + counted.fallbacks > 0


def test_a_game_outlives_the_worker_process_of_its_bots(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        pool = at.lobby.bot_workers.pool

        def kill() -> None:
            until(lambda: at.lobby.bot_workers.decisions > 0)
            assert pool.process is not None
            os.kill(pool.process.pid, signal.SIGKILL)

        killer = Thread(target=kill)
        killer.start()
        options = {"players": "2", "max_cards": "2"}
        game = asyncio.run(play(at, [ann], Random(3), options=options, seats=("level(master)",)))
        killer.join()
        assert call(at, "GET", f"/api/games/{game}/log", ann).status_code == 200
        assert at.lobby.bot_workers.fallbacks > 0
