"""The grid of the original's probability window over the socket."""

from pathlib import Path

from longsuit.protocol import messages, requests

from ..clients import close, connect_client, expect_refusal, run_story, start_game
from ..live_server import LiveServer

ASK = requests.ClassicOdds()


def test_any_table_has_the_grid_and_it_is_no_help(tmp_path: Path) -> None:
    """Also a table that allows no odds; nobody is told, and a score still counts."""

    async def story(at: LiveServer) -> None:
        clients = await start_game(
            at,
            *("Ann", "Bob"),
            game="estimation_whist",
            options={"max_cards": "7", "sequence": "down"},
        )
        found = await clients[0].request(ASK, messages.ClassicOdds)
        assert found.rows == ((13,) * 52,) * 2
        record = next(iter(at.lobby.tables.values())).running_game.record  # type: ignore[union-attr]
        assert record.assists == []
        watcher, table = await connect_client(at, "Cy"), clients[0].table
        assert table
        await watcher.join(table.code)
        await expect_refusal(watcher.request(ASK, messages.ClassicOdds), "not_seated")
        await close(*clients, watcher)

    run_story(story, tmp_path)


def test_a_game_without_tricks_has_no_grid(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        await expect_refusal(clients[0].request(ASK, messages.ClassicOdds), "not_now")
        await close(*clients)

    run_story(story, tmp_path)
