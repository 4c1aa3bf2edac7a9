"""The search of the trick games: a decision as the compiled rollouts take it, and its
evaluation."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from threading import local
from typing import Any

from msgspec import Struct

from ...belief.tricks import Knowledge, plays
from ...engine.actions import PLAYS, Action, Call, Event, Play
from ...engine.cards import DECK, Card, Cards, mask
from ...engine.options import Options
from ...sim.compile.entry_points import Entry, row
from ...sim.deals.counting import Unseen
from ...sim.deals.plan import sampling_plan, unseen_after
from ...sim.kernels.encode_view import encode_view
from ...sim.kernels.layout import CARDS_SHOWN, MOST_SEATS, SIZE, TRUMP, VOIDS, Row
from ...sim.models.networks import activation_row, int16_row
from ...sim.rollouts.rollout import (
    CALL_TRICKS,
    CALL_TRUMP,
    CALL_VARIANCE,
    CARDS_PLAYED,
    CHANCE_BITS,
    EVIDENCE,
    EXACT,
    GAIN_UNIT,
    MULTIPLIER,
    NETWORK,
    NETWORK_UNIT,
    SCORES_WIDTH,
    SCRATCH,
)
from ...sim.rollouts.simple_policies import policy_code
from ...sim.rollouts.trick_policy import TRICK
from ...sim.solver.frames import FRAME, MAX_DEPTH
from ...sim.solver.transposition_table import SLOTS, exact_table_size
from .budget import Budget
from .evaluation import Evaluation
from .network_prior import NO_NETWORK, RolloutNetwork
from .objective import BY_POINTS
from .racing import Candidate, race

SOLVED_CARDS = 4  # endings with fewer cards in a hand are solved, all cards seen
PROPOSALS = 16  # draws of the hidden hands of which one is kept by its likelihood
TABLE_SLOTS = 1 << 12  # of the transposition table of these endings


class SearchProblem(Struct, frozen=True, kw_only=True):
    """A decision in a trick game as the compiled rollouts take it."""

    entry: Entry
    rules: Row
    start: list[int]  # the row of the view
    unseen: Unseen
    known: tuple[Cards, ...]  # by seat, the cards known to lie in its hand
    me: int
    seats: int
    out: int = 0  # hidden cards that stay out of the deal
    call_tricks: Sequence[float] = ()  # by seat, the tricks that its call tells of; -1 for none
    call_deviation: float = 0.9  # standard deviation of the tricks expected around that
    call_trumps: Sequence[int] = ()  # by seat, the trump for which it called; empty: trump as it is
    cards_played: tuple[Cards, ...] = ()  # by seat, in this deal
    objective: tuple[int, ...] = BY_POINTS  # or a table of `objective.win_chances`
    multiplier: int = 1  # how many times the points of this round count, where points count
    has_calls: bool = True  # tricks are called in this game
    network: RolloutNetwork = NO_NETWORK  # plays on in place of the rollout policy
    prior: Mapping[int, int] = {}  # by action, the gain that the network expects


def evaluate(
    d: SearchProblem, actions: Mapping[int, Action], budget: Budget, rng: Random
) -> list[Evaluation]:
    """The actions, given by the numbers that stand for them, best first."""
    by_points = d.objective is BY_POINTS
    unit = 1 << 2 * CHANCE_BITS
    if by_points:
        unit = GAIN_UNIT * (d.seats - 1)
    scale = unit / d.multiplier
    return [
        Evaluation(
            action=actions[c.action],
            gain=c.gain / scale,
            error=c.error / scale,
            chance=not by_points,
            points=c.points,
            points_error=c.points_error,
            made=c.made if d.has_calls else -1.0,
            worlds=c.worlds,
        )
        for c in race_decision(d, tuple(actions), budget, rng)
    ]


def race_decision(
    d: SearchProblem, actions: Sequence[int], budget: Budget, rng: Random
) -> list[Candidate]:
    """The candidates, best first."""
    plan, evidence = row(sampling_plan(d.unseen, d.known)), row(encode_evidence(d))
    start, objective, policy = row(d.start), row(d.objective), policy_code("sensible", d.seats)
    work, solver = (row(SIZE), row(SIZE), row(SCRATCH), row(1)), solver_rows()
    network = int16_row([0]) if d.network.net is None else d.network.net, activation_row(), row(1)

    def roll_out(
        order: list[int], leader: int, seed: int, first: int, number: int, sums: Row
    ) -> None:
        head = d.rules, start, plan, evidence, row(order), len(order), leader
        d.entry(*head, policy, seed, first, number, objective, *work, sums, *solver, *network)

    return race(roll_out, actions, budget, rng, d.prior)


def encode_evidence(d: SearchProblem) -> list[int]:
    """The calls and the cards played, in the row that `sim.rollouts.rollout` describes."""
    e, n = [0] * EVIDENCE, d.seats
    e[:4] = [n, d.me, PROPOSALS if any(tricks >= 0 for tricks in d.call_tricks) else 1, d.out]
    e[EXACT] = 0 if d.network.stop_mode else SOLVED_CARDS
    e[NETWORK], e[NETWORK_UNIT] = d.network.stop_mode, d.network.points_in_unit
    e[MULTIPLIER] = d.multiplier
    e[CALL_VARIANCE] = round((TRICK * d.call_deviation) ** 2 / 4)
    tricks = d.call_tricks or (-1,) * n
    e[CALL_TRICKS : CALL_TRICKS + n] = [round(TRICK * t) if t >= 0 else -1 for t in tricks]
    e[CALL_TRUMP : CALL_TRUMP + n] = d.call_trumps or (d.start[TRUMP],) * n
    e[CARDS_PLAYED : CARDS_PLAYED + n] = d.cards_played or (0,) * n
    return e


LOCAL = local()


def solver_rows() -> tuple[Row, Row, Row]:
    """The rows that solving endings takes, made once in every thread."""
    if not hasattr(LOCAL, "rows"):
        slots = row(exact_table_size(TABLE_SLOTS))
        slots[SLOTS] = TABLE_SLOTS
        LOCAL.rows = row(MOST_SEATS * SCORES_WIDTH), slots, row(MAX_DEPTH * FRAME)
    rows: tuple[Row, Row, Row] = LOCAL.rows
    return rows


# From a view to a decision.


def start_row(view: Any, events: tuple[Event, ...], rules: Options, k: Knowledge) -> list[int]:
    """The row of the view, with the features that come from the events: the cards that each seat
    has played and the suits that it is void in."""
    state = encode_view(view, rules)
    state[VOIDS : VOIDS + k.seats] = k.voids
    state[CARDS_SHOWN : CARDS_SHOWN + k.seats] = cards_played(k, events)
    return state


def known_hands(k: Knowledge) -> tuple[Cards, ...]:
    """The cards known to lie in each hand: the seat's own."""
    return tuple([k.hand if seat == k.me else 0 for seat in range(k.seats)])


