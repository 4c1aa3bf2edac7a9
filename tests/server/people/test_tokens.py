"""Tokens: a changed password ends those of other devices, and so does half a year without use."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY
from sqlalchemy import select, update

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server import ids
from longsuit.server.maintenance import Maintenance
from longsuit.server.people import passwords
from longsuit.server.people.identity import DAY, TOKEN_LIFETIME
from longsuit.server.store.pruning import EXPIRED
from longsuit.server.store.schema import devices, known_addresses, now, people
from longsuit.server.store.writer import Write

from ..clients import connect_client, expect_refusal
from ..http.calls import call, refused
from ..live_server import LiveServer, live_server, until
from .test_accounts import PASSWORD, account, sign_in

AWAY = {"x-forwarded-for": "203.0.113.7"}  # as a proxy on this computer says it


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("tokens")) as found:
        yield found


def on_loop(at: LiveServer, coming: Any) -> Any:
    """The result of a coroutine in the server's event loop."""
    return asyncio.run_coroutine_threadsafe(coming, at.lobby.writer.loop).result(60)


def store(at: LiveServer, change: Any) -> None:
    on_loop(at, at.lobby.writer.write(Write(others=((change, None),))))


def used(at: LiveServer, token: str) -> int:
    one = select(devices.c.used).where(devices.c.token == ids.token_hash(token))
    (rows,) = on_loop(at, at.lobby.queries.rows(one))
    return rows[0].used if rows else 0


def set_used(at: LiveServer, token: str, ago: int) -> None:
    one = devices.c.token == ids.token_hash(token)
    store(at, update(devices).where(one).values(used=now() - ago))


def test_a_changed_password_signs_all_other_devices_out(at: LiveServer) -> None:
    token, _ = account(at, "Mona")
    phone = sign_in(at, "Mona").json()["token"]
    tablet = sign_in(at, "Mona").json()["token"]

    async def story() -> None:
        async with Client(at.ws, token=token) as here, Client(at.ws, token=phone) as there:
            code = (await there.request(requests.Move(), messages.Moved)).code
            body = {"name": "Mona", "password": "another horse", "old": PASSWORD}
            answer = await asyncio.to_thread(call, at, "PUT", "/api/me/account", token, json=body)
            assert answer.json()["signed_out"] == 2
            async with asyncio.timeout(20):
                with pytest.raises(Refusal) as caught:
                    async for _ in there:
                        pass
            assert caught.value.code == "bad_token"
            await here.command(requests.Rename(name="Mona"))
            await expect_refusal(connect_client(at, move=code), "bad_token")

    asyncio.run(story())
    for old in (phone, tablet):
        assert refused(call(at, "GET", "/api/me", old)) == (401, "bad_token")
    assert len(call(at, "GET", "/api/me/devices", token).json()) == 1
    assert refused(sign_in(at, "Mona")) == (401, "bad_login")


def test_who_was_looked_up_while_being_signed_out_does_not_get_in(
    at: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, _ = account(at, "Nell")
    queries, lookups = at.lobby.queries, []
    person = queries.person

    async def slow(device: str) -> Any:
        row = await person(device)
        lookups.append(row)
        if len(lookups) == 1:  # signed out after the database was read
            await at.app.state.accounts.sign_out_everywhere(await at.lobby.people.by_token(token))
        return row

    monkeypatch.setattr(queries, "person", slow)
    with pytest.raises(Refusal) as caught:
        on_loop(at, at.lobby.people.by_token(token))
    assert caught.value.code == "bad_token"


def test_a_token_expires_when_it_is_not_used(at: LiveServer) -> None:
    token, _ = account(at, "Olga")
    set_used(at, token, TOKEN_LIFETIME - DAY)
    assert call(at, "GET", "/api/me", token).status_code == 200
    until(lambda: used(at, token) > now() - DAY)
    set_used(at, token, TOKEN_LIFETIME + 1000)
    answer = call(at, "GET", "/api/me", token)
    assert refused(answer) == (401, "bad_token")
    assert answer.json()["message"] == "device_token_expired"

    async def story() -> None:
        error = await expect_refusal(connect_client(at, token=token), "bad_token")
        assert error.sentence.id == "device_token_expired"

    asyncio.run(story())
    on_loop(at, Maintenance(at.lobby).sweep())
    assert used(at, token)
    set_used(at, token, EXPIRED + 1000)
    on_loop(at, Maintenance(at.lobby).sweep())
    assert not used(at, token)


def test_the_use_of_a_device_is_stored_once_a_day(at: LiveServer) -> None:
    token, _ = account(at, "Pia")
    set_used(at, token, DAY + 1000)
    before = at.lobby.writer.commits
    for _ in range(5):
        assert call(at, "GET", "/api/me", token).status_code == 200
    until(lambda: used(at, token) > now() - DAY)
    for _ in range(5):
        (device,) = call(at, "GET", "/api/me/devices", token).json()
        assert device["used"] > now() - DAY
    assert at.lobby.writer.commits == before + 1


def test_the_owner_signs_in_while_an_attacker_tries(at: LiveServer) -> None:
    token, person = account(at, "Quin")
    assert sign_in(at, "Quin").status_code == 201  # from an address that is now known
    codes = []
    for n in range(30):
        body = {"name": "Quin", "password": f"guess {n}"}
        headers = {"x-forwarded-for": f"198.51.100.{n}"}
        answer = call(at, "POST", "/api/sign-in", json=body, headers=headers)
        codes.append(refused(answer)[1])
    assert codes == ["bad_login"] * 20 + ["too_fast"] * 10
    body = {"name": "Quin", "password": PASSWORD}
    stranger = call(at, "POST", "/api/sign-in", json=body, headers=AWAY)
    assert stranger.json()["message"] == "sign_in_from_known_place"
    known = AWAY | {"authorization": f"Bearer {token}"}
    assert call(at, "POST", "/api/sign-in", json=body, headers=known).status_code == 201
    assert sign_in(at, "Quin").status_code == 201
    stored = on_loop(at, at.lobby.queries.rows(select(known_addresses)))[0]
    assert {row.person for row in stored} >= {person}
    assert not any("203.0.113" in str(tuple(row)) for row in stored)


def test_a_password_is_hashed_anew_with_todays_parameters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "RFC_9106_LOW_MEMORY", RFC_9106_LOW_MEMORY)
    with live_server(tmp_path) as at:
        account(at, "Rosa")
        old = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1).hash(PASSWORD)
        one = people.c.login == "rosa"
        store(at, update(people).where(one).values(password=old))
        assert sign_in(at, "Rosa").status_code == 201
        (rows,) = on_loop(at, at.lobby.queries.rows(select(people.c.password).where(one)))
        kept = rows[0].password
        assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
        assert sign_in(at, "Rosa").status_code == 201
        (rows,) = on_loop(at, at.lobby.queries.rows(select(people.c.password).where(one)))
        assert rows[0].password == kept


def test_the_tokens_of_idle_devices_are_pruned(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, _ = account(at, "Sid")
        set_used(at, token, EXPIRED + 1000)
        from longsuit.server.store import pruning

        with at.lobby.queries.engine.begin() as connection:
            pruning.prune(connection, 0, now())
        assert not used(at, token)
