"""The screens of odds, advice, claims and reviews, with the steps of a person to get there."""

from collections.abc import Iterator
from random import Random
from typing import Any

from longsuit.engine.actions import OVER, Event
from longsuit.engine.game import shuffle
from longsuit.engine.notation import Log, rules_text
from longsuit.games import estimation_whist

from .browser import Person
from .decided_deal import decided_position
from .gestures import click_action
from .page_screens import Screen, play_into_trick


def insight_screens() -> Iterator[Screen]:
    """Odds, advice, a decided deal, and a review."""
    yield "odds", lambda person: open_panel_at_table(person, "whist", "odds")
    yield "odds-by-card", show_odds_by_card
    yield "odds-pesten", lambda person: open_panel_at_table(person, "pesten", "odds")
    yield "advice", lambda person: ask_advice(person, "egyptian_estimation")
    yield "advice-play", lambda person: ask_advice(person, "whist")
    yield "decided", open_decided_deal
    yield "review", open_review


OPEN = """async body => {
  const headers = {
    authorization: `Bearer ${localStorage.getItem("longsuit.token")}`,
    "content-type": "application/json",
  };
  const method = "POST", sent = JSON.stringify(body);
  return (await (await fetch("/api/tables", { method, headers, body: sent })).json()).written;
}"""
HELP = {"odds": True, "advice": True, "cheat": True, "thinking": "none"}


def open_table(person: Person, game: str, **values: Any) -> None:
    """Opens a table with every kind of help and waits for this person's turn."""
    person.page.goto("/about")
    person.page.wait_for_function("() => !!localStorage.getItem('longsuit.token')")
    code = person.page.evaluate(OPEN, {"game": game, "policy": HELP, **values})
    person.forget()
    person.page.goto(f"/t/{code}")
    if "from" not in values:
        person.page.locator(".waiting .start").click()
    person.wait_until(lambda: bool(person.legal), "the turn")


def open_panel_at_table(person: Person, game: str, part: str) -> None:
    seats = {"whist": 4, "pesten": 3, "egyptian_estimation": 4}[game]
    options = {"players": "3"} if game == "pesten" else {}
    open_table(person, game, seats=["me", *["heuristic"] * (seats - 1)], options=options)
    play_into_trick(person)
    open_panel(person, part)
    if part == "odds":
        person.page.locator(".odds input").wait_for()  # the server has answered


def open_panel(person: Person, part: str) -> None:
    """Opens a panel: a tab on a desktop, a sheet on a phone; in any language."""
    place = ("scores", "log", "odds", "advice", "chat").index(part)
    person.page.locator(".sheets button, aside [role=tab]").nth(place).click()
    person.wait_idle(250)


def show_odds_by_card(person: Person) -> None:
    person.page.locator(".odds input[type=checkbox]").first.check()
    person.page.locator(".odds .long").wait_for()


def ask_advice(person: Person, game: str) -> None:
    open_panel_at_table(person, game, "advice")
    person.page.locator("aside button:has(svg), dialog[open] .body button").last.click()
    person.page.locator("tr.best").wait_for()


def open_decided_deal(person: Person) -> None:
    where = decided_position(certain=True)
    begin = {"log": where.log, "n": where.n, "seat": where.seat}
    open_table(person, "whist", **{"from": begin})
    person.page.locator(".claim").wait_for()


SAY = """(messages) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const all = [{ type: "hello", version: 1, token: localStorage.getItem("longsuit.token") }];
  all.push(...messages);
  const next = () => {
    const id = messages.length + 2 - all.length;
    if (all.length) socket.send(JSON.stringify({ ...all.shift(), id }));
    else done(socket.close());
  };
  socket.onopen = next;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "error") failed(new Error(told.text));
    else if (told.id) next();
  };
})"""


def join_with_messages(person: Person, code: str, *messages: dict[str, Any]) -> None:
    """Joins a table and sends messages over a socket of its own, then opens the table's page."""
    person.page.goto("/about")
    person.page.wait_for_function("() => !!localStorage.getItem('longsuit.token')")
    person.page.evaluate(SAY, [{"type": "join", "code": code}, *messages])
    person.forget()
    person.page.goto(f"/t/{code}")
    person.wait_until(lambda: person.n > 0, "the game")


def random_game() -> tuple[str, int, int]:
    """The log of a game at random without its last event, its length, and the seat to act."""
    rules = estimation_whist.Rules(players=3, max_cards=4, sequence="down")
    rng, s, events = Random(1), estimation_whist.start(rules), list[Event]()
    while (actor := estimation_whist.actor(s)) != OVER:
        legal = estimation_whist.legal(s) if actor >= 0 else ()
        action = rng.choice(legal) if legal else shuffle(estimation_whist.pack(s), rng)
        events.append(Event(actor, action))
        s = estimation_whist.apply(s, action)
    paper = Log(
        game="estimation_whist",
        version=estimation_whist.VERSION,
        rules=rules_text(rules),
        seats=("Ann", "Bob", "Cem"),
        events=tuple(events[:-1]),
    )
    return repr(paper), len(events) - 1, events[-1].seat


def finish_random_game(person: Person) -> None:
    """Finishes a game with many mistakes to review."""
    paper, n, seat = random_game()
    open_table(person, "estimation_whist", **{"from": {"log": paper, "n": n, "seat": seat}})
    click_action(person, person.legal[0])
    person.wait_until(lambda: person.result is not None, "the end")


def open_review(person: Person) -> None:
    finish_random_game(person)
    person.page.locator(".end a[href^='/replay/']").click()
    person.page.locator(".curve").wait_for()
    person.wait_idle(250)
