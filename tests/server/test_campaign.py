"""The attacks of `benchmarks.hostile` in short, beside a table that is played at meanwhile.

A watchdog has an eye on the server's event loop: under no attack does a callback take 20 ms.
"""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from structlog.testing import capture_logs

from benchmarks.hostile.__main__ import ATTACKS
from benchmarks.hostile.guests import Attack
from benchmarks.hostile.races import RACES, Race, run_race
from longsuit.server.store.engine import connect

from .kill_scenario import KillScenario
from .live_server import LiveServer, ServerProcess, live_server
from .watchdog import watched_server

SHORT = {
    "flood": {"most": 20},
    "silence": {"most": 60},
    "slow_readers": {"most": 4},
    "reconnects": {"people": 24},
}


class Thread(ServerProcess):
    """A server that runs already, for a scenario that would start one."""

    def __init__(self, at: LiveServer) -> None:
        self.live = at


async def beside(at: LiveServer, story: KillScenario, attack: Attack) -> None:
    """Runs an attack while people play at one table, and waits until they have gone on."""
    table = asyncio.create_task(story.play_table("estimation_whist"))
    await story.wait_for_actions([table], 3)
    counts = await attack(at, 1, Random(2))
    assert counts.total() > 0
    await story.wait_for_actions([table], 3)
    table.cancel()
    await asyncio.gather(table, return_exceptions=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_harms_nobody(name: str, tmp_path: Path) -> None:
    attack: Attack = partial(ATTACKS[name], **SHORT.get(name, {}))
    with capture_logs() as logged, watched_server(tmp_path) as (at, _):
        engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
        story = KillScenario(Thread(at), engine, seed=1)
        story.alone = False
        asyncio.run(asyncio.wait_for(beside(at, story, attack), 300))
        assert httpx.get(f"{at.http}/ready").status_code == 200
    story.check(everything=True)
    engine.dispose()
    assert not [line for line in logged if line["log_level"] in ("error", "critical")]


@pytest.mark.full
@pytest.mark.parametrize("race", RACES, ids=lambda race: race.__name__)
def test_of_two_requests_at_once_at_most_one_holds(race: Race, tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        for seed in range(3):
            asyncio.run(asyncio.wait_for(run_race(at, race, Random(seed)), 120))
