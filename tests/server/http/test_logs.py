"""Logs that a caller sends: replayed, and played on from any event."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from longsuit.client.connection import Client
from longsuit.engine import notation
from longsuit.engine.actions import Shuffle
from longsuit.engine.cards import names
from longsuit.games import GAMES
from longsuit.games.replay import final_state, verdicts
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.server import ids

from ..live_server import LiveServer, live_server, play_on
from .calls import call, guest, play, refused

GOLDEN = Path(__file__).parents[2] / "golden"
SMALL = {"players": "3", "max_cards": "2"}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("position")) as found:
        yield found


@pytest.fixture(scope="module")
def ann(at: LiveServer) -> str:
    return guest(at, "Ann")[0]


@pytest.fixture(scope="module")
def game(at: LiveServer, ann: str) -> str:
    """A finished game of Ann's."""
    seats = ("random", "random")
    return asyncio.run(play(at, [ann], Random(3), options=SMALL, seats=seats))


def paper_of(at: LiveServer, game: str, token: str) -> str:
    return call(at, "GET", f"/api/games/{game}/log", token).text


def test_a_log_is_replayed_event_by_event(at: LiveServer, ann: str, game: str) -> None:
    text = paper_of(at, game, ann)
    paper = notation.log(text)
    mine = call(at, "GET", f"/api/games/{game}/replay?seat=1", ann).json()
    found = call(at, "POST", "/api/logs?seat=1", content=text).json()
    for key in ("kind", "seat", "events", "first", "moments", "totals"):
        assert found[key] == mine[key], key
    assert found["over"] is True
    assert set(found["verdicts"]) == {"holds"}
    assert len(found["proofs"]) == len(paper.proofs)
    assert found["proofs"][0]["secret"] == paper.proofs[0].secret  # type: ignore[union-attr]
    opened = call(at, "POST", "/api/logs?open=yes&first=1", content=text).json()
    first = opened["moments"][0]
    assert first["at"] == 2
    kind = GAMES[paper.game]
    s = final_state(notation.Log(game=paper.game, rules=paper.rules, events=paper.events[:2]))
    hands = [names(kind.view(s, seat).hand).split() for seat in range(3)]
    assert first["hands"] == hands
    assert all(hands)
    again = call(at, "GET", f"/api/games/{game}/replay?open=yes&first=1", ann).json()
    assert again["moments"] == opened["moments"]
    assert "hands" not in found["moments"][0]


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.game")), ids=lambda file: file.stem)
def test_every_golden_game_is_replayed(at: LiveServer, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    paper = notation.log(text)
    first = max(0, len(paper.events) - 3)
    answer = call(at, "POST", f"/api/logs?open=yes&first={first}", content=text.encode())
    assert answer.status_code == 200, answer.text
    assert answer.json()["events"] == len(paper.events)
    assert tuple(answer.json()["totals"]) == GAMES[paper.game].totals(final_state(paper))


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("", {"line": 1}),
        ("game poker 1\n", None),
        ("game whist 1\n\n0 7H\n", {"line": 3}),
        ("game whist 1\n\n# x\n0 7Q\n", {"line": 4}),
        ("game whist 1\nrules players=99\n", None),
        ("game whist 1\n\ncommit 12\n", {"line": 3}),
    ],
)
def test_a_bad_log_is_refused_with_the_reason(at: LiveServer, text: str, values: Any) -> None:
    answer = call(at, "POST", "/api/logs", content=text)
    assert refused(answer) == (409, "bad_log")
    if values:
        assert answer.json()["values"]["line"] == values["line"]
        assert f"ine {values['line']}:" in answer.json()["text"]


