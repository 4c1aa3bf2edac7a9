"""How somebody plays at the page: by clicks, by keys, with a thumb."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Position

from .browser import Person

CARD = re.compile(r"JO|[2-9TJQKA][CDHS]")
CORNER: Position = {"x": 9, "y": 22}  # px: what is seen of a card that lies under the next one

# Short games: options as the page remembers them from the last time.
SHORT: dict[str, dict[str, str]] = {
    "estimation_whist": {"players": "3", "max_cards": "2"},
    "israeli_whist": {"deals": "1", "all_pass": "redeal"},
    "egyptian_estimation": {"normal_rounds": "1", "fast_rounds": "0"},
    "whist": {"cards": "4", "target": "2"},
    "pesten": {"players": "3", "cards": "4"},
}
PRESETS = dict(zip(SHORT, "original document document original van_dongen".split(), strict=True))
TITLES = {game: game.replace("_", " ").title() for game in SHORT} | {"whist": "Whist to 24"}

Gesture = Callable[[Person, str], None]


def cards_of(action: str) -> list[str]:
    """The cards that are laid down or given; `bid 5C` names none."""
    first, *rest = action.split()
    words = rest if first == "give" else [first, *rest] if CARD.fullmatch(first) else []
    return [word for word in words if CARD.fullmatch(word)]


def at_once(legal: list[str], action: str) -> bool:
    """Whether one press plays the card: it belongs to nothing else that is legal."""
    card = cards_of(action)[0]
    return [one for one in legal if card in cards_of(one)] == [card]


def press(person: Person, action: str, touch: Callable[[Locator, bool], None]) -> None:
    """Cards are pressed in the hand, everything else on its button above it."""
    cards, legal = cards_of(action), person.legal
    if cards:
        expected(person)
        for i, card in enumerate(cards):
            which = person.page.locator(f'.hand [data-card^="{card}#"][aria-pressed=false]')
            touch(which.first, True)
            if i == 0 and len(cards) == 1 and at_once(legal, action):
                return
        if action.endswith(" last"):
            touch(person.page.locator(".doings .last"), False)
    touch(person.page.locator(f'.doings [data-action="{action}"]'), False)


def expected(person: Person) -> None:
    """The page has heard that it is this person's turn."""
    person.page.locator(".hand .lively").first.wait_for()


def clicks(person: Person, action: str) -> None:
    press(person, action, lambda node, card: node.click(position=CORNER if card else None))


def thumb(person: Person, action: str) -> None:
    press(person, action, lambda node, card: node.tap(position=CORNER if card else None))


def tab_to(person: Person, selector: str, most: int = 120) -> None:
    """The Tab key, until what is wanted has the focus."""
    for _ in range(most):
        if person.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {selector}")


def keys(person: Person, action: str) -> None:
    """Types what can be typed; cards of every second step, and buttons, by Tab, arrows, Enter."""
    cards, legal, keyboard = cards_of(action), person.legal, person.page.keyboard
    if not cards:
        short = action.startswith(("call ", "bid ", "name "))
        word = action.partition(" ")[2] if short else action
        person.page.locator(f'.doings [data-action="{action}"]').wait_for()
        keyboard.type(word.lower())  # a number that may go on counts after a moment
        return
    expected(person)
    for card in cards:
        if person.n % 2:
            keyboard.type(card.lower())
        else:
            arrow_to(person, f'[data-card^="{card}#"][aria-pressed=false]')
            keyboard.press("Enter")
    if len(cards) == 1 and at_once(legal, action):
        return
    if action.endswith(" last"):
        person.page.locator(".doings .last").wait_for()
        tab_to(person, ".doings .last")
        keyboard.press("Enter")
    person.page.locator(f'.doings [data-action="{action}"]').wait_for()
    tab_to(person, f'.doings [data-action="{action}"]')
    keyboard.press("Enter")


def arrow_to(person: Person, selector: str) -> None:
    tab_to(person, ".hand button")
    person.page.keyboard.press("Home")
    for _ in range(60):
        if person.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not come to {selector}")


def liked(legal: list[str], rng: Random) -> str:
    """What to do: lay down rather than draw, bid and call low, and else anything."""
    plays = [action for action in legal if cards_of(action) and not action.startswith("give")]
    last = [action for action in plays if action.endswith(" last")]
    low = [action for action in legal if action.startswith(("bid ", "call "))][:2]
    passing = [action for action in legal if action == "pass"]
    return rng.choice(last or plays or [*low, *passing] or legal)


def turn(person: Person, gesture: Gesture, rng: Random) -> bool:
    """Waits for this person's turn and acts; false when the game is over."""
    person.until(lambda: bool(person.legal or person.result), "a turn or the end")
    if person.result:
        return False
    n = person.n
    gesture(person, liked(person.legal, rng))
    person.until(lambda: person.n > n or person.result is not None, "an answer to the action")
    return True


def play_out(person: Person, gesture: Gesture, rng: Random) -> None:
    """Until the end of the game is told."""
    while turn(person, gesture, rng):
        pass
    person.page.locator("#end-title").wait_for()


def last(game: str, **options: str) -> dict[str, Any]:
    """The setting that makes *Play* of a game a short one."""
    chosen = {**SHORT[game], **options}
    return {game: {"preset": PRESETS[game], "options": chosen, "level": "easy"}}


def begin(person: Person, game: str) -> None:
    """One click on the start page, in whatever language."""
    person.forget()
    person.page.goto("/")
    person.page.locator(".tile").nth(list(SHORT).index(game)).locator("button").click()
    person.until(lambda: bool(person.legal or person.result), "the game")
