"""Stored data of an earlier version opens, verifies and is played on to its end.

`write_first_edition` says how the files in `first_edition/` were made.
"""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from longsuit.client.connection import Client
from longsuit.engine import notation
from longsuit.engine.actions import CHANCE
from longsuit.games import GAMES
from longsuit.games.replay import final_state, verdicts
from longsuit.protocol import messages
from longsuit.terminal import local_game, saved_games

from ..live_server import LiveServer, live_server, play_on

STORED = Path(__file__).parent / "first_edition"
EXPECTED: dict[str, Any] = json.loads((STORED / "expected.json").read_text(encoding="utf-8"))
TABLES = {table["game"]: code for code, table in EXPECTED["tables"].items()}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server of today on the stored database."""
    folder = tmp_path_factory.mktemp("first_edition")
    database = gzip.decompress((STORED / "tables.db.gz").read_bytes())
    (folder / "tables.db").write_bytes(database)
    with live_server(folder) as found:
        yield found


def get(at: LiveServer, path: str, name: str = "Ann") -> Any:
    token = EXPECTED["people"][name]["token"]
    answer = httpx.get(f"{at.http}{path}", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    return answer


async def played_on(at: LiveServer, code: str, names: list[str]) -> list[Client]:
    """The people of a table come back and play its game to the end."""
    clients = [Client(at.ws, token=EXPECTED["people"][name]["token"]) for name in names]
    for client in clients:
        await client.__aenter__()
        await client.join(code)
    if table := EXPECTED["tables"].get(code):
        same_position(table, dict(zip(names, clients, strict=True)))
    rng = Random(code)
    await asyncio.gather(*(play_on(client, rng, []) for client in clients))
    for client in clients:
        assert client.view["phase"] == "over"
        assert not client.witness.broken
        await client.close()
    return clients


def same_position(table: dict[str, Any], clients: dict[str, Client]) -> None:
    """Everybody sees what they saw when the data was written."""
    for name, client in clients.items():
        assert (client.game, client.n) == (table["unfinished"], table["n"])
        assert client.view["hand"] == table["hands"][name]
        assert [line["totals"] for line in client.view["rounds"]] == table["scores"]
        said = [m for m in waiting(client) if isinstance(m, messages.Said)]
        assert [line.kind for line in said] == ["chat", "phrase"]
    actor = clients[table["actor"]]
    assert sorted(option["action"] for option in actor.view["legal"]) == table["legal"]


def waiting(client: Client) -> list[messages.AnyMessage]:
    """The messages that have come; they stay in the queue."""
    found = [client.inbox.get_nowait() for _ in range(client.inbox.qsize())]
    for message in found:
        client.inbox.put_nowait(message)
    return [message for message in found if message is not None]


def test_people_find_what_is_theirs(at: LiveServer) -> None:
    who = {"name": "Ann", "password": EXPECTED["password"]}
    signed_in = httpx.post(f"{at.http}/api/sign-in", json=who)
    assert signed_in.json()["person"] == EXPECTED["people"]["Ann"]["person"]
    (friend,) = get(at, "/api/me/friends").json()
    assert friend["person"] == EXPECTED["people"]["Bob"]["person"]
    assert get(at, "/api/ratings/whist").json() == EXPECTED["ratings"]
    assert get(at, "/api/me/statistics").json() == EXPECTED["statistics"]
    assert {line["game"] for line in get(at, "/api/me/games").json()} >= {EXPECTED["rated"]}


def test_every_table_is_there(at: LiveServer) -> None:
    known = {*EXPECTED["tables"], EXPECTED["daily"], EXPECTED["from_position"]}
    assert known < set(at.lobby.tables)
    assert len(at.lobby.tables) == len(known) + 1  # and that of the rated game
    assert list(at.lobby.tables[TABLES["pesten"]].settings.banned.values()) == ["Dan"]


@pytest.mark.parametrize("game", TABLES)
def test_finished_games_verify(at: LiveServer, game: str) -> None:
    table = EXPECTED["tables"][TABLES[game]]
    paper = notation.log(get(at, f"/api/games/{table['finished']}/log").text)
    assert set(verdicts(paper)) == {"holds"}
    assert list(GAMES[game].totals(final_state(paper))) == table["totals"]


@pytest.mark.parametrize("game", TABLES)
def test_unfinished_games_are_played_to_their_end(at: LiveServer, game: str) -> None:
    clients = asyncio.run(played_on(at, TABLES[game], ["Ann", "Bob", "Cy"]))
    paper = notation.log(get(at, f"/api/games/{clients[0].game}/log").text)
    assert GAMES[game].phase(final_state(paper)) == "over"
    assert set(verdicts(paper)) == {"holds"}


def test_the_takeback_and_the_bank_are_stored(at: LiveServer) -> None:
    def game(name: str) -> Any:
        return asyncio.run(at.lobby.load_game(EXPECTED["tables"][TABLES[name]]["unfinished"]))

    assert sum(isinstance(record, int) for record in game("whist").entries) == 1
    banks = game("egyptian_estimation").header.banks
    assert min(banks) < max(banks) == 600_000
    assert [what for _, _, what in game("pesten").assists] == ["cheat"]


@pytest.mark.parametrize(("table", "name"), [("daily", "Ann"), ("from_position", "Bob")])
def test_games_of_one_person_are_played_to_their_end(at: LiveServer, table: str, name: str) -> None:
    asyncio.run(played_on(at, EXPECTED[table], [name]))


@pytest.mark.parametrize("path", sorted(STORED.glob("*.game")), ids=lambda path: path.stem)
def test_saved_games_of_the_terminal_are_played_to_their_end(path: Path) -> None:
    match = local_game.resume(saved_games.read(path), None, None)
    assert match.over == path.stem.endswith("_over")
    assert match.practice == (path.stem == "practice")
    if not match.seed:
        assert set(verdicts(local_game.log(match))) == {"holds"}
    rng = Random(path.stem)
    while not match.over:
        if match.actor == CHANCE:
            match = local_game.deal(match, local_game.commit())
        elif match.actor == match.seat:
            match = local_game.act(match, match.seat, rng.choice(match.view.legal))
        else:
            match = local_game.act(match, match.actor, local_game.bot_choice(match).action)
    assert final_state(notation.log(local_game.text(match))) == match.state
