"""What voids a high score: all that could show cards or gives help, also by a host's powers."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.server.store.engine import connect, migrate

from ..clients import close, connect_client, next_message, run_story, seat_people
from ..http.calls import call, guest, play, refused
from ..live_server import LiveServer, choose, live_server

KIND = "estimation_whist"
OWN_RULES = (-1, "own_rules")  # as the games of most of these tests are short
Cheat = Callable[[LiveServer, Client, Client], Awaitable[None]]
CHEATS: dict[str, tuple[Cheat, dict[str, Any], int]] = {}


def voids(seat: int, **policy: Any) -> Callable[[Cheat], Cheat]:
    """Notes a way to get help, with the policy it needs and the seat whose total it voids."""

    def note(cheat: Cheat) -> Cheat:
        CHEATS[cheat.__name__] = cheat, policy, seat
        return cheat

    return note


async def own_turn(client: Client, other: Client) -> None:
    """Waits until the client is to act; the other one acts meanwhile."""
    while not client.view.get("legal"):
        if other.view.get("legal"):
            await choose(other, Random(1), [])
        await asyncio.wait_for(client.inbox.get(), 60)


async def assist(client: Client, what: Any) -> None:
    await client._send(requests.Assist(what=what))
    await next_message(client, messages.Assisted, what=what)


@voids(0, odds=True)
async def odds(at: LiveServer, ann: Client, bob: Client) -> None:
    await assist(ann, "odds")


@voids(0, advice=True)
async def advice(at: LiveServer, ann: Client, bob: Client) -> None:
    await own_turn(ann, bob)
    await assist(ann, "advice")


@voids(-1, cheat=True)
async def cheat(at: LiveServer, ann: Client, bob: Client) -> None:
    await assist(ann, "cheat")


@voids(0)
async def undo(at: LiveServer, ann: Client, bob: Client) -> None:
    await own_turn(ann, bob)
    await ann.act("call 0" if ann.view["phase"] == "call" else ann.view["legal"][0]["action"])
    await ann.command(requests.Undo(n=ann.n))


@voids(-1)
async def takeback(at: LiveServer, ann: Client, bob: Client) -> None:
    await own_turn(ann, bob)
    await choose(ann, Random(1), [])
    n = ann.n
    await ann.command(requests.Takeback(n=n))
    await bob.command(requests.Answer(n=n, agree=True))


@voids(-1, watch="seat")
async def seat_watched(at: LiveServer, ann: Client, bob: Client) -> None:
    """Nobody need be seen to watch: a second guest may come for a moment."""


@voids(0, stand_in=0)
async def computer_played(at: LiveServer, ann: Client, bob: Client) -> None:
    code, token, n = ann.code, ann.token, bob.n
    await own_turn(ann, bob)
    await ann.command(requests.Leave())
    while bob.n == n:
        await asyncio.wait_for(bob.inbox.get(), 60)
    assert bob.table is not None
    assert bob.table.seats[0].standing_in
    back = await connect_client(at, token=token)
    await back.join(code)
    await back.close()
    await ann.join(code)


@voids(-1)
async def seat_changed(at: LiveServer, ann: Client, bob: Client) -> None:
    """The host opens a computer player's seat, sits there, looks and goes back."""
    await ann.command(requests.Open(seat=2))
    await ann.command(requests.Stand())
    await ann.sit(2)
    assert ann.view["hand"]
    await ann.command(requests.Stand())
    await ann.sit(0)
    await ann.command(requests.Fill(seat=2, player="random"))


async def begin(at: LiveServer, **policy: Any) -> list[Client]:
    """Ann and Bob with a computer player, in a game that has begun."""
    options = {"players": "3", "max_cards": "2"}
    clients = await seat_people(at, "Ann", "Bob", game=KIND, options=options, policy=policy)
    await clients[0].command(requests.Fill(seat=2, player="random"))
    await clients[0].start()
    for client in clients:
        await next_message(client, messages.Event)
    return clients


async def finish(client: Client) -> messages.Result:
    """Plays the client's part to the end; the result."""
    while True:
        if client.view.get("legal") and client.view["phase"] != "over":
            await choose(client, Random(1), [])
        message = await asyncio.wait_for(client.inbox.get(), 60)
        assert message is not None, client.end_reason
        if isinstance(message, messages.Result):
            return message


