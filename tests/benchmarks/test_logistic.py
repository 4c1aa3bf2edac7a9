"""Fitted weights are those that made the outcomes, and stay finite where all outcomes agree."""

from math import exp
from random import Random

import pytest

from benchmarks.training.logistic import fit_logistic


def test_weights_are_found_again() -> None:
    rng, true = Random(1), (0.4, -1.5, 0.8)
    rows = [[1.0, rng.uniform(-3, 3), rng.uniform(-3, 3)] for _ in range(20_000)]
    sums = [sum([w * f for w, f in zip(true, row, strict=True)]) for row in rows]
    came = [rng.random() < 1 / (1 + exp(-total)) for total in sums]
    assert fit_logistic(rows, came, [0.0, 0.0, 0.0], 0.1) == pytest.approx(true, abs=0.1)


def test_a_strong_pull_keeps_them_where_they_were() -> None:
    rows = [[1.0, float(n)] for n in range(10)]
    assert fit_logistic(rows, [True] * 10, [0.0, 1.0], 1e9) == [0.0, 1.0]


@pytest.mark.parametrize("like", [[0.0, 1.0], [9.0, -40.0]])
def test_outcomes_that_a_line_parts_do_no_harm(like: list[float]) -> None:
    rows = [[1.0, n - 49.5] for n in range(100)]
    first, second = fit_logistic(rows, [n >= 50 for n in range(100)], like, 0.5)
    assert abs(first) < 20
    assert 0 < second < 20
