"""The lessons of the page are what the rules make of their logs."""

from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.tools import lessons

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_up_to_date(game: str) -> None:
    text = (WEB / "lessons" / f"{game}.game").read_text(encoding="utf-8")
    there = (WEB / "src" / "lessons" / f"{game}.json").read_text(encoding="utf-8")
    assert there == lessons.document(text), "run: make docs"


def test_only_the_learner_is_asked() -> None:
    text = (WEB / "lessons" / "whist.game").read_text(encoding="utf-8")
    wrong = text.replace("1 KD\n", "#: And now?\n#? It is not your turn.\n1 KD\n", 1)
    with pytest.raises(ValueError, match="seat 0 is asked"):
        lessons.lesson(wrong)
