"""Statistical tests of fairness: the commitment of each shuffle, and over all logs whether every
card is as likely at every place as it should be."""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise
from math import erfc, sqrt
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..engine import fair_shuffle
from ..engine.actions import Event, Shuffle
from ..engine.cards import DECK, JOKER, Card, Cards, bits, rank_cards, suit_of
from ..engine.notation import Log
from ..engine.sentences import Sentence, say
from ..games.replay import log_states, verdicts

__all__ = [
    "Fairness",
    "fairness",
]

MIN_CARDS = 20  # shuffles of so many cards never repeat by chance
JACK = 9  # the lowest rank that counts as high
QUARTERS = 4  # of the pack, in which the places of a card are counted
MIN_SHUFFLES = 20  # of the same cards, to test them at all
DOUBTFUL, UNFAIR = 0.01, 0.0001  # significance levels, with Bonferroni's correction for all tests
Verdict: TypeAlias = Literal["fair", "doubtful", "unfair", "too few"]


class Test(Struct, frozen=True, kw_only=True):
    """One statistical test of the shuffles of the same cards."""

    about: Sentence
    cards: int
    shuffles: int
    chance: float  # that fair shuffles look at least as odd


class Fairness(Struct, frozen=True, kw_only=True):
    """The tests of the shuffles in many logs, with an overall verdict."""

    logs: int
    copies: int  # logs that were there already, and count once
    proofs: dict[str, int]  # verdicts on commitments, and how many
    shuffles: int
    shared: int  # shuffles in games begun from a position of another game; they count once
    again: int  # other shuffles whose order came before
    tests: tuple[Test, ...]
    verdict: Verdict


class ShuffleSample:
    """The shuffles of many logs, by the cards shuffled, and hands that were dealt."""

    def __init__(self) -> None:
        self.rows: dict[tuple[Card, ...], list[tuple[Card, ...]]] = {}
        self.hands: dict[int, list[tuple[Cards, ...]]] = {}  # by the number of seats
        self.logs, self.promised = set[tuple[Event, ...]](), set[str]()
        self.positions: dict[bytes, set[str]] = {}  # commitments, by all that was done until then
        self.before = set[tuple[Card, ...]]()
        self.shared = self.again = 0

    def add(self, log: Log) -> bool:
        """Adds a log and returns False if it was there already."""
        if log.events in self.logs:
            return False
        self.logs.add(log.events)
        proofs, before, done = iter(log.proofs), None, sha256(f"{log.game} {log.rules}".encode())
        for event, s in log_states(log):
            done.update(f"{event!r}\n".encode())
            if event and isinstance(event.action, Shuffle):
                proof = next(proofs, None)
                if self.is_new(done.digest(), proof.commitment if proof else ""):
                    self.count(event.action.order, before, s)
            before = s
        return True

    def is_new(self, position: bytes, commitment: str) -> bool:
        """False for a shuffle that another log has too.

        A daily deal, which everybody gets, has the same commitment.  A game that began from a
        position has none for the shuffles before it, and all that was done until then is the same.
        """
        if commitment and commitment in self.promised:
            return False
        known = self.positions.setdefault(position, set())
        shared = bool(known) and (not commitment or "" in known)
        if commitment:
            self.promised.add(commitment)
            known.discard("")  # it was the same shuffle
        if commitment or not known:
            known.add(commitment)
        self.shared += shared
        return not shared

    def count(self, order: tuple[Card, ...], before: Any, after: Any) -> None:
        self.rows.setdefault(tuple(sorted(order)), []).append(order)
        self.again += order in self.before and len(order) >= MIN_CARDS
        self.before.add(order)
        hands = dealt_hands(after)
        if hands and not dealt_hands(before):
            self.hands.setdefault(len(hands), []).append(hands)


def dealt_hands(s: Any) -> tuple[Cards, ...]:
    """The hands of a trick game; empty in other games."""
    return s.play.hands if hasattr(s, "play") else ()


def fairness(logs: Iterable[Log]) -> Fairness:
    """The tests over all logs together; raises BadNotation if one is not a game."""
    number, copies, proofs, found = 0, 0, Counter[fair_shuffle.Verdict](), ShuffleSample()
    for log in logs:
        number += 1
        if found.add(log):
            proofs.update(verdicts(log))
        else:
            copies += 1
    tests = [
        test
        for pack, row in found.rows.items()
        if len(row) >= MIN_SHUFFLES and len(pack) > QUARTERS
        for test in (position_test(pack, row), adjacency_test(row), fixed_point_test(pack, row))
    ]
    tests += [high_card_test(row) for row in found.hands.values() if len(row) >= MIN_SHUFFLES]
    return Fairness(
        logs=number,
        copies=copies,
        proofs={str(verdict): n for verdict, n in sorted(proofs.items())},
        shuffles=sum([len(row) for row in found.rows.values()]),
        shared=found.shared,
        again=found.again,
        tests=tuple(tests),
        verdict=overall_verdict(proofs, tests),
    )


