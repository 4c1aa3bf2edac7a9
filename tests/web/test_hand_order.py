"""The hand follows the rules of the table, and more players lower the cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, Person, text
from benchmarks.support.gestures import start_game

from .test_originals import choose

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def shown(person: Person) -> list[str]:
    cards = person.page.locator(".hand [data-card]")
    expect(cards).to_have_count(len(person.view["hand"]))
    return [str(card.get_attribute("data-card"))[:2] for card in cards.all()]


def begin(arrives: Arriving, options: dict[str, str], **settings: str) -> Person:
    own = {"players": "4", "sequence": "down", **options}
    last = {"estimation_whist": {"preset": "original", "options": own, "level": "gentle"}}
    person = arrives(DESK, last=last, **settings)
    start_game(person, "estimation_whist")
    return person


@pytest.mark.parametrize(
    ("suits", "ranks"), [("CDHS", "ascending"), ("CDSH", "ascending"), ("CDSH", "descending")]
)
def test_s2_a_hand_has_the_order_of_the_rules(arrives: Arriving, suits: str, ranks: str) -> None:
    ann = begin(arrives, {"suit_order": suits, "hand_order": ranks})
    way = 1 if ranks == "ascending" else -1

    def place(card: str) -> tuple[int, int]:
        return suits.index(card[1]), way * "23456789TJQKA".index(card[0])

    assert shown(ann) == sorted(ann.view["hand"], key=place)


def test_s2_whoever_wants_another_order_of_ranks_keeps_the_suits_of_the_rules(
    arrives: Arriving,
) -> None:
    ann = begin(arrives, {"suit_order": "CDSH"}, order="descending")

    def place(card: str) -> tuple[int, int]:
        return "CDSH".index(card[1]), -"23456789TJQKA".index(card[0])

    assert shown(ann) == sorted(ann.view["hand"], key=place)


def test_s1_more_players_lower_the_cards_and_it_is_said(arrives: Arriving) -> None:
    ann = begin(arrives, {"max_cards": "13"})
    choose(ann, "game_menu", "options_menu_item")
    players = ann.page.get_by_label(text("option_players"), exact=True)
    players.fill("6")
    players.press("Tab")
    said = text("option_lowered", option_word="option_max_cards", value=8, n=13, player_count=6)
    expect(ann.page.get_by_role("dialog").get_by_text(said)).to_be_visible()
    expect(ann.page.get_by_label(text("option_max_cards"), exact=True).last).to_have_value("8")
    ann.page.keyboard.press("Escape")
    ann.page.goto("/new/estimation_whist")
    ann.page.get_by_role("tab", name=text("house_rules_heading")).click()
    group = ann.page.locator("details", has=ann.page.get_by_label(text("option_players")))
    if group.get_attribute("open") is None:
        group.locator("summary").click()
    players = ann.page.get_by_label(text("option_players"), exact=True)
    players.fill("5")
    players.press("Tab")
    said = text("option_lowered", option_word="option_max_cards", value=10, n=13, player_count=5)
    expect(ann.page.get_by_text(said)).to_be_visible()
