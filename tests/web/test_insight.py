"""Odds, advice, decided deals and reviews in the page."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec.structs import replace
from playwright.sync_api import Locator, WebSocket, expect

from benchmarks.support import insight_screens as scenes
from benchmarks.support.browser import DESK, PHONE, Person, text
from benchmarks.support.decided_deal import decided_position
from benchmarks.support.gestures import click_action, tab_to, take_turn, tap_action
from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, estimation_whist
from longsuit.games.replay import final_state
from longsuit.insight.advice import advice_within
from longsuit.insight.odds import odds
from longsuit.insight.review import review

pytestmark = [pytest.mark.browser, pytest.mark.full]
Arriving = Callable[..., Person]
SIZES = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


def begun(name: str, phase: str) -> tuple[Any, tuple[Event, ...], Any]:
    """The view of the seat to act when a phase of a game begins, and the rules."""
    game, rng, events = GAMES[name], Random(1), list[Event]()
    rules = game.Rules()
    s = game.start(rules)
    while game.actor(s) == CHANCE or game.phase(s) != phase:
        chance = game.actor(s) == CHANCE
        action = shuffle(game.pack(s), rng) if chance else rng.choice(game.legal(s))
        events.append(Event(game.actor(s), action))
        s = game.apply(s, action)
    seat = game.actor(s)
    return game.view(s, seat), tuple([seen(event, seat) for event in events]), rules


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """So that nobody waits for the compiler: the server finds its work on the disk."""
    for name, phase in (("whist", "play"), ("egyptian_estimation", "play"), ("pesten", "play")):
        view, events, rules = begun(name, phase)
        odds(view, events, rules, "soft")
        if name == "egyptian_estimation":
            advice_within(view, events, rules, 1.0)
    paper = notation.log(scenes.random_game()[0])
    s = final_state(paper)
    last = Event(estimation_whist.actor(s), estimation_whist.legal(s)[0])
    review(replace(paper, events=(*paper.events, last)), last.seat, 2)


def press(person: Person, what: Locator) -> None:
    if person.page.viewport_size == PHONE["viewport"]:
        what.tap()
    else:
        what.click()


SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("body *")) {
    const own = [...one.childNodes].some(n => n.nodeType === 3 && n.nodeValue.trim());
    const hidden = !one.checkVisibility() || one.closest("svg, .quiet, .first, sub, sup, code");
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (own && !hidden && size < 16) found.push(`${one.className}: ${one.textContent} (${size})`);
  }
  return found;
}"""


def sound(person: Person) -> None:
    """axe finds nothing serious, and on a phone no text is small."""
    if person.page.viewport_size == PHONE["viewport"]:
        assert not person.page.evaluate(SMALL)
    found = [
        f"{bad['id']}: {bad['nodes'][0]['failureSummary']}"
        for bad in Axe().run(person.page).response["violations"]
        if bad["impact"] in ("serious", "critical")
    ]
    assert not found, "\n".join(found)


def shut(person: Person) -> None:
    """On a phone a panel covers the hand."""
    if person.page.viewport_size == PHONE["viewport"]:
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def figures(cells: Locator) -> list[int]:
    return [int(text) for text in cells.all_inner_texts()]


SHADES = """cells => cells.map(cell => {
  const [, alpha] = /\\/ ([\\d.]+)\\)$/.exec(getComputedStyle(cell).backgroundColor) ?? [];
  return [Number(cell.innerText), Number(alpha ?? 1)];
})"""


