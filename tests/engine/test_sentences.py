"""Texts from outside that errors repeat."""

import pytest
from msgspec import Struct, ValidationError, convert

from longsuit.engine.notation import BadNotation, event
from longsuit.engine.sentences import LONGEST_EXCERPT, excerpt, reason
from longsuit.games import whist
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("7Q", "7Q"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        ("a\tb\u2067c", "a b c"),
        (3, "3"),
    ],
)
def test_an_excerpt_is_short_and_on_one_line(text: object, shown: str) -> None:
    assert excerpt(text) == shown


def test_errors_repeat_no_long_text() -> None:
    with pytest.raises(BadNotation) as error:
        event("0 " + "z" * 5000)
    assert len(reason(error.value).values["text"]) == LONGEST_EXCERPT + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_check_outlives_msgspec(language: str) -> None:
    """In a struct that is decoded, the error of its own check is wrapped."""

    class Wrapped(Struct):
        rules: whist.Rules

    with pytest.raises(ValueError, match="hand_too_large") as direct:
        whist.Rules(players=4, cards=14)
    with pytest.raises(ValidationError) as wrapped:
        convert({"rules": {"players": 4, "cards": 14}}, Wrapped)
    assert reason(wrapped.value) == reason(direct.value)
    text = Reader(language=language).text(reason(wrapped.value))
    assert "13" in text
    assert "$" not in text
