"""Claims: deals whose remaining tricks are decided, whatever anybody plays."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, Protocol

from ..belief.tricks import evidence
from ..engine.actions import Event
from ..engine.cards import Cards, bits, mask, suit_of
from ..engine.options import Options
from ..engine.phases.tricks import Tricks
from ..games.whist import Rules as WhistRules
from ..sim.deals.counting import Unseen, allowed_suits, count_deals, fits
from ..sim.solver.decided import decided_tricks
from ..sim.solver.endings import search_row, tricks_by_seat
from ..sim.solver.frames import FRAME, MAX_DEPTH
from ..sim.solver.transposition_table import SLOTS, exact_table_size

MAX_POSITIONS = 20_000  # positions searched for one deal
QUICK_POSITIONS = 300  # the same while a person waits
MAX_DEALS = 200  # deals searched for one seat
MAX_ROUGH_DEALS = (
    2000  # possible deals by hand sizes alone, before known voids are taken into account
)


class Solver(Protocol):
    """The solver of `sim.solver.endings`, or one that needs no compiler."""

    def decided(self, t: Tricks, limit: int) -> tuple[int, ...] | None: ...


class InterpretedSolver:
    """The kernel, interpreted: for few positions that is quicker than to compile it."""

    def __init__(self) -> None:
        self.frames, self.slots = [0] * (MAX_DEPTH * FRAME), [0] * exact_table_size(QUICK_POSITIONS)
        self.slots[SLOTS] = QUICK_POSITIONS

    def decided(self, t: Tricks, limit: int) -> tuple[int, ...] | None:
        w = [int(number) for number in search_row(t)]
        packed = decided_tricks(w, len(t.hands), limit, self.slots, self.frames)
        return tricks_by_seat(packed, t) if packed >= 0 else None


def decided_tricks_of(s: Any, rules: Options, solver: Solver) -> tuple[int, ...] | None:
    """The tricks each seat still takes, as the cards lie; None if that depends on the play or takes
    too long to find out.  Only for rules by which seats must follow suit."""
    if not hasattr(s, "play") or not s.play.hands or not must_follow(rules):
        return None
    return solver.decided(s.play, MAX_POSITIONS)


def must_follow(rules: Options) -> bool:
    """True if everybody must follow suit, as the solver assumes."""
    return not isinstance(rules, WhistRules) or (rules.follow == "strict" and rules.enforce)


def certain_tricks(
    view: Any, events: tuple[Event, ...], rules: Options, solver: Solver, limit: int = MAX_POSITIONS
) -> tuple[int, ...] | None:
    """The tricks each seat still takes as far as one seat can tell: the same in every deal that it
    holds possible; None if they differ or there are too many deals."""
    if not view.sizes or not must_follow(rules) or view.phase != "play" or not hasattr(view, "won"):
        return None
    ways = evidence(view, events, rules)
    if sum([count_deals(way.unseen) for way in ways]) > MAX_DEALS:
        return None
    found = None
    for way in ways:
        for hidden in every_deal(way.unseen):
            if not fits(way.unseen, hidden):
                continue
            hands = tuple([a | b for a, b in zip(way.held, hidden, strict=True)][:-1])
            now = solver.decided(seen_tricks(view, hands), limit)
            if now is None or found not in (None, now):
                return None
            found = now
    return found


def may_be_certain(view: Any) -> bool:
    """True if so few cards are left that a claim is worth looking for; the last trick is as soon
    played as claimed."""
    if not hasattr(view, "won") or view.phase != "play" or max(view.sizes) < 2:
        return False
    hidden, ways = len(view.unseen), 1
    if hidden > 2 * sum(view.sizes):
        return False  # most cards are out of play
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            ways *= comb(hidden, size)
            hidden -= size
    return ways <= MAX_ROUGH_DEALS


def quick_claim(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[int, ...] | None:
    """The certain tricks, or None as soon as that would take long."""
    return (
        certain_tricks(view, events, rules, InterpretedSolver(), QUICK_POSITIONS)
        if may_be_certain(view)
        else None
    )


def seen_tricks(view: Any, hands: tuple[Cards, ...]) -> Tricks:
    """The play as the seat sees it, with these hands."""
    return Tricks(
        hands=hands,
        trump=view.trump,
        leader=view.leader,
        table=view.table,
        won=view.won,
        last=view.last_trick,
        way=getattr(view, "way", 1),
    )


def every_deal(unseen: Unseen, place: int = 0) -> Iterator[tuple[Cards, ...]]:
    """Yields every deal of the unseen cards."""
    if place == len(unseen.rooms):
        yield ()
        return
    suits = allowed_suits(unseen, place)
    cards = [card for card in bits(unseen.cards) if suits >> suit_of(card) & 1]
    for chosen in combinations(cards, unseen.rooms[place]):
        hand = mask(chosen)
        rooms = tuple([0 if at <= place else room for at, room in enumerate(unseen.rooms)])
        rest = Unseen(cards=unseen.cards & ~hand, rooms=rooms, barred=unseen.barred)
        for others in every_deal(rest, place + 1):
            yield (hand, *others)
