"""The server is killed at any moment: what was acknowledged is there, and play goes on."""

import asyncio
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from house import Process, play_on

from longsuit.client import Client
from longsuit.engine import notation
from longsuit.engine.base import replay
from longsuit.games import GAMES
from longsuit.server.rows import rules_of
from longsuit.wire import asked

KILLS = int(os.environ.get("LONGSUIT_KILLS", "4"))


async def one_table(
    server: Process, game: str, rng: Random, acted: list[tuple[str, int, str]]
) -> None:
    """Two people and computer players, game after game until cancelled."""
    async with (
        Client(server.house.ws, patience=5) as ann,
        Client(server.house.ws, patience=5) as bob,
    ):
        code = await ann.create(game)
        await bob.join(code)
        await bob.sit()
        assert ann.table is not None
        for seat, place in enumerate(ann.table.seats):
            if place.kind == "open":
                await ann.done(asked.Fill(seat=seat, player="random"))
        await ann.start()
        while True:
            await asyncio.gather(play_on(ann, rng, acted), play_on(bob, rng, acted))
            await ann.done(asked.Rematch())


def stored(path: Path) -> dict[tuple[str, int], str]:
    """Every record on disk, each game's checked against the rules."""
    with sqlite3.connect(path) as db:
        lines = db.execute("select game, n, text from records order by game, n").fetchall()
        heads = {row[0]: row[1:] for row in db.execute("select id, game, options from games")}
    db.close()
    by_game: dict[str, list[tuple[int, str]]] = {}
    for game, n, text in lines:
        by_game.setdefault(game, []).append((n, text))
    for game, found in by_game.items():
        name, options = heads[game]
        assert [n for n, _ in found] == list(range(1, len(found) + 1))
        replay(GAMES[name], rules_of(name, options), [notation.event(text) for _, text in found])
    return {(game, n): text for game, n, text in lines}


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path, rng = tmp_path / "tables.db", Random(4)
    server = Process(f"sqlite:///{path}")
    acted: list[tuple[str, int, str]] = []

    async def killing() -> None:
        await asyncio.to_thread(server.start)
        tables = [
            asyncio.create_task(one_table(server, game, Random(game), acted)) for game in GAMES
        ]
        for kill in range(KILLS):
            before = len(acted)
            await asyncio.sleep(rng.uniform(0.3, 1.5))
            while len(acted) < before + 5:
                await asyncio.sleep(0.05)
                for task in tables:
                    assert not task.done() or task.result()
            await asyncio.to_thread(server.kill)
            acknowledged = list(acted)
            kept = stored(path)
            for game, n, action in acknowledged:
                assert kept[game, n].partition(" ")[2] == action, (kill, game, n)
            await asyncio.to_thread(server.start)
        for task in tables:
            task.cancel()
        for task in tables:
            with suppress(asyncio.CancelledError):
                await task

    try:
        asyncio.run(asyncio.wait_for(killing(), 120 + 10 * KILLS))
    finally:
        server.kill()
    assert len(acted) > 5 * KILLS
