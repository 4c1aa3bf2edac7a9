"""The terms of the evaluation function in Pesten, one by one."""

import pytest
from msgspec.structs import replace

from longsuit.bots.heuristic.pesten_evaluation import (
    chains,
    combinations,
    finishing_card,
    forced_draw,
    hand_size,
    next_play,
    next_seat,
    point_cards,
    run_turns,
    special_cards,
)
from longsuit.engine.cards import mask, parse
from longsuit.games import pesten
from longsuit.games.pesten import Rules

from .pesten_tables import features


def test_fewer_cards_are_better() -> None:
    values = [hand_size(features("5H 9S KC 4D 3C 2S 8H 9D TC QS"[: 3 * n - 1])) for n in (1, 4, 9)]
    assert values[0] > values[1] > values[2]
    assert hand_size(features(drawn=0.5)) > hand_size(features(drawn=5.0))
    assert hand_size(features(drawn=10.0)) > hand_size(features(drawn=12.0))


@pytest.mark.parametrize(
    ("held", "turns"),
    [("", 0), ("4 5", 0), ("4 5 6", 2), ("4 5 6 7 9 T J", 5), ("K A 2", 2), ("Q K A 2 5 6", 3)],
)
def test_turns_that_runs_save(held: str, turns: int) -> None:
    assert run_turns(mask(parse(rank + "C") for rank in held.split())) == turns


def test_a_run_through_the_whole_suit() -> None:
    assert run_turns(0x1FFF) == 12


def test_a_seven_goes_with_a_card_of_its_suit() -> None:
    assert chains(features("7H 4H 9S")) == 1
    assert chains(features("7H 4C 9S")) == 0
    assert chains(features("7H 7S")) == 1
    assert chains(features("7H KH 2S", rules=pesten.PRESETS["common_dutch"])) == 2


def test_sets_are_kept_whole() -> None:
    assert combinations(features("4H 5H 6H KC")) > combinations(features("4H 5H 8H KC"))
    assert combinations(features("6C 6D 6H KC")) > combinations(features("6C 6D 9H KC"))
    assert combinations(features("6C 6D 9H KC")) > combinations(features("6C 5D 9H KC"))
    assert combinations(features("4H 5H 6H KC", rules=Rules(sets=False))) == 0


def test_a_card_for_the_next_turn() -> None:
    assert next_play(features("JO")) > next_play(features("9H")) > next_play(features("9S"))
    assert next_play(features("9H 5H")) > next_play(features("9C 5S"))
    wild = Rules(jack="wild")
    assert next_play(features("JC", rules=wild)) > next_play(features("JC"))
    assert next_play(features("9S", drawn=2.0)) != next_play(features("9S"))


def test_the_best_cards_are_saved() -> None:
    values = [special_cards(features(f"{card} 9S 5C")) for card in ("JO", "2H", "JH", "TH", "9H")]
    assert values == sorted(values, reverse=True)
    assert special_cards(features("JO")) == 0
    dutch = replace(pesten.PRESETS["common_dutch"], finish="plain")
    assert (
        special_cards(features("JH 9S", rules=dutch))
        > 0
        > special_cards(features("8H 9S", rules=dutch))
    )


def test_a_card_to_end_on() -> None:
    strict = Rules(finish="plain")
    assert finishing_card(features("8H KC", rules=strict)) < 0
    assert finishing_card(features("8H 9C", rules=strict)) == 0
    assert finishing_card(features("8H KC")) == 0


def test_a_seat_with_few_cards_is_hurt_most_by_taking_some() -> None:
    few = forced_draw(features(top="2H", payload=2, sizes=(3, 1, 5, 5)))
    many = forced_draw(features(top="2H", payload=2, sizes=(3, 6, 5, 5)))
    assert few > many
    assert forced_draw(features(top="2H", payload=14)) > forced_draw(features(top="2H", payload=2))
    assert forced_draw(features()) == 0


def test_a_next_seat_that_can_play_is_a_danger() -> None:
    close, far = features(sizes=(3, 1, 5, 5)), features(sizes=(3, 6, 5, 5))
    assert next_seat(close) < next_seat(far) < 0
    lacks = features(sizes=(3, 1, 5, 5), log="3 9H; 1 draw; 1 pass")
    assert next_seat(close) < next_seat(lacks)
    taking = features(top="2H", payload=2, sizes=(3, 1, 5, 5))
    assert next_seat(taking) > next_seat(features(top="2H", sizes=(3, 1, 5, 5)))
    assert next_seat(features(turn=0)) == 0


def test_costly_cards() -> None:
    assert (
        point_cards(features("JO 3C"))
        < point_cards(features("QH 3C"))
        < point_cards(features("4H 3C"))
    )
