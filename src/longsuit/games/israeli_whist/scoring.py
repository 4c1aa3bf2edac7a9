"""The scores of a deal of Israeli Whist: §8 of its rule sheet.

The rules are on plain integers; `sim` compiles them as they stand.  `called` is the sum of all
calls, and `cards` the number of cards in each hand, which is that of the tricks.
"""


def linear_score(call: int, won: int, called: int, cards: int) -> int:
    """§8"""
    if call > 0:
        return 10 * (min(won, call) - abs(won - call))
    prize = 50 if called > cards else 100
    return prize if won == 0 else 10 * won - prize


def square_score(call: int, won: int, called: int, cards: int, zero_over: int) -> int:
    """§8; `zero_over` are the points of a zero made when the calls exceed the tricks."""
    if call > 0:
        return call * call + 10 if won == call else -10 * abs(won - call)
    if won > 0:
        return 10 * (won - 1) - 50
    return 50 if called < cards else zero_over
