"""Requests at a table, and which of them are refused."""

import asyncio
from pathlib import Path

import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.protocol.parts import Policy

from ..clients import (
    close,
    connect_client,
    expect_refusal,
    next_message,
    run_story,
    seat_people,
    start_game,
)
from ..live_server import LiveServer


def test_the_newest_of_two_sockets_wins(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann = clients[0]
        second = await connect_client(at, token=ann.token)
        assert second.person == ann.person
        await second.join(ann.code)
        await next_message(ann, messages.Replaced)
        await expect_refusal(ann.act("pass"), "not_here")
        view = await next_message(second, messages.View)
        assert view.n >= 1
        assert second.view["seat"] == 0
        await close(*clients, second)

    run_story(story, tmp_path)


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await start_game(at, "Ann", "Bob")
        moved = await ann.request(requests.Move(), messages.Moved)
        phone = await connect_client(at, move=moved.code)
        assert phone.person == ann.person
        assert phone.token
        assert phone.token != ann.token
        stranger = Client(at.ws, move=moved.code)
        with pytest.raises(Refusal, match="used or has expired"):
            await stranger.__aenter__()
        await close(ann, bob, phone, stranger)

    run_story(story, tmp_path)


def test_seats_are_filled_opened_and_left(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        code = await ann.create("pesten", options={"players": "3"})
        await expect_refusal(ann.start(), "empty_seats")
        await expect_refusal(ann.command(requests.Fill(seat=0, player="random")), "seat_taken")
        await expect_refusal(ann.command(requests.Fill(seat=1, player="nobody")), "bad_player")
        await expect_refusal(ann.command(requests.Fill(seat=7, player="random")), "no_seat")
        await ann.command(requests.Fill(seat=1, player="random"))
        bob = await connect_client(at, "Bob")
        await expect_refusal(bob.sit(), "not_here")
        await expect_refusal(bob.join("ABCD-ABCD-ABCD"), "no_table")
        await bob.join(code[:4].lower() + " " + code[4:])
        await expect_refusal(bob.start(), "not_host")
        await expect_refusal(bob.sit(0), "seat_taken")
        await bob.sit(2)
        await expect_refusal(bob.sit(1), "already_seated")
        await bob.command(requests.Stand())
        await expect_refusal(bob.command(requests.Stand()), "not_seated")
        await ann.command(requests.Open(seat=1))
        await bob.sit()
        assert bob.table is not None
        assert [place.kind for place in bob.table.seats] == ["person", "person", "open"]
        assert (bob.table.seats[1].name, bob.table.you) == ("Bob", 1)
        await close(ann, bob)

    run_story(story, tmp_path)


def test_the_host_sends_away_and_hands_on(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob, cy = await seat_people(at, "Ann", "Bob", "Cy")
        code = ann.code
        await expect_refusal(bob.command(requests.Kick(person=ann.person)), "not_host")
        await ann.command(requests.Kick(person=bob.person))
        await next_message(bob, messages.Closed, reason="kicked")
        again = await connect_client(at, token=bob.token)
        await expect_refusal(again.join(code), "banned")
        await ann.command(requests.Host(person=cy.person))
        await expect_refusal(ann.start(), "not_host")
        await cy.command(requests.Close())
        await next_message(ann, messages.Closed, reason="closed")
        await close(ann, bob, cy, again)

    run_story(story, tmp_path)


def test_chat_by_policy(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob", policy={"chat": "phrases"})
        await expect_refusal(ann.command(requests.Chat(text="hi")), "forbidden")
        await ann.command(requests.Phrase(phrase="hello"))
        await bob.command(requests.Emote(emote="clap"))
        await next_message(bob, messages.Said, kind="phrase", text="hello", seat=0)
        await next_message(ann, messages.Said, kind="emote", text="clap", seat=1)
        await expect_refusal(ann.command(requests.Phrase(phrase="damn")), "bad_message")
        await ann.command(requests.Configure(policy=Policy(chat="free")))
        await ann.command(requests.Chat(text="  so\nlong "))
        await next_message(bob, messages.Said, text="so long")
        cy = await connect_client(at, "Cy")
        await cy.join(ann.code)
        await next_message(cy, messages.Said, text="so long")
        await close(ann, bob, cy)

    run_story(story, tmp_path)


def test_a_rematch_and_another_game(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        short = {"players": "2", "cards": "1", "target": "1"}
        await ann.create("whist", options=short, seats=["me", "random"])
        await expect_refusal(ann.command(requests.Rematch()), "not_now")
        await ann.start()
        await expect_refusal(ann.start(), "playing")
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
        await next_message(ann, messages.Table, game="pesten")
        assert ann.table is not None
        kinds = [place.kind for place in ann.table.seats]
        assert kinds == ["person", "computer", "open", "open"]
        await expect_refusal(
            ann.command(requests.Configure(options={"players": "99"})), "bad_options"
        )
        await close(ann)

    run_story(story, tmp_path)


def test_help_is_refused_or_written_down_and_told(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob", policy={"cheat": True})
        ann, bob = clients
        await expect_refusal(ann.command(requests.Assist(what="odds")), "forbidden")
        hands = await ann.request(requests.Assist(what="cheat"), messages.Hands)
        assert list(hands.hands[1]) == bob.view["hand"]
        await next_message(bob, messages.Assisted, seat=0, what="cheat")
        await close(*clients)

    run_story(story, tmp_path)
