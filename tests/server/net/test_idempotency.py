"""A repeated request takes effect once; bans by the host can be undone."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from longsuit.client.connection import Client
from longsuit.messages.render import english
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.protocol.parts import received
from longsuit.server.store.writer import Unavailable, Write, Writer

from ..clients import close, connect_client, expect_refusal, next_message, run_story, seat_people
from ..http.calls import call
from ..live_server import LiveServer, ServerProcess, live_server


async def opened(who: Client, nonce: str, **values: Any) -> str:
    answer = await who.request(
        requests.Create(game="whist", nonce=nonce, **values), messages.Opened
    )
    return answer.code


def test_a_table_is_opened_once_for_a_nonce(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await connect_client(at, "Ann"), await connect_client(at, "Bob")
        codes = await asyncio.gather(*(opened(ann, "a") for _ in range(5)))
        assert len({*codes}) == 1
        body = {"game": "whist", "nonce": "a"}
        assert call(at, "POST", "/api/tables", ann.token, json=body).json()["code"] == codes[0]
        assert await opened(ann, "b") != codes[0]
        assert await opened(bob, "a") != codes[0]
        assert await opened(ann, "") != await opened(ann, "")
        assert len(at.lobby.tables) == 5
        await close(ann, bob)

    run_story(story, tmp_path)


def test_a_nonce_outlives_a_killed_server(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()

    async def ask(token: str) -> tuple[str, str]:
        async with Client(server.live.ws, token=token) as ann:
            code = await opened(ann, "a")
            await ann.join(code)
            await ann.command(requests.Chat(text="hello", nonce="c"))
            return code, ann.token

    try:
        code, token = asyncio.run(ask(""))
        server.kill()
        server.start()
        assert asyncio.run(ask(token)) == (code, token)
    finally:
        server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as found:
        assert found.execute("select text from said").fetchall() == [("hello",)]
        assert found.execute("select code from tables").fetchall() == [(code,)]


def test_a_table_whose_commit_is_uncertain_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write: Callable[[Writer, Write], Awaitable[None]] = Writer.write
    failures: list[int] = []

    async def unsure(self: Writer, what: Write) -> None:
        await write(self, what)
        if len(failures) < 2 and "INSERT INTO tables" in str([str(s) for s, _ in what.others]):
            failures.append(1)
            raise Unavailable("lost")

    monkeypatch.setattr(Writer, "write", unsure)

    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        code = await ann.create("whist")
        assert len(failures) == 2
        assert list(at.lobby.tables) == [code]
        await close(ann)

    run_story(story, tmp_path)
    with live_server(tmp_path) as at:
        assert len(at.lobby.tables) == 1


def test_a_repeated_chat_line_is_posted_once(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        for said in (
            requests.Chat(text="once", nonce="1"),
            requests.Phrase(phrase="oops", nonce="2"),
            requests.Emote(emote="wow", nonce="3"),
        ):
            await asyncio.gather(ann.command(said), ann.command(said))
            await ann.command(said)
        await bob.command(requests.Chat(text="mine", nonce="1"))  # the nonces of others are theirs
        await ann.say("more")
        await ann.phrase("thanks")
        await ann.emote("clap")
        heard = [(await next_message(bob, messages.Said)).text for _ in range(7)]
        assert heard == ["once", "oops", "wow", "mine", "more", "thanks", "clap"]
        assert bob.inbox.empty()
        error = requests.Phrase(phrase="none", nonce="4")
        await expect_refusal(ann.command(error), "bad_message")
        await ann.command(requests.Phrase(phrase="bye", nonce="4"))  # what failed was not said
        assert (await next_message(bob, messages.Said)).text == "bye"
        await close(ann, bob)

    run_story(story, tmp_path)


def test_a_banned_person_is_admitted_again(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        cy = await connect_client(at, "Cy")
        code, who = ann.code, bob.person
        await cy.join(code)
        await ann.command(requests.Kick(person=who))
        assert (await next_message(ann, messages.Table, banned={who: "Bob"})).host == ann.person
        await expect_refusal(bob.join(code), "banned")
        await expect_refusal(cy.command(requests.Admit(person=who)), "not_host")
        assert cy.table is not None
        assert cy.table.banned == {}
        await ann.command(requests.Admit(person=who))
        await ann.command(requests.Admit(person=who))
        await bob.join(code)
        await bob.sit()
        assert ann.table is not None
        assert ann.table.banned == {}
        await close(ann, bob, cy)

    run_story(story, tmp_path)


def test_an_erased_person_is_in_no_list(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        await opened(bob, "b")
        await ann.command(requests.Kick(person=bob.person))
        answer = await asyncio.to_thread(call, at, "POST", "/api/me/delete", bob.token, json={})
        assert answer.status_code == 200
        assert at.lobby.tables[ann.code].settings.banned == {}
        assert not any(key.startswith(bob.person) for key in at.lobby.codes_by_nonce)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as found:
            for row in found.execute("select banned, nonce, host from tables"):
                assert bob.person not in "".join(row)
        await close(ann, bob)

    run_story(story, tmp_path)


def test_a_refusal_has_a_message_that_can_be_translated(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        errors: list[messages.Error] = []

        async def wrong(message: requests.Request) -> messages.Error:
            try:
                await ann.command(message)
            except Refusal:
                errors.append(next(e for e in drained(ann) if isinstance(e, messages.Error)))
            return errors[-1]

        error = await wrong(requests.Sit(seat=7))
        assert (error.code, error.message) == ("already_seated", "error_already_seated")
        error = await wrong(requests.Fill(seat=7))
        assert (error.message, error.values) == ("error_no_seat", {})
        assert error.text == "This seat doesn’t exist."
        error = await wrong(requests.Rematch())
        assert error.message == "no_game_here_yet"
        await ann.start()
        await next_message(bob, messages.Event)
        await next_message(ann, messages.Event)
        error = await wrong(requests.Act(n=ann.n, action="call 3", nonce="x"))
        assert error.code == "illegal"
        sentence = received(error.text, error.message, error.values)
        assert (sentence.id, english(sentence)) == (error.message, error.text)
        await close(ann, bob)

    def drained(client: Client) -> list[messages.AnyMessage]:
        found: list[messages.AnyMessage] = []
        while not client.inbox.empty():
            if message := client.inbox.get_nowait():
                found.append(message)
        return found

    run_story(story, tmp_path)
