"""Seats, actions and events: what every game is made of."""

from typing import TypeAlias

from msgspec import Struct

from .cards import SUIT_CARDS, SUITS, UNSEEN, Card, Cards, Seat, Suit, bits, lane, names

CHANCE: Seat = -1
OVER: Seat = -2
WATCHER: Seat = -3  # sees what everybody sees


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """Chance's only action: the pack in its new order, top card first."""

    order: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"shuffle {names(self.order)}".rstrip()


class Call(Struct, frozen=True, tag="call"):
    tricks: int

    def __repr__(self) -> str:
        return f"call {self.tricks}"


class Bid(Struct, frozen=True, tag="bid"):
    tricks: int
    strain: Suit

    def __repr__(self) -> str:
        return f"bid {self.tricks}{SUITS[self.strain]}"


class Play(Struct, frozen=True, tag="play"):
    """A card, or several in their order as a set; `last` announces the last card."""

    cards: tuple[Card, ...]
    last: bool = False

    def __repr__(self) -> str:
        return names(self.cards) + " last" * self.last


class Name(Struct, frozen=True, tag="name"):
    suit: Suit

    def __repr__(self) -> str:
        return f"name {SUITS[self.suit]}"


class Void(Struct, frozen=True, tag="void"):
    suit: Suit

    def __repr__(self) -> str:
        return f"void {SUITS[self.suit]}"


class Give(Struct, frozen=True, tag="give"):
    """Cards passed on, seen by the giver alone until they arrive."""

    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"give {names(self.cards)}"


class Choose(Struct, frozen=True, tag="choose"):
    what: str

    def __repr__(self) -> str:
        return f"choose {self.what}"


class Draw(Struct, frozen=True, tag="draw"):
    def __repr__(self) -> str:
        return "draw"


class Take(Struct, frozen=True, tag="take"):
    def __repr__(self) -> str:
        return "take"


class Dash(Struct, frozen=True, tag="dash"):
    def __repr__(self) -> str:
        return "dash"


class Pass(Struct, frozen=True, tag="pass"):
    def __repr__(self) -> str:
        return "pass"


Action: TypeAlias = (
    Shuffle | Call | Bid | Play | Name | Void | Give | Choose | Draw | Take | Dash | Pass
)

# Actions are made once; the legal ones are looked up by bit.
CALLS = tuple(Call(n) for n in range(27))
PLAYS = tuple(Play((c,)) for c in range(64))
NAMES = tuple(Name(s) for s in range(4))
BIDS = tuple(tuple(Bid(n, s) for s in range(5)) for n in range(14))
DRAW, TAKE, DASH, PASS = Draw(), Take(), Dash(), Pass()


def call_actions(mask: int) -> tuple[Action, ...]:
    return tuple([CALLS[n] for n in bits(mask)])


def play_actions(mask: Cards) -> tuple[Action, ...]:
    return (
        LANE_PLAYS[mask & SUIT_CARDS[0]]
        + LANE_PLAYS[mask & SUIT_CARDS[1]]
        + LANE_PLAYS[mask & SUIT_CARDS[2]]
        + LANE_PLAYS[mask & SUIT_CARDS[3]]
    )


class _LanePlays(dict[Cards, tuple[Action, ...]]):
    """The plays of a set of cards of one suit, remembered once made."""

    def __missing__(self, mask: Cards) -> tuple[Action, ...]:
        made = self[mask] = tuple([PLAYS[c] for c in lane(mask)])
        return made


LANE_PLAYS = _LanePlays()


class Event(Struct, frozen=True):
    seat: Seat
    action: Action

    def __repr__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.action!r}"


def seen(event: Event, seat: Seat) -> Event:
    """The event as a seat saw it: of a shuffle, only that it took place."""
    match event.action:
        case Shuffle():
            return Event(CHANCE, Shuffle(()))
        case Give(cards) if seat != event.seat:
            return Event(event.seat, Give((UNSEEN,) * len(cards)))
        case _:
            return event
