"""Whole games over real sockets."""

import asyncio
import urllib.request
from pathlib import Path
from random import Random

import pytest

from longsuit.client.connection import Client
from longsuit.engine import notation
from longsuit.games import GAMES
from longsuit.games.replay import final_state, verdicts
from longsuit.protocol import requests

from ..live_server import LiveServer, live_server, play_on

SHORT = {
    "estimation_whist": {"players": "3", "max_cards": "3"},
    "israeli_whist": {},
    "egyptian_estimation": {},
    "oh_hell": {"players": "3", "max_cards": "3"},
    "pesten": {"players": "3"},
    "whist": {"players": "3", "target": "5"},
}


async def people(at: LiveServer, game: str, count: int) -> list[Client]:
    """So many people at one table, everybody seated, the game begun."""
    clients = [Client(at.ws, name=f"P{seat}") for seat in range(count)]
    for client in clients:
        await client.__aenter__()
    code = await clients[0].create(game, options=SHORT[game], policy={"watch": "end"})
    for client in clients[1:]:
        await client.join(code)
        await client.sit()
    table = clients[0].table
    assert table is not None
    for seat, place in enumerate(table.seats):
        if place.kind == "open":
            await clients[0].command(requests.Fill(seat=seat, player="random"))
    await clients[0].start()
    return clients


def log_of(at: LiveServer, game: str) -> str:
    with urllib.request.urlopen(f"{at.http}/api/games/{game}/log") as answer:
        text: str = answer.read().decode()
        return text


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    async def play(at: LiveServer) -> None:
        clients = await people(at, game, 3)
        acted: list[tuple[str, int, str]] = []
        rng = Random(game)
        await asyncio.gather(*(play_on(client, rng, acted) for client in clients))
        paper = notation.log(log_of(at, clients[0].game))
        state = final_state(paper)
        assert GAMES[game].phase(state) == "over"
        assert set(verdicts(paper)) == {"holds"}
        assert len(acted) > 3
        for client in clients:
            assert set(await client.verify()) == {"holds"}
            assert not client.witness.ignored
            assert client.view["phase"] == "over"
            assert not client.witness.broken
            await client.close()

    with live_server(tmp_path) as at:
        asyncio.run(play(at))
