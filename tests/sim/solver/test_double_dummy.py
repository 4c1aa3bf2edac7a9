"""The solver against plain recursion over every line of play."""

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import pytest

from longsuit.engine.cards import DECK, NO_SUIT, bits, mask, parse, suit_of, with_item
from longsuit.engine.phases.tricks import (
    Tricks,
    begin,
    follow,
    legal_cards,
    place_of_best,
    play,
    turn,
)
from longsuit.sim.compile.entry_points import row
from longsuit.sim.solver.endings import (
    BEST_LINE,
    DECIDED_TRICKS,
    FORCED_TRICKS,
    Solver,
    equivalent_cards,
    search_row,
)
from longsuit.sim.solver.transposition_table import CAPACITY

LARGEST = {2: 5, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2}  # cards in a hand that plain recursion can afford


def ending(rng: Random, seats: int, size: int, *, middle: bool = True) -> Tricks:
    """Random hands out of the whole pack, or out of its highest cards, some cards played."""
    pack = list(bits(DECK))
    if rng.random() < 0.5:
        pack = sorted(pack, key=lambda card: card & 15)[-seats * size :]
    rng.shuffle(pack)
    hands = tuple([mask(pack[seat * size : (seat + 1) * size]) for seat in range(seats)])
    t = begin(hands, rng.randrange(5), rng.randrange(seats))
    for _ in range(rng.randrange(seats) if middle else 0):
        t = play(t, rng.choice(bits(legal_cards(t))))
    return t


def endings(seed: int, number: int) -> list[Tricks]:
    rng = Random(seed)
    return [
        ending(rng, seats, rng.randrange(1, LARGEST[seats] + 1))
        for seats in [rng.randrange(2, 8) for _ in range(number)]
    ]


Plain: TypeAlias = tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]


def plain(t: Tricks) -> Plain:
    """Hands, leader, table and tricks won: all that plain recursion needs besides the trump."""
    return t.hands, t.leader, t.table, t.won


def choices(p: Plain) -> tuple[int, ...]:
    hands, leader, table, _ = p
    hand = hands[(leader + len(table)) % len(hands)]
    return bits(follow(hand, suit_of(table[0])) if table else hand)


def played(p: Plain, card: int, trump: int) -> Plain:
    hands, leader, table, won = p
    seats = len(hands)
    seat = (leader + len(table)) % seats
    hands, table = with_item(hands, seat, hands[seat] ^ 1 << card), (*table, card)
    if len(table) < seats:
        return hands, leader, table, won
    winner = (leader + place_of_best(table, trump)) % seats
    return hands, winner, (), with_item(won, winner, won[winner] + 1)


def plain_tricks(p: Plain, trump: int, side: int, known: dict[Plain, int]) -> int:
    """The tricks of a side in all, by plain minimax."""
    hands, leader, table, won = p
    if not any(hands):
        return sum([n for seat, n in enumerate(won) if side >> seat & 1])
    if p not in known:
        values = [plain_tricks(played(p, card, trump), trump, side, known) for card in choices(p)]
        seat = (leader + len(table)) % len(hands)
        known[p] = max(values) if side >> seat & 1 else min(values)
    return known[p]


def plain_line(
    p: Plain, trump: int, scores: Sequence[Sequence[int]], known: dict[Plain, tuple[int, ...]]
) -> tuple[int, ...]:
    """Plain max-n, with ties broken as `max_n` says."""
    hands, leader, table, won = p
    if not any(hands):
        return won
    if p not in known:
        seat = (leader + len(table)) % len(hands)
        points, now = scores[seat], won[seat]
        best = max(points[now : now + hands[seat].bit_count() + 1])
        cards = choices(p) if points[now] == best else choices(p)[::-1]
        lines = [plain_line(played(p, card, trump), trump, scores, known) for card in cards]
        known[p] = max(lines, key=lambda line: points[line[seat]])  # the first of equals
    return known[p]


