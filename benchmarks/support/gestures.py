"""Gestures of a person at the page: playing by mouse, by keyboard and by touch."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Position

from longsuit.games import GAMES

from .browser import Person

CARD = re.compile(r"JO|[2-9TJQKA][CDHS]")
CORNER: Position = {"x": 9, "y": 22}  # px: what is seen of a card that lies under the next one

# Short games: options as the page remembers them from the last time.
SHORT: dict[str, dict[str, str]] = {
    "estimation_whist": {"players": "3", "max_cards": "2"},
    "israeli_whist": {"deals": "1", "all_pass": "redeal"},
    "egyptian_estimation": {"normal_rounds": "1", "fast_rounds": "0"},
    "whist": {"cards": "4", "target": "2"},
    "oh_hell": {"players": "3", "max_cards": "2"},
    "pesten": {"players": "3", "cards": "4"},
}
PRESETS = {game: next(iter(GAMES[game].PRESETS)) for game in SHORT}  # the default one

Gesture = Callable[[Person, str], None]


def cards_of(action: str) -> list[str]:
    """The cards that are laid down or given; `bid 5C` names none."""
    first, *rest = action.split()
    words = rest if first == "give" else [first, *rest] if CARD.fullmatch(first) else []
    return [word for word in words if CARD.fullmatch(word)]


def plays_at_one_press(legal: list[str], action: str) -> bool:
    """True if one press plays the card, as no other legal action contains it."""
    card = cards_of(action)[0]
    return [one for one in legal if card in cards_of(one)] == [card]


def press(person: Person, action: str, touch: Callable[[Locator, bool], None]) -> None:
    """Presses the cards in the hand, or the button of any other action above it."""
    cards, legal = cards_of(action), person.legal
    if cards:
        wait_for_turn(person)
        for i, card in enumerate(cards):
            which = person.page.locator(f'.hand [data-card^="{card}#"][aria-pressed=false]')
            touch(which.first, True)
            if i == 0 and len(cards) == 1 and plays_at_one_press(legal, action):
                return
        if action.endswith(" last"):
            touch(person.page.locator(".doings .last"), False)
    touch(person.page.locator(f'.doings [data-action="{action}"]'), False)


def wait_for_turn(person: Person) -> None:
    """Waits until the page shows that it is this person's turn."""
    person.page.locator(".hand .lively").first.wait_for()


def click_action(person: Person, action: str) -> None:
    press(person, action, lambda node, card: node.click(position=CORNER if card else None))


def tap_action(person: Person, action: str) -> None:
    press(person, action, lambda node, card: node.tap(position=CORNER if card else None))


def tab_to(person: Person, selector: str, most: int = 120) -> None:
    """Presses Tab until the element has the focus, at most so many times."""
    for _ in range(most):
        if person.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {selector}")


def type_action(person: Person, action: str) -> None:
    """Plays by keyboard: on odd events cards are typed, on even ones chosen by arrows and Enter.

    Calls, bids and other words are typed; further buttons are reached by Tab.
    """
    cards, legal, keyboard = cards_of(action), person.legal, person.page.keyboard
    if not cards:
        short = action.startswith(("call ", "bid ", "name "))
        word = action.partition(" ")[2] if short else action
        person.page.locator(f'.doings [data-action="{action}"]').wait_for()
        keyboard.type(word.lower())  # a number that may go on counts after a moment
        return
    wait_for_turn(person)
    for card in cards:
        if person.n % 2:
            keyboard.type(card.lower())
        else:
            arrow_to(person, f'[data-card^="{card}#"][aria-pressed=false]')
            keyboard.press("Enter")
    if len(cards) == 1 and plays_at_one_press(legal, action):
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


def preferred_action(legal: list[str], rng: Random) -> str:
    """An action that ends games soon: plays before draws, low bids and calls, else a random one."""
    plays = [action for action in legal if cards_of(action) and not action.startswith("give")]
    last = [action for action in plays if action.endswith(" last")]
    low = [action for action in legal if action.startswith(("bid ", "call "))][:2]
    passing = [action for action in legal if action == "pass"]
    return rng.choice(last or plays or [*low, *passing] or legal)


def take_turn(person: Person, gesture: Gesture, rng: Random) -> bool:
    """Waits for this person's turn and acts; returns False when the game is over."""
    person.wait_until(lambda: bool(person.legal or person.result), "a turn or the end")
    if person.result:
        return False
    n = person.n
    gesture(person, preferred_action(person.legal, rng))
    person.wait_until(lambda: person.n > n or person.result is not None, "an answer to the action")
    return True


def play_out(person: Person, gesture: Gesture, rng: Random) -> None:
    """Plays until the page shows the end of the game."""
    while take_turn(person, gesture, rng):
        pass
    person.page.locator("#end-title").wait_for()


def short_game(game: str, **options: str) -> dict[str, Any]:
    """The remembered settings with which the start page opens a short game."""
    chosen = {**SHORT[game], **options}
    return {game: {"preset": PRESETS[game], "options": chosen, "level": "easy"}}


def start_game(person: Person, game: str) -> None:
    """Starts a game by one click on the start page, in any language."""
    person.forget()
    person.page.goto("/")
    person.page.locator(".tile").nth(list(SHORT).index(game)).locator("button").click()
    person.wait_until(lambda: bool(person.legal or person.result), "the game")
