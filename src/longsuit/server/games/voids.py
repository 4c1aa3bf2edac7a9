"""What voids a high score: whatever could show cards, gives help, or is not a person's own play.

Some of it follows from the game's header and from the help that is stored.  The rest is stored in a
table of its own, in the same commit as what voided, so that a restart does not forget it.
"""

from typing import Any

from sqlalchemy import delete, insert

from ...engine.actions import OVER
from ...engine.cards import NO_SEAT, Seat
from ...engine.game import winners
from ...games.high_scores import list_of
from ...protocol.parts import VoidReason
from ..store.rows import Statement
from ..store.schema import voids
from .record import GameRecord, Void


def voids_of(record: GameRecord, s: Any) -> tuple[Void, ...]:
    """Every reason why a seat's total in a state of the game is no high score; NO_SEAT stands for
    all seats."""
    header, found = record.header, list[Void]()
    if header.given:
        found.append((NO_SEAT, "from_position"))
    if header.seed:  # somebody else may have told, or the same person has looked as a guest
        found.append((NO_SEAT, "daily"))
    if header.fixed_seed:
        found.append((NO_SEAT, "fixed_seed"))
    if list_of(header.rules) is None:
        found.append((NO_SEAT, "own_rules"))
    if record.game.actor(s) == OVER and not winners(record.game, s):
        found.append((NO_SEAT, "no_deal_finished"))
    found += sorted(record.voids)
    # The cheat window shows all hands; whoever opened it may tell the others.
    found += [(NO_SEAT if what == "cheat" else seat, what) for _, seat, what in record.assists]
    found += [(seat, "left") for seat in record.departed]
    return tuple(dict.fromkeys(found))


def void_reasons(record: GameRecord, s: Any, seat: Seat) -> list[VoidReason]:
    """The reasons why the total of one seat in a state of the game is no high score."""
    return [reason for other, reason in voids_of(record, s) if other in (seat, NO_SEAT)]


def void_statements(game: str, new: set[Void]) -> list[Statement]:
    """The statements that store these voids; a failed write may have stored them already."""
    statements: list[Statement] = []
    for seat, reason in sorted(new):
        row = {"game": game, "seat": seat, "reason": reason}
        here = (voids.c.game == row["game"]) & (voids.c.seat == seat) & (voids.c.reason == reason)
        statements += [(delete(voids).where(here), None), (insert(voids), [row])]
    return statements
