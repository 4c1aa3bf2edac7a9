"""Complete games of every game at the page: by clicks, by keys, with a thumb."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import (
    SHORT,
    Gesture,
    click_action,
    play_out,
    short_game,
    tap_action,
    type_action,
)
from longsuit.messages.values import number_text

pytestmark = [pytest.mark.browser, pytest.mark.full]


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(
    ("screen", "gesture"),
    [(DESK, click_action), (PHONE, tap_action), (DESK, type_action)],
    ids=["desk", "phone", "keys"],
)
def test_a_whole_game(
    arrives: Callable[..., Person], screen: dict[str, Any], gesture: Gesture, game: str
) -> None:
    person = arrives(screen, last=short_game(game))
    person.page.goto("/")
    start = person.page.get_by_role("button", name=text("play_game_button", game=game))
    if gesture is type_action:
        start.focus()
        person.page.keyboard.press("Enter")
    elif gesture is tap_action:
        start.tap()
    else:
        start.click()
    play_out(person, gesture, Random(game))
    page = person.page
    expect(page.get_by_role("button", name=text("rematch_button"))).to_be_visible()
    expect(page.get_by_text(text("void_own_rules"))).to_be_visible()
    assert person.result
    totals = page.locator(".end li b").all_inner_texts()
    assert sorted(totals) == sorted(number_text(n, "en") for n in person.result["totals"])
