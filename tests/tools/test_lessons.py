"""The lessons of the page are what the rules make of their logs."""

from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.messages.catalogue import catalogue
from longsuit.messages.languages import LANGUAGES
from longsuit.tools import lessons

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_up_to_date(game: str) -> None:
    text = (WEB / "lessons" / f"{game}.game").read_text(encoding="utf-8")
    there = (WEB / "src" / "lessons" / f"{game}.json").read_text(encoding="utf-8")
    assert there == lessons.document(text), "run: make docs"


def test_only_the_learner_is_asked() -> None:
    text = (WEB / "lessons" / "whist.game").read_text(encoding="utf-8")
    wrong = text.replace("1 KD\n", "#: lesson_whist_any_card\n#?\n1 KD\n", 1)
    with pytest.raises(ValueError, match="seat 0 is asked"):
        lessons.lesson(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_a_message_with_a_hint_where_it_asks(game: str, language: str) -> None:
    bundle = catalogue(language).bundle
    for step in lessons.steps((WEB / "lessons" / f"{game}.game").read_text(encoding="utf-8")):
        assert bundle.has_message(step["say"])
        attributes = bundle.get_message(step["say"]).attributes
        assert set(attributes) == ({"hint"} if "asks" in step else set())
