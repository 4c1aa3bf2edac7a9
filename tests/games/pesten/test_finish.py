"""§11: a special card as the last one, at a price."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from longsuit.engine.actions import OVER
from longsuit.engine.game import step
from longsuit.engine.sentences import Sentence
from longsuit.games import pesten as game
from longsuit.games.pesten import Rules, table

from .tables import GAME, after, deal, play, rules, small


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "plus_five_needs_next_game"),
        ({"score": "places"}, "plus_five_needs_next_game"),
        ({"games": 2, "cards": 13}, "not_enough_cards_plus_five(needed=58, there=54)"),
        ({"games": 2, "cards": 10, "score": "places"}, "(needed=56, there=54)"),
    ],
)
def test_s11_plus_five_needs_a_next_game_and_the_cards_for_it(
    options: dict[str, object], words: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Rules(finish="plus_five", **options)  # type: ignore[arg-type]
    assert Rules(finish="plus_five", score="points").games == 1


def test_s11_a_special_last_card_costs_five_cards_in_the_next_game() -> None:
    chosen = rules(cards=1, finish="plus_five", games=3)
    s = after(chosen, "KH 3D 4H", "0 KH")
    assert game.rounds(s)[-1].scores == (1, 0)
    assert game.rounds(s)[-1].notes == (Sentence("round_note_five_more", {"seat": 0}),)
    assert game.view(s, 1).dealt_more == ()  # nothing is dealt
    s = step(GAME, s, deal(chosen, "4C 5C 6C 9C TC QC 3D 9H"))
    assert table.sizes(s.table) == (6, 1)
    assert game.view(s, 1).dealt_more == (0,)
    # A plain card costs nothing, and the five cards were for one game only.
    s = replace(s, table=replace(s.table, hands=((10,), (23,)), pile=(9,), turn=0))
    s = play(s, "0 QC")
    assert game.rounds(s)[-1].notes == ()
    s = step(GAME, s, deal(chosen, "4C 3D 9H"))
    assert table.sizes(s.table) == (1, 1)


@pytest.mark.parametrize("card", ["2H", "7H", "8H", "TH", "JH", "KH", "JO"])
def test_s11_every_special_card_costs(card: str) -> None:
    s = small(card, "3D 4D", pile="9H", finish="plus_five", games=2)
    s = play(s, f"0 {card}")
    assert (s.dealt_more, game.totals(s)) == ((0,), (1, 0))


@pytest.mark.parametrize(
    ("options", "costs"),
    [({}, False), ({"ace": "reverse"}, True), ({"ace_two_players": "again"}, True)],
)
def test_s11_an_ace_costs_where_it_has_an_effect(options: dict[str, Any], costs: bool) -> None:
    s = small("AH", "3D 4D", pile="9H", finish="plus_five", games=2, **options)
    assert bool(play(s, "0 AH").dealt_more) == costs


def test_s11_an_ace_that_never_has_an_effect_costs_nothing() -> None:
    # With three seats the game is over before two are left.
    s = small("AH", "3D 4D", "5D", pile="9H", finish="plus_five", games=2, ace_two_players="again")
    assert play(s, "0 AH").dealt_more == ()


def test_s11_the_last_game_has_no_price() -> None:
    chosen = rules(cards=1, finish="plus_five", games=2)
    s = after(chosen, "4C KD 4H", "0 4C")
    s = play(step(GAME, s, deal(chosen, "4C KD 9D")), "1 KD")
    assert (game.actor(s), s.dealt_more, game.rounds(s)[-1].notes) == (OVER, (), ())


def test_s11_for_points_five_points_instead() -> None:
    s = small("KH", "3D AD", "JO", pile="9H", finish="plus_five", score="points")
    s = play(s, "0 KH")
    assert game.totals(s) == (-5, -14, -25)
    assert game.rounds(s)[-1].notes == (Sentence("round_note_lost_five", {"seat": 0}),)
    plain = play(small("4H", "3D AD", "JO", pile="9H", finish="plus_five", score="points"), "0 4H")
    assert game.totals(plain) == (0, -14, -25)
    assert plain.dealt_more == ()


def test_s11_for_places_several_may_pay() -> None:
    s = small(
        "TH", "TD", "3S 9C", pile="9H", finish="plus_five", score="places", games=2, draw="none"
    )
    s = play(s, "0 TH", "2 pass", "1 TD")
    assert (game.actor(s), s.dealt_more) == (-1, (0, 1))
    assert [note.values["seat"] for note in game.rounds(s)[-1].notes] == [0, 1]


def test_s11_a_set_costs_by_its_last_card() -> None:
    up = small("9H 8H 7H", "3D 4D", pile="TH", finish="plus_five", games=2)
    assert play(up, "0 9H 8H 7H last").dealt_more == (0,)
    down = small("9H 8H 7H", "3D 4D", pile="6H", finish="plus_five", games=2)
    assert play(down, "0 7H 8H 9H last").dealt_more == ()
