"""The heuristic player of Estimation Whist: its calls, and whom it stops."""

from random import Random

import pytest
from msgspec.structs import replace

from longsuit.bots import registry
from longsuit.bots.heuristic.estimation_whist import foremost, sure_tricks
from longsuit.bots.player import Choice
from longsuit.engine.actions import CALLS, Call, Event, seen
from longsuit.engine.cards import DECK, bits, mask, names, parse
from longsuit.engine.game import Round, as_game, replay
from longsuit.engine.notation import event
from longsuit.games import estimation_whist as game
from longsuit.games.estimation_whist import Rules, View

SEATS = 4


def seated(
    hand: str, *said: str, hook: bool = True, hard_score: bool = False
) -> tuple[Rules, View, tuple[Event, ...]]:
    """What the seat that is to act sees after that, with this hand in the first round, in which
    clubs are trump; the other cards lie as they come."""
    size, seat = len(hand.split()), len(said) % SEATS
    rules = Rules(max_cards=size, sequence="down", hook=hook, hard_score=hard_score)
    rest = list(bits(DECK & ~mask(map(parse, hand.split()))))
    Random(5).shuffle(rest)
    pack = f"{names(rest[: seat * size])} {hand} {names(rest[seat * size :])}"
    events = tuple(map(event, (f"* shuffle {pack}", *said)))
    view = game.view(replay(as_game(game), rules, events), seat)
    return rules, view, tuple(seen(done, seat) for done in events)


def chosen(hand: str, *said: str, name: str = "heuristic", **options: bool) -> Choice:
    rules, view, events = seated(hand, *said, **options)
    choice = registry.player(name, "estimation_whist", rules)(view, events, Random(1))
    assert choice.action in view.legal
    return choice


def called(hand: str, *said: str, name: str = "heuristic", **options: bool) -> int:
    action = chosen(hand, *said, name=name, **options).action
    assert isinstance(action, Call)
    return action.tricks


def dealt(seed: int, size: int) -> str:
    pack = list(bits(DECK))
    Random(seed).shuffle(pack)
    return names(pack[:size])


def test_top_trumps_are_always_called() -> None:
    hands = ["AC KC 2D 3H", "AC QC 2D 3H", *(dealt(seed, 6) for seed in range(30))]
    sure = [sure_tricks(seated(hand)[1]) for hand in hands]
    assert sure[:2] == [2, 1]
    assert all(called(hand) >= least for hand, least in zip(hands, sure, strict=True))


def test_the_top_trumps_and_no_more() -> None:
    choice = chosen("AC 2D 3D 2H")
    assert choice.action == CALLS[1]
    assert choice.because == "the top trumps, which cannot be lost, and no more"


@pytest.mark.parametrize("hand", ["AC", "AC KC", "AC KC QC"])
def test_the_last_caller_keeps_to_the_rule_even_with_sure_tricks(hand: str) -> None:
    assert called(hand, "0 call 0", "1 call 0", "2 call 0") == len(hand.split()) - 1


def test_the_last_caller_takes_the_next_best_number() -> None:
    free, before = "AC 2D 3D 2H", ("0 call 1", "1 call 1", "2 call 0")
    assert called(free, *before) == 1
    barred = chosen(free, "0 call 1", "1 call 1", "2 call 1")
    assert barred.action in (CALLS[0], CALLS[2])
    assert barred.because == "the next best number: the best is barred to the last caller"
    assert called(free, "0 call 1", "1 call 1", "2 call 1", hook=False) == 1


def test_none_pays_less_by_the_hard_score() -> None:
    none = {False: 0, True: 0}
    for seed in range(40):
        for hard in none:
            said = ("0 call 0", "1 call 0", "2 call 0")
            none[hard] += called(dealt(seed, 3), *said, hard_score=hard) == 0
    assert none[False] > none[True]


def test_bold_calls_more_than_careful() -> None:
    sums = dict.fromkeys(("bold", "plain", "careful"), 0)
    for seed in range(30):
        for style in sums:
            sums[style] += called(dealt(seed, 8), name=f"heuristic({style})")
    assert sums["bold"] > sums["plain"] > sums["careful"]


def test_the_rival_with_most_points_is_to_be_stopped() -> None:
    def after(*totals: int) -> View:
        line = Round(cards=1, calls=(0,) * 4, tricks=(0,) * 4, scores=totals, totals=totals)
        _, view, _ = seated("AC KC")
        return replace(view, rounds=(line,))

    assert foremost(after(50, 10, 30, 20)) == 2
    assert foremost(after(50, 20, 10, 20)) == 1
    assert foremost(seated("AC KC")[1]) == 1
