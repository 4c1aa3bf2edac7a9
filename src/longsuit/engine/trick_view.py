"""The part of a view that a trick game's tricks fill."""

from typing import Any

from .base import View
from .cards import Card, Seat, Suit
from .tricks import Tricks, sizes


class TrickView(View, frozen=True, kw_only=True):
    round: int  # from 1
    of: int
    trump: Suit
    won: tuple[int, ...]
    leader: Seat
    table: tuple[Card, ...]  # from the leader on
    last_trick: tuple[Card, ...]
    last_leader: Seat


def public(t: Tricks) -> dict[str, Any]:
    """Those fields of a view that everybody may know of the tricks."""
    return {
        "sizes": sizes(t),
        "trump": t.trump,
        "won": t.won,
        "leader": t.leader,
        "table": t.table,
        "last_trick": t.last,
        "last_leader": t.last_leader,
    }
