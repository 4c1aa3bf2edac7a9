"""The documentation for engineers names files and functions that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "longsuit"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PATH = re.compile(r"`((?:\w+/)+[\w.]*)`")
NAMED = re.compile(r"`([\w.]+)` \(`([\w/.]+\.(?:py|ts|svelte))`\)")
ROOTS = ("src/", "web/", "tests/", "docs/", "benchmarks/")


def place(path: str) -> Path:
    return (ROOT if path.startswith(ROOTS) else SOURCES) / path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_exists(page: Path) -> None:
    paths = [path for path in PATH.findall(page.read_text(encoding="utf-8")) if "<" not in path]
    assert [path for path in paths if not place(path).exists()] == []


def test_every_named_function_is_in_its_file() -> None:
    named = NAMED.findall((ROOT / "docs" / "explanation" / "design.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    for name, path in named:
        text = place(path).read_text(encoding="utf-8")
        for part in name.split("."):
            defined = rf"(?:def|class|function|const|export) {part}\b|^\s*{part}\b(?::| =)"
            assert re.search(defined, text, re.MULTILINE) or path.endswith(".svelte"), (name, path)


def test_the_readme_is_short_and_shows_the_table() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 120
    pictures = re.findall(r'<img src="([^"]+)"', text)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)
