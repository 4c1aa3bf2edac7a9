"""Play in both directions: who is next sits on the proper side, and first in the strip."""

from collections.abc import Callable
from typing import Any

import pytest

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import short_game, start_game

pytestmark = [pytest.mark.browser, pytest.mark.full]


@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
@pytest.mark.parametrize(
    ("screen", "language"), [(DESK, "en"), (DESK, "ar"), (PHONE, "en"), (PHONE, "he")]
)
def test_the_next_player_sits_on_the_proper_side(
    arrives: Callable[..., Person], screen: dict[str, Any], language: str, direction: str
) -> None:
    last = short_game("egyptian_estimation", direction=direction)
    person = arrives(screen, last=last, language=language)
    start_game(person, "egyptian_estimation")
    person.wait_idle()
    way = 1 if direction == "clockwise" else -1
    assert person.view["way"] == way
    seat = person.view["seat"]
    inside = '[data-spot="seat-{}"]'
    others = person.page.locator(".table .seats > li, .table .strip > li")
    assert others.count() == 3
    for turns in (1, 2, 3):
        assert others.nth(turns - 1).locator(inside.format((seat + way * turns) % 4)).count() == 1
    next_seat, felt = others.first.bounding_box(), person.page.locator(".felt").bounding_box()
    assert next_seat
    assert felt
    on_the_left = next_seat["x"] + next_seat["width"] / 2 < felt["x"] + felt["width"] / 2
    assert on_the_left == (way == 1)
    said = person.page.get_by_text(text("play_goes_right", language), exact=True)
    assert said.count() == (way == -1)
