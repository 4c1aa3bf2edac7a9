"""Positions and the number of ways the game can go on from them.

A block of a .perft file is a log, then `#= N` (ways to the end of the deal) or `#= N in D` (ways
to make the next D actions; a way that ends earlier counts once).  Blocks are divided by `---`.
"""

import re
from pathlib import Path

import pytest

from longsuit.engine import notation
from longsuit.games import GAMES
from longsuit.games.replay import final_state, game_of

FOLDER = Path(__file__).parents[1] / "perft"
BLOCKS = [
    pytest.param(block, id=f"{path.stem}-{i}")
    for path in sorted(FOLDER.glob("*.perft"))
    for i, block in enumerate(path.read_text(encoding="utf-8").split("\n---\n"))
]


def ways(game, s, depth: int) -> int:  # type: ignore[no-untyped-def]
    if depth == 0 or game.actor(s) < 0:
        return 1
    return sum(ways(game, game.apply(s, action), depth - 1) for action in game.legal(s))


@pytest.mark.parametrize("block", BLOCKS)
def test_perft(block: str) -> None:
    log = notation.log(block)
    game, _ = game_of(log)
    found = re.findall(r"^#= (\d+)(?: in (\d+))?", block, re.MULTILINE)
    assert found
    for count, depth in found:
        assert ways(game, final_state(log), int(depth or 999)) == int(count)


def test_every_game_has_perft_positions() -> None:
    assert {path.stem for path in FOLDER.glob("*.perft")} == set(GAMES)
