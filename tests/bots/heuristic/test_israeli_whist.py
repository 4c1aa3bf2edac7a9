"""The heuristic player of Israeli Whist before the play, and the hand values it uses."""

from random import Random

import pytest

from longsuit.belief.tricks import knowledge
from longsuit.bots import registry
from longsuit.bots.heuristic.card_chances import EQUAL_COSTS, CardChances
from longsuit.bots.heuristic.hand_value import (
    HandValue,
    expected_tricks,
    opponent_weakness,
    plausible_needs,
    trick_distribution,
)
from longsuit.bots.heuristic.passing import pass_cards
from longsuit.bots.player import Choice
from longsuit.engine.actions import PASS, Bid, Call, Choose, Give, seen
from longsuit.engine.cards import DECK, NO_SUIT, SPADES, bits, mask, names, parse
from longsuit.engine.game import Round, as_game, replay
from longsuit.engine.notation import event
from longsuit.games import israeli_whist as game
from longsuit.games.israeli_whist import Rules

STRONG = "AS KS QS JS TS 9S AH KH AD 4D 3D 2C 3C"
WEAK = "2S 3S 4S 2H 3H 4H 5H 2D 3D 5D 2C 4C 5C"


def held(text: str) -> int:
    return mask(parse(card) for card in text.split())


def choice_of(
    hand: str, *lines: str, rules: Rules | None = None, name: str = "heuristic"
) -> Choice:
    """The choice of seat 0 with this hand after these events; the other cards are shuffled."""
    rules = rules or Rules()
    rest = list(bits(DECK & ~held(hand)))
    Random(5).shuffle(rest)
    events = tuple(map(event, (f"* shuffle {hand} {names(rest)}", *lines)))
    view = game.view(replay(as_game(game), rules, events), 0)
    player = registry.player(name, "israeli_whist", rules)
    choice = player(view, tuple(seen(done, 0) for done in events), Random(1))
    assert choice.action in view.legal
    assert choice.because
    return choice


def test_a_long_suit_is_bid_and_rags_are_not() -> None:
    action = choice_of(STRONG).action
    assert isinstance(action, Bid)
    assert (action.strain, action.tricks > 6) == (SPADES, True)
    assert choice_of(WEAK).action == PASS


def test_a_ruler_that_may_raise_bids_low_and_calls_more() -> None:
    rules = Rules(may_raise=True)
    assert choice_of(STRONG, rules=rules).action == Bid(5, SPADES)
    lines = ("0 bid 5S", "1 pass", "2 pass", "3 pass")
    action = choice_of(STRONG, *lines, rules=rules).action
    assert isinstance(action, Call)
    assert action.tricks > 6


def test_nobody_bids_over_thirteen_in_no_trump() -> None:
    lines = ("0 pass", "1 bid 13N", "2 pass", "3 pass")
    rules = Rules(may_return=True)
    assert choice_of(STRONG, *lines, rules=rules).action == PASS


def test_when_all_pass_the_hand_decides_about_no_trump() -> None:
    lines = ("0 pass", "1 pass", "2 pass", "3 pass")
    assert isinstance(choice_of(WEAK, *lines).action, Choose)
    assert choice_of("AS KS QS AH KH QH AD KD QD AC KC QC JC", *lines).action == Choose("continue")


def test_a_frisch_keeps_the_long_suit() -> None:
    lines = ("0 pass", "1 pass", "2 pass", "3 pass")
    action = choice_of(STRONG, *lines, rules=Rules(frisch=True)).action
    assert isinstance(action, Give)
    assert not any(card >> 4 == SPADES for card in action.cards)


def test_a_weak_hand_gives_its_highest_cards_away() -> None:
    weak = "2S 3S 4S 2H 3H 4H 5H 2D 3D 5D 2C 4C KC"
    assert parse("KC") in getattr(pass_cards(held(weak)).action, "cards", ())


def test_bold_bids_more_often_than_careful() -> None:
    bids = dict.fromkeys(("bold", "plain", "careful"), 0)
    for seed in range(40):
        pack = list(bits(DECK))
        Random(seed).shuffle(pack)
        for style in bids:
            bids[style] += choice_of(names(pack[:13]), name=f"heuristic({style})").action != PASS
    assert bids["bold"] > bids["plain"] > bids["careful"]


# Hand values.


def test_the_chances_of_all_numbers_make_one() -> None:
    for twentieths in range(0, 261, 20):
        for call in range(14):
            chances = trick_distribution(twentieths, call, 1.3)
            assert len(chances) == 14
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


def test_a_miss_counts_by_its_cost() -> None:
    deal = event(f"* shuffle {STRONG} {names(bits(DECK & ~held(STRONG)))}")
    lines = ("0 bid 8S", "1 pass", "2 pass", "3 pass", "1 call 2", "2 call 1", "3 call 1")
    events = (deal, *map(event, lines))
    view = game.view(replay(as_game(game), Rules(), events), 0)
    k, rest = knowledge(view, events), held(STRONG) & ~held("2C")
    even, few_dear, many_dear = (
        CardChances(k, 8, 13, (8, 2, 1, 1), costs)
        for costs in (EQUAL_COSTS, (1.3, 1.0), (1.0, 1.3))
    )
    few, many = even.miss_chances(8, rest, lead=False)
    made = even.exact_chance(8, rest, lead=False)
    assert made == pytest.approx(1 - few - many)
    assert few_dear.exact_chance(8, rest, lead=False) == pytest.approx(made - 0.3 * few)
    assert many_dear.exact_chance(8, rest, lead=False) == pytest.approx(made - 0.3 * many)
    assert few_dear.exact_chance(13, rest, lead=False) == pytest.approx(-0.3)
    assert many_dear.exact_chance(-1, rest, lead=False) == pytest.approx(-0.3)


def test_needs_far_beyond_the_tricks_left_are_cut() -> None:
    assert plausible_needs((3, 4, 3, 4), 0, 13) == (3, 4, 3, 4)
    assert plausible_needs((3, 13, 0, 12), 0, 13) == (3, 4, 0, 4)
