"""Trials of cards in Whist."""

from ...engine.cards import Seat
from ..kernels.layout import Row
from ..kernels.whist import play_round
from .trials import entry_of, lay


def take(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat plays a card."""
    lay(state, me, action)


def scored(rules: Row, state: Row, scores: Row) -> bool:
    """Endings are not solved."""
    return False


TRY = entry_of(take, scored, play_round)
