"""What cards are worth: the tricks a hand can hardly help taking, and those it may hope for.

The numbers were fitted to simulated rounds, once with a seat that wants every trick and once with
a seat that wants none."""

from math import exp, sqrt

from msgspec import Struct

from ...engine.cards import SUIT_CARDS, Card, Cards, Seat, Suit, bits
from ..known import Known

# Weights of `plain_signs` and `trump_signs`.
PLAIN_LEAST = (2.26, 0.09, -2.99, -0.38, -0.03, 1.03, -0.54, -2.60, 0.47, -0.27, -1.58, 2.51, 0.35)
PLAIN_MOST = (2.01, 0.41, -2.03, -0.36, -0.77, 0.81, 0.08, -3.98, 1.00, -0.02, -0.99, 1.52, 0.65)
TRUMP_LEAST = (-2.21, 6.50, -0.44, 0.08, 0.45, 0.49, 0.09, -0.03, -0.94, -1.02, -0.11)
TRUMP_MOST = (-1.84, 5.48, -0.04, 0.73, -0.20, -0.69, -1.00, 0.34, -0.94, -0.86, -1.84)


class Scene(Struct, frozen=True, gc=False):
    """What a seat does not see."""

    unseen: Cards
    rivals: int
    shares: tuple[float, ...]  # by suit, the chance that an unseen card of it is in a rival's hand
    trump: Suit
    trumps: float  # how many a rival may be expected to hold
    wanted: float  # tricks that the rivals still want


def scene(
    seats: int,
    me: Seat,
    unseen: Cards,
    sizes: tuple[int, ...],
    voids: tuple[int, ...],
    trump: Suit,
    wanted: float,
) -> Scene:
    rivals = [seat for seat in range(seats) if seat != me]
    undealt = unseen.bit_count() - sum(sizes) + sizes[me]
    shares = []
    for suit in range(4):
        held = sum(sizes[seat] for seat in rivals if not voids[seat] >> suit & 1)
        shares.append(held / (held + undealt) if held else 0.0)
    trumps = (unseen & SUIT_CARDS[trump]).bit_count()
    expected = trumps * shares[trump] / len(rivals) if trumps else 0.0
    return Scene(unseen, len(rivals), tuple(shares), trump, expected, wanted)


def scene_of(k: Known, wanted: float) -> Scene:
    return scene(k.seats, k.me, k.unseen, k.sizes, k.voids, k.trump, wanted)


def plain_signs(
    s: Scene, suit: Suit, mine: Cards, card: Card, left: int, trumps: int, short: int, lead: bool
) -> tuple[float, ...]:
    """What tells how a plain card will fare."""
    out, share = s.unseen & SUIT_CARDS[suit], s.shares[suit]
    higher = (out >> card).bit_count()
    lower = (out.bit_count() - higher) * share / s.rivals
    top, likely = (1 - share) ** higher, higher * share
    guards = (mine & (1 << card) - 1).bit_count()
    return (
        1.0,
        lower,
        1 / (1 + lower),
        likely,
        sqrt(likely),
        1 / s.rivals,
        min(guards, 3),
        s.trumps / left,
        trumps / left,
        short,
        min(s.wanted / left, 3.0),
        lead * top / left,
        lead / left,
    )


def trump_signs(s: Scene, mine: Cards, card: Card, left: int, short: int) -> tuple[float, ...]:
    """What tells how a trump will fare."""
    higher = ((s.unseen & SUIT_CARDS[s.trump]) >> card).bit_count() * s.shares[s.trump]
    above = (mine >> card).bit_count() - 1
    length = mine.bit_count()
    guards = length - 1 - above
    return (
        1.0,
        1 / (1 + higher),
        higher / s.rivals,
        length,
        above,
        1 / left,
        min(guards, 3) / (1 + higher),
        short,
        min(s.wanted / left, 3.0),
        s.wanted / left / s.rivals,
        above / left,
    )


def chance(weights: tuple[float, ...], signs: tuple[float, ...]) -> float:
    return 1 / (1 + exp(-sum([w * x for w, x in zip(weights, signs, strict=True)])))


def shortness(hand: Cards, trump: Suit) -> int:
    """The plain suits of which the hand holds nothing."""
    return sum([not hand & SUIT_CARDS[suit] for suit in range(4) if suit != trump])


def suit_chances(
    s: Scene, suit: Suit, mine: Cards, left: int, trumps: int, short: int, lead: bool
) -> list[tuple[float, float]]:
    """For every card of a suit the chance that it takes a trick, unwanted and wanted."""
    found = []
    for card in bits(mine):
        if suit == s.trump:
            signs = trump_signs(s, mine, card, left, short)
            found.append((chance(TRUMP_LEAST, signs), chance(TRUMP_MOST, signs)))
        else:
            signs = plain_signs(s, suit, mine, card, left, trumps, short, lead)
            found.append((chance(PLAIN_LEAST, signs), chance(PLAIN_MOST, signs)))
    return found


class Prospect:
    """What may become of a hand."""

    def __init__(self, chances: list[tuple[float, float]]) -> None:
        self.least = sum([low for low, _ in chances])  # it can hardly help taking
        self.most = sum([high for _, high in chances])  # it may hope for
        self.exits = sum([high < 0.15 for _, high in chances])  # cards that lose the lead
        self.spread = sqrt(sum([(a + b) * (2 - a - b) for a, b in chances]) / 4 + 0.1)
        self.odds = [1.0]  # by number of tricks, when nothing is done about it
        for low, high in chances:
            take = (low + high) / 2
            lose = 1 - take
            before = self.odds
            self.odds = [
                a * lose + b * take for a, b in zip([*before, 0.0], [0.0, *before], strict=True)
            ]


class Outlook:
    """The prospects of the hands that one may be left with."""

    def __init__(self, s: Scene) -> None:
        self.scene = s
        self.found: dict[tuple[int, ...], list[tuple[float, float]]] = {}

    def of(self, hand: Cards, lead: bool) -> Prospect:
        s = self.scene
        left = hand.bit_count()
        trumps, short = (hand & SUIT_CARDS[s.trump]).bit_count(), shortness(hand, s.trump)
        chances = []
        for suit in range(4):
            mine = hand & SUIT_CARDS[suit]
            if mine:
                key = (mine, trumps, short, lead)
                if key not in self.found:
                    self.found[key] = suit_chances(s, suit, mine, left, trumps, short, lead)
                chances += self.found[key]
        return Prospect(chances)
