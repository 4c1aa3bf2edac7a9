"""A table that does not load is set aside with its reason, and stops nothing else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.protocol import messages, requests

from ..clients import close, connect_client, expect_refusal, next_message
from ..live_server import LiveServer, live_server

TABLE = "update tables set {} where code = ?"
GAME = "update games set {} where code = ?"
SEAT = "update seats set {} where kind = 'computer' and code = ?"
RECORD = "update records set {} where n = 2 and game in (select id from games where code = ?)"
# What is wrong, whether the start finds it, and what people read of it.
DAMAGE = {
    "game": (TABLE.format("game = 'bridge'"), True, "There’s no game “bridge”"),
    "option": (TABLE.format('options = \'{"cards": "99"}\''), True, "cards"),
    "version": (TABLE.format("version = 7"), True, "version 7 of the rules of Pesten"),
    "policy": (TABLE.format("policy = '{'"), True, "Report this number"),
    "seats": ("delete from seats where seat = 0 and code = ?", True, "Report this number"),
    "game's version": (GAME.format("version = 8"), False, "version 8 of the rules of Pesten"),
    "player": (SEAT.format("player = 'nobody(3)'"), False, "nobody"),
    "record": (RECORD.format("text = '0 7H 7H 7H'"), False, "Report this number"),
    "entry": (RECORD.format("text = 'nonsense'"), False, "Report this number"),
}


def sql(folder: Path, statement: str, *values: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute(statement, values).fetchall()
        database.commit()
        return rows


def listed(folder: Path) -> str:
    words = ["admin", "--db", f"sqlite:///{folder / 'tables.db'}", "list"]
    return " ".join(CliRunner().invoke(main, words).output.split())


async def two_tables(at: LiveServer) -> tuple[str, str, str, str]:
    """The codes of two tables with a game in progress, and the tokens of their hosts."""
    codes, tokens = [], []
    for name in ("Ann", "Bob"):
        client = await connect_client(at, name)
        code = await client.create("pesten", seats=("me", "random"), options={"players": "2"})
        await client.start()
        while client.n < 2:
            if client.view.get("legal"):
                await client.act(client.view["legal"][0]["action"])
            else:
                await next_message(client, messages.Event)
        codes.append(code)
        tokens.append(client.token)
        await close(client)
    return (codes[0], codes[1], tokens[0], tokens[1])


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_that_does_not_load_is_set_aside(damage: str, tmp_path: Path) -> None:
    statement, at_start, says = DAMAGE[damage]
    with live_server(tmp_path) as at:
        bad, good, ann, bob = asyncio.run(two_tables(at))
    rows = "select game, version, options, policy, host, closed from tables where code = ?"
    sql(tmp_path, statement, bad)
    before = sql(tmp_path, rows, bad)

    async def story(at: LiveServer) -> None:
        assert (bad in at.lobby.set_aside) == at_start
        other = await connect_client(at, token=bob)
        await other.join(good)
        assert other.view
        client = await connect_client(at, token=ann)
        for _ in range(2):
            error = await expect_refusal(client.join(bad), "not_now")
            assert error.line.message == "table_set_aside"
            assert says in error.line.text
            assert "7H" not in error.line.text
        await close(client, other)

    with live_server(tmp_path) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))
    assert sql(tmp_path, rows, bad) == before
    assert "Set aside" in listed(tmp_path)
    assert says in listed(tmp_path)


def test_a_table_that_loads_again_is_no_longer_listed_as_set_aside(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        bad, _, ann, _ = asyncio.run(two_tables(at))
    sql(tmp_path, TABLE.format("version = 7"), bad)
    with live_server(tmp_path):
        assert "Set aside" in listed(tmp_path)
    sql(tmp_path, TABLE.format("version = 1"), bad)

    async def story(at: LiveServer) -> None:
        client = await connect_client(at, token=ann)
        await client.join(bad)
        await client.command(requests.Chat(text="here"))
        await close(client)

    with live_server(tmp_path) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))
    assert "Set aside" not in listed(tmp_path)
