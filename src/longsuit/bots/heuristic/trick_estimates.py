"""Estimates of the tricks that a hand takes: a logistic regression for each card, then their sum.

Each card gets two probabilities of taking a trick: at least, if its seat tries to lose every trick,
and at most, if it tries to win every trick. The distribution of the tricks of a whole hand is the
convolution of its cards, taken as independent (Poisson binomial distribution).
The weights come from `python -m benchmarks.training.fit_heuristic cards`.
"""

from math import exp, sqrt
from operator import mul

from msgspec import Struct

from ...engine.cards import SUIT_CARDS, Card, Cards, Seat, Suit, bits, suit_of

# Weights of `plain_features` and `trump_features`, for a seat that tries to lose and one that tries
# to win.
# fmt: off
PLAIN_LEAST = (2.26, 0.09, -2.99, -0.38, -0.03, 1.03, -0.54, -2.60, 0.47, -0.27, -1.58, 2.51, 0.35)
PLAIN_MOST = (2.01, 0.41, -2.03, -0.36, -0.77, 0.81, 0.08, -3.98, 1.00, -0.02, -0.99, 1.52, 0.65)
TRUMP_LEAST = (-2.21, 6.50, -0.44, 0.08, 0.45, 0.49, 0.09, -0.03, -0.94, -1.02, -0.11)
TRUMP_MOST = (-1.84, 5.48, -0.04, 0.73, -0.20, -0.69, -1.00, 0.34, -0.94, -0.86, -1.84)
# fmt: on

HALVES = (SUIT_CARDS[0] | SUIT_CARDS[1], SUIT_CARDS[2] | SUIT_CARDS[3])


class HiddenHands(Struct, frozen=True, gc=False):
    """The hands of the rivals, as far as the seat knows them, and the tricks they still need."""

    unseen: Cards
    rivals: int
    shares: tuple[float, ...]  # by suit, the probability that a rival holds an unseen card of it
    trump: Suit
    trumps: float  # the expected number in one rival's hand
    needed: float  # tricks that the rivals still need, together


def hidden_hands(
    me: Seat,
    unseen: Cards,
    sizes: tuple[int, ...],
    voids: tuple[int, ...],
    trump: Suit,
    needed: float,
) -> HiddenHands:
    """`voids` are sets of suits by seat; `needed` are the tricks that the rivals need."""
    rivals = [seat for seat in range(len(sizes)) if seat != me]
    undealt = unseen.bit_count() - sum(sizes) + sizes[me]
    shares = []
    for suit in range(4):
        held = sum([sizes[seat] for seat in rivals if not voids[seat] >> suit & 1])
        shares.append(held / (held + undealt) if held else 0.0)
    out = (unseen & SUIT_CARDS[trump]).bit_count()
    trumps = out * shares[trump] / len(rivals) if out else 0.0
    return HiddenHands(unseen, len(rivals), tuple(shares), trump, trumps, needed)


class HandShape(Struct, frozen=True, gc=False):
    """The features of a hand that all its cards share."""

    cards: int
    trumps: int
    voids: int  # plain suits of which it holds no card
    lead: bool  # it leads to the next trick


def plain_features(
    hidden: HiddenHands, shape: HandShape, suit_cards: Cards, card: Card
) -> tuple[float, ...]:
    """The features of a plain card; `suit_cards` are the cards of its suit in the hand."""
    suit = suit_of(card)
    out, share, left = hidden.unseen & SUIT_CARDS[suit], hidden.shares[suit], shape.cards
    above = (out >> card).bit_count()
    lower = (out.bit_count() - above) * share / hidden.rivals
    higher = above * share
    return (
        1.0,
        lower,
        1 / (1 + lower),
        higher,
        sqrt(higher),
        1 / hidden.rivals,
        min((suit_cards & (1 << card) - 1).bit_count(), 3),  # cards that guard it
        hidden.trumps / left,
        shape.trumps / left,
        shape.voids,
        min(hidden.needed / left, 3.0),
        shape.lead * (1 - share) ** above / left,
        shape.lead / left,
    )


