"""Pesten at the page: a hand by rank, automatic draw, and “take” typed for “draw”."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.gestures import (
    click_action,
    preferred_action,
    short_game,
    start_game,
    tap_action,
)
from longsuit.engine.cards import parse

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]
LAST = short_game("pesten", players="2", cards="5", jokers="0")
GAMES = 5  # in one of them a card has to be drawn


def turns(person: Person, rng: Random) -> list[tuple[str, str]]:
    """Plays a game to its end, where a draw is left to the page; returns the status and what a
    screen reader was told last, in every turn."""
    lines: list[tuple[str, str]] = []
    gesture = tap_action if person.page.viewport_size == PHONE["viewport"] else click_action
    while not person.result:
        person.wait_until(
            lambda: person.result is not None or person.legal not in ([], ["draw"]), "a choice"
        )
        if not person.result:
            n, action = person.n, preferred_action(person.legal, rng)
            told = person.page.get_by_role("log").inner_text()
            lines.append((person.page.locator(".status").inner_text(), told))
            gesture(person, action)
            person.wait_until(lambda: person.n > n or person.result is not None, "an answer")  # noqa: B023
    return lines


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_are_drawn_where_nothing_else_can_be_done(
    arrives: Arriving, screen: dict[str, object]
) -> None:
    person = arrives(screen, last=LAST, autoDraw=True, order="rank")
    for number in range(GAMES):
        start_game(person, "pesten")
        shown = person.page.locator(".hand [data-card]")
        expect(shown).to_have_count(len(person.view["hand"]))
        cards = [str(one.get_attribute("data-card"))[:2] for one in shown.all()]
        assert cards == sorted(cards, key=lambda card: (parse(card) & 15, parse(card)))
        said = [line for line in turns(person, Random(number)) if text("drawn_for_you") in line[0]]
        if said:
            assert all(text("drawn_for_you") in told for _, told in said)
            return
    raise AssertionError("nothing was drawn")


def test_take_is_typed_for_draw(arrives: Arriving) -> None:
    person, rng = arrives(DESK, last=LAST), Random(3)
    for _ in range(GAMES):
        start_game(person, "pesten")
        while not person.result and person.legal != ["draw"]:
            if person.legal:
                n = person.n
                click_action(person, preferred_action(person.legal, rng))
                person.wait_until(lambda: person.n > n or person.result is not None, "an answer")  # noqa: B023
            person.wait_until(lambda: bool(person.legal or person.result), "a turn")
        if not person.result:
            break
    held, n = len(person.view["hand"]), person.n
    person.page.locator('.doings [data-action="draw"]').wait_for()
    person.page.keyboard.type("take")
    person.wait_until(lambda: person.n > n, "the card")
    assert len(person.view["hand"]) == held + 1
