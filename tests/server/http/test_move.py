"""`longsuit move`: signing the same person in on another device, and from one."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longsuit.client import tokens
from longsuit.client.connection import Client
from longsuit.commands.cli import main
from longsuit.protocol import messages, requests

from ..live_server import LiveServer, live_server
from .calls import guest

pytestmark = pytest.mark.usefixtures("home")


def move(at: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["move", "--server", at, *words])


async def code_of(at: LiveServer, token: str) -> str:
    async with Client(at.ws, token=token) as client:
        moved = await client.request(requests.Move(), messages.Moved)
        return moved.code


def test_a_person_moves_to_this_terminal_and_on_to_a_phone(tmp_path: Path) -> None:
    async def ann(at: LiveServer) -> tuple[str, str]:
        async with Client(at.ws, name="Ann") as client:
            return client.person, client.token

    async def phone(at: LiveServer, code: str) -> str:
        async with Client(at.ws, move=code) as client:
            return client.person

    with live_server(tmp_path) as at:
        person, token = asyncio.run(ann(at))
        before = move(at.http)
        assert before.exit_code == 2
        assert "--code" in before.stderr
        here = move(at.http, "--code", asyncio.run(code_of(at, token)))
        assert here.exit_code == 0, here.output
        assert "You’re now Ann on" in here.output
        file = tokens.folder() / "tokens.json"
        assert file.stat().st_mode & 0o077 == 0
        mine = tokens.token(at.http)
        assert mine not in ("", token)
        shown = move(at.http.removeprefix("http://"))
        assert shown.exit_code == 0, shown.output
        assert "█" in shown.output
        assert mine not in shown.output
        (link,) = [line for line in shown.output.splitlines() if line.startswith("http")]
        assert link.startswith(f"{at.http}/#move=")
        assert asyncio.run(phone(at, link.partition("=")[2])) == person
        again = move(at.http, "--code", link.partition("=")[2])
        assert again.exit_code == 2
        assert "has been used" in again.stderr


def test_a_bad_code_or_address_is_refused_with_the_reason(tmp_path: Path) -> None:
    for words in (("ftp://x",), ("http://",), ("http://ann@host",)):
        result = move(*words)
        assert result.exit_code == 2
        assert "isn’t the address of a server" in result.stderr
    tokens.save_token("http://127.0.0.1:9", "x")
    assert "no Longsuit server" in move("127.0.0.1:9").stderr
    with live_server(tmp_path) as at:
        tokens.save_token(at.http, "wrong")
        assert "The server doesn’t know this device." in move(at.http).stderr
    (tokens.folder() / "tokens.json").write_text("no list")
    assert "--code" in move("127.0.0.1:9").stderr


def test_a_code_asks_first_and_the_way_back_is_kept(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        bob, _ = guest(at, "Bob")
        tokens.save_token(at.http, bob)
        code = asyncio.run(code_of(at, ann))
        no = CliRunner().invoke(main, ["move", "--server", at.http, "--code", code], input="n\n")
        assert "You’re Bob" in no.output
        assert "Become Ann" in no.output
        assert "Nothing was changed." in no.stderr
        assert tokens.token(at.http) == bob
        assert "no way back" in move(at.http, "--back").stderr
        yes = move(at.http, "--code", code, "--yes")
        assert "You’re now Ann on" in yes.output, "the code was not used up by asking"
        mine = tokens.token(at.http)
        assert mine not in (ann, bob)
        assert tokens.token(at.http, former=True) == bob
        for name, token, former in (("Bob", bob, mine), ("Ann", mine, bob)):
            assert f"You’re {name} on" in move(at.http, "--back").output
            assert (tokens.token(at.http), tokens.token(at.http, former=True)) == (token, former)
        file = tokens.folder() / "former-tokens.json"
        assert file.stat().st_mode & 0o077 == 0
        again = asyncio.run(code_of(at, ann))
        assert "already" in move(at.http, "--code", again).output
        assert tokens.token(at.http) == mine
        assert move(at.http, "--code", again, "--back").exit_code == 2


def test_a_refused_code_leaves_the_token_alone(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        bob, _ = guest(at, "Bob")
        tokens.save_token(at.http, bob)
        refused = move(at.http, "--code", "AAAA-BBBB-CCCC", "--yes")
        assert "has been used or has expired" in refused.stderr
        assert tokens.all_tokens() == {at.http: bob}
        assert tokens.all_tokens(former=True) == {}
    away = move(at.http, "--code", "AAAA-BBBB-CCCC", "--yes")
    assert "no Longsuit server" in away.stderr
    assert tokens.token(at.http) == bob
