"""Whether cards were shuffled fairly: commitments log by log, and over all of them whether every
card is as likely at every place as it should be."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import erfc, sqrt
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..engine import fair_shuffle
from ..engine.actions import Event, Shuffle
from ..engine.cards import DECK, JOKER, Card, Cards, bits, rank_cards, suit_of
from ..engine.notation import Log
from ..games.replay import log_states, verdicts

MANY = 20  # cards that fair shuffles never bring into the same order twice
JACK = 9  # the lowest rank that counts as high
PARTS = 4  # into which a pack is cut to see where a card lies
FEWEST = 20  # shuffles of the same cards that are tested
DOUBT, DISBELIEF = 0.01, 0.0001  # chances, shared among all tests
Verdict: TypeAlias = Literal["fair", "doubtful", "unfair", "too few"]


class Test(Struct, frozen=True, kw_only=True):
    """One question about the shuffles of the same cards."""

    about: str
    cards: int
    shuffles: int
    chance: float  # that fair shuffles look at least as odd


class Fairness(Struct, frozen=True, kw_only=True):
    logs: int
    copies: int  # logs that were there already, and count once
    proofs: dict[str, int]  # verdicts on commitments, and how many
    shuffles: int
    again: int  # shuffles of another commitment, or of none, that came before
    tests: tuple[Test, ...]
    verdict: Verdict


class Orders:
    """The shuffles of many logs, by the cards shuffled, and hands that were dealt."""

    def __init__(self) -> None:
        self.rows: dict[tuple[Card, ...], list[tuple[Card, ...]]] = {}
        self.hands: dict[int, list[tuple[Cards, ...]]] = {}  # by the number of seats
        self.logs, self.promised = set[tuple[Event, ...]](), set[str]()
        self.before = set[tuple[Card, ...]]()
        self.again = 0

    def add(self, log: Log) -> bool:
        """Whether it is none that was there already; a daily deal counts once, as everybody has
        the same."""
        if log.events in self.logs:
            return False
        self.logs.add(log.events)
        proofs, before = iter(log.proofs), None
        for event, s in log_states(log):
            if event and isinstance(event.action, Shuffle):
                proof = next(proofs, None)
                if not (proof and proof.commitment in self.promised):
                    self.count(event.action.order, before, s)
                if proof:
                    self.promised.add(proof.commitment)
            before = s
        return True

    def count(self, order: tuple[Card, ...], before: Any, after: Any) -> None:
        self.rows.setdefault(tuple(sorted(order)), []).append(order)
        self.again += order in self.before and len(order) >= MANY
        self.before.add(order)
        hands = dealt(after)
        if hands and not dealt(before):
            self.hands.setdefault(len(hands), []).append(hands)


def dealt(s: Any) -> tuple[Cards, ...]:
    """The hands in a trick game."""
    return s.play.hands if hasattr(s, "play") else ()


def fairness(logs: Iterable[Log]) -> Fairness:
    """Over all logs together; BadNotation if one is no game."""
    number, copies, proofs, found = 0, 0, Counter[fair_shuffle.Verdict](), Orders()
    for log in logs:
        number += 1
        if found.add(log):
            proofs.update(verdicts(log))
        else:
            copies += 1
    tests = [
        test
        for pack, row in found.rows.items()
        if len(row) >= FEWEST and len(pack) > PARTS
        for test in (places(pack, row), neighbours(row), fixed(pack, row))
    ]
    tests += [honours(row) for row in found.hands.values() if len(row) >= FEWEST]
    return Fairness(
        logs=number,
        copies=copies,
        proofs={str(verdict): n for verdict, n in sorted(proofs.items())},
        shuffles=sum([len(row) for row in found.rows.values()]),
        again=found.again,
        tests=tuple(tests),
        verdict=judged(proofs, tests),
    )


def judged(proofs: Counter[fair_shuffle.Verdict], tests: Sequence[Test]) -> Verdict:
    if proofs["wrong secret"] or proofs["wrong order"]:
        return "unfair"
    if not tests:
        return "too few"
    least = min(test.chance for test in tests) * len(tests)
    return "unfair" if least < DISBELIEF else "doubtful" if least < DOUBT else "fair"


# The tests.


def places(pack: tuple[Card, ...], orders: Sequence[tuple[Card, ...]]) -> Test:
    """Every card in every quarter of the pack: a chi-square with both margins fixed."""
    size, seen = len(pack), Counter[tuple[Card, int]]()
    widths = Counter([at * PARTS // size for at in range(size)])
    for order in orders:
        seen.update([(card, at * PARTS // size) for at, card in enumerate(order)])
    total = 0.0
    copies = Counter(pack)
    for card, number in copies.items():
        for part, width in widths.items():
            due = len(orders) * number * width / size
            total += (seen[card, part] - due) ** 2 / due
    freedom = (len(copies) - 1) * (PARTS - 1)
    return made("a card's place in the pack", orders, beyond(total * (size - 1) / size, freedom))


def neighbours(orders: Sequence[tuple[Card, ...]]) -> Test:
    """How often two neighbours are of one suit, against the mean and spread of fair shuffles."""
    pack = orders[0]
    size, suits = len(pack), Counter([kind(card) for card in pack])
    alike = sum([n * (n - 1) for n in suits.values()]) / (size * (size - 1))
    found = sum([pairs(order) for order in orders])
    mean = alike * (size - 1) * len(orders)
    # Pairs of neighbours are nearly independent of one another.
    spread = sqrt(max(1e-9, alike * (1 - alike) * (size - 1) * len(orders)))
    return made("neighbours of one suit", orders, two_sided((found - mean) / spread))


def kind(card: Card) -> int:
    return -1 if card == JOKER else suit_of(card)


def pairs(order: tuple[Card, ...]) -> int:
    return sum([kind(a) == kind(b) for a, b in pairwise(order)])


def fixed(pack: tuple[Card, ...], orders: Sequence[tuple[Card, ...]]) -> Test:
    """How many cards lie where they lay in the sorted pack; with one of each, one a shuffle."""
    size, copies = len(pack), Counter(pack)
    due = sum([n * n for n in copies.values()]) / size * len(orders)
    found = sum([a == b for order in orders for a, b in zip(pack, order, strict=True)])
    return made("cards at their sorted place", orders, two_sided((found - due) / sqrt(due)))


def honours(deals: Sequence[tuple[Cards, ...]]) -> Test:
    """Aces to jacks, as 4 to 1, in the hands of each seat; the oddest seat counts."""
    size = DECK.bit_count()
    weights = [worth(1 << card) for card in bits(DECK)]
    mean = sum(weights) / size
    spread = sum([(weight - mean) ** 2 for weight in weights]) / (size - 1)
    oddest = 0.0
    for seat in range(len(deals[0])):
        hands = [hands[seat] for hands in deals]
        sizes = [hand.bit_count() for hand in hands]
        due = sum([n * mean for n in sizes])
        variance = sum([n * spread * (size - n) / size for n in sizes])
        found = sum([worth(hand) for hand in hands])
        oddest = max(oddest, abs(found - due) / sqrt(variance) if variance else 0.0)
    chance = min(1.0, len(deals[0]) * two_sided(oddest))
    about = f"high cards dealt to one of {len(deals[0])} seats"
    return Test(about=about, cards=size, shuffles=len(deals), chance=chance)


def worth(hand: Cards) -> int:
    return sum([(hand & rank_cards(JACK + n)).bit_count() * (n + 1) for n in range(4)])


def made(about: str, orders: Sequence[tuple[Card, ...]], chance: float) -> Test:
    return Test(about=about, cards=len(orders[0]), shuffles=len(orders), chance=chance)


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def beyond(total: float, freedom: int) -> float:
    """The chance of a chi-square at least this large (Wilson and Hilferty); very small ones are as
    odd as very large ones."""
    spread = 2 / (9 * freedom)
    z = ((total / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return two_sided(z)
