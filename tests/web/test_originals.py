"""The parts of the first original: menu, dialogs, windows, Random Things, the icon twirl."""

import sqlite3
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from benchmarks.support.browser import DESK, PHONE, Person, Server, text
from benchmarks.support.gestures import click_action, short_game, start_game

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


@pytest.fixture
def ann(arrives: Arriving) -> Person:
    person = arrives(DESK, last=short_game("estimation_whist"))
    start_game(person, "estimation_whist")
    return person


def choose(person: Person, menu: str, item: str) -> None:
    """Chooses a menu item; both are messages."""
    person.page.get_by_role("button", name=text(menu), exact=True).click()
    person.page.locator("[role^=menuitem]").get_by_text(text(item), exact=True).click()


def test_the_menu_has_hints_in_the_status_bar(ann: Person) -> None:
    page = ann.page
    page.get_by_role("button", name=text("game_menu"), exact=True).focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name=text("deal_button"))).to_be_focused()
    expect(page.get_by_role("status").get_by_text(text("new_game_hint"))).to_be_visible()
    page.keyboard.press("o")
    expect(page.get_by_role("status").get_by_text(text("options_hint"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("button", name=text("game_menu"), exact=True)).to_be_focused()


def test_options_ask_before_the_game_begins_again(ann: Person) -> None:
    page, old = ann.page, ann.page.url
    choose(ann, "game_menu", "options_menu_item")
    page.get_by_label(text("option_players"), exact=True).fill("4")
    page.get_by_label(text("option_players"), exact=True).press("Tab")
    page.get_by_role("button", name=text("ok_button")).click()
    expect(page.get_by_role("heading", name=text("new_game_question"))).to_be_visible()
    page.get_by_role("button", name=text("keep_playing_button")).click()
    assert page.url == old
    page.get_by_role("button", name=text("ok_button")).click()
    page.get_by_role("button", name=text("new_game_button")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    ann.wait_until(lambda: len(ann.view.get("sizes", ())) == 4, "a game for four")


def test_options_that_are_impossible_are_refused_with_a_reason(ann: Person) -> None:
    ann.expected_errors = ("status of 409",)
    choose(ann, "game_menu", "options_menu_item")
    field = ann.page.get_by_label(text("option_max_cards"), exact=True).last
    field.fill("40")
    field.press("Tab")
    ann.page.get_by_role("button", name=text("ok_button")).click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def test_deal_and_exit_ask_first(ann: Person) -> None:
    page, old = ann.page, ann.page.url
    choose(ann, "game_menu", "deal_button")
    expect(page.get_by_text(text("new_game_warning"))).to_be_visible()
    page.get_by_role("button", name=text("new_game_button")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    choose(ann, "game_menu", "leave_table_button")
    page.get_by_role("button", name=text("keep_playing_button")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    choose(ann, "game_menu", "leave_table_button")
    page.get_by_role("button", name=text("leave_table_button"), exact=True).click()
    expect(page.get_by_role("link", name=text("continue_button"))).to_be_visible()
    page.get_by_role("link", name=text("continue_button")).click()
    expect(page.locator(".table")).to_be_visible()


def test_about(ann: Person) -> None:
    choose(ann, "help_menu", "about_menu_item")
    expect(ann.page.get_by_role("dialog", name=text("about_longsuit_title"))).to_contain_text(
        "Windows 3.1"
    )
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_the_cheat_window_shows_every_hand_and_everybody_is_told(ann: Person) -> None:
    choose(ann, "view_menu", "cheat_title")
    window = ann.page.get_by_role("region", name=text("cheat_title"))
    expect(window.locator("ul")).to_have_count(2)
    expect(window.locator("li").first).to_contain_text(" of ")
    window.get_by_role("button", name=text("close_button")).click()
    expect(window).to_have_count(0)


def test_the_probability_window_counts_the_unseen_cards(ann: Person) -> None:
    choose(ann, "view_menu", "odds_label")
    window = ann.page.get_by_role("region", name=text("odds_label"))
    expect(window.locator("tbody tr")).to_have_count(13)
    unseen = [int(cell) for cell in window.locator("tfoot td").all_inner_texts()]
    assert sum(unseen) == len(ann.view["unseen"])


def test_fair_shuffles(ann: Person) -> None:
    choose(ann, "help_menu", "fair_shuffles_menu_item")
    expect(ann.page.get_by_role("dialog")).to_contain_text(text("shuffle_still_secret"))


def test_a_dialog_tells_of_each_trick_when_it_is_wanted(arrives: Arriving) -> None:
    person = arrives(DESK, notify="dialog", last=short_game("estimation_whist", players="2"))
    start_game(person, "estimation_whist")
    while not person.page.get_by_role("dialog").count():
        if person.legal:
            n = person.n
            click_action(person, person.legal[0])
            person.wait_until(lambda n=n: person.n > n, "an answer")  # type: ignore[misc]
        person.page.wait_for_timeout(50)
    expect(person.page.get_by_role("dialog")).to_contain_text("the trick.")
    while person.page.get_by_role("dialog").count():
        person.page.get_by_role("button", name=text("ok_button")).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)


THINGS = {"on": True, "count": 6, "interval": 20, "multiplier": 6, "after": 1}
# The places of the things, in steps of 20 ms, until the clock of the page has run so long.
WALK = """async ms => {
  const places = [], begin = performance.now();
  while (performance.now() - begin < ms) {
    await new Promise(done => setTimeout(done, 20));
    const blocks = [...document.querySelectorAll(".board button, [data-trump], dialog[open]")]
      .map(node => node.getBoundingClientRect());
    for (const node of document.querySelectorAll("[data-sign]")) {
      const a = node.getBoundingClientRect();
      const over = blocks.some(b => b.width
        && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom);
      places.push({ sign: node.dataset.sign, x: a.x, y: a.y, over });
    }
  }
  return places;
}"""


def test_random_things_wander_over_an_idle_table_and_a_touch_sends_them_home(
    arrives: Arriving,
) -> None:
    person = arrives(DESK, speed=3, things=THINGS, last=short_game("estimation_whist"))
    start_game(person, "estimation_whist")
    person.page.locator(".hand button").first.wait_for()
    shown = person.page.locator("[data-things]")
    expect(shown).to_be_attached()
    places = person.page.evaluate(WALK, 1500)
    assert {place["sign"] for place in places} == set("012345")
    assert not [place for place in places if place["over"]]
    first = [place for place in places if place["sign"] == "3"]
    steps = {round(b["x"] - a["x"], 1) for a, b in pairwise(first)}
    assert len(steps) > 1
    assert all(step % 6 == 0 for step in steps), "steps of the multiplier"
    person.page.mouse.move(30, 30)
    expect(shown).to_have_count(0)


def test_the_dialog_of_random_things_has_all_that_the_original_could_set(ann: Person) -> None:
    choose(ann, "game_menu", "random_things_menu_item")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("switch", name=text("random_things_label")).check()
    for label, value in (
        ("random_things_number_label", 5),
        ("random_things_interval_label", 120),
        ("random_things_multiplier_label", 9),
    ):
        dialog.get_by_label(text(label)).fill(str(value))
    dialog.get_by_role("switch", name=text("twirling_icon_label")).uncheck()
    ann.page.keyboard.press("Escape")
    kept = ann.page.evaluate("JSON.parse(localStorage['longsuit.settings'])")
    assert kept["things"] == {
        "on": True,
        "count": 5,
        "interval": 120,
        "multiplier": 9,
        "after": 60,
    }
    assert kept["twirl"] is False


def test_no_thing_wanders_while_a_clock_runs(arrives: Arriving) -> None:
    person = arrives(DESK, speed=3, things=THINGS, last=short_game("estimation_whist"))
    person.page.goto("/new/estimation_whist")
    person.page.get_by_role("tab", name=text("table_settings_heading")).click()
    person.page.get_by_text(text("clock_relaxed"), exact=True).click()
    person.page.get_by_role("tab", name=text("seats_heading")).click()
    friends = person.page.get_by_role("group", name=text("friend_number_question"))
    friends.get_by_text("0", exact=True).click()
    person.page.get_by_role("button", name=text("play_button"), exact=True).click()
    person.page.locator(".hand button").first.wait_for()
    person.page.wait_for_timeout(3000)
    expect(person.page.locator("[data-things]")).to_have_count(0)


def test_the_icon_twirls_and_the_title_calls_while_the_page_is_hidden(ann: Person) -> None:
    page = ann.page
    page.evaluate(HIDE, True)
    ann.wait_until(lambda: page.evaluate(ICON) != "/icon.svg", "the icon to turn")
    ann.wait_until(lambda: page.title() == text("your_turn"), "the title to call")
    icons = {page.evaluate(ICON)}
    for _ in range(14):
        page.wait_for_timeout(250)
        icons.add(page.evaluate(ICON))
    assert icons == {"/icon.svg", "/icon-turn-1.svg", "/icon-turn-2.svg"}
    page.evaluate(HIDE, False)
    assert page.evaluate(ICON) == "/icon.svg"
    expect(page).to_have_title("Estimation Whist · Longsuit")


def test_1994_from_the_menu(ann: Person) -> None:
    choose(ann, "view_menu", "look_1994_menu_item")
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "1994"
    felt = "getComputedStyle(document.querySelector('.table')).backgroundColor"
    assert ann.page.evaluate(felt) in ("rgb(0, 128, 0)", "rgba(0, 0, 0, 0)")


def test_on_a_phone_it_is_all_in_one_menu(arrives: Arriving) -> None:
    person = arrives(PHONE, last=short_game("estimation_whist"))
    start_game(person, "estimation_whist")
    for item in ("options_menu_item", "odds_label", "cheat_title", "about_menu_item"):
        person.page.get_by_role("button", name=text("game_view_help_menu")).tap()
        person.page.locator("[role^=menuitem]").get_by_text(text(item), exact=True).tap()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.page.get_by_role("dialog").get_by_role("button", name=text("close_button")).tap()
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_a_won_game_asks_for_a_name_in_the_high_scores(arrives: Arriving, server: Server) -> None:
    """One card each, both known: Ann calls what she will take, Bob what he will not.

    So short a game is none for the list; in the database it becomes one.
    """
    ann = arrives(DESK, last=short_game("estimation_whist", players="2", max_cards="1"))
    bob = arrives(DESK)

    def counts(route: Route) -> None:
        with sqlite3.connect(Path(server.log).parent / "tables.db", timeout=30) as database:
            database.execute("UPDATE scores SET counts = 1, high = 99 WHERE place = 1")
        database.close()
        route.continue_()

    ann.page.route("**/api/me/offers", counts)
    ann.page.goto("/new/estimation_whist")
    ann.page.get_by_role("button", name=text("open_table_button")).click()
    ann.page.wait_for_url("**/t/**")
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name=text("sit_here_button")).click()
    ann.page.get_by_role("button", name=text("start_game_button"), exact=True).click()
    ann.wait_until(lambda: bool(ann.n and bob.n), "the deal")
    wins = strongest(ann, bob)
    while not ann.result:
        for one in (ann, bob):
            one.page.wait_for_timeout(20)
            if one.legal:
                n, calling = one.n, one.view["phase"] == "call"
                call = f"call {int(wins)}"
                click_action(one, call if calling else one.legal[0])
                one.wait_until(lambda one=one, n=n: one.n > n, "an answer")  # type: ignore[misc]
    assert ann.result["winners"] == [ann.table["you"]]
    dialog = ann.page.get_by_role("dialog", name=text("high_scores_heading"))
    expect(dialog).to_contain_text(
        text("high_score_name_question", value=text("high_score_points", count=99))
    )
    dialog.get_by_label(text("name_label")).fill("Wilma")
    dialog.get_by_role("button", name=text("enter_high_score_button")).click()
    expect(dialog.locator("li").first).to_contain_text("Wilma")
    expect(dialog.locator("li")).to_have_count(10)


def strongest(ann: Person, bob: Person) -> bool:
    """True if Ann's only card beats Bob's."""
    order = "23456789TJQKA".index
    (hers,), (his,) = ann.view["hand"], bob.view["hand"]
    trump, first = ann.view["trump"], ann.view["actor"] == ann.table["you"]
    if hers[1] == his[1]:
        return bool(order(hers[0]) > order(his[0]))
    if trump in (hers[1], his[1]):
        return bool(hers[1] == trump)
    return bool(first)
