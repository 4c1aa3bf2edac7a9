"""The daily deal: the same for everybody, one try each."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from longsuit.client.connection import Client
from longsuit.engine.actions import CHANCE
from longsuit.engine.notation import log as parse
from longsuit.games import GAMES
from longsuit.games.replay import verdicts
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server.games.daily import Daily
from longsuit.server.store.schema import people

from ..http.calls import call, guest, refused
from ..live_server import LiveServer, choose, live_server, play_on


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("daily")) as found:
        yield found


def begin(at: LiveServer, token: str, game: str) -> dict[str, Any]:
    answer = call(at, "POST", f"/api/daily/{game}", token)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def account(at: LiveServer, name: str, *, since: int | None = 1) -> str:
    """The token of a person with an account since a time in milliseconds; by default for long."""
    token, person = guest(at, name)
    body = {"name": name, "password": "a long password"}
    assert call(at, "PUT", "/api/me/account", token, json=body).is_success
    if since is not None:
        change = update(people).where(people.c.id == person).values(account_since=since)
        with at.lobby.queries.engine.begin() as connection:
            connection.execute(change)
    return token


def ranking(at: LiveServer, game: str) -> list[str]:
    """The names in today's ranking."""
    return [row["name"] for row in call(at, "GET", f"/api/daily/{game}").json()["ranking"]]


def finish(at: LiveServer, token: str, code: str) -> None:
    """Always the first legal action, so that two people do the same."""

    async def story() -> None:
        async with Client(at.ws, token=token) as client:
            await client.join(code)
            await play_on(client, First(), [])
            # The first deals may have been shuffled before this client came.
            assert set(await client.verify()) <= {"not promised", "no nonces"}
            assert not client.witness.ignored
            assert not client.witness.broken

    asyncio.run(story())


class First(Random):
    def choice(self, seq: Any) -> Any:
        return seq[0]


def events(at: LiveServer, token: str, game: str) -> Any:
    text = call(at, "GET", f"/api/games/{game}/log", token).text
    log = parse(text)
    assert set(verdicts(log)) == {"holds"}
    return log.events


@pytest.mark.parametrize("game", ["whist", "israeli_whist", "pesten"])
def test_everybody_gets_the_same_deal_and_the_same_opponents(at: LiveServer, game: str) -> None:
    played, totals = [], []
    names = [f"Ann {game}", f"Bob {game}"]
    for name in names:
        token = account(at, name)
        found = begin(at, token, game)
        finish(at, token, found["code"])
        played.append(events(at, token, found["game"]))
        mine = call(at, "GET", "/api/me/games", token).json()[0]
        assert mine["daily"] is True
        assert mine["rated"] is False
        totals.append(mine["total"])
        again = call(at, "POST", f"/api/daily/{game}", token)
        assert refused(again) == (409, "not_now")
    assert played[0] == played[1]
    board = call(at, "GET", f"/api/daily/{game}").json()
    assert [(line["place"], line["name"]) for line in board["ranking"]] == [
        (1, name) for name in names
    ]
    assert [line["total"] for line in board["ranking"]] == totals
    assert call(at, "GET", f"/api/daily/{game}", params={"day": board["day"]}).json() == board


def test_another_way_to_play_meets_the_same_cards(at: LiveServer) -> None:
    shuffles = []
    for name, rng in (("Cy", First()), ("Dee", Random(3))):
        token, _ = guest(at, name)
        found = begin(at, token, "egyptian_estimation")

        async def story(token: str = token, code: str = found["code"], rng: Random = rng) -> None:
            async with Client(at.ws, token=token) as client:
                await client.join(code)
                while sum(deal == 1 for _, deal in client.commitments) == 0:
                    message = await asyncio.wait_for(client.inbox.get(), 30)
                    if message and client.view.get("legal"):
                        await choose(client, rng, [])

        asyncio.run(story())
        record = at.lobby.tables[found["code"]].running_game.record  # type: ignore[union-attr]
        shuffles.append(next(event for event in record.events if event.seat == CHANCE))
        assert record.header.seed
    assert shuffles[0] == shuffles[1]


def test_coming_back_to_an_unfinished_try(at: LiveServer) -> None:
    token, _ = guest(at, "Eva")
    first = begin(at, token, "estimation_whist")
    again = call(at, "POST", "/api/daily/estimation_whist", token)
    assert again.status_code == 200
    assert again.json() == first | {"new": False}
    assert call(at, "GET", "/api/daily/estimation_whist").json()["ranking"] == []


def test_nothing_is_taken_back_and_opponents_stay_what_they_are(at: LiveServer) -> None:
    token, _ = guest(at, "Fin")
    found = begin(at, token, "whist")

    async def story() -> None:
        async with Client(at.ws, token=token) as client:
            await client.join(found["code"])
            while not client.view.get("legal"):
                await client.inbox.get()
            for ask, code in (
                (requests.Undo(n=client.n), "forbidden"),
                (requests.Takeback(n=client.n), "forbidden"),
                (requests.Assist(what="cheat"), "forbidden"),
                (requests.Configure(preset="strict"), "playing"),
                (requests.Start(), "playing"),
                (requests.Open(seat=1), "playing"),
                (requests.Fill(seat=1, player="random"), "playing"),
            ):
                with pytest.raises(Refusal) as caught:
                    await client.command(ask)
                assert caught.value.code == code, ask
            running = at.lobby.tables[found["code"]].running_game
            assert running is not None
            assert set(running.players) <= {"heuristic"}
            await client.act(client.view["legal"][0]["action"])
            assert set(running.players) <= {"heuristic"}

    asyncio.run(story())


