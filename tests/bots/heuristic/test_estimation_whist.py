"""The heuristic player of Estimation Whist: its calls, and the rival whose call it spoils."""

from random import Random

import pytest
from msgspec.structs import replace

from longsuit.bots import registry
from longsuit.bots.heuristic.exact_calls import leading_rival, master_trumps
from longsuit.bots.player import Choice
from longsuit.engine.actions import CALLS, Call, Event, seen
from longsuit.engine.cards import DECK, bits, mask, names, parse
from longsuit.engine.game import Round, as_game, replay
from longsuit.engine.notation import event
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import Rules, View

SEATS = 4


def seat_view(
    hand: str, *lines: str, hook: bool = True, hard_score: bool = False
) -> tuple[Rules, View, tuple[Event, ...]]:
    """The view of the seat to act after these events of the first round, in which clubs are trump.

    It holds this hand; the other cards are shuffled.
    """
    size, seat = len(hand.split()), len(lines) % SEATS
    rules = Rules(max_cards=size, sequence="down", hook=hook, hard_score=hard_score)
    rest = list(bits(DECK & ~mask(map(parse, hand.split()))))
    Random(5).shuffle(rest)
    pack = f"{names(rest[: seat * size])} {hand} {names(rest[seat * size :])}"
    events = tuple(map(event, (f"* shuffle {pack}", *lines)))
    view = game.view(replay(as_game(game), rules, events), seat)
    return rules, view, tuple(seen(done, seat) for done in events)


def choice_of(hand: str, *lines: str, name: str = "heuristic", **options: bool) -> Choice:
    rules, view, events = seat_view(hand, *lines, **options)
    choice = registry.player(name, "estimation_whist", rules)(view, events, Random(1))
    assert choice.action in view.legal
    return choice


def call_of(hand: str, *lines: str, name: str = "heuristic", **options: bool) -> int:
    action = choice_of(hand, *lines, name=name, **options).action
    assert isinstance(action, Call)
    return action.tricks


def random_hand(seed: int, size: int) -> str:
    pack = list(bits(DECK))
    Random(seed).shuffle(pack)
    return names(pack[:size])


def test_top_trumps_are_always_called() -> None:
    hands = ["AC KC 2D 3H", "AC QC 2D 3H", *(random_hand(seed, 6) for seed in range(30))]
    sure = [master_trumps(seat_view(hand)[1]) for hand in hands]
    assert sure[:2] == [2, 1]
    assert all(call_of(hand) >= least for hand, least in zip(hands, sure, strict=True))


def test_the_top_trumps_and_no_more() -> None:
    choice = choice_of("AC 2D 3D 2H")
    assert choice.action == CALLS[1]
    assert choice.because == "the top trumps, which cannot be lost, and no more"


@pytest.mark.parametrize("hand", ["AC", "AC KC", "AC KC QC"])
def test_the_last_caller_keeps_to_the_rule_even_with_sure_tricks(hand: str) -> None:
    assert call_of(hand, "0 call 0", "1 call 0", "2 call 0") == len(hand.split()) - 1


def test_the_last_caller_takes_the_next_best_number() -> None:
    free, before = "AC 2D 3D 2H", ("0 call 1", "1 call 1", "2 call 0")
    assert call_of(free, *before) == 1
    barred = choice_of(free, "0 call 1", "1 call 1", "2 call 1")
    assert barred.action in (CALLS[0], CALLS[2])
    assert barred.because == "the next best number: the best is barred to the last caller"
    assert call_of(free, "0 call 1", "1 call 1", "2 call 1", hook=False) == 1


def test_none_pays_less_by_the_hard_score() -> None:
    none = {False: 0, True: 0}
    for seed in range(40):
        for hard in none:
            lines = ("0 call 0", "1 call 0", "2 call 0")
            none[hard] += call_of(random_hand(seed, 3), *lines, hard_score=hard) == 0
    assert none[False] > none[True]


def test_bold_calls_more_than_careful() -> None:
    sums = dict.fromkeys(("bold", "plain", "careful"), 0)
    for seed in range(30):
        for style in sums:
            sums[style] += call_of(random_hand(seed, 8), name=f"heuristic({style})")
    assert sums["bold"] > sums["plain"] > sums["careful"]


def test_the_rival_with_the_most_points_is_the_target() -> None:
    def after(*totals: int) -> View:
        line = Round(cards=1, calls=(0,) * 4, tricks=(0,) * 4, scores=totals, totals=totals)
        _, view, _ = seat_view("AC KC")
        return replace(view, rounds=(line,))

    assert leading_rival(after(50, 10, 30, 20)) == 2
    assert leading_rival(after(50, 20, 10, 20)) == 1
    assert leading_rival(seat_view("AC KC")[1]) == 1
