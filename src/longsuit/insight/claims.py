"""When the rest of a deal is decided, whatever anybody plays, so that it need not be played out."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, Protocol

from msgspec.structs import replace

from ..belief.tricks import evidence
from ..engine.actions import Event
from ..engine.cards import Cards, bits, mask, suit_of
from ..engine.options import Options
from ..engine.phases.tricks import Tricks
from ..games.whist import Rules as WhistRules
from ..sim.deals.counting import Unseen, deals, open_to
from ..sim.solver.decided import decided_tricks
from ..sim.solver.endings import search_row
from ..sim.solver.frames import FRAME, MAX_DEPTH, tricks_of
from ..sim.solver.transposition_table import SLOTS, exact_table_size

LIMIT = 20_000  # positions that are looked at for one deal
QUICK = 300  # the same where somebody waits
DEALS = 200  # deals that are looked at for one seat
ROUGHLY = 2000  # deals that may be possible before suits that somebody lacks are thought of


class Solver(Protocol):
    """As in `sim.endings`, or one that waits for no compiler."""

    def decided(self, t: Tricks, limit: int) -> tuple[int, ...] | None: ...


class Plain:
    """The kernel as it is written: for few positions that is quicker than to compile it."""

    def __init__(self) -> None:
        self.frames, self.slots = [0] * (MAX_DEPTH * FRAME), [0] * exact_table_size(QUICK)
        self.slots[SLOTS] = QUICK

    def decided(self, t: Tricks, limit: int) -> tuple[int, ...] | None:
        w, seats = [int(number) for number in search_row(t)], len(t.hands)
        packed = decided_tricks(w, seats, limit, self.slots, self.frames)
        return tuple([tricks_of(packed, seat) for seat in range(seats)]) if packed >= 0 else None


def decided(s: Any, rules: Options, solver: Solver) -> tuple[int, ...] | None:
    """The tricks each seat still takes, as the cards lie; None if that depends on the play, or is
    too much to see.  Only where seats must follow suit."""
    if not hasattr(s, "play") or not s.play.hands or not follows(rules):
        return None
    return solver.decided(s.play, LIMIT)


def follows(rules: Options) -> bool:
    """Whether everybody follows suit, as the search kernels have it."""
    return not isinstance(rules, WhistRules) or (rules.follow == "strict" and rules.enforce)


def claim(
    view: Any, events: tuple[Event, ...], rules: Options, solver: Solver, limit: int = LIMIT
) -> tuple[int, ...] | None:
    """The same by what a seat knows: the tricks are the same in every deal that it holds possible,
    of which there may not be too many."""
    if not view.sizes or not follows(rules) or view.phase != "play" or not hasattr(view, "won"):
        return None
    ways = evidence(view, events, rules)
    if sum([deals(way.unseen) for way in ways]) > DEALS:
        return None
    found = None
    for way in ways:
        for hidden in arrangements(way.unseen):
            hands = tuple([a | b for a, b in zip(way.held, hidden, strict=True)][:-1])
            now = solver.decided(seen_tricks(view, hands), limit)
            if now is None or found not in (None, now):
                return None
            found = now
    return found


def near(view: Any) -> bool:
    """Whether a claim may come soon, by how many cards are left: the last trick is as soon played
    as claimed."""
    if not hasattr(view, "won") or view.phase != "play" or max(view.sizes) < 2:
        return False
    hidden, ways = len(view.unseen), 1
    if hidden > 2 * sum(view.sizes):
        return False  # most cards are out of play
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            ways *= comb(hidden, size)
            hidden -= size
    return ways <= ROUGHLY


def claimed(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[int, ...] | None:
    """A claim, or None as soon as it would take long."""
    return claim(view, events, rules, Plain(), QUICK) if near(view) else None


def seen_tricks(view: Any, hands: tuple[Cards, ...]) -> Tricks:
    """The play as the seat sees it, with these hands."""
    return replace(
        Tricks(hands=hands, trump=view.trump, leader=view.leader, table=view.table, won=view.won),
        last=view.last_trick,
    )


def arrangements(unseen: Unseen, place: int = 0) -> Iterator[tuple[Cards, ...]]:
    """Every way to fill the places."""
    if place == len(unseen.rooms):
        yield ()
        return
    suits = open_to(unseen, place)
    cards = [card for card in bits(unseen.cards) if suits >> suit_of(card) & 1]
    for chosen in combinations(cards, unseen.rooms[place]):
        hand = mask(chosen)
        rooms = tuple([0 if at <= place else room for at, room in enumerate(unseen.rooms)])
        rest = Unseen(cards=unseen.cards & ~hand, rooms=rooms, barred=unseen.barred)
        for others in arrangements(rest, place + 1):
            yield (hand, *others)
