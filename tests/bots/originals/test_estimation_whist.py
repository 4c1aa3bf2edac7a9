"""The calls of the original Estimation Whist."""

from random import Random

import pytest

from longsuit.bots.originals.estimation_whist import (
    LARGE_PLAIN,
    LARGE_TRUMP,
    SMALL_PLAIN,
    SMALL_TRUMP,
    autocall,
    autocall_two,
    rounded_tricks,
    suit_tenths,
)
from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, Call, Event, Shuffle
from longsuit.engine.cards import CLUBS, DECK, bits, mask, parse
from longsuit.engine.game import replay
from longsuit.engine.notation import event
from longsuit.games import GAMES, estimation_whist


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        ("AC", (), 1),
        ("AC", (1,), 1),
        ("KC", (), 1),
        ("6C", (), 1),
        ("5C", (), 0),
        ("AD", (), 0),
        ("6C", (1,), 0),
        ("6C", (0, 0), 1),
        ("KD QD", (), 1),
        ("TC 9C", (), 2),
        ("AD KD QD JD TD", (), 3),
        ("AC KC QC JC TC", (), 5),
        ("2C 3C 4C 5C 6C", (), 1),
        ("JH 8H", (), 1),
        ("TH 8H", (), 0),  # four tenths
        ("AC KC QC JC TC 9C", (), 4),
        ("AD KD QD JD TD 9D", (), 3),
        ("2C 3C 4C 5C 6C 7C", (), 1),
        ("2D 3D 4D 5D 6D 7D", (), 0),
    ],
)
def test_autocall_two(hand: str, calls: tuple[int, ...], call: int) -> None:
    assert autocall_two(cards(hand), CLUBS, calls, 4) == call


def test_the_values_are_those_of_the_document() -> None:
    # As the document prints them: A 2 3 4 5 6 7 8 9 T J Q K.
    for row, printed in (
        (SMALL_PLAIN, "10 0 0 0 0 0 0 1 2 3 4 5 8"),
        (SMALL_TRUMP, "10 1 2 2 3 3 3 4 7 9 10 10 10"),
        (LARGE_PLAIN, "10 0 0 0 0 0 1 1 1 1 1 4 10"),
        (LARGE_TRUMP, "10 1 1 1 1 2 2 3 3 4 5 9 10"),
    ):
        ace, *others = map(int, printed.split())
        assert row == (*others, ace)


@pytest.mark.parametrize(
    ("hand", "trump", "tenths"),
    [
        ("AC KC QC JC", True, 40 + 20 + 10 + 10 + 10),
        ("KC QC", True, 20),
        ("QC JC", True, 10),
        ("KC JC", True, 10),
        ("KC", True, 0),
        ("QC", True, 0),
        ("JC", True, 0),
        ("AC", True, 10),
        ("2C 3C", True, 0),
        ("2C 3C TC", True, 15),
        ("2C 3C 4C 5C", True, 20),
        ("KC 2C 3C 4C", True, 15),  # no rule names a lone king
        ("AC 2C 3C 4C", True, 10),
        ("AC KC QC", False, 25 + 10 + 10 + 10),
        ("KC JC", False, 20),
        ("QC JC", False, 5),
        ("KC", False, 10),
        ("AC", False, 10),
        ("QC", False, 0),
        ("2C 3C 4C", False, 0),
    ],
)
def test_autocall_suit_by_suit(hand: str, trump: bool, tenths: int) -> None:
    assert suit_tenths(cards(hand), trump) == tenths


@pytest.mark.parametrize(
    ("hand", "calls", "seats", "call"),
    [
        ("2C 3C 4C", (), 4, 2),  # one and a half
        ("KC", (), 4, 0),
        ("AC 2C 3C 4C", (), 4, 1),  # 1 + 1 - 0.4 * 3
        ("AC 2D 3D 4D", (2,), 4, 1),  # 2 // 2 = 1: 1 + 1 - 0.4 * 2
        ("AC 2D 3D 4D", (3, 3), 4, 2),  # 6 // 3 = 2: 1 + 1 - 0.4 * 1
        ("AC 2D 3D 4D", (4, 4, 4), 4, 1),  # 12 // 4 = 3 is not under 3
        ("AC KC QC JC", (), 4, 4),  # nine, and less than that, but there are four cards
        ("2D 3D 4D 5D 6D 7D 8D 9D TD 2H 3H 4H 5H", (), 4, 0),  # 1 - 0.4 * 5 is below none
        ("QD JD", (), 4, 1),  # a half
    ],
)
def test_autocall(hand: str, calls: tuple[int, ...], seats: int, call: int) -> None:
    assert autocall(cards(hand), CLUBS, calls, seats) == call


def test_half_is_rounded_away_from_zero() -> None:
    tenths = (-15, -14, -5, -4, 0, 4, 5, 14, 15, 25)
    assert [rounded_tricks(n) for n in tenths] == [-2, -1, -1, 0, 0, 0, 1, 1, 2, 3]


def last_call(method: str, hand: str, *calls: int, hook: bool = True) -> int:
    """The call of the last of four seats with this hand of two cards; clubs are trump."""
    game, rules = (
        GAMES["estimation_whist"],
        estimation_whist.Rules(sequence="down", max_cards=2, hook=hook),
    )
    top = tuple(parse(word) for word in hand.split())
    order = (*[c for c in bits(DECK) if c not in top][:6], *top)
    order = (*order, *[c for c in bits(DECK) if c not in order])
    s = replay(
        game,
        rules,
        [Event(CHANCE, Shuffle(order)), *[Event(i, Call(n)) for i, n in enumerate(calls)]],
    )
    choice = player(f"classic({method})", "estimation_whist", rules)(game.view(s, 3), (), Random(1))
    assert isinstance(choice.action, Call)
    return choice.action.tricks


@pytest.mark.parametrize(
    ("method", "hand", "calls", "call"),
    [
        ("autocall_two", "KD QD", (1, 0, 0), 0),
        ("autocall_two", "2D 3D", (1, 1, 0), 1),
        ("autocall_two", "KD QD", (0, 0, 0), 1),
        ("autocall_two", "AC KC", (0, 0, 0), 1),
        ("autocall_two", "AC KC", (2, 0, 0), 2),
        ("autocall", "2D 3D", (1, 1, 0), 1),
        ("autocall", "AD KD", (0, 0, 0), 1),
    ],
)
def test_the_last_seat(method: str, hand: str, calls: tuple[int, ...], call: int) -> None:
    assert last_call(method, hand, *calls) == call


def test_without_the_hook_nothing_is_refused() -> None:
    assert last_call("autocall_two", "KD QD", 1, 0, 0, hook=False) == 1


def test_cards_are_played_at_random() -> None:
    game, rules = GAMES["estimation_whist"], estimation_whist.Rules(sequence="down", max_cards=3)
    s = replay(
        game,
        rules,
        [
            Event(CHANCE, Shuffle(bits(DECK))),
            *map(event, ("0 call 1", "1 call 1", "2 call 1", "3 call 1")),
        ],
    )
    play = player("classic", "estimation_whist", rules)
    found = [play(game.view(s, 0), (), Random(seed)).action for seed in range(300)]
    for action in game.legal(s):
        assert 70 < found.count(action) < 130
