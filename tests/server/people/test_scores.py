"""High scores, statistics, ratings, and games that are over."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce

from longsuit.client.connection import Client
from longsuit.engine.notation import log as parse
from longsuit.games import GAMES
from longsuit.games.replay import final_state, game_of
from longsuit.protocol import messages, requests

from ..http.calls import call, guest, play, refused
from ..live_server import LiveServer, live_server, play_on

SMALL = {"players": "3", "max_cards": "2"}
KIND = "estimation_whist"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("scores")


@pytest.fixture(scope="module")
def at(folder: Path) -> Iterator[LiveServer]:
    with live_server(folder) as found:
        yield found


def won(folder: Path, person: str, total: int, place: int = 1, **values: Any) -> str:
    """A game as if it had been played."""
    row = {"kind": KIND, "preset": "original", "counts": True, "at": time.time() * 1000}
    row |= {"game": f"g{time.time_ns()}", "seat": 0, "person": person, "name": "x"}
    row |= {"total": total, "place": place, "high": total if place == 1 else None} | values
    names, marks = ",".join(row), ",".join("?" * len(row))
    database = sqlite3.connect(folder / "tables.db", timeout=10)
    with database:
        database.execute(f"insert into scores ({names}) values ({marks})", tuple(row.values()))
    database.close()
    return str(row["game"])


def board(at: LiveServer, path: str = f"{KIND}/original") -> list[tuple[str, int]]:
    found = call(at, "GET", f"/api/scores/{path}").json()
    return [(line["name"], line["total"]) for line in found]


def test_the_ten_high_scores(at: LiveServer, folder: Path) -> None:
    fred = ("Fred Flintstone", 10)
    assert board(at) == [fred] * 10
    ann, ann_id = guest(at, "Ann")
    bob, _ = guest(at, "Bob")
    equal = won(folder, ann_id, 10)
    lost = won(folder, ann_id, 90, place=2)
    helped = won(folder, ann_id, 90, counts=False)
    old = won(folder, ann_id, 90, at=1)
    assert call(at, "GET", "/api/me/offers", ann).json() == []
    for game in (equal, lost, helped, old, "nothing", ""):
        answer = call(at, "POST", "/api/me/scores", ann, json={"game": game})
        assert refused(answer) == (409, "not_now")
    first, second = won(folder, ann_id, 30), won(folder, ann_id, 30)
    offered = call(at, "GET", "/api/me/offers", ann).json()
    assert {offer["game"] for offer in offered} == {first, second}
    assert refused(call(at, "POST", "/api/me/scores", bob, json={"game": first})) == (
        409,
        "not_now",
    )
    bad = {"game": first, "name": "x" * 40}
    assert refused(call(at, "POST", "/api/me/scores", ann, json=bad)) == (409, "bad_name")
    assert refused(call(at, "POST", "/api/me/scores", ann, json={})) == (400, "bad_message")
    assert call(at, "POST", "/api/me/scores", ann, json={"game": first}).status_code == 201
    made = call(at, "POST", "/api/me/scores", ann, json={"game": second, "name": "Annie"})
    assert [line["name"] for line in made.json()[:2]] == ["Annie", "Ann"], "above equal values"
    again = call(at, "POST", "/api/me/scores", ann, json={"game": first})
    assert refused(again) == (409, "not_now")
    for total in range(31, 39):
        game = won(folder, ann_id, total)
        assert call(at, "POST", "/api/me/scores", ann, json={"game": game}).status_code == 201
    assert fred not in board(at)
    assert board(at)[-2:] == [("Annie", 30), ("Ann", 30)]
    tenth = won(folder, ann_id, 30)
    assert refused(call(at, "POST", "/api/me/scores", ann, json={"game": tenth})) == (
        409,
        "not_now",
    )
    game = won(folder, ann_id, 31)
    call(at, "POST", "/api/me/scores", ann, json={"game": game})
    assert board(at)[-1] == ("Annie", 30)
    assert board(at, f"{KIND}/version_1_2") == [fred] * 10, "kept apart by preset"
    assert board(at, f"{KIND}/original?seats=3") == [fred] * 10, "and by the number of seats"
    assert board(at, f"{KIND}/original?seats=4") == board(at)


def test_other_lists_are_empty_at_first(at: LiveServer, folder: Path) -> None:
    for game in GAMES.keys() - {KIND}:
        assert board(at, f"{game}/{next(iter(GAMES[game].PRESETS))}") == []
    token, person = guest(at, "Una")
    game = won(folder, person, 24, kind="whist", high=1, seats=3)
    (offer,) = call(at, "GET", "/api/me/offers", token).json()
    of = {"game": game, "kind": "whist", "preset": "original"}
    assert offer == of | {"seats": 3, "total": 1}, "the margin, not the points"
    entered = call(at, "POST", "/api/me/scores", token, json={"game": game}).json()
    assert [(line["name"], line["total"]) for line in entered] == [("Una", 1)]
    assert board(at, "whist/original?seats=3") == [("Una", 1)]
    assert board(at, "whist/original") == []


def test_lists_of_what_does_not_exist(at: LiveServer) -> None:
    assert refused(call(at, "GET", "/api/scores/poker/original")) == (404, "no_game")
    assert refused(call(at, "GET", "/api/scores/whist/odd")) == (404, "not_found")
    for game, seats in (("whist", 5), ("whist", 1), ("israeli_whist", 3)):
        preset = next(iter(GAMES[game].PRESETS))
        none = call(at, "GET", f"/api/scores/{game}/{preset}?seats={seats}")
        assert refused(none) == (404, "not_found")
    assert refused(call(at, "GET", "/api/scores/whist/original?seats=x")) == (400, "bad_message")
    assert refused(call(at, "GET", "/api/ratings/poker")) == (404, "no_game")
    assert call(at, "GET", "/api/ratings/whist").json() == []


def test_statistics_history_replay_and_log(at: LiveServer) -> None:
    token, _ = guest(at, "Cy")
    other, _ = guest(at, "Dee")
    assert call(at, "GET", "/api/me/statistics", token).json() == {}
    assert call(at, "GET", "/api/me/games", token).json() == []
    seats = ("random", "random")
    games = [
        asyncio.run(play(at, [token], Random(seed), options=SMALL, seats=seats)) for seed in (1, 2)
    ]
    found = call(at, "GET", "/api/me/games", token).json()
    assert [line["game"] for line in found] == games[::-1]
    before = {"before": found[0]["ended"]}
    assert [line["game"] for line in call(at, "GET", "/api/me/games", token, params=before).json()]
    log = parse(call(at, "GET", found[0]["log"], token).text)
    game, _ = game_of(log)
    end = final_state(log)
    assert found[0]["total"] == game.totals(end)[0]
    assert found[0]["place"] == 1 + sum(t > found[0]["total"] for t in game.totals(end))
    assert found[0]["rated"] is found[0]["daily"] is False

    numbers = call(at, "GET", "/api/me/statistics", token).json()["estimation_whist"]
    assert numbers["games"] == 2
    assert numbers["wins"] == sum(line["place"] == 1 for line in found)
    assert [(line["cards"], line["calls"]) for line in numbers["by_cards"]] == [(1, 4), (2, 2)]
    rounds = [
        done
        for line in found
        for done in game.rounds(final_state(parse(call(at, "GET", line["log"], token).text)))
    ]
    made = sum(done.calls[0] == done.tricks[0] for done in rounds)
    assert sum(line["made"] for line in numbers["by_cards"]) == made
    assert sum(line["made"] for line in numbers["over_time"]) == made
    assert [line["calls"] for line in numbers["over_time"]] == [3, 3]
    assert numbers["rating"] is None
    assert call(at, "GET", "/api/me/offers", token).json() == [], "these rules are no preset"

    path = f"/api/games/{games[0]}/replay"
    shown = call(at, "GET", path, token, params={"seat": 1}).json()
    assert shown["events"] == len(shown["moments"])
    assert shown["moments"][0]["event"] == "* shuffle"
    assert shown["moments"][-1]["view"]["phase"] == "over"
    assert shown["moments"][0]["view"]["seat"] == 1
    late = call(at, "GET", path, token, params={"first": shown["events"] - 1}).json()
    assert len(late["moments"]) == 1
    assert refused(call(at, "GET", path, token, params={"seat": 3})) == (409, "no_seat")
    assert refused(call(at, "GET", path, token, params={"first": "-1"})) == (400, "bad_message")
    assert refused(call(at, "GET", path, other)) == (403, "forbidden")
    assert refused(call(at, "GET", path)) == (403, "forbidden")
    assert refused(call(at, "GET", "/api/games/none/replay", token)) == (404, "no_game")
    bad = call(at, "GET", "/api/me/games", token, params={"before": "now"})
    assert refused(bad) == (400, "bad_message")


def test_a_game_in_progress_is_not_replayed(at: LiveServer) -> None:
    token, _ = guest(at, "Eli")

    async def story() -> None:
        async with Client(at.ws, token=token) as client:
            await client.create("estimation_whist", options=SMALL, seats=("me", "random", "random"))
            await client.start()
            while not client.view.get("legal"):
                await client.inbox.get()
            path = f"/api/games/{client.game}/replay"
            answer = await asyncio.to_thread(call, at, "GET", path, token)
            assert refused(answer) == (409, "playing")

    asyncio.run(story())


def test_the_original_game_counts_and_help_does_not(at: LiveServer, folder: Path) -> None:
    token, person = guest(at, "Flo")
    seats = ("random", "random", "random")
    asyncio.run(play(at, [token], Random(3), game="whist", seats=seats))

    async def story() -> None:
        async with Client(at.ws, token=token) as client:
            policy = {"cheat": True}
            await client.create("whist", seats=("me", *seats), policy=policy)
            await client.start()
            while not client.view.get("legal"):
                await client.inbox.get()
            await client.request(requests.Assist(what="cheat"), messages.Hands)
            client.inbox.put_nowait(messages.Pong())
            await play_on(client, Random(4), [])

    asyncio.run(story())
    database = sqlite3.connect(folder / "tables.db", timeout=10)
    rows = database.execute(
        "select counts from scores where person = ? order by at", (person,)
    ).fetchall()
    database.close()
    assert rows == [(1,), (0,)]


def test_what_a_game_brings_in(at: LiveServer, folder: Path) -> None:
    """Games by the rules of a preset count with any number of seats and in any words."""
    token, _ = guest(at, "Gil")
    options = {"players": "2", "max_cards": "13", "suit_order": "CDSH", "hand_order": "descending"}
    game = asyncio.run(play(at, [token], Random(11), options=options, seats=("random",)))
    database = sqlite3.connect(folder / "tables.db", timeout=10)
    query = "select preset, seats, counts, voided, place, total, high from scores where game = ?"
    (row,) = database.execute(query, (game,)).fetchall()
    assert row[:4] == ("version_1_2", 2, 1, "[]")
    assert row[6] == (row[5] if row[4] == 1 else None)
    high = None
    for seed in range(40):  # half of them are won
        if high:
            break
        two = {"players": "2"}
        game = asyncio.run(
            play(at, [token], Random(seed), game="pesten", options=two, seats=("random",))
        )
        (row,) = database.execute(query, (game,)).fetchall()
        end = final_state(parse(call(at, "GET", f"/api/games/{game}/log", token).text))
        assert row[:4] == ("van_dongen", 2, 1, "[]")
        high = row[6]
        assert high == (GAMES["pesten"].high_score(end, 0) if row[4] == 1 else None)
    database.close()
    assert high


def test_ratings_of_rated_games_among_people(at: LiveServer) -> None:
    tokens, people = zip(*(guest(at, name) for name in ("Gus", "Hue", "Ivy")), strict=True)
    rated = {"rated": True}
    seats = ("open", "open")
    kind, small = "estimation_whist", dict(SMALL)
    game = asyncio.run(play(at, list(tokens), Random(5), options=small, seats=seats, policy=rated))
    shown = call(at, "GET", f"/api/games/{game}/replay", tokens[0]).json()
    totals = shown["totals"]
    places = [1 + sum(other > mine for other in totals) for mine in totals]
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in totals], ranks=[float(p) for p in places])
    board = {line["person"]: line for line in call(at, "GET", f"/api/ratings/{kind}").json()}
    for person, team in zip(people, expected, strict=True):
        assert board[person]["mu"] == pytest.approx(team[0].mu, abs=0.01)
        assert board[person]["played"] == 1
    order = [line["rating"] for line in call(at, "GET", f"/api/ratings/{kind}").json()]
    assert order == sorted(order, reverse=True)

    pair, open_ = list(tokens[:2]), ("open", "random")
    asyncio.run(play(at, pair, Random(6), options=small, seats=open_, policy=rated))
    asyncio.run(play(at, list(tokens), Random(7), options=small, seats=seats))
    after = {line["person"]: line for line in call(at, "GET", f"/api/ratings/{kind}").json()}
    assert after == board, "a computer player, or an unrated table: no rating"
    asyncio.run(play(at, list(tokens), Random(8), options=small, seats=seats, policy=rated))
    after = {line["person"]: line for line in call(at, "GET", f"/api/ratings/{kind}").json()}
    assert [after[person]["played"] for person in people] == [2, 2, 2]
    mine = call(at, "GET", "/api/me/statistics", tokens[0]).json()[kind]
    assert mine["rating"]["played"] == 2
    history = call(at, "GET", "/api/me/games", tokens[0]).json()
    assert [line["rated"] for line in history] == [True, False, False, True]
