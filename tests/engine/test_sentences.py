"""Texts from outside that errors repeat."""

import pytest

from longsuit.engine.notation import BadNotation, event
from longsuit.engine.sentences import LONGEST_EXCERPT, excerpt, reason


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
