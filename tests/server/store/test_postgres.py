"""The same on PostgreSQL, where the database is killed as well."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from longsuit.client import connection
from longsuit.protocol import messages, requests
from longsuit.server import maintenance
from longsuit.server.store.engine import connect
from longsuit.server.store.lock import ADVISORY_KEY, DatabaseInUse, exclusive

from ..clients import close, connect_client, expect_refusal, next_message, seat_people
from ..kill_scenario import KillScenario
from ..live_server import LiveServer, ServerProcess, live_server, until
from ..postgres import PostgresServer

pytestmark = [pytest.mark.full, pytest.mark.postgres]
KILLS = 20
# Ends the session that holds the server's lock.
END_SESSIONS = "select pg_terminate_backend(pid) from pg_locks where objid = :key"


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    found = PostgresServer()
    found.start()
    yield found
    found.stop()


@pytest.mark.slow
def test_nothing_is_lost_when_server_or_database_are_killed(database: PostgresServer) -> None:
    server = ServerProcess(database.url)
    story = KillScenario(server, connect(database.url), seed=5)

    def kill(number: int) -> None:
        if number % 3 == 0:
            server.kill()
        elif number % 3 == 1:
            database.kill()
            until(lambda: httpx.get(f"{server.live.http}/ready", timeout=20).status_code == 503)
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


def test_a_server_whose_session_ended_while_another_ran_does_not_write(
    tmp_path: Path, database: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob has sat down at the other server; the first one still believes the seat to be open."""
    monkeypatch.setattr(maintenance, "BANS_EVERY", 3600)  # only the write itself finds it
    monkeypatch.setattr(connection, "RETRIES", 2)  # all of them take half a minute
    engine = connect(database.url)

    def stored() -> list[Any]:
        with engine.connect() as connection:
            return list(connection.execute(text("select seat, kind, name from seats order by 1")))

    async def at_the_other(at: LiveServer, code: str, token: str) -> None:
        bob, ann = await connect_client(at, "Bob"), await connect_client(at, token=token)
        await bob.join(code)
        await bob.sit()
        await ann.join(code)
        await ann.start()
        await ann.command(requests.Chat(text="here"))
        await close(ann, bob)

    async def story(at: LiveServer) -> None:
        (ann,) = await seat_people(at, "Ann")
        with engine.begin() as connection:
            connection.execute(text(END_SESSIONS), {"key": ADVISORY_KEY & 0xFFFF_FFFF})
        with live_server(tmp_path, db=database.url) as other:
            await at_the_other(other, ann.code, ann.token)
        before = stored()
        assert before == [(0, "person", "Ann"), (1, "person", "Bob")]
        await expect_refusal(ann.command(requests.Fill(seat=1, player="random")), "unavailable")
        await next_message(ann, messages.Error, message="server_stops")
        assert [error.sentence.id for error in at.superseded] == ["server_superseded"]
        assert stored() == before
        await close(ann)

    with live_server(tmp_path, db=database.url) as at:
        asyncio.run(asyncio.wait_for(story(at), 120))
    engine.dispose()


def test_a_commit_waits_for_the_disk_whatever_the_default_is(database: PostgresServer) -> None:
    engine = connect(database.url)
    for default, used in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
        with engine.begin() as connection:
            connection.execute(text(f"alter role longsuit set synchronous_commit = {default}"))
        engine.dispose()  # new sessions have the new default
        with engine.connect() as connection:
            assert connection.execute(text("show synchronous_commit")).scalar() == used
    engine.dispose()
