"""The measure of forecasts tells right ones from wrong ones."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from benchmarks.support.reliability import LEAST, Reliability, write_diagram


def forecasts(shift: float, number: int = 20_000) -> Reliability:
    """Events that come about a little more often than is said."""
    rng, found = Random(1), Reliability()
    for at in range(number):
        if at % 50 == 0:
            found.begin_match()
        said = rng.random()
        found.add(said, rng.random() < said + shift * 4 * said * (1 - said))
    return found


def test_right_forecasts_have_no_gap() -> None:
    found = forecasts(0.0)
    assert found.number == 20_000
    assert found.largest_gap < 0.035
    assert len(list(found.tenths())) == 10
    for tenth in found.tenths():
        low, high = tenth.gap.interval or (1.0, 1.0)
        assert low - 0.01 < 0 < high + 0.01
    assert found.brier == pytest.approx(1 / 6, abs=0.01)


def test_a_gap_is_found_where_it_is() -> None:
    found = forecasts(0.1)
    assert found.largest_gap == pytest.approx(0.1, abs=0.03)
    (middle,) = [tenth for tenth in found.tenths() if 0.5 < tenth.said < 0.6]
    assert middle.gap.mean == pytest.approx(0.1, abs=0.03)
    assert middle.gap.interval is not None
    assert middle.gap.interval[0] > 0.05


def test_few_forecasts_prove_nothing() -> None:
    found = Reliability()
    found.begin_match()
    for _ in range(LEAST - 1):
        found.add(0.25, True)
    assert not list(found.tenths())


def test_the_picture_has_a_dot_for_every_tenth(tmp_path: Path) -> None:
    found = forecasts(0.0, 4000)
    write_diagram([("one", [("this", found)]), ("two", [("this", found)])], tmp_path / "p.svg")
    root = ElementTree.parse(tmp_path / "p.svg").getroot()
    dots = root.findall(".//{http://www.w3.org/2000/svg}circle")
    assert len(dots) == 2 * len(list(found.tenths())) + 1
