"""Which bids are worth trying, and the auction so far, on the row of a kernel."""

from collections.abc import Iterable

from ...engine.actions import BIDS, PASS, Action, Bid
from ...engine.cards import Cards, Seat, Suit
from ...engine.phases.auction import bid_value
from ..heuristic.hand_value import MAX_OVERBID, expected_tricks, lowest_bids

STRAINS = 3  # in which bids are tried, the best ones


def bids(legal: Iterable[Action], hand: Cards) -> dict[int, Action]:
    """A pass, and bids in the best strains, by their values: the lowest that is legal, and those
    near what the hand is worth."""
    floor = lowest_bids(legal)
    tricks = {strain: expected_tricks(hand, strain) for strain in floor}
    reached = [s for s in floor if floor[s] <= tricks[s] + MAX_OVERBID]
    found: dict[int, Action] = {0: PASS}
    for strain in sorted(reached, key=lambda s: -tricks[s])[:STRAINS]:
        near = round(tricks[strain])
        numbers = {floor[strain]}
        numbers |= {n for n in range(near - 1, near + 3) if floor[strain] <= n < len(BIDS)}
        for number in sorted(numbers):
            found[bid_value(number, strain)] = BIDS[number][strain]
    return found


def boasted(said: Iterable[tuple[Seat, Action]], seats: int) -> tuple[list[int], list[Suit]]:
    """By seat the tricks and the strain of its last bid; -1 where it made none."""
    tricks, strains = [-1] * seats, [0] * seats
    for seat, action in said:
        if isinstance(action, Bid):
            tricks[seat], strains[seat] = action.tricks, action.strain
    return tricks, strains
