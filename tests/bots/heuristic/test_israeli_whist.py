"""The heuristic player of Israeli Whist before the play."""

from random import Random

from longsuit.bots import registry
from longsuit.bots.heuristic.hand_value import (
    HandValue,
    expected_tricks,
    opponent_weakness,
    safety,
)
from longsuit.bots.player import Choice
from longsuit.engine.actions import PASS, Bid, Call, Choose, Give, seen
from longsuit.engine.cards import DECK, SPADES, bits, mask, names, parse
from longsuit.engine.game import as_game, replay
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


def test_bold_bids_more_often_than_careful() -> None:
    bids = dict.fromkeys(("bold", "plain", "careful"), 0)
    for seed in range(40):
        pack = list(bits(DECK))
        Random(seed).shuffle(pack)
        for style in bids:
            bids[style] += choice_of(names(pack[:13]), name=f"heuristic({style})").action != PASS
    assert bids["bold"] > bids["plain"] > bids["careful"]


# Fewer cards, the rest of the pack out of play.


def test_few_cards_are_bid_and_called_by_their_own_measure() -> None:
    rules = Rules(cards=5)
    assert choice_of("AS KS QS JS 2D", rules=rules).action == Bid(4, SPADES)
    assert choice_of("2S 3H 4H 5D 2C", rules=rules).action == PASS
    lines = ("0 pass", "1 bid 2H", "2 pass", "3 pass", "2 call 0", "3 call 1")
    assert choice_of("2S 3S 4H 5D 2C", *lines, rules=rules).action == Call(0)
    assert choice_of("AS AH KH AD AC", *lines, rules=rules).action in (Call(4), Call(5))


def test_the_trick_estimates_of_few_cards_follow_the_hand() -> None:
    strong, weak = held("AS KS QS JS 2D"), held("2S 3S 4H 5D 2C")
    aces = held("AS AH AD AC KS")
    for strain in range(5):
        assert 0 <= expected_tricks(weak, strain) < expected_tricks(strong, strain) <= 5
        assert safety(weak, strain) > 1
        assert safety(aces, strain) < 0
    value = HandValue(strong, SPADES, ruler=True)
    for call in range(6):
        chances = value.distribution(call, 0)
        assert len(chances) == 6
        assert abs(sum(chances) - 1) < 1e-9
    assert value.plausible_calls()[-1] <= 5


def test_a_wild_call_is_measured_by_the_cards() -> None:
    assert opponent_weakness((), 0, [4, 1], 4) == 1.0
    assert opponent_weakness((), 0, [3, 2], 4) < 1.0
    assert opponent_weakness((), 0, [4, 1]) < 1.0
