"""Players that decide in place of others, at one table: while code is compiled, where there is no
compiler, and under load.

A seat whose player needs code that is not ready waits for it, ten seconds in all of a game.  Then
the best player that needs no code decides, and the seat says so.
"""

from typing import TYPE_CHECKING

from ...bots.player import Substitute
from ...engine.cards import Seat

if TYPE_CHECKING:
    from .running import RunningGame

PATIENCE = 10.0  # seconds that the seats of a game wait for compiled code, all together


class Substitutes:
    def __init__(self, running: "RunningGame") -> None:
        self.running = running
        self.end = 0.0  # when seats stop waiting, by the loop's clock; 0: none has waited

    def wait(self, seat: Seat) -> float:
        """The seconds for which a seat still waits for its player's code."""
        running = self.running
        readiness = running.table.lobby.readiness
        if not readiness.waits(running.player_kind(seat), running.record.header.name):
            return 0.0
        readiness.watch(running.table)
        now = running.loop.time()
        self.end = self.end or now + PATIENCE
        return max(0.0, self.end - now)

    def show(self, seat: Seat, by: Substitute | None) -> None:
        """Shows on a seat that another player decides in place of its own, or no longer."""
        table = self.running.table
        owner, lobby = table.owners[seat], table.lobby
        if by and (by.why == "compiling" or lobby.bot_workers.pool.process is None):
            lobby.readiness.follow_again(table)
        if owner.kind == "computer" and owner.by != by:
            owner.by = by
            table.send_table()
