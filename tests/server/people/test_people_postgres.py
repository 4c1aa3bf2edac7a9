"""People, scores and the daily deal on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ..http.calls import call, guest, play, refused
from ..live_server import live_server
from ..postgres import PostgresServer

pytestmark = [pytest.mark.full, pytest.mark.postgres]
SMALL = {"players": "2", "max_cards": "2"}


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    found = PostgresServer()
    found.start()
    yield found
    found.stop()


def test_everything_about_people(tmp_path: Path, database: PostgresServer) -> None:
    with live_server(tmp_path, db=database.url) as at:
        ann, _ = guest(at, "Ann")
        bob, _ = guest(at, "Bob")
        body = {"name": "Ann", "password": "correct horse", "label": "\0phone"}
        account = {"name": "Ann", "password": "correct horse"}
        assert call(at, "PUT", "/api/me/account", ann, json=account).status_code == 200
        assert call(at, "POST", "/api/sign-in", json=body).status_code == 201
        assert refused(call(at, "PUT", "/api/me/account", bob, json=account)) == (409, "bad_name")
        wrong = {"name": "Ann\0", "password": "wrong horse"}
        assert refused(call(at, "POST", "/api/sign-in", json=wrong)) == (401, "bad_login")
        code = call(at, "POST", "/api/me/friends/link", ann).json()["code"]
        assert call(at, "POST", "/api/me/friends", bob, json={"code": code}).status_code == 201
        assert call(at, "GET", "/api/me/friends", bob).json()[0]["name"] == "Ann"
        for seed in (1, 2):
            game = asyncio.run(
                play(at, [ann, bob], Random(seed), options=SMALL, policy={"rated": True})
            )
        ranking = call(at, "GET", "/api/ratings/estimation_whist").json()
        assert [line["played"] for line in ranking] == [2, 2]
        numbers = call(at, "GET", "/api/me/statistics", bob).json()["estimation_whist"]
        assert numbers["games"] == 2
        assert [line["calls"] for line in numbers["by_cards"]] == [4, 2]
        assert len(call(at, "GET", "/api/me/games", bob).json()) == 2
        assert call(at, "GET", "/api/me/offers", bob).json() == []
        assert len(call(at, "GET", "/api/scores/estimation_whist/original").json()) == 10
        assert call(at, "GET", "/api/scores/whist/original").json() == []
        assert call(at, "POST", "/api/daily/whist", ann).status_code == 201
        assert call(at, "POST", "/api/daily/whist", ann).status_code == 200
        assert call(at, "GET", "/api/daily/whist").json()["ranking"] == []
        gone = {"password": "correct horse"}
        assert call(at, "POST", "/api/me/delete", ann, json=gone).status_code == 200
        assert "seats somebody Bob" in call(at, "GET", f"/api/games/{game}/log", bob).text
