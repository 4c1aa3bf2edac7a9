"""Time banks: what they pay for, and that they outlive a killed server."""

import asyncio
from pathlib import Path

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages
from longsuit.protocol.parts import Policy
from longsuit.server.games.clock import Clock, new_clock

from ..clients import actor_and_other, close, next_message, run_story, start_game
from ..live_server import LiveServer, ServerProcess, live_server

BANK, MOVE = 600_000, 1_000  # milliseconds
POLICY = {"clock": "custom", "move": MOVE, "bank": BANK}


def test_a_bank_pays_for_what_a_move_takes_too_long() -> None:
    found = Clock(MOVE, [5_000, 5_000])
    found.run(1, 10_000)
    assert found.banks_at(10_900) == [5_000, 5_000]
    assert found.banks_at(13_000) == [5_000, 3_000]
    assert found.banks == [5_000, 5_000]
    found.stop(13_000)
    assert (found.banks, found.seat) == ([5_000, 3_000], -1)
    policy = Policy(clock="quick")
    assert new_clock(policy, 2) == Clock(10_000, [60_000] * 2)
    assert new_clock(policy, 2, (7, 8)) == Clock(10_000, [7, 8])
    assert new_clock(Policy(), 2, (7, 8)) is None


@pytest.mark.full
def test_banks_are_the_same_after_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()

    async def slow() -> tuple[str, str, int, int]:
        """Somebody takes too long, and then the server has the record."""
        clients = await start_game(server.live, "Ann", "Bob", policy=POLICY)
        actor, other = actor_and_other(clients)
        seat = actor.view["seat"]
        await asyncio.sleep(2 * MOVE / 1000)
        await actor.act(actor.view["legal"][0]["action"])
        after = await next_message(other, messages.Clock, n=actor.n)
        spent = BANK - after.banks[seat]
        assert MOVE * 0.9 <= spent < 60_000
        assert after.banks[1 - seat] == BANK
        await asyncio.to_thread(server.kill)
        await close(*clients)
        return actor.token, actor.code, seat, after.banks[seat]

    async def back(token: str, code: str) -> messages.Clock:
        async with Client(server.live.ws, token=token) as again:
            await again.join(code)
            running: messages.Clock = await next_message(again, messages.Clock)
            return running

    try:
        token, code, seat, left = asyncio.run(slow())
        server.start()
        found = asyncio.run(back(token, code))
    finally:
        server.kill()
    assert found.banks[seat] == left
    assert found.banks[1 - seat] == BANK  # who was thinking when it died begins the move again


def test_a_bank_that_nobody_touched_is_not_written(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy=POLICY | {"move": 600_000})
        actor, _ = actor_and_other(clients)
        await actor.act(actor.view["legal"][0]["action"])
        await close(*clients)

    run_story(story, tmp_path)
    with live_server(tmp_path) as at:
        (game,) = [game for game in at.lobby.unloaded.values() if game]
        assert asyncio.run(at.lobby.load_game(game)).header.banks == ()
