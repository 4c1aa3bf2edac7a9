"""Exact counts of the deals that agree with what is known."""

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from longsuit.engine.cards import DECK, bits, mask, suit_of
from longsuit.sim.deals.counting import Unseen, chances, count_deals, count_holdings, fits


def all_deals(unseen: Unseen) -> list[tuple[int, ...]]:
    """Every deal, by trying every place for every card."""
    cards, places = bits(unseen.cards), range(len(unseen.rooms))
    found = []
    for where in product(places, repeat=len(cards)):
        hands = tuple(
            [mask([c for c, at in zip(cards, where, strict=True) if at == p]) for p in places]
        )
        if (
            all(hands[p].bit_count() == unseen.rooms[p] for p in places)
            and not any(
                unseen.barred and unseen.barred[at] >> suit_of(card) & 1
                for card, at in zip(cards, where, strict=True)
            )
            and fits(unseen, hands)
        ):
            found.append(hands)
    return found


def some_position(rng: Random, *, needs: bool = False) -> Unseen:
    places, cards = rng.randrange(2, 5), rng.sample(bits(DECK), rng.randrange(1, 7))
    rooms = [0] * places
    for _ in cards:
        rooms[rng.randrange(places)] += 1
    barred = [rng.choice((0, 0, 1, 2, 4, 8, 3, 6, 9, 7, 14)) for _ in rooms]
    needed = [rng.choice((0, 0, 0, 1, 2, 4, 8, 3, 12)) if needs else 0 for _ in rooms]
    return Unseen(cards=mask(cards), rooms=tuple(rooms), barred=tuple(barred), needed=tuple(needed))


@pytest.mark.parametrize("needs", [False, True])
def test_counts_agree_with_trying_every_deal(*, needs: bool) -> None:
    rng, agreeing = Random(1), 0
    for _ in range(300 if needs else 150):
        unseen = some_position(rng, needs=needs)
        found = all_deals(unseen)
        agreeing += bool(found)
        assert count_deals(unseen) == len(found), unseen
        rows = count_holdings(unseen)
        for card in bits(unseen.cards):
            for place in range(len(unseen.rooms)):
                there = sum(hands[place] >> card & 1 for hands in found)
                assert rows[suit_of(card)][place] == there, unseen
    assert agreeing > (10 if needs else 50)


def test_places_that_need_every_suit() -> None:
    """Of all first hands of 13 cards those without a void, by inclusion and exclusion."""
    ways = sum([(-1) ** k * comb(4, k) * comb(52 - 13 * k, 13) for k in range(4)])
    unseen = Unseen(cards=DECK, rooms=(13, 39), needed=(15, 0))
    assert count_deals(unseen) == ways
    ace = chances(unseen)[12]
    assert ace == (Fraction(1, 4), Fraction(3, 4))  # every card is as likely as every other


def test_without_barred_suits_the_count_is_known() -> None:
    assert count_deals(Unseen(cards=DECK, rooms=(13,) * 4)) == comb(52, 13) * comb(39, 13) * comb(
        26, 13
    )


def test_chances_add_up() -> None:
    unseen = Unseen(cards=DECK, rooms=(8, 9, 9, 9, 9, 8), barred=(1, 2, 4, 8, 3, 0))
    found = chances(unseen)
    assert set(found) == set(bits(DECK))
    assert all(sum(row) == 1 for row in found.values())
    for place, room in enumerate(unseen.rooms):
        assert sum(row[place] for row in found.values()) == room


def test_chance_of_an_open_card() -> None:
    unseen = Unseen(cards=mask(range(4)), rooms=(1, 3))
    assert chances(unseen)[0] == (Fraction(1, 4), Fraction(3, 4))


def test_no_chances_where_no_deal_agrees() -> None:
    assert chances(Unseen(cards=1, rooms=(1,), barred=(1,))) == {}


@pytest.mark.parametrize(
    ("rooms", "barred", "words"),
    [
        ((1, 1), (), "4 unseen cards do not fill 2 rooms"),
        ((5, -1), (), "not -1"),
        ((2, 2), (1,), "1 sets of barred suits for 2 rooms"),
    ],
)
def test_what_is_unseen_must_fit(
    rooms: tuple[int, ...], barred: tuple[int, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Unseen(cards=15, rooms=rooms, barred=barred)
