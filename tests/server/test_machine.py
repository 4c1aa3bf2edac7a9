"""The disk, the clock and PostgreSQL fail while all games are played; nothing is lost."""

from random import Random

import pytest

from benchmarks.hostile.faults import DISK_FAULTS
from benchmarks.hostile.machine import SKEWS, clock, disk, postgres

pytestmark = pytest.mark.slow
ALL = 600  # seconds: every trouble once, however slow the machine


@pytest.mark.compiler
def test_a_disk_that_fails_loses_nothing_and_play_goes_on() -> None:
    counts = disk(ALL, Random(3), DISK_FAULTS)
    assert counts["acknowledged"] > 0


@pytest.mark.compiler
def test_a_clock_that_jumps_stops_nobody() -> None:
    assert clock(ALL, Random(3), SKEWS)["acknowledged"] > 0


@pytest.mark.postgres
def test_a_postgresql_that_fails_loses_nothing_and_play_goes_on() -> None:
    assert postgres(8, Random(3))["acknowledged"] > 0
