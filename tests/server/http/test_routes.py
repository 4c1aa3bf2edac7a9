"""The HTTP API: tables, games, errors, and the origins that may connect."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from longsuit.bots.originals.whist import FILTERS, SELECTORS
from longsuit.bots.registry import kinds_of
from longsuit.games import GAMES
from longsuit.server import ids
from longsuit.server.config import Config
from longsuit.server.http.middleware import origin_allowed

from ..live_server import LiveServer, live_server
from .calls import call, guest


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("rest")) as found:
        yield found


@pytest.fixture(scope="module")
def token(at: LiveServer) -> str:
    return guest(at, "Ann")[0]


def test_a_table_is_opened_found_and_listed(at: LiveServer, token: str) -> None:
    body = {"game": "whist", "policy": {"public": True}, "seats": ["me", "random"]}
    made = call(at, "POST", "/api/tables", token, json=body)
    assert made.status_code == 201
    code = made.json()["code"]
    assert made.json()["link"] == f"/t/{ids.display_code(code)}"
    found = call(at, "GET", f"/api/tables/{ids.display_code(code).lower()}").json()
    assert found["game"] == "whist"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "computer", "open", "open"]
    assert code in {table["code"] for table in call(at, "GET", "/api/tables").json()}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "poker"}, 404, "no_game"),
        ({"game": "whist", "preset": "odd"}, 409, "bad_options"),
        ({"game": "whist", "options": {"players": "9"}}, 409, "bad_options"),
        ({"game": "whist", "options": {"colour": "red"}}, 409, "bad_options"),
        ({"game": "whist", "seats": ["me", "me"]}, 409, "bad_options"),
        ({"game": "whist", "seats": ["open"] * 5}, 409, "bad_options"),
        ({"game": "whist", "seats": ["nobody"]}, 409, "bad_player"),
        ({"game": "whist", "policy": {"rated": True, "cheat": True}}, 400, "bad_message"),
        ({"game": "whist", "extra": 1}, 400, "bad_message"),
        ([], 400, "bad_message"),
        ({"game": "w" * 20_000}, 413, "too_large"),
    ],
)
def test_a_bad_request_is_refused_with_the_reason(
    at: LiveServer, token: str, body: object, status: int, code: str
) -> None:
    answer = call(at, "POST", "/api/tables", token, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].strip()


def test_without_a_token_no_table_is_opened(at: LiveServer) -> None:
    for token in ("", "wrong", "x" * 43):
        answer = call(at, "POST", "/api/tables", token, json={"game": "whist"})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


def test_games_and_their_rules(at: LiveServer) -> None:
    games = call(at, "GET", "/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)
    assert all(option["about"] for game in games for option in game["options"])
    for game in games:
        grouped = [name for group in game["groups"] for name in group["options"]]
        assert sorted(grouped) == sorted(option["name"] for option in game["options"])
    sheet = call(at, "GET", "/api/games/whist/rules?target=11")
    assert "11" in sheet.text
    assert "troef" in call(at, "GET", "/api/games/whist/rules?target=11&lang=nl").text
    dutch = call(at, "GET", "/api/games?lang=nl").json()
    assert dutch[0]["options"][0]["about"].startswith("hoeveel spelers")
    assert call(at, "GET", "/api/games?lang=xx").status_code == 400
    assert call(at, "GET", "/api/games/whist/rules?target=0").status_code == 409
    assert call(at, "GET", "/api/games/poker/rules").status_code == 404
    assert call(at, "GET", "/api/games/nothing/log").status_code == 404


def test_every_player_is_described_with_what_can_be_set(at: LiveServer) -> None:
    """What it does and what each value of each parameter means, in the language asked for."""
    for language in ("en", "nl", "ar", "he"):
        for game in call(at, "GET", f"/api/games?lang={language}").json():
            assert list(game["players"]) == list(kinds_of(game["name"]))
            for name, kind in game["players"].items():
                assert kind["about"], name
                for parameter in kind["parameters"]:
                    assert parameter["label"]
                    assert all(value["label"] for value in parameter["values"])
    whist = {game["name"]: game for game in call(at, "GET", "/api/games").json()}["whist"]
    narrow, select = whist["players"]["npc"]["parameters"]
    assert [value["value"] for value in narrow["values"]] == list(FILTERS)
    assert [value["value"] for value in select["values"]] == list(SELECTORS)
    assert narrow["label"] == "Cards it considers"
    assert whist["players"]["search"]["parameters"][0]["free"]


def test_errors_are_json_and_every_response_has_security_headers(at: LiveServer) -> None:
    for method, path, status, code in (
        ("GET", "/nothing", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "method"),
        ("GET", "/api/tables/ABCD", 404, "no_table"),
    ):
        answer = call(at, method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_health_ready_metrics_and_openapi(at: LiveServer) -> None:
    assert call(at, "GET", "/health").json() == {"alive": True}
    assert call(at, "GET", "/ready").json() == {"ready": True}
    assert "longsuit_tables" in call(at, "GET", "/metrics").text
    paths = call(at, "GET", "/api/openapi.json").json()["paths"]
    assert "/api/tables" in paths


def test_pages_of_other_origins_cannot_connect(at: LiveServer) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus):
            await connect(at.ws, origin="http://elsewhere.example")  # type: ignore[arg-type]
        ours: Any = at.http
        await (await connect(at.ws, origin=ours)).close()

    asyncio.run(story())
    assert origin_allowed(Config(origins=("https://a.example",)), "https://a.example", "b")
    assert not origin_allowed(Config(), "null", "localhost")


def test_a_second_server_on_the_same_database_does_not_start(tmp_path: Path) -> None:
    from longsuit.server.store.engine import connect as database
    from longsuit.server.store.lock import DatabaseInUse, exclusive

    with live_server(tmp_path):
        engine = database(f"sqlite:///{tmp_path / 'tables.db'}")
        with pytest.raises(DatabaseInUse), exclusive(engine):
            pass
    time.sleep(0.1)
    with exclusive(engine):
        pass
    engine.dispose()
