"""The loop of a search: deals in batches, and candidates that fall behind are given up."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, pi, sqrt
from random import Random
from threading import local
from typing import TypeAlias

from msgspec import Struct

from ...engine.actions import Action
from ...engine.cards import Cards
from ...sim.compile.entry_points import Entry, row
from ...sim.deals.counting import Unseen
from ...sim.deals.plan import plan_of
from ...sim.kernels.layout import SIZE, TRUMP, Row
from ...sim.models.networks import shorts, units
from ...sim.rollouts.simple_policies import SENSIBLE
from ...sim.rollouts.trials import (
    BETTER,
    BETTER_SQUARED,
    CALL_TRICKS,
    CALL_TRUMP,
    CALL_VARIANCE,
    CARDS_PLAYED,
    CHANCE_BITS,
    EVIDENCE,
    EXACT,
    GAIN,
    GAIN_SQUARED,
    GAIN_UNIT,
    MADE,
    MOST_CANDIDATES,
    NETWORK,
    NETWORK_UNIT,
    OUTCOMES,
    POINTS_SQUARED,
    SCRATCH,
    SUMS,
)
from ...sim.rollouts.trials import POINTS as OWN_POINTS
from ...sim.rollouts.trick_policy import TRICK
from ...sim.solver.frames import FRAME, MAX_DEPTH
from ...sim.solver.transposition_table import SLOTS, exact_table_size
from .budget import Budget, Clock
from .evaluation import Thought
from .network_prior import UNLEARNED, Learned

BEHIND = 2.5  # standard errors after which a candidate is given up
EXACTLY = 4  # cards in a hand below which every seat is taken to see all cards
PRIOR = 60  # deals that what the network sees counts for
TRIES = 16  # deals of which one is kept, by the calls
POINTS = (0,)  # instead of a prize
NOTHING: Mapping[int, int] = {}
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
    said: Sequence[float] = ()  # by seat, the tricks that its call tells of; -1 for none
    rough: float = 0.9  # the deviation of what the hands promise around that
    strains: Sequence[int] = ()  # by seat, the trump for which it called; empty: trump as it is
    shown: tuple[Cards, ...] = ()  # by seat, the cards it has played in this deal
    prize: tuple[int, ...] = POINTS
    policy: int = SENSIBLE
    calls: bool = True  # whether tricks are called
    by: Learned = UNLEARNED  # who plays on, if not the policy
    prior: Mapping[int, int] = {}  # by action, the gain that the network sees without trying


class Tried(Struct):
    """A candidate: how it fared on average in as many deals as it was tried in."""

    action: int
    gain: float = 0.0
    worlds: int = 0
    error: float = 0.0  # standard error of the gain
    points: float = 0.0  # the seat's own of the round
    points_error: float = 0.0  # standard error of the points
    made: float = -1.0  # the share of deals in which it took what it called


# Candidates, the leader among them, a seed, the first deal, how many, and the sums to add to.
Run: TypeAlias = Callable[[list[int], int, int, int, int, Row], None]
LOCAL = local()


def solver_rows() -> tuple[Row, Row, Row]:
    """What solving endings takes, once for every thread."""
    if not hasattr(LOCAL, "rows"):
        slots = row(exact_table_size(1 << 12))
        slots[SLOTS] = 1 << 12
        LOCAL.rows = row(6 * 16), slots, row(MAX_DEPTH * FRAME)
    rows: tuple[Row, Row, Row] = LOCAL.rows
    return rows


def policy_for(policy: int, seats: int) -> int:
    return sum([policy << 4 * seat for seat in range(seats)])


def evidence_of(t: Trial) -> list[int]:
    """The calls and the cards shown, as compiled code takes them."""
    e = [0] * EVIDENCE
    e[:4] = [t.seats, t.me, TRIES if any(n >= 0 for n in t.said) else 1, t.out]
    e[EXACT] = 0 if t.by.how else EXACTLY
    e[NETWORK], e[NETWORK_UNIT], e[CALL_VARIANCE] = (
        t.by.how,
        t.by.worth,
        round((TRICK * t.rough) ** 2 / 4),
    )
    said = t.said or (-1,) * t.seats
    e[CALL_TRICKS : CALL_TRICKS + t.seats] = [round(TRICK * n) if n >= 0 else -1 for n in said]
    e[CALL_TRUMP : CALL_TRUMP + t.seats] = t.strains or (t.start[TRUMP],) * t.seats
    e[CARDS_PLAYED : CARDS_PLAYED + t.seats] = t.shown or (0,) * t.seats
    return e


def prize_of(deviation: float) -> tuple[int, ...]:
    """The chance to end ahead by the lead now, where what is to come has this deviation; a small
    part goes by the lead itself, for where the match is as good as decided."""
    scale, most = max(deviation, 0.3) * sqrt(3) / pi, (1 << CHANCE_BITS) - 1
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
    solver, thinking = (
        solver_rows(),
        (shorts([0]) if t.by.net is None else t.by.net, units(), row(1)),
    )

    def run(order: list[int], leader: int, seed: int, first: int, number: int, sums: Row) -> None:
        head = t.rules, start, *rows, row(order), len(order), leader
        t.entry(*head, policy, seed, first, number, prize, *work, sums, *solver, *thinking)

    return compared(run, actions, budget, rng, t.prior)


def thought(t: Trial, tried: Mapping[int, Action], budget: Budget, rng: Random) -> list[Thought]:
    """What comes of the actions, given by the numbers that stand for them, best first."""
    scale = GAIN_UNIT * (t.seats - 1) if t.prize is POINTS else 1 << 2 * CHANCE_BITS
    return [
        Thought(
            action=tried[found.action],
            gain=found.gain / scale,
            error=found.error / scale,
            chance=t.prize is not POINTS,
            points=found.points,
            points_error=found.points_error,
            made=found.made if t.calls else -1.0,
            worlds=found.worlds,
        )
        for found in best(t, tuple(tried), budget, rng)
    ]


def compared(
    run: Run,
    actions: Sequence[int],
    budget: Budget,
    rng: Random,
    prior: Mapping[int, int] = NOTHING,
) -> list[Tried]:
    """The candidates, best first; those given up keep the gain they had then."""
    clock, seed, leader = Clock(budget), rng.getrandbits(32), 0
    alive, gone = [Tried(action) for action in actions[:MOST_CANDIDATES]], list[Tried]()
    sums = row(SUMS * len(alive))
    while (len(alive) > 1 or not clock.worlds) and (number := clock.batch(len(alive))):
        run([c.action for c in alive], leader, seed, clock.worlds, number, sums)
        clock.spent(number, len(alive))
        worlds = clock.worlds
        for at, c in enumerate(alive):
            describe(c, sums, at, worlds, prior)
        first = max(range(len(alive)), key=lambda at: alive[at].gain)
        if first != leader:
            rebased(sums, len(alive), first)
            leader = first
            continue
        kept = [
            at
            for at, c in enumerate(alive)
            if at == first or near(sums, at, worlds, ahead(c, alive[first], prior))
        ]
        if len(kept) < len(alive):
            gone += [c for at, c in enumerate(alive) if at not in kept]
            sums = row([int(sums[at * SUMS + n]) for at in kept for n in range(SUMS)])
            alive, leader = [alive[at] for at in kept], kept.index(first)
    return sorted(alive + gone, key=lambda c: (-c.worlds, -c.gain))


def describe(c: Tried, sums: Row, at: int, worlds: int, prior: Mapping[int, int]) -> None:
    """The means of a candidate's sums, what the network saw at first among them."""
    gain, spread = [int(sums[at * SUMS + n]) / worlds for n in (GAIN, GAIN_SQUARED)]
    told = max(1, int(sums[at * SUMS + OUTCOMES]))
    c.points, varied, c.made = [
        int(sums[at * SUMS + n]) / told for n in (OWN_POINTS, POINTS_SQUARED, MADE)
    ]
    c.worlds, c.gain, heard = worlds, gain, worlds
    if prior:
        heard += PRIOR
        c.gain = (gain * worlds + prior[c.action] * PRIOR) / heard
    c.error = sqrt(max(0.0, spread - gain * gain) / heard)
    c.points_error = sqrt(max(0.0, varied - c.points * c.points) / told)


def ahead(c: Tried, leader: Tried, prior: Mapping[int, int]) -> int:
    """How much better than the leader the network saw a candidate, for as many deals as counts."""
    return PRIOR * (prior[c.action] - prior[leader.action]) if prior else 0


def near(sums: Row, at: int, worlds: int, before: int = 0) -> bool:
    """Whether a candidate may still be as good as the leader."""
    mean = sums[at * SUMS + BETTER] / worlds
    variance = max(0.0, sums[at * SUMS + BETTER_SQUARED] / worlds - mean * mean)
    return bool(mean + before / worlds + BEHIND * sqrt(variance / worlds) + 1e-9 >= 0)


def rebased(sums: Row, candidates: int, leader: int) -> None:
    """Differences against another leader: their means are exact, their spread stays as it was."""
    base = sums[leader * SUMS + BETTER]
    for at in range(candidates):
        sums[at * SUMS + BETTER] -= base
