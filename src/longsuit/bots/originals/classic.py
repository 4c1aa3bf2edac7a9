"""The players of the original Estimation Whist and Israeli Whist."""

from random import Random
from typing import Any

from ...engine.actions import BIDS, PASS, Bid, Call, Choose, Event, Give
from ...engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_SUIT,
    RANKS,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    Suit,
    bits,
    mask,
    rank_of,
    suit_of,
)
from ...engine.options import Options
from ...games.israeli_whist import View as IsraeliView
from ..player import Choice, Kind, Player

# Estimation Whist.  Values are tenths of a trick, by rank from 2 to A.

FEW = 5  # so many cards are few, more are many
FEW_PLAIN = (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 10)
FEW_TRUMP = (1, 2, 2, 3, 3, 3, 4, 7, 9, 10, 10, 10, 10)
MANY_PLAIN = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 4, 10, 10)
MANY_TRUMP = (1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 9, 10, 10)
SIX, ACE = RANKS.index("6"), RANKS.index("A")


def autocall_two(hand: Cards, trump: Suit, said: tuple[int, ...], seats: int) -> int:
    """The call the original made, before the last seat's rule; `said` are the calls so far."""
    cards = bits(hand)
    if len(cards) == 1:
        return one_card(cards[0], trump, sum(said))
    plain, ruling = (FEW_PLAIN, FEW_TRUMP) if len(cards) <= FEW else (MANY_PLAIN, MANY_TRUMP)
    tenths = sum((ruling if suit_of(c) == trump else plain)[rank_of(c)] for c in cards)
    return (tenths + 5) // 10


def one_card(card: Card, trump: Suit, called: int) -> int:
    if suit_of(card) != trump:
        return 0
    return int(rank_of(card) == ACE or (called == 0 and rank_of(card) >= SIX))


# Honours held together, and what they add to one another; every rule that applies counts.
TRUMP_HONOURS = (("AKQJ", 40), ("KQ", 20), ("QJ", 10), ("KJ", 10), ("A", 10))
PLAIN_HONOURS = (("AKQ", 25), ("KQ", 10), ("KJ", 10), ("QJ", 5), ("A", 10), ("K", 10))


def autocall(hand: Cards, trump: Suit, said: tuple[int, ...], seats: int) -> int:
    """The call of the original's other way, which it never used."""
    size = hand.bit_count()
    tenths = sum(suit_tenths(hand & SUIT_CARDS[suit], suit == trump) for suit in range(4))
    tenths += table_balance(size, sum(said) // (len(said) + 1), size // seats)
    return min(max(half_away(tenths), 0), size)


def suit_tenths(cards: Cards, trump: bool) -> int:
    ranks = {RANKS[rank_of(card)] for card in bits(cards)}
    found = [
        worth for held, worth in (TRUMP_HONOURS if trump else PLAIN_HONOURS) if ranks >= {*held}
    ]
    small = 0 if found else len(ranks - {*"AKQJ"})
    return sum(found) + (5 * small if trump and small > 2 else 0)


def table_balance(size: int, mean: int, share: int) -> int:
    """What the calls so far add; `share` is the cards by the seats."""
    return 10 + 4 * (mean - (share + 2)) if size > 3 and mean < share + 2 else 0


def half_away(tenths: int) -> int:
    """Rounded to whole tricks, half away from zero."""
    whole = (abs(tenths) + 5) // 10
    return whole if tenths >= 0 else -whole


CALLERS = {"autocall_two": autocall_two, "autocall": autocall}


def estimation(way: str) -> Player:
    caller = CALLERS[way]

    def play(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase != "call":
            return Choice(rng.choice(view.legal), "at random")
        said = tuple(n for n in view.calls if n >= 0)
        call = Call(caller(mask(view.hand), view.trump, said, len(view.sizes)))
        if call in view.legal:
            return Choice(call, way)
        return Choice(Call(call.tricks - 1 if call.tricks else 1), f"{way}, but that is refused")

    return play


# Israeli Whist.  The chance of a trick in hundredths, by rank from 2 to A.

RULING = (10, 10, 10, 10, 10, 11, 13, 17, 28, 47, 71, 90, 100)
NO_RULING = (0, 0, 0, 0, 0, 1, 3, 8, 19, 40, 65, 86, 97)
OTHER = (0, 0, 0, 0, 0, 1, 3, 8, 18, 38, 62, 82, 92)
ORDER = (DIAMONDS, CLUBS, HEARTS, SPADES)


def israeli(view: IsraeliView, events: tuple[Event, ...], rng: Random) -> Choice:
    match view.phase:
        case "bid":
            return bid(view, rng)
        case "choose":  # the original asked the person at the table
            return Choice(Choose("continue"), "plays on without trump")
        case "give":  # the original knew no passing on of cards
            return Choice(gift(view.hand), "passes on its first cards")
        case "call":
            return call(view)
        case _:
            return Choice(min(view.legal, key=place), "the first card that is legal")


def bid(view: IsraeliView, rng: Random) -> Choice:
    """It throws the dice for every card; the strain with most tricks, or the higher of equals."""
    if any(seat == view.seat and isinstance(said, Bid) for seat, said in view.bids):
        return Choice(PASS, "stays with its bid")
    tricks = [0] * 5
    for card in view.hand:
        luck = rng.randrange(100)  # one throw a card, for all strains
        for strain in range(5):
            tricks[strain] += luck < chance(card, strain)
    most, strain = max((tricks[strain], strain) for strain in range(5))
    if (made := BIDS[most][strain]) in view.legal:
        return Choice(made, "bids the cards that may take a trick")
    return Choice(PASS, "has too few cards that may take a trick")


def chance(card: Card, strain: Suit) -> int:
    if strain == NO_SUIT:
        return NO_RULING[rank_of(card)]
    return (RULING if suit_of(card) == strain else OTHER)[rank_of(card)]


def call(view: IsraeliView) -> Choice:
    if view.seat == view.ruler:
        return Choice(view.legal[0], "calls what it bid")
    suit = SPADES if view.trump == NO_SUIT else view.trump
    held = sum(suit_of(card) == suit for card in view.hand)
    if (made := Call(held)) in view.legal:
        return Choice(made, "as many as it holds of the ruling suit")
    more = Call(held + 1 if held < 13 else 12)  # nobody can call fourteen
    return Choice(more, "as many as it holds of the ruling suit, but that is refused")


def in_order(card: Card) -> tuple[int, Card]:
    return ORDER.index(suit_of(card)), card


def place(action: Any) -> tuple[int, Card]:
    return in_order(action.cards[0])


def gift(hand: tuple[Card, ...]) -> Give:
    return Give(tuple(sorted(sorted(hand, key=in_order)[:3])))


def classic(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    return israeli if arguments[0] == "israeli" else estimation(arguments[0])


CLASSIC = Kind(
    name="classic",
    about="the original program's: how it called or bid",
    games=("estimation_whist", "israeli_whist"),
    arguments=(("autocall_two", "autocall", "israeli"),),
    narrowed={
        "estimation_whist": (("autocall_two", "autocall"),),
        "israeli_whist": (("israeli",),),
    },
    make=classic,
)
