"""Requests at a table, and which of them are refused."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.protocol.parts import Policy

from ..live_server import LiveServer, live_server

Story = Callable[[LiveServer], Awaitable[None]]
T = Any


def tell(story: Story, folder: Path, **values: Any) -> None:
    with live_server(folder, **values) as at:
        asyncio.run(asyncio.wait_for(story(at), 120))


async def person(at: LiveServer, name: str = "", **values: Any) -> Client:
    client = Client(at.ws, name=name, **values)
    await client.__aenter__()
    return client


async def table(at: LiveServer, *names: str, **values: Any) -> list[Client]:
    """People at a table of Pesten, everybody seated, the game begun."""
    clients = [await person(at, name) for name in names]
    options = {"players": str(max(2, len(names))), **values.pop("options", {})}
    code = await clients[0].create(values.pop("game", "pesten"), options=options, **values)
    for client in clients[1:]:
        await client.join(code)
        await client.sit()
    return clients


async def begun(at: LiveServer, *names: str, **values: Any) -> list[Client]:
    clients = await table(at, *names, **values)
    await clients[0].start()
    for client in clients:
        await until(client, messages.Event)
    return clients


async def until(client: Client, wanted_type: type[T], /, **wanted: Any) -> T:
    """The next message of a kind with these values."""
    while True:
        message = await asyncio.wait_for(client.inbox.get(), 90)
        assert message is not None, client.end_reason
        if isinstance(message, wanted_type) and all(
            getattr(message, key) == value for key, value in wanted.items()
        ):
            return message


async def refused(work: Awaitable[Any], code: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.code == code, caught.value.text
    return caught.value


async def close(*clients: Client) -> None:
    for client in clients:
        await client.close()


def turn(clients: list[Client]) -> tuple[Client, Client]:
    """The client to act, and another one."""
    actor = clients[0].view["actor"]
    return clients[actor], clients[1 - actor]


def test_a_stale_n_is_refused_and_a_repeated_nonce_acts_once(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob")
        actor, other = turn(clients)
        action = actor.view["legal"][0]["action"]
        error = await refused(
            actor.command(requests.Act(n=actor.n - 1, action=action, nonce="x")), "stale"
        )
        assert error.n == actor.n
        await refused(other.command(requests.Act(n=other.n, action=action, nonce="x")), "illegal")
        n = actor.n
        first = await actor.command(requests.Act(n=n, action=action, nonce="x"))
        again = await actor.command(requests.Act(n=n, action=action, nonce="x"))
        assert first.n == again.n == n + 1
        await refused(actor.command(requests.Act(n=actor.n, action="9Z", nonce="y")), "bad_action")
        await close(*clients)

    tell(story, tmp_path)


def test_the_newest_of_two_sockets_wins(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob")
        ann = clients[0]
        second = await person(at, token=ann.token)
        assert second.person == ann.person
        await second.join(ann.code)
        await until(ann, messages.Replaced)
        await refused(ann.act("pass"), "not_here")
        view = await until(second, messages.View)
        assert view.n >= 1
        assert second.view["seat"] == 0
        await close(*clients, second)

    tell(story, tmp_path)


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await begun(at, "Ann", "Bob")
        moved = await ann.request(requests.Move(), messages.Moved)
        phone = await person(at, move=moved.code)
        assert phone.person == ann.person
        assert phone.token
        assert phone.token != ann.token
        stranger = Client(at.ws, move=moved.code)
        with pytest.raises(Refusal, match="used or is too old"):
            await stranger.__aenter__()
        await close(ann, bob, phone, stranger)

    tell(story, tmp_path)


def test_a_lost_connection_comes_back_with_what_was_missed(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob")
        actor, other = turn(clients)
        assert other.socket is not None
        other.socket.transport.abort()
        await actor.act(actor.view["legal"][0]["action"])
        missed = await until(other, messages.Event, n=actor.n)
        assert missed.n == 2
        await close(*clients)

    tell(story, tmp_path)


def test_seats_are_filled_opened_and_left(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await person(at, "Ann")
        code = await ann.create("pesten", options={"players": "3"})
        await refused(ann.start(), "empty_seats")
        await refused(ann.command(requests.Fill(seat=0, player="random")), "seat_taken")
        await refused(ann.command(requests.Fill(seat=1, player="nobody")), "bad_player")
        await refused(ann.command(requests.Fill(seat=7, player="random")), "no_seat")
        await ann.command(requests.Fill(seat=1, player="random"))
        bob = await person(at, "Bob")
        await refused(bob.sit(), "not_here")
        await refused(bob.join("ABCD-ABCD-ABCD"), "no_table")
        await bob.join(code[:4].lower() + " " + code[4:])
        await refused(bob.start(), "not_host")
        await refused(bob.sit(0), "seat_taken")
        await bob.sit(2)
        await refused(bob.sit(1), "already_seated")
        await bob.command(requests.Stand())
        await refused(bob.command(requests.Stand()), "not_seated")
        await ann.command(requests.Open(seat=1))
        await bob.sit()
        assert bob.table is not None
        assert [place.kind for place in bob.table.seats] == ["person", "person", "open"]
        assert (bob.table.seats[1].name, bob.table.you) == ("Bob", 1)
        await close(ann, bob)

    tell(story, tmp_path)


def test_the_host_sends_away_and_hands_on(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob, cy = await table(at, "Ann", "Bob", "Cy")
        code = ann.code
        await refused(bob.command(requests.Kick(person=ann.person)), "not_host")
        await ann.command(requests.Kick(person=bob.person))
        await until(bob, messages.Closed, reason="kicked")
        again = await person(at, token=bob.token)
        await refused(again.join(code), "banned")
        await ann.command(requests.Host(person=cy.person))
        await refused(ann.start(), "not_host")
        await cy.command(requests.Close())
        await until(ann, messages.Closed, reason="closed")
        await close(ann, bob, cy, again)

    tell(story, tmp_path)


def test_chat_by_policy(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await table(at, "Ann", "Bob", policy={"chat": "phrases"})
        await refused(ann.command(requests.Chat(text="hi")), "forbidden")
        await ann.command(requests.Phrase(phrase="hello"))
        await bob.command(requests.Emote(emote="clap"))
        await until(bob, messages.Said, kind="phrase", text="hello", seat=0)
        await until(ann, messages.Said, kind="emote", text="clap", seat=1)
        await refused(ann.command(requests.Phrase(phrase="damn")), "bad_message")
        await ann.command(requests.Configure(policy=Policy(chat="free")))
        await ann.command(requests.Chat(text="  so\nlong "))
        await until(bob, messages.Said, text="so long")
        cy = await person(at, "Cy")
        await cy.join(ann.code)
        await until(cy, messages.Said, text="so long")
        await close(ann, bob, cy)

    tell(story, tmp_path)


def test_a_rematch_and_another_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await person(at, "Ann")
        short = {"players": "2", "cards": "1", "target": "1"}
        await ann.create("whist", options=short, seats=["me", "random"])
        await refused(ann.command(requests.Rematch()), "not_now")
        await ann.start()
        await refused(ann.start(), "playing")
        for _ in range(2):
            while ann.view.get("phase") != "over":
                if ann.view.get("legal"):
                    await ann.act(ann.view["legal"][0]["action"])
                else:
                    await asyncio.wait_for(ann.inbox.get(), 20)
            ann.view = {}
            await ann.command(requests.Rematch())
        assert ann.table is not None
        assert ann.table.number == 3
        while ann.view.get("phase") != "over":
            if ann.view.get("legal"):
                await ann.act(ann.view["legal"][0]["action"])
            else:
                await asyncio.wait_for(ann.inbox.get(), 20)
        await ann.command(requests.Configure(game="pesten", options={"players": "4"}))
        await until(ann, messages.Table, game="pesten")
        assert ann.table is not None
        kinds = [place.kind for place in ann.table.seats]
        assert kinds == ["person", "computer", "open", "open"]
        await refused(ann.command(requests.Configure(options={"players": "99"})), "bad_options")
        await close(ann)

    tell(story, tmp_path)


def test_watchers_see_what_the_policy_says(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        for watch in ("none", "delayed", "seat", "end"):
            policy = {"watch": watch, "delay": 2, "watched": 1}
            clients = await begun(at, "Ann", "Bob", policy=policy)
            eve = await person(at, "Eve")
            await eve.join(clients[0].code)
            await refused(eve.command(requests.Act(n=1, action="draw", nonce="x")), "not_seated")
            for _ in range(4):
                actor, _ = turn(clients)
                await actor.act(actor.view["legal"][-1]["action"])
                await asyncio.sleep(0.05)
            if watch == "seat":
                assert eve.view["hand"] == clients[1].view["hand"]
                assert eve.n == clients[1].n
            elif watch == "delayed":
                assert eve.n == clients[1].n - 2
                assert eve.view["hand"] == []
            else:
                assert eve.view == {}
            await close(*clients, eve)

    tell(story, tmp_path)


def test_a_computer_player_stands_in_until_the_person_returns(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob", policy={"stand_in": 0})
        actor, other = turn(clients)
        seat, token, code = actor.view["seat"], actor.token, actor.code
        n = other.n
        await actor.close()
        await until(other, messages.Event)
        assert other.n > n
        assert other.table is not None
        assert other.table.seats[seat].standing_in
        back = await person(at, token=token)
        await back.join(code)
        await until(other, messages.Table)
        assert not other.table.seats[seat].standing_in
        await close(other, back)

    tell(story, tmp_path)


def test_at_zero_the_clock_acts_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        policy = {"clock": "custom", "move": 1000, "bank": 200}
        clients = await begun(at, "Ann", "Bob", policy=policy)
        actor, other = turn(clients)
        clock = await until(other, messages.Clock)
        assert 0 < clock.left <= 1200
        await until(other, messages.Event)
        assert other.table is not None
        seat = actor.view["seat"]
        assert other.table.seats[seat].standing_in
        await actor.sit()
        await until(other, messages.Table)
        assert not other.table.seats[seat].standing_in
        await close(*clients)

    tell(story, tmp_path)


def test_undo_and_takeback(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob", game="estimation_whist")
        actor, other = turn(clients)
        await refused(actor.command(requests.Undo(n=actor.n)), "not_now")
        before = actor.view
        await actor.act(actor.view["legal"][0]["action"])
        done = await actor.command(requests.Undo(n=actor.n))
        assert done.n == 3
        await until(other, messages.Undo, n=3, back=1)
        assert actor.view == before
        for client in (actor, other):
            await client.act(client.view["legal"][0]["action"])
            await until(actor if client is other else other, messages.Event, n=client.n)
        actor, other = turn(clients)
        await actor.act(actor.view["legal"][0]["action"])
        await refused(actor.command(requests.Undo(n=actor.n)), "not_now")
        await actor.command(requests.Takeback(n=actor.n))
        await until(other, messages.Takeback, state="asked")
        await refused(actor.command(requests.Answer(n=actor.n, agree=True)), "not_now")
        await other.command(requests.Answer(n=other.n, agree=False))
        await until(actor, messages.Takeback, state="refused")
        await actor.command(requests.Takeback(n=actor.n))
        await other.command(requests.Answer(n=other.n, agree=True))
        await until(other, messages.Takeback, state="granted")
        assert actor.view["legal"]
        await close(*clients)

    tell(story, tmp_path)


def test_nothing_is_taken_back_in_a_rated_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob", game="estimation_whist", policy={"rated": True})
        actor, _ = turn(clients)
        await actor.act(actor.view["legal"][0]["action"])
        await refused(actor.command(requests.Undo(n=actor.n)), "forbidden")
        await refused(actor.command(requests.Takeback(n=actor.n)), "forbidden")
        await close(*clients)

    tell(story, tmp_path)


def test_help_is_refused_or_written_down_and_told(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob", policy={"cheat": True})
        ann, bob = clients
        await refused(ann.command(requests.Assist(what="odds")), "forbidden")
        hands = await ann.request(requests.Assist(what="cheat"), messages.Hands)
        assert list(hands.hands[1]) == bob.view["hand"]
        await until(bob, messages.Assisted, seat=0, what="cheat")
        await close(*clients)

    tell(story, tmp_path)


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(at: LiveServer) -> None:
        clients = await begun(at, "Ann", "Bob")
        actor, _ = turn(clients)
        seen["action"] = actor.view["legal"][0]["action"]
        seen["n"] = actor.n
        await actor.command(requests.Act(n=actor.n, action=seen["action"], nonce="kept"))
        seen["token"], seen["code"], seen["view"] = actor.token, actor.code, actor.view
        await close(*clients)

    async def after(at: LiveServer) -> None:
        actor = await person(at, token=seen["token"])
        await actor.join(seen["code"])
        assert (actor.n, actor.view) == (seen["n"] + 1, seen["view"])
        again = await actor.command(requests.Act(n=seen["n"], action=seen["action"], nonce="kept"))
        assert again.n == seen["n"] + 1
        await close(actor)

    tell(before, tmp_path)
    tell(after, tmp_path)
