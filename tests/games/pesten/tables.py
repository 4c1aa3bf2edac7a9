"""Tables of Pesten for the tests: deals with chosen cards, and what can be done there."""

from collections import Counter
from typing import Any

import pytest

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, Event, Shuffle
from longsuit.engine.cards import names, parse
from longsuit.engine.game import IllegalAction, replay, step
from longsuit.games import GAMES
from longsuit.games import pesten as game
from longsuit.games.pesten import Rules, State, table

GAME = GAMES["pesten"]


def row(text: str) -> tuple[int, ...]:
    return tuple(parse(word) for word in text.split())


def deal(rules: Rules, top: str) -> Event:
    """A shuffle with these cards on top and the others below."""
    first = row(top)
    rest = Counter(game.all_cards(rules)) - Counter(first)
    return Event(CHANCE, Shuffle((*first, *sorted(rest.elements()))))


def after(rules: Rules, top: str, *lines: str) -> State:
    """The state when these cards have been dealt off the top and these events have happened."""
    s = replay(GAME, rules, [deal(rules, top)])
    return play(s, *lines)


def play(s: State, *lines: str) -> State:
    for line in lines:
        s = step(GAME, s, notation.event(line))
    return s


def rules(**options: object) -> Rules:
    """Two seats with three cards each and the second dealing, but for these options."""
    return Rules(**{"players": 2, "cards": 3, "dealer": 1, **options})  # type: ignore[arg-type]


def legal(s: State) -> str:
    return " | ".join(map(repr, game.legal(s)))


def hand(s: State, seat: int) -> str:
    return names(s.table.hands[seat])


def refusal(s: State, line: str) -> str:
    with pytest.raises(IllegalAction) as error:
        step(GAME, s, notation.event(line))
    return str(error.value)


def small(*hands: str, pile: str, stock: str = "", **options: Any) -> State:
    """A game in which only these cards are left."""
    chosen = Rules(**{"players": len(hands), "packs": 8, **options})
    held = tuple(tuple(sorted(row(text))) for text in hands)
    dealt = table.Table(hands=held, pile=row(pile), stock=row(stock))
    return State(rules=chosen, table=dealt)
