"""Every code block of the documentation does what it says; `blocks` has the markers."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from .blocks import MARKERS, PAGES, agrees, blocks, name_of
from .running import Runner

LANGUAGES = ("python", "console", "sh", "toml", "json", "fluent", "text", "nginx", "caddy", "ini")
CODE = ("python", "console", "sh")
WITH_CODE = [page for page in PAGES if any(block.language in CODE for block in blocks(page))]
SLOW = [page for page in PAGES if any(block.marker == "slow" for block in blocks(page))]


def alone(page: Path) -> bool:
    """True if a page has blocks of Python only, which need no other process."""
    return all(block.language not in ("console", "sh") for block in blocks(page))


@pytest.fixture
def runner(
    home: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Runner]:
    monkeypatch.chdir(home)
    monkeypatch.syspath_prepend(str(home))
    running = Runner(home, slow=request.node.get_closest_marker("slow") is not None)
    yield running
    running.close()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_known(page: Path) -> None:
    for block in blocks(page):
        assert block.language in LANGUAGES, f"{block.place}: {block.language or 'no language'}"
        assert block.marker.split(",")[0] in ("", *MARKERS), f"{block.place}: {block.marker}"
        match block.language:
            case "toml":
                tomllib.loads(block.text)
            case "json":
                json.loads(block.text)
            case "fluent":
                entries = FluentParser().parse(block.text).body
                assert not [one for one in entries if isinstance(one, ast.Junk)], block.place


@pytest.mark.parametrize("page", [page for page in WITH_CODE if alone(page)], ids=name_of)
def test_python_runs(page: Path, runner: Runner) -> None:
    for block in blocks(page):
        runner.run(block)


@pytest.mark.full
@pytest.mark.parametrize("page", [page for page in WITH_CODE if not alone(page)], ids=name_of)
def test_everything_runs(page: Path, runner: Runner) -> None:
    for block in blocks(page):
        runner.run(block)


@pytest.mark.slow
@pytest.mark.parametrize("page", SLOW, ids=name_of)
def test_slow_blocks_run(page: Path, runner: Runner) -> None:
    for block in blocks(page):
        runner.run(block)


def test_an_ellipsis_stands_for_anything() -> None:
    assert agrees("a\n…\nc", "a \nb\nb\nc\n")
    assert agrees("in … ms", "in 0.3 ms")
    assert not agrees("a\nc", "a\nb\nc")
    assert not agrees("a", "a\nb")
