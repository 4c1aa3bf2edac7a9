"""The chances that another seat in Pesten can play or answer."""

from longsuit.bots.heuristic.pesten_chances import can_answer, can_play
from longsuit.engine.cards import HEARTS, NO_SUIT, SPADES, parse
from longsuit.games import pesten
from longsuit.games.pesten import Rules, shedding_rules

from .pesten_tables import DEFAULT, table_counts


def room(log: str, rules: Rules = DEFAULT) -> tuple[tuple[int, ...], ...]:
    return table_counts(rules=rules, log=log).suit_room


def test_a_seat_that_draws_has_nothing_of_the_suit() -> None:
    rooms = room("0 9H; 1 draw; 1 pass; 2 3H")
    assert rooms[1][HEARTS] == 0
    assert rooms[1][SPADES] > 4
    assert rooms[2] == (6,) * 4


def test_cards_that_come_to_a_hand_later_may_be_anything() -> None:
    log = "0 9H; 1 draw; 1 pass; 2 9S; 3 2S; 0 2H; 1 take"
    assert room(log)[1][HEARTS] == 4
    assert room("0 9H; 1 draw; 1 4H; 2 3H")[1][HEARTS] == 0


def test_a_suit_named_is_due_and_liked() -> None:
    log = "0 JH; 0 name S; 1 draw; 1 pass"
    k = table_counts(log=log)
    assert k.suit_room[1][SPADES] == 0
    assert k.suit_room[1][HEARTS] > 4
    assert k.named_suit == (SPADES, NO_SUIT, NO_SUIT, NO_SUIT)
    assert table_counts(log=log + "; 0 4S").named_suit[0] == NO_SUIT


def test_drawing_shows_nothing_where_nobody_must_play() -> None:
    assert room("0 9H; 1 draw", Rules(must_play=False))[1][HEARTS] > 4


def test_chances_to_play_and_to_answer() -> None:
    plain = table_counts()
    lacking = table_counts(log="3 9H; 1 draw; 1 pass")
    liked = table_counts(log="1 JH; 1 name H; 2 4H")
    top = parse("AH")
    chance = can_play(plain, 1, top, NO_SUIT, 0)
    assert 0 < can_play(lacking, 1, top, NO_SUIT, 0) < chance
    assert chance < can_play(liked, 1, top, NO_SUIT, 0) <= 1
    assert can_play(plain, 1, top, NO_SUIT, 1 << 9) > chance
    alone = table_counts(sizes=(3, 1, 5, 5), log="1 JS; 1 name S; 2 4S")
    assert can_play(alone, 1, top, NO_SUIT, 0) < can_play(
        table_counts(sizes=(3, 1, 5, 5)), 1, top, NO_SUIT, 0
    )
    climbing, mixed = shedding_rules(Rules()), shedding_rules(pesten.PRESETS["common_dutch"])
    two, joker = parse("2H"), parse("JO")
    assert can_answer(plain, 1, two, climbing) > 0
    assert can_answer(plain, 1, joker, mixed) > can_answer(plain, 1, joker, climbing) > 0
