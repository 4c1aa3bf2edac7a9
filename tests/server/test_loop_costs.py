"""Attacks on the event loop: whatever is sent or stored, no callback takes more than 20 ms."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from longsuit.client.connection import Client
from longsuit.messages.languages import LANGUAGES
from longsuit.protocol import messages, requests
from longsuit.server.games.record import KEPT_STEPS, Step
from longsuit.server.games.updates import Updates
from longsuit.server.limits import unlimited
from longsuit.server.maintenance import Maintenance
from longsuit.server.people.erasure import erase
from longsuit.server.people.identity import Person

from .clients import close, connect_client, next_message, run_story
from .live_server import LiveServer, live_server
from .long_games import finished_log, open_long_table
from .many_tables import make_friends, on_loop, open_public_tables
from .watchdog import Watchdog, watched_server

Story = Callable[[LiveServer], Awaitable[None]]


def attack(story: Story, folder: Path) -> None:
    """Runs an attack on a server without rate limits, whose event loop is watched."""
    with watched_server(folder, limits=unlimited()) as (at, _):
        asyncio.run(asyncio.wait_for(story(at), 120))


async def storm(client: Client, *asked: requests.Request) -> None:
    """Sends requests without waiting, and then waits until all of them have been handled."""
    for request in asked:
        await client._send(request)
    await client.request(requests.Ping(), messages.Pong)


def test_a_storm_of_since_and_view_in_a_long_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.join(await asyncio.to_thread(open_long_table, at, ann.token))
        await next_message(ann, messages.View)
        for missed in (1, 60, 99, 5_000):
            since = requests.Since(n=ann.n - missed, game=ann.game)
            await storm(ann, *[since] * 20, *[requests.View()] * 20)
        again = requests.Join(code=ann.code, game=ann.game, n=ann.n - 60)
        await storm(ann, *[again] * 20)
        await ann.close()

    attack(story, tmp_path)


def test_what_is_asked_for_again_is_encoded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = Counter[int]()
    step_message = Updates.step_message

    def counted(self: Updates, step: Step, *rest: Any) -> Any:
        encoded[step.n] += 1
        return step_message(self, step, *rest)

    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.join(await asyncio.to_thread(open_long_table, at, ann.token, "", 500))
        monkeypatch.setattr(Updates, "step_message", counted)
        for missed in (20, 20, 5, 60):
            await storm(ann, *[requests.Since(n=ann.n - missed, game=ann.game)] * 5)
        again = requests.Join(code=ann.code, game=ann.game, n=ann.n - 40)
        await storm(ann, *[again] * 5)
        assert encoded == dict.fromkeys(range(ann.n - 59, ann.n + 1), 1)
        await ann.close()

    run_story(story, tmp_path, limits=unlimited())


def test_what_is_not_kept_any_more_is_replaced_by_the_view(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.join(await asyncio.to_thread(open_long_table, at, ann.token))
        await next_message(ann, messages.View)
        n, game, view = ann.n, ann.game, ann.view
        for missed, kept in ((KEPT_STEPS + 1, 0), (10, 10), (0, 0)):
            while not ann.inbox.empty():
                ann.inbox.get_nowait()
            ann.n, ann.view = n - missed, {}
            await ann.catch_up()
            sent = [ann.inbox.get_nowait() for _ in range(kept + 1)]
            assert [getattr(each, "n", 0) for each in sent] == [*range(n - kept + 1, n + 1), n]
            assert [type(each) for each in sent] == [*[messages.Event] * kept, messages.View]
            assert (ann.n, ann.game, ann.view) == (n, game, view)
        await ann.close()

    run_story(story, tmp_path)


def test_a_long_game_is_loaded_and_undone_beside_the_loop(tmp_path: Path) -> None:
    async def open_table(at: LiveServer) -> tuple[str, str]:
        async with Client(at.ws, name="Ann") as ann:
            return ann.token, await asyncio.to_thread(open_long_table, at, ann.token)

    with live_server(tmp_path) as at:
        token, code = asyncio.run(open_table(at))

    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, token=token)
        await ann.join(code)
        for _ in range(4):
            if ann.view["actor"] == ann.view["seat"]:
                await ann.act(ann.view["legal"][-1]["action"])
            await storm(ann, requests.Undo(n=ann.n), requests.Takeback(n=ann.n))
        await ann.close()

    attack(story, tmp_path)


def test_finished_games_and_logs_over_http(tmp_path: Path) -> None:
    log = finished_log()
    assert len(log.events) > 4_000
    *given, last = log.events

    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        opened = partial(open_long_table, at, ann.token, repr(log), len(given), last.seat)
        await ann.join(await asyncio.to_thread(opened))
        await ann.act(repr(last.action))
        await next_message(ann, messages.Result)
        begin = {"log": ann.game, "n": len(given) - 1, "seat": 0}
        floats = b'{"game":"pesten","from":{},"x":[%b0]}' % (b"1e1," * 100_000)
        async with httpx.AsyncClient(base_url=at.http, timeout=60) as http:
            headers = {"authorization": f"Bearer {ann.token}"}
            for path in ("log", "replay", "replay?first=4000&open=yes"):
                answer = await http.get(f"/api/games/{ann.game}/{path}", headers=headers)
                assert answer.status_code == 200, answer.text
            for body in (msgspec.json.encode({"game": "pesten", "from": begin}), floats):
                answer = await http.post("/api/tables", content=body, headers=headers)
                assert answer.status_code in (201, 400), answer.text
            answer = await http.post("/api/logs?first=4000", content=repr(log).encode())
            assert answer.status_code == 200, answer.text
        await ann.close()

    attack(story, tmp_path)


def test_what_is_drawn_up_for_each_language_and_the_first_search_player(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.join(await ann.create("whist", seats=("me", "level(expert)")))
        await ann.command(requests.Fill(seat=2, player="search(ms=10)"))
        async with httpx.AsyncClient(base_url=at.http, timeout=60) as http:
            for language in LANGUAGES:
                for path in ("/api/games", "/api/games/pesten/rules"):
                    assert (await http.get(f"{path}?lang={language}")).status_code == 200
        await ann.close()

    attack(story, tmp_path)


def test_a_full_table_at_which_somebody_sits_and_stands(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.join(await ann.create("pesten", seats=("open", "open")))
        crowd = [await connect_client(at, f"Watcher {each}") for each in range(100)]
        await asyncio.gather(*(each.join(ann.code) for each in crowd))
        for _ in range(5):
            await storm(ann, requests.Sit(), requests.Stand(), requests.Emote(emote="wow"))
        await close(ann, *crowd)

    attack(story, tmp_path)


def test_many_tables_and_friends(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        lobby, away = at.lobby, Person("somebody", "Somebody")
        await ann.join(await ann.create("whist", policy={"public": True}))
        await asyncio.to_thread(on_loop, at, make_friends(lobby, ann.person, 500))

        async def on(work: Coroutine[Any, Any, object]) -> None:
            await asyncio.to_thread(on_loop, at, work)

        with Watchdog(at.thread).watching():
            async with httpx.AsyncClient(base_url=at.http, timeout=60) as http:
                headers = {"authorization": f"Bearer {ann.token}"}
                for _ in range(3):
                    for path in ("/api/tables", "/api/me/friends", "/metrics"):
                        assert (await http.get(path, headers=headers)).status_code == 200
            await ann.command(requests.Rename(name="Anna"))
            await ann.create("whist")
            for person in (f"person:{at}" for at in range(3)):
                await on(call_on_loop(lobby.admission.set_bans, {person: 2**60}))
            await on(Maintenance(lobby).sweep())
            await on(lobby.create(away, requests.Create(game="whist")))
            await on(erase(lobby, away.id))
        await ann.close()

    with live_server(tmp_path, loop="asyncio", limits=unlimited()) as at:
        on_loop(at, open_public_tables(at.lobby, 2_000))
        asyncio.run(asyncio.wait_for(story(at), 120))


async def call_on_loop(function: Callable[..., Any], *arguments: Any) -> None:
    function(*arguments)
