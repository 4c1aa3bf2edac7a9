"""Which address, scheme and host a request is taken to have, behind proxies and without them."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from longsuit.server.limits import LOOPBACK, LOOPBACK_FACTOR, Limits, Rate, TokenBuckets
from longsuit.server.net.proxies import ProxyMiddleware

from ..http.calls import guest
from ..live_server import LiveServer, live_server

CLIENT, PROXY, SECOND_PROXY, ATTACKER = "203.0.113.7", "10.0.0.2", "10.0.0.3", "198.51.100.9"
NETWORKS = ("10.0.0.0/8", "2001:db8:1::/48")


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("it is not called")


def read(peer: str, *headers: tuple[str, str], kind: str = "http") -> dict[str, Any]:
    """The scope of a request from an address with these headers, after the middleware."""
    scope: dict[str, Any] = {
        "type": kind,
        "client": (peer, 4711),
        "scheme": "http" if kind == "http" else "ws",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
    }
    ProxyMiddleware(no_app, NETWORKS).read(scope)
    return scope


def xff(value: str) -> tuple[str, str]:
    return "X-Forwarded-For", value


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("peer", "headers", "client"),
    [
        (CLIENT, [], CLIENT),
        # Nobody but a trusted proxy speaks for others.
        (ATTACKER, [xff(CLIENT)], ATTACKER),
        (ATTACKER, [("Forwarded", f"for={CLIENT}")], ATTACKER),
        (ATTACKER, [xff("127.0.0.1")], ATTACKER),
        # What stands to the left of the first address that is not trusted is anybody's word.
        (PROXY, [xff(CLIENT)], CLIENT),
        (PROXY, [xff(f"{CLIENT}, {ATTACKER}")], ATTACKER),
        (PROXY, [xff(CLIENT), xff(ATTACKER)], ATTACKER),
        (PROXY, [xff(f"{CLIENT}, {ATTACKER}, {SECOND_PROXY}")], ATTACKER),
        (PROXY, [xff(f"127.0.0.1, {ATTACKER}")], ATTACKER),
        (PROXY, [xff(f"{SECOND_PROXY}, {ATTACKER}")], ATTACKER),
        # Without X-Forwarded-For, `Forwarded`; with it never, as proxies pass on what they ignore.
        (PROXY, [("Forwarded", f"for={CLIENT};proto=https")], CLIENT),
        (PROXY, [("Forwarded", f"for={CLIENT}, For={ATTACKER}")], ATTACKER),
        (PROXY, [("Forwarded", f'for="{CLIENT}:80, for={ATTACKER}')], ATTACKER),
        (PROXY, [("Forwarded", 'for="[2001:db8:2::9]:4711"')], "2001:db8:2::9"),
        (PROXY, [("Forwarded", f"for={CLIENT}"), xff(ATTACKER)], ATTACKER),
        # Ports, IPv6, IPv4 as IPv6.
        (PROXY, [xff(f"{CLIENT}:4711")], CLIENT),
        (PROXY, [xff("[2001:db8:2::9]:4711")], "2001:db8:2::9"),
        (f"::ffff:{PROXY}", [xff(CLIENT)], CLIENT),
        ("2001:db8:1::5", [xff(f"::ffff:{CLIENT}")], CLIENT),
        # This computer is always trusted.
        ("127.0.0.1", [xff(CLIENT)], CLIENT),
        ("::1", [xff(f"{CLIENT}, {PROXY}")], CLIENT),
        # Where nobody is named, the last who was named is counted.
        (PROXY, [xff("unknown")], PROXY),
        (PROXY, [xff(f"garbage, {SECOND_PROXY}")], SECOND_PROXY),
        (PROXY, [("Forwarded", "for=_hidden")], PROXY),
        (PROXY, [("Via", "1.1 cache")], PROXY),
        (PROXY, [xff(f"{SECOND_PROXY}, {PROXY}")], SECOND_PROXY),
    ],
)
def test_the_client_is_the_first_from_the_right_that_is_not_trusted(
    kind: str, peer: str, headers: list[tuple[str, str]], client: str
) -> None:
    assert read(peer, *headers, kind=kind)["client"][0] == client


@pytest.mark.parametrize(
    ("peer", "headers", "scheme", "host"),
    [
        (PROXY, [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "a.example")], "s", "a"),
        (PROXY, [("Forwarded", "for=_a;proto=HTTPS;host=a.example")], "s", "a"),
        (ATTACKER, [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "a.example")], "", "own"),
        (ATTACKER, [("Forwarded", "proto=https;host=a.example")], "", "own"),
        (PROXY, [("X-Forwarded-Host", "evil.example, a.example")], "", "a"),
        (PROXY, [("X-Forwarded-Host", "a.example/<script>")], "", "own"),
        (PROXY, [("X-Forwarded-Proto", "javascript")], "", "own"),
    ],
)
def test_scheme_and_host_are_those_that_a_trusted_proxy_names(
    peer: str, headers: list[tuple[str, str]], scheme: str, host: str
) -> None:
    scope = read(peer, ("Host", "own.example"), *headers)
    assert scope["scheme"] == f"http{scheme}"
    assert dict(scope["headers"])[b"host"].decode() == f"{host}.example"
    assert read(peer, *headers, kind="websocket")["scheme"] == f"ws{scheme}"


@pytest.mark.parametrize(
    ("peer", "headers", "local"),
    [
        ("127.0.0.1", [("Host", "localhost:7777")], True),
        ("::1", [("Host", "[::1]:7777")], True),
        ("127.0.0.1", [("Host", "127.0.0.1:7777")], True),
        ("127.0.0.1", [("Host", "cards.example")], False),
        ("127.0.0.1", [("Host", "localhost.evil.example")], False),
        ("127.0.0.1", [("Host", "localhost"), xff("127.0.0.1")], False),
        ("127.0.0.1", [("Host", "localhost"), ("Forwarded", "for=_a")], False),
        (PROXY, [("Host", "localhost")], False),
    ],
)
def test_only_a_program_on_this_computer_is_local(
    peer: str, headers: list[tuple[str, str]], local: bool
) -> None:
    assert read(peer, *headers)["longsuit.local"] is local


def test_a_proxy_that_does_not_say_who_comes_is_reported_once() -> None:
    middleware = ProxyMiddleware(no_app, NETWORKS)

    def request(peer: str, *headers: tuple[bytes, bytes]) -> None:
        middleware.read({"type": "http", "client": (peer, 1), "headers": list(headers)})

    with capture_logs() as logged:
        request("127.0.0.1", (b"host", b"localhost"))
        request(ATTACKER, (b"host", b"cards.example"))
        request("127.0.0.1", (b"host", b"cards.example"), (b"x-forwarded-for", b"192.0.2.1"))
        assert not logged
        request("127.0.0.1", (b"host", b"cards.example"))
        request("127.0.0.1", (b"host", b"cards.example"))
    assert [entry["log_level"] for entry in logged] == ["warning"]
    assert "X-Forwarded-For" in logged[0]["event"]
    assert (logged[0]["proxy"], logged[0]["host"]) == ("127.0.0.1", "cards.example")


def test_loopback_has_wide_limits_and_not_none() -> None:
    buckets = TokenBuckets(Rate(1, 3), lambda: 0.0)
    for key, free in ((CLIENT, 3), (LOOPBACK, 3 * LOOPBACK_FACTOR)):
        assert [buckets.bucket(key).take(0.0) for _ in range(free + 1)] == [True] * free + [False]


def test_behind_a_proxy_that_says_nothing_nobody_is_unlimited(tmp_path: Path) -> None:
    limits = Limits(connections_opened=Rate(0.001, 0.2), requests=Rate(0.001, 0.3))

    async def arrive(at: LiveServer) -> str:
        """What the server says first, after a ping without hello."""
        async with connect(at.ws) as ws:
            with suppress(ConnectionClosed):
                await ws.send('{"type": "ping", "id": 1}')
            return str(json.loads(await ws.recv()).get("code", "pong"))

    async def story(at: LiveServer) -> None:
        assert [await arrive(at) for _ in range(3)] == ["pong", "pong", "too_fast"]

    with live_server(tmp_path, limits=limits) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))
        answers = [httpx.get(f"{at.http}/health").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_links_and_origins_are_those_of_the_page_behind_a_proxy(tmp_path: Path) -> None:
    behind = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "cards.example",
        **dict([xff(CLIENT)]),
    }
    page: Any = "https://cards.example"

    async def story(at: LiveServer) -> None:
        async with connect(at.ws, origin=page, additional_headers=behind) as ws:
            await ws.ping()
        with pytest.raises(InvalidStatus):
            await connect(at.ws, origin=page)

    with live_server(tmp_path) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))
        token, _ = guest(at, "Ann")
        headers = {"authorization": f"Bearer {token}", "origin": page}
        link = httpx.post(f"{at.http}/api/move", headers=headers | behind).json()["link"]
        assert link.startswith("https://cards.example/#move=")
        assert httpx.post(f"{at.http}/api/move", headers=headers).status_code == 403
