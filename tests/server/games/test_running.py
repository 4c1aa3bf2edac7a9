"""The running game: actions that are stale or repeated, stand-ins, the clock, and a restart."""

from pathlib import Path
from typing import Any

from longsuit.protocol import messages, requests

from ..clients import (
    actor_and_other,
    close,
    connect_client,
    expect_refusal,
    next_message,
    run_story,
    start_game,
)
from ..live_server import LiveServer


def test_a_stale_n_is_refused_and_a_repeated_nonce_acts_once(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, other = actor_and_other(clients)
        action = actor.view["legal"][0]["action"]
        error = await expect_refusal(
            actor.command(requests.Act(n=actor.n - 1, action=action, nonce="x")), "stale"
        )
        assert error.n == actor.n
        await expect_refusal(
            other.command(requests.Act(n=other.n, action=action, nonce="x")), "illegal"
        )
        n = actor.n
        first = await actor.command(requests.Act(n=n, action=action, nonce="x"))
        again = await actor.command(requests.Act(n=n, action=action, nonce="x"))
        assert first.n == again.n == n + 1
        await expect_refusal(
            actor.command(requests.Act(n=actor.n, action="9Z", nonce="y")), "bad_action"
        )
        await close(*clients)

    run_story(story, tmp_path)


def test_a_computer_player_stands_in_until_the_person_returns(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"stand_in": 0})
        actor, other = actor_and_other(clients)
        seat, token, code = actor.view["seat"], actor.token, actor.code
        n = other.n
        await actor.close()
        await next_message(other, messages.Event)
        assert other.n > n
        assert other.table is not None
        assert other.table.seats[seat].standing_in
        back = await connect_client(at, token=token)
        await back.join(code)
        await next_message(other, messages.Table)
        assert not other.table.seats[seat].standing_in
        await close(other, back)

    run_story(story, tmp_path)


def test_at_zero_the_clock_acts_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        policy = {"clock": "custom", "move": 1000, "bank": 200}
        clients = await start_game(at, "Ann", "Bob", policy=policy)
        actor, other = actor_and_other(clients)
        clock = await next_message(other, messages.Clock)
        assert 0 < clock.left <= 1200
        await next_message(other, messages.Event)
        assert other.table is not None
        seat = actor.view["seat"]
        assert other.table.seats[seat].standing_in
        await actor.sit()
        await next_message(other, messages.Table)
        assert not other.table.seats[seat].standing_in
        await close(*clients)

    run_story(story, tmp_path)


def test_a_game_outlives_the_server(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        actor, _ = actor_and_other(clients)
        seen["action"] = actor.view["legal"][0]["action"]
        seen["n"] = actor.n
        await actor.command(requests.Act(n=actor.n, action=seen["action"], nonce="kept"))
        seen["token"], seen["code"], seen["view"] = actor.token, actor.code, actor.view
        await close(*clients)

    async def after(at: LiveServer) -> None:
        actor = await connect_client(at, token=seen["token"])
        await actor.join(seen["code"])
        assert (actor.n, actor.view) == (seen["n"] + 1, seen["view"])
        again = await actor.command(requests.Act(n=seen["n"], action=seen["action"], nonce="kept"))
        assert again.n == seen["n"] + 1
        await close(actor)

    run_story(before, tmp_path)
    run_story(after, tmp_path)


def test_the_last_nonce_of_a_seat_counts(tmp_path: Path) -> None:
    """A page that was loaded again does not know the nonce that it gave before."""

    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann = clients[0]
        await next_message(ann, messages.Commit, deal=1)
        back = await connect_client(at, token=ann.token)
        await back.join(ann.code)
        await next_message(back, messages.Commit, deal=1)
        own = back.witness.nonces[back.game, 1]
        assert own != ann.witness.nonces[back.game, 1]
        # Requests of one connection are answered in turn: its nonce has arrived.
        await back.catch_up()
        running = at.lobby.tables[back.code].running_game
        assert running is not None
        assert running.nonces[own.seat] == own.nonce
        await close(back, clients[1])

    run_story(story, tmp_path)
