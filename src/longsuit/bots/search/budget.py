"""How long a search goes on: for so many milliseconds, or for so many sampled deals."""

from time import perf_counter

from msgspec import Struct

from ..player import BadPlayer

MOST = {"ms": 60_000, "worlds": 1_000_000}
LEAST_WORLDS = 16  # before a candidate is given up


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


class Clock:
    """A budget while it is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.began, self.worlds = budget, perf_counter(), 0
        self.each = 0.0  # seconds that a deal takes with one candidate

    def batch(self, candidates: int) -> int:
        """How many deals to try next; 0 when the budget is spent."""
        if self.budget.worlds:
            return min(self.budget.worlds - self.worlds, max(LEAST_WORLDS, self.worlds))
        left = self.budget.ms / 1000 - (perf_counter() - self.began)
        if not self.each:
            return LEAST_WORLDS // 4
        most = int(left / (self.each * candidates))
        return max(0, min(most, max(LEAST_WORLDS, self.worlds)))

    def spent(self, worlds: int, candidates: int, seconds: float) -> None:
        self.worlds += worlds
        now = seconds / (worlds * candidates)
        self.each = max(now, self.each * 0.7)
