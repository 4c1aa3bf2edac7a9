"""What the page shows of insight, and how somebody gets there."""

from collections.abc import Iterator
from random import Random
from typing import Any

from longsuit.engine.actions import OVER, Event
from longsuit.engine.game import shuffle
from longsuit.engine.notation import Log, rules_text
from longsuit.games import estimation_whist

from ..decided import position
from .browser import Person
from .playing import clicks
from .scenes import Scene, in_a_trick


def insight() -> Iterator[Scene]:
    """Where cards may lie, what to do, that the rest is decided, where points were lost."""
    yield "odds", lambda person: beside(person, "whist", "odds")
    yield "odds-by-card", by_card
    yield "odds-pesten", lambda person: beside(person, "pesten", "odds")
    yield "advice", lambda person: advised(person, "egyptian_estimation")
    yield "advice-play", lambda person: advised(person, "whist")
    yield "decided", decided
    yield "review", review


OPEN = """async body => {
  const headers = {
    authorization: `Bearer ${localStorage.getItem("longsuit.token")}`,
    "content-type": "application/json",
  };
  const method = "POST", sent = JSON.stringify(body);
  return (await (await fetch("/api/tables", { method, headers, body: sent })).json()).written;
}"""
HELP = {"odds": True, "advice": True, "cheat": True, "thinking": "none"}


def at_table(person: Person, game: str, **values: Any) -> None:
    """A table with every help, and this person's turn there."""
    person.page.goto("/about")
    person.page.wait_for_function("() => !!localStorage.getItem('longsuit.token')")
    code = person.page.evaluate(OPEN, {"game": game, "policy": HELP, **values})
    person.forget()
    person.page.goto(f"/t/{code}")
    if "from" not in values:
        person.page.locator(".waiting .start").click()
    person.until(lambda: bool(person.legal), "the turn")


def beside(person: Person, game: str, part: str) -> None:
    seats = {"whist": 4, "pesten": 3, "egyptian_estimation": 4}[game]
    options = {"players": "3"} if game == "pesten" else {}
    at_table(person, game, seats=["me", *["heuristic"] * (seats - 1)], options=options)
    in_a_trick(person)
    panel(person, part)
    if part == "odds":
        person.page.locator(".odds input").nth(1).wait_for()  # the server has answered


def panel(person: Person, part: str) -> None:
    """A tab on a desk, a sheet on a phone; both in whatever language."""
    place = ("scores", "log", "odds", "advice", "chat").index(part)
    person.page.locator(".sheets button, aside [role=tab]").nth(place).click()
    person.settled(250)


def by_card(person: Person) -> None:
    person.page.locator(".odds input[type=checkbox]").first.check()
    person.page.locator(".odds .long").wait_for()


def advised(person: Person, game: str) -> None:
    beside(person, game, "advice")
    person.page.locator("aside button:has(svg), dialog[open] .body button").last.click()
    person.page.locator("tr.best").wait_for()


def decided(person: Person) -> None:
    where = position(True)
    begin = {"log": where.paper, "n": where.n, "seat": where.seat}
    at_table(person, "whist", **{"from": begin})
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


def joined(person: Person, code: str, *messages: dict[str, Any]) -> None:
    """Says something at a table without its page, and comes to it then."""
    person.page.goto("/about")
    person.page.wait_for_function("() => !!localStorage.getItem('longsuit.token')")
    person.page.evaluate(SAY, [{"type": "join", "code": code}, *messages])
    person.forget()
    person.page.goto(f"/t/{code}")
    person.until(lambda: person.n > 0, "the game")


def blundered() -> tuple[str, int, int]:
    """A game of players who play at random, all but its last card; and whose that is."""
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


def finished(person: Person) -> None:
    """A game that many decisions have decided."""
    paper, n, seat = blundered()
    at_table(person, "estimation_whist", **{"from": {"log": paper, "n": n, "seat": seat}})
    clicks(person, person.legal[0])
    person.until(lambda: person.result is not None, "the end")


def review(person: Person) -> None:
    finished(person)
    person.page.locator(".end a[href^='/replay/']").click()
    person.page.locator(".curve").wait_for()
    person.settled(250)
