"""The budget of a search, in milliseconds or in sampled worlds, and the clock that spends it."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from threading import local
from time import perf_counter, thread_time

from msgspec import Struct

from ...engine.sentences import excerpt, say
from ..player import BadPlayer

MOST = {"ms": 60_000, "worlds": 1_000_000}
LEAST_WORLDS = 16  # before a candidate is dropped
FIRST_BATCH = 4  # worlds, while it is not known yet how long they take
SHORT = 0.003  # seconds; in less time than this the first batch is a single world
PLANNED = 0.6  # the part of the time left that is planned for one batch
WAIT_DECAY = 0.95  # by batch, of the longest wait for a core that a thread remembers
RESERVE = 0.5  # the part of a budget that may be reserved for such a wait
OVERHEAD = 0.0001  # seconds from the last rollout to the choice


class Budget(Struct, frozen=True):
    """The budget of one decision; exactly one of the two is above 0."""

    ms: int = 0  # milliseconds
    worlds: int = 0  # sampled


def budget_of(text: str) -> Budget:
    """The budget that a text such as `ms=100` or `worlds=400` states; raises BadPlayer."""
    name, _, number = text.partition("=")
    if name not in MOST or not number.isdecimal() or not 1 <= int(number) <= MOST[name]:
        most = {name: str(number) for name, number in MOST.items()}
        raise BadPlayer(say("bad_search_budget", text=excerpt(text), **most))
    return Budget(**{name: int(number)})


class ThreadLimit(local):
    """The time by which the searches of a thread must end, whatever their budgets, and the wait for
    a core that they have lately met."""

    end = inf  # by perf_counter
    wait = 0.0  # seconds


LIMIT = ThreadLimit()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Limits the time of all searches inside the block together."""
    before = LIMIT.end
    LIMIT.end = min(before, perf_counter() + seconds)
    try:
        yield
    finally:
        LIMIT.end = before


class BudgetClock:
    """The budget of a decision while it is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.worlds = budget, 0
        now = perf_counter()
        self.end = min(now + budget.ms / 1000 if budget.ms else inf, LIMIT.end)
        self.total = self.end - now
        self.each = 0.0  # seconds that a world takes with one candidate
        self.began = self.cpu_began = 0.0  # of the batch, and the thread's own time then

    def next_batch(self, candidates: int) -> int:
        """The number of worlds to sample next; 0 when the budget is spent."""
        self.began, self.cpu_began = perf_counter(), thread_time()
        wanted = max(LEAST_WORLDS, self.worlds)
        if self.budget.worlds:
            wanted = min(wanted, self.budget.worlds - self.worlds)
        if self.end == inf:
            return wanted
        if not self.each:
            short = self.total < SHORT
            return wanted if self.budget.worlds else 1 if short else FIRST_BATCH
        left = self.end - self.began - min(LIMIT.wait, RESERVE * self.total) - OVERHEAD
        most = left / (self.each * candidates)
        if left > SHORT:
            most *= PLANNED
        return max(0, min(int(most), wanted))

    def record(self, worlds: int, candidates: int) -> None:
        """Records the batch that has just been rolled out."""
        took = perf_counter() - self.began
        LIMIT.wait = max(took - (thread_time() - self.cpu_began), LIMIT.wait * WAIT_DECAY)
        self.worlds += worlds
        self.each = max(took / (worlds * candidates), self.each * 0.7)
