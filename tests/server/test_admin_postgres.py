"""longsuit admin beside a running server on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from longsuit.commands.cli import main
from longsuit.protocol import messages
from longsuit.server import maintenance
from longsuit.server.store.engine import connect

from .clients import close, connect_client, expect_refusal, next_message, start_game
from .live_server import LiveServer, live_server
from .postgres import PostgresServer
from .test_admin import one_game

pytestmark = [pytest.mark.full, pytest.mark.postgres]


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    found = PostgresServer()
    found.start()
    yield found
    found.stop()


def admin(
    database: PostgresServer, *words: str, says: str, fails: bool = False, **values: Any
) -> Result:
    result = CliRunner().invoke(main, ["admin", "--db", database.url, *words], **values)
    assert (result.exit_code != 0) == fails, result.output
    assert says in " ".join(result.output.split()), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_everything_a_host_may_do(
    tmp_path: Path, database: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "BANS_EVERY", 0.05)
    admin(database, "list", says="start the server once", fails=True)

    async def story(at: LiveServer) -> None:
        game = await one_game(at)
        clients = await start_game(at, "Bob", "Cy")
        code = clients[0].code
        listed = admin(database, "list", says="2 open tables.").output
        assert f"(person {clients[0].person}, host)" in listed
        admin(database, "close", code, "--yes", says="is closed.")
        for client in clients:
            closed = await next_message(client, messages.Closed)
            assert closed.message == "table_closed_by_server"
        await expect_refusal(clients[0].join(code), "no_table")
        who, token = clients[1].person, clients[1].token
        admin(database, "ban", who, "--days", "2", "--reason", "too loud", says="for 2 days")
        admin(database, "list", says="too loud")
        while (await asyncio.wait_for(clients[1].inbox.get(), 20)) is not None:
            pass
        await expect_refusal(connect_client(at, token=token), "banned")
        admin(database, "unban", who, says="is no longer banned.")
        async with asyncio.timeout(20):
            while f"person:{who}" in at.lobby.admission.bans:
                await asyncio.sleep(0.02)
        await close(*clients, await connect_client(at, token=token))
        logs = tmp_path / "logs"
        await asyncio.to_thread(admin, database, "export", str(logs), says="1 game is written")
        file = str(logs / f"{game}.game")
        assert CliRunner().invoke(main, ["verify", file]).exit_code == 0
        admin(database, "backup", str(tmp_path / "copy"), says="pg_dump", fails=True)
        admin(database, "restore", file, "--yes", says="pg_restore", fails=True)
        engine = connect(database.url)
        with engine.begin() as connection:
            connection.execute(text("update tables set used = 1"))
            connection.execute(text("update people set created = 1"))
        engine.dispose()
        admin(database, "prune", input="n\n", says="Nothing was changed.", fails=True)
        admin(database, "prune", "--yes", says="Deleted: 1 closed table, 1 unfinished game")
        admin(database, "prune", "--yes", says="nothing older")

    with live_server(tmp_path, db=database.url) as at:
        asyncio.run(asyncio.wait_for(story(at), 120))
    admin(database, "list", says="1 open table.")
