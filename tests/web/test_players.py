"""Every computer player of the registry can be seated from the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, Person, text
from benchmarks.support.gestures import short_game
from longsuit.bots.registry import kinds_of

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def open_form(person: Person, game: str, options: str = "") -> None:
    """The form of a new table, all other seats for computer players."""
    person.page.goto(f"/new/{game}{options}")
    friends = person.page.get_by_role("group", name=text("friend_number_question"))
    friends.get_by_text("0", exact=True).click()


def choose_player(person: Person, seat: int, kind: str, *values: str) -> None:
    """Chooses a kind for a seat, counted from 1, and a value for each of its parameters."""
    page = person.page
    page.get_by_label(text("seat_label", n=seat), exact=True).select_option("other")
    dialog = page.get_by_role("dialog", name=text("choose_player_heading"))
    dialog.get_by_role("radio", name=kind).first.check()
    for place, value in enumerate(values):
        dialog.locator("select").nth(place).select_option(value)
    dialog.get_by_role("button", name=text("ok_button")).click()
    expect(dialog).to_have_count(0)


def test_any_filter_and_selector_of_whist_takes_a_seat(arrives: Arriving) -> None:
    ann = arrives(DESK, last=short_game("whist"))
    open_form(ann, "whist")
    ann.page.get_by_label(text("seat_label", n=2), exact=True).select_option("other")
    dialog = ann.page.get_by_role("dialog", name=text("choose_player_heading"))
    kinds = dialog.get_by_role("radio")
    assert [kind.get_attribute("value") for kind in kinds.all()] == list(kinds_of("whist"))
    for name, kind in kinds_of("whist").items():
        row = dialog.locator("label", has=ann.page.locator(f"input[value={name}]"))
        expect(row).to_contain_text(text(kind.description().id))
    dialog.get_by_role("button", name=text("cancel_button")).click()
    expect(ann.page.get_by_label(text("seat_label", n=2), exact=True)).to_have_value("easy")
    choose_player(ann, 2, "npc", "none", "smart_classic")
    choose_player(ann, 3, "npc", "trump_saving", "highest")
    choose_player(ann, 4, "smart")
    ann.page.get_by_role("button", name=text("play_button"), exact=True).click()
    ann.wait_until(lambda: bool(ann.n), "the deal")
    seated = [seat.get("player") for seat in ann.table["seats"][1:]]
    assert seated == ["npc(none,smart_classic)", "npc(trump_saving,highest)", "smart"]


def test_both_ways_of_calling_of_the_original_take_a_seat(arrives: Arriving) -> None:
    """With its card play, which was random."""
    ann = arrives(DESK, last=short_game("estimation_whist", players="4"))
    open_form(ann, "estimation_whist")
    choose_player(ann, 2, "classic", "autocall")
    choose_player(ann, 3, "classic", "autocall_two")
    choose_player(ann, 4, "random")
    expect(ann.page.get_by_role("button", name="classic(autocall)")).to_be_visible()
    ann.page.get_by_role("button", name=text("play_button"), exact=True).click()
    ann.wait_until(lambda: bool(ann.n), "the deal")
    seated = [seat.get("player") for seat in ann.table["seats"][1:]]
    assert seated == ["classic(autocall)", "classic(autocall_two)", "random"]


def test_the_host_changes_a_player_in_the_waiting_room(arrives: Arriving) -> None:
    ann = arrives(DESK, last=short_game("whist"))
    ann.page.goto("/new/whist")
    ann.page.get_by_role("button", name=text("open_table_button")).click()
    ann.page.wait_for_url("**/t/**")
    label = text("change_player_of_seat", n=3, player=text("open_seat"))
    ann.page.get_by_role("button", name=label).click()
    dialog = ann.page.get_by_role("dialog", name=text("choose_player_heading"))
    dialog.get_by_role("radio", name="npc").check()
    dialog.get_by_role("button", name=text("ok_button")).click()
    ann.wait_until(
        lambda: ann.table["seats"][2].get("player") == "npc(naive_legal,smart_classic)", "a player"
    )
    label = text("change_player_of_seat", n=3, player="npc(naive_legal,smart_classic)")
    ann.page.get_by_role("button", name=label).click()
    dialog.locator("select").first.select_option("none")
    dialog.get_by_role("button", name=text("ok_button")).click()
    ann.wait_until(
        lambda: ann.table["seats"][2].get("player") == "npc(none,smart_classic)", "another player"
    )
