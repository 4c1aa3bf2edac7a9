"""Exact counts of the deals that agree with what is known, in all and by the place of a card.

A place, a seat or the stock, is waiting for `room` cards and may hold some suits only.  The unseen
cards of a suit are exchangeable, so the number of deals, by a generating function with one variable
for every suit, is
    (product of every suit's n! / product of every room!) x the coefficient of x^clubs y^diamonds …
    in the product over the places of (the sum of the suits it may hold) ^ room.
The factors of places that may not hold every suit are multiplied out in one big integer with a
field of bits for every coefficient (Kronecker substitution). The longest suit needs no variable, as
the degree of every term is known. The places that may hold all suits come last, by multinomial
coefficients.
"""

from collections.abc import Iterable
from fractions import Fraction
from math import factorial, prod

from msgspec import Struct

from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Suit, bits, suit_of, with_item

EVERY = 15  # a set of suits
FACTORIAL = tuple([factorial(n) for n in range(60)])


class Unseen(Struct, frozen=True, kw_only=True):
    """The cards that a seat does not see, and by place the room for them and the suits barred."""

    cards: Cards
    rooms: tuple[int, ...]
    barred: tuple[int, ...] = ()  # a set of suits for every place; () bars none
    needed: tuple[
        int, ...
    ] = ()  # by place, the suits of which it holds one at least; () needs none

    def __post_init__(self) -> None:
        if self.cards.bit_count() != sum(self.rooms):
            raise ValueError(
                f"{self.cards.bit_count()} unseen cards do not fill {sum(self.rooms)} rooms exactly"
            )
        if any(room < 0 for room in self.rooms):
            raise ValueError(f"a room has 0 cards or more, not {min(self.rooms)}")
        if self.barred and len(self.barred) != len(self.rooms):
            raise ValueError(f"{len(self.barred)} sets of barred suits for {len(self.rooms)} rooms")


def lengths(cards: Cards) -> tuple[int, ...]:
    """The number of cards of each suit."""
    return tuple([(cards & SUIT_CARDS[suit]).bit_count() for suit in range(NO_SUIT)])


def allowed_suits(unseen: Unseen, place: int) -> int:
    """The set of suits that may go there."""
    return EVERY & ~(unseen.barred[place] if unseen.barred else 0)


def groups(unseen: Unseen) -> dict[int, int]:
    """The rooms together, by the set of suits that may go there."""
    together: dict[int, int] = {}
    for place, room in enumerate(unseen.rooms):
        if room:
            suits = allowed_suits(unseen, place)
            together[suits] = together.get(suits, 0) + room
    return dict(sorted(together.items(), key=lambda pair: pair[0].bit_count()))


