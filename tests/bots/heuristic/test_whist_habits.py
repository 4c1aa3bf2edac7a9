"""The rates at which seats ruff in Whist."""

import pytest

from longsuit.bots.heuristic.whist_habits import ruff_choices, ruff_rates
from longsuit.engine.cards import SUITS, parse
from longsuit.games import whist as game
from longsuit.games.whist import Rules

from .whist_tables import played

SPADES = SUITS.index("S")


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


@pytest.mark.parametrize(
    ("plays", "shown"),
    [
        # Seat 1 trumps, and has a heart afterwards.
        ("2H 3S 4H 5H  3C 6H 4C 5C", [(1, True)]),
        # Nobody knows yet whether seat 1 had a heart.
        ("2H 3S 4H 5H", []),
        # Seat 1 follows, and has a trump afterwards.
        ("2H 3H 4H 5H  3C 2S 4C 5C", [(1, False)]),
        # Where a trump lies already, or trump is led, nothing is shown.
        ("2H 3S 4S 5H  3S 6H 7H 6S", [(1, True)]),
        ("2S 3S 4S 5S  3C 6S 4C 5C", []),
        # The leader chooses freely.
        ("2H 3H 4H 5H  3S 4C 5C 6C", []),
    ],
)
def test_choices_to_ruff_are_proved_by_later_plays(
    plays: str, shown: list[tuple[int, bool]]
) -> None:
    deal, leader = [], 0
    for trick in plays.split("  "):
        deal += [((leader + i) % 4, card) for i, card in enumerate(cards(trick))]
    assert list(ruff_choices(deal, 4, SPADES)) == shown


def test_ruff_rates_start_in_the_middle_and_learn_over_the_deals() -> None:
    rules = Rules(players=2, cards=3)
    lines = ["cut 2S", "deal 2H 3H 4H 5S 6H 7H"]
    s, events = played(rules, *lines)
    assert ruff_rates(game.view(s, 0), events) == (0.5, 0.5)
    lines += ["0 2H", "1 5S", "1 6H", "0 3H", "1 7H", "0 4H"]
    s, events = played(rules, *lines, "cut 2C", "deal 2H 3H 4H 5S 6H 7H")
    assert ruff_rates(game.view(s, 0), events) == (0.5, 1.75 / 2.5)
    s, events = played(rules, *lines, "cut 2C", "deal 2H 3H 4H 5C 6H 7H", "0 2H", "1 6H", "1 5C")
    assert ruff_rates(game.view(s, 0), events) == (0.5, 1.75 / 3.5)


def test_what_was_forgotten_is_no_error() -> None:
    s, events = played(Rules(players=2, cards=3), "cut 2S", "deal 2H 3H 4H 5S 6H 7H", "0 2H")
    assert ruff_rates(game.view(s, 1), ()) == ruff_rates(game.view(s, 1), events[-1:]) == (0.5, 0.5)
