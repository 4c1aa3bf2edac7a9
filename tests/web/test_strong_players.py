"""What people see of strong players whose code is being compiled, or for which there is no
compiler: at the table, in the form of a new table, in About and beside advice."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.support.browser import DESK, PHONE, Person, Server, text
from benchmarks.support.gestures import CORNER
from benchmarks.support.insight_screens import ask_advice, open_table
from longsuit.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.full]
STRONG = "level(master,bold)"
Opened = Callable[..., Person]


@pytest.fixture
def opened(browser: Browser, page_folder: Path, tmp_path: Path) -> Iterator[Opened]:
    """Somebody at a server of their own, which starts with the environment of then."""
    server, people = Server(tmp_path, page_folder), list[Person]()

    def come(screen: dict[str, Any] = DESK) -> Person:
        server.start()
        people.append(Person(browser, server.url, screen))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    server.stop()


def play_a_card(person: Person) -> None:
    n = person.n
    person.page.locator(".hand .lively").first.click(position=CORNER)
    person.wait_until(lambda: person.n > n, "the next event")


def test_a_new_table_shows_how_far_its_players_are_compiled(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "empty"))
    person = opened()
    page = person.page
    page.goto("/about")
    waiting = text("compiled_at_first_game")
    expect(page.get_by_role("listitem").filter(has_text=waiting)).to_have_count(len(GAMES))
    page.goto("/new/whist")
    for n in (2, 3, 4):
        page.get_by_label(text("seat_label", n=n)).select_option("master")
    page.get_by_role("button", name=text("play_button"), exact=True).click()
    expect(page.get_by_text(text("compiling_players", percent=0))).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_without_a_compiler_the_page_says_who_plays(
    screen: dict[str, Any], opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGSUIT_INTERPRETED", "1")
    person = opened(screen)
    open_table(person, "whist", seats=[STRONG, STRONG, STRONG, "me"])
    while not any(one.get("plays_as_reason") == "no_compiler" for one in person.table["seats"]):
        play_a_card(person)  # a busy machine is another reason
    said = "strong_without_compiler" if screen is PHONE else "substitute_no_compiler"
    expect(person.page.get_by_text(text(said)).first).to_be_visible()


def test_without_a_compiler_the_pages_say_what_is_missing(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGSUIT_INTERPRETED", "1")
    page = (person := opened()).page
    page.goto("/about")
    expect(page.get_by_text(text("missing_compiler"))).to_be_visible()
    page.goto("/new/whist")
    expect(page.get_by_text(text("missing_compiler"))).to_be_visible()
    barred = page.get_by_label(text("seat_label", n=2)).locator("option:disabled")
    levels = [text(f"computer_{level}") for level in ("expert", "master")]
    expect(barred).to_have_text([text("level_unavailable", level=level) for level in levels])
    ask_advice(person, "whist")
    expect(page.get_by_text(text("advice_is_simpler"))).to_be_visible()
