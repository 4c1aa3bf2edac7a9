"""The generated pages of the reference are what their sources make of them."""

from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.messages.languages import LANGUAGES
from longsuit.tools import command_pages, option_pages, rule_pages

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rule_pages_are_up_to_date(name: str, language: str) -> None:
    there = (REFERENCE / "rules" / language / f"{name}.md").read_text(encoding="utf-8")
    assert there == rule_pages.page(name, language), "run: make docs"


def test_the_page_of_commands_is_up_to_date() -> None:
    there = (REFERENCE / "commands.md").read_text(encoding="utf-8")
    assert there == command_pages.document(), "run: make docs"


def test_the_page_of_options_is_up_to_date() -> None:
    there = (REFERENCE / "options.md").read_text(encoding="utf-8")
    assert there == option_pages.document(), "run: make docs"