def unseen_cards(k: Knowledge, known: tuple[Cards, ...], voids: tuple[int, ...]) -> Unseen:
    """The cards that may lie in any hand, besides those known to lie in each."""
    return unseen_after(known, k.sizes, voids, k.gone)


def cards_played(k: Knowledge, events: tuple[Event, ...]) -> tuple[Cards, ...]:
    """By seat, the cards that it has played since the deal."""
    played = [0] * k.seats
    for seat, card in plays(events):
        played[seat] |= 1 << card
    return tuple(played)


def totals_before(view: Any) -> tuple[int, ...]:
    """The totals of all seats before this round."""
    return view.rounds[-1].totals if view.rounds else (0,) * len(view.sizes)


def candidate_calls(legal: Iterable[Action]) -> dict[int, Action]:
    """The calls by their numbers."""
    return {action.tricks: action for action in legal if isinstance(action, Call)}


def candidate_cards(legal: Iterable[Action], k: Knowledge) -> dict[int, Action]:
    """One play of every group of equal cards, by the card."""
    return {card: PLAYS[card] for card in distinct_cards(legal, k)}


def distinct_cards(legal: Iterable[Action], k: Knowledge) -> list[Card]:
    """The lowest of every group of equal cards: those between which there is no card that another
    seat may hold or that lies on the table."""
    others, distinct, last = DECK & ~(k.hand | k.gone) | mask(k.table), list[Card](), -1
    for card in sorted([action.cards[0] for action in legal if isinstance(action, Play)]):
        apart = last < 0 or last >> 4 != card >> 4 or others & (1 << card) - (2 << last)
        if apart:
            distinct.append(card)
        last = card
    return distinct
