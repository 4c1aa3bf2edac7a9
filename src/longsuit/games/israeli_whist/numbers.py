"""The numbers that a deal of Israeli Whist allows: §1, §2, §5, §6 and §9 of its rule sheet.

The rules are on plain integers; `sim` compiles them as they stand.
"""

from ...engine.phases.calls import allowed_calls

SEATS, FULL_HAND = 4, 13  # §1


def least_bid(cards: int) -> int:
    """§2: the least number of tricks to bid with so many cards in each hand; 5 with all cards."""
    return (2 * cards + 2) // 5


def calls_from(floor: int, called: int, last: bool, cards: int) -> int:
    """§5, §6: a set of numbers, from the least number on."""
    return allowed_calls(cards, cards, called, last, True) & -1 << floor


def finished(rounds: int, length: int, best: int, target: int) -> bool:
    """§9: after the last deal, or when the best total reaches the target; 0 for no such end."""
    return 0 < length <= rounds or 0 < target <= best
