from random import Random

import pytest

from longsuit.arena.intervals import Estimate
from longsuit.arena.standings import complete_deals, seconds_per_decision, standings

from .contests import contest, match_result


def test_wins_are_shared_and_seats_of_one_player_pooled() -> None:
    plan = contest("a,b,b", 2)
    calls = (((1, 1), (0, 1)), ((2, 2), (1, 1)), ((2, 2), (0, 0)))
    played = [
        match_result(0, 0, "abb", (9, 9, 3), calls=calls),
        match_result(1, 1, "bab", (4, 7, 7)),
    ]
    found = standings(plan, played)
    assert [line.player for line in found.players] == ["a", "b"]
    a, b = found.players
    assert (a.seats, b.seats, a.matches, b.matches) == (1, 2, 2, 2)
    assert (a.score.mean, b.score.mean) == (8, 5.75)
    assert (a.wins.mean, b.wins.mean) == (0.5, 0.25)
    assert a.wins.mean + 2 * b.wins.mean == 1
    assert (a.made and a.made.mean, b.made and b.made.mean) == (0.5, 1.0)
    assert [(c.call, c.times, c.made) for c in b.calls] == [(0, 1, 1), (1, 1, 1), (2, 2, 2)]
    over, under = found.head_to_head[0][1], found.head_to_head[1][0]
    assert over == Estimate(0.75, *(over.interval if over and over.interval else ()))
    assert under
    assert under.mean == 0.25
    assert found.head_to_head[0][0] is None
    assert found.chance == pytest.approx(1 / 3)
    assert seconds_per_decision(played, "b") == 0.5


def test_with_duplicate_deals_the_deal_is_the_unit() -> None:
    """Luck that changes only from deal to deal does not widen the interval of a difference."""
    rng, single, double = Random(2), [], []
    for deal in range(50):
        luck = rng.choice([0, 10])  # seat 0 gets a good hand, or not
        for at, seating in enumerate(("ab", "ba")):
            scores = (5 + luck + (seating == "ab"), 10 + (seating == "ba"))
            double.append(match_result(2 * deal + at, deal, seating, scores))
            single.append(match_result(2 * deal + at, 2 * deal + at, seating, scores))
    plan = contest("a,b", 100, duplicate=True)
    by_deal, by_match = standings(plan, double), standings(plan, single)
    assert (by_deal.deals, by_match.deals) == (50, 100)
    a, b = by_deal.players[0].wins.interval or (0, 0)
    c, d = by_match.players[0].wins.interval or (0, 0)
    assert b - a != d - c
    assert by_deal.players[0].wins.mean == by_match.players[0].wins.mean


def test_only_complete_deals_count() -> None:
    plan = contest("a,b", 4, duplicate=True)
    played = [match_result(n, n // 2, "ab" if n % 2 else "ba", (1, 0)) for n in range(3)]
    assert [m.number for m in complete_deals(plan, played)] == [0, 1]
    assert complete_deals(contest("a,b", 4), played) == tuple(played)
    assert complete_deals(plan, []) == ()


def test_ratings_follow_who_wins() -> None:
    plan = contest("a,b,b", 20)
    played = [match_result(n, n, "abb", (3, 1, 1)) for n in range(20)]
    a, b = standings(plan, played).players
    assert a.rating.mu > 30
    assert b.rating.mu < 20
    assert a.rating.sigma < 8
