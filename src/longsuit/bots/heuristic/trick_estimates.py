"""What cards are worth: the tricks a hand can hardly help taking, and those it may hope for.

The weights come from `benchmarks/fit_estimation.py`: rounds simulated once with a seat that wants
every trick and once with a seat that wants none."""

from math import exp, sqrt
from operator import mul

from msgspec import Struct

from ...engine.cards import SUIT_CARDS, Card, Cards, Seat, Suit, bits, suit_of

# Weights of `plain_signs` and of `trump_signs`, for a card that is to lose and for one to win.
# fmt: off
PLAIN_LEAST = (2.26, 0.09, -2.99, -0.38, -0.03, 1.03, -0.54, -2.60, 0.47, -0.27, -1.58, 2.51, 0.35)
PLAIN_MOST = (2.01, 0.41, -2.03, -0.36, -0.77, 0.81, 0.08, -3.98, 1.00, -0.02, -0.99, 1.52, 0.65)
TRUMP_LEAST = (-2.21, 6.50, -0.44, 0.08, 0.45, 0.49, 0.09, -0.03, -0.94, -1.02, -0.11)
TRUMP_MOST = (-1.84, 5.48, -0.04, 0.73, -0.20, -0.69, -1.00, 0.34, -0.94, -0.86, -1.84)
# fmt: on

HALVES = (SUIT_CARDS[0] | SUIT_CARDS[1], SUIT_CARDS[2] | SUIT_CARDS[3])


class Scene(Struct, frozen=True, gc=False):
    """What a seat does not see."""

    unseen: Cards
    rivals: int
    shares: tuple[float, ...]  # by suit, the chance that an unseen card of it is in a rival's hand
    trump: Suit
    trumps: float  # how many a rival may be expected to hold
    wanted: float  # tricks that the rivals still want


def scene(
    me: Seat,
    unseen: Cards,
    sizes: tuple[int, ...],
    voids: tuple[int, ...],
    trump: Suit,
    wanted: float,
) -> Scene:
    rivals = [seat for seat in range(len(sizes)) if seat != me]
    undealt = unseen.bit_count() - sum(sizes) + sizes[me]
    shares = []
    for suit in range(4):
        held = sum([sizes[seat] for seat in rivals if not voids[seat] >> suit & 1])
        shares.append(held / (held + undealt) if held else 0.0)
    out = (unseen & SUIT_CARDS[trump]).bit_count()
    trumps = out * shares[trump] / len(rivals) if out else 0.0
    return Scene(unseen, len(rivals), tuple(shares), trump, trumps, wanted)


class Hand(Struct, frozen=True, gc=False):
    """What matters of a whole hand to each of its cards."""

    left: int
    trumps: int
    short: int  # plain suits of which it holds nothing
    lead: bool  # whether it is to lead


def plain_signs(s: Scene, hand: Hand, mine: Cards, card: Card) -> tuple[float, ...]:
    """What tells how a plain card will fare; `mine` are the cards of its suit in the hand."""
    suit = suit_of(card)
    out, share, left = s.unseen & SUIT_CARDS[suit], s.shares[suit], hand.left
    above = (out >> card).bit_count()
    lower = (out.bit_count() - above) * share / s.rivals
    higher = above * share
    return (
        1.0,
        lower,
        1 / (1 + lower),
        higher,
        sqrt(higher),
        1 / s.rivals,
        min((mine & (1 << card) - 1).bit_count(), 3),  # cards that guard it
        s.trumps / left,
        hand.trumps / left,
        hand.short,
        min(s.wanted / left, 3.0),
        hand.lead * (1 - share) ** above / left,
        hand.lead / left,
    )


def trump_signs(s: Scene, hand: Hand, mine: Cards, card: Card) -> tuple[float, ...]:
    """What tells how a trump will fare."""
    left, length = hand.left, hand.trumps
    higher = ((s.unseen & SUIT_CARDS[s.trump]) >> card).bit_count() * s.shares[s.trump]
    above = (mine >> card).bit_count() - 1
    return (
        1.0,
        1 / (1 + higher),
        higher / s.rivals,
        length,
        above,
        1 / left,
        min(length - 1 - above, 3) / (1 + higher),
        hand.short,
        min(s.wanted / left, 3.0),
        s.wanted / left / s.rivals,
        above / left,
    )


def chance(weights: tuple[float, ...], signs: tuple[float, ...]) -> float:
    return 1 / (1 + exp(-sum(map(mul, weights, signs))))


class Prospect(Struct, frozen=True, gc=False):
    """What may become of some cards."""

    least: float  # tricks they can hardly help taking
    most: float  # tricks they may hope for
    variance: float
    odds: tuple[float, ...]  # by number of tricks, when nothing is done about it

    @property
    def mean(self) -> float:
        return (self.least + self.most) / 2

    @property
    def spread(self) -> float:
        return sqrt(self.variance + 0.1)


NOTHING = Prospect(0.0, 0.0, 0.0, (1.0,))


def of_card(s: Scene, hand: Hand, mine: Cards, card: Card) -> Prospect:
    if suit_of(card) == s.trump:
        signs = trump_signs(s, hand, mine, card)
        least, most = chance(TRUMP_LEAST, signs), chance(TRUMP_MOST, signs)
    else:
        signs = plain_signs(s, hand, mine, card)
        least, most = chance(PLAIN_LEAST, signs), chance(PLAIN_MOST, signs)
    take = (least + most) / 2
    return Prospect(least, most, take * (1 - take), (1 - take, take))


def together(a: Prospect, b: Prospect) -> Prospect:
    odds = [0.0] * (len(a.odds) + len(b.odds) - 1)
    for at, x in enumerate(a.odds):
        for more, y in enumerate(b.odds, at):
            odds[more] += x * y
    return Prospect(a.least + b.least, a.most + b.most, a.variance + b.variance, tuple(odds))


class Outlook:
    """The prospects of the hands that one may be left with, each part of them reckoned once."""

    def __init__(self, s: Scene) -> None:
        self.scene = s
        self.found: dict[tuple[Hand, Cards], Prospect] = {}

    def of(self, cards: Cards, *, lead: bool) -> Prospect:
        trump = self.scene.trump
        short = sum([not cards & SUIT_CARDS[suit] for suit in range(4) if suit != trump])
        hand = Hand(cards.bit_count(), (cards & SUIT_CARDS[trump]).bit_count(), short, lead)
        return together(*[self.part(hand, cards & half) for half in HALVES])

    def part(self, hand: Hand, cards: Cards) -> Prospect:
        """Of the cards of two suits."""
        key = hand, cards
        if key not in self.found:
            total = NOTHING
            for card in bits(cards):
                mine = cards & SUIT_CARDS[suit_of(card)]
                total = together(total, of_card(self.scene, hand, mine, card))
            self.found[key] = total
        return self.found[key]
