"""Bad networks: the client ends with the right view without anything done by the player."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from longsuit.client.connection import Client
from longsuit.protocol import messages as told
from longsuit.protocol import requests
from longsuit.protocol.errors import Refusal
from longsuit.protocol.views import encode_view

from ..live_server import LiveServer, live_server, play_on
from ..proxy import FaultyProxy, proxy

pytestmark = pytest.mark.full


PATIENCE = 0.7  # seconds until a client gives a connection up


async def amid(net: FaultyProxy, messages: int = 8) -> None:
    """Waits until the game is under way."""
    end = net.passed + messages
    await until(lambda: net.passed >= end, 0.001)


async def late(net: FaultyProxy) -> None:
    net.delay = 0.05


async def cut_off(net: FaultyProxy) -> None:
    net.cut = 0.04
    await asyncio.sleep(3)
    net.cut = 0


async def dropped(net: FaultyProxy) -> None:
    for _ in range(3):
        await amid(net)
        net.drop()


async def doubled(net: FaultyProxy) -> None:
    net.double = 0.5


async def gone_for_the_server(net: FaultyProxy) -> None:
    await amid(net)
    net.half_open(1)


async def gone_for_the_client(net: FaultyProxy) -> None:
    await amid(net)
    net.half_open(0)


async def silent(net: FaultyProxy) -> None:
    for _ in range(2):
        await amid(net)
        net.open.clear()
        await asyncio.sleep(2 * PATIENCE)
        net.open.set()


async def refused(net: FaultyProxy) -> None:
    await amid(net)
    net.refusing = True
    net.drop()
    await asyncio.sleep(1)
    net.refusing = False


def view_is_current(at: LiveServer, client: Client) -> bool:
    """True if the client's view is the one that the server has for its seat."""
    running = at.lobby.tables[client.code].running_game
    if running is None or not client.view:
        return False
    record = running.record
    view = msgspec.json.decode(encode_view(record.game, record.state, client.view["seat"]))
    return client.n == record.n and client.view == view


async def until(true: Callable[[], bool], each: float = 0.02) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(each)


async def seated(at: LiveServer, ws: str, **policy: Any) -> tuple[Client, Client]:
    """Ann behind the bad network, Bob beside the server, and a computer player."""
    ann, bob = Client(ws, name="Ann", patience=PATIENCE), Client(at.ws, name="Bob")
    await ann.__aenter__()
    await bob.__aenter__()
    options = {"players": "3", "max_cards": "3"}
    code = await bob.create("estimation_whist", options=options, policy=policy)
    await ann.join(code)
    await ann.sit()
    await bob.command(requests.Fill(seat=2, player="random"))
    return ann, bob


def tell(story: Callable[[LiveServer], Awaitable[None]], folder: Path) -> None:
    with live_server(folder) as at:
        asyncio.run(asyncio.wait_for(story(at), 90))


FAULTS = [
    late,
    cut_off,
    dropped,
    doubled,
    gone_for_the_server,
    gone_for_the_client,
    silent,
    refused,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_game_over_a_bad_network(
    fault: Callable[[FaultyProxy], Awaitable[None]], tmp_path: Path
) -> None:
    async def story(at: LiveServer) -> None:
        async with proxy(at.port) as net:
            ann, bob = await seated(at, net.ws, stand_in=600)
            trouble = asyncio.ensure_future(fault(net))
            await bob.start()
            acted: list[tuple[str, int, str]] = []
            await asyncio.gather(*(play_on(who, Random(3), acted) for who in (ann, bob)))
            await trouble
            await until(lambda: view_is_current(at, ann) and view_is_current(at, bob))
            running = at.lobby.tables[bob.code].running_game
            assert running is not None
            events = [repr(event) for event in running.record.events]
            for _, n, action in acted:
                assert events[n - 1].partition(" ")[2] == action
            assert len({n for _, n, _ in acted}) == len(acted), "everything acted once"
            assert not ann.witness.broken
            assert net.connections > 1 or fault in (late, doubled)
            await ann.close()
            await bob.close()

    tell(story, tmp_path)


def test_ten_minutes_asleep(tmp_path: Path) -> None:
    """Neither side hears of the other; a computer player stands in until the person is back."""

    async def story(at: LiveServer) -> None:
        async with proxy(at.port) as net:
            ann, bob = await seated(at, net.ws, stand_in=0)
            await bob.start()
            await until(lambda: view_is_current(at, ann))
            net.open.clear()
            net.half_open(1)  # the server gives up on her
            acted: list[tuple[str, int, str]] = []
            await play_on(bob, Random(3), acted)
            await bob.command(requests.Rematch())
            await until(lambda: bob.n > 0)
            missed = ann.game
            net.open.set()
            await until(
                lambda: (
                    ann.game == bob.game and view_is_current(at, ann) and view_is_current(at, bob)
                )
            )
            assert ann.game == bob.game != missed
            assert bob.table is not None
            assert not bob.table.seats[1].standing_in
            await ann.close()
            await bob.close()

    tell(story, tmp_path)


def test_two_tabs(tmp_path: Path) -> None:
    """The newest wins, the old one is told, and either may take the seat again."""

    async def story(at: LiveServer) -> None:
        ann, bob = await seated(at, at.ws, stand_in=600)
        await bob.start()
        await until(lambda: view_is_current(at, ann))
        code = ann.code
        async with Client(at.ws, token=ann.token) as tab:
            await tab.join(code)
            await until(lambda: view_is_current(at, tab) and not ann.code)
            with pytest.raises(Refusal) as caught:
                await ann.act("call 0")
            assert caught.value.code == "not_here"
            seen = []
            while not ann.inbox.empty():
                seen.append(ann.inbox.get_nowait())
            assert any(isinstance(message, told.Replaced) for message in seen)
            await ann.join(code)
            await until(lambda: view_is_current(at, ann) and not tab.code)
        assert view_is_current(at, ann)
        await ann.close()
        await bob.close()

    tell(story, tmp_path)