def plain_results(
    p: Plain, trump: int, known: dict[Plain, set[tuple[int, ...]]]
) -> set[tuple[int, ...]]:
    """Every result that play can lead to."""
    if not any(p[0]):
        return {p[3]}
    if p not in known:
        known[p] = set()
        for card in choices(p):
            known[p] |= plain_results(played(p, card, trump), trump, known)
    return known[p]


def exact_bids(rng: Random, t: Tricks) -> list[list[int]]:
    """Ten points and the tricks for a bid that is met; else the tricks, or what it is missed by."""
    most = t.hands[turn(t)].bit_count() + 2
    rows = []
    for _ in t.hands:
        bid, kind = rng.randrange(most), rng.randrange(3)
        short = [(n, -abs(n - bid), 0)[kind] for n in range(most)]
        rows.append([10 + n if n == bid else short[n] for n in range(most)])
    return rows


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def test_forced_tricks_are_those_of_plain_recursion(solver: Solver) -> None:
    rng = Random(1)
    for t in endings(2, 400):
        side = rng.randrange(1 << len(t.hands))
        assert solver.tricks(t, side) == plain_tricks(plain(t), t.trump, side, {}), (t, side)


def test_two_against_two(solver: Solver) -> None:
    rng = Random(3)
    for size in [*[2] * 40, *[3] * 100, *[4] * 12]:
        t = ending(rng, 4, size, middle=False)
        assert solver.tricks(t, 0b0101) == plain_tricks(plain(t), t.trump, 0b0101, {}), t
        assert solver.tricks(t, 0b0101) + solver.tricks(t, 0b1010) == size


def test_both_sides_share_the_tricks_of_longer_endings(solver: Solver) -> None:
    rng = Random(4)
    for size in (6, 7, 8):
        for _ in range(10):
            t = ending(rng, 4, size, middle=False)
            assert solver.tricks(t, 0b0011) + solver.tricks(t, 0b1100) == size


def test_two_seats_alone_are_a_best_line_too(solver: Solver) -> None:
    """Between two seats max-n, which has neither certain tricks nor what mattered, is minimax."""
    rng = Random(13)
    for _ in range(150):
        t = ending(rng, 2, rng.randrange(6, 9))
        line = solver.line(t, [range(14)] * 2)
        assert solver.tricks(t, 1) == line[0] - t.won[0], t


@pytest.mark.parametrize("side", [0b0001, 0b0101, 0b0111])
def test_a_position_is_worth_its_best_card(solver: Solver, side: int) -> None:
    rng = Random(14)
    for _ in range(100):
        t = ending(rng, 4, 7)
        values = solver.by_card(t, side).values()
        best = max(values) if side >> turn(t) & 1 else min(values)
        assert solver.tricks(t, side) == best, t


def test_a_full_transposition_table_changes_no_answer(solver: Solver) -> None:
    small = Solver()
    small.table[CAPACITY] = 4
    rng = Random(5)
    for _ in range(30):
        t = ending(rng, 4, 6)
        assert small.tricks(t, 0b0101) == solver.tricks(t, 0b0101)


def test_every_card_has_its_value(solver: Solver) -> None:
    for t in endings(6, 150):
        won = t.won[0]
        values = solver.by_card(t, 1)
        assert list(values) == list(bits(legal_cards(t)))
        known: dict[Plain, int] = {}
        for card, value in values.items():
            assert value == plain_tricks(plain(play(t, card)), t.trump, 1, known) - won


def test_the_best_line_is_that_of_plain_recursion(solver: Solver) -> None:
    rng = Random(7)
    for t in endings(8, 300):
        scores = exact_bids(rng, t)
        assert solver.line(t, scores) == plain_line(plain(t), t.trump, scores, {}), (t, scores)


def test_every_card_has_its_line(solver: Solver) -> None:
    rng = Random(9)
    for t in endings(10, 100):
        scores = exact_bids(rng, t)
        lines = solver.lines(t, scores)
        assert lines == {
            card: plain_line(plain(play(t, card)), t.trump, scores, {}) for card in lines
        }
        assert solver.line(t, scores) in lines.values()


