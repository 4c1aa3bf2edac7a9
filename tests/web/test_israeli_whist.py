"""Israeli Whist at the page: few cards, and a match that nobody wins."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import click_action, play_out, short_game, start_game

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def test_four_cards_each_with_their_own_bids(arrives: Arriving) -> None:
    person = arrives(PHONE, last=short_game("israeli_whist", cards="4"))
    start_game(person, "israeli_whist")
    assert person.view["sizes"] == [4, 4, 4, 4]
    bids = [action for action in person.legal if action.startswith("bid ")]
    assert bids[-1] == "bid 4N"
    expect(person.page.locator('.grid [data-action="bid 4N"]')).to_be_visible()
    expect(person.page.locator('.grid [data-action="bid 5C"]')).to_have_count(0)
    play_out(person, click_action, Random(4))
    assert person.result
    assert person.result["winners"]


def pass_bid(person: Person) -> None:
    person.wait_until(lambda: "pass" in person.legal, "the turn to bid")
    click_action(person, "pass")


def test_nobody_wins_when_all_pass_and_the_match_ends(arrives: Arriving) -> None:
    ann = arrives(DESK, last=short_game("israeli_whist", all_pass="end"))
    ann.page.goto("/new/israeli_whist")
    ann.page.get_by_role("button", name=text("open_table_button")).click()
    ann.page.wait_for_url("**/t/**")
    others = [arrives(PHONE) for _ in range(3)]
    for other in others:
        other.page.goto(ann.page.url)
        other.page.get_by_role("button", name=text("sit_here_button")).first.click()
    ann.page.get_by_role("button", name=text("start_game_button"), exact=True).click()
    for one in (ann, *others):
        pass_bid(one)
    ann.wait_until(lambda: ann.result is not None, "the result")
    assert ann.result
    assert ann.result["winners"] == []
    expect(ann.page.locator("#end-title")).to_have_text(text("game_without_winner"))
    expect(ann.page.get_by_label(text("winner_label"))).to_have_count(0)
    expect(ann.page.locator(".end .place")).to_have_text(["", "", "", ""])
    ann.page.goto("/me")
    ann.page.get_by_role("tab", name="Games").click()
    expect(ann.page.get_by_text("Ended before a deal was finished")).to_be_visible()
