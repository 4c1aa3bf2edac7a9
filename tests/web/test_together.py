"""Several people: one table in two browsers, the lobby, codes, watching, a server that dies."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from benchmarks.support.browser import AWAY, DESK, PHONE, Person, Server, text
from benchmarks.support.gestures import (
    click_action,
    play_out,
    short_game,
    start_game,
    take_turn,
    tap_action,
)

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def opened(person: Person, *choices: str) -> str:
    """A table for friends with these table settings, opened at the page: its link."""
    page = person.page
    page.goto("/new/estimation_whist")
    page.get_by_role("tab", name=text("table_settings_heading")).click()
    for choice in choices:
        page.locator("label").filter(has_text=text(choice)).click()
    page.get_by_role("button", name=text("open_table_button")).click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("heading", name=text("players_heading"))).to_be_visible()
    return page.url


def both(ann: Person, bob: Person, rng: Random) -> None:
    """The person in turn acts, until the game is over for both."""
    gestures = {ann: click_action, bob: tap_action}
    while not (ann.result and bob.result):
        for one, gesture in gestures.items():
            one.page.wait_for_timeout(10)
            if one.legal and not one.result:
                take_turn(one, gesture, rng)


def below(lower: Locator, upper: Locator) -> bool:
    first, second = upper.bounding_box(), lower.bounding_box()
    return bool(first and second and first["y"] + first["height"] <= second["y"] + 1)


def test_a_friend_comes_by_the_link_plays_talks_and_plays_again(arrives: Arriving) -> None:
    ann = arrives(DESK, last=short_game("estimation_whist", players="2", max_cards="2"))
    bob = arrives(PHONE)
    link = opened(ann)
    expect(ann.page.get_by_alt_text(text("table_qr_code"))).to_be_visible()
    bob.page.goto(link)
    bob.page.get_by_role("button", name=text("sit_here_button")).tap()
    ann.page.get_by_role("button", name=text("start_game_button"), exact=True).click()
    both(ann, bob, Random(1))
    for one in (ann, bob):
        expect(one.page.locator("#end-title")).to_be_visible()

    ann.page.get_by_role("tab", name=text("chat_tab")).click()
    ann.page.get_by_label(text("chat_message_label")).fill("Well played <b>&")
    ann.page.get_by_role("button", name=text("send_button")).click()
    bob.page.get_by_role("button", name=text("chat_tab")).tap()
    expect(bob.page.get_by_role("dialog").get_by_text("Well played <b>&")).to_be_visible()
    bob.page.get_by_text(text("quick_chat_heading")).tap()
    bob.page.locator(".quick button").first.tap()
    expect(ann.page.locator(".talk li")).to_have_count(2)
    bob.page.keyboard.press("Escape")

    first = ann.game
    ann.page.get_by_role("button", name=text("rematch_button")).click()
    bob.wait_until(lambda: bob.game != first or bob.table["state"] != "over", "the rematch")
    ann.wait_until(lambda: ann.game != first, "the next game")
    bob.wait_until(lambda: bob.game == ann.game, "the same game for both")
    both(ann, bob, Random(2))


def test_the_lobby_lists_a_table_to_join_and_then_to_watch(arrives: Arriving) -> None:
    ann = arrives(DESK, last=short_game("estimation_whist", players="2", max_cards="3"))
    opened(ann, "public_table_label", "spectators_live")
    bob, cy = arrives(PHONE), arrives(PHONE)
    bob.page.goto("/lobby")
    bob.page.get_by_role("link", name="Join: Estimation Whist, 1 of 2").tap()
    bob.page.get_by_role("button", name=text("sit_here_button")).tap()
    ann.page.get_by_role("button", name=text("start_game_button"), exact=True).click()
    ann.wait_until(lambda: ann.n > 0, "the deal")
    cy.page.goto("/lobby")
    cy.page.get_by_role("link", name="Watch: Estimation Whist, 2 of 2").tap()
    expect(cy.page.get_by_text(text("watching_badge"))).to_be_visible()
    expect(cy.page.locator(".table")).to_be_visible()
    both(ann, bob, Random(3))
    cy.wait_until(lambda: cy.result is not None, "the result")
    expect(cy.page.locator("#end-title")).to_be_visible()
    expect(cy.page.get_by_role("button", name=text("rematch_button"))).to_have_count(0)


def test_a_table_is_joined_by_its_code_and_a_wrong_one_is_told(arrives: Arriving) -> None:
    ann, bob = arrives(DESK, last=short_game("estimation_whist", players="2")), arrives(PHONE)
    code = opened(ann).rpartition("/")[2]
    page = bob.page
    page.goto("/")
    page.get_by_label(text("join_code_label")).fill("not a code")
    page.get_by_role("button", name=text("join_button"), exact=True).tap()
    expect(page.get_by_text(text("table_code_wrong"))).to_be_visible()
    page.get_by_label(text("join_code_label")).fill(code.lower())
    page.get_by_role("button", name=text("join_button"), exact=True).tap()
    expect(page.get_by_role("button", name=text("sit_here_button"))).to_be_visible()
    page.goto("/t/AAAA-BBBB-CCCC")
    expect(page.get_by_role("link", name=text("home_button")).last).to_be_visible()


@pytest.mark.parametrize("pressed", [False, True], ids=["waiting", "card pressed meanwhile"])
def test_the_page_goes_on_by_itself_when_the_server_was_killed_in_mid_trick(
    browser: Browser, page_folder: Path, tmp_path: Path, pressed: bool
) -> None:
    server = Server(tmp_path, page_folder).start()
    ann = Person(browser, server.url, DESK, last=short_game("whist", cards="5", target="8"))
    rng = Random(5)
    try:
        start_game(ann, "whist")
        while not (ann.legal and ann.view["phase"] == "play" and ann.view["table"]):
            assert take_turn(ann, click_action, rng), "no trick in which others play first"
        ann.page.evaluate("window.sameWindow = true")
        game, n, hand = ann.game, ann.n, ann.view["hand"]
        ann.expected_errors, tried = AWAY, ann.sockets
        server.stop(at_once=True)
        gone = ann.page.get_by_text(text("reconnecting_notice"))
        expect(gone).to_be_visible()
        assert below(gone, ann.page.locator(".hand")), "it covers no card"
        if pressed:
            click_action(ann, ann.legal[0])
        ann.page.wait_for_timeout(1500)
        assert 1 <= ann.sockets - tried <= 12, "it tries again in time, but calmly"
        server.start()
        expect(ann.page.get_by_text(text("reconnecting_notice"))).to_have_count(0)
        if not pressed:
            assert take_turn(ann, click_action, rng)
        ann.wait_until(lambda: ann.n > n, "the card to be played")
        assert ann.game == game
        assert len(ann.view["hand"]) < len(hand) or ann.view["round"] > 1
        play_out(ann, click_action, rng)
        assert ann.page.evaluate("window.sameWindow"), "the page was loaded anew"
        ann.leave()
    finally:
        server.stop()
