"""Rated games: what a host cannot do in them, and that nobody escapes a loss by leaving."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.protocol.parts import Policy
from longsuit.server.games.clock import with_rated_clock
from longsuit.server.games.results import places_of
from longsuit.server.maintenance import Maintenance
from longsuit.server.people.ratings import rate
from longsuit.server.store.rows import policy_of
from longsuit.server.store.schema import bans
from longsuit.server.store.writer import Unavailable, Write
from longsuit.server.tables.seat_owner import RATED_STAND_IN

from ..clients import close, connect_client, expect_refusal, next_message, run_story, seat_people
from ..http.calls import call
from ..live_server import LiveServer, choose, live_server, play_on

KIND = "estimation_whist"
SMALL: dict[str, Any] = {"game": KIND, "options": {"max_cards": "3"}}
FLEES: dict[str, Callable[..., Awaitable[None]]] = {}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("rated")) as found:
        yield found


def rating_board(at: LiveServer) -> dict[str, float]:
    """The mean of each person's rating at the game of these tests."""
    found = call(at, "GET", f"/api/ratings/{KIND}").json()
    return {line["person"]: line["mu"] for line in found}


def expected_means(places: list[int]) -> list[float]:
    """The means of new players' ratings after one game with these places."""
    model = PlackettLuce()
    teams = model.rate([[model.rating()] for _ in places], ranks=[float(p) for p in places])
    return [team[0].mu for team in teams]


def set_bank(at: LiveServer, client: Client, milliseconds: int = 0) -> None:
    """Leaves a person so much besides a second for each move."""
    assert client.table is not None
    seat, running = client.table.you, at.lobby.tables[client.code].running_game
    assert running is not None
    assert running.clock is not None
    running.clock.banks[seat] = milliseconds
    at.lobby.writer.loop.call_soon_threadsafe(running.schedule)


async def begin(at: LiveServer, *names: str, bank: int = 600_000) -> list[Client]:
    """The clients of people in a new rated game."""
    policy = {"rated": True, "clock": "custom", "move": 1_000, "bank": bank}
    clients = await seat_people(at, *names, **SMALL, policy=policy)
    await clients[0].start()
    for client in clients:
        await next_message(client, messages.Event)
    return clients


# What the policy of a rated table allows.


