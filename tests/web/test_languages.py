"""What languages need beyond texts: the gender of players, digits, and catalogues in parts."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import click_action, short_game, start_game, take_turn
from benchmarks.support.page_screens import visit

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


@pytest.mark.parametrize(("gender", "played"), [("feminine", "لعبت"), ("masculine", "لعب")])
def test_the_gender_of_the_form_is_heard_by_the_others(
    arrives: Arriving, gender: str, played: str
) -> None:
    short = short_game("estimation_whist", players="2", max_cards="1")
    ann, bob = arrives(PHONE, last=short), arrives(DESK, language="ar")
    page = ann.page
    page.goto("/me")
    page.get_by_role("button", name=text("edit_profile_button")).tap()
    page.get_by_label(text("your_name_label")).fill("Ann")
    choice = page.get_by_label(text("gender_label"))
    expect(choice).to_have_value("")
    choice.select_option(label=text(f"gender_{gender}"))
    page.get_by_role("button", name=text("save_button")).tap()
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    page.reload()
    page.get_by_role("button", name=text("edit_profile_button")).tap()
    expect(choice).to_have_value(gender)

    page.goto("/new/estimation_whist")
    page.get_by_role("button", name=text("open_table_button")).tap()
    page.wait_for_url("**/t/**")
    bob.page.goto(page.url)
    bob.page.get_by_role("button", name=text("sit_here_button", "ar")).click()
    page.get_by_role("button", name=text("start_game_button"), exact=True).tap()
    log = bob.page.get_by_role("log")
    said = re.compile(rf"\u2068Ann\u2069 {played} \u2068")
    while not said.search(log.inner_text()):
        for one in (ann, bob):
            one.page.wait_for_timeout(20)
            if one.legal:
                take_turn(one, click_action, Random(1))
        assert not (ann.result or bob.result) or said.search(log.inner_text()), log.inner_text()


def test_figures_have_the_digits_that_are_chosen(arrives: Arriving) -> None:
    person = arrives(DESK, language="ar", last=short_game("estimation_whist"))
    page = person.page
    facts = page.locator(".facts").first
    page.goto("/")
    expect(facts).to_have_text(re.compile("[0-9]"))
    page.goto("/settings")
    page.get_by_text(text("digits_native", "ar"), exact=True).click()
    page.locator("header a[href='/']").first.click()  # without loading the page anew
    expect(facts).to_have_text(re.compile("^[^0-9]*[٠-٩][^0-9]*$"))
    start_game(person, "estimation_whist")
    expect(page.locator("header h1 small")).to_have_text(re.compile("[٠-٩]"))
    expect(page.locator(".seat .total").first).to_have_text(re.compile("[٠-٩]"))
    page.goto("/settings")
    page.get_by_text(text("digits_latin", "ar"), exact=True).click()
    page.goto("/")
    expect(facts).to_have_text(re.compile("^[^٠-٩]*[0-9]"))


def test_only_a_language_with_digits_of_its_own_offers_them(desk: Person) -> None:
    desk.page.goto("/settings")
    expect(desk.page.get_by_text(text("language_label")).first).to_be_visible()
    expect(desk.page.get_by_text(text("digits_label"), exact=True)).to_have_count(0)


def test_no_message_is_lost_when_the_language_changes_and_comes_back(desk: Person) -> None:
    """An id in place of a text is an error; see `Person`."""
    page = desk.page
    visit(desk, "/settings")
    first = page.locator("main").inner_text()
    for name, language in (("Nederlands", "nl"), ("עברית", "he"), ("English", "en")):
        page.get_by_text(name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.locator("main").inner_text() == first
    page.locator("header a[href='/learn']").click()
    page.get_by_role("link", name=text("game_whist")).click()
    expect(page.locator(".teacher")).to_be_visible()