def test_logs_have_a_size_and_a_rate(at: LiveServer, tmp_path: Path) -> None:
    assert refused(call(at, "POST", "/api/logs", content="#" * 262_145)) == (413, "too_large")
    assert refused(call(at, "POST", "/api/logs", content=b"\xff")) == (409, "bad_log")
    assert refused(call(at, "POST", "/api/logs?seat=9", content="game whist 1")) == (409, "no_seat")
    assert refused(call(at, "POST", "/api/logs?open=x", content="")) == (400, "bad_message")
    away = {"x-forwarded-for": "203.0.113.9"}
    assert call_from(at, away) == 409
    assert 429 in (call_from(at, away) for _ in range(300))  # 30 at once, then one a second


def call_from(at: LiveServer, headers: dict[str, str]) -> int:
    return httpx.post(f"{at.http}/api/logs", headers=headers, content="").status_code


# Playing on.


def begin(at: LiveServer, token: str, **begin: Any) -> Any:
    values = {"game": begin.pop("game", "estimation_whist"), "seats": begin.pop("seats", ["me"])}
    nonce = begin.pop("nonce", "")
    policy = begin.pop("policy", {})
    body = {**values, "nonce": nonce, "policy": policy, "from": begin}
    return call(at, "POST", "/api/tables", token, json=body)


def test_a_game_is_played_on_from_an_event(at: LiveServer, ann: str, game: str) -> None:
    text = paper_of(at, game, ann)
    before = notation.log(text)
    third = [n for n, e in enumerate(before.events) if isinstance(e.action, Shuffle)][1] + 3
    policy = {"rated": True}
    made = begin(at, ann, log=text, n=third, seat=1, nonce="p", policy=policy)
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    again = begin(at, ann, log=text, n=third, seat=1, nonce="p", policy=policy)
    assert again.json()["code"] == code

    async def story() -> str:
        async with Client(at.ws, token=ann) as client:
            await client.join(code)
            table = client.table
            assert table is not None
            assert (table.you, table.given, table.rated) == (1, third, False)
            assert [place.kind for place in table.seats] == ["computer", "person", "computer"]
            while not client.view.get("legal"):
                await asyncio.wait_for(client.inbox.get(), 20)
            for kind, why in (
                (requests.Takeback, "nothing to take back"),
                (requests.Undo, "own last step"),
            ):
                with pytest.raises(Refusal, match=why):  # what was given is not taken back
                    await client.command(kind(n=client.n))
            await asyncio.wait_for(play_on(client, Random(1), []), 30)
            running = at.lobby.tables[code].running_game
            assert running is not None
            revealed = [reveal.deal for reveal in running.updates.reveal_messages(0)]
            # None of the shuffles that were given is revealed.
            assert revealed == list(range(2, running.record.shuffles))
            return client.game

    played = asyncio.run(story())
    after = paper_of(at, played, ann)
    assert f"# begun from a position: the first {third} events were given" in after
    paper = notation.log(after)
    assert paper.events[:third] == before.events[:third]
    assert paper.rules == before.rules
    assert [*verdicts(paper)][:2] == ["no commitment"] * 2
    assert {*[*verdicts(paper)][2:]} == {"holds"}
    ended = call(at, "GET", "/api/me/games", ann).json()
    assert [line["game"] for line in ended] == [game]  # it counts nowhere
    assert call(at, "GET", "/api/me/statistics", ann).json()["estimation_whist"]["games"] == 1
    assert call(at, "GET", f"/api/games/{played}/replay", ann).json()["given"] == third


def test_a_game_from_a_position_goes_on_after_a_restart(tmp_path: Path) -> None:
    text = next(iter(sorted((GOLDEN / "whist").glob("*.game")))).read_text(encoding="utf-8")
    paper = notation.log(text)
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Ann")
        made = begin(at, token, game="whist", log=text, n=3, seat=0, nonce="w")
        assert made.status_code == 201, made.text
        code = made.json()["code"]
    with live_server(tmp_path) as at:
        assert (
            begin(at, token, game="whist", log=text, n=3, seat=0, nonce="w").json()["code"] == code
        )

        async def story() -> None:
            async with Client(at.ws, token=token) as client:
                await client.join(code)
                assert client.table is not None
                assert client.table.given == 3
                await asyncio.wait_for(play_on(client, Random(1), []), 60)
                events = at.lobby.tables[code].running_game.record.events  # type: ignore[union-attr]
                assert tuple(events[:3]) == paper.events[:3]
                await client.command(requests.Rematch())  # an ordinary game with the same rules
                while not (client.table and client.table.number == 2):
                    await client.inbox.get()
                assert client.table.given == 0

        asyncio.run(story())


