"""The board of the first original: its buttons, its words, and the look of 1994."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import click_action, short_game, start_game

from .test_originals import choose

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]
STYLE = "(node, name) => getComputedStyle(node)[name]"


def play_a_trick(person: Person) -> None:
    while not any(person.view["won"]):
        if person.legal:
            n = person.n
            click_action(person, person.legal[0])
            person.wait_until(lambda n=n: person.n > n, "an answer")  # type: ignore[misc]
        person.page.wait_for_timeout(30)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_deal_and_exit_stand_on_the_board(arrives: Arriving, screen: dict[str, object]) -> None:
    ann = arrives(screen, last=short_game("estimation_whist"))
    start_game(ann, "estimation_whist")
    board = ann.page.locator(".table")
    board.get_by_role("button", name=text("deal_button"), exact=True).click()
    expect(ann.page.get_by_text(text("new_game_warning"))).to_be_visible()
    ann.page.get_by_role("button", name=text("keep_playing_button")).click()
    board.get_by_role("button", name=text("exit_button"), exact=True).click()
    expect(ann.page.get_by_role("heading", name=text("leave_table_question"))).to_be_visible()
    ann.page.get_by_role("button", name=text("leave_table_button"), exact=True).click()
    expect(ann.page.get_by_role("link", name=text("continue_button"))).to_be_visible()


def test_the_board_says_who_starts_and_who_won_the_last_trick(arrives: Arriving) -> None:
    options = {"players": "3", "max_cards": "3", "sequence": "down"}
    last = {"estimation_whist": {"preset": "original", "options": options, "level": "gentle"}}
    ann = arrives(DESK, last=last)
    start_game(ann, "estimation_whist")
    words = ann.page.locator(".table .words li")
    names = [seat["name"] for seat in ann.table["seats"]]
    you = ann.table["you"]
    expect(words.first).to_contain_text("Player to start")
    starter = ann.view["starter"]
    expect(words.first).to_contain_text("you" if starter == you else names[starter])
    expect(words).to_have_count(1)
    play_a_trick(ann)
    winner = ann.view["leader"]
    expect(words.last).to_have_text(
        f"Last trick won by {'you' if winner == you else names[winner]}"
    )


def test_the_look_of_1994_is_flat_square_and_small(arrives: Arriving) -> None:
    ann = arrives(DESK, theme="1994", last=short_game("estimation_whist"))
    start_game(ann, "estimation_whist")
    table = ann.page.locator(".table")
    assert table.evaluate(STYLE, "backgroundColor") == "rgb(0, 128, 0)"
    assert table.evaluate(STYLE, "backgroundImage") == "none"
    body = ann.page.locator("body").evaluate(STYLE, "fontSize")
    assert float(body.removesuffix("px")) == pytest.approx(8 / 72 * 96, abs=0.01), "8 points"
    for button in (
        ann.page.locator(".board-buttons button").first,
        ann.page.locator(".doings .number").first,
    ):
        button.wait_for()
        assert button.evaluate(STYLE, "borderRadius") == "0px"
        assert button.evaluate(STYLE, "backgroundColor") == "rgb(192, 192, 192)"
        assert button.evaluate(STYLE, "boxShadow").count("inset") == 3, "a bevel"
    choose(ann, "game_menu", "options_menu_item")
    title = ann.page.locator("dialog header")
    assert title.evaluate(STYLE, "backgroundColor") == "rgb(0, 0, 128)"
    assert ann.page.locator("dialog").evaluate(STYLE, "borderRadius") == "0px"
