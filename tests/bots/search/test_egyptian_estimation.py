"""The search of Egyptian Estimation in rounds that count double."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from longsuit.bots.registry import player
from longsuit.bots.search import egyptian_estimation as search
from longsuit.bots.search.budget import Budget
from longsuit.engine.actions import CHANCE, Event, seen
from longsuit.engine.game import Round, shuffle
from longsuit.games import egyptian_estimation as game
from longsuit.games.egyptian_estimation import Rules, State

DOUBLINGS = 3
ZEROS = (0, 0, 0, 0)
MISSED = Round(cards=13, scores=ZEROS, totals=ZEROS, calls=(1, 1, 1, 9), tricks=(3, 3, 3, 4))
PLAYED = Round(cards=13, scores=ZEROS, totals=ZEROS, calls=(3, 3, 3, 3), tricks=(3, 3, 3, 4))


def decisions(rules: Rules, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The decisions of a round among heuristic players, with what their seats have seen of it."""
    s, rng, log = State(rules=rules, rounds=(PLAYED,) * DOUBLINGS), Random(seed), list[Event]()
    players = [player("heuristic", "egyptian_estimation", rules) for _ in range(4)]
    while len(s.rounds) == DOUBLINGS:
        seat = game.actor(s)
        if seat == CHANCE:
            log.append(Event(seat, shuffle(game.pack(s), rng)))
        else:
            heard = tuple([seen(event, seat) for event in log])
            yield s, heard
            log.append(Event(seat, players[seat](game.view(s, seat), heard, rng).action))
        s = game.apply(s, log[-1].action)


def test_a_round_that_counts_eight_times_has_eight_times_the_gains() -> None:
    """Values of the network and points of rounds played to the end are in the same unit, so that
    nothing but the unit changes."""
    rules, compared = Rules(), 0
    evaluate = search.evaluator(rules, Budget(worlds=24))
    for s, heard in decisions(rules, 5):
        doubled = replace(s, rounds=(MISSED,) * DOUBLINGS)
        once, often = [game.view(state, game.actor(s)) for state in (s, doubled)]
        assert (once.multiplier, often.multiplier) == (1, 8)
        before = evaluate(once, heard, Random(1))
        after = evaluate(often, heard, Random(1))
        assert [e.action for e in after] == [e.action for e in before]
        assert [e.worlds for e in after] == [e.worlds for e in before]
        for few, many in zip(before, after, strict=True):
            assert many.gain == pytest.approx(8 * few.gain)
            assert many.error == pytest.approx(8 * few.error)
            assert many.points == pytest.approx(8 * few.points)
            compared += 1
    assert compared > 40


@pytest.mark.parametrize(
    ("rules", "alike"),
    [
        (Rules(), True),
        (Rules(scoring="federation", formula="document"), True),
        (Rules(scoring="jawaker", formula="document"), False),
    ],
    ids=str,
)
def test_the_network_judges_where_all_points_are_multiplied_alike(
    rules: Rules, alike: bool
) -> None:
    """By the document's formula a doubled round multiplies only estimates of 8 and more: then
    rounds are played to the end, and a gain that is a value of the network does not occur."""
    s, heard = next(d for d in decisions(rules, 5) if game.phase(d[0]) == "play")
    for line, judged in ((PLAYED, True), (MISSED, alike)):
        view = game.view(replace(s, rounds=(line,) * DOUBLINGS), game.actor(s))
        assert search.counts_alike(view, rules) == judged
        found = search.evaluator(rules, Budget(worlds=16))(view, heard, Random(1))
        whole = {round(e.gain * 3 * e.worlds, 6) % 1 for e in found}
        assert (whole == {0.0}) == (not judged)