def test_positions_that_cannot_be_played(at: LiveServer, ann: str, game: str) -> None:
    text = paper_of(at, game, ann)
    events = len(notation.log(text).events)
    bob, _ = guest(at, "Bob")
    for token, values, wanted in (
        (ann, {"log": game, "n": events, "seat": 0}, (409, "not_now")),
        (ann, {"log": game, "n": events + 1, "seat": 0}, (409, "bad_log")),
        (ann, {"log": game, "n": 0, "seat": 0}, (409, "bad_log")),
        (ann, {"log": game, "n": 3, "seat": 3}, (409, "no_seat")),
        (ann, {"log": game, "n": 3, "seat": 0, "game": "whist"}, (409, "bad_options")),
        (ann, {"log": text.replace("call", "cal"), "n": 3, "seat": 0}, (409, "bad_log")),
        (ann, {"log": "nothing", "n": 3, "seat": 0}, (404, "no_game")),
        (bob, {"log": game, "n": 3, "seat": 0}, (403, "forbidden")),
        (ann, {"log": "#" * 600_000, "n": 3, "seat": 0}, (413, "too_large")),
        (ann, {"log": game, "n": 3, "seat": 0, "seats": ["me", "odd", "odd"]}, (409, "bad_player")),
    ):
        assert refused(begin(at, token, **values)) == wanted, values
    made = begin(at, ann, log=game, n=3, seat=2, seats=["random", "random", "me"])
    assert made.status_code == 201
    players = [owner.player for owner in at.lobby.tables[made.json()["code"]].owners]
    assert players == ["random", "random", ""]


def test_a_game_that_is_not_over_cannot_be_read(at: LiveServer, ann: str) -> None:
    async def story() -> str:
        async with Client(at.ws, token=ann) as client:
            await client.create("whist", seats=("me", "random", "random", "random"))
            await client.start()
            while not isinstance(await client.inbox.get(), messages.Event):
                pass
            return client.game

    answer = begin(at, ann, game="whist", log=asyncio.run(story()), n=1, seat=1)
    assert refused(answer) == (409, "playing")


# Pictures of links.


def test_the_link_of_a_table_is_a_qr_code(at: LiveServer, ann: str) -> None:
    code = call(at, "POST", "/api/tables", ann, json={"game": "whist"}).json()["code"]
    own = f"/api/tables/{ids.display_code(code)}/qr.svg"
    answer = call(at, "GET", own)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    link = f"https://cards.example/t/{ids.display_code(code)}"
    other = call(at, "GET", own, params={"link": link})
    assert other.status_code == 200
    assert other.text != answer.text
    for bad in (
        "https://elsewhere.example/",
        f"javascript:/t/{code}",
        f"https://x.example/t/{code}?next=y",
        f"https://x.example/away/t/{code}",
        f"https://{'x' * 300}.example/t/{code}",
    ):
        assert refused(call(at, "GET", own, params={"link": bad})) == (400, "bad_message"), bad
    other_table = {"link": "https://x.example/t/ABCD"}
    assert refused(call(at, "GET", own, params=other_table)) == (404, "no_table")
    assert refused(call(at, "GET", "/api/tables/ABCD/qr.svg")) == (404, "no_table")
    friend = call(at, "POST", "/api/me/friends/link", ann).json()
    assert ElementTree.fromstring(friend["svg"]).tag.endswith("svg")
