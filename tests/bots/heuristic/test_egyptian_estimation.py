"""The heuristic player of Egyptian Estimation before the play."""

from random import Random

from longsuit.bots import registry
from longsuit.bots.player import Choice
from longsuit.engine.actions import DASH, PASS, Bid, Call, Choose, seen
from longsuit.engine.cards import DECK, SPADES, bits, mask, names, parse, rank_of
from longsuit.engine.game import as_game, replay
from longsuit.engine.notation import event
from longsuit.games import egyptian_estimation as game
from longsuit.games.egyptian_estimation import Rules

STRONG = "AS KS QS JS TS 9S AH KH AD 4D 3D 2C 3C"
WEAK = "2S 3S 4S 2H 3H 4H 5H 2D 3D 5D 2C 4C 5C"
NO_SPADE = "QH JH TH 9H QD JD TD 9D 8D QC JC TC 9C"


def choice_of(
    hand: str, *lines: str, rules: Rules | None = None, name: str = "heuristic"
) -> Choice:
    """The choice of seat 0 with this hand after these events; the other cards are shuffled."""
    rules = rules or Rules()
    rest = list(bits(DECK & ~mask(map(parse, hand.split()))))
    Random(5).shuffle(rest)
    events = tuple(map(event, (f"* shuffle {hand} {names(rest)}", *lines)))
    view = game.view(replay(as_game(game), rules, events), 0)
    player = registry.player(name, "egyptian_estimation", rules)
    choice = player(view, tuple(seen(done, 0) for done in events), Random(1))
    assert choice.action in view.legal
    assert choice.because
    return choice


def passes(*seats: int) -> tuple[str, ...]:
    return tuple(f"{seat} pass" for seat in seats)


def test_a_dash_call_is_for_rags() -> None:
    assert choice_of(WEAK).action == DASH
    assert choice_of(STRONG).action == PASS


def test_a_dash_call_that_costs_as_much_as_it_gains_needs_more_safety() -> None:
    counts = {"document": 0, "jawaker": 0}
    for seed in range(60):
        pack = [card for card in bits(DECK) if rank_of(card) < 10]
        Random(seed).shuffle(pack)
        for preset in counts:
            action = choice_of(names(pack[:13]), rules=game.PRESETS[preset]).action
            counts[preset] += action == DASH
    assert counts["document"] > counts["jawaker"]


def test_a_void_is_kept_to_oneself() -> None:
    rules = Rules(void="declare", dash_calls=0)
    assert choice_of(NO_SPADE, rules=rules).action == PASS


def test_only_a_seat_that_may_asks_for_a_redeal() -> None:
    rules = Rules(void="redeal")
    assert choice_of(STRONG, rules=rules).action == PASS
    assert choice_of(NO_SPADE, rules=rules).action in (PASS, DASH, Choose("redeal"))


def test_the_long_suit_is_bid_for_what_it_is_worth() -> None:
    action = choice_of(STRONG, *passes(0, 1, 2, 3)).action
    assert isinstance(action, Bid)
    assert (action.strain, 6 <= action.tricks <= 9) == (SPADES, True)
    assert choice_of(WEAK, *passes(0, 1, 2, 3)).action == PASS


def test_the_last_to_estimate_weighs_the_risk() -> None:
    bids = (*passes(0, 1, 2, 3, 0), "1 bid 5H", *passes(2, 3), "2 call 2", "3 call 2")
    action = choice_of("AS KS 4S 3S 2H 3H 4H QD 3D 2D KC 4C 3C", *bids).action
    assert isinstance(action, Call)
    assert action.tricks != 4  # it would be thirteen
    assert 1 <= action.tricks <= 5


def test_in_a_fast_round_all_estimate() -> None:
    rules = Rules(normal_rounds=0)
    strong, weak = choice_of(STRONG, rules=rules).action, choice_of(WEAK, rules=rules).action
    assert isinstance(strong, Call)
    assert isinstance(weak, Call)
    assert strong.tricks >= 5
    assert weak.tricks <= 1


def test_a_bid_of_eight_is_for_eight() -> None:
    rules = Rules(normal_rounds=0, fast_trump="bid")
    assert choice_of(WEAK, rules=rules).action == PASS
    hand = "AS KS QS JS TS 9S 8S 7S AH KH AD KD 2C"
    assert isinstance(choice_of(hand, rules=rules).action, Bid)
