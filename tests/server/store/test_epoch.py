"""A server whose database is another's writes nothing any more, and stops with a reason."""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from longsuit.client import connection
from longsuit.protocol import messages, requests
from longsuit.server import maintenance
from longsuit.server.store import backup
from longsuit.server.store.engine import connect, migrate
from longsuit.server.store.lock import DatabaseInUse, begin_epoch, exclusive

from ..clients import close, expect_refusal, next_message, run_story, seat_people
from ..live_server import LiveServer, ServerProcess, until


def sql(path: Path, *statements: str) -> list[Any]:
    """Executes statements on a database file; returns the rows of the last one."""
    with closing(sqlite3.connect(path, timeout=20)) as database:
        for statement in statements:
            rows = database.execute(statement).fetchall()
        database.commit()
    return rows


def raised_epoch(path: Path) -> None:
    """As if another server had run since."""
    sql(path, "update epochs set number = number + 1, writes = 0")


def older_copy(path: Path) -> None:
    """As after a failover to a database that lacks the last commits."""
    sql(path, "update epochs set writes = writes - 1")


def replaced(path: Path) -> None:
    """As when somebody copies a backup into the place of the file."""
    backup.back_up(path, path.with_name("copy.db"))
    path.with_name("copy.db").replace(path)


def deleted(path: Path) -> None:
    path.unlink()


CHANGES: dict[Callable[[Path], None], str] = {
    raised_epoch: "server_superseded",
    older_copy: "server_superseded",
    replaced: "database_replaced",
    deleted: "database_replaced",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_server_that_lost_its_database_writes_nothing(
    change: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "BANS_EVERY", 3600)  # only the write itself finds it
    monkeypatch.setattr(connection, "RETRIES", 0)  # which take half a minute for each request
    path = tmp_path / "tables.db"

    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        change(path)
        before = sql(path, "select count(*) from games") if path.exists() else []
        await expect_refusal(ann.start(), "unavailable")
        for client in (ann, bob):
            await next_message(client, messages.Error, message="server_stops")
        assert [error.sentence.id for error in at.superseded] == [CHANGES[change]]
        await expect_refusal(bob.command(requests.Chat(text="hello")), "unavailable")
        assert len(at.superseded) == 1
        if path.exists():
            assert sql(path, "select count(*) from games") == before == [(0,)]
        await close(ann, bob)

    run_story(story, tmp_path)
    assert path.exists() == bool(change is not deleted), "no empty database is made"


def test_an_idle_server_notices_as_well(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        raised_epoch(tmp_path / "tables.db")
        await asyncio.to_thread(until, lambda: bool(at.superseded))

    run_story(story, tmp_path)


def test_the_process_ends_with_a_sentence(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    assert server.process is not None
    try:
        raised_epoch(tmp_path / "tables.db")
        assert server.process.wait(30) == os.EX_TEMPFAIL
    finally:
        server.kill()
    said = server.log.read_text()
    assert "another server has used its database in the meantime" in said
    assert "Traceback" not in said


def test_each_server_has_an_epoch_of_its_own(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    assert [begin_epoch(engine).number for _ in range(3)] == [1, 2, 3]
    engine.dispose()


def test_a_write_whose_outcome_is_unknown_does_not_end_the_epoch(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    epoch = begin_epoch(engine)
    for stored in (True, False, True):
        with engine.connect() as connection:
            epoch.advance(connection)
            if stored:
                connection.commit()  # and the server never learns of it
    with engine.connect() as connection:
        epoch.advance(connection)
        connection.commit()
        epoch.committed()
        assert connection.execute(text("select number, writes from epochs")).all() == [(1, 4)]
    engine.dispose()


def test_a_database_in_memory_is_not_locked() -> None:
    engine = connect("sqlite://")
    with exclusive(engine), exclusive(engine):
        pass


def test_windows_locks_the_first_byte_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = set[int]()

    def locking(descriptor: int, mode: int, size: int) -> None:
        """Locks a region as Windows does: for one holder, and until its file is closed."""
        assert (mode, size, os.lseek(descriptor, 0, os.SEEK_CUR)) == (2, 1, 0)
        if os.fstat(descriptor).st_ino in held:
            raise PermissionError(13, "Permission denied")
        held.add(os.fstat(descriptor).st_ino)

    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    path = tmp_path / "tables.db"
    (tmp_path / "tables.db.lock").write_text("kept")
    one, two = connect(f"sqlite:///{path}"), connect(f"sqlite:///{path}")
    with exclusive(one), pytest.raises(DatabaseInUse), exclusive(two):
        pass
    held.clear()  # the file is closed
    with exclusive(two):
        shutil.copy(tmp_path / "tables.db.lock", tmp_path / "same")
    assert (tmp_path / "same").read_text() == "kept"
