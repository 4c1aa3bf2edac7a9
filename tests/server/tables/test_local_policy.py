"""A table on one's own computer: deals from a seed, cards that lie face up, a fixed thinking time,
and computer players only."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

from longsuit.client.connection import Client
from longsuit.engine import notation
from longsuit.engine.actions import Event, Shuffle
from longsuit.protocol import messages
from longsuit.protocol.parts import Policy

from ..http.calls import call, guest, refused
from ..live_server import LiveServer, choose, live_server, play_on

KIND = "estimation_whist"
SMALL = {"players": "3", "max_cards": "2"}
SEATS = ("me", "random", "random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("local_policy")


@pytest.fixture(scope="module")
def own(folder: Path) -> Iterator[LiveServer]:
    with live_server(folder, settings_file=folder / "settings.toml") as found:
        yield found


async def whole_game(
    at: LiveServer, token: str, policy: dict[str, Any], seed: int = 1
) -> tuple[str, list[messages.AnyMessage]]:
    """The id of a finished game of one person, and the messages that came in it."""
    rng, seen = Random(seed), list[messages.AnyMessage]()
    async with Client(at.ws, token=token) as client:
        await client.create(KIND, options=SMALL, seats=SEATS, policy=policy)
        await client.start()
        while True:
            message = await asyncio.wait_for(client.inbox.get(), 60)
            assert message is not None
            seen.append(message)
            if isinstance(message, messages.Result):
                return client.game, seen
            if client.view.get("legal") and client.view["phase"] != "over":
                await choose(client, rng, [])


def log_of(at: LiveServer, token: str, game: str) -> notation.Log:
    return notation.log(call(at, "GET", f"/api/games/{game}/log", token).text)


def shuffles_of(log: notation.Log) -> list[Event]:
    return [event for event in log.events if isinstance(event.action, Shuffle)]


def test_a_seed_deals_the_same_cards_every_time(own: LiveServer, folder: Path) -> None:
    token, _ = guest(own, "Ann")
    games = []
    for seed in ("30006", "30006", "-7", ""):
        game, _ = asyncio.run(whole_game(own, token, {"seed": seed}))
        games.append(game)
    logs = [log_of(own, token, game) for game in games]
    shuffles = [shuffles_of(log) for log in logs]
    assert shuffles[0] == shuffles[1]
    assert logs[0].events == logs[1].events, "the computer players decide alike too"
    assert shuffles[0] != shuffles[2]
    assert shuffles[0] != shuffles[3]
    database = sqlite3.connect(folder / "tables.db", timeout=10)
    query = "select voided from scores where game = ?"
    voided = [database.execute(query, (game,)).fetchone()[0] for game in games]
    database.close()
    assert ["fixed_seed" in text for text in voided] == [True, True, True, False]


def test_a_game_from_a_seed_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The seed is stored with the game, so its later deals are the same as well."""

    async def begin(at: LiveServer, token: str) -> str:
        async with Client(at.ws, token=token) as client:
            await client.create(KIND, options=SMALL, seats=SEATS, policy={"seed": "5"})
            await client.start()
            while not client.view.get("legal"):
                await client.inbox.get()
            return client.code

    async def finish(at: LiveServer, token: str, code: str) -> str:
        async with Client(at.ws, token=token) as client:
            await client.join(code)
            await play_on(client, Random(1), [])
            return client.game

    file = tmp_path / "settings.toml"
    with live_server(tmp_path, settings_file=file) as at:
        token, _ = guest(at, "Bob")
        whole = asyncio.run(whole_game(at, token, {"seed": "5"}))[0]
        expected = log_of(at, token, whole)
        code = asyncio.run(begin(at, token))
    with live_server(tmp_path, settings_file=file) as at:
        game = asyncio.run(finish(at, token, code))
        found = log_of(at, token, game)
    shuffles = [
        [e for e in log.events if isinstance(e.action, Shuffle)] for log in (expected, found)
    ]
    assert shuffles[0] == shuffles[1]


def test_the_cards_of_computer_players_lie_face_up(own: LiveServer) -> None:
    token, _ = guest(own, "Cy")
    _, seen = asyncio.run(whole_game(own, token, {"open_hands": True}))
    hands = [message.hands for message in seen if isinstance(message, messages.Hands)]
    assert all(one[0] == () for one in hands), "not those of people"
    assert any(one[1] and one[2] for one in hands)
    (result,) = [message for message in seen if isinstance(message, messages.Result)]
    assert (-1, "open_hands") in result.voided
    _, seen = asyncio.run(whole_game(own, token, {}))
    assert not any(isinstance(message, messages.Hands) for message in seen)


@pytest.mark.parametrize("policy", [{"seed": "7"}, {"open_hands": True}])
def test_a_server_for_others_knows_no_cards_ahead(tmp_path: Path, policy: dict[str, Any]) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Dee")
        table = {"game": KIND, "options": SMALL, "seats": SEATS, "policy": policy}
        answer = call(at, "POST", "/api/tables", token, json=table)
        assert refused(answer) == (409, "bad_options")
        assert "longsuit start" in answer.json()["text"]


@pytest.mark.parametrize("known", [{"seed": "7"}, {"open_hands": True}])
def test_a_rated_table_has_neither(known: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="rated_without_known_cards"):
        Policy(rated=True, **known)


@pytest.mark.parametrize("seed", ["x", "1.5", "--1", "1" * 20, " 1"])
def test_a_seed_is_a_whole_number(own: LiveServer, seed: str) -> None:
    token, _ = guest(own, "Eli")
    table = {"game": KIND, "options": SMALL, "policy": {"seed": seed}}
    assert refused(call(own, "POST", "/api/tables", token, json=table)) == (400, "bad_message")


def test_computer_players_alone_are_watched(tmp_path: Path) -> None:
    async def watch(at: LiveServer, token: str) -> list[Any]:
        async with Client(at.ws, token=token) as client:
            step_by_step = {"thinking": "fixed", "think": 0}
            policy = {"watch": "delayed", "delay": 0, "open_hands": True, **step_by_step}
            await client.create(KIND, options=SMALL, seats=("random",) * 3, policy=policy)
            await client.start()
            seen: list[Any] = []
            while not (seen and isinstance(seen[-1], messages.Result)):
                seen.append(await asyncio.wait_for(client.inbox.get(), 30))
            return seen

    with live_server(tmp_path, thinking="policy", settings_file=tmp_path / "own.toml") as at:
        token, _ = guest(at, "Fay")
        seen = asyncio.run(watch(at, token))
    events = [one for one in seen if isinstance(one, messages.Event)]
    assert len(events) >= 3 + 3 * 4
    assert all(msgspec.json.decode(event.view)["hand"] == [] for event in events)
    assert any(all(one.hands) for one in seen if isinstance(one, messages.Hands))


def test_computer_players_take_the_time_that_is_set(tmp_path: Path) -> None:
    with live_server(tmp_path, thinking="policy") as at:
        token, _ = guest(at, "Gus")

        async def first_turn(policy: dict[str, Any]) -> float:
            async with Client(at.ws, token=token) as client:
                options = {"players": "3", "max_cards": "1"}
                await client.create(KIND, options=options, seats=SEATS[::-1], policy=policy)
                begun = monotonic()
                await client.start()
                while not client.view.get("legal"):
                    await asyncio.wait_for(client.inbox.get(), 30)
                return monotonic() - begun

        fixed = {"thinking": "fixed", "think": 1_500}
        assert asyncio.run(first_turn(fixed)) >= 3.0, "two players before this one"
        assert asyncio.run(first_turn({"thinking": "fixed", "think": 0})) < 3.0
