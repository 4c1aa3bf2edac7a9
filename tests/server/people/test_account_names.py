"""The name of an account is its owner's alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from longsuit.client.connection import Client
from longsuit.protocol import requests
from longsuit.server.people.account_names import name_key
from longsuit.server.store.engine import connect, migrate

from ..clients import close, connect_client, expect_refusal
from ..http.calls import call, guest, refused
from ..live_server import LiveServer, live_server
from .test_accounts import PASSWORD, account, sign_in

HERON = "Ann Heron"
ALIKE = (
    "ann heron",
    "ANN  HERON",
    "AnnHeron",
    "Ａｎｎ Ｈｅｒｏｎ",
    "Ann\u00a0Heron",
    "Ann\u3000Heron",
)
UNSEEN = ("An\u200bn Heron", "Ann\u3164Heron", "Ann\ufe0f Heron")  # refused as names today


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("names")) as found:
        yield found


def test_names_that_look_alike_have_one_key() -> None:
    assert {name_key(name) for name in (*ALIKE, *UNSEEN)} == {"annheron"}
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Bob") != name_key("Rob")
    assert len(name_key("\ufdfa" * 24)) <= 80


def test_nobody_else_gets_the_name_of_an_account(at: LiveServer) -> None:
    token, _ = account(at, HERON)

    async def story() -> None:
        for name in ALIKE:
            stranger = await connect_client(at, name)
            assert stranger.name.endswith(f"#{stranger.person[:4]}"), name
            await expect_refusal(stranger.command(requests.Rename(name=name)), "bad_name")
            await close(stranger)
        async with Client(at.ws, token=token) as owner:
            await owner.command(requests.Rename(name="ann heron"))
            await owner.command(requests.Rename(name="Ann Crane"))
            await owner.command(requests.Rename(name=HERON))
            await owner.command(requests.Rename(name="Ann Crane"))
        other = await connect_client(at, "Zoe")
        for name in ("Ann Crane", HERON):  # what it is called now, and its sign-in name
            await expect_refusal(other.command(requests.Rename(name=name)), "bad_name")
        await close(other)

    asyncio.run(story())
    other, _ = guest(at, "Somebody new")
    for name in (*ALIKE, "Ann Crane"):
        body = {"name": name, "password": PASSWORD}
        assert refused(call(at, "PUT", "/api/me/account", other, json=body)) == (409, "bad_name")
    for name in (HERON, "anncrane"):
        assert sign_in(at, name).status_code == 201


def test_a_guest_who_has_the_name_of_a_new_account_gets_a_suffix(at: LiveServer) -> None:
    async def story() -> None:
        first = await connect_client(at, "Otto Wren")
        code = await first.create("pesten", options={"players": "2"}, seats=("me", "open"))
        second = await connect_client(at, "Bob W")
        await second.join(code)
        await asyncio.to_thread(account, at, "otto wren")
        new = f"Otto Wren#{first.person[:4]}"
        async with asyncio.timeout(20):
            while second.table is None or second.table.seats[0].name != new:
                await second.inbox.get()
        await first.join(code)
        await first.command(requests.Chat(text="hello"))
        async with asyncio.timeout(20):
            while (getattr(await second.inbox.get(), "kind", "")) != "chat":
                pass
        (line,) = at.lobby.tables[code].chat
        assert line.name == new
        async with Client(at.ws, token=first.token) as again:
            assert again.name == new
        await close(first, second)

    asyncio.run(story())


def test_a_high_score_is_not_entered_under_the_name_of_an_account(at: LiveServer) -> None:
    async def taken(name: str, person: str) -> bool:
        coming = at.lobby.people.name_of_other(name, person)
        return await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(coming, at.lobby.writer.loop)
        )

    _, person = account(at, "Score Keeper")
    assert asyncio.run(taken("scorekeeper", "somebody"))
    assert not asyncio.run(taken("scorekeeper", person))


def test_names_of_an_older_version_are_compared(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine, "0004")
    add = "insert into people (id, name, login, created) values (:id, :name, :login, 1)"
    before = [
        ("a1", "Ann Lee", "ann lee"),
        ("a2", "AnnLee", "annlee"),
        ("b1", "Bob B", "bob b"),
        ("g1", "bob  b", None),
        ("g2", "Cy", None),
    ]
    with engine.begin() as connection:
        for id_, name, login in before:
            connection.execute(sa.text(add), {"id": id_, "name": name, "login": login})
        device = "insert into devices (token, person, label, created) values ('t', 'g2', '', 1)"
        connection.execute(sa.text(device))
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(sa.text("select id, name, login from people order by id"))
        assert [tuple(row) for row in found] == [
            ("a1", "Ann Lee", "ann lee"),
            ("a2", "AnnLee", "annlee"),
            ("b1", "Bob B", "bobb"),
            ("g1", "bob  b#g1", None),
            ("g2", "Cy", None),
        ]
        (used,) = connection.execute(sa.text("select used from devices")).one()
        assert used > 10**12, "the time of a token begins with the upgrade"
    engine.dispose()
