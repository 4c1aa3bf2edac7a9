"""The windows of the first original beside the game: moved, resized, remembered, out of the way."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.support.browser import DESK, Person, text
from benchmarks.support.gestures import click_action, short_game, start_game

from .test_originals import choose

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]
TABLET: dict[str, Any] = {
    "viewport": {"width": 1024, "height": 768},
    "has_touch": True,
    "is_mobile": True,
}
PLACES = {"odds1994": {"x": 500, "y": 60, "width": 200, "height": 240}}
# How many of the nodes that a selector finds the window covers in part.
COVERED = """(window, selector) => {
  const a = window.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter(node => {
    const b = node.getBoundingClientRect();
    return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  }).length;
}"""


def window(person: Person, title: str) -> Locator:
    return person.page.get_by_role("region", name=text(title), exact=True)


def box(node: Locator) -> tuple[float, float, float, float]:
    found = node.bounding_box()
    assert found
    return found["x"], found["y"], found["width"], found["height"]


@pytest.fixture
def ann(arrives: Arriving) -> Person:
    options = {"players": "4", "max_cards": "7", "sequence": "down"}
    last = {"estimation_whist": {"preset": "original", "options": options, "level": "gentle"}}
    person = arrives(DESK, windows=PLACES, last=last)
    start_game(person, "estimation_whist")
    return person


def test_the_grid_of_1994_shows_all_hands_and_stays_as_it_was_dealt(ann: Person) -> None:
    choose(ann, "view_menu", "odds_1994_title")
    shown = window(ann, "odds_1994_title")
    cells = shown.locator("tbody td")
    expect(cells).to_have_count(4 * 52)
    assert set(cells.all_inner_texts()) == {"13"}, "100 * 7 // 52"
    choose(ann, "view_menu", "odds_label")
    expect(window(ann, "odds_label")).to_be_visible()
    while ann.view["phase"] != "play" or sum(ann.view["sizes"]) > 20:
        if ann.legal:
            n = ann.n
            click_action(ann, ann.legal[0])
            ann.wait_until(lambda n=n: ann.n > n, "an answer")  # type: ignore[misc]
        ann.page.wait_for_timeout(30)
    assert set(cells.all_inner_texts()) == {"13"}


def test_a_window_is_moved_and_resized_by_pointer_and_remembers_it(ann: Person) -> None:
    choose(ann, "view_menu", "odds_1994_title")
    shown, mouse = window(ann, "odds_1994_title"), ann.page.mouse
    expect(shown.locator("td").first).to_be_visible()
    x, y, _, _ = box(shown)
    mouse.move(x + 80, y + 10)
    mouse.down()
    mouse.move(x + 20, y + 160, steps=4)
    mouse.up()
    left, top, width, height = box(shown)
    assert (left, top) == (x - 60, y + 150)
    mouse.move(left + width - 8, top + height - 8)
    mouse.down()
    mouse.move(left + 250, top + 300, steps=4)
    mouse.up()
    expect(shown).to_have_css("width", "258px")
    after = box(shown)
    assert after == (left, top, 258, 308)
    ann.page.reload()
    expect(shown.locator("td").first).to_be_visible()
    assert box(shown) == after, "and it is open again"
    kept = ann.page.evaluate("JSON.parse(localStorage['longsuit.settings']).windows.odds1994")
    assert kept == {"x": left, "y": top, "width": 258, "height": 308, "open": True}


def test_a_window_is_moved_and_resized_by_keyboard(ann: Person) -> None:
    choose(ann, "view_menu", "odds_1994_title")
    shown = window(ann, "odds_1994_title")
    expect(shown.locator("td").first).to_be_visible()
    x, y, width, height = box(shown)
    shown.get_by_role("button", name=text("window_keys_label")).focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowDown"):
        ann.page.keyboard.press(key)
    expect(shown).to_have_css("left", f"{x - 16:g}px")
    assert box(shown) == pytest.approx((x - 16, y + 32, width - 16, height + 16), abs=1)


def test_a_window_is_moved_by_touch(arrives: Arriving) -> None:
    person = arrives(TABLET, windows=PLACES, last=short_game("estimation_whist"))
    start_game(person, "estimation_whist")
    page = person.page
    page.get_by_role("button", name=text("view_menu"), exact=True).tap()
    page.locator("[role^=menuitem]").get_by_text(text("odds_1994_title"), exact=True).tap()
    shown = window(person, "odds_1994_title")
    expect(shown.locator("td").first).to_be_visible()
    x, y, *_ = box(shown)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x + 90, y + 12)
    touch("touchMove", x + 60, y + 22)
    touch("touchMove", x + 50, y + 32)
    touch("touchEnd")
    assert box(shown)[:2] == (x - 40, y + 20)


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=["desk", "tablet"])
def test_the_cheat_window_opens_beside_seats_and_cards(
    arrives: Arriving, screen: dict[str, Any]
) -> None:
    person = arrives(screen, last=short_game("estimation_whist", players="4"))
    start_game(person, "estimation_whist")
    choose(person, "view_menu", "cheat_title")
    shown = window(person, "cheat_title")
    expect(shown.locator("ul")).to_have_count(3)
    person.page.wait_for_timeout(300)
    assert shown.evaluate(COVERED, ".seat, .hand [data-card]") == 0
    x, y, *_ = box(shown)
    person.page.mouse.move(x + 80, y + 10)
    person.page.mouse.down()
    person.page.mouse.move(x + 40, y + 30, steps=3)
    person.page.mouse.up()
    assert box(shown)[:2] == (x - 40, y + 20)


def test_a_window_that_nobody_moved_goes_out_of_the_way_again(ann: Person) -> None:
    """Seats move when the choices below them are gone."""
    choose(ann, "view_menu", "cheat_title")
    shown = window(ann, "cheat_title")
    expect(shown.locator("ul")).to_have_count(3)
    while ann.view["phase"] != "play" or not sum(ann.view["won"]):
        if ann.legal:
            n = ann.n
            click_action(ann, ann.legal[0])
            ann.wait_until(lambda n=n: ann.n > n, "an answer")  # type: ignore[misc]
        ann.page.wait_for_timeout(30)
    ann.wait_until(
        lambda: shown.evaluate(COVERED, ".seat, .hand [data-card]") == 0, "room for the seats"
    )
    ann.page.wait_for_timeout(1500)
    place = box(shown)[:2]
    ann.page.wait_for_timeout(1500)
    assert box(shown)[:2] == place, "it rests where nothing is"
