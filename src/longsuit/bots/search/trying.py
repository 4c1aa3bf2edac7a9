"""The loop of a search: deals in batches, and candidates that fall behind are given up."""

from collections.abc import Callable, Sequence
from math import exp, pi, sqrt
from random import Random
from threading import local
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from ...engine.cards import Cards
from ...sim.compiled import Entry, row
from ...sim.counting import Unseen
from ...sim.plans import plan_of
from ...sim.policy import SENSIBLE
from ...sim.search_frames import DEPTHS, FRAME
from ...sim.search_memory import HEADS, slots_size
from ...sim.table import SIZE, Row
from ...sim.trials import (
    BETTER,
    EVIDENCE,
    EXACT,
    GAIN,
    MOST,
    SAID,
    SCRATCH,
    SHOWN,
    SQUARE,
    SUMS,
    UNIT,
)
from .budget import Budget, Clock

BEHIND = 2.5  # standard errors after which a candidate is given up
EXACTLY = 4  # cards in a hand below which every seat is taken to see all cards
TRIES = 16  # deals of which one is kept, by the calls
POINTS = (0,)  # instead of a prize
BY_LEAD, NEAR = 0.05, 25  # the part of a prize that goes by the lead, and how far
REACH = 400  # points of lead that a prize tells apart


class Trial(Struct, frozen=True, kw_only=True):
    """A decision as compiled code takes it."""

    entry: Entry
    rules: Row
    start: list[int]  # a position of the kernel without the hidden hands
    unseen: Unseen
    known: tuple[Cards, ...]
    me: int
    seats: int
    out: int = 0  # cards that stay out of the deal
    said: tuple[int, ...] = ()  # calls that tell of the hands they were made on
    shown: tuple[Cards, ...] = ()  # by seat, the cards it has played in this deal
    prize: tuple[int, ...] = POINTS
    policy: int = SENSIBLE


class Tried(Struct):
    """A candidate: its mean gain in as many deals as it was tried in."""

    action: int
    gain: float = 0.0
    worlds: int = 0


# Candidates, the leader among them, a seed, the first deal, how many, and the sums to add to.
Run: TypeAlias = Callable[[list[int], int, int, int, int, Row], None]
LOCAL = local()


def solver_rows() -> tuple[Row, Row, Row]:
    """What solving endings takes, once for every thread."""
    if not hasattr(LOCAL, "rows"):
        slots = row(slots_size(1 << 12))
        slots[HEADS] = 1 << 12
        LOCAL.rows = row(6 * 16), slots, row(DEPTHS * FRAME)
    rows: tuple[Row, Row, Row] = LOCAL.rows
    return rows


def policy_for(policy: int, seats: int) -> int:
    return sum([policy << 4 * seat for seat in range(seats)])


def evidence_of(t: Trial) -> list[int]:
    """The calls and the cards shown, as compiled code takes them."""
    e = [0] * EVIDENCE
    e[:4] = [t.seats, t.me, TRIES if any(n >= 0 for n in t.said) else 1, t.out]
    e[EXACT] = EXACTLY
    e[SAID : SAID + t.seats] = t.said or (-1,) * t.seats
    e[SHOWN : SHOWN + t.seats] = t.shown or (0,) * t.seats
    return e


def prize_of(deviation: float) -> tuple[int, ...]:
    """The chance to end ahead by the lead now, where what is to come has this deviation; a small
    part goes by the lead itself, for where the match is as good as decided."""
    scale, most = max(deviation, 0.3) * sqrt(3) / pi, (1 << UNIT) - 1
    chances = []
    for lead in range(-REACH, REACH + 1):
        ahead = 1 / (1 + exp(-max(-30.0, min(30.0, lead / scale))))
        near = 0.5 + max(-NEAR, min(NEAR, lead)) / (2 * NEAR)
        chances.append(round(most * ((1 - BY_LEAD) * ahead + BY_LEAD * near)))
    return (REACH, *chances)


def best(t: Trial, actions: Sequence[int], budget: Budget, rng: Random) -> list[Tried]:
    """The candidates of a trick game, best first."""
    rows = row(plan_of(t.unseen, t.known)), row(evidence_of(t))
    start, prize, policy = row(t.start), row(t.prize), policy_for(t.policy, t.seats)
    work = row(SIZE), row(SIZE), row(SCRATCH), row(1)
    solver = solver_rows()

    def run(order: list[int], leader: int, seed: int, first: int, number: int, sums: Row) -> None:
        head = t.rules, start, *rows, row(order), len(order), leader
        t.entry(*head, policy, seed, first, number, prize, *work, sums, *solver)

    return compared(run, actions, budget, rng)


def compared(run: Run, actions: Sequence[int], budget: Budget, rng: Random) -> list[Tried]:
    """The candidates, best first; those given up keep the gain they had then."""
    clock, seed, leader = Clock(budget), rng.getrandbits(32), 0
    alive, gone = [Tried(action) for action in actions[:MOST]], list[Tried]()
    sums = row(SUMS * len(alive))
    while len(alive) > 1 and (number := clock.batch(len(alive))):
        began = perf_counter()
        run([c.action for c in alive], leader, seed, clock.worlds, number, sums)
        clock.spent(number, len(alive), perf_counter() - began)
        worlds = clock.worlds
        for at, c in enumerate(alive):
            c.gain, c.worlds = int(sums[at * SUMS + GAIN]) / worlds, worlds
        first = max(range(len(alive)), key=lambda at: alive[at].gain)
        if first != leader:
            rebased(sums, len(alive), first)
            leader = first
            continue
        kept = [at for at in range(len(alive)) if at == first or near(sums, at, worlds)]
        if len(kept) < len(alive):
            gone += [c for at, c in enumerate(alive) if at not in kept]
            sums = row([int(sums[at * SUMS + n]) for at in kept for n in range(SUMS)])
            alive, leader = [alive[at] for at in kept], kept.index(first)
    alive.sort(key=lambda c: -c.gain)
    gone.sort(key=lambda c: (-c.worlds, -c.gain))
    return alive + gone


def near(sums: Row, at: int, worlds: int) -> bool:
    """Whether a candidate may still be as good as the leader."""
    mean = sums[at * SUMS + BETTER] / worlds
    variance = max(0.0, sums[at * SUMS + SQUARE] / worlds - mean * mean)
    return bool(mean + BEHIND * sqrt(variance / worlds) + 1e-9 >= 0)


def rebased(sums: Row, candidates: int, leader: int) -> None:
    """Differences against another leader: their means are exact, their spread stays as it was."""
    base = sums[leader * SUMS + BETTER]
    for at in range(candidates):
        sums[at * SUMS + BETTER] -= base
