"""The order in which the kernels number the seats: that of play.

In a kernel the turn passes from every place to the next higher one.  Where the rules of a game let
it pass to the lower seat number (Egyptian Estimation §1), the kernel plays the mirror image of the
game: the places are the seats counted the other way round, and seat 0 keeps its number.  So no
kernel, rollout, solver or network has a case for the direction, and their speed does not depend on
it.  What goes into a row and what comes out of it is mirrored here; to do so twice changes nothing.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from ...engine.actions import Event
from ...engine.cards import Seat
from ...engine.game import Round
from ...engine.options import Options
from ...engine.phases.tricks import Tricks
from ...games.egyptian_estimation import View
from ...games.egyptian_estimation.scoring import SEATS

T = TypeVar("T")
R = TypeVar("R", bound=Options)


def is_mirrored(rules: Options) -> bool:
    """True if the turn passes counter-clockwise: places are not the numbers of the seats."""
    return getattr(rules, "direction", "clockwise") == "counter_clockwise"


def mirrored_seat(seat: Seat, seats: int) -> Seat:
    """The place of a seat, or the seat of a place; CHANCE, NO_SEAT and the like stay."""
    return -seat % seats if seat > 0 else seat


def mirrored(by_seat: Sequence[T]) -> tuple[T, ...]:
    """What is given by seat, by place, or the other way round."""
    return (*by_seat[:1], *by_seat[:0:-1])


def mirrored_policy(policy: int, seats: int) -> int:
    """A number of policies, four bits for each seat, by place, or the other way round."""
    codes = mirrored([policy >> 4 * seat & 15 for seat in range(seats)])
    return sum([code << 4 * seat for seat, code in enumerate(codes)])


def in_play_order(
    view: Any, events: tuple[Event, ...], rules: R
) -> tuple[Any, tuple[Event, ...], R]:
    """What a seat knows, with the seats numbered as the kernels number them, and the rules by which
    these numbers rise in the order of play."""
    if not is_mirrored(rules):
        return view, events, rules
    return (
        mirrored_view(view),
        tuple([Event(mirrored_seat(event.seat, SEATS), event.action) for event in events]),
        clockwise_rules(rules),
    )


def clockwise_rules(rules: R) -> R:
    """The rules of the mirror image, in which the turn passes clockwise."""
    return replace(rules, direction="clockwise") if is_mirrored(rules) else rules


def mirrored_view(view: View) -> View:
    """The view of the same seat in the mirror image of the game."""

    def place(seat: Seat) -> Seat:
        return mirrored_seat(seat, SEATS)

    return replace(
        view,
        way=-view.way,
        seat=place(view.seat),
        actor=place(view.actor),
        sizes=mirrored(view.sizes),
        rounds=tuple([mirrored_round(line) for line in view.rounds]),
        starter=place(view.starter),
        voids=mirrored(view.voids),
        dashed=tuple(sorted([place(seat) for seat in view.dashed])),
        bids=tuple([(place(seat), action) for seat, action in view.bids]),
        caller=place(view.caller),
        calls=mirrored(view.calls),
        roles=mirrored(view.roles),
        won=mirrored(view.won),
        leader=place(view.leader),
        last_leader=place(view.last_leader),
    )


def mirrored_tricks(t: Tricks) -> Tricks:
    """The trick phase of the mirror image."""
    seats = len(t.hands)
    return replace(
        t,
        hands=mirrored(t.hands),
        won=mirrored(t.won),
        leader=mirrored_seat(t.leader, seats),
        last_leader=mirrored_seat(t.last_leader, seats),
        way=-t.way,
    )


def mirrored_round(line: Round) -> Round:
    """A line of the score sheet with what is given by seat mirrored."""
    return replace(
        line,
        scores=mirrored(line.scores),
        totals=mirrored(line.totals),
        calls=mirrored(line.calls),
        tricks=mirrored(line.tricks),
        roles=mirrored(line.roles),
        factors=mirrored(line.factors),
    )
