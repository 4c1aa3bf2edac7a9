"""Cards played against the rules of Whist, where they are not enforced (§5 of its sheet)."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, Person, text
from benchmarks.support.gestures import click_action, start_game

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def play_until(person: Person, done: Callable[[], Any]) -> None:
    """Plays, against the rules wherever that can be, until something is so."""
    while not done():
        if person.legal:
            n, led = person.n, person.view["table"][:1]
            wrong = [card for card in person.legal if led and card[1] != led[0][1]]
            click_action(person, (wrong or person.legal)[0])
            person.wait_until(lambda n=n: person.n > n, "an answer")  # type: ignore[misc]
        person.page.wait_for_timeout(20)


def test_s5_a_breach_is_told_in_the_log_the_score_sheet_and_the_review(arrives: Arriving) -> None:
    options = {"cards": "5", "target": "9", "enforce": "no"}
    last = {"whist": {"preset": "original", "options": options, "level": "gentle"}}
    ann = arrives(DESK, last=last)
    start_game(ann, "whist")
    play_until(ann, lambda: ann.view["breaches"])
    breach = ann.view["breaches"][0]
    words = f"Trick {breach['trick']}: "
    sheet = ann.page.get_by_role("tabpanel")
    expect(sheet.locator("li").first).to_contain_text(words)
    ann.page.get_by_role("tab", name=text("log_tab")).click()
    expect(sheet.get_by_text(words).first).to_be_visible()
    play_until(ann, lambda: ann.result)
    assert ann.result
    ann.page.goto(f"/replay/{ann.result['game']}#seat=0")
    heading = ann.page.get_by_role("heading", name=text("breaches_heading"))
    expect(heading).to_be_visible(timeout=120_000)
    expect(ann.page.locator("h2 + ul li").first).to_contain_text("while holding")
