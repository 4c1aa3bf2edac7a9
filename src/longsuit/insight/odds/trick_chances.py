"""The chance of each card to win the trick on the table, and of each seat to take 0, 1, … tricks,
over sampled deals of a trick game."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ...belief.tricks import Evidence, evidence, knowledge
from ...bots.search.trick_games import SearchProblem, cards_played, encode_evidence, start_row
from ...engine.actions import Action, Event, Play
from ...engine.cards import Card
from ...engine.options import Options
from ...games import whist
from ...sim.compile.entry_points import row
from ...sim.deals.plan import sampling_plan
from ...sim.kernels import layout
from ...sim.kernels import whist as whist_kernel
from ...sim.kernels.layout import SIZE
from ...sim.kernels.play_order import in_play_order, is_mirrored, mirrored
from ...sim.rollouts.rollout import SCRATCH
from ...sim.rollouts.simple_policies import policy_code
from ...sim.rollouts.trick_outcomes import POLICY_CHOICE, TRICK_COUNTS, TRICK_OUTCOMES

EVERY_TRICK = 26  # more tricks than there are: where nothing is called, a player wants every one


class TrickChances(Struct, frozen=True, kw_only=True):
    """Shares of the deals."""

    trick: dict[Card, float]  # by card, in which it wins the trick on the table
    tricks: tuple[tuple[float, ...], ...]  # by seat, of 0, 1, … tricks as rules of thumb play
    worlds: int


def trick_chances(
    view: Any,
    events: tuple[Event, ...],
    rules: Options,
    number: int = 64,
    seed: int = 1,
    *,
    of: Sequence[Action] = (),
) -> TrickChances | None:
    """The chances of all legal cards, or of those in `of`; None if no card is to be played."""
    cards = [action.cards[0] for action in of or view.legal if isinstance(action, Play)]
    otherwise = is_mirrored(rules)
    view, events, rules = in_play_order(view, events, rules)
    ways = evidence(view, events, rules) if cards else ()
    if not ways:
        return None
    candidates, seats = [*cards, POLICY_CHOICE], len(view.sizes)
    sums, rng = row(len(candidates) + seats * TRICK_COUNTS), Random(seed)
    encoded = row(whist_kernel.encode(rules) if isinstance(rules, whist.Rules) else 1)
    counts = Counter(rng.choices(range(len(ways)), [float(way.weight) for way in ways], k=number))
    for at, deals in counts.items():
        run_rollouts(
            encode_decision(view, events, rules, ways[at]),
            encoded,
            candidates,
            deals,
            seed + at,
            sums,
        )
    shares = [int(n) / number for n in sums]
    size = len(view.hand) + sum(view.won)
    begins = [len(candidates) + seat * TRICK_COUNTS for seat in range(seats)]
    tricks = tuple([tuple(shares[at : at + size + 1]) for at in begins])
    return TrickChances(
        trick=dict(zip(cards, shares, strict=False)),
        tricks=mirrored(tricks) if otherwise else tricks,
        worlds=number,
    )


def encode_decision(
    view: Any, events: tuple[Event, ...], rules: Options, way: Evidence
) -> SearchProblem:
    """The knowledge of a seat as compiled code takes it."""
    k, calls = knowledge(view, events), getattr(view, "calls", ())
    w = start_row(view, events, rules, k)
    w[layout.CALLS : layout.CALLS + k.seats] = calls or (EVERY_TRICK,) * k.seats
    return SearchProblem(
        entry=TRICK_OUTCOMES,
        rules=row(1),
        start=w,
        unseen=way.unseen,
        known=way.held[: k.seats],
        me=view.seat,
        seats=k.seats,
        out=way.unseen.rooms[-1],
        call_tricks=calls,
        cards_played=cards_played(k, events),
    )


def run_rollouts(
    d: SearchProblem,
    rules: layout.Row,
    cards: Sequence[int],
    number: int,
    seed: int,
    sums: layout.Row,
) -> None:
    head = rules, row(d.start), row(sampling_plan(d.unseen, d.known)), row(encode_evidence(d))
    TRICK_OUTCOMES(
        *head,
        row(list(cards)),
        len(cards),
        int(len(rules) > 1),
        policy_code("sensible", d.seats),
        seed,
        0,
        number,
        row(SIZE),
        row(SIZE),
        row(SCRATCH),
        row(1),
        sums,
    )