def test_tricks_won_before_count_in_the_line(solver: Solver) -> None:
    hands = (mask([parse("AC")]), mask([parse("KC")]))
    t = Tricks(hands=hands, trump=NO_SUIT, leader=0, won=(2, 1))
    assert solver.line(t, [[0] * 5, [0] * 5]) == (3, 1)


def test_decided_when_every_line_ends_alike(solver: Solver) -> None:
    counted = [0, 0]
    for t in endings(11, 400):
        results = plain_results(plain(t), t.trump, {})
        counted[len(results) == 1] += 1
        expected = None
        if len(results) == 1:
            expected = tuple([m - n for n, m in zip(t.won, results.pop(), strict=True)])
        assert solver.decided(t) == expected, t
    assert min(counted) > 50


def test_a_long_claim_is_seen_at_once(solver: Solver) -> None:
    hands = tuple([0x1FFF << 16 * suit for suit in range(4)])
    assert solver.decided(begin(hands, 2, 2), limit=10) == (0, 0, 13, 0)
    assert solver.decided(begin(hands, 2, 1)) == (0, 0, 13, 0)


def test_a_claim_beyond_the_limit_is_not_made(solver: Solver) -> None:
    hands = tuple([0x1FFF << 16 * suit for suit in range(4)])
    assert solver.decided(begin(hands, 2, 1), limit=2) is None


def test_interpreted_equals_compiled(solver: Solver) -> None:
    rng = Random(12)
    for seats in range(2, 8):
        t = ending(rng, seats, 3)
        scores = [points for line in exact_bids(rng, t) for points in line]
        width = len(scores) // seats
        rows = [list(map(int, row(search_row(t)))) for _ in range(3)]  # type: ignore[arg-type]
        order, frames = [0] * len(solver.order), [0] * len(solver.frames)
        table, slots = [int(n) for n in solver.table], [int(n) for n in solver.slots]
        before = solver.nodes
        found = (
            FORCED_TRICKS(search_row(t), seats, 1, solver.order, solver.table, solver.frames),
            BEST_LINE(search_row(t), seats, row(scores), width, solver.slots, solver.frames),
            DECIDED_TRICKS(search_row(t), seats, 10**6, solver.slots, solver.frames),
        )
        mine = (
            FORCED_TRICKS.function(rows[0], seats, 1, order, table, frames),
            BEST_LINE.function(rows[1], seats, scores, width, slots, frames),
            DECIDED_TRICKS.function(rows[2], seats, 10**6, slots, frames),
        )
        assert mine == found
        assert solver.nodes > before
        assert table == [int(n) for n in solver.table]
        assert slots == [int(n) for n in solver.slots]


def test_equivalent_cards_touch() -> None:
    names = "2C 3C 5C 9D", "4C 8D TD QD"
    t = begin(tuple([mask(map(parse, hand.split())) for hand in names]), NO_SUIT, 0)
    assert list(equivalent_cards(t)) == [[0, 1], [3], [23]]


@pytest.mark.parametrize(
    ("t", "words"),
    [
        (begin((1, 2, 4, 8, 16, 32, 64, 128), 0, 0), "2 to 7 seats, not 8"),
        (begin((1, 6), 0, 0), r"same size, not \[1, 2\]"),
    ],
)
def test_impossible_positions_are_refused(solver: Solver, t: Tricks, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        solver.tricks(t, 1)


def test_scores_must_reach_far_enough(solver: Solver) -> None:
    with pytest.raises(ValueError, match="2 rows of 2 or more"):
        solver.line(begin((1, 2), 0, 0), [[0], [0]])


@pytest.mark.slow
def test_no_index_leaves_its_row() -> None:
    """The same tests, once more, with every index checked."""
    tests = ["solver/test_double_dummy.py", "deals/test_sampling.py"]
    here = os.path.dirname(os.path.dirname(__file__))
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-m",
            "not full and not slow",
            *[f"{here}/{name}" for name in tests],
        ],
        env={**os.environ, "LONGSUIT_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
