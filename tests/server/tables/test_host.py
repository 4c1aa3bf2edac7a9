"""What a host may do is decided while the table is locked, not before."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from longsuit.protocol import requests
from longsuit.protocol.errors import Refusal
from longsuit.server.people.identity import Person
from longsuit.server.tables import host

from ..live_server import LiveServer, live_server
from ..many_tables import on_loop


async def close_as_a_game_begins(at: LiveServer, rated: bool) -> bool:
    """The host closes the table while a game is being written; True if it is closed."""
    ann: Any = SimpleNamespace(person=Person("ann", "Ann"))
    table = await at.lobby.create(ann.person, requests.Create(game="whist"))
    header = SimpleNamespace(rated=rated, protected=rated)
    async with table.lock:
        closing = asyncio.ensure_future(host.close(table, ann))
        await asyncio.sleep(0)
        begun: Any = SimpleNamespace(
            record=SimpleNamespace(over=False, header=header), cancel_timer=lambda: None
        )
        table.running_game = begun
    (answer,) = await asyncio.gather(closing, return_exceptions=True)
    table.running_game = None
    assert answer is None or (isinstance(answer, Refusal) and answer.code == "playing")
    return table.closed


@pytest.mark.parametrize("rated", [True, False])
def test_a_table_at_which_a_rated_game_begins_is_not_closed(rated: bool, tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        assert on_loop(at, close_as_a_game_begins(at, rated)) == (not rated)
