"""Every screen of the page, with the steps of a person to get there."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from .browser import Person
from .gestures import cards_of, click_action, play_out, start_game, take_turn

# Screens that have an address.
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
EXPECTED_ERRORS = (
    "status of 404",
    "status of 400",
    "status of 409",
)  # of pages whose subject does not exist

Screen = tuple[str, Callable[[Person], None]]


def game_settings(game: str, preset: str, **options: str) -> dict[str, Any]:
    return {game: {"preset": preset, "options": options, "level": "easy"}}


# Tables: the game and its settings.
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "call": (
        "estimation_whist",
        game_settings("estimation_whist", "original", max_cards="5", sequence="down"),
    ),
    "auction": ("israeli_whist", game_settings("israeli_whist", "document")),
    "dash": ("egyptian_estimation", game_settings("egyptian_estimation", "document")),
    "whist": ("whist", game_settings("whist", "original", cards="6")),
    "pesten": ("pesten", game_settings("pesten", "van_dongen")),
    "fifteen-cards": (
        "estimation_whist",
        game_settings("estimation_whist", "original", players="3", max_cards="15", sequence="down"),
    ),
    "six-seats": (
        "estimation_whist",
        game_settings("estimation_whist", "original", players="6", max_cards="8", sequence="down"),
    ),
    "eight-seats": ("pesten", game_settings("pesten", "van_dongen", players="8")),
    "thirty-cards": (
        "pesten",
        game_settings(
            "pesten", "van_dongen", players="2", packs="2", cards="20", must_play="no", sets="no"
        ),
    ),
}
PLAYED_ON = ("call", "auction", "whist", "fifteen-cards", "six-seats", "eight-seats")


def remember_settings(person: Person, settings: dict[str, Any]) -> None:
    """Sets what the start page remembers from the last game."""
    person.page.goto("/about")
    person.page.evaluate(
        """last => {
          const key = "longsuit.settings", kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, last }));
        }""",
        settings,
    )


def page_screens() -> Iterator[Screen]:
    for name, path in PAGES.items():
        yield name, lambda person, path=path: visit(person, path)  # type: ignore[misc]
    for name, which in (("house-rules", 1), ("manners", 2)):
        yield name, lambda person, which=which: open_tab(person, which)  # type: ignore[misc]
    yield "waiting", open_waiting_table


def visit(person: Person, path: str) -> None:
    person.page.goto(path)
    person.page.locator("main").wait_for()
    person.wait_idle()


def open_tab(person: Person, which: int) -> None:
    visit(person, "/new/estimation_whist")
    person.page.get_by_role("tab").nth(which).click()
    if which == 1:
        person.page.locator("summary").first.click()


def open_waiting_table(person: Person) -> None:
    visit(person, "/new/estimation_whist")
    person.page.locator("main .end button").last.click()
    person.page.wait_for_url("**/t/**")
    person.page.locator(".waiting").wait_for()
    person.wait_idle()


def table_screens(names: tuple[str, ...] = tuple(TABLES)) -> Iterator[Screen]:
    """The first turn at each table and, for some, a trick a little later."""
    for name in names:
        yield f"table-{name}", lambda person, name=name: sit(person, name)  # type: ignore[misc]
        if name in PLAYED_ON:
            yield f"table-{name}-later", play_into_trick


def sit(person: Person, name: str) -> None:
    game, settings = TABLES[name]
    remember_settings(person, settings)
    start_game(person, game)
    while name == "thirty-cards" and len(person.view["hand"]) < 30:
        n = person.n
        calm = [action for action in person.legal if not cards_of(action)]
        click_action(person, calm[0] if calm else person.legal[0])
        person.wait_until(lambda n=n: person.n > n and bool(person.legal), "the turn")  # type: ignore[misc]
    person.wait_idle(250)


def play_into_trick(person: Person) -> None:
    """Plays until others have played to a trick before this person, or cards lie on the pile."""
    rng = Random(2)
    for _ in range(12):
        if person.view["phase"] == "play" and (person.view.get("table") or "stock" in person.view):
            break
        take_turn(person, click_action, rng)
    person.wait_until(lambda: bool(person.legal or person.result), "the turn")
    person.wait_idle(250)


def window_screens() -> Iterator[Screen]:
    """Dialogs and windows of a table, by their positions in the menus."""
    yield "table-menu", open_menu
    places = {"options": 1, "high-scores": 2, "random-things": 3, "exit": 4}
    places |= {"probabilities": 5, "probabilities-1994": 6, "cheat": 7}
    places |= {"shuffles": 12, "about-dialog": 13}
    for name, place in places.items():
        yield name, lambda person, place=place: open_menu_item(person, place)  # type: ignore[misc]


def open_menu(person: Person) -> None:
    sit(person, "call")
    menu(person)


def menu(person: Person, which: int = 0) -> None:
    person.page.locator(".bar button[aria-haspopup]").nth(which).click()
    person.page.get_by_role("menu").wait_for()


def open_menu_item(person: Person, place: int) -> None:
    """Opens the menu item at a position that counts all menus together, as on a phone."""
    page = person.page
    page.keyboard.press("Escape")
    for close in page.locator(".window header button:last-of-type").all():
        close.click()
    bars = page.locator(".bar button[aria-haspopup]").count()
    which = 0 if bars == 1 or place < 5 else 1 if place < 11 else 2
    menu(person, which)
    inside = place - (0, 5, 11)[which]
    page.locator("[role^=menuitem]").nth(inside).click()
    page.locator("dialog[open], .window").first.wait_for()
    person.wait_idle(250)


def end_screens() -> Iterator[Screen]:
    yield "end", finish_game
    yield "replay", open_replay
    yield "me-after-a-game", lambda person: visit(person, "/me")
    yield "me-games-after-a-game", lambda person: visit(person, "/me/games")
    yield "fair-after-a-game", lambda person: visit(person, "/fair")


def finish_game(person: Person) -> None:
    remember_settings(
        person, game_settings("estimation_whist", "original", players="3", max_cards="2")
    )
    start_game(person, "estimation_whist")
    play_out(person, click_action, Random(3))
    person.wait_idle(250)


def open_replay(person: Person) -> None:
    visit(person, f"/replay/{person.game}#n=9")
    person.page.locator(".timeline").wait_for()
    person.wait_idle(250)