class PackedPolynomial:
    """A polynomial in the suits, packed into one big integer by Kronecker substitution: the
    generating function of the ways to fill places, without the terms that have too many cards of a
    suit."""

    def __init__(self, counts: tuple[int, ...], degree: int) -> None:
        self.counts = counts
        self.free = counts.index(max(counts))
        self.field = (degree * 2 + 15) // 8  # bytes; no coefficient exceeds 4 ** degree
        self.step, size = [0] * NO_SUIT, 8 * self.field
        for suit in range(NO_SUIT):
            if suit != self.free:
                self.step[suit] = size
                size *= counts[suit] + 1
        self.size = size
        self.fits = [self.terms_below(suit) for suit in range(NO_SUIT)]

    def terms_below(self, suit: Suit) -> int:
        """The mask of the terms that may take one more card of the suit."""
        whole = (1 << self.size) - 1
        if suit == self.free:
            return whole
        step, most = self.step[suit], self.counts[suit]
        return whole // ((1 << step * (most + 1)) - 1) * ((1 << step * most) - 1)

    def times(self, value: int, suits: int, degree: int, power: int) -> int:
        """A polynomial of this degree times a power of the sum of these suits."""
        for done in range(degree, degree + power):
            total = 0
            for suit in range(NO_SUIT):
                if suits >> suit & 1:
                    part = value if done < self.counts[suit] else value & self.fits[suit]
                    total += part << self.step[suit]
            value = total
        return value

    def count_fillings(self, value: int, degree: int) -> list[int]:
        """For a polynomial of this degree: by suit, and last without one, the ways to fill the
        places with cards, that is the coefficient times every suit's n! / left!, summed over the
        terms. Those by suit are weighted by the cards left of it."""
        a, b, c = [suit for suit in range(NO_SUIT) if suit != self.free]
        ways_a, ways_b, ways_c, ways_free = [
            [FACTORIAL[n] // FACTORIAL[n - taken] for taken in range(n + 1)]
            for n in [self.counts[suit] for suit in (a, b, c, self.free)]
        ]
        text, field = value.to_bytes(self.size // 8, "little"), self.field
        sums = [0] * (NO_SUIT + 1)
        for of_c, way_c in enumerate(ways_c):
            for of_b, way_b in enumerate(ways_b):
                most = degree - of_c - of_b
                least = max(0, most - self.counts[self.free])
                at = (self.step[c] * of_c + self.step[b] * of_b) // 8 + least * field
                total = total_a = 0
                for of_a in range(least, min(most, self.counts[a]) + 1):
                    coefficient = int.from_bytes(text[at : at + field], "little")
                    at += field
                    if coefficient:
                        ways = coefficient * (ways_a[of_a] * ways_free[most - of_a])
                        total += ways
                        total_a += ways * of_a
                if total:
                    total *= way_b * way_c
                    sums[a] += self.counts[a] * total - total_a * way_b * way_c
                    sums[b] += (self.counts[b] - of_b) * total
                    sums[c] += (self.counts[c] - of_c) * total
                    sums[-1] += total
        sums[self.free] = (sum(self.counts) - degree) * sums[-1] - sums[a] - sums[b] - sums[c]
        return sums


def factorials(numbers: Iterable[int]) -> int:
    return prod([FACTORIAL[n] for n in numbers])


def fits(unseen: Unseen, hands: tuple[Cards, ...]) -> bool:
    """True if these cards, by place, hold what every place needs."""
    return all(
        hand & SUIT_CARDS[suit]
        for hand, needed in zip(hands, unseen.needed, strict=False)
        for suit in bits(needed)
    )


def count_with_needs(unseen: Unseen) -> int:
    """The deals in which every place holds what it needs, by inclusion and exclusion: the ways to
    fill a place with all of its suits, less those without a needed one, and so on."""
    product = PackedPolynomial(lengths(unseen.cards), sum(unseen.rooms))
    value, degree = 1, 0
    for place, room in enumerate(unseen.rooms):
        suits, needed, ways = allowed_suits(unseen, place), unseen.needed[place], 0
        without = needed  # runs through the subsets of the needed suits
        while True:
            part = product.times(value, suits & ~without, degree, room)
            ways += -part if without.bit_count() & 1 else part
            if not without:
                break
            without = without - 1 & needed
        value, degree = ways, degree + room
    return product.count_fillings(value, degree)[-1] // factorials(unseen.rooms)


def holdings_with_needs(unseen: Unseen) -> list[list[int]]:
    """`count_holdings` where places need suits: one card of the suit lies there, and the others are
    dealt round it."""
    rows = []
    for suit in range(NO_SUIT):
        held = unseen.cards & SUIT_CARDS[suit]
        row = [0] * len(unseen.rooms)
        for place, room in enumerate(unseen.rooms if held else ()):
            if room and allowed_suits(unseen, place) >> suit & 1:
                rest = Unseen(
                    cards=unseen.cards & ~(held & -held),
                    rooms=with_item(unseen.rooms, place, room - 1),
                    barred=unseen.barred,
                    needed=with_item(unseen.needed, place, unseen.needed[place] & ~(1 << suit)),
                )
                row[place] = count_with_needs(rest)
        rows.append(row)
    return rows


def count_deals(unseen: Unseen) -> int:
    """The deals that agree with what is known."""
    if any(unseen.needed):
        return count_with_needs(unseen)
    together = groups(unseen)
    last, degree, value = together.pop(EVERY, 0), 0, 1
    product = PackedPolynomial(lengths(unseen.cards), sum(together.values()))
    for suits, room in together.items():
        value = product.times(value, suits, degree, room)
        degree += room
    return product.count_fillings(value, degree)[-1] * FACTORIAL[last] // factorials(unseen.rooms)


def count_holdings(unseen: Unseen) -> list[list[int]]:
    """For every suit and place: the deals in which a given unseen card of the suit lies there."""
    if any(unseen.needed):
        return holdings_with_needs(unseen)
    counts, share, total = lengths(unseen.cards), groups(unseen), count_deals(unseen)
    restricted = {suits: room for suits, room in share.items() if suits != EVERY}
    product = PackedPolynomial(counts, sum(restricted.values()))
    degree, base = 0, 1
    for suits, room in restricted.items():
        base = product.times(base, suits, degree, room - 1)
        degree += room - 1
    held = {EVERY: [total] * NO_SUIT}  # by group; what the others leave for the last
    scale, whole = FACTORIAL[share.get(EVERY, 0)], factorials(unseen.rooms)
    for mine, room in restricted.items():
        value, at = base, degree
        for suits in restricted:
            if suits != mine:
                value = product.times(value, suits, at, 1)
                at += 1
        # One card of the suit lies here, and the others are dealt round it.
        sums = product.count_fillings(value, at)
        held[mine] = [
            room * scale * sums[suit] // (whole * counts[suit])
            if mine >> suit & 1 and counts[suit]
            else 0
            for suit in range(NO_SUIT)
        ]
        held[EVERY] = [n - m for n, m in zip(held[EVERY], held[mine], strict=True)]
    places = [(allowed_suits(unseen, place), room) for place, room in enumerate(unseen.rooms)]
    return [
        [
            held[suits][suit] * room // share[suits] if room and counts[suit] else 0
            for suits, room in places
        ]
        for suit in range(NO_SUIT)
    ]


def chances(unseen: Unseen) -> dict[Card, tuple[Fraction, ...]]:
    """For every unseen card its chance to lie at each place; {} if no deal agrees."""
    rows = {}
    for suit, row in enumerate(count_holdings(unseen)):
        total = sum(row)  # a card lies somewhere in every deal
        if total:
            rows[suit] = tuple([Fraction(n, total) for n in row])
    return {card: rows[suit_of(card)] for card in bits(unseen.cards) if rows}
