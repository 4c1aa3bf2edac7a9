"""What `make release` has built, as other people get it: installed in clean environments, and
played in a browser and in the terminal.  `make release-check` runs this."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect, sync_playwright

from benchmarks.support.browser import DESK, PATIENCE, Person, Server, launch, text
from benchmarks.support.gestures import click_action, play_out, short_game
from longsuit import __version__
from longsuit.engine import cards
from longsuit.tools.release import digest

from .environments import DIST, Installation, built, pythons, run, with_index

pytestmark = [pytest.mark.release, pytest.mark.browser]
PACKAGES = ("*.whl", "*.tar.gz")


@pytest.fixture(
    scope="module",
    params=[(python, package) for python in pythons() for package in PACKAGES],
    ids=lambda each: f"{each[0]}-{'wheel' if each[1] == '*.whl' else 'sdist'}",
)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installation]:
    version, pattern = request.param
    folder = tmp_path_factory.mktemp("a place with spaces")
    installation = Installation(folder, pythons()[version], built(pattern))
    yield installation
    installation.remove()


def test_it_says_its_version_and_knows_its_games(installed: Installation) -> None:
    assert installed.longsuit("--version") == f"longsuit {__version__}\n"
    assert "Pesten" in installed.longsuit("games")
    assert installed.longsuit("doctor")
    run(installed.bin / "pip", "check", env=installed.env, cwd=installed.folder)


def test_it_is_complete(installed: Installation) -> None:
    package = installed.package()
    assert package.is_relative_to(installed.folder)
    assert (package / "py.typed").is_file()
    assert (installed.folder / "venv" / "share/man/man1/longsuit.1").is_file()
    assert not (package / "web" / "failed.txt").exists()
    assert (package / "web" / "index.html").is_file()


def test_a_game_in_the_terminal(installed: Installation) -> None:
    """Through a pipe: whatever might be legal is typed, again and again, until the game is over."""
    tries = ["call 0", "call 1", *map(cards.name, cards.bits(cards.DECK))]
    words = ("play", "estimation_whist", "players=3", "max_cards=1", "--plain")
    shown = installed.longsuit(*words, typed="\n".join([*tries * 3, "\n", "\n"]))
    assert text("game_is_over") in shown
    assert text("every_shuffle_fair", command="longsuit verify") in " ".join(shown.split())


def test_a_game_in_the_browser(installed: Installation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    server = Server(installed.folder)
    server.words[:3] = [str(installed.bin / "longsuit")]
    with server, sync_playwright() as playwright:
        browser = launch(playwright)
        person = Person(browser, server.url, DESK, last=short_game("whist"))
        person.page.goto("/")
        person.page.get_by_role("button", name=text("play_game_button", game="whist")).click()
        play_out(person, click_action, Random(1))
        again = person.page.get_by_role("button", name=text("rematch_button"))
        expect(again).to_be_visible(timeout=PATIENCE * 1000)
        assert person.result
        person.leave()
        browser.close()


# As from a registry.


@pytest.mark.parametrize("command", ["uvx longsuit", "pipx run longsuit"])
def test_the_commands_of_the_readme(command: str, tmp_path: Path) -> None:
    """An index with only what is in dist stands in for the registry where it will be."""
    readme = (DIST.parent / "README.md").read_text(encoding="utf-8")
    assert f"`{command} start`" in readme
    shown = run(*command.split(), "--version", env=with_index(tmp_path), cwd=tmp_path)
    assert shown.strip() == f"longsuit {__version__}"
    shutil.rmtree(tmp_path)


def test_the_checksums_are_right() -> None:
    lines = (DIST / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {name: found for found, _, name in (line.partition("  ") for line in lines)}
    assert listed == {
        path.name: digest(path) for path in DIST.iterdir() if path.name != "SHA256SUMS"
    }
    assert len(listed) >= 4, os.listdir(DIST)
