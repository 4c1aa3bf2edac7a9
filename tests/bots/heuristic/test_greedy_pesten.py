"""The greedy player of Pesten."""

from random import Random
from typing import Any

from longsuit.bots.registry import player as named_player
from longsuit.engine.actions import Give, Name, Shuffle
from longsuit.engine.cards import CLUBS, parse
from longsuit.engine.notation import action
from longsuit.games import pesten
from longsuit.games.pesten import Rules

from .pesten_tables import DEFAULT, cards, events


def dealt_with(hand: str, turned: str, rules: Rules) -> tuple[int, ...]:
    """A shuffle that deals these cards to seat 0 and turns this one up."""
    rest = list(pesten.all_cards(rules))
    for card in cards(f"{hand} {turned}"):
        rest.remove(card)
    others = rules.cards * (rules.players - 1)
    return (*cards(hand), *rest[:others], parse(turned), *rest[others:])


def greedy_choice(hand: str, turned: str, rules: Rules = DEFAULT, *, log: str = "") -> Any:
    """The choice of the greedy player at seat 0 with these cards."""
    s = pesten.apply(pesten.start(rules), Shuffle(dealt_with(hand, turned, rules)))
    for event in events(log) if log else ():
        s = pesten.apply(s, event.action)
    assert pesten.actor(s) == 0
    return named_player("greedy", "pesten", rules)(pesten.view(s, 0), (), Random(1))


def test_greedy_lays_most_cards_then_most_points() -> None:
    rules = Rules(cards=5, dealer=3)
    assert greedy_choice("4H 5H 6H KH JO", "9H", rules).action in map(
        action, ["4H 5H 6H", "6H 5H 4H"]
    )
    assert greedy_choice("4H 9C 6H QH 5S", "9H", rules).action == action("QH")
    assert greedy_choice("JO 9C 6H QH 5S", "9H", rules).action == action("JO")


def test_greedy_announces_names_and_gives() -> None:
    assert greedy_choice("4H 9C", "9H", Rules(cards=2, dealer=3)).action == action("9C last")
    named = greedy_choice("JH 9C 6C 3S", "9H", Rules(cards=4, dealer=3), log="0 JH")
    assert named.action == Name(CLUBS)
    assert named.because == "the suit it has most of"
    rules = Rules(cards=4, dealer=3, ten="pass_left")
    assert greedy_choice("TH 9C 6C 3S", "9H", rules, log="0 TH").action == Give(cards("9C"))
    assert greedy_choice("TS 8C 6C 3S", "9H", Rules(cards=4, dealer=3)).because == "nothing to play"


def test_greedy_announces_nothing_falsely() -> None:
    rules = Rules(cards=4, dealer=3, false_last="penalty")
    for seed in range(8):  # it chooses at random among equal actions
        think = named_player("greedy", "pesten", rules)
        s = pesten.apply(pesten.start(rules), Shuffle(dealt_with("4H 9C 6H QH", "9H", rules)))
        assert action("QH last") in pesten.legal(s)
        assert think(pesten.view(s, 0), (), Random(seed)).action == action("QH")
