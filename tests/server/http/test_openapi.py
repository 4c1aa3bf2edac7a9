"""An outside fuzzer finds all answers as the OpenAPI document says, and 405 for other methods."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.routing import Route

from longsuit.server.app import create_app
from longsuit.server.config import Config
from longsuit.server.http.endpoint import Resource
from longsuit.server.http.openapi import document
from longsuit.server.http.routes import ENDPOINTS
from longsuit.server.limits import unlimited

from ..live_server import LiveServer, live_server
from ..people.authenticator import Authenticator
from .calls import call, guest, play, refused

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE")
PASSWORD = "correct horse battery"
SMALL = {"players": "3", "max_cards": "1"}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("schema"), limits=unlimited()) as found:
        yield found


def fuzz(at: LiveServer, folder: Path, config: str) -> None:
    """Runs every check of schemathesis with this configuration, which must find nothing.

    The same cases are generated every time.
    """
    file = folder / "schemathesis.toml"
    file.write_text(config)
    command = (
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(file), "--no-color"),
        *("run", f"{at.http}/api/openapi.json", "--phases", "examples,coverage,fuzzing"),
        *("--checks", "all", "--max-examples", "10", "--generation-deterministic"),
        "--continue-on-failure",
    )
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]


def as_person(token: str) -> str:
    return f"headers = {{ Authorization = {json.dumps(f'Bearer {token}')} }}"


def operation(name: str, token: str, **parameters: str) -> str:
    """One operation in the fuzzer's configuration, called by a person with these parameters."""
    pairs = ", ".join(f"{json.dumps(key)} = {json.dumps(text)}" for key, text in parameters.items())
    head = f"[[operations]]\ninclude-name = {json.dumps(name)}\n{as_person(token)}\n"
    return head + f"parameters = {{ {pairs} }}\n"


def befriend(at: LiveServer, one: str, other: str) -> None:
    code = call(at, "POST", "/api/me/friends/link", one).json()["code"]
    assert call(at, "POST", "/api/me/friends", other, json={"code": code}).is_success


def registered(at: LiveServer, name: str) -> str:
    token, _ = guest(at, name)
    body = {"name": name, "password": PASSWORD}
    assert call(at, "PUT", "/api/me/account", token, json=body).is_success
    return token


def with_passkey(at: LiveServer, name: str) -> tuple[str, str]:
    """The token of a new account, and the id of its passkey."""
    token, local = registered(at, name), LiveServer(at.port)
    local.http = f"http://localhost:{at.port}"  # a bare address has no passkeys
    confirmation = {"password": PASSWORD}
    options = call(local, "POST", "/api/me/passkeys/options", token, json=confirmation).json()
    body = {"passkey": Authenticator(local.http).create(options), "name": "key"}
    assert call(local, "POST", "/api/me/passkeys", token, json=body).is_success
    (key,) = call(local, "GET", "/api/me", token).json()["factors"]["passkeys"]
    return token, key["id"]


@pytest.mark.full
def test_a_stranger_finds_every_answer_as_described(at: LiveServer, tmp_path: Path) -> None:
    fuzz(at, tmp_path, "")


@pytest.mark.full
def test_people_with_games_and_friends_find_every_answer_as_described(
    at: LiveServer, tmp_path: Path
) -> None:
    ann, bob = registered(at, "Ann"), guest(at, "Bob")
    befriend(at, ann, bob[0])
    game = asyncio.run(play(at, [ann], Random(3), options=SMALL, seats=("random", "random")))
    body = {"game": "whist", "policy": {"public": True}}
    code = call(at, "POST", "/api/tables", ann, json=body).json()["code"]
    # These end with the first answer what they need, so each is done by somebody else.
    leaving, moving, ending = (registered(at, name) for name in ("Cy", "Dee", "Eve"))
    befriend(at, ending, bob[0])
    keeper, key = with_passkey(at, "Hal")
    signed_in = {"name": "Dee", "password": PASSWORD, "label": "phone"}
    assert call(at, "POST", "/api/sign-in", json=signed_in).is_success
    devices = call(at, "GET", "/api/me/devices", moving).json()
    phone = next(device["id"] for device in devices if device["label"] == "phone")
    found = {
        "/api/games/{game}/log": {"game": game},
        "/api/games/{game}/replay": {"game": game},
        "/api/tables/{code}": {"code": code},
        "/api/tables/{code}/qr.svg": {"code": code},
        "/api/scores/{game}/{preset}": {"game": "whist", "preset": "original"},
    }
    config = (
        as_person(ann),
        '[warnings]\nfail-on = ["missing_test_data"]',
        *(operation(f"GET {path}", ann, **values) for path, values in found.items()),
        *(operation(f"HEAD {path}", ann, **values) for path, values in found.items()),
        operation("PUT /api/me/friends/{person}", ann, person=bob[1]),
        operation("DELETE /api/me/friends/{person}", ending, person=bob[1]),
        operation("DELETE /api/me/devices/{device}", moving, device=phone),
        operation("PUT /api/me/passkeys/{passkey}", keeper, passkey=key),
        operation("DELETE /api/me/devices", registered(at, "Fay")),
        operation("PUT /api/me/account", guest(at, "Gil")[0]),
        operation("POST /api/me/delete", leaving),
    )
    fuzz(at, tmp_path, "\n".join(config))


def operations() -> set[tuple[str, str]]:
    paths = document(ENDPOINTS)["paths"]
    return {(path, method.upper()) for path, methods in paths.items() for method in methods}


def test_every_route_is_described() -> None:
    routes = create_app(Config(db="sqlite://")).routes
    have = {
        (route.path, method)
        for route in routes
        if isinstance(route, Route) and isinstance(route.endpoint, Resource)
        for method in route.endpoint.handlers
    }
    assert have == operations()


def path_of(endpoint_path: str) -> str:
    """The path with some word for each parameter."""
    return "/".join("whist" if "{" in part else part for part in endpoint_path.split("/"))


def test_an_endpoint_with_a_token_refuses_requests_without_one(at: LiveServer) -> None:
    for endpoint in ENDPOINTS:
        answer = call(at, endpoint.method, path_of(endpoint.path))
        assert (answer.status_code == 401) == (endpoint.auth == "token"), endpoint.path


def test_a_method_that_is_not_in_the_table_is_refused(at: LiveServer) -> None:
    declared: dict[str, set[str]] = {"/t/ABCD": {"GET", "HEAD"}, "/no.file": {"GET", "HEAD"}}
    declared |= {"/": {"GET", "HEAD"}, "/ws": {"GET"}}
    for path, method in operations():
        declared.setdefault(path, set()).add(method)
    with httpx.Client(base_url=at.http, timeout=20) as client:
        for path, methods in declared.items():
            for method in [each for each in METHODS if each not in methods]:
                answer = client.request(method, path_of(path))
                assert answer.status_code == 405, (method, path)
                assert set(answer.headers["allow"].split(", ")) == methods, (method, path)
                assert method == "HEAD" or refused(answer) == (405, "method")


def test_head_is_answered_as_get_without_the_body(at: LiveServer) -> None:
    for path in ("/health", "/api/games", "/api/tables/ABCD", "/api/me"):
        head, get = (httpx.request(method, at.http + path) for method in ("HEAD", "GET"))
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-length"] == str(len(get.content))


def test_a_plain_request_for_the_socket_is_told_to_upgrade(at: LiveServer) -> None:
    answer = httpx.get(f"{at.http}/ws")
    assert refused(answer) == (426, "bad_message")
    assert answer.headers["upgrade"] == "websocket"
