"""Accounts, devices, friends, and the erasure of a person."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server.people.passwords import MOST_PENDING, Passwords, Verdict

from ..http.calls import call, guest, play, refused
from ..live_server import LiveServer, live_server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def at(folder: Path) -> Iterator[LiveServer]:
    with live_server(folder) as found:
        yield found


def account(at: LiveServer, name: str) -> tuple[str, str]:
    token, person = guest(at, "Somebody new")
    body = {"name": name, "password": PASSWORD}
    answer = call(at, "PUT", "/api/me/account", token, json=body)
    assert answer.status_code == 200
    assert answer.json()["name"] == name
    return token, person


def sign_in(at: LiveServer, name: str, password: str = PASSWORD, label: str = "phone") -> Any:
    body = {"name": name, "password": password, "label": label}
    return call(at, "POST", "/api/sign-in", json=body)


def test_a_guest_sets_a_password_and_signs_in_elsewhere(at: LiveServer, folder: Path) -> None:
    token, person = guest(at, "Ann")
    assert call(at, "GET", "/api/me", token).json()["account"] is False
    token, person = account(at, "Ann Lee")
    assert call(at, "GET", "/api/me", token).json()["account"] is True
    other = sign_in(at, "  ANN   lee ")
    assert other.status_code == 201
    assert other.json()["person"] == person
    assert other.json()["token"] != token
    assert call(at, "GET", "/api/me", other.json()["token"]).json()["person"] == person
    for file in folder.iterdir():
        for secret in (PASSWORD, token, other.json()["token"]):
            assert secret.encode() not in file.read_bytes()


def test_a_bad_account_is_refused_with_the_reason(at: LiveServer) -> None:
    token, _ = account(at, "Bob")
    other, _ = guest(at, "Cy")
    for body, expected in (
        ({"name": "BOB", "password": PASSWORD}, (409, "bad_name")),
        ({"name": "", "password": PASSWORD}, (409, "bad_name")),
        ({"name": "x" * 30, "password": PASSWORD}, (409, "bad_name")),
        ({"name": "Cy", "password": "short"}, (400, "bad_message")),
        ({"name": "Cy", "password": "x" * 201}, (400, "bad_message")),
        ({"name": "Cy"}, (400, "bad_message")),
        ({"name": "Cy", "password": PASSWORD, "admin": True}, (400, "bad_message")),
        ([], (400, "bad_message")),
    ):
        answer = call(at, "PUT", "/api/me/account", other, json=body)
        assert refused(answer) == expected
        assert PASSWORD not in answer.text
    assert refused(call(at, "PUT", "/api/me/account", other, content=b"{")) == (400, "bad_message")
    new = {"name": "Bob", "password": "another horse"}
    assert refused(call(at, "PUT", "/api/me/account", token, json=new)) == (401, "bad_login")
    new["old"] = "wrong horse"
    assert refused(call(at, "PUT", "/api/me/account", token, json=new)) == (401, "bad_login")
    new["old"] = PASSWORD
    assert call(at, "PUT", "/api/me/account", token, json=new).status_code == 200
    assert sign_in(at, "Bob", "another horse").status_code == 201
    assert refused(sign_in(at, "Bob")) == (401, "bad_login")


def test_a_wrong_password_and_no_account_look_the_same(at: LiveServer) -> None:
    account(at, "Dora")
    wrong, none = sign_in(at, "Dora", "wrong horse"), sign_in(at, "Nobody at all")
    assert refused(wrong) == refused(none) == (401, "bad_login")
    assert wrong.json() == none.json()


def test_guessing_a_password_is_slowed_down(at: LiveServer) -> None:
    account(at, "Eve")
    codes = [refused(sign_in(at, "Eve", f"guess {n:04}")) for n in range(14)]
    assert codes[0] == (401, "bad_login")
    assert codes[-1] == (429, "too_fast")
    assert refused(sign_in(at, "Eve")) == (429, "too_fast")


def test_without_a_token_every_request_is_refused(at: LiveServer) -> None:
    for method, path in (
        ("GET", "/api/me"),
        ("PUT", "/api/me/account"),
        ("POST", "/api/me/delete"),
        ("GET", "/api/me/devices"),
        ("DELETE", "/api/me/devices"),
        ("DELETE", "/api/me/devices/abc"),
        ("GET", "/api/me/friends"),
        ("POST", "/api/me/friends"),
        ("POST", "/api/me/friends/link"),
        ("PUT", "/api/me/friends/abc"),
        ("DELETE", "/api/me/friends/abc"),
        ("GET", "/api/me/offers"),
        ("POST", "/api/me/scores"),
        ("GET", "/api/me/statistics"),
        ("GET", "/api/me/games"),
        ("POST", "/api/daily/whist"),
    ):
        for token in ("", "wrong"):
            assert refused(call(at, method, path, token)) == (401, "bad_token"), path


def test_devices_are_listed_and_signed_out(at: LiveServer) -> None:
    token, _ = account(at, "Fay")
    phone = sign_in(at, "Fay").json()["token"]
    tablet = sign_in(at, "Fay", label="tablet").json()["token"]
    found = call(at, "GET", "/api/me/devices", phone).json()
    assert sorted(device["label"] for device in found) == ["", "phone", "tablet"]
    assert [device["label"] for device in found if device["this"]] == ["phone"]
    assert not any(secret in str(found) for secret in (token, phone, tablet))
    gone = next(device["id"] for device in found if device["label"] == "tablet")
    assert call(at, "DELETE", f"/api/me/devices/{gone}", token).status_code == 200
    assert refused(call(at, "GET", "/api/me", tablet)) == (401, "bad_token")
    assert refused(call(at, "DELETE", f"/api/me/devices/{gone}", token)) == (404, "not_found")
    stranger, _ = guest(at, "Gil")
    mine = call(at, "GET", "/api/me/devices", token).json()[0]["id"]
    path = f"/api/me/devices/{mine}"
    assert refused(call(at, "DELETE", path, stranger)) == (404, "not_found")


def test_signing_out_everywhere_closes_every_connection(at: LiveServer) -> None:
    token, _ = account(at, "Hal")
    phone = sign_in(at, "Hal").json()["token"]

    async def story() -> None:
        async with Client(at.ws, token=token) as one, Client(at.ws, token=phone) as other:
            code = (await one.request(requests.Move(), messages.Moved)).code
            answer = await asyncio.to_thread(call, at, "DELETE", "/api/me/devices", phone)
            assert answer.status_code == 200
            for client in (one, other):
                async with asyncio.timeout(20):
                    with pytest.raises(Refusal) as caught:
                        async for _ in client:
                            pass
                assert caught.value.code == "bad_token"
            moved = Client(at.ws, move=code)
            with pytest.raises(Refusal):
                await moved.__aenter__()
            await moved.close()

    asyncio.run(story())
    for old in (token, phone):
        assert refused(call(at, "GET", "/api/me", old)) == (401, "bad_token")
    assert sign_in(at, "Hal").status_code == 201


def test_a_guest_cannot_lock_themselves_out(at: LiveServer) -> None:
    token, _ = guest(at, "Ida")
    assert refused(call(at, "DELETE", "/api/me/devices", token)) == (409, "not_now")
    (device,) = call(at, "GET", "/api/me/devices", token).json()
    path = f"/api/me/devices/{device['id']}"
    assert refused(call(at, "DELETE", path, token)) == (409, "not_now")


def test_hashing_is_bounded() -> None:
    async def story() -> None:
        passwords = Passwords()
        passwords.pending = MOST_PENDING
        with pytest.raises(Refusal) as caught:
            await passwords.hash(PASSWORD)
        assert caught.value.code == "too_many"
        passwords.pending = 0
        kept = await passwords.hash(PASSWORD)
        assert kept.startswith("$argon2id$")
        assert PASSWORD not in kept
        assert await passwords.check(kept, PASSWORD) == Verdict(True)
        for stored, tried in ((kept, "wrong"), (None, PASSWORD), ("no hash", PASSWORD)):
            assert await passwords.check(stored, tried) == Verdict(False)
        assert passwords.pending == 0
        passwords.close()

    asyncio.run(story())


def test_an_erased_person_is_named_nowhere(at: LiveServer, folder: Path) -> None:
    token, person = account(at, "Jan Unmistakable")
    friend, friend_id = guest(at, "Kim")
    link = call(at, "POST", "/api/me/friends/link", token).json()
    assert call(at, "POST", "/api/me/friends", friend, json={"code": link["code"]}).is_success
    options = {"players": "3", "max_cards": "1"}
    seats = ("open", "random")
    game = asyncio.run(play(at, [token, friend], Random(1), options=options, seats=seats))

    async def story() -> None:
        async with Client(at.ws, token=token) as jan, Client(at.ws, token=friend) as kim:
            code = await jan.create("estimation_whist", options=options, seats=("me", "open"))
            await kim.join(code)
            await kim.sit()
            alone = await jan.create("whist")
            await jan.create("pesten")
            await jan.command(requests.Close())
            await jan.join(code)
            await jan.command(requests.Chat(text="hello from Jan"))
            path, wrong = "/api/me/delete", {"password": "wrong horse"}
            answer = await asyncio.to_thread(call, at, "POST", path, token, json=wrong)
            assert refused(answer) == (401, "bad_login")
            body = {"password": PASSWORD}
            answer = await asyncio.to_thread(call, at, "POST", path, token, json=body)
            assert answer.json() == {"deleted": True}
            async with asyncio.timeout(20):
                while kim.table is None or kim.table.seats[0].kind != "open":
                    await kim.inbox.get()
            assert kim.table.host == friend_id
            answer = await asyncio.to_thread(call, at, "GET", f"/api/tables/{alone}")
            assert refused(answer) == (404, "no_table")
            with pytest.raises(Refusal):
                async for _ in jan:
                    pass

    asyncio.run(story())
    assert refused(call(at, "GET", "/api/me", token)) == (401, "bad_token")
    assert refused(sign_in(at, "Jan Unmistakable")) == (401, "bad_login")
    log = call(at, "GET", f"/api/games/{game}/log", friend)
    assert "seats somebody Kim" in log.text
    assert call(at, "GET", "/api/me/games", friend).json()[0]["names"][0] == "somebody"
    assert call(at, "GET", "/api/me/friends", friend).json() == []
    with sqlite3.connect(folder / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    assert "Unmistakable" not in dump
    assert "hello from Jan" not in dump
    assert person not in dump


def test_friends_by_link(at: LiveServer) -> None:
    ann, ann_id = guest(at, "Ann F")
    bob, bob_id = guest(at, "Bob F")
    cy, _ = guest(at, "Cy F")
    code = call(at, "POST", "/api/me/friends/link", ann).json()["code"]
    friends = "/api/me/friends"
    assert refused(call(at, "POST", friends, ann, json={"code": code})) == (409, "not_now")
    assert refused(call(at, "POST", friends, bob, json={"code": "ABC"})) == (401, "bad_token")
    assert refused(call(at, "POST", friends, bob, json={})) == (400, "bad_message")
    made = call(at, "POST", friends, bob, json={"code": code.lower()})
    assert made.json() == {"person": ann_id, "name": "Ann F"}
    assert refused(call(at, "POST", friends, cy, json={"code": code})) == (401, "bad_token")
    again = call(at, "POST", "/api/me/friends/link", ann).json()["code"]
    assert call(at, "POST", friends, bob, json={"code": again}).status_code == 201
    assert [f["person"] for f in call(at, "GET", friends, ann).json()] == [bob_id]
    assert refused(call(at, "PUT", f"{friends}/{ann_id}", cy, json={"shows": True})) == (
        404,
        "not_found",
    )
    assert refused(call(at, "DELETE", f"{friends}/{ann_id}", cy)) == (404, "not_found")
    assert refused(call(at, "PUT", f"{friends}/{bob_id}", ann, json={})) == (400, "bad_message")

    async def story() -> None:
        async with Client(at.ws, token=ann) as client:
            hidden = await client.create("whist")
            assert await seen() == []
            await asyncio.to_thread(
                call, at, "PUT", f"{friends}/{bob_id}", ann, json={"shows": True}
            )
            assert await seen() == [], "a table that is not public stays hidden"
            async with Client(at.ws, token=bob) as other:
                await other.join(hidden)
                await other.sit()
                assert [table["code"] for table in await seen()] == [hidden]
            public = await client.create("whist", policy={"public": True})
            assert [table["code"] for table in await seen()] == [public]
            await asyncio.to_thread(
                call, at, "PUT", f"{friends}/{bob_id}", ann, json={"shows": False}
            )
            assert await seen() == []

    async def seen() -> Any:
        answer = await asyncio.to_thread(call, at, "GET", friends, bob)
        return answer.json()[0]["tables"]

    asyncio.run(story())
    assert call(at, "DELETE", f"{friends}/{ann_id}", bob).status_code == 200
    assert call(at, "GET", friends, ann).json() == call(at, "GET", friends, bob).json() == []


def test_open_links_are_limited(at: LiveServer) -> None:
    token, _ = guest(at, "Lou")
    codes = [call(at, "POST", "/api/me/friends/link", token).status_code for _ in range(21)]
    assert codes == [201] * 20 + [429]
