"""Group commit, a full disk, and writes that cannot be written."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, event, insert, select, text

from longsuit.server.store.engine import connect, migrate
from longsuit.server.store.lock import begin_epoch
from longsuit.server.store.schema import records, secrets
from longsuit.server.store.writer import SHORTEST_PAUSE, Unavailable, Write, Writer

from ..clients import actor_and_other, close, run_story, start_game
from ..live_server import LiveServer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    found = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(found)
    yield found
    found.dispose()


def secret(name: str) -> Write:
    return Write(others=((insert(secrets), [{"name": name, "secret": "0" * 64}]),))


def stored(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return sorted(connection.execute(select(secrets.c.name)).scalars())


async def together(engine: Engine, *writes: Write) -> tuple[list[Any], int]:
    """The outcomes of writes that gather while a commit is under way, and the commits for them."""
    writer = Writer(engine, asyncio.get_running_loop(), begin_epoch(engine))
    committing, proceed = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        committing.set()
        proceed.wait(10)

    first = asyncio.create_task(writer.write(Write(others=((wait, None),))))
    assert await asyncio.to_thread(committing.wait, 10)
    tasks = [asyncio.create_task(writer.write(write)) for write in writes]
    await asyncio.sleep(0)  # each task puts its write into the queue before it first waits
    proceed.set()
    await first
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(writer.close)
    return outcomes, writer.commits - 1


def test_everything_that_waits_goes_into_one_commit(engine: Engine) -> None:
    names = [f"{number:02}" for number in range(20)]
    outcomes, commits = asyncio.run(together(engine, *map(secret, names)))
    assert outcomes == [None] * 20
    assert commits == 1
    assert stored(engine) == names


def test_a_write_that_cannot_be_written_fails_alone(engine: Engine) -> None:
    writes = [secret("a"), secret("a"), secret("b")]
    outcomes, commits = asyncio.run(together(engine, *writes))
    assert [isinstance(outcome, Unavailable) for outcome in outcomes] == [False, True, False]
    assert commits == 2
    assert stored(engine) == ["a", "b"]


def test_many_rows_are_written_in_order(engine: Engine) -> None:
    rows = [
        {"game": "g", "n": n, "text": f"0 call {n}", "nonce": "", "at": n} for n in range(1, 701)
    ]
    outcomes, _ = asyncio.run(together(engine, Write(rows[:300]), Write(rows[300:])))
    assert outcomes == [None, None]
    with engine.connect() as connection:
        found = connection.execute(select(records).order_by(records.c.n))
        assert [row._asdict() for row in found] == rows


def test_a_move_on_a_full_disk_does_not_count_until_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(connection: sqlite3.Connection, _: Any) -> None:
        """No page can be added to the database."""
        connection.execute("PRAGMA max_page_count=1")

    def large(connection: Connection) -> None:
        """So much that it needs new pages."""
        rows = [{"name": f"{number:040}", "secret": "0" * 64} for number in range(2_000)]
        connection.execute(delete(secrets))
        connection.execute(insert(secrets), rows)

    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, other = actor_and_other(clients)
        writer, running = at.lobby.writer, at.lobby.tables[actor.code].running_game
        assert running is not None
        write, n = writer.write, running.record.n

        async def larger(given: Write) -> None:
            await write(Write(given.records, (*given.others, (large, None))))

        event.listen(writer.engine, "connect", fill)
        writer.engine.dispose()
        monkeypatch.setattr(writer, "write", larger)
        writer.drop_connection()
        acting = asyncio.create_task(actor.act(actor.view["legal"][0]["action"]))
        async with asyncio.timeout(30):
            while writer.pause == SHORTEST_PAUSE:
                await asyncio.sleep(0.01)
        assert (running.record.n, other.n) == (n, n)
        assert not acting.done()
        with writer.engine.connect() as connection:
            assert connection.execute(text("select count(*) from records")).scalar() == n
        event.remove(writer.engine, "connect", fill)
        writer.engine.dispose()
        writer.drop_connection()
        assert await acting == n + 1  # the client has asked again with the same nonce
        assert running.record.entries[n : n + 1] == running.record.events[n : n + 1]
        await close(*clients)

    run_story(story, tmp_path)
