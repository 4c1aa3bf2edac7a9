"""A clock by the server's time: so long for each move, then a bank that does not come back."""

from msgspec import Struct

from ...engine.cards import Seat
from ...protocol.parts import Policy

# Milliseconds: for a move, and in the bank.
SETTINGS = {"relaxed": (60_000, 300_000), "quick": (10_000, 60_000)}


class Clock(Struct):
    move: int
    banks: list[int]
    seat: Seat = -1  # whose clock runs
    since: int = 0  # milliseconds of a clock that only goes forward

    def run(self, seat: Seat, now: int) -> None:
        """This seat is to move."""
        self.stop(now)
        self.seat, self.since = seat, now

    def stop(self, now: int) -> None:
        self.banks, self.seat = self.left_over(now), -1

    def left_over(self, now: int) -> list[int]:
        """The banks if the move ends now: what it took beyond its time is taken from the bank."""
        banks = [*self.banks]
        if self.seat >= 0:
            over = max(0, now - self.since - self.move)
            banks[self.seat] = max(0, banks[self.seat] - over)
        return banks

    def left(self, now: int) -> int:
        """Until the time for the move and the bank are both up."""
        return max(0, self.since + self.move + self.banks[self.seat] - now)


def clock(policy: Policy, seats: int, banks: tuple[int, ...] = ()) -> Clock | None:
    """The clock of a game, with the banks as they were written down if it goes on."""
    if policy.clock == "none":
        return None
    move, bank = SETTINGS.get(policy.clock, (policy.move, policy.bank))
    return Clock(move, [*banks] or [bank] * seats)
