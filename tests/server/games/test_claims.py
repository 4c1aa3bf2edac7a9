"""A person who knows that a deal is decided may end it if everybody agrees."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.support.decided_deal import decided_position
from longsuit.client.connection import Client
from longsuit.engine.notation import log
from longsuit.games.replay import final_state
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server.games.claims import Claims
from longsuit.server.workers.pool import JobFailed, QueueFull, WorkerLost

from ..clients import close, connect_client, expect_refusal, next_message, run_story
from ..live_server import LiveServer


async def opened(
    at: LiveServer, *others: str, known: bool = True, stand_in: int = 60
) -> list[Client]:
    """Ann is to act, the next seats are other people's."""
    where, ann = decided_position(certain=known), await connect_client(at, "Ann")
    begin = {"log": where.log, "n": where.n, "seat": where.seat}
    code = await ann.create("whist", **{"from": begin, "policy": {"stand_in": stand_in}})
    clients = [ann]
    for ahead, name in enumerate(others, 1):
        seat = (where.seat + ahead) % 4
        await ann.command(requests.Open(seat=seat))
        clients.append(await connect_client(at, name))
        await clients[-1].join(code)
        await clients[-1].sit(seat)
    return clients


async def offered(ann: Client) -> messages.Decided:
    found: messages.Decided = await next_message(ann, messages.Decided)
    assert found.tricks == decided_position(certain=True).tricks
    return found


async def ended(client: Client) -> None:
    """The first round is over, as play would have ended it."""
    while not client.view["rounds"]:
        await next_message(client, messages.Event)
    assert tuple(client.view["rounds"][0]["tricks"]) == decided_position(certain=True).final_tricks


async def quiet(at: LiveServer) -> None:
    """Nothing is being looked for any more."""
    async with asyncio.timeout(60):
        while any(
            table.running_game.tasks for table in at.lobby.tables.values() if table.running_game
        ):
            await asyncio.sleep(0.01)


def waiting(client: Client, kind: type[messages.AnyMessage]) -> list[Any]:
    """The messages of a kind that have come."""
    found = []
    while not client.inbox.empty():
        message = client.inbox.get_nowait()
        if isinstance(message, kind):
            found.append(message)
    return found