def test_a_seat_given_up_has_no_place_in_the_ranking(at: LiveServer) -> None:
    token, _ = guest(at, "Gus")
    found = begin(at, token, "israeli_whist")
    before = call(at, "GET", "/api/daily/israeli_whist").json()

    async def story() -> None:
        async with Client(at.ws, token=token) as client:
            await client.join(found["code"])
            while not client.view.get("legal"):
                await client.inbox.get()
            await client.command(requests.Stand())
            while client.table is None or client.table.state != "over":
                await asyncio.wait_for(client.inbox.get(), 60)

    asyncio.run(story())
    assert call(at, "GET", "/api/daily/israeli_whist").json() == before


def note_of(at: LiveServer, token: str) -> Any:
    """What a person is told before they play."""
    found = call(at, "GET", "/api/daily/whist", token).json()["unranked"]
    return found and found["message"]


@pytest.mark.parametrize("kind", ["guest", "new account", "guest, then account"])
def test_whoever_could_have_looked_before_is_not_ranked(at: LiveServer, kind: str) -> None:
    """They are told so before and after, and what would make the next try ranked."""
    if kind == "new account":
        token, why = account(at, f"Ina {kind}", since=None), "daily_new_account"
    else:
        (token, _), why = guest(at, f"Ina {kind}"), "daily_guest"
    assert note_of(at, token) == f"void_{why}"
    begun = call(at, "POST", "/api/daily/whist", token).json()
    assert begun["unranked"]["message"] == f"void_{why}"
    assert begun["unranked"]["text"].strip()
    if kind == "guest, then account":
        body = {"name": f"Ina {kind}", "password": "a long password"}
        assert call(at, "PUT", "/api/me/account", token, json=body).is_success
        assert note_of(at, token) == "void_daily_new_account"

    async def story() -> messages.Result:
        async with Client(at.ws, token=token) as client:
            await client.join(begun["code"])
            await play_on(client, First(), [])
            await client.command(requests.View())
            while True:
                message = await asyncio.wait_for(client.inbox.get(), 30)
                if isinstance(message, messages.Result):
                    return message

    result = asyncio.run(story())
    assert {(0, why), (-1, "daily")} <= set(result.voided)
    assert not any(name.startswith("Ina") for name in ranking(at, "whist"))
    (played,) = call(at, "GET", "/api/me/games", token).json()
    assert why in played["voided"]


def test_an_account_of_the_day_before_is_ranked(at: LiveServer) -> None:
    midnight = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    token = account(at, "Jo", since=int(midnight.timestamp() * 1000) - 1)
    assert note_of(at, token) is None
    found = begin(at, token, "pesten")
    assert found["unranked"] is None
    finish(at, token, found["code"])
    assert "Jo" in ranking(at, "pesten")
    late = account(at, "Kay", since=int(midnight.timestamp() * 1000))
    assert note_of(at, late) == "void_daily_new_account"


def test_a_new_password_makes_no_new_account(at: LiveServer) -> None:
    token = account(at, "Lea")
    body = {"name": "Lea", "password": "another long one", "old": "a long password"}
    assert call(at, "PUT", "/api/me/account", token, json=body).is_success
    assert note_of(at, token) is None


def test_what_does_not_exist_is_refused(at: LiveServer) -> None:
    token, _ = guest(at, "Hal")
    assert refused(call(at, "POST", "/api/daily/poker", token)) == (404, "no_game")
    assert refused(call(at, "GET", "/api/daily/poker")) == (404, "no_game")
    for day in ("", "yesterday", "20261116", "2026-13-01"):
        answer = call(at, "GET", "/api/daily/whist", params={"day": day})
        assert refused(answer) == (400, "bad_message")
    later = call(at, "GET", "/api/daily/whist", params={"day": "2999-01-01"})
    assert refused(later) == (409, "not_now")
    assert later.json()["message"] == "bad_day"
    assert call(at, "GET", "/api/daily/whist", params={"day": "2020-01-01"}).json()["ranking"] == []


def test_a_try_goes_on_after_a_restart(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        found = begin(at, ann, "israeli_whist")

        async def story() -> None:
            async with Client(at.ws, token=ann) as client:
                await client.join(found["code"])
                while not client.view.get("legal"):
                    await client.inbox.get()
                await client.act(client.view["legal"][0]["action"])

        asyncio.run(story())
    with live_server(tmp_path) as at:
        finish(at, ann, found["code"])
        bob, _ = guest(at, "Bob")
        other = begin(at, bob, "israeli_whist")
        finish(at, bob, other["code"])
        assert events(at, ann, found["game"]) == events(at, bob, other["game"])


def test_deals_differ_by_day_game_and_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seeds(folder: Path) -> dict[tuple[str, str], str]:
        found = {}
        with live_server(folder) as at:
            for day in ("2026-01-01", "2026-01-02"):
                monkeypatch.setattr(Daily, "today", lambda _, day=day: day)
                token, _ = guest(at, "Ann")
                for game in GAMES:
                    made = begin(at, token, game)
                    running = at.lobby.tables[made["code"]].running_game
                    assert running is not None
                    found[day, game] = running.record.header.seed
        return found

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first = seeds(tmp_path / "a")
    assert seeds(tmp_path / "a") == first, "the key outlives the server"
    other = seeds(tmp_path / "b")
    assert len({*first.values(), *other.values()}) == 4 * len(GAMES)
