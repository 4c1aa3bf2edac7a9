from random import Random

import pytest

from longsuit.arena.intervals import (
    Estimate,
    estimate_text,
    mean_estimate,
    rate_estimate,
    student_quantile,
)


def test_students_quantiles() -> None:
    known = {1: 12.7062, 2: 4.30265, 3: 3.18245, 5: 2.57058, 10: 2.22814, 100: 1.98397}
    for freedom, value in known.items():
        assert student_quantile(freedom) == pytest.approx(value, rel=0.002)


def test_a_mean_with_students_interval() -> None:
    found = mean_estimate([(1, 1), (2, 1), (3, 1), (4, 1)])  # deviation 1.29099, error 0.6455
    assert found.mean == 2.5
    assert found.interval == pytest.approx((2.5 - 2.0542, 2.5 + 2.0542), abs=0.003)
    assert mean_estimate([(4, 2), (6, 2)]) == mean_estimate([(2, 1), (3, 1)])
    assert mean_estimate([(7, 2)]) == Estimate(3.5)


def test_a_rate_stays_between_0_and_1() -> None:
    for wins in range(11):
        found = rate_estimate([(float(n < wins), 1) for n in range(10)])
        low, high = found.interval or (1, 0)
        assert 0 <= low <= found.mean == wins / 10 <= high <= 1
        assert high - low > 0.1
    assert rate_estimate([(1, 4), (1, 4)]).interval != (0.25, 0.25)  # two deals alike prove little
    assert rate_estimate([(0, 0), (1, 1)]).interval is None  # only one deal had anything to count


def test_intervals_cover_what_they_should() -> None:
    rng, covered = Random(1), 0
    for _ in range(1000):
        low, high = rate_estimate(
            [(float(rng.random() < 0.85), 1) for _ in range(40)]
        ).interval or (0, 0)
        covered += low <= 0.85 <= high
    assert 930 <= covered <= 985


def test_an_estimate_as_text() -> None:
    assert estimate_text(Estimate(2.5), "{:.1f}".format) == "2.5"
    assert estimate_text(Estimate(2.5, 1, 4), "{:.1f}".format) == "2.5 (1.0–4.0)"
    assert estimate_text(Estimate(-2, -3, 1), "{:.0f}".format) == "−2 (−3 to 1)"
