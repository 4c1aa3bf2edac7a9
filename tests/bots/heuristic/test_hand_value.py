"""The values of hands before the play."""

from random import Random

import pytest

from longsuit.bots.heuristic.hand_value import (
    HandValue,
    expected_tricks,
    opponent_weakness,
    plausible_needs,
    trick_distribution,
)
from longsuit.engine.cards import DECK, NO_SUIT, bits, mask, parse
from longsuit.engine.game import Round

STRONG = "AS KS QS JS TS 9S AH KH AD 4D 3D 2C 3C"
WEAK = "2S 3S 4S 2H 3H 4H 5H 2D 3D 5D 2C 4C 5C"


def held(text: str) -> int:
    return mask(parse(card) for card in text.split())


def test_the_chances_of_all_numbers_make_one() -> None:
    for cards in (13, 8, 4):
        for twentieths in range(0, 20 * cards + 1, 20):
            for call in range(cards + 1):
                chances = trick_distribution(cards, twentieths, call, 1.3)
                assert len(chances) == cards + 1
                assert sum(chances) == pytest.approx(1)
                assert min(chances) >= 0


def test_four_hands_expect_a_little_less_than_thirteen_tricks_without_a_ruler() -> None:
    rng, total = Random(3), 0.0
    for _ in range(400):
        pack = list(bits(DECK))
        rng.shuffle(pack)
        strain = rng.randrange(5)
        total += sum(expected_tricks(mask(pack[at : at + 13]), strain) for at in range(0, 52, 13))
    assert 11.5 < total / 400 < 13


def test_a_higher_card_is_never_worth_less() -> None:
    low, high = held("2S 3S 4S 5S 9H 3H 4H 2D 3D 4D 2C 3C 4C"), held(WEAK)
    assert expected_tricks(low & ~held("9H") | held("AH"), NO_SUIT) > expected_tricks(low, NO_SUIT)
    assert HandValue(high, NO_SUIT).safety > HandValue(held(STRONG), NO_SUIT).safety


def test_others_are_judged_by_the_calls_they_miss() -> None:
    def line(*tricks: int) -> Round:
        return Round(cards=13, calls=(3, 3, 3, 3), tricks=tricks, scores=(0,) * 4, totals=(0,) * 4)

    good, bad = (line(1, 3, 3, 3),) * 5, (line(3, 0, 6, 4),) * 5
    assert (
        opponent_weakness(good, 0, ())
        == 0
        < opponent_weakness((), 0, ())
        < opponent_weakness(bad, 0, ())
    )
    assert opponent_weakness(good, 0, (13,)) == opponent_weakness(good, 0, (8, 7, 6)) == 1


def test_needs_far_beyond_the_tricks_left_are_cut() -> None:
    assert plausible_needs((3, 4, 3, 4), 0, 13) == (3, 4, 3, 4)
    assert plausible_needs((3, 13, 0, 12), 0, 13) == (3, 4, 0, 4)
