"""The grammatical gender of people and computer players: set, unset, shown at tables, stored."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from longsuit.client.connection import Client
from longsuit.messages.render import Gender
from longsuit.protocol import messages
from longsuit.protocol.requests import Move, Rename
from longsuit.server.tables.seat_owner import NAMES, computer_gender

from ..clients import close, connect_client, expect_refusal, run_story, seat_people
from ..http.calls import call, guest, play
from ..live_server import LiveServer, live_server

PASSWORD = "correct horse"


def me(at: LiveServer, token: str) -> tuple[str, Gender]:
    """The name and the gender that the server has stored."""
    found = call(at, "GET", "/api/me", token).json()
    return found["name"], found["gender"]


async def stored(at: LiveServer, client: Client) -> tuple[str, Gender]:
    return await asyncio.to_thread(me, at, client.token)


async def genders_seen(client: Client, *expected: Gender) -> None:
    """Waits until a client's table shows these genders by seat."""
    async with asyncio.timeout(20):
        while client.table is None or genders(client.table) != expected:
            await client.inbox.get()


def genders(table: messages.Table) -> tuple[Gender, ...]:
    return tuple(place.gender for place in table.seats)


def test_a_gender_is_set_and_unset(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        assert ann.gender == ""
        assert await stored(at, ann) == ("Ann", "")
        await ann.command(Rename(gender="feminine"))
        assert await stored(at, ann) == ("Ann", "feminine")
        await ann.command(Rename(name="Andy"))
        assert await stored(at, ann) == ("Andy", "feminine"), "a name alone leaves the gender"
        await ann.command(Rename(name="Ann", gender="masculine"))
        assert await stored(at, ann) == ("Ann", "masculine")
        again = await connect_client(at, token=ann.token)
        assert (again.name, again.gender) == ("Ann", "masculine")
        code = (await ann.request(Move(), messages.Moved)).code
        phone = await connect_client(at, move=code)
        assert phone.gender == "masculine"
        await ann.command(Rename(gender=""))
        assert await stored(at, ann) == ("Ann", "")
        await ann.command(Rename())
        assert await stored(at, ann) == ("Ann", "")
        await close(ann, again, phone)

    run_story(story, tmp_path)


def test_a_bad_value_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        await ann.command(Rename(gender="feminine"))
        wrong: Any
        for wrong in ("neuter", "Feminine", None, 1, ["masculine"]):
            await expect_refusal(ann.command(Rename(name="Eve", gender=wrong)), "bad_message")
        await expect_refusal(ann.command(Rename(name="", gender="masculine")), "bad_name")
        assert await stored(at, ann) == ("Ann", "feminine")
        await close(ann)

    run_story(story, tmp_path)


def test_a_change_is_told_to_every_table_of_the_person(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(
            at, "Ann", "Bob", seats=("me", "heuristic", "open"), options={"players": "3"}
        )
        await genders_seen(bob, "", "masculine", "")
        cy = await connect_client(at, "Cy")
        await cy.join(ann.code)  # to watch
        dora = await connect_client(at, "Dora")
        await dora.create("pesten", options={"players": "2"})
        second = await connect_client(at, token=ann.token)
        await second.join(dora.code)
        await second.sit()
        elsewhere = await connect_client(at, token=ann.token)  # at no table
        await elsewhere.command(Rename(gender="feminine"))
        for guest_of_first in (ann, bob, cy):
            await genders_seen(guest_of_first, "feminine", "masculine", "")
        await genders_seen(dora, "", "feminine")
        await elsewhere.command(Rename(name="Anna", gender=""))
        await genders_seen(bob, "", "masculine", "")
        await genders_seen(dora, "", "")
        assert bob.table is not None
        assert [place.name for place in bob.table.seats] == ["Anna", "Sem", "Bob"]
        await close(ann, bob, cy, dora, second, elsewhere)

    run_story(story, tmp_path)


def test_a_new_seat_has_the_gender_of_its_person(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await connect_client(at, "Ann"), await connect_client(at, "Bob")
        other = await connect_client(at, token=bob.token)
        await ann.command(Rename(gender="feminine"))
        await bob.command(Rename(gender="masculine"))
        await ann.create("pesten", options={"players": "2"})
        await other.join(ann.code)  # the connection on which nothing was asked
        await other.sit()
        await genders_seen(ann, "feminine", "masculine")
        await close(ann, bob, other)

    run_story(story, tmp_path)


def test_genders_survive_a_restart(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Ann")

        async def before() -> str:
            async with Client(at.ws, token=token) as ann:
                seats = ("heuristic", "me", "open", "heuristic")
                code = await ann.create("whist", seats=seats)
                await ann.command(Rename(gender="feminine"))
                return code

        code = asyncio.run(before())
    with live_server(tmp_path) as at:
        assert me(at, token) == ("Ann", "feminine")
        found = call(at, "GET", f"/api/tables/{code}").json()["seats"]
        assert [place["name"] for place in found] == ["Nour", "Ann", "", "Ada"]
        assert [place["gender"] for place in found] == ["feminine", "feminine", "", "feminine"]


def test_an_account_keeps_its_gender_under_another_name(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Omar")

        async def story() -> str:
            async with Client(at.ws, token=token) as omar:
                await omar.command(Rename(gender="masculine"))
                return await omar.create("pesten", options={"players": "2"})

        code = asyncio.run(story())
        body = {"name": "Omar B", "password": PASSWORD}
        answer = call(at, "PUT", "/api/me/account", token, json=body).json()
        assert (answer["name"], answer["gender"]) == ("Omar B", "masculine")
        seat = call(at, "GET", f"/api/tables/{code}").json()["seats"][0]
        assert (seat["name"], seat["gender"]) == ("Omar B", "masculine")


def test_a_replay_has_the_genders_by_seat(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Nour")  # the name of a computer player says nothing of a person
        bob, _ = guest(at, "Bob")
        values = {"players": "3", "max_cards": "1"}
        seats = ("random", "open")
        game = asyncio.run(play(at, [ann, bob], Random(1), options=values, seats=seats))

        def replay() -> Any:
            return call(at, "GET", f"/api/games/{game}/replay", bob).json()

        assert replay()["names"] == ["Nour", "Sem", "Bob"]
        assert replay()["genders"] == ["", "masculine", ""]

        async def story() -> None:
            async with Client(at.ws, token=bob) as client:
                await client.command(Rename(gender="masculine"))
            async with Client(at.ws, token=ann) as client:
                await client.command(Rename(gender="feminine"))

        asyncio.run(story())
        assert replay()["genders"] == ["feminine", "masculine", "masculine"]
        text = call(at, "GET", f"/api/games/{game}/log", bob).text
        assert call(at, "POST", "/api/logs", content=text).json()["genders"] == []
        assert call(at, "POST", "/api/me/delete", ann, json={}).json() == {"deleted": True}
        assert replay()["genders"] == ["", "masculine", "masculine"], "erased with the person"


def test_every_computer_player_has_a_gender() -> None:
    assert len(NAMES) >= 10, "a name for each seat of the largest table"
    assert NAMES[:3] == ("Nour", "Sem", "Hanna")
    assert [computer_gender(name) for name in NAMES] == [
        "masculine" if name in ("Sem", "Omar", "Ben", "Joris") else "feminine" for name in NAMES
    ]
