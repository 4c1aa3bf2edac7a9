"""Rollouts of cards in Whist."""

from ...engine.cards import Seat
from ..kernels.layout import Row
from ..kernels.whist import play_round
from .rollout import play_card, rollout_entry


def apply_action(rules: Row, state: Row, me: Seat, action: int) -> None:
    """The seat plays a card."""
    play_card(state, me, action)


def write_scores(rules: Row, state: Row, scores: Row) -> bool:
    """Returns False: endings of Whist are not solved."""
    return False


ROLLOUT = rollout_entry(apply_action, write_scores, play_round)