def overall_verdict(proofs: Counter[fair_shuffle.Verdict], tests: Sequence[Test]) -> Verdict:
    if any(verdict in fair_shuffle.WRONG for verdict in proofs):
        return "unfair"
    if not tests:
        return "too few"
    least = min(test.chance for test in tests) * len(tests)
    return "unfair" if least < UNFAIR else "doubtful" if least < DOUBTFUL else "fair"


# The tests.


def position_test(pack: tuple[Card, ...], orders: Sequence[tuple[Card, ...]]) -> Test:
    """A chi-square test with fixed margins: every card in every quarter of the pack."""
    size, seen = len(pack), Counter[tuple[Card, int]]()
    widths = Counter([at * QUARTERS // size for at in range(size)])
    for order in orders:
        seen.update([(card, at * QUARTERS // size) for at, card in enumerate(order)])
    total = 0.0
    copies = Counter(pack)
    for card, number in copies.items():
        for part, width in widths.items():
            due = len(orders) * number * width / size
            total += (seen[card, part] - due) ** 2 / due
    freedom = (len(copies) - 1) * (QUARTERS - 1)
    return to_test("test_positions", orders, chi_square_chance(total * (size - 1) / size, freedom))


def adjacency_test(orders: Sequence[tuple[Card, ...]]) -> Test:
    """The number of neighbours of one suit, against its mean and deviation in fair shuffles."""
    pack = orders[0]
    size, suits = len(pack), Counter([suit_or_joker(card) for card in pack])
    alike = sum([n * (n - 1) for n in suits.values()]) / (size * (size - 1))
    found = sum([adjacent_pairs(order) for order in orders])
    mean = alike * (size - 1) * len(orders)
    # Pairs of neighbours are nearly independent of one another.
    spread = sqrt(max(1e-9, alike * (1 - alike) * (size - 1) * len(orders)))
    return to_test("test_neighbours", orders, two_sided((found - mean) / spread))


def suit_or_joker(card: Card) -> int:
    return -1 if card == JOKER else suit_of(card)


def adjacent_pairs(order: tuple[Card, ...]) -> int:
    return sum([suit_or_joker(a) == suit_or_joker(b) for a, b in pairwise(order)])


def fixed_point_test(pack: tuple[Card, ...], orders: Sequence[tuple[Card, ...]]) -> Test:
    """The number of cards at their place in the sorted pack: one a shuffle on average."""
    size, copies = len(pack), Counter(pack)
    due = sum([n * n for n in copies.values()]) / size * len(orders)
    found = sum([a == b for order in orders for a, b in zip(pack, order, strict=True)])
    return to_test("test_fixed_points", orders, two_sided((found - due) / sqrt(due)))


def high_card_test(deals: Sequence[tuple[Cards, ...]]) -> Test:
    """Aces to jacks, as 4 to 1, in the hands of each seat; the oddest seat counts."""
    size = DECK.bit_count()
    weights = [honour_points(1 << card) for card in bits(DECK)]
    mean = sum(weights) / size
    spread = sum([(weight - mean) ** 2 for weight in weights]) / (size - 1)
    oddest = 0.0
    for seat in range(len(deals[0])):
        hands = [hands[seat] for hands in deals]
        sizes = [hand.bit_count() for hand in hands]
        due = sum([n * mean for n in sizes])
        variance = sum([n * spread * (size - n) / size for n in sizes])
        found = sum([honour_points(hand) for hand in hands])
        oddest = max(oddest, abs(found - due) / sqrt(variance) if variance else 0.0)
    chance = min(1.0, len(deals[0]) * two_sided(oddest))
    about = say("test_high_cards", seat_count=len(deals[0]))
    return Test(about=about, cards=size, shuffles=len(deals), chance=chance)


def honour_points(hand: Cards) -> int:
    return sum([(hand & rank_cards(JACK + n)).bit_count() * (n + 1) for n in range(4)])


def to_test(about: str, orders: Sequence[tuple[Card, ...]], chance: float) -> Test:
    """A test of shuffles; `about` is the message that says what is counted."""
    return Test(about=say(about), cards=len(orders[0]), shuffles=len(orders), chance=chance)


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def chi_square_chance(total: float, freedom: int) -> float:
    """The chance of a chi-square at least this large (Wilson and Hilferty); very small ones are as
    odd as very large ones."""
    spread = 2 / (9 * freedom)
    z = ((total / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return two_sided(z)
