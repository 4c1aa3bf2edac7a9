"""The tricks and the safety of a hand of fewer than thirteen cards before the play, where the rest
of the pack is out of play: from the trick estimates of its cards.

The constants were fitted by hand to deals of 4 to 12 cards that the rollout policy played, 2,500 of
each size; that command is not kept.
"""

from functools import lru_cache

from ...engine.cards import DECK, NO_SUIT, Cards, Suit
from .trick_estimates import TrickEstimate, TrickEstimator, hidden_hands

SEATS = 4
TRICKS, TRICKS_LESS = 1.1, 0.35  # a factor of the estimate, and tricks taken off
# Log-odds to take no trick, and by how much each trick lowers them that the hand cannot avoid.
SAFETY, SAFETY_LESS = 3.6, 3.7


@lru_cache(maxsize=4096)
def estimate(hand: Cards, strain: Suit) -> TrickEstimate:
    """The estimate of a hand in a strain that another seat has named."""
    size = hand.bit_count()
    sizes, voids, rivals_needed = (size,) * SEATS, (0,) * SEATS, size * (SEATS - 1) / SEATS
    hidden = hidden_hands(0, DECK & ~hand, sizes, voids, strain, rivals_needed)
    return TrickEstimator(hidden).estimate(hand, lead=False)


def expected_tricks(hand: Cards, strain: Suit) -> float:
    """The tricks that a hand takes on average in a strain that another seat has named."""
    return max(0.0, TRICKS * estimate(hand, strain).mean - TRICKS_LESS)


def safety(hand: Cards, strain: Suit | None) -> float:
    """The log-odds to take no trick at all; a strain of None is not known yet."""
    trump = NO_SUIT if strain is None else strain
    return SAFETY - SAFETY_LESS * estimate(hand, trump).least
