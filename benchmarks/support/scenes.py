"""Every screen of the page, and how somebody gets there."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from .browser import Person
from .playing import begin, cards_of, clicks, play_out, turn

# Pages that an address is enough for.
PAGES = {
    "start": "/",
    "new": "/new",
    "new-table": "/new/estimation_whist",
    "lobby": "/lobby",
    "daily": "/daily",
    "learn": "/learn",
    "lesson": "/learn/estimation_whist",
    "rules": "/rules",
    "rule-sheet": "/rules/pesten",
    "scores": "/scores",
    "me": "/me",
    "me-games": "/me/games",
    "me-friends": "/me/friends",
    "me-account": "/me/account",
    "friend": "/f/somebody",
    "settings": "/settings",
    "fair": "/fair",
    "about": "/about",
    "replay-choose": "/replay",
    "nothing-here": "/nowhere",
    "no-table": "/t/AAAA-BBBB-CCCC",
}
EXPECTED = ("status of 404", "status of 400", "status of 422")  # what pages without a thing meet

Scene = tuple[str, Callable[[Person], None]]


def kept(game: str, preset: str, **options: str) -> dict[str, Any]:
    return {game: {"preset": preset, "options": options, "level": "easy"}}


# Tables: the game, and what was chosen for it.
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "call": (
        "estimation_whist",
        kept("estimation_whist", "original", max_cards="5", sequence="down"),
    ),
    "auction": ("israeli_whist", kept("israeli_whist", "document")),
    "dash": ("egyptian_estimation", kept("egyptian_estimation", "document")),
    "whist": ("whist", kept("whist", "original", cards="6")),
    "pesten": ("pesten", kept("pesten", "van_dongen")),
    "fifteen-cards": (
        "estimation_whist",
        kept("estimation_whist", "original", players="3", max_cards="15", sequence="down"),
    ),
    "six-seats": (
        "estimation_whist",
        kept("estimation_whist", "original", players="6", max_cards="8", sequence="down"),
    ),
    "eight-seats": ("pesten", kept("pesten", "van_dongen", players="8")),
    "thirty-cards": (
        "pesten",
        kept("pesten", "van_dongen", players="2", packs="2", cards="20", must_play="no", sets="no"),
    ),
}
PLAYED = ("call", "auction", "whist", "fifteen-cards", "six-seats", "eight-seats")


def choose(person: Person, settings: dict[str, Any]) -> None:
    """What the start page remembers."""
    person.page.goto("/about")
    person.page.evaluate(
        """last => {
          const key = "longsuit.settings", kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, last }));
        }""",
        settings,
    )


def pages() -> Iterator[Scene]:
    for name, path in PAGES.items():
        yield name, lambda person, path=path: visit(person, path)  # type: ignore[misc]
    for name, which in (("house-rules", 1), ("manners", 2)):
        yield name, lambda person, which=which: tab(person, which)  # type: ignore[misc]
    yield "waiting", waiting


def visit(person: Person, path: str) -> None:
    person.page.goto(path)
    person.page.locator("main").wait_for()
    person.settled()


def tab(person: Person, which: int) -> None:
    visit(person, "/new/estimation_whist")
    person.page.get_by_role("tab").nth(which).click()
    if which == 1:
        person.page.locator("summary").first.click()


def waiting(person: Person) -> None:
    visit(person, "/new/estimation_whist")
    person.page.locator("main .end button").last.click()
    person.page.wait_for_url("**/t/**")
    person.page.locator(".waiting").wait_for()
    person.settled()


def tables(names: tuple[str, ...] = tuple(TABLES)) -> Iterator[Scene]:
    """The first turn at a table and, for some, a trick a little later."""
    for name in names:
        yield f"table-{name}", lambda person, name=name: sit(person, name)  # type: ignore[misc]
        if name in PLAYED:
            yield f"table-{name}-later", in_a_trick


def sit(person: Person, name: str) -> None:
    game, settings = TABLES[name]
    choose(person, settings)
    begin(person, game)
    while name == "thirty-cards" and len(person.view["hand"]) < 30:
        n = person.n
        calm = [action for action in person.legal if not cards_of(action)]
        clicks(person, calm[0] if calm else person.legal[0])
        person.until(lambda n=n: person.n > n and bool(person.legal), "the turn")  # type: ignore[misc]
    person.settled(250)


def in_a_trick(person: Person) -> None:
    """On until others have played before this person, or something lies on the pile."""
    rng = Random(2)
    for _ in range(12):
        if person.view["phase"] == "play" and (person.view.get("table") or "stock" in person.view):
            break
        turn(person, clicks, rng)
    person.until(lambda: bool(person.legal or person.result), "the turn")
    person.settled(250)


def windows() -> Iterator[Scene]:
    """Dialogs and windows of a table, by their places in the menus."""
    yield "table-menu", opened
    places = {"options": 1, "high-scores": 2, "random-things": 3, "exit": 4}
    places |= {"probabilities": 5, "cheat": 6, "shuffles": 11, "about-dialog": 12}
    for name, place in places.items():
        yield name, lambda person, place=place: item(person, place)  # type: ignore[misc]


def opened(person: Person) -> None:
    sit(person, "call")
    menu(person)


def menu(person: Person, which: int = 0) -> None:
    person.page.locator(".bar button[aria-haspopup]").nth(which).click()
    person.page.get_by_role("menu").wait_for()


def item(person: Person, place: int) -> None:
    """The item so far down, all menus counted together as on a phone."""
    page = person.page
    page.keyboard.press("Escape")
    for close in page.locator(".window header button").all():
        close.click()
    bars = page.locator(".bar button[aria-haspopup]").count()
    which = 0 if bars == 1 or place < 5 else 1 if place < 10 else 2
    menu(person, which)
    inside = place - (0, 5, 10)[which]
    page.locator("[role^=menuitem]").nth(inside).click()
    page.locator("dialog[open], .window").first.wait_for()
    person.settled(250)


def ends() -> Iterator[Scene]:
    yield "end", over
    yield "replay", replay
    yield "me-after-a-game", lambda person: visit(person, "/me")
    yield "me-games-after-a-game", lambda person: visit(person, "/me/games")
    yield "fair-after-a-game", lambda person: visit(person, "/fair")


def over(person: Person) -> None:
    choose(person, kept("estimation_whist", "original", players="3", max_cards="2"))
    begin(person, "estimation_whist")
    play_out(person, clicks, Random(3))
    person.settled(250)


def replay(person: Person) -> None:
    visit(person, f"/replay/{person.game}#n=9")
    person.page.locator(".timeline").wait_for()
    person.settled(250)
