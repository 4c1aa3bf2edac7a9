"""Codes that sign another device in, over HTTP, and what a person would leave behind."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from longsuit.client.connection import Client
from longsuit.server.limits import Limits, Rate
from longsuit.server.people import move_codes

from ..live_server import LiveServer, live_server
from .calls import call, guest, play, refused

OWNER, USE = "/api/move/owner", "/api/move/use"


def ask(at: LiveServer, path: str, code: str, **values: Any) -> httpx.Response:
    return call(at, "POST", path, json={"code": code}, **values)


def test_a_code_tells_whose_it_is_and_works_once(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, person = guest(at, "Ann")
        code = call(at, "POST", "/api/move", token).json()["code"]
        for _ in range(3):
            assert ask(at, OWNER, code.lower()).json() == {"person": person, "name": "Ann"}
        used = ask(at, USE, code)
        assert used.status_code == 201
        assert (used.json()["person"], used.json()["name"]) == (person, "Ann")
        assert used.json()["token"] != token
        assert call(at, "GET", "/api/me", used.json()["token"]).json()["person"] == person
        for path in (OWNER, USE):
            again = ask(at, path, code)
            assert refused(again) == (401, "bad_token")
            assert again.json()["message"] == "device_code_expired"
        assert call(at, "GET", "/api/me", token).status_code == 200, "the maker stays signed in"


def test_an_expired_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Ann")
        monkeypatch.setattr(move_codes, "MOVE_CODE_SECONDS", -1)
        code = call(at, "POST", "/api/move", token).json()["code"]
        for path in (OWNER, USE):
            assert ask(at, path, code).json()["message"] == "device_code_expired"


def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    """A loopback address is not limited, so a proxy names another one."""
    with live_server(tmp_path, limits=Limits(guesses=Rate(0.0, 5))) as at:
        token, _ = guest(at, "Ann")
        code = call(at, "POST", "/api/move", token).json()["code"]
        behind = {"x-forwarded-for": "203.0.113.9"}

        def guess(path: str, code: str) -> httpx.Response:
            return httpx.post(at.http + path, json={"code": code}, headers=behind, timeout=90)

        answers = [refused(guess((OWNER, USE)[n % 2], "AAAA-AAAA-AAAA"))[0] for n in range(7)]
        assert answers == [401] * 5 + [429] * 2
        assert guess(OWNER, code).status_code == 429, "the right one, too, after so many"


def test_what_a_person_would_leave_behind(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        bob, _ = guest(at, "Bob")
        mine = "/api/me/belongings"
        nothing = {"seats": 0, "playing": 0, "games": 0, "high_scores": 0, "friends": 0}
        assert call(at, "GET", mine, ann).json() == nothing
        asyncio.run(
            play(
                at,
                [ann],
                Random(1),
                options={"players": "3", "max_cards": "1"},
                seats=("random",) * 2,
            )
        )
        link = call(at, "POST", "/api/me/friends/link", ann).json()
        call(at, "POST", "/api/me/friends", bob, json={"code": link["code"]})

        async def sit() -> None:
            async with Client(at.ws, token=ann) as client:
                await client.create("whist", seats=("me", "open", "open", "open"))
                await client.create("pesten", seats=("me", "random"), options={"players": "2"})
                await client.start()

        asyncio.run(sit())
        found = call(at, "GET", mine, ann).json()
        assert found == {"seats": 3, "playing": 1, "games": 1, "high_scores": 0, "friends": 1}
        assert call(at, "GET", mine, bob).json() == nothing | {"friends": 1}
