"""The score sheet at the table and in a replay: roles, how often a score counts, notes."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, Person, text
from benchmarks.support.gestures import click_action, play_out, short_game, start_game

pytestmark = [pytest.mark.browser, pytest.mark.full]


def test_roles_and_notes_stay_on_the_sheet(arrives: Callable[..., Person]) -> None:
    last = short_game("egyptian_estimation", normal_rounds="1", fast_rounds="0")
    person = arrives(DESK, last=last)
    start_game(person, "egyptian_estimation")
    play_out(person, click_action, Random(3))
    page, line = person.page, person.view["rounds"][-1]
    page.get_by_role("button", name=text("show_table_button")).click()
    cells = page.locator("tbody tr").first.locator("td")
    roles = [cells.nth(seat).locator(".role").inner_text() for seat in range(4)]
    said = [text(f"role_{role.replace(' ', '_')}") for role in line["roles"]]
    assert [shown.split(",")[0] for shown in roles] == said
    for note in line["notes"]:
        expect(page.locator("tr.notes")).to_contain_text(text(note["message"], **note["values"]))
    page.goto(f"/replay/{person.game}")
    page.get_by_role("tab", name=text("scores_heading")).click()
    page.get_by_label(text("event_slider_label")).press("End")
    expect(page.locator("tbody .role")).to_have_count(4)
