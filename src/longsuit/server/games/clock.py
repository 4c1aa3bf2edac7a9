"""The clock of a game: a time for each move, then a time bank that is not refilled."""

from msgspec import Struct
from msgspec.structs import replace

from ...engine.cards import Seat
from ...protocol.parts import Policy

# Time controls by name: milliseconds for a move, and milliseconds in the bank.
TIME_CONTROLS = {"relaxed": (60_000, 300_000), "quick": (10_000, 60_000)}
RATED_MOVE, RATED_BANK = 30_000, 60_000  # milliseconds, where a rated table names no clock


class Clock(Struct):
    """All times are milliseconds of a clock that only goes forward."""

    move: int  # for each move
    banks: list[int]  # by seat
    seat: Seat = -1  # whose clock runs; -1: none
    since: int = 0  # when it began to run

    def run(self, seat: Seat, now: int) -> None:
        """Begins the move of a seat."""
        self.stop(now)
        self.seat, self.since = seat, now

    def stop(self, now: int) -> None:
        self.banks, self.seat = self.banks_at(now), -1

    def banks_at(self, now: int) -> list[int]:
        """The banks if the move ends now: the bank pays for the time beyond the move's own."""
        banks = [*self.banks]
        if self.seat >= 0:
            over = max(0, now - self.since - self.move)
            banks[self.seat] = max(0, banks[self.seat] - over)
        return banks

    def remaining(self, now: int) -> int:
        """The time until the move's time and the bank are both used up."""
        return max(0, self.since + self.move + self.banks[self.seat] - now)


def with_rated_clock(policy: Policy) -> Policy:
    """The policy with a clock if it is that of a rated table, which must have one."""
    if not policy.rated or policy.clock != "none":
        return policy
    return replace(policy, clock="custom", move=RATED_MOVE, bank=RATED_BANK)


def new_clock(policy: Policy, seats: int, banks: tuple[int, ...] = ()) -> Clock | None:
    """The clock that a policy asks for, with the banks as they were stored if there are any."""
    if policy.clock == "none":
        return None
    move, bank = TIME_CONTROLS.get(policy.clock, (policy.move, policy.bank))
    return Clock(move, [*banks] or [bank] * seats)
