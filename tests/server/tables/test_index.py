"""The index of tables: by host, by seated person, and the public list."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from longsuit.protocol import messages, requests
from longsuit.protocol.parts import Policy
from longsuit.server.limits import unlimited
from longsuit.server.people.identity import Person
from longsuit.server.tables import index
from longsuit.server.tables.lobby import Lobby
from longsuit.server.tables.table import Table

from ..clients import close, run_story, seat_people
from ..live_server import LiveServer, live_server
from ..many_tables import on_loop


def codes(lobby: Lobby) -> list[str]:
    listed: list[dict[str, Any]] = msgspec.json.decode(lobby.index.public_list())
    return [table["code"] for table in listed]


def test_the_public_list_is_built_when_something_changed_and_at_most_so_often(
    tmp_path: Path,
) -> None:
    time = 0.0
    ann, public = Person("ann", "Ann"), Policy(public=True)

    async def open_tables(lobby: Lobby, count: int, policy: Policy) -> list[Table]:
        opened = requests.Create(game="whist", policy=policy)
        return [await lobby.create(ann, opened) for _ in range(count)]

    with live_server(tmp_path, limits=unlimited()) as at:
        lobby, listed = at.lobby, at.lobby.index
        listed.clock = lambda: time
        first, second = on_loop(at, open_tables(lobby, 2, public))
        on_loop(at, open_tables(lobby, 1, Policy()))
        assert codes(lobby) == [second.code, first.code]
        kept = listed.public_list()
        time = 100.0
        assert listed.public_list() is kept
        listed.touch(first)
        assert codes(lobby) == [first.code, second.code]
        on_loop(at, second.close(messages.closed("closed")))
        assert codes(lobby) == [first.code, second.code]
        time += index.REBUILD_AFTER
        assert codes(lobby) == [first.code]
        many = on_loop(at, open_tables(lobby, index.LISTED + 3, public))
        time += index.REBUILD_AFTER
        assert codes(lobby) == [table.code for table in many[:2:-1]]


def test_people_are_found_at_their_tables(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await seat_people(at, "Ann", "Bob")
        table, found = at.lobby.tables[ann.code], at.lobby.index
        assert found.hosted(ann.person) == found.seated(ann.person) == [table]
        assert (found.hosted(bob.person), found.seated(bob.person)) == ([], [table])
        await ann.command(requests.Host(person=bob.person))
        await ann.command(requests.Stand())
        assert (found.hosted(ann.person), found.seated(ann.person)) == ([], [])
        assert found.hosted(bob.person) == [table]
        await bob.command(requests.Close())
        assert (found.hosted(bob.person), found.seated(bob.person), len(found)) == ([], [], 0)
        assert not found.by_host
        assert not found.by_seat
        await close(ann, bob)

    run_story(story, tmp_path)


def test_tables_are_found_after_a_restart(tmp_path: Path) -> None:
    async def open_table(at: LiveServer) -> tuple[str, str]:
        (ann,) = await seat_people(at, "Ann", policy={"public": True})
        await close(ann)
        return ann.person, ann.code

    with live_server(tmp_path) as at:
        person, code = asyncio.run(open_table(at))
    with live_server(tmp_path) as at:
        assert [table.code for table in at.lobby.index.seated(person)] == [code]
        assert [table.code for table in at.lobby.index.hosted(person)] == [code]
        assert codes(at.lobby) == [code]
