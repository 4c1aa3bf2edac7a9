"""Limits and rate limits, and the errors at each."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from longsuit.protocol import VERSION, messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server import limits
from longsuit.server.limits import LOOPBACK, Limits, Rate, TokenBucket, TokenBuckets, address_key
from longsuit.server.maintenance import Maintenance
from longsuit.server.net.admission import AdmissionControl
from longsuit.server.net.session import Session
from longsuit.server.people.identity import Person
from longsuit.server.tables.table import Table

from .clients import close, connect_client, expect_refusal
from .live_server import LiveServer, live_server

Story = Callable[[LiveServer], Awaitable[None]]
AWAY = {"x-forwarded-for": "203.0.113.7"}  # as a proxy on this computer says it


def tell(story: Story, folder: Path, **values: Any) -> None:
    with live_server(folder, limits=Limits(**values)) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))


async def answers(at: LiveServer, *texts: str, most: int = 1) -> list[Any]:
    """The answers to a connection from another address, up to a number of them or the end."""
    out: list[Any] = []
    async with connect(at.ws, additional_headers=AWAY, max_size=2**22) as ws:
        try:
            for text in texts:
                await ws.send(text)
            while len(out) < most:
                out.append(json.loads(await asyncio.wait_for(ws.recv(), 10)))
        except ConnectionClosed as error:
            out.append(error.rcvd.code if error.rcvd else 0)
    return out


HELLO = json.dumps({"type": "hello", "version": VERSION, "id": 1})


def test_a_token_bucket_refills() -> None:
    bucket = TokenBucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_full_buckets_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 10)
    now = [0.0]
    buckets = TokenBuckets(Rate(1, 2), lambda: now[0])
    for each in range(10):
        buckets.take(str(each))
    now[0] = 100.0
    buckets.take("busy")
    for each in range(20):
        buckets.bucket(str(each))
    assert "busy" in buckets.by_key
    buckets.take("busy")
    with pytest.raises(Refusal, match="Wait"):
        buckets.take("busy")
    for _ in range(100):
        buckets.take("")  # nobody in particular


def test_of_too_many_buckets_the_emptiest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 10)
    buckets = TokenBuckets(Rate(0.001, 3), lambda: 0.0)
    for _ in range(3):
        buckets.take("attacker")
    for each in range(100):  # each from an address of its own, to push the first one out
        buckets.take(str(each))
    assert len(buckets.by_key) <= 10
    with pytest.raises(Refusal, match="Wait"):
        buckets.take("attacker")


def test_buckets_are_seldom_scanned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 100)
    scans = 0
    drop = TokenBuckets.drop_full

    def counted(self: TokenBuckets) -> None:
        nonlocal scans
        scans += 1
        drop(self)

    monkeypatch.setattr(TokenBuckets, "drop_full", counted)
    buckets = TokenBuckets(Rate(0.001, 3), lambda: 0.0)
    for each in range(1_000):
        buckets.take(str(each))
    assert 0 < scans <= 20


def test_a_disconnect_looks_at_one_address_only() -> None:
    class Unscanned(Counter[str]):
        def items(self) -> Any:
            raise AssertionError("all addresses are scanned")

    class Arrival:
        def __init__(self, address: str) -> None:
            self.person, self.address = Person("", ""), address
            self.table: Table | None = None

        def refuse(self, error: Refusal) -> None:
            raise error

        def send(self, message: messages.AnyMessage) -> None:
            raise AssertionError(message)

    admission = AdmissionControl(Limits())
    admission.per_address = Unscanned()
    first, second, third = map(Arrival, ("192.0.2.1", "192.0.2.1", "192.0.2.2"))
    for arrival in (first, second, third):
        admission.admit(arrival)
    for arrival in (first, third, third):
        admission.release(arrival)
    assert dict.items(admission.per_address) == {("192.0.2.1", 1)}
    admission.release(second)
    assert not admission.per_address


@pytest.mark.parametrize(
    ("host", "as_"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_the_key_of_an_address(host: str, as_: str) -> None:
    assert address_key(host) == as_


def test_messages_have_a_size_and_a_rate(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        long = json.dumps({"type": "chat", "text": "x" * 2_000, "id": 2})
        ping = json.dumps({"type": "ping", "id": 3})
        found = await answers(at, HELLO, long, *[ping] * 9, most=11)
        assert found[1]["code"] == "too_large"
        assert [answer["type"] for answer in found[2:10]] == ["pong"] * 8
        assert (found[10]["code"], found[10]["id"]) == ("too_fast", 3)

    tell(story, tmp_path, message=1_000, messages=Rate(0.01, 10))


def test_a_client_that_is_too_fast_waits_and_gets_there(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        for _ in range(12):
            await ann.command(requests.Rename(name="Anna"))
        await close(ann)

    tell(story, tmp_path, messages=Rate(20, 5))


def test_connections_are_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        async with connect(at.ws, additional_headers=AWAY), connect(at.ws, additional_headers=AWAY):
            while len(at.lobby.admission.connections) < 2:
                await asyncio.sleep(0.01)
            error, code = await answers(at, most=2)
            assert (error["code"], code) == ("too_many", 4003)
            assert "address" in error["text"]
            ann = await connect_client(at, "Ann")  # from somewhere else
            error, code = await answers(at, most=2)
            assert (error["code"], code) == ("too_many", 4003)
            assert "full" in error["text"]
            await close(ann)
        while at.lobby.admission.connections:
            await asyncio.sleep(0.01)
        assert (await answers(at, HELLO))[0]["type"] == "welcome"

    tell(story, tmp_path, from_address=2, connections=3)


def test_arrivals_and_new_people_are_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        assert (await answers(at, HELLO))[0]["type"] == "welcome"
        assert (await answers(at, HELLO))[0]["code"] == "too_fast"
        assert (await answers(at, HELLO))[0]["code"] == "too_fast"
        assert [a["code"] if isinstance(a, dict) else a for a in await answers(at, most=2)] == [
            "too_fast",
            4003,
        ]

    tell(story, tmp_path, guests=Rate(0.001, 1), connections_opened=Rate(0.001, 3))


def test_wrong_tokens_and_codes_are_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        wrong = json.dumps({"type": "hello", "version": VERSION, "id": 1, "token": "guess"})
        for _ in range(2):
            assert (await answers(at, wrong))[0]["code"] == "bad_token"
        get = httpx.get(f"{at.http}/api/tables/ABCD", headers=AWAY)
        assert get.json()["code"] == "no_table"
        assert (await answers(at, wrong))[0]["code"] == "too_fast"
        answer = httpx.get(f"{at.http}/api/tables/ABCD", headers=AWAY)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")

    tell(story, tmp_path, guesses=Rate(0.001, 3))


def test_requests_are_counted_and_bodies_have_a_size(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        headers = {"authorization": f"Bearer {ann.token}", **AWAY}
        body = {"game": "whist", "preset": "p" * 200}
        for status, code in ((413, "too_large"), (413, "too_large"), (429, "too_fast")):
            answer = httpx.post(f"{at.http}/api/tables", headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.headers["x-content-type-options"] == "nosniff"
        await close(ann)

    tell(story, tmp_path, requests=Rate(0.001, 2), body=100)


def test_tables_are_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob, cy = [await connect_client(at, name) for name in ("Ann", "Bob", "Cy")]
        for _ in range(2):
            await ann.create("whist")
        error = await expect_refusal(ann.create("whist"), "too_many")
        assert error.sentence.id == "too_many_tables"
        await ann.command(requests.Close())
        await ann.create("whist")
        await bob.create("whist")
        await expect_refusal(cy.create("whist"), "too_many")
        await close(ann, bob, cy)

    tell(story, tmp_path, hosted=2, tables=3)


def test_tables_are_opened_at_a_rate_and_so_are_codes_and_lines(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        create = {"type": "create", "game": "whist", "id": 2}
        move = {"type": "move", "id": 3}
        found = await answers(at, HELLO, *map(json.dumps, (create, move, create, move)), most=5)
        assert [answer.get("code") for answer in found[3:]] == ["too_fast"] * 2
        join = {"type": "join", "code": found[1]["code"], "id": 5}
        chat = {"type": "chat", "text": "hello", "id": 6}
        found = await answers(at, HELLO, *map(json.dumps, (join, *[chat] * 4)), most=10)
        assert [answer["code"] for answer in found if answer["type"] == "error"] == ["too_fast"]

    tell(story, tmp_path, tables_opened=Rate(0.001, 2), chat_lines=Rate(0.001, 3))


def test_what_is_asked_for_again_is_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        create = {"type": "create", "game": "whist", "seats": ["me", *["random"] * 3], "id": 2}
        since, view = {"type": "since", "n": 0, "id": 4}, {"type": "view", "id": 5}
        async with connect(at.ws, additional_headers=AWAY) as ws:

            async def ask(**message: Any) -> dict[str, Any]:
                await ws.send(json.dumps(message))
                while (answer := json.loads(await ws.recv())).get("id") != message["id"]:
                    pass
                return dict(answer)

            await ask(**json.loads(HELLO))
            join = {"type": "join", "code": (await ask(**create))["code"], "id": 3}
            assert (await ask(**join))["type"] == "done"
            assert (await ask(type="start", id=7))["type"] == "done"
            assert [(await ask(**each))["type"] for each in (since, view)] == ["done"] * 2
            for each in (since, view, join):
                assert (await ask(**each))["code"] == "too_fast"

    tell(story, tmp_path, repeats=Rate(0.001, 3))


def test_watchers_are_counted(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        people = [await connect_client(at, str(each)) for each in range(4)]
        code = await people[0].create("pesten", options={"players": "2"}, seats=("me", "random"))
        await people[1].join(code)
        await people[2].join(code)
        await expect_refusal(people[3].join(code), "too_many")
        await people[0].join(code)
        await close(*people)

    tell(story, tmp_path, watchers=1)


def test_a_connection_without_hello_is_closed(tmp_path: Path) -> None:
    async def silent(at: LiveServer) -> None:
        error, code = await answers(at, most=2)
        assert (error["code"], code) == ("hello_first", 4003)

    async def known(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        (session,) = at.lobby.admission.connections_of(ann.person)
        assert isinstance(session, Session)
        at.lobby.writer.loop.call_soon_threadsafe(session.refuse_silence)  # its time is over
        await ann.create("whist")
        await close(ann)

    tell(silent, tmp_path, hello=0.2)
    tell(known, tmp_path)


def test_an_idle_table_is_closed(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        idle = await ann.create("whist")
        busy = await ann.create("whist")
        loop, maintenance = at.lobby.writer.loop, Maintenance(at.lobby)
        for table in at.lobby.tables.values():
            table.used -= 10_000
        run = asyncio.run_coroutine_threadsafe
        await asyncio.wrap_future(run(maintenance.sweep(), loop))
        assert list(at.lobby.tables) == [busy]
        await expect_refusal(ann.join(idle), "no_table")
        rows = await at.lobby.queries.tables()
        assert [head.code for head in rows[0]] == [busy]
        assert rows[0][0].used >= maintenance.last_sweep
        await close(ann)

    tell(story, tmp_path, idle=5)


def test_many_connections_of_an_address_share_its_messages() -> None:
    times = [0.0]
    buckets = TokenBuckets(Rate(10, 5), clock=lambda: times[0])
    assert [buckets.borrow("here") for _ in range(7)] == [0, 0, 0, 0, 0, 0.1, 0.2]
    assert buckets.borrow("there") == buckets.borrow("") == 0
    times[0] = 0.3
    assert buckets.borrow("here") == 0
    assert round(buckets.borrow("here"), 6) == 0.1


def test_messages_beyond_the_rate_of_an_address_wait_and_are_answered(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = [await connect_client(at, name) for name in ("Ann", "Bob", "Cy")]
        answers = [client.request(requests.Ping(), messages.Pong) for client in clients * 20]
        assert len(await asyncio.gather(*answers)) == 60
        assert at.lobby.admission.messages.bucket(LOOPBACK).level < 1
        await close(*clients)

    tell(story, tmp_path, from_address_messages=Rate(20, 2))


def test_messages_that_are_too_large_take_from_the_bucket(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        async with connect(at.ws) as ws:
            for _ in range(4):
                await ws.send("x" * 17_000)
            codes = [json.loads(await ws.recv())["code"] for _ in range(4)]
            assert codes == ["too_large", "too_large", "too_fast", "too_fast"]

    tell(story, tmp_path, messages=Rate(0.001, 2))