@SIZES
def test_odds_by_seat_and_by_card_live(arrives: Arriving, screen: dict[str, Any]) -> None:
    person = arrives(screen)
    scenes.open_panel_at_table(person, "whist", "odds")
    page, odds = person.page, person.page.locator(".odds")
    cells = odds.locator("td[style]")

    def agrees() -> bool:
        """By seat: one number for each hidden card, together the seat's hand."""
        seat = int(odds.locator("select").input_value())
        found = figures(cells)
        whole = abs(sum(found) / 100 - person.view["sizes"][seat]) < 0.3
        return len(found) == len(person.view["unseen"]) and whole

    person.wait_until(agrees, "the odds")
    shades = cells.evaluate_all(SHADES)
    assert [shade for _, shade in sorted(shades)] == sorted(shade for _, shade in shades)
    sound(person)
    odds.locator("select").select_option(index=1)
    person.wait_until(agrees, "the odds of another seat")

    before = len(person.view["unseen"])
    shut(person)
    while len(person.view["unseen"]) == before:
        assert take_turn(person, tap_action if screen is PHONE else click_action, Random(3))
    if screen is PHONE:
        scenes.open_panel(person, "odds")
    person.wait_until(agrees, "the odds after these cards")

    tab_to(person, ".odds .old input")
    page.keyboard.press("Space")
    expect(odds.get_by_label(text("odds_by_card_choice"))).to_be_checked()
    rows = odds.locator(".long tbody tr")
    expect(rows).to_have_count(len(person.view["unseen"]))
    for at in range(rows.count()):
        assert abs(sum(figures(rows.nth(at).locator("td"))) - 100) <= 2
    sound(person)


def test_pesten_tells_who_can_answer(phone: Person) -> None:
    scenes.open_panel_at_table(phone, "pesten", "odds")
    table = phone.page.get_by_role("table", name=text("answer_odds_caption"))
    expect(table.locator("tbody tr")).to_have_count(6)
    assert all(0 <= n <= 100 for n in figures(table.locator("td[style]")))
    sound(phone)


@SIZES
def test_advice_has_values_chances_and_reasons(arrives: Arriving, screen: dict[str, Any]) -> None:
    person = arrives(screen)
    scenes.ask_advice(person, "egyptian_estimation")
    page = person.page
    rows = page.locator("tr:has(th button)")
    expect(rows).to_have_count(min(12, len(person.legal)))
    for row in rows.all_inner_texts():
        assert re.search(r"−?\d+\.\d+\s+± \d+\.\d+\s+\d+%\s+± \d+", row), row
    expect(page.locator("tr.best")).to_contain_text(text("advice_best"))
    expect(page.locator("table:has(tr.best) ~ p").first).to_have_text(re.compile(r"\w.*\.$"))
    sound(person)
    region = page.locator(".advice")
    expect(region.get_by_role("status")).to_have_text(re.compile(r"^Best: \w.*\.$"))
    assert region.evaluate("region => region.contains(document.activeElement)"), "focus is lost"
    n, best = person.n, page.locator("tr.best button")
    if screen is PHONE:
        best.tap()
    else:
        tab_to(person, "tr.best button")
        page.keyboard.press("Enter")
    person.wait_until(lambda: person.n > n, "the action")
    expect(page.get_by_role("button", name=text("ask_advice_button"))).to_be_visible()


def test_a_table_that_allows_no_help_says_who_can_allow_it(arrives: Arriving) -> None:
    host, watcher = arrives(DESK), arrives(PHONE)
    policy = {"thinking": "none", "watch": "seat"}
    scenes.open_table(host, "whist", seats=["me", *["heuristic"] * 3], policy=policy)
    for part, said in (("advice", "advice_off"), ("odds", "odds_off")):
        scenes.open_panel(host, part)
        expect(host.page.get_by_text(text(said))).to_be_visible()
        expect(host.page.get_by_text(text("host_can_allow_it"))).to_be_visible()
    watcher.page.goto(f"/t/{host.table['code']}")
    watcher.wait_until(lambda: watcher.n > 0, "what is shown to watchers")
    for part in ("odds", "advice"):
        scenes.open_panel(watcher, part)
        expect(watcher.page.get_by_text(text("odds_advice_players_only"))).to_be_visible()
        shut(watcher)
    host.page.get_by_role("button", name=text("game_menu"), exact=True).click()
    host.page.get_by_role("menuitem", name=text("options_menu_item")).click()
    host.page.get_by_role("switch", name=text("advice_label")).check()
    host.page.get_by_role("button", name=text("ok_button")).click()
    host.page.get_by_role("button", name=text("new_game_button")).click()
    host.wait_until(lambda: host.table["policy"].get("advice", False), "a game with advice")
    scenes.open_panel(host, "advice")
    expect(host.page.get_by_role("button", name=text("ask_advice_button"))).to_be_visible()


