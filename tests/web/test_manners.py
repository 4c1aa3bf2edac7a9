"""The page from right to left, with reduced motion, and without a server."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.support.browser import AWAY, DESK, PHONE, Person, Server, text
from benchmarks.support.gestures import click_action, play_out, short_game, start_game, take_turn

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]


def middle(person: Person, selector: str, which: int = 0) -> float:
    box = person.page.locator(selector).nth(which).bounding_box()
    assert box
    return float(box["x"] + box["width"] / 2)


@pytest.mark.parametrize("language", ["ar", "he"])
def test_from_the_right_hands_begin_there_and_seats_stay(arrives: Arriving, language: str) -> None:
    """The hand begins on the right, card names are kept together; clockwise stays clockwise."""
    short = short_game("whist", players="3")
    left, right = arrives(DESK, last=short), arrives(DESK, last=short, language=language)
    for person in (left, right):
        start_game(person, "whist")
    expect(right.page.locator("html")).to_have_attribute("dir", "rtl")
    assert middle(left, ".seats .seat", 0) < 640 < middle(left, ".seats .seat", 1)
    assert middle(right, ".seats .seat", 0) < middle(right, ".seats .seat", 1)
    assert middle(left, ".hand li", 0) < middle(left, ".hand li", 1)
    assert middle(right, ".hand li", 1) < middle(right, ".hand li", 0)
    play_out(right, click_action, Random(3))
    for name in right.page.locator(".end li bdi").all():
        assert name.evaluate("node => getComputedStyle(node).unicodeBidi") == "isolate"
    said = right.page.get_by_role("log").inner_text()
    assert "\u2068" in said, "cards in a line read from the right are not isolated"


def flights(person: Person) -> int:
    """The number of cards that have moved by a transform since the page began to count."""
    return int(person.page.evaluate("window.flights"))


COUNT = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (JSON.stringify(frames).includes("translate(")) window.flights++;
    return animate.call(this, frames, ...rest);
  };
}"""


def test_reduced_motion_means_no_flights(arrives: Arriving) -> None:
    seen: dict[str, int] = {}
    for wish in ("no-preference", "reduce"):
        context: dict[str, Any] = {"reduced_motion": wish}
        person = arrives(
            DESK, speed=3, context=context, last=short_game("whist", cards="3", target="1")
        )
        person.page.goto("/")
        person.page.evaluate(COUNT)
        person.page.get_by_role("button", name=text("play_game_button", game="whist")).click()
        person.wait_until(lambda p=person: bool(p.legal), "the game")  # type: ignore[misc]
        play_out(person, click_action, Random(2))
        seen[wish] = flights(person)
    assert seen["no-preference"] > 0
    assert seen["reduce"] == 0


def test_without_a_server_the_page_opens_says_so_and_comes_back(
    browser: Browser, page_folder: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path, page_folder).start()
    ann = Person(
        browser, server.url, PHONE, context={"service_workers": "allow"}, last=short_game("whist")
    )
    page = ann.page
    try:
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        kept = "caches.keys().then(k => caches.open(k[0])).then(c => c.keys()).then(k => k.length)"
        ann.wait_until(lambda: page.evaluate(kept) > 20, "the page to be kept")
        ann.expected_errors = (*AWAY, "Failed to load resource", "Failed to fetch")
        server.stop(at_once=True)
        for address in ("/settings", "/learn/pesten", "/"):
            page.goto(address)
            expect(page.locator("main")).to_be_visible()
        expect(page.get_by_text(text("server_silent_notice"))).to_be_visible()
        server.start()
        expect(page.get_by_text(text("server_silent_notice"))).to_have_count(0)
        start_game(ann, "whist")
        assert take_turn(ann, click_action, Random(1))
        ann.leave()
    finally:
        server.stop()


def test_it_can_be_installed(desk: Person) -> None:
    desk.page.goto("/")
    address = desk.page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    manifest = desk.page.request.get(address).json()
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert desk.page.request.get(icon["src"]).ok


def test_every_event_is_told_in_a_live_region(arrives: Arriving) -> None:
    person = arrives(DESK, last=short_game("whist", cards="2", target="1"))
    start_game(person, "whist")
    play_out(person, click_action, Random(6))
    log = person.page.get_by_role("log", name=text("narration_region"))
    expect(log).to_contain_text("plays")
    expect(log).to_contain_text("Round 1:")
