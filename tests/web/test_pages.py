"""The pages around the table: settings, house rules, daily deal, lessons, replays, scores."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import click_action, play_out, short_game, start_game, take_turn

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def test_settings_are_seen_at_once_and_kept(desk: Person) -> None:
    page = desk.page
    page.goto("/settings")
    for choice in (
        "theme_midnight",
        "four_suit_colours",
        "card_faces_large_corners",
        "card_paper_dark",
        "card_back_lattice",
        "dark_choice",
    ):
        page.get_by_text(text(choice), exact=True).click()
    page.get_by_role("switch", name=text("press_twice_label")).check()
    look = "({...document.documentElement.dataset})"
    chosen = {"theme": "midnight", "deck": "four", "shade": "dark"}
    chosen |= {"paper": "dark", "back": "lattice"}
    desk.wait_until(lambda: chosen.items() <= page.evaluate(look).items(), "the new look")
    expect(page.locator('svg.card use[href="#ls-back-lattice"]').first).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name=text("card_faces_large_corners"))).to_be_checked()
    desk.wait_until(lambda: chosen.items() <= page.evaluate(look).items(), "the look to be kept")
    page.get_by_role("button", name=text("reset_settings_button")).click()
    desk.wait_until(lambda: page.evaluate(look)["theme"] == "green", "the first look")


def test_the_language_changes_on_the_page(desk: Person) -> None:
    page = desk.page
    page.goto("/settings")
    for name, code, way in (
        ("Nederlands", "nl", "ltr"),
        ("עברית", "he", "rtl"),
        ("العربية", "ar", "rtl"),
    ):
        page.get_by_text(name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("html")).to_have_attribute("dir", way)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    page.goto("/settings")
    page.get_by_text("English", exact=True).click()
    expect(page.get_by_role("heading", name=text("settings_heading"))).to_be_visible()


def test_two_presses_when_they_are_wanted(arrives: Arriving) -> None:
    person = arrives(DESK, confirm=True, last=short_game("whist", cards="3", target="1"))
    start_game(person, "whist")
    while person.view["phase"] != "play":
        take_turn(person, click_action, Random(1))
    card, n = person.legal[0], person.n
    node = person.page.locator(f'.hand [data-card^="{card}#"]')
    node.click()
    expect(node).to_have_attribute("aria-pressed", "true")
    assert person.n == n
    node.click()
    person.wait_until(lambda: person.n > n, "the card to be played")


def test_an_illegal_card_says_why(arrives: Arriving) -> None:
    person = arrives(DESK, last=short_game("israeli_whist"))
    start_game(person, "israeli_whist")
    assert person.view["phase"] == "bid"
    person.page.locator(".hand button").first.click(position={"x": 9, "y": 22})
    expect(person.page.locator(".status.refused")).not_to_be_empty()


def option(person: Person, message: str) -> Locator:
    label = person.page.locator("label", has_text=text(message))
    return person.page.locator(".option").filter(has=label)


def test_a_seat_among_the_house_rules_is_counted_from_one(desk: Person) -> None:
    page = desk.page
    page.goto("/new/pesten")
    page.get_by_role("tab", name=text("house_rules_heading")).click()
    page.locator("summary", has_text=text("option_group_table_and_deal")).click()
    dealer = page.get_by_label(text("option_dealer"))
    expect(dealer).to_have_value("1")
    dealer.fill("3")
    dealer.blur()
    expect(page.locator(".markdown")).to_contain_text("seat 3 deals")


def test_house_rules_show_a_conflict_at_once_and_travel_as_a_code(desk: Person) -> None:
    desk.expected_errors = ("status of 409",)
    page = desk.page
    page.goto("/new/estimation_whist")
    page.get_by_role("tab", name=text("house_rules_heading")).click()
    page.get_by_text(text("option_group_table_and_deal")).click()
    players, most = option(desk, "option_players"), option(desk, "option_max_cards")
    players.locator("input").fill("6")
    players.locator("input").press("Tab")
    most.locator("select").select_option("own")
    number = most.locator("input")
    number.fill("15")
    number.press("Tab")
    start = page.get_by_role("button", name=text("open_table_button"))
    expect(start).to_be_disabled()
    expect(page.locator(".end [role=status]")).to_contain_text("§1")
    number.fill("3")
    number.press("Tab")
    expect(start).to_be_enabled()
    expect(page.get_by_role("region", name=text("chosen_rules_label"))).to_contain_text("3")
    code = page.locator(".code code").inner_text()

    page.goto(f"/new/estimation_whist#rules={code}")
    page.reload()
    expect(page.locator(".code code")).to_have_text(code)
    expect(players.locator("input")).to_have_value("6")
    page.get_by_role("button", name=text("reset_options_button")).click()
    page.get_by_label(text("rules_code_question")).fill("nonsense")
    page.get_by_role("button", name=text("use_code_button")).click()
    expect(page.get_by_text(text("rules_code_wrong"))).to_be_visible()
    page.get_by_label(text("rules_code_question")).fill(code)
    page.get_by_role("button", name=text("use_code_button")).click()
    expect(page.get_by_text(text("rules_code_applied"))).to_be_visible()
    expect(players.locator("input")).to_have_value("6")


def test_a_rated_table_has_a_clock_and_shows_nobodys_cards(desk: Person) -> None:
    page = desk.page
    page.goto("/new/estimation_whist")
    page.get_by_role("tab", name=text("table_settings_heading")).click()
    for choice in ("spectators_live", "rated_label"):
        page.locator("label").filter(has_text=text(choice)).first.click()
    for gone in ("spectators_live", "clock_none"):
        expect(page.locator("label").filter(has_text=text(gone))).to_have_count(0)
    expect(page.get_by_role("spinbutton", name=text("move_seconds_label"))).to_have_value("30")
    expect(page.get_by_role("spinbutton", name=text("bank_seconds_label"))).to_have_value("60")
    page.get_by_role("button", name=text("open_table_button")).click()
    page.wait_for_url("**/t/**")
    desk.wait_until(lambda: bool(desk.table), "the table")
    policy = desk.table["policy"]
    assert (policy["rated"], policy["watch"], policy["bank"]) == (True, "none", 60_000)


def test_the_daily_deal_is_begun_once(phone: Person) -> None:
    page = phone.page
    page.goto("/daily")
    expect(page.get_by_text(text("void_daily_guest"))).to_be_visible()
    page.get_by_role("button", name=text("play_daily_button", game="israeli_whist")).tap()
    page.wait_for_url("**/t/**")
    phone.wait_until(lambda: bool(phone.view), "the deal")
    expect(page.locator(".table")).to_be_visible()
    page.goto("/daily")
    page.get_by_role("button", name=text("previous_day_button")).tap()
    expect(page.get_by_text(text("daily_nobody_finished")).first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Play today’s deal"))).to_have_count(0)


def test_a_lesson_to_its_end(phone: Person) -> None:
    page = phone.page
    page.goto("/learn")
    page.get_by_role("link", name="Estimation Whist").tap()
    hinted = False
    told, forward = (
        page.locator(".teacher .ways .soft"),
        page.get_by_role("button", name=text("next_button")),
    )
    done = page.get_by_role("button", name=text("play_now_button"))
    yours, before = page.locator(".teacher .yours"), ""
    while not done.count():
        page.wait_for_timeout(30)
        if forward.count():
            with suppress(TooLate):  # it may go while it is looked for: then something is asked
                forward.tap(timeout=1000)
        elif yours.count() and told.inner_text() != before:
            called, card = page.locator('[data-action="call 1"]'), page.locator(".hand .lively")
            if called.count() and not hinted:
                page.locator('[data-action="call 0"]').tap()
                expect(page.locator(".teacher .hint")).to_be_visible()
                hinted = True
            before = told.inner_text()
            (called if called.count() else card.first).tap(position={"x": 9, "y": 22})
    assert hinted
    done.tap()
    page.wait_for_url("**/t/**")


def test_a_replay_is_stepped_through_verified_saved_opened_and_played_on(
    arrives: Arriving, tmp_path: Path
) -> None:
    person = arrives(DESK, last=short_game("whist"))
    start_game(person, "whist")
    play_out(person, click_action, Random(8))
    page = person.page
    page.locator(".end").get_by_role("link", name=text("replay_and_review_button")).click()
    count = page.locator(".timeline .count")
    expect(count).to_contain_text("1 of ")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("3 of ")
    page.keyboard.press("ArrowLeft")
    expect(count).to_contain_text("2 of ")
    assert "n=2" in page.url
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=text("step_forward_button"))).to_be_disabled()
    page.get_by_label(text("point_of_view_label")).select_option("1")
    expect(page.locator(".open")).to_have_count(0)
    page.get_by_label(text("point_of_view_label")).select_option("open")
    page.get_by_role("tab", name=text("shuffles_tab")).click()
    expect(page.get_by_text("with none wrong. This page worked that out itself.")).to_be_visible()
    page.get_by_role("button", name=text("more_button")).click()
    with page.expect_download() as saved:
        page.get_by_role("menuitem", name=text("save_game_file_button")).click()
    log = tmp_path / "one.game"
    saved.value.save_as(log)
    assert log.read_text(encoding="utf-8").startswith("game whist ")

    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(log)
    expect(count).to_contain_text("1 of ")
    page.get_by_role("button", name=text("next_deal_button")).click()
    page.get_by_role("button", name=text("play_from_here_button")).click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".table")).to_be_visible()


def test_a_file_that_is_no_game_is_told(desk: Person, tmp_path: Path) -> None:
    desk.expected_errors = ("status of 409",)
    bad = tmp_path / "bad.game"
    bad.write_text("game nonsense 1\n0 7H\n", encoding="utf-8")
    desk.page.goto("/replay")
    desk.page.locator("input[type=file]").set_input_files(bad)
    expect(desk.page.get_by_role("alert")).to_contain_text("There’s no game “nonsense”.")
    desk.page.get_by_role("link", name=text("other_games_button")).click()
    expect(desk.page.locator("input[type=file]")).to_be_attached()


def test_a_game_leaves_traces_on_ones_own_page(arrives: Arriving) -> None:
    person = arrives(PHONE, last=short_game("pesten", players="2", cards="1"))
    start_game(person, "pesten")
    play_out(person, click_action, Random(4))
    page = person.page
    page.goto("/me/games")
    expect(page.get_by_role("tabpanel").get_by_role("link")).to_have_count(1)
    page.goto("/fair")
    expect(
        page.get_by_role("heading", name=text("your_last_game_heading", game="pesten"))
    ).to_be_visible()
    page.goto("/me")
    page.get_by_role("button", name=text("edit_profile_button")).tap()
    page.get_by_label(text("your_name_label")).fill("Wilma")
    page.get_by_role("button", name=text("save_button")).tap()
    expect(page.get_by_role("heading", name="Wilma")).to_be_visible()


def test_an_address_with_nothing_at_it_is_told(desk: Person) -> None:
    desk.page.goto("/nowhere")
    expect(desk.page.get_by_role("heading", name=text("page_not_found_heading"))).to_be_visible()
    desk.page.get_by_role("main").get_by_role("link", name=text("home_button")).click()
    expect(
        desk.page.get_by_role("button", name=text("play_game_button", game="pesten"))
    ).to_be_visible()
