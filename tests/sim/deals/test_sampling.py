"""Hidden hands: every deal that agrees comes equally often, and no other comes at all."""

from collections import Counter
from random import Random

import pytest

from longsuit.engine.cards import DECK, SUIT_CARDS, Cards, bits, mask, parse
from longsuit.sim.compile.entry_points import row
from longsuit.sim.deals.counting import Unseen, chances, count_deals
from longsuit.sim.deals.plan import sampling_plan, unseen_after
from longsuit.sim.deals.sampling import CARDS, DEAL, WEIGH, Sampler

from .test_counting import all_deals

C, D, H, S = 1, 2, 4, 8  # sets of suits


def cards(text: str) -> Cards:
    return mask([parse(name) for name in text.split()])


# Late hands in which seats have shown what they do not have; the last place is the stock.
LATE = {
    "no void": Unseen(cards=cards("2C 3C 9D JD 4H KS"), rooms=(2, 2, 2, 0)),
    "one void": Unseen(
        cards=cards("2C 3C 9D JD 4H KS QS"), rooms=(2, 2, 2, 1), barred=(C, 0, 0, 0)
    ),
    "two voids": Unseen(
        cards=cards("2C 3C 9D JD 4H KS QS"), rooms=(2, 2, 2, 1), barred=(C, S, 0, 0)
    ),
    "everybody void": Unseen(
        cards=cards("2C 3C 9D JD 4H 5H KS QS"), rooms=(3, 2, 3), barred=(C, D | H, S)
    ),
    "same voids": Unseen(
        cards=cards("2C 3C 4C 9D JD 4H KS"), rooms=(2, 2, 2, 1), barred=(C, C, 0, 0)
    ),
    "seven seats": Unseen(
        cards=cards("2C 3C 9D 4H 5H KS QS"), rooms=(1,) * 7, barred=(C, D, H, S, C | D, 0, 0)
    ),
}


@pytest.mark.full
@pytest.mark.parametrize("name", LATE)
def test_every_deal_comes_equally_often(name: str) -> None:
    unseen = LATE[name]
    every = all_deals(unseen)
    assert len(every) == count_deals(unseen) > 5
    number = 40 * len(every)
    seen = Counter(Sampler(unseen).deals(number, seed=3))
    assert set(seen) <= set(every)
    expected = number / len(every)
    squares = sum((seen[deal] - expected) ** 2 / expected for deal in every)
    free = len(every) - 1
    assert abs(squares - free) < 4 * (2 * free) ** 0.5  # chi-square has this mean and variance


def some_position(rng: Random, seats: int, size: int) -> tuple[Unseen, tuple[Cards, ...]]:
    """Seat 0 sees its hand and one card of seat 1; some have shown voids."""
    pack = rng.sample(bits(DECK), 52)
    hands = [mask(pack[seat * size : (seat + 1) * size]) for seat in range(seats)]
    gone = mask(pack[seats * size : 52 - rng.randrange(1 + 52 - seats * size)])
    known = (hands[0], hands[1] & -hands[1], *[0] * (seats - 2))
    barred = tuple(
        [sum([1 << suit for suit in range(4) if not hand & SUIT_CARDS[suit]]) for hand in hands]
    )
    return unseen_after(known, (size,) * seats, barred, gone), (*known, 0)


@pytest.mark.parametrize("seats", range(2, 9))
def test_deals_agree_with_what_is_known(seats: int) -> None:
    rng = Random(seats)
    for size in (1, 3, 52 // seats):
        unseen, known = some_position(rng, seats, size)
        for hands in Sampler(unseen, known).deals(50):
            total = 0
            for place, hand in enumerate(hands):
                fresh = hand & ~known[place]
                assert hand & known[place] == known[place]
                assert fresh.bit_count() == unseen.rooms[place]
                assert not any(
                    fresh & SUIT_CARDS[suit]
                    for suit in range(4)
                    if unseen.barred[place] >> suit & 1
                )
                assert not total & fresh
                total |= fresh
            assert total == unseen.cards


def test_frequencies_of_a_long_hand_are_the_exact_chances() -> None:
    unseen = Unseen(
        cards=DECK & ~cards("AC KC QC AD KD 2H 3H 4H 5H 2S 3S 4S"),
        rooms=(9, 9, 9, 9, 4),
        barred=(C, D, 0, C | S, 0),
    )
    number = 20_000
    seen: Counter[tuple[int, int]] = Counter()
    for hands in Sampler(unseen).deals(number, seed=5):
        seen.update([(card, place) for place, hand in enumerate(hands) for card in bits(hand)])
    for card, row_of in chances(unseen).items():
        for place, chance in enumerate(row_of):
            expected = float(number * chance)
            spread = (expected * float(1 - chance)) ** 0.5
            assert abs(seen[card, place] - expected) <= 5 * spread


def test_interpreted_equals_compiled() -> None:
    for seats in (2, 4, 6, 8):
        unseen, known = some_position(Random(seats), seats, 5)
        plan, places = sampling_plan(unseen, known), len(unseen.rooms)
        weights = [Random(card).randrange(-50, 50) for card in range(places * CARDS)]
        hands, totals = row(40 * places), row(40)
        check = WEIGH(row(plan), 9, 2, 40, hands, row(1), row(weights), totals)
        mine, sums = [0] * (40 * places), [0] * 40
        assert WEIGH.function(list(plan), 9, 2, 40, mine, [0], weights, sums) == check
        assert mine == [int(hand) for hand in hands]
        assert sums == [int(total) for total in totals]
        assert DEAL(row(plan), 9, 2, 40, hands, row(1), None, None) == check
        assert mine == [int(hand) for hand in hands]


def test_deals_have_numbers() -> None:
    unseen, known = some_position(Random(1), 4, 6)
    sampler = Sampler(unseen, known)
    whole = list(sampler.deals(30))
    assert whole == [*sampler.deals(10), *sampler.deals(20, first=10)]
    assert len(set(whole)) > 25
    assert whole != list(sampler.deals(30, seed=2))


def test_weights_count_hidden_cards_only() -> None:
    known = (cards("2C 3C"), 0)
    unseen = unseen_after(known, (2, 2), pack=cards("2C 3C 9D JD 4H"))
    weights = {
        (0, parse("2C")): 1000,
        (1, parse("9D")): 3,
        (1, parse("JD")): 5,
        (2, parse("JD")): 7,
    }
    for total, hands in Sampler(unseen, (*known, 0)).weighed(50, weights):
        nine, jack = hands[1] & cards("9D") != 0, hands[1] & cards("JD") != 0
        assert total == 3 * nine + (5 if jack else 7 * (hands[2] & cards("JD") != 0))


def test_nothing_hidden_is_one_deal() -> None:
    known = (cards("2C 3C"), cards("9D JD"))
    unseen = unseen_after(known, (2, 2), gone=DECK & ~cards("2C 3C 9D JD"))
    assert list(Sampler(unseen, (*known, 0)).deals(2)) == [(*known, 0)] * 2


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(ValueError, match="no deal agrees"):
        sampling_plan(Unseen(cards=cards("2C 3C 9D"), rooms=(2, 1), barred=(C, 0)))
    with pytest.raises(ValueError, match="need 4 unseen cards, and there are 2"):
        unseen_after((0, 0), (2, 2), pack=cards("2C 3C"))
