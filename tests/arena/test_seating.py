from collections import Counter

import pytest

from longsuit.arena.seating import (
    check_players,
    cycle_length,
    fixtures,
    parse_players,
    players_text,
    rotations,
    seating_groups,
)
from longsuit.engine.sentences import reason
from longsuit.games import GAMES

from .contests import contest


def test_a_list_of_players() -> None:
    assert parse_players("a, npc(x, y)*2 ,b") == ("a", "npc(x,y)", "npc(x,y)", "b")
    assert parse_players("a*3") == ("a", "a", "a")
    assert parse_players("") == ()
    assert players_text(("a", "npc(x,y)", "npc(x,y)", "a")) == "a,npc(x,y)*2,a"


@pytest.mark.parametrize("text", ["a*", "a*0", "a*x", "a*10", "a**2"])
def test_a_multiplicity_that_is_none(text: str) -> None:
    with pytest.raises(ValueError, match="bad_seat_multiplier") as error:
        parse_players(text)
    assert reason(error.value).values["name"] == "a"


@pytest.mark.parametrize(
    ("seats", "count", "example", "option"),
    [
        ("a", 1, "a,random*3", False),
        ("random", 1, "random*4", False),
        ("", 0, "random*4", False),
        ("a,b", 2, "a,b*3", True),
        ("a,b,c,d,e", 5, "a,b,c,d", True),
    ],
)
def test_too_few_or_too_many_players(seats: str, count: int, example: str, option: bool) -> None:
    with pytest.raises(ValueError, match="wrong_player_count") as error:
        check_players(contest(seats))
    why = reason(error.value)
    assert why.id == ("wrong_player_count_or_option" if option else "wrong_player_count")
    assert why.values == {"seat_count": 4, "player_count": count, "example": example}


def test_no_other_number_is_offered_where_there_is_none() -> None:
    with pytest.raises(ValueError, match="wrong_player_count") as error:
        check_players(contest("a,b", game="israeli_whist", rules=GAMES["israeli_whist"].Rules()))
    assert reason(error.value).id == "wrong_player_count"


@pytest.mark.parametrize(
    ("seats", "count"),
    [
        *[("ab", 2), ("abc", 6), ("abcd", 24), ("abbb", 4), ("aabb", 6), ("aaaa", 1)],
        *[("abcde", 20), ("abcdef", 12), ("abbbbbbb", 8), ("abcdefgh", 32)],
    ],
)
def test_every_player_sits_in_every_seat_equally_often(seats: str, count: int) -> None:
    seatings = [seating for group in seating_groups(tuple(seats)) for seating in group]
    assert len(seatings) == len(set(seatings)) == count
    for group in seating_groups(tuple(seats)):
        assert set(group) == set(rotations(group[0]))
        for seat in range(len(seats)):
            taken = Counter(seating[seat] for seating in group)
            assert all(taken[name] * len(seats) == len(group) * seats.count(name) for name in taken)


def test_neighbours_are_balanced_too() -> None:
    left = Counter(
        s[at] + s[(at + 1) % 4]
        for group in seating_groups(tuple("abcd"))
        for s in group
        for at in range(4)
    )
    assert set(left.values()) == {8}
    assert len(left) == 12


def test_each_match_has_its_own_deal_and_the_next_seating() -> None:
    plan = fixtures(contest("a,b,c,d", 30))
    assert [f.number for f in plan] == [f.deal for f in plan] == list(range(30))
    assert len({f.seating for f in plan[:24]}) == 24 == cycle_length(contest("a,b,c,d"))
    assert plan[24].seating == plan[0].seating


def test_duplicate_deals_are_whole() -> None:
    plan = fixtures(contest("a,b,c,d", 30, duplicate=True))
    assert len(plan) == 32
    assert [f.deal for f in plan] == [n // 4 for n in range(32)]
    for deal in range(8):
        group = [f.seating for f in plan if f.deal == deal]
        assert set(group) == set(rotations(group[0]))
    assert len({f.seating for f in plan}) == 24


def test_duplicate_deals_with_unequal_blocks() -> None:
    plan = fixtures(contest("a,a,b,b", 7, duplicate=True))
    assert Counter(f.deal for f in plan) == {0: 4, 1: 2, 2: 4}
