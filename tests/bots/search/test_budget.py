"""Searches keep to their time, also when they must wait for a core; by a clock of our own."""

from random import Random

import pytest

from longsuit.bots.search import budget
from longsuit.bots.search.budget import Budget, BudgetClock, ThreadLimit, time_limit

DEAL = 40e-6  # seconds that a deal takes with one candidate


class Machine:
    """Time that passes only when somebody works; others take the core now and then."""

    def __init__(self, run: float, wait: float, seed: int = 1) -> None:
        self.now = self.worked = 0.0
        self.run, self.wait, self.rng = run, wait, Random(seed)
        self.next = self.rng.uniform(0, run)  # when the core is taken away

    def work(self, seconds: float) -> None:
        while seconds > self.next - self.now:
            spent = self.next - self.now
            seconds, self.worked = seconds - spent, self.worked + spent
            self.now = self.next + self.wait * self.rng.uniform(0.5, 1)
            self.next = self.now + self.run
        self.now, self.worked = self.now + seconds, self.worked + seconds


def machine(monkeypatch: pytest.MonkeyPatch, run: float = 1e9, wait: float = 0.0) -> Machine:
    found = Machine(run, wait)
    monkeypatch.setattr(budget, "perf_counter", lambda: found.now)
    monkeypatch.setattr(budget, "thread_time", lambda: found.worked)
    monkeypatch.setattr(budget, "LIMIT", ThreadLimit())
    return found


def decision(at: Machine, asked: Budget, candidates: int = 8, deal: float = DEAL) -> int:
    """Searches, and gives the deals tried; a batch takes a little longer than its deals."""
    clock = BudgetClock(asked)
    while number := clock.next_batch(candidates):
        at.work(20e-6 + number * candidates * deal * at.rng.uniform(0.8, 1.25))
        clock.record(number, candidates)
    return clock.worlds


def times(at: Machine, ms: int, number: int = 400) -> list[float]:
    """Decisions against their budget, in order of length."""
    found = []
    for _ in range(number):
        began = at.now
        decision(at, Budget(ms=ms))
        found.append((at.now - began) * 1000 / ms)
        at.work(at.rng.uniform(0, 0.002))
    return sorted(found)


@pytest.mark.parametrize("ms", [3, 10, 30, 100, 300])
def test_alone_the_time_is_used_and_kept(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    found = times(machine(monkeypatch), ms)
    assert found[len(found) // 2] > 0.75
    assert found[int(0.95 * len(found))] < 1.2


@pytest.mark.parametrize("ms", [10, 30, 100, 300])
def test_with_others_on_the_cores_the_time_is_kept(
    monkeypatch: pytest.MonkeyPatch, ms: int
) -> None:
    found = times(machine(monkeypatch, run=0.006, wait=0.004), ms)
    assert found[int(0.95 * len(found))] < 1.2
    assert found[len(found) // 2] > 0.4


def test_something_is_tried_however_little_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert decision(machine(monkeypatch), Budget(ms=1), deal=0.01) > 0


def test_worlds_are_counted_and_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    at = machine(monkeypatch, run=0.006, wait=0.004)
    assert [decision(at, Budget(worlds=n), deal=0.001) for n in (1, 16, 100)] == [1, 16, 100]


def test_a_limit_of_the_thread_binds_every_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    at = machine(monkeypatch)
    whole = decision(at, Budget(worlds=100_000))
    assert whole == 100_000
    for asked in (Budget(worlds=100_000), Budget(ms=60_000)):
        began = at.now
        with time_limit(0.05), time_limit(5):
            assert 0 < decision(at, asked) < 1000
        assert at.now - began < 0.06
    began = at.now
    decision(at, Budget(ms=200))
    assert at.now - began > 0.15  # the limit is lifted
