"""longsuit admin, with a server that runs and without one."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result
from websockets.asyncio.client import connect

from longsuit.commands.cli import main
from longsuit.protocol import messages
from longsuit.protocol.errors import Refusal
from longsuit.server import maintenance

from .clients import close, connect_client, expect_refusal, next_message, start_game
from .live_server import LiveServer, live_server, play_on

Story = Callable[[LiveServer], Awaitable[None]]


def tell(story: Story, folder: Path, **values: Any) -> None:
    with live_server(folder, **values) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))


def admin(folder: Path, *words: str, says: str = "", fails: bool = False, **values: Any) -> Result:
    line = ["admin", "--db", f"sqlite:///{folder / 'tables.db'}", *words]
    result = CliRunner().invoke(main, line, **values)
    assert (result.exit_code != 0) == fails, result.output
    assert says in " ".join(result.output.split()), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "BANS_EVERY", 0.05)


def test_a_table_of_a_running_server_is_listed_and_closed(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann, code = clients[0], clients[0].code
        listed = admin(tmp_path, "list", says="1 open table.").output
        assert code in listed
        assert f"(person {ann.person}, host)" in listed
        admin(tmp_path, "close", code, input="n\n", says="Nothing was changed.", fails=True)
        admin(tmp_path, "close", code.lower(), "--yes", says="is closed.")
        for client in clients:
            closed = await next_message(client, messages.Closed)
            assert closed.message == "table_closed_by_server"
        await expect_refusal(ann.join(code), "no_table")
        admin(tmp_path, "close", code, "--yes", says="is already closed.", fails=True)
        admin(tmp_path, "close", "ABCD", "--yes", says="There’s no table ABCD.", fails=True)
        admin(tmp_path, "list", says="There’s no open table.")
        await close(*clients)

    tell(story, tmp_path)


def test_who_is_banned_has_to_go_and_may_come_again(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        who, token = ann.person, ann.token
        admin(tmp_path, "ban", who, "--days", "2", "--reason", "too loud", says="for 2 days")
        while (await ann.inbox.get()) is not None:
            pass
        assert isinstance(ann.end_reason, Refusal)
        assert ann.end_reason.code == "banned"  # and it does not try to come back
        with pytest.raises(Exception, match="banned"):
            await ann.create("whist")
        await expect_refusal(connect_client(at, token=token), "banned")
        assert "too loud" in admin(tmp_path, "list").output
        admin(tmp_path, "unban", who, says="is no longer banned.")
        admin(tmp_path, "unban", who, says="isn’t banned.", fails=True)
        while f"person:{who}" in at.lobby.admission.bans:
            await asyncio.sleep(0.01)
        await close(ann, await connect_client(at, token=token))
        admin(tmp_path, "ban", "nobody", says="neither an address nor the id", fails=True)
        admin(tmp_path, "ban", "127.0.0.1", says="this computer itself", fails=True)

    tell(story, tmp_path)


def test_an_address_is_banned(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        away = {"x-forwarded-for": "203.0.113.7"}
        async with connect(at.ws, additional_headers=away) as ws:
            admin(tmp_path, "ban", "203.0.113.7", says="for good")
            assert '"banned"' in str(await asyncio.wait_for(ws.recv(), 10))
        async with connect(at.ws, additional_headers=away) as ws:
            assert '"banned"' in str(await asyncio.wait_for(ws.recv(), 10))
        answer = httpx.get(f"{at.http}/api/tables", headers=away)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert httpx.get(f"{at.http}/api/tables").status_code == 200

    tell(story, tmp_path)


async def one_game(at: LiveServer) -> str:
    ann = await connect_client(at, "Ann")
    seats = ("me", "random")
    await ann.create("pesten", options={"players": "2"}, seats=seats)
    await ann.start()
    await asyncio.wait_for(play_on(ann, Random(1), []), 30)
    game = ann.game
    await close(ann)
    return game


def test_a_copy_is_made_while_people_play_and_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def story(at: LiveServer) -> None:
        game = await one_game(at)
        clients = await start_game(at, "Bob", "Cy")
        admin(tmp_path, "backup", str(copy), says="Everything is copied")
        assert copy.stat().st_mode & 0o077 == 0
        admin(tmp_path, "backup", str(copy), says="already exists.", fails=True)
        admin(tmp_path, "restore", str(copy), "--yes", says="Stop it first.", fails=True)
        admin(tmp_path, "close", clients[0].code, "--yes")
        await close(*clients)
        logs = tmp_path / "logs"
        await asyncio.to_thread(admin, tmp_path, "export", str(logs), says="1 game is written")
        assert [file.name for file in logs.iterdir()] == [f"{game}.game"]
        assert {each.stat().st_mode & 0o077 for each in (logs, *logs.iterdir())} == {0}
        file = str(logs / f"{game}.game")
        for word in ("replay", "verify"):
            assert CliRunner().invoke(main, [word, file]).exit_code == 0

    tell(story, tmp_path)
    admin(tmp_path, "list", says="1 open table.")
    admin(tmp_path, "restore", str(copy), input="n\n", says="Nothing was changed.", fails=True)
    admin(tmp_path, "restore", str(copy), "--yes", says="kept in")
    admin(tmp_path, "list", says="2 open tables.")
    admin(tmp_path, "restore", str(copy), "--yes", says="tables.db.before2")

    async def again(at: LiveServer) -> None:
        assert len(at.lobby.tables) == 2

    tell(again, tmp_path)


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    admin(tmp_path, "list", says="There’s no database", fails=True)
    text, other = tmp_path / "text", tmp_path / "other.db"
    text.write_text("no database at all, but long enough to look at" * 50)
    with closing(sqlite3.connect(other)) as made:
        made.execute("create table t (x)")
    admin(tmp_path, "restore", str(text), "--yes", says="isn’t an SQLite database", fails=True)
    admin(tmp_path, "restore", str(other), "--yes", says="isn’t a Longsuit database", fails=True)
    admin(tmp_path, "restore", str(tmp_path / "no"), "--yes", says="There’s no file", fails=True)
    other.rename(tmp_path / "tables.db")
    admin(tmp_path, "list", says="Check --db", fails=True)
    admin(tmp_path, "backup", str(tmp_path / "x"), says="No copy was made.", fails=True)
    assert not list(tmp_path.glob("x*"))
    line = ["admin", "--db", "postgresql://nobody@127.0.0.1:1/none"]
    result = CliRunner().invoke(main, [*line, "backup", str(tmp_path / "y")])
    assert "pg_dump" in result.output
    assert "Check --db" in CliRunner().invoke(main, [*line, "list"]).output


def test_what_nobody_misses_is_pruned(tmp_path: Path) -> None:
    codes = []

    async def story(at: LiveServer) -> None:
        await one_game(at)
        for names in (("Bob", "Cy"), ("Di", "Eve")):
            clients = await start_game(at, *names)
            codes.append(clients[0].code)
            await close(*clients)
        await close(await connect_client(at, "Zoe"))

    tell(story, tmp_path)
    admin(tmp_path, "prune", "--yes", says="nothing older than 90 days")
    admin(tmp_path, "close", codes[0], "--yes")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made:
        made.execute("update tables set used = 1")
        made.execute("update people set created = 1")
        made.commit()
    what = "1 closed table, 1 unfinished game and 3 guests who never finished a game"
    admin(tmp_path, "prune", input="n\n", says=f"{what}?", fails=True)
    admin(tmp_path, "prune", "--yes", says=f"Deleted: {what}.")
    admin(tmp_path, "prune", "--yes", says="nothing older")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made:
        names = sorted(name for (name,) in made.execute("select name from people"))
        assert names == ["Ann", "Di", "Eve"]
        (left,) = made.execute("select count(*) from games").fetchone()
        assert left == 2
        lost = "select count(*) from records where game not in (select id from games)"
        assert made.execute(lost).fetchone() == (0,)
