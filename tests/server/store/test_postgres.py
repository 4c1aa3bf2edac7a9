"""The same on PostgreSQL, where the database is killed as well."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import text

from longsuit.server.store.engine import connect
from longsuit.server.store.lock import DatabaseInUse, exclusive

from ..kill_scenario import KillScenario
from ..live_server import ServerProcess
from ..postgres import PostgresServer

pytestmark = [pytest.mark.full, pytest.mark.postgres]
KILLS = 6


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    found = PostgresServer()
    found.start()
    yield found
    found.stop()


def test_nothing_is_lost_when_server_or_database_are_killed(database: PostgresServer) -> None:
    server = ServerProcess(database.url)
    story = KillScenario(server, connect(database.url), seed=5)

    def kill(number: int) -> None:
        if number % 3 == 0:
            server.kill()
        elif number % 3 == 1:
            database.kill()
            gone = httpx.get(f"{server.live.http}/ready", timeout=20)
            assert (gone.status_code, gone.json()["code"]) == (503, "unavailable")
            database.start()
            return
        else:
            database.kill()
            server.kill()
            database.start()
        story.check()
        server.start()

    try:
        asyncio.run(asyncio.wait_for(story.run(KILLS, kill), 300))
    finally:
        server.kill()
    story.check()
    assert sum(story.ended.values()) > 3, story.ended
    story.engine.dispose()


def test_a_server_that_lost_the_database_to_another_does_not_write(
    database: PostgresServer,
) -> None:
    """The lock belongs to the session that writes, so it cannot be lost without notice."""
    one, two = connect(database.url), connect(database.url)
    with exclusive(one):
        with pytest.raises(DatabaseInUse), exclusive(two):
            pass
        database.kill()
        database.start()
        with exclusive(two), two.connect() as connection:
            assert connection.execute(text("select 1")).scalar() == 1
    one.dispose()
    two.dispose()
