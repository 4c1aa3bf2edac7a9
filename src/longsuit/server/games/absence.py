"""What happens in a rated game when the time of the person to act has run out."""

from typing import TYPE_CHECKING

from ...engine.actions import Event
from ...engine.cards import Seat
from .record import Draft

if TYPE_CHECKING:
    from .running import RunningGame

MISSED_MOVES = 3  # in a row, after which also a person who is connected has left for good


async def miss_move(running: "RunningGame", draft: Draft, seat: Seat) -> None:
    """Lets a computer player make the move, or gives it the seat if the person has left for good.

    They have left if they are not connected, or if this is the last of MISSED_MOVES.
    """
    table, owner = running.table, running.table.owners[seat]
    if not table.is_connected(seat) or owner.missed + 1 >= MISSED_MOVES:
        await table.vacate(seat)
        return
    draft.add_computer_action(Event(seat, await running.computer_action(draft, seat)))
    await running.extend(draft)
    await running.commit(draft)
    owner.missed += 1
    table.send_table()
