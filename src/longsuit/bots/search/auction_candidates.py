"""The bids that a search tries, and the bids of others as evidence."""

from collections.abc import Iterable

from ...engine.actions import BIDS, PASS, Action, Bid
from ...engine.cards import Cards, Seat, Suit
from ...engine.phases.auction import bid_value
from ..heuristic.hand_value import MAX_OVERBID, expected_tricks, lowest_bids

STRAINS = 3  # the best strains, in which bids are tried


def candidate_bids(legal: Iterable[Action], hand: Cards) -> dict[int, Action]:
    """A pass and bids in the best strains, by their values: the lowest legal bid of the strain and
    those near the tricks that the hand is expected to take."""
    lowest = lowest_bids(legal)
    tricks = {strain: expected_tricks(hand, strain) for strain in lowest}
    within_reach = [s for s in lowest if lowest[s] <= tricks[s] + MAX_OVERBID]
    candidates: dict[int, Action] = {0: PASS}
    for strain in sorted(within_reach, key=lambda s: -tricks[s])[:STRAINS]:
        near = round(tricks[strain])
        numbers = {lowest[strain]}
        numbers |= {n for n in range(near - 1, near + 3) if lowest[strain] <= n < len(BIDS)}
        for number in sorted(numbers):
            candidates[bid_value(number, strain)] = BIDS[number][strain]
    return candidates


def last_bids(bids: Iterable[tuple[Seat, Action]], seats: int) -> tuple[list[int], list[Suit]]:
    """By seat, the tricks and the strain of its last bid; -1 tricks where it made none."""
    tricks, strains = [-1] * seats, [0] * seats
    for seat, action in bids:
        if isinstance(action, Bid):
            tricks[seat], strains[seat] = action.tricks, action.strain
    return tricks, strains
