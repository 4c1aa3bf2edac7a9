"""How long a search goes on: for so many milliseconds, or for so many sampled deals."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from threading import local
from time import perf_counter, thread_time

from msgspec import Struct

from ..player import BadPlayer

MOST = {"ms": 60_000, "worlds": 1_000_000}
LEAST_WORLDS = 16  # before a candidate is given up
FIRST = 4  # deals of the first batch, when it is not known yet how long they take
SMALL = 0.003  # seconds; of less than this nobody can be given so many deals at once
AT_ONCE = 0.6  # the part of the time left that is planned at once
KEPT = 0.95  # how well a thread remembers for how long it had to wait for a core
RESERVE = 0.5  # the part of a budget that may be left for such a wait
WRITTEN = 0.0001  # seconds from the last deal to the choice


class Budget(Struct, frozen=True):
    """Exactly one of the two is above 0."""

    ms: int = 0
    worlds: int = 0


def budget_of(text: str) -> Budget:
    """`ms=100`, `worlds=400`, or BadPlayer."""
    name, _, number = text.partition("=")
    if name not in MOST or not number.isdecimal() or not 1 <= int(number) <= MOST[name]:
        raise BadPlayer(
            f"search: {text!r} is no budget; write ms=1 to ms={MOST['ms']} for milliseconds a "
            f"decision, or worlds=1 to worlds={MOST['worlds']} for sampled deals"
        )
    return Budget(**{name: int(number)})


class Limit(local):
    """Of a thread: when its searches must be done, whatever their budget, and for how long it has
    lately had to wait for a core while it searched."""

    end = inf
    wait = 0.0


LIMIT = Limit()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is searched in here takes no longer, all together."""
    before = LIMIT.end
    LIMIT.end = min(before, perf_counter() + seconds)
    try:
        yield
    finally:
        LIMIT.end = before


class Clock:
    """A budget while it is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.worlds = budget, 0
        now = perf_counter()
        self.end = min(now + budget.ms / 1000 if budget.ms else inf, LIMIT.end)
        self.whole = self.end - now
        self.each = 0.0  # seconds that a deal takes with one candidate
        self.wall = self.worked = 0.0  # when a batch began, and the thread's own time then

    def batch(self, candidates: int) -> int:
        """How many deals to try next; 0 when the budget is spent."""
        self.wall, self.worked = perf_counter(), thread_time()
        wanted = max(LEAST_WORLDS, self.worlds)
        if self.budget.worlds:
            wanted = min(wanted, self.budget.worlds - self.worlds)
        if self.end == inf:
            return wanted
        if not self.each:
            small = self.whole < SMALL
            return wanted if self.budget.worlds else 1 if small else FIRST
        left = self.end - self.wall - min(LIMIT.wait, RESERVE * self.whole) - WRITTEN
        most = left / (self.each * candidates)
        if left > SMALL:
            most *= AT_ONCE
        return max(0, min(int(most), wanted))

    def spent(self, worlds: int, candidates: int) -> None:
        """A batch has been tried."""
        took = perf_counter() - self.wall
        LIMIT.wait = max(took - (thread_time() - self.worked), LIMIT.wait * KEPT)
        self.worlds += worlds
        self.each = max(took / (worlds * candidates), self.each * 0.7)
