"""Which games count in which list of high scores, and what they bring in."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from longsuit.engine.actions import CHANCE, OVER, Action, Play
from longsuit.engine.game import AnyGame, Round, shuffle, winners
from longsuit.games import GAMES, estimation_whist, israeli_whist, pesten, whist
from longsuit.games.high_scores import (
    ENTRIES,
    ScoreList,
    filled,
    list_of,
    place_of,
    seat_counts,
)


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_list_for_every_number_of_seats(game: str) -> None:
    for preset, rules in GAMES[game].PRESETS.items():
        assert list_of(rules) == ScoreList(game, preset, GAMES[game].seats(rules))
        for seats in seat_counts(game, preset):
            at_seats = replace(rules, players=seats) if hasattr(rules, "players") else rules
            assert list_of(at_seats) == ScoreList(game, preset, seats)


def test_options_that_change_nothing_count() -> None:
    rules = estimation_whist.Rules
    original = ScoreList("estimation_whist", "original", 4)
    assert list_of(rules(max_cards=13)) == original
    assert list_of(rules(hand_order="descending")) == original
    assert list_of(rules(players=6, max_cards=8)) == replace(original, seats=6)
    assert list_of(rules(suit_order="CDSH")) == replace(original, preset="version_1_2")
    assert list_of(pesten.Rules(packs=1)) == ScoreList("pesten", "van_dongen", 4)
    assert list_of(pesten.Rules(players=5, packs=2)) == ScoreList("pesten", "van_dongen", 5)


@pytest.mark.parametrize(
    "rules",
    [
        estimation_whist.Rules(max_cards=12),
        estimation_whist.Rules(hook=False),
        estimation_whist.Rules(players=2, max_cards=15),
        pesten.Rules(packs=2),
        pesten.Rules(players=3, cards=8),
        whist.Rules(cards=12),
        israeli_whist.Rules(deals=3, may_raise=True),
    ],
)
def test_other_rules_have_no_list(rules: Any) -> None:
    assert list_of(rules) is None


def test_a_place_is_above_equal_values() -> None:
    assert place_of(5, []) == 0
    assert place_of(-5, [7]) == 1
    assert place_of(7, [9, 7, 7]) == 1
    ten = list(range(ENTRIES, 0, -1))
    assert place_of(1, ten) is None, "it does not beat the tenth"
    assert place_of(2, ten) == 8
    assert place_of(1, ten[:-1]) == 9
    assert filled([("Ann", 12)], ("Fred", 10)) == [("Ann", 12), *[("Fred", 10)] * 9]
    assert filled([("Ann", 12)] * 12, None) == [("Ann", 12)] * 10


def test_only_estimation_whist_begins_with_entries() -> None:
    first = {name: game.FIRST_HIGH_SCORE for name, game in GAMES.items()}
    assert first.pop("estimation_whist") == ("Fred Flintstone", 10)
    assert set(first.values()) == {None}


@pytest.mark.parametrize("name", [n for n, g in GAMES.items() if g.HIGH_SCORE == "points"])
def test_points_count_in_the_estimating_games(name: str) -> None:
    game: AnyGame = GAMES[name]
    end = random_end(game, seed=3)
    assert [game.high_score(end, seat) for seat in range(game.seats(end.rules))] == [
        *game.totals(end)
    ]


def test_s6_the_margin_counts_in_whist() -> None:
    line = Round(cards=13, scores=(), totals=(24, 11, 19, 3))
    end = whist.State(rules=whist.Rules(), rounds=(line,))
    assert winners(GAMES["whist"], end) == (0,)
    assert whist.high_score(end, 0) == 5


def test_s11_cards_left_to_others_count_in_pesten() -> None:
    rules = pesten.Rules(players=3, games=3)
    won, lost = (
        Round(cards=7, scores=(1, 0, 0), totals=()),
        Round(cards=7, scores=(0, 1, 0), totals=()),
    )
    blocked = Round(cards=7, scores=(1, 0, 0), totals=(2, 1, 0))
    left = ((0, 4, 5), (9, 0, 2), (1, 2, 3))
    end = pesten.State(rules=rules, rounds=(won, lost, blocked), cards_left=left)
    assert pesten.high_score(end, 0) == 9, "not the game that nobody ended with a last card"
    assert pesten.high_score(end, 1) == 11


def test_s11_a_played_game_of_pesten_knows_what_was_left() -> None:
    game = GAMES["pesten"]
    for seed in range(20):
        before, end = last_two(game, pesten.Rules(players=3), seed)
        if isinstance(before[1], Play) and not end.rounds[-1].notes:
            break
    (seat,) = winners(game, end)
    held = [len(hand) for hand in before[0].table.hands]
    assert game.high_score(end, seat) == sum(held) - held[seat]


def random_end(game: AnyGame, seed: int) -> Any:
    return last_two(game, game.Rules(), seed)[1]


def last_two(game: AnyGame, rules: Any, seed: int) -> tuple[tuple[Any, Action], Any]:
    """The state before the last action of a random game with that action, and the end."""
    s, rng = game.start(rules), Random(seed)
    while (actor := game.actor(s)) != OVER:
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        before = s, action
        s = game.apply(s, action)
    return before, s
