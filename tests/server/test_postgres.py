"""The same on PostgreSQL, which goes away in the middle of a game and comes back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from database import Database, programs
from house import House, house, play_on

from longsuit.client import Client
from longsuit.engine import notation
from longsuit.games.logs import final, verdicts
from longsuit.wire import asked

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not programs(), reason="PostgreSQL is not installed"),
]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(tmp_path)
    found.start()
    yield found
    found.stop()


def test_a_game_survives_the_death_of_its_database(database: Database, tmp_path: Path) -> None:
    async def story(at: House) -> None:
        ann, bob = Client(at.ws, name="Ann"), Client(at.ws, name="Bob")
        async with ann, bob:
            policy = {"watch": "end"}
            options = {"players": "3"}
            code = await ann.create("estimation_whist", options=options, policy=policy)
            await bob.join(code)
            await bob.sit()
            await ann.done(asked.Fill(seat=2, player="random"))
            await ann.start()
            acted: list[tuple[str, int, str]] = []
            playing = [asyncio.create_task(play_on(c, Random(1), acted)) for c in (ann, bob)]
            while len(acted) < 20:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(database.kill)
            await asyncio.sleep(1)
            ready = await asyncio.to_thread(httpx.get, f"{at.http}/ready", timeout=20)
            assert (ready.status_code, ready.json()["code"]) == (503, "unavailable")
            acknowledged = len(acted)
            await asyncio.to_thread(database.start)
            while len(acted) < acknowledged + 5:
                await asyncio.sleep(0.1)
            await asyncio.gather(*playing)
            log = await asyncio.to_thread(httpx.get, f"{at.http}/api/games/{ann.game}/log")
            paper = notation.log(log.text)
            final(paper)
            assert set(verdicts(paper)) == {"holds"}
            events = [repr(event) for event in paper.events]
            for _, n, action in acted:
                assert events[n - 1].partition(" ")[2] == action

    with house(tmp_path, db=database.url) as at:
        asyncio.run(asyncio.wait_for(story(at), 120))