# The page's connections, so that one can be cut as a bad network cuts it.
LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...words) { super(...words); window.lines.push(this); }
};
"""


def test_help_comes_back_with_the_connection(desk: Person) -> None:
    """Odds by themselves; advice that was lost on the way when it is asked for again."""
    told: list[str] = []

    def connected(line: WebSocket) -> None:
        line.on("framereceived", lambda text: told.append(str(text)))

    desk.context.add_init_script(LINES)
    scenes.open_panel_at_table(desk, "whist", "odds")
    desk.page.on("websocket", connected)
    desk.page.evaluate("window.lines.at(-1).close()")
    desk.wait_until(lambda: any('"type":"odds"' in text for text in told), "the odds again")
    scenes.open_panel(desk, "advice")
    ask = desk.page.get_by_role("button", name=text("ask_advice_button"))
    ask.evaluate("button => { button.click(); window.lines.at(-1).close(); }")
    expect(ask).to_be_enabled()
    desk.wait_until(
        lambda: desk.page.evaluate("window.lines.at(-1).readyState") == 1, "a connection"
    )
    desk.wait_until(lambda: sum('"type":"view"' in text for text in told) > 1, "the table again")
    ask.click()
    expect(desk.page.locator("tr.best")).to_be_visible()


def test_a_decided_deal_is_ended_by_a_key(desk: Person) -> None:
    scenes.open_decided_deal(desk)
    where, page = decided_position(certain=True), desk.page
    mine, left = where.tricks[where.seat], sum(where.tricks)
    said = text("claim_outcome", n=mine, trick_count=left)
    expect(page.locator(".claim")).to_contain_text(said)
    sound(desk)
    tab_to(desk, ".claim button")
    page.keyboard.press("Enter")
    desk.wait_until(lambda: bool(desk.view["rounds"]), "the end of the deal")
    assert tuple(desk.view["rounds"][0]["tricks"]) == where.final_tricks
    expect(page.locator(".claim")).to_have_count(0)


@pytest.mark.parametrize("agree", [True, False], ids=["agrees", "plays on"])
def test_others_are_asked(arrives: Arriving, agree: bool) -> None:
    ann, bob, where = arrives(DESK), arrives(PHONE), decided_position(certain=True)
    scenes.open_decided_deal(ann)
    code, seat = ann.table["code"], (where.seat + 1) % 4
    scenes.join_with_messages(ann, code, {"type": "open", "seat": seat})
    scenes.join_with_messages(bob, code, {"type": "sit", "seat": seat})
    press(ann, ann.page.get_by_role("button", name=text("end_deal_button")))
    expect(ann.page.get_by_text(text("claim_waiting"))).to_be_visible()
    asked = bob.page.locator(".claim")
    expect(asked).to_contain_text("would like to end this deal.")
    sound(bob)
    ann.page.reload()
    expect(ann.page.get_by_text(text("claim_waiting"))).to_be_visible()
    answer = "agree_button" if agree else "keep_playing_button"
    press(bob, asked.get_by_role("button", name=text(answer)))
    for one in (ann, bob):
        expect(one.page.locator(".claim")).to_have_count(0)
    if agree:
        ann.wait_until(lambda: bool(ann.view["rounds"]), "the end of the deal")
    else:
        assert not ann.view["rounds"]


@SIZES
def test_a_finished_game_opens_on_its_review(arrives: Arriving, screen: dict[str, Any]) -> None:
    person = arrives(screen)
    scenes.open_review(person)
    page, seat = person.page, person.table["you"]
    around = page.get_by_role("dialog") if screen is PHONE else page.locator("aside")
    expect(around.get_by_role("tab", name=text("review_tab"))).to_have_attribute(
        "aria-selected", "true"
    )
    expect(around).to_contain_text("knew at the time.")
    moments = around.locator("ol li")
    assert 1 <= moments.count() <= 3
    expect(moments.first).to_contain_text(re.compile(r"gave away \d+(\.\d)? points? compared with"))
    expect(page.locator(".curve span").first).to_be_attached()
    sound(person)
    press(person, moments.first.get_by_role("button", name=text("show_moment_button")))
    expect(page.locator(".timeline .count")).not_to_have_text(re.compile("^1 of"))
    at = int(page.locator(".timeline input").input_value())
    if screen is PHONE:
        expect(page.get_by_role("dialog")).to_have_count(0)
        press(person, page.get_by_role("button", name=text("game_details")))
    person.forget()
    press(person, moments.first.get_by_role("button", name=text("play_moment_again_button")))
    page.wait_for_url("**/t/**")
    person.wait_until(lambda: person.n > 0, "the position")
    assert person.table["given"] == at
    assert person.table["you"] == seat
    expect(page.locator(".hand")).to_be_visible()
    while not person.view["rounds"]:
        assert take_turn(person, tap_action if screen is PHONE else click_action, Random(3))
    press(person, page.get_by_role("link", name=text("back_to_review_button")))
    expect(around.get_by_role("tab", name=text("review_tab"))).to_have_attribute(
        "aria-selected", "true"
    )
    expect(moments.first).to_contain_text("gave away")


# Where in a cell the first digit is, and its signs, from the left.
PLACES = """cells => cells.map(cell => {
  const text = cell.firstChild, found = {};
  for (const [name, sign] of [["minus", "−"], ["digit", /\\d/], ["percent", "%"]]) {
    const at = text.nodeValue.search(sign);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    found[name] = range.getBoundingClientRect().left;
  }
  return found;
})"""


def across(where: Locator) -> float:
    box = where.bounding_box()
    assert box
    return float(box["x"])


@pytest.mark.parametrize(
    ("language", "screen", "shade", "deck"),
    [("ar", DESK, "light", "four"), ("he", PHONE, "dark", "blind")],
    ids=["ar", "he"],
)
def test_from_the_right_figures_and_cards_read_rightly(
    arrives: Arriving, language: str, screen: dict[str, Any], shade: str, deck: str
) -> None:
    """And axe finds nothing serious in odds, advice, claims and reviews."""
    person = arrives(screen, language=language, shade=shade, deck=deck)
    page = person.page
    scenes.open_panel_at_table(person, "egyptian_estimation", "odds")
    suits = page.locator(".odds thead th")
    assert across(suits.nth(0)) > across(suits.nth(3)), "clubs come first, from the right"
    cell = page.locator(".odds td[style]").first
    assert re.search(rf"\u2066{cell.inner_text()}\u200e?%", cell.get_attribute("aria-label") or "")
    sound(person)
    scenes.show_odds_by_card(person)
    sound(person)
    shut(person)
    scenes.open_panel(person, "advice")
    press(person, page.locator(".advice button"))
    expect(page.locator("tr.best")).to_be_visible()
    figures = page.locator(".advice td").evaluate_all(PLACES)
    assert any("percent" in one for one in figures)
    for one in figures:
        assert one.get("minus", 0) <= one.get("digit", 0) <= one.get("percent", 9999), one
    sound(person)
    scenes.open_decided_deal(person)
    sound(person)
    scenes.open_review(person)
    line = page.locator("figure:visible polyline").first
    points = [float(x) for x in re.findall(r"([\d.]+),", line.get_attribute("points") or "")]
    assert points == sorted(points, reverse=True), "the course begins at the right"
    rows = page.locator("figure:visible table tbody tr")
    assert rows.count() > 3
    expect(rows.first.locator("td")).to_have_count(3)
    sound(person)


def test_text_is_large_enough_on_a_phone(phone: Person) -> None:
    for path in ("/", "/new/pesten", "/settings", "/scores"):
        phone.page.goto(path)
        phone.page.locator("main").wait_for()
        phone.wait_idle()
        assert not phone.page.evaluate(SMALL), path
