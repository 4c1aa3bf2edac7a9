"""The scores of a deal of Israeli Whist: §8 of its rule sheet.

The rules are on plain integers; `sim` compiles them as they stand.
"""

TRICKS = 13  # §1


def linear_score(call: int, won: int, called: int) -> int:
    """§8"""
    if call > 0:
        return 10 * (min(won, call) - abs(won - call))
    prize = 50 if called > TRICKS else 100
    return prize if won == 0 else 10 * won - prize


def square_score(call: int, won: int, called: int) -> int:
    """§8"""
    if call > 0:
        return call * call + 10 if won == call else -10 * abs(won - call)
    if won > 0:
        return 10 * (won - 1) - 50
    return 50 if called < TRICKS else 30
