"""The server is killed at any moment: what was acknowledged is there, and play goes on."""

import asyncio
from pathlib import Path

import pytest

from longsuit.server.store.engine import connect

from .kill_scenario import KillScenario
from .live_server import ServerProcess

KILLS = 20  # and as many on PostgreSQL: store/test_postgres.py


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    server = ServerProcess(url)
    story = KillScenario(server, connect(url), seed=4)

    def kill(number: int) -> None:
        server.kill()
        story.check()
        if number % 4 == 3:  # once more, while it starts
            server.start(wait=story.rng.uniform(0.2, 1.0))
            server.kill()
        server.start()

    try:
        asyncio.run(asyncio.wait_for(story.run(KILLS, kill), 900))
    finally:
        server.kill()
    story.check(everything=True)
    assert sum(story.ended.values()) > 5, story.ended
    story.engine.dispose()
