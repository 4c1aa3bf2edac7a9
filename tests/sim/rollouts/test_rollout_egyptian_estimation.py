"""Rollouts of Egyptian Estimation count points as the rules do."""

from random import Random

import pytest

from longsuit.engine.actions import CHANCE
from longsuit.engine.game import Round, shuffle
from longsuit.games import egyptian_estimation as game
from longsuit.games.egyptian_estimation import Rules, State
from longsuit.games.egyptian_estimation.scoring import SCORINGS, factor, score
from longsuit.sim.kernels import egyptian_estimation as kernel
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.rollouts.rollout import SCORES_WIDTH
from longsuit.sim.rollouts.rollout_egyptian_estimation import MAKERS, write_scores

ZEROS = (0, 0, 0, 0)
MISSED = Round(cards=13, scores=ZEROS, totals=ZEROS, calls=(1, 1, 1, 9), tricks=(3, 3, 3, 4))


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("formula", ["doubled", "document"])
@pytest.mark.parametrize("doublings", [0, 2])
def test_solved_endings_count_doubled_points(scoring: str, formula: str, doublings: int) -> None:
    """§9, §10: the table of points has every factor of a seat."""
    rules, rng = Rules(scoring=scoring, formula=formula), Random(6)  # type: ignore[arg-type]
    s, high = State(rules=rules, rounds=(MISSED,) * doublings), 0
    for _ in range(2000):
        if game.phase(s) == "play":
            calls, encoded = s.bidding.calls.numbers, list(kernel.encode(rules))
            times, table = game.multiplier(s), [0] * (6 * SCORES_WIDTH)
            assert times == 1 << doublings
            assert write_scores(encoded, encode_state(s), table)
            for seat, (role, risk) in enumerate(game.roles(s)):
                number = SCORINGS.index(scoring)
                for won in range(14):
                    points = score(number, role, risk, calls[seat], won, sum(calls), MAKERS)
                    points *= factor(number, calls[seat], times, formula == "document")
                    assert table[seat * SCORES_WIDTH + won] == points
            high += max(calls) >= 8
            s = State(rules=rules, rounds=(MISSED,) * doublings)
        action = shuffle(game.pack(s), rng) if game.actor(s) == CHANCE else None
        s = game.apply(s, action or rng.choice(game.legal(s)))
    assert high > 5