def enter(at: LiveServer, token: str, game: str) -> tuple[int, str]:
    """What becomes of an attempt to enter a high score."""
    return refused(call(at, "POST", "/api/me/scores", token, json={"game": game}))


@pytest.mark.parametrize("restarted", [True, False])
@pytest.mark.parametrize("way", CHEATS)
def test_what_voids_a_high_score_is_stored_and_said_at_the_end(
    tmp_path: Path, way: str, restarted: bool
) -> None:
    cheat, policy, seat = CHEATS[way]
    tokens: list[str] = []
    codes: list[str] = []

    async def before(at: LiveServer) -> None:
        ann, bob = await begin(at, **policy)
        await cheat(at, ann, bob)
        tokens.extend((ann.token, bob.token))
        codes.append(ann.code)
        await close(ann, bob)

    async def after(at: LiveServer) -> None:
        clients = [await connect_client(at, token=token) for token in tokens]
        for client in clients:
            await client.join(codes[0])
        result, _ = await asyncio.gather(*(finish(client) for client in clients))
        assert {OWN_RULES, (seat, way)} <= set(result.voided)
        for at_seat, token in enumerate(tokens):
            (played,) = call(at, "GET", "/api/me/games", token).json()
            if way != "computer_played" or at_seat == 0:  # it may have played for both
                assert (way in played["voided"]) == (seat in (-1, at_seat))
            assert enter(at, token, result.game) == (409, "not_now")
        await close(*clients)

    async def without_restart(at: LiveServer) -> None:
        await before(at)
        await after(at)

    for story in (before, after) if restarted else (without_restart,):
        run_story(story, tmp_path)


def test_what_voids_nothing(tmp_path: Path) -> None:
    """A takeback that is refused, a spectator who is sent away, a chat: the total still counts."""
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Flo")
        seats = ("random", "random", "random")
        game = asyncio.run(play(at, [token], Random(3), game="whist", seats=seats))
        (played,) = call(at, "GET", "/api/me/games", token).json()
        assert (played["game"], played["voided"]) == (game, [])
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert list(database.execute("select counts from scores")) == [(1,)]


def test_a_given_position_counts_nowhere_and_says_so(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        async with Client(at.ws, name="Ann") as ann:
            await ann.create(
                KIND, options={"players": "3", "max_cards": "1"}, seats=["me", "random", "random"]
            )
            await ann.start()
            first = await finish(ann)
            begin_at = {"log": first.game, "n": 2, "seat": 0}
            await ann.create(KIND, **{"from": begin_at})
            assert (-1, "from_position") in (await finish(ann)).voided
            answer = await asyncio.to_thread(enter, at, ann.token, first.game)
            assert answer == (409, "not_now")

    run_story(story, tmp_path)


def test_totals_of_an_older_version_that_had_help_count_no_more(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine, "0007")
    score = "insert into scores (game, seat, person, name, kind, preset, total, place, counts, at)"
    game = """insert into games (id, code, number, game, version, preset, options, names, people,
        players, rated, started, seed) values ('daily', 'X', 1, 'whist', 1, '', '', '', '', '',
        false, 1, 'seed')"""
    with engine.begin() as connection:
        connection.execute(sa.text(game))
        for played in ("clean", "odds", "undone", "daily"):
            row = f"values ('{played}', 0, 'ann', 'Ann', 'whist', 'original', 99, 1, true, 1)"
            connection.execute(sa.text(f"{score} {row}"))
        for line in (
            "insert into assists (game, n, seat, what, at) values ('odds', 1, 0, 'odds', 1)",
            "insert into assists (game, n, seat, what, at) values ('clean', 1, 1, 'odds', 1)",
            "insert into records (game, n, text, nonce, at) values ('undone', 9, 'undo 8', '', 1)",
        ):
            connection.execute(sa.text(line))
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(sa.text("select game from scores where counts"))
        assert list(found.scalars()) == ["clean"]
        stored = connection.execute(sa.text("select game, seat, reason from voids"))
        assert [tuple(row) for row in stored] == [("undone", -1, "takeback")]
    engine.dispose()
