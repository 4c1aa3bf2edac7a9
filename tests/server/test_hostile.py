"""Hostile clients: whatever they send, they get an error and nothing else."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from benchmarks.hostile.messages import siege
from longsuit.client.connection import Client
from longsuit.engine.cards import names
from longsuit.protocol import VERSION, requests
from longsuit.protocol import messages as told
from longsuit.server import ids
from longsuit.server.limits import unlimited

from .clients import actor_and_other, close, connect_client, expect_refusal, start_game
from .live_server import LiveServer, live_server

Story = Callable[[LiveServer], Awaitable[None]]


def tell(story: Story, folder: Path, **values: Any) -> None:
    with live_server(folder, **values) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_thousand_hostile_messages_are_refused_by_name(tmp_path: Path, seed: int) -> None:
    async def story(at: LiveServer) -> None:
        codes = await siege(at.ws, 1_000, seed)
        assert codes["bad_message"] > 100
        assert len(codes) > 8

    tell(story, tmp_path, limits=unlimited())


async def raw(at: LiveServer, *messages: object) -> list[dict[str, Any]]:
    """The answers to messages of a new guest, sent one after another."""
    out = []
    async with connect(at.ws) as ws:
        hello = {"type": "hello", "version": VERSION}
        for number, message in enumerate((hello, *messages), 1):
            await ws.send(json.dumps({**message, "id": number}))  # type: ignore[dict-item]
            while True:
                answer = json.loads(await asyncio.wait_for(ws.recv(), 20))
                if answer.get("id") == number:
                    out.append(answer)
                    break
    return out[1:]


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, other = actor_and_other(clients)
        action, n = actor.view["legal"][0]["action"], actor.n
        await expect_refusal(other.command(requests.Act(n=n, action=action, nonce="x")), "illegal")
        stranger = await connect_client(at, "Eve")
        await expect_refusal(
            stranger.command(requests.Act(n=n, action=action, nonce="x")), "not_here"
        )
        await stranger.join(clients[0].code)
        await expect_refusal(
            stranger.command(requests.Act(n=n, action=action, nonce="x")), "not_seated"
        )
        act = {"type": "act", "n": n, "action": action, "nonce": "x"}
        for extra in ({"seat": 0}, {"person": actor.person}, {"token": actor.token}):
            (answer,) = await raw(at, {**act, **extra})
            assert answer["code"] == "bad_message"
        await expect_refusal(
            stranger.command(requests.Act(n=n, action="* shuffle", nonce="x")), "not_seated"
        )
        await expect_refusal(
            actor.command(requests.Act(n=n, action=f"0 {action}", nonce="y")), "bad_action"
        )
        assert actor.n == n
        await close(*clients, stranger)

    tell(story, tmp_path)


def test_only_the_host_manages_the_table(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann, eve = clients[0], await connect_client(at, "Eve")
        await eve.join(ann.code)
        for message in (
            requests.Close(),
            requests.Kick(person=ann.person),
            requests.Host(person=eve.person),
            requests.Fill(seat=0),
            requests.Open(seat=0),
            requests.Start(),
            requests.Configure(game="whist"),
        ):
            await expect_refusal(eve.command(message), "not_host")
        await expect_refusal(eve.sit(0), "seat_taken")
        await expect_refusal(eve.command(requests.Assist(what="cheat")), "not_seated")
        await expect_refusal(ann.command(requests.Assist(what="cheat")), "forbidden")
        await close(*clients, eve)

    tell(story, tmp_path)


def test_a_closed_table_and_one_with_a_ban_cannot_be_joined(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await start_game(at, "Ann", "Bob")
        code = ann.code
        await ann.command(requests.Kick(person=bob.person))
        await expect_refusal(bob.join(code), "banned")
        eve = await connect_client(at, "Eve")
        await eve.join(code)
        await ann.command(requests.Close())
        for client in (ann, bob, eve):
            await expect_refusal(client.command(requests.Join(code=code)), "closed")
            await expect_refusal(client.command(requests.Sit()), "not_here")
        assert httpx.get(f"{at.http}/api/tables/{code}").json()["code"] == "closed"
        await close(ann, bob, eve)

    tell(story, tmp_path)


def test_tokens_are_neither_guessed_nor_used_twice(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        wrong = [
            ids.token_hash(ann.token),
            ann.token[:-1],
            ann.token.lower(),
            ann.person,
            ids.new_token(),
        ]
        for token in wrong:
            await expect_refusal(Client(at.ws, token=token).__aenter__(), "bad_token")
            headers = {"authorization": f"Bearer {token}"}
            answer = httpx.post(f"{at.http}/api/tables", headers=headers, json={"game": "whist"})
            assert answer.json()["code"] == "bad_token"
        moved = await ann.request(requests.Move(), told.Moved)
        phone = await connect_client(at, move=moved.code)
        assert phone.person == ann.person
        assert phone.token != ann.token
        await expect_refusal(Client(at.ws, move=moved.code).__aenter__(), "bad_token")
        hello = {"type": "hello", "version": VERSION, "token": ann.token}
        (answer,) = [error async for error in answers(at, hello)]
        assert answer["code"] == "not_now"
        await close(ann, phone)

    async def answers(at: LiveServer, message: object) -> Any:
        for answer in await raw(at, message):
            yield answer

    tell(story, tmp_path)


def test_nobody_reads_anothers_view(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann, bob = clients
        record = at.lobby.tables[ann.code].running_game.record  # type: ignore[union-attr]
        hands = [names(record.game.view(record.state, seat).hand).split() for seat in (0, 1)]
        assert ann.view["hand"] == hands[0]
        eve = await connect_client(at, "Eve")
        for message in (requests.View(), requests.Since(n=0, game=ann.game)):
            await expect_refusal(eve.command(message), "not_here")
        await eve.join(ann.code)
        await eve.command(requests.View())
        await eve.command(requests.Since(n=0, game=ann.game))
        while not eve.inbox.empty():
            got = await eve.inbox.get()
            assert not isinstance(got, told.Event | told.View | told.Hands)
        await bob.command(requests.Since(n=0, game=ann.game))
        hidden = set(hands[0]) - set(hands[1])
        assert not hidden & set(bob.view["hand"])
        for token in (eve.token, ann.token):
            headers = {"authorization": f"Bearer {token}"}
            answer = httpx.get(f"{at.http}/api/games/{ann.game}/log", headers=headers)
            assert answer.json()["code"] in ("forbidden", "playing")
        await close(*clients, eve)

    tell(story, tmp_path)


def test_old_nonces_do_nothing(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, other = actor_and_other(clients)
        act = requests.Act(n=actor.n, action=actor.view["legal"][0]["action"], nonce="once")
        first = await actor.command(act)
        again = await actor.command(act)
        assert again.n == first.n
        await expect_refusal(other.command(act), "stale")
        table = at.lobby.tables[actor.code]
        assert table.running_game is not None
        before = table.running_game.record.n
        await actor.command(act)
        assert table.running_game.record.n == before
        shuffled = requests.Nonce(game=actor.game, deal=0, nonce="0" * 64)
        await expect_refusal(actor.command(shuffled), "not_now")
        await close(*clients)

    tell(story, tmp_path)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "file://", "http://127.0.0.1"]
)
def test_a_page_of_another_origin_opens_no_socket_and_changes_nothing(
    tmp_path: Path, origin: str
) -> None:
    async def story(at: LiveServer) -> None:
        with pytest.raises(InvalidStatus) as caught:
            await connect(at.ws, origin=origin)  # type: ignore[arg-type]
        assert caught.value.response.status_code == 403
        ann = await connect_client(at, "Ann")
        headers = {"authorization": f"Bearer {ann.token}", "origin": origin}
        answer = httpx.post(f"{at.http}/api/tables", headers=headers, json={"game": "whist"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        headers = {"authorization": f"Bearer {ann.token}", "sec-fetch-site": "cross-site"}
        answer = httpx.post(f"{at.http}/api/tables", headers=headers, json={"game": "whist"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert not at.lobby.tables
        await close(ann)

    tell(story, tmp_path)
