"""The rule pages of the documentation are what the rule sheets make of them."""

from pathlib import Path

import pytest

from longsuit.games import GAMES
from longsuit.tools import rule_pages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", GAMES)
def test_the_rule_pages_are_up_to_date(name: str, tmp_path: Path) -> None:
    rule_pages.write(tmp_path)
    page = (DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert page == (tmp_path / f"{name}.md").read_text(encoding="utf-8"), "run: make docs"
