"""A watch on the system's clock: while it is in doubt, nothing expires and nothing is removed.

A clock that jumps, by hand, by a repaired battery or by a machine that was restored, must not sign
everybody out who was last seen “a year ago”.  The watch compares it with the monotonic clock, which
does not jump, and when the server starts with the newest time in the database.
"""

import time
from collections.abc import Callable

import structlog

JUMP = 60.0  # seconds; smaller differences are corrections
DOUBT = 86_400.0  # seconds after a jump
ABSENCE = 7 * 86_400.0  # seconds between the newest time in the database and a start
log = structlog.get_logger("clock")


class SteadyClock:
    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall, self.monotonic = wall, monotonic
        self.difference = wall() - monotonic()
        self.in_doubt_until = float("-inf")  # by the monotonic clock

    def compare(self, newest: float) -> None:
        """Doubts the clock if it is far from a time, in seconds since 1970, that was lately."""
        away = self.wall() - newest
        if abs(away) > ABSENCE:
            log.warning("the clock is far from the newest stored time", seconds=round(away))
            self.in_doubt_until = self.monotonic() + DOUBT

    def steady(self) -> bool:
        """False for a day after the system's clock has jumped or was found far away."""
        now, difference = self.monotonic(), self.wall() - self.monotonic()
        jump, self.difference = difference - self.difference, difference
        if abs(jump) > JUMP:
            log.warning("the clock has jumped", seconds=round(jump))
            self.in_doubt_until = now + DOUBT
        return now > self.in_doubt_until
