"""The double-dummy solver on endings, compared with DDS (Bo Haglund's double dummy solver).

    python -m benchmarks.solver [--endings 1000] [--agree 2500]

Random hands of 4 seats out of a whole pack, a random trump or none, a random leader; mean CPU time
of one thread for an ending, the best of three runs.  DDS comes with `endplay`, which is no part of
the development install: pip install endplay.  It is asked for one best card and its tricks, the
cheapest question that gives the value, by `endplay`'s own function, with the deals built before;
ours is called from Python once for an ending as well.  For agreement `--agree` endings of each of
the sizes 5 to 8 are compared, two against two.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from longsuit.engine.cards import DECK, RANKS, SUIT_CARDS, bits, mask
from longsuit.engine.phases.tricks import Tricks, begin
from longsuit.sim.compile.entry_points import row
from longsuit.sim.solver.endings import BEST_LINE, FORCED_TRICKS, Solver, search_row

SEATS, PAIR, ALONE = 4, 0b0101, 0b0001
SIZES = (5, 6, 7, 8)
MAXN = {5: 1, 6: 4, 7: 20}  # the share of the endings that is solved that way as well


def ending(rng: random.Random, size: int) -> Tricks:
    pack = rng.sample(bits(DECK), SEATS * size)
    hands = tuple([mask(pack[seat::SEATS]) for seat in range(SEATS)])
    return begin(hands, rng.randrange(5), rng.randrange(SEATS))


def milliseconds(work: Callable[[], object], number: int, before: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(3):
        before()
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best / number * 1000


class EndingBatch:
    """Endings of one size, prepared to be solved repeatedly."""

    def __init__(self, size: int, number: int) -> None:
        rng = random.Random(size)
        self.size, self.endings = size, [ending(rng, size) for _ in range(number)]
        self.solver = Solver()
        self.scores = [exact_bids(rng, size) for _ in self.endings]
        self.rows: list[Any] = []

    def fresh(self) -> None:
        self.rows = [search_row(t) for t in self.endings]

    def forced(self, side: int) -> None:
        s = self.solver
        for w in self.rows:
            FORCED_TRICKS(w, SEATS, side, s.order, s.table, s.frames)

    def lines(self, number: int) -> None:
        s = self.solver
        for w, scores in zip(self.rows[:number], self.scores, strict=False):
            BEST_LINE(w, SEATS, scores, self.size + 1, s.slots, s.frames)

    def report(self, what: str, work: Callable[[], object], number: int) -> float:
        before = self.solver.nodes
        each = milliseconds(work, number, self.fresh)
        nodes = (self.solver.nodes - before) / 3 / number
        print(
            f"{self.size} cards, {what}: {each:8.4f} ms, {nodes:9.0f} positions, "
            f"{nodes / each / 1000:5.1f} million a second"
        )
        return each


def exact_bids(rng: random.Random, size: int) -> Any:
    """The payoffs by seat and tricks: a point a trick, and ten for a random bid that is met."""
    bids = [rng.randrange(size // 2 + 2) for _ in range(SEATS)]
    return row([n + 10 * (n == bid) for bid in bids for n in range(size + 1)])


def deals_of(endings: list[Tricks]) -> list[Any]:
    """The same endings as deals for DDS: seats N E S W, suits S H D C."""
    bridge = import_module("endplay.types")
    denom, player = bridge.Denom, bridge.Player
    denoms = (denom.clubs, denom.diamonds, denom.hearts, denom.spades, denom.nt)
    leaders = (player.north, player.east, player.south, player.west)
    found = []
    for t in endings:
        hands = [
            ".".join(
                "".join([RANKS[card & 15] for card in bits(hand & SUIT_CARDS[suit])[::-1]])
                for suit in (3, 2, 1, 0)
            )
            for hand in t.hands
        ]
        text, first, trump = "N:" + " ".join(hands), leaders[t.leader], denoms[t.trump]
        found.append(bridge.Deal(text, first=first, trump=trump))
    return found


def with_dds(timed: EndingBatch, ours: float, agree: int) -> None:
    dds = import_module("endplay.dds.solve")
    solve_board, mode = dds.solve_board, dds.SolveMode.OptimalOne
    deals = deals_of(timed.endings)
    theirs = milliseconds(lambda: [solve_board(d, mode) for d in deals], len(deals), lambda: None)
    rng, same = random.Random(100 + timed.size), 0
    endings = [ending(rng, timed.size) for _ in range(agree)]
    for t, deal in zip(endings, deals_of(endings), strict=True):
        side = PAIR if PAIR >> t.leader & 1 else PAIR << 1
        same += next(iter(solve_board(deal, mode)))[1] == timed.solver.tricks(t, side)
    print(
        f"{timed.size} cards, DDS: {theirs:.4f} ms, ours takes {ours / theirs:.2f} of that; "
        f"{same} of {agree} other endings with equal tricks"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--agree", type=int, default=2500)
    args = parser.parse_args()
    FORCED_TRICKS.ready()
    BEST_LINE.ready()
    for size in SIZES:
        compare(size, args.endings, args.agree)


def compare(size: int, number: int, agree: int) -> None:
    timed = EndingBatch(size, number)
    pair = timed.report("two against two", lambda: timed.forced(PAIR), number)
    timed.report("one against three", lambda: timed.forced(ALONE), number)
    if size in MAXN:
        few = max(1, number // MAXN[size])
        timed.report(f"max-n, exact bids, {few} endings", lambda: timed.lines(few), few)
    if find_spec("endplay"):
        with_dds(timed, pair, agree)
    else:
        print("DDS is left out: pip install endplay")


if __name__ == "__main__":
    main()
