"""The test positions, solved by the players they name."""

from collections import Counter
from pathlib import Path

import pytest

from longsuit.bots.positions import player_choice, read_position
from longsuit.engine.notation import BadNotation
from longsuit.games import GAMES

FILES = sorted((Path(__file__).parents[1] / "positions").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_position(path: Path) -> None:
    position = read_position(path)
    assert position.file.players
    assert set(position.best) < set(position.game.legal(position.state)), "leave a choice"
    for name in position.file.players:
        for seed in range(3):
            choice = player_choice(position, name, seed)
            assert choice.action in position.best, (name, choice, position.file.why)
            assert choice.because


def test_there_are_sixty_positions_over_all_games() -> None:
    games = Counter(read_position(path).file.game for path in FILES)
    assert set(games) == set(GAMES)
    assert sum(games.values()) >= 60
    assert min(games.values()) >= 10


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = 3", "bad_position"),
        ("game =", "bad_position"),
        (
            'game="whist"\nlog=""\nseat=0\nplayers=["heuristic"]\nbest=["7H"]\nwhy="x"',
            "position_without_actor",
        ),
        (
            'game="chess"\nlog=""\nseat=0\nplayers=["heuristic"]\nbest=["7H"]\nwhy="x"',
            r"no_such_game\(text=chess",
        ),
    ],
)
def test_files_that_are_no_positions(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadNotation, match=words):
        read_position(path)


def test_an_answer_must_be_legal(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    text = FILES[0].read_text(encoding="utf-8")
    start = text.index("best")
    path.write_text(text[:start] + 'best = ["JO"]' + text[text.index("\n", start) :], "utf-8")
    with pytest.raises(BadNotation, match=r"event_refused\(event=JO, why=bid_or_pass_now"):
        read_position(path)
