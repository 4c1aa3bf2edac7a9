from itertools import permutations
from random import Random

import pytest

from longsuit.engine.cards import JOKER, parse, rank_of
from longsuit.games.pesten import sets, table
from longsuit.games.pesten.sets import (
    adjacent_card,
    is_set,
    of_one_rank,
    runs,
    step_between,
    three_in_row,
    why_no_set,
)


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse(word) for word in text.split())


def test_beside_and_stride_go_round_the_ace() -> None:
    for card, above in (("2C", "3C"), ("KD", "AD"), ("AS", "2S"), ("TH", "JH")):
        assert adjacent_card(parse(card), 1) == parse(above)
        assert adjacent_card(parse(above), -1) == parse(card)
        assert step_between(parse(card), parse(above)) == 1
        assert step_between(parse(above), parse(card)) == -1
    for card, other in (("2C", "3D"), ("2C", "4C"), ("2C", "2C"), ("2C", "2D")):
        assert step_between(parse(card), parse(other)) == 0
    assert step_between(JOKER, parse("2S")) == step_between(parse("3S"), JOKER) == 0


@pytest.mark.parametrize(
    ("row", "through", "stopped"),
    [
        ("6C 6D 6S", True, True),
        ("6C 6C 6C", True, True),
        ("6C 5C 4C", True, True),
        ("AS 2S 3S", True, True),
        ("QD KD AD", True, True),
        ("AD KD QD", True, True),
        ("KD AD 2D", True, False),
        ("2D AD KD", True, False),
        ("6C 6D 7D", False, False),
        ("6C 7C 6C", False, False),
        ("6C 7C 9C", False, False),
        ("6C 7D 8C", False, False),
        ("JO 6C 7C", False, False),
        ("6C JO 6D", False, False),
        ("6C 6D JO", False, False),
    ],
)
def test_three_in_row(row: str, through: bool, stopped: bool) -> None:
    first, second, third = cards(row)
    assert three_in_row(first, second, third, True) is through
    assert three_in_row(first, second, third, False) is stopped


def test_is_set_takes_two_cards_with_the_top_card_only() -> None:
    assert is_set(cards("6D 6S"), parse("6C"), True)
    assert is_set(cards("7C 8C"), parse("6C"), True)
    assert is_set(cards("5C 4C"), parse("6C"), True)
    assert not is_set(cards("7C 5C"), parse("6C"), True)
    assert not is_set(cards("6D 6S"), parse("7D"), True)
    assert not is_set(cards("6D"), parse("6C"), True)
    assert is_set(cards("9C 8C 7C 6C"), parse("2H"), True)
    assert not is_set(cards("9C 8C 7C 8C"), parse("2H"), True)
    assert is_set(cards("AD 2D"), parse("KD"), True)
    assert not is_set(cards("AD 2D"), parse("KD"), False)
    assert is_set(cards("AD 2D 3D"), parse("KD"), False)


@pytest.mark.parametrize(
    ("row", "top", "words"),
    [
        ("9C 8C 7C", "TC", None),
        ("9C JO 7C", "TC", "no_jokers_in_sets(rule=§8)"),
        ("KD AD 2D", "QD", "no_run_round_corner(rule=§8)"),
        ("6D 6S", "7D", "two_cards_no_set(top_card=7D, rule=§8)"),
        ("6D 6S 7S", "7D", "cards_no_set(cards=6D 6S 7S, rule=§8)"),
    ],
)
def test_why_no_set(row: str, top: str, words: str | None) -> None:
    reason = why_no_set(cards(row), parse(top), False, "§8")
    assert reason is None if words is None else words in str(reason)


def test_runs_rise_and_fall_from_the_first_card() -> None:
    hand = cards("QD KD AD 2D 3D")
    found = runs(hand, cards("KD"), (1, -1), parse("5S"), True)
    assert found == [cards("KD AD 2D"), cards("KD AD 2D 3D")]
    assert runs(hand, cards("KD"), (1, -1), parse("5S"), False) == []
    assert runs(hand, cards("QD"), (1,), parse("5S"), False) == [cards("QD KD AD")]
    assert runs(hand, cards("3D"), (1,), parse("5S"), True) == []
    assert runs(hand, cards("JO"), (1, -1), parse("5S"), True) == []
    # Two cards that go on from the top card.
    assert runs(hand, cards("2D"), (-1,), parse("3D"), True)[0] == cards("2D AD")


def test_a_run_may_use_a_face_twice_when_there_are_two() -> None:
    whole = tuple(card for card in table.packs(2, 0) if card < 16)
    lengths = [len(run) for run in runs(whole, cards("5C"), (1,), JOKER, True)]
    assert lengths == list(range(3, 27))
    once = tuple(range(13))
    assert len(runs(once, cards("5C"), (1,), JOKER, True)[-1]) == 13


def every_set(hand: tuple[int, ...], top: int) -> set[tuple[int, ...]]:
    """Tries every order of every selection."""
    found = set()
    for size in range(2, len(hand) + 1):
        for row in set(permutations(hand, size)):
            if is_set(row, top, True):
                one_rank = rank_of(row[0]) == rank_of(row[1])
                middle = sorted(row[1:-1]) if one_rank else row[1:-1]
                found.add((row[0], *middle, row[-1]))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_lists_are_complete(seed: int) -> None:
    rng = Random(seed)
    few = [c for c in table.packs(2, 1) if c == JOKER or rank_of(c) in (0, 1, 2, 12)]
    hand = tuple(sorted(rng.sample(few, 7)))
    top = rng.choice(few)
    faces = sorted(set(hand))
    listed = of_one_rank(hand, faces, top) + runs(hand, faces, (1, -1), top, True)
    assert len(set(listed)) == len(listed)
    assert set(listed) == every_set(hand, top)


def test_dozens_of_one_rank_are_listed_short() -> None:
    hand = tuple(c for c in table.packs(8, 0) if rank_of(c) == 4)  # 32 sixes
    firsts = sorted(set(hand))
    listed = of_one_rank(hand, firsts, parse("6C"))
    assert len(listed) <= sets.LISTED
    assert len(set(listed)) == len(listed)
    assert all(is_set(row, parse("6C"), True) for row in listed)
    # Every first card, last card and number of cards is there.
    assert {(row[0], row[-1], len(row)) for row in listed} == {
        (first, last, n) for first in firsts for last in firsts for n in range(2, 33)
    }


def test_only_the_longest_lists_are_cut() -> None:
    sixes = tuple(c for c in table.packs(3, 0) if rank_of(c) == 4)
    nines = cards("9C 9D 9H")
    whole = of_one_rank(sixes + nines, cards("6C 9C"), JOKER, 4000)
    short = of_one_rank(sixes + nines, cards("6C 9C"), JOKER, 100)
    assert len(short) < 100 < len(whole)
    assert set(short) < set(whole)
    assert [r for r in short if rank_of(r[0]) == 7] == [r for r in whole if rank_of(r[0]) == 7]
    assert sum(rank_of(r[0]) == 7 for r in whole) == 2
