"""The lessons of the web table are what the rules make of their logs."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from longsuit.games import GAMES

WEB = Path(__file__).parents[2] / "web"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lesson_views", WEB / "lessons" / "views.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_what_the_learner_sees_is_as_written_now(game: str) -> None:
    text = (WEB / "lessons" / f"{game}.game").read_text(encoding="utf-8")
    kept = (WEB / "src" / "lessons" / f"{game}.json").read_text(encoding="utf-8")
    assert script().written(text) == kept, "run: python web/lessons/views.py"


def test_a_question_is_only_for_the_learner() -> None:
    text = (WEB / "lessons" / "whist.game").read_text(encoding="utf-8")
    wrong = text.replace("1 KD\n", "#: And now?\n#? It is not your turn.\n1 KD\n", 1)
    with pytest.raises(ValueError, match="seat 0 is asked"):
        script().lesson(wrong)