def test_alone_with_computer_players_it_ends_at_once(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        (ann,) = await opened(at)
        offer = await offered(ann)
        assert offer.n == ann.n == decided_position(certain=True).n
        await expect_refusal(ann.command(requests.Claim(n=offer.n - 1)), "not_now")
        await ann.command(requests.Claim(n=offer.n))
        await ended(ann)
        await expect_refusal(ann.command(requests.Claim(n=offer.n)), "not_now")
        record = at.lobby.tables[ann.code].running_game.record  # type: ignore[union-attr]
        assert final_state(log(repr(record.log()))) == record.state
        await close(ann)

    run_story(story, tmp_path)


def test_all_people_are_asked_and_come_back_to_it(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob, cem = await opened(at, "Bob", "Cem")
        eve = await connect_client(at, "Eve")
        await eve.join(ann.code)
        offer = await offered(ann)
        await ann.command(requests.Claim(n=offer.n))
        asking = await next_message(bob, messages.Claim, state="asked", agreed=())
        assert (asking.n, asking.tricks) == (offer.n, offer.tricks)
        await expect_refusal(ann.command(requests.Answer(n=offer.n, agree=True)), "not_now")
        await expect_refusal(bob.command(requests.Answer(n=offer.n + 1, agree=True)), "not_now")
        await expect_refusal(ann.command(requests.Takeback(n=ann.n)), "not_now")
        await bob.command(requests.Answer(n=offer.n, agree=True))
        await bob.command(requests.Answer(n=offer.n, agree=True))
        await next_message(ann, messages.Claim, agreed=(bob.table.you,))  # type: ignore[union-attr]
        for client in (ann, cem):
            await client._abort_connection()
        assert await next_message(ann, messages.Decided) == offer
        await next_message(cem, messages.Claim, agreed=(bob.table.you,))  # type: ignore[union-attr]
        assert not ann.view["rounds"]
        await cem.command(requests.Answer(n=offer.n, agree=True))
        await next_message(bob, messages.Claim, state="granted")
        await ended(ann)
        assert not waiting(eve, messages.Claim)
        assert not waiting(bob, messages.Decided)
        await close(ann, bob, cem, eve)

    run_story(story, tmp_path)


def test_who_refuses_plays_on(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await opened(at, "Bob")
        offer = await offered(ann)
        await ann.command(requests.Claim(n=offer.n))
        await next_message(bob, messages.Claim, state="asked")
        await bob.command(requests.Answer(n=offer.n, agree=False))
        await next_message(ann, messages.Claim, state="refused")
        await expect_refusal(ann.command(requests.Claim(n=offer.n)), "not_now")
        assert ann.view["rounds"] == []
        running = at.lobby.tables[ann.code].running_game
        assert running is not None
        running.claims.checked_at = -1  # as if something had happened
        eve = await connect_client(at, "Eve")
        await eve.join(ann.code)
        await quiet(at)
        await ann.act(ann.view["legal"][0]["action"])
        await next_message(bob, messages.Event)
        assert not waiting(ann, messages.Decided)
        await close(ann, bob, eve)

    run_story(story, tmp_path)


@pytest.mark.parametrize("how", ["stands up", "claims as well", "loses the connection"])
def test_nobody_waits_for_who_is_gone_or_knows_it_too(tmp_path: Path, how: str) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await opened(at, "Bob", stand_in=0)
        offer = await offered(ann)
        await ann.command(requests.Claim(n=offer.n))
        await next_message(bob, messages.Claim, state="asked")
        if how == "stands up":
            await bob.command(requests.Stand())
        elif how == "claims as well":
            table = at.lobby.tables[ann.code]
            assert table.running_game is not None
            table.running_game.claims.offers[table.seat_of(bob.person)] = offer
            await bob.command(requests.Claim(n=offer.n))
        else:
            await bob.close()
            await ann.act(ann.view["legal"][0]["action"])
        await ended(ann)
        await close(ann, bob)

    run_story(story, tmp_path)


def test_what_is_decided_only_as_the_cards_lie_is_not_told(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        (ann,) = await opened(at, known=False)
        await quiet(at)
        await ann.catch_up()
        assert not waiting(ann, messages.Decided)
        await expect_refusal(ann.command(requests.Claim(n=ann.n)), "not_now")
        await close(ann)

    run_story(story, tmp_path)


def test_a_takeback_goes_first_and_ends_an_offer(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await opened(at, "Bob")
        offer = await offered(ann)
        await ann.act(ann.view["legal"][0]["action"])
        await ann.command(requests.Takeback(n=ann.n))
        await expect_refusal(ann.command(requests.Claim(n=offer.n)), "not_now")
        await bob.command(requests.Answer(n=ann.n, agree=True))
        await next_message(ann, messages.Undo)
        again = await offered(ann)
        assert again.n > offer.n
        await expect_refusal(ann.command(requests.Claim(n=offer.n)), "not_now")
        await close(ann, bob)

    run_story(story, tmp_path)


@pytest.mark.parametrize("error", [QueueFull(), WorkerLost(), JobFailed("ValueError")])
def test_play_goes_on_without_an_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def story(at: LiveServer) -> None:
        async def run(*given: Any) -> None:
            raise error

        monkeypatch.setattr(at.lobby.insight_pool, "run", run)
        (ann,) = await opened(at)
        await quiet(at)
        await ann.act(ann.view["legal"][0]["action"])
        assert not waiting(ann, messages.Decided)
        await close(ann)

    run_story(story, tmp_path)


def test_what_cannot_be_written_is_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: LiveServer) -> None:
        ann, bob = await opened(at, "Bob")
        offer = await offered(ann)
        await ann.command(requests.Claim(n=offer.n))
        table, running = at.lobby.tables[ann.code], at.lobby.tables[ann.code].running_game
        assert running is not None
        commit = running.commit

        async def unwritten(draft: Any) -> None:
            monkeypatch.setattr(running, "commit", commit)
            raise Refusal("unavailable")

        monkeypatch.setattr(running, "commit", unwritten)
        await bob.command(requests.Stand())
        await quiet(at)
        assert not table.running_game.record.game.rounds(running.record.state)  # type: ignore[union-attr]
        await bob.sit()
        await bob.command(requests.Answer(n=offer.n, agree=True))
        await ended(ann)
        await close(ann, bob)

    run_story(story, tmp_path)


def test_what_has_been_answered_meanwhile_is_not_ended() -> None:
    running: Any = SimpleNamespace(table=SimpleNamespace(lock=asyncio.Lock()))
    asyncio.run(Claims(running).end())  # there is no claim any more