@pytest.mark.parametrize(
    ("policy", "message"),
    [
        ({"watch": "seat", "watched": 1}, "rated_without_watched_seat"),
        ({"cheat": True}, "rated_without_help"),
        ({"odds": True}, "rated_without_help"),
        ({"advice": True}, "rated_without_help"),
    ],
)
def test_a_rated_table_shows_nobody_cards_and_allows_no_help(
    at: LiveServer, policy: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        Policy(rated=True, **policy)
    assert caught.value.args[0].id == message

    async def story() -> None:
        async with Client(at.ws, name="Ann") as ann:
            request = {"type": "create", "game": KIND, "policy": {"rated": True} | policy}
            assert ann.socket is not None
            await ann.socket.send(json.dumps(request))
            error = await next_message(ann, messages.Error)
            assert (error.code, error.message) == ("bad_message", message)

    asyncio.run(story())


def test_a_rated_table_has_a_clock() -> None:
    given = with_rated_clock(Policy(rated=True))
    assert (given.clock, given.move, given.bank) == ("custom", 30_000, 60_000)
    assert with_rated_clock(Policy(rated=True, clock="quick")).clock == "quick"
    assert with_rated_clock(Policy()).clock == "none"


def test_the_clock_is_given_when_a_table_is_opened_and_when_it_is_configured(
    at: LiveServer,
) -> None:
    async def story() -> None:
        async with Client(at.ws, name="Ann") as ann:
            for before in ({"rated": True}, {}):
                await ann.create(KIND, policy=before)
                await ann.command(requests.Configure(policy=Policy(rated=True)))
                assert ann.table is not None
                assert (ann.table.policy.clock, ann.table.policy.bank) == ("custom", 60_000)

    asyncio.run(story())


def test_tables_of_an_older_version_get_what_a_rated_table_needs() -> None:
    old = '{"rated": true, "odds": true, "watch": "seat", "clock": "none"}'
    found = policy_of(old)
    assert (found.odds, found.watch, found.clock, found.bank) == (False, "none", "custom", 60_000)
    assert policy_of('{"watch": "seat", "odds": true}') == Policy(watch="seat", odds=True)


# What its host may do.


def test_a_host_cannot_change_seats_or_end_a_rated_game(at: LiveServer) -> None:
    async def story() -> None:
        ann, bob, cy = await begin(at, "Ann", "Bob", "Cy")
        watcher = await connect_client(at, "Dee")
        await watcher.join(ann.code)
        before = rating_board(at)
        for request in (
            requests.Kick(person=bob.person),
            requests.Fill(seat=1, player="random"),
            requests.Open(seat=1),
            requests.Host(person=bob.person),
            requests.Configure(policy=Policy()),
            requests.Close(),
            requests.Start(),
        ):
            await expect_refusal(ann.command(request), "playing")
        await bob.command(requests.Stand())
        for request in (requests.Fill(seat=1, player="random"), requests.Open(seat=1)):
            await expect_refusal(ann.command(request), "playing")
        for person in (watcher, bob):
            await expect_refusal(person.sit(1), "playing")
        await ann.command(requests.Kick(person=watcher.person))
        await asyncio.gather(*(play_on(client, Random(1), []) for client in (ann, cy)))
        assert len(rating_board(at)) == len(before) + 3
        await ann.command(requests.Host(person=cy.person))
        await close(ann, bob, cy, watcher)

    asyncio.run(story())


# Who leaves comes last, in whichever way.


def flees(work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    FLEES[work.__name__] = work
    return work


@flees
async def stands_up(at: LiveServer, client: Client) -> None:
    await client.command(requests.Stand())


@flees
async def closes_the_page(at: LiveServer, client: Client) -> None:
    set_bank(at, client)
    await client.close()


@flees
async def goes_to_another_table(at: LiveServer, client: Client) -> None:
    set_bank(at, client)
    await client.create("whist")


@flees
async def lets_the_time_run_out(at: LiveServer, client: Client) -> None:
    set_bank(at, client)


@flees
async def deletes_the_account(at: LiveServer, client: Client) -> None:
    answer = await asyncio.to_thread(call, at, "POST", "/api/me/delete", client.token, json={})
    assert answer.json() == {"deleted": True}


@flees
async def is_banned_by_the_administrator(at: LiveServer, client: Client) -> None:
    row = {"what": f"person:{client.person}", "reason": "", "until": (time.time() + 999) * 1000}
    with at.lobby.queries.engine.begin() as connection:
        connection.execute(insert(bans), [row])


@flees
async def tries_everything_first(at: LiveServer, client: Client) -> None:
    """Undo, takeback, handing the role of host on, closing the table; a new connection."""
    other = next(p.person for p in client.table.seats if p.person != client.person)  # type: ignore[union-attr]
    for request in (
        requests.Undo(n=client.n),
        requests.Takeback(n=client.n),
        requests.Host(person=other),
        requests.Close(),
    ):
        await expect_refusal(client.command(request), request_code(request))
    again = await connect_client(at, token=client.token)
    await again.join(client.code)
    await again.command(requests.Stand())
    await expect_refusal(again.sit(), "playing")
    await again.close()


def request_code(request: requests.Request) -> str:
    return "playing" if isinstance(request, requests.Host | requests.Close) else "forbidden"


@pytest.mark.parametrize("way", FLEES)
def test_whoever_leaves_is_replaced_and_comes_last(at: LiveServer, way: str) -> None:
    async def story() -> tuple[list[Client], messages.Result]:
        clients = await begin(at, "Ann", "Bob", "Cy")  # Ann, who flees, is the host
        await FLEES[way](at, clients[0])
        ended = asyncio.gather(*(play_to_the_end(client) for client in clients[1:]))
        result, _ = await ended
        assert clients[1].table is not None
        place = clients[1].table.seats[0]
        assert (place.kind, place.player) == ("computer", RATED_STAND_IN)
        await close(*clients)
        return clients, result

    clients, result = asyncio.run(story())
    assert (result.left, result.rated) == ((0,), True)
    others = [1 + (result.totals[3 - seat] > result.totals[seat]) for seat in (1, 2)]
    means, board = expected_means([3, *others]), rating_board(at)
    for seat, client in enumerate(clients):
        if seat or way != "deletes_the_account":
            assert board[client.person] == pytest.approx(means[seat], abs=0.01)
            mine = call(at, "GET", "/api/me/games", client.token)
            if mine.is_success:  # nobody who is banned is answered
                assert mine.json()[0]["place"] == [3, *others][seat]
        else:
            assert client.person not in board


async def play_to_the_end(client: Client) -> messages.Result:
    """Plays the first legal action at each turn; the result."""
    while True:
        if client.view.get("legal") and client.view["phase"] != "over":
            await choose(client, Random(1), [])
        message = await asyncio.wait_for(client.inbox.get(), 60)
        assert message is not None, client.end_reason
        if isinstance(message, messages.Result):
            return message


def test_a_game_that_everybody_left_is_rated_by_the_order_of_leaving(at: LiveServer) -> None:
    async def story() -> list[Client]:
        clients = await begin(at, "Ann", "Bob", "Cy")
        watcher = await connect_client(at, "Dee")
        await watcher.join(clients[0].code)
        for seat in (1, 0, 2):
            await clients[seat].command(requests.Stand())
            await clients[seat].close()
        assert (await next_message(watcher, messages.Result)).left == (1, 0, 2)
        await watcher.close()
        return clients

    clients, board = asyncio.run(story()), rating_board(at)
    means = expected_means([2, 3, 1])
    assert [board[client.person] for client in clients] == pytest.approx(means, abs=0.01)


def test_a_person_who_plays_again_in_time_stays(at: LiveServer) -> None:
    async def story() -> None:
        clients = await begin(at, "Ann", "Bob")
        actor, other = clients if clients[0].view["actor"] == 0 else clients[::-1]
        set_bank(at, actor)
        seat = actor.view["seat"]
        while not actor.table or actor.table.seats[seat].missed == 0:
            if other.view.get("legal"):
                await choose(other, Random(1), [])
            await asyncio.wait_for(actor.inbox.get(), 60)
        set_bank(at, actor, 600_000)
        await asyncio.gather(*(play_to_the_end(client) for client in clients))
        assert other.table is not None
        assert [(p.kind, p.missed) for p in other.table.seats] == [("person", 0)] * 2
        await close(*clients)

    asyncio.run(story())


def test_a_rated_game_goes_on_after_a_restart_though_nobody_comes_back(tmp_path: Path) -> None:
    seen: list[str] = []

    async def before(at: LiveServer) -> None:
        clients = await begin(at, "Ann", "Bob", bank=0)
        await clients[0].command(requests.Stand())
        seen.extend(client.person for client in clients)
        await close(*clients)

    async def after(at: LiveServer) -> None:
        running = next(iter(at.lobby.tables.values()))
        async with asyncio.timeout(60):
            while running.state != "over":
                await asyncio.sleep(0.05)
        means, board = expected_means([2, 1]), rating_board(at)
        assert [board[person] for person in seen] == pytest.approx(means, abs=0.01)

    run_story(before, tmp_path)
    run_story(after, tmp_path)


def test_a_rated_game_is_played_on_when_its_last_person_is_erased(at: LiveServer) -> None:
    async def story() -> None:
        ann, bob = await begin(at, "Ann", "Bob")
        code = ann.code
        await bob.command(requests.Stand())
        await deletes_the_account(at, ann)
        await bob.close()
        async with asyncio.timeout(60):
            while at.lobby.tables[code].state != "over":
                await asyncio.sleep(0.05)
        assert rating_board(at)[bob.person] == pytest.approx(expected_means([2, 1])[0], abs=0.01)

    asyncio.run(story())


def test_places_of_those_who_left() -> None:
    assert places_of((5, 9, 9, 1), ()) == (3, 1, 1, 4)
    assert places_of((5, 9, 9, 1), (1,)) == (2, 4, 1, 3)
    assert places_of((5, 9, 9, 1), (1, 2)) == (1, 4, 3, 2)
    assert places_of((5, 9), (0, 1)) == (2, 1)


def test_a_rated_game_is_not_swept_away_and_nobody_loses_time_they_have(at: LiveServer) -> None:
    async def story() -> None:
        clients = await begin(at, "Ann", "Bob")
        table = at.lobby.tables[clients[0].code]
        table.used = 0
        running = table.running_game
        assert running is not None

        async def on_the_loop() -> None:
            at.lobby.unfinished_rated = ["there is no such table", table.code]
            await at.lobby.resume_rated_games()
            async with table.lock:
                before = running.record.n
                await running.advance(None)  # as a timer would that fires too early
                assert running.record.n == before
            table.guests.clear()
            await Maintenance(at.lobby).sweep()

        loop = at.lobby.writer.loop
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(on_the_loop(), loop))
        assert not table.closed
        assert table.rated_game
        await close(*clients)

    asyncio.run(story())


def test_a_rating_needs_a_person_who_is_still_there(at: LiveServer) -> None:
    before = rating_board(at)
    with at.lobby.queries.engine.begin() as connection:
        rate(KIND, ("", "nobody"), (1, 2))(connection)
    assert rating_board(at) == before


def test_a_move_that_cannot_be_stored_costs_no_time(at: LiveServer) -> None:
    async def story() -> None:
        clients = await begin(at, "Ann", "Bob")
        running = at.lobby.tables[clients[0].code].running_game
        assert running is not None
        actor = clients[running.record.actor]

        async def fail(_: Write) -> None:
            raise Unavailable("the disk is full")

        async def on_the_loop() -> None:
            assert running.clock is not None
            running.clock.since -= 100_000
            request = requests.Act(n=actor.n, action=actor.view["legal"][0]["action"], nonce="x")
            guest = running.table.guests[actor.person]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(at.lobby.writer, "write", fail)
                await expect_refusal(running.act(guest, request), "unavailable")
            running.schedule()
            left = running.clock.remaining(running.milliseconds())
            assert left > 600_000, "the move has begun again"

        loop = at.lobby.writer.loop
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(on_the_loop(), loop))
        await close(*clients)

    asyncio.run(story())


def test_a_person_whose_game_is_not_loaded_is_erased_all_the_same(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def before(at: LiveServer) -> None:
        clients = await seat_people(at, "Ann", "Bob", **SMALL)
        await clients[0].start()
        tokens.extend(client.token for client in clients)
        await close(*clients)

    async def after(at: LiveServer) -> None:
        answer = await asyncio.to_thread(call, at, "POST", "/api/me/delete", tokens[0], json={})
        assert answer.json() == {"deleted": True}
        (table,) = at.lobby.tables.values()
        assert [owner.kind for owner in table.owners] == ["open", "person"]

    run_story(before, tmp_path)
    run_story(after, tmp_path)
