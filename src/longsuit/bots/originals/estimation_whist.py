"""The players of the original Estimation Whist: two ways to call, and cards played at random.

Hand values are in tenths of a trick; tables by rank run from 2 to A.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ...engine.actions import Call, Event
from ...engine.cards import RANKS, SUIT_CARDS, Card, Cards, Suit, bits, mask, rank_of, suit_of
from ...games.estimation_whist import View
from ..player import Choice, Player

SMALL_HAND = 5  # cards up to which the tables for small hands apply
SMALL_PLAIN = (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 10)
SMALL_TRUMP = (1, 2, 2, 3, 3, 3, 4, 7, 9, 10, 10, 10, 10)
LARGE_PLAIN = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 4, 10, 10)
LARGE_TRUMP = (1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 9, 10, 10)
SIX, ACE = RANKS.index("6"), RANKS.index("A")

# The call before the last seat's rule (§4), from the hand, trump, the calls made so far and the
# number of seats.
Caller: TypeAlias = Callable[[Cards, Suit, tuple[int, ...], int], int]


def autocall_two(hand: Cards, trump: Suit, calls: tuple[int, ...], seats: int) -> int:
    """The call that the original program makes: the values of the cards, rounded."""
    cards = bits(hand)
    if len(cards) == 1:
        return one_card_call(cards[0], trump, sum(calls))
    small = len(cards) <= SMALL_HAND
    plain, trumps = (SMALL_PLAIN, SMALL_TRUMP) if small else (LARGE_PLAIN, LARGE_TRUMP)
    tenths = sum((trumps if suit_of(c) == trump else plain)[rank_of(c)] for c in cards)
    return (tenths + 5) // 10


def one_card_call(card: Card, trump: Suit, called: int) -> int:
    """The call in a round of one card; `called` is the sum of the calls so far."""
    if suit_of(card) != trump:
        return 0
    return int(rank_of(card) == ACE or (called == 0 and rank_of(card) >= SIX))


# Honours held together and the tenths they add; every row that applies counts.
TRUMP_HONOURS = (("AKQJ", 40), ("KQ", 20), ("QJ", 10), ("KJ", 10), ("A", 10))
PLAIN_HONOURS = (("AKQ", 25), ("KQ", 10), ("KJ", 10), ("QJ", 5), ("A", 10), ("K", 10))


def autocall(hand: Cards, trump: Suit, calls: tuple[int, ...], seats: int) -> int:
    """The call by the other method in the original's source, which the program never used."""
    size = hand.bit_count()
    tenths = sum(suit_tenths(hand & SUIT_CARDS[suit], suit == trump) for suit in range(4))
    tenths += table_balance(size, sum(calls) // (len(calls) + 1), size // seats)
    return min(max(rounded_tricks(tenths), 0), size)


def suit_tenths(cards: Cards, trump: bool) -> int:
    """The value of the cards of one suit, in tenths of a trick."""
    ranks = {RANKS[rank_of(card)] for card in bits(cards)}
    honours = [
        tenths for held, tenths in (TRUMP_HONOURS if trump else PLAIN_HONOURS) if ranks >= {*held}
    ]
    small = 0 if honours else len(ranks - {*"AKQJ"})
    return sum(honours) + (5 * small if trump and small > 2 else 0)


def table_balance(size: int, mean: int, share: int) -> int:
    """The tenths added for the mean call so far; `share` is the cards divided by the seats."""
    return 10 + 4 * (mean - (share + 2)) if size > 3 and mean < share + 2 else 0


def rounded_tricks(tenths: int) -> int:
    """Tenths rounded to whole tricks, half away from zero."""
    whole = (abs(tenths) + 5) // 10
    return whole if tenths >= 0 else -whole


CALLERS: dict[str, Caller] = {"autocall_two": autocall_two, "autocall": autocall}


def player(method: str) -> Player:
    """A player that calls by one of `CALLERS` and plays its cards at random."""
    caller = CALLERS[method]

    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase != "call":
            return Choice(rng.choice(view.legal), "at random")
        calls = tuple(n for n in view.calls if n >= 0)
        call = Call(caller(mask(view.hand), view.trump, calls, len(view.sizes)))
        if call in view.legal:
            return Choice(call, method)
        nearest = Call(call.tricks - 1 if call.tricks else 1)
        return Choice(nearest, f"{method}, but that is refused")

    return decide
