"""What a seat sees of Egyptian Estimation."""

from ...engine.actions import Action
from ...engine.cards import Card, Seat, Suit
from ...engine.game import View as BaseView


class View(BaseView, frozen=True, kw_only=True):
    round: int  # from 1
    of: int
    fast: bool
    redeals: int  # of this round
    multiplier: int
    way: int  # 1: the turn passes clockwise, -1: counter-clockwise
    starter: Seat  # the opener
    voids: tuple[tuple[Suit, ...], ...]  # declared, by seat
    dashed: tuple[Seat, ...]
    bids: tuple[tuple[Seat, Action], ...]  # and passes, in turn
    caller: Seat  # -1: not known yet
    trump: Suit  # of a normal round: once there is a caller
    calls: tuple[int, ...]  # estimates by seat; -1 not yet
    roles: tuple[str, ...]  # by seat, once all have estimated
    won: tuple[int, ...]
    leader: Seat
    table: tuple[Card, ...]  # from the leader on
    last_trick: tuple[Card, ...]
    last_leader: Seat