def trump_features(
    hidden: HiddenHands, shape: HandShape, suit_cards: Cards, card: Card
) -> tuple[float, ...]:
    """The features of a trump; `suit_cards` are the trumps in the hand."""
    left, length = shape.cards, shape.trumps
    trumps_out = hidden.unseen & SUIT_CARDS[hidden.trump]
    higher = (trumps_out >> card).bit_count() * hidden.shares[hidden.trump]
    above = (suit_cards >> card).bit_count() - 1
    return (
        1.0,
        1 / (1 + higher),
        higher / hidden.rivals,
        length,
        above,
        1 / left,
        min(length - 1 - above, 3) / (1 + higher),
        shape.voids,
        min(hidden.needed / left, 3.0),
        hidden.needed / left / hidden.rivals,
        above / left,
    )


def logistic(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """The probability that a logistic regression gives."""
    return 1 / (1 + exp(-sum(map(mul, weights, features))))


class TrickEstimate(Struct, frozen=True, gc=False):
    """The tricks that some cards may take."""

    least: float  # expected, if the seat tries to lose every trick
    most: float  # expected, if the seat tries to win every trick
    variance: float
    distribution: tuple[float, ...]  # by number of tricks, halfway between the two

    @property
    def mean(self) -> float:
        return (self.least + self.most) / 2

    @property
    def deviation(self) -> float:
        """The standard deviation, kept away from zero."""
        return sqrt(self.variance + 0.1)


NO_CARDS = TrickEstimate(0.0, 0.0, 0.0, (1.0,))


def card_estimate(
    hidden: HiddenHands, shape: HandShape, suit_cards: Cards, card: Card
) -> TrickEstimate:
    """The estimate of one card; `suit_cards` are the cards of its suit in the hand."""
    if suit_of(card) == hidden.trump:
        features = trump_features(hidden, shape, suit_cards, card)
        least, most = logistic(TRUMP_LEAST, features), logistic(TRUMP_MOST, features)
    else:
        features = plain_features(hidden, shape, suit_cards, card)
        least, most = logistic(PLAIN_LEAST, features), logistic(PLAIN_MOST, features)
    takes = (least + most) / 2
    return TrickEstimate(least, most, takes * (1 - takes), (1 - takes, takes))


def convolve(a: TrickEstimate, b: TrickEstimate) -> TrickEstimate:
    """The estimate of two sets of cards together, taken as independent."""
    distribution = [0.0] * (len(a.distribution) + len(b.distribution) - 1)
    for first, x in enumerate(a.distribution):
        for tricks, y in enumerate(b.distribution, first):
            distribution[tricks] += x * y
    least, most, variance = a.least + b.least, a.most + b.most, a.variance + b.variance
    return TrickEstimate(least, most, variance, tuple(distribution))


class TrickEstimator:
    """Estimates the hands that a seat may be left with; halves of hands are cached."""

    def __init__(self, hidden: HiddenHands) -> None:
        self.hidden = hidden
        self.cache: dict[tuple[HandShape, Cards], TrickEstimate] = {}

    def estimate(self, hand: Cards, *, lead: bool) -> TrickEstimate:
        """`lead`: the hand leads to the next trick."""
        trump = self.hidden.trump
        voids = sum([not hand & SUIT_CARDS[suit] for suit in range(4) if suit != trump])
        shape = HandShape(hand.bit_count(), (hand & SUIT_CARDS[trump]).bit_count(), voids, lead)
        return convolve(*[self.half_estimate(shape, hand & half) for half in HALVES])

    def half_estimate(self, shape: HandShape, cards: Cards) -> TrickEstimate:
        """The estimate of the cards of two suits in a hand of this shape."""
        key = shape, cards
        if key not in self.cache:
            total = NO_CARDS
            for card in bits(cards):
                suit_cards = cards & SUIT_CARDS[suit_of(card)]
                total = convolve(total, card_estimate(self.hidden, shape, suit_cards, card))
            self.cache[key] = total
        return self.cache[key]
