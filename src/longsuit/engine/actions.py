"""Actions and events, which all games share, and the seats that are not players."""

from typing import TypeAlias

from msgspec import Struct

from .cards import SUIT_CARDS, SUITS, UNSEEN, Card, Cards, Seat, Suit, bits, lane, names

CHANCE: Seat = -1
OVER: Seat = -2
WATCHER: Seat = -3  # a spectator: somebody without a seat, who sees only what is public


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """Chance's only action: the pack in its new order, top card first."""

    order: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"shuffle {names(self.order)}".rstrip()


class Call(Struct, frozen=True, tag="call"):
    """The number of tricks that a seat means to take."""

    tricks: int

    def __repr__(self) -> str:
        return f"call {self.tricks}"


class Bid(Struct, frozen=True, tag="bid"):
    """A number of tricks with a strain, which becomes trump if no higher bid follows."""

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
    """Names the suit to be played next."""

    suit: Suit

    def __repr__(self) -> str:
        return f"name {SUITS[self.suit]}"


class Void(Struct, frozen=True, tag="void"):
    """Declares that the seat was dealt no card of a suit."""

    suit: Suit

    def __repr__(self) -> str:
        return f"void {SUITS[self.suit]}"


class Give(Struct, frozen=True, tag="give"):
    """Passes cards on; only the giver sees them until they arrive."""

    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"give {names(self.cards)}"


class Choose(Struct, frozen=True, tag="choose"):
    """Chooses how the game goes on, by a word such as `redeal`."""

    what: str

    def __repr__(self) -> str:
        return f"choose {self.what}"


class Draw(Struct, frozen=True, tag="draw"):
    """Draws a card from the stock."""

    def __repr__(self) -> str:
        return "draw"


class Take(Struct, frozen=True, tag="take"):
    """Takes the cards that were added up for this seat."""

    def __repr__(self) -> str:
        return "take"


class Dash(Struct, frozen=True, tag="dash"):
    """Declares a dash call: the seat means to take no trick."""

    def __repr__(self) -> str:
        return "dash"


class Pass(Struct, frozen=True, tag="pass"):
    """Does nothing in this turn."""

    def __repr__(self) -> str:
        return "pass"


Action: TypeAlias = (
    Shuffle | Call | Bid | Play | Name | Void | Give | Choose | Draw | Take | Dash | Pass
)

# Actions are frozen, so each is made once; lists of legal ones are looked up by the bits of a set.
CALLS = tuple(Call(n) for n in range(27))
PLAYS = tuple(Play((c,)) for c in range(64))
NAMES = tuple(Name(s) for s in range(4))
BIDS = tuple(tuple(Bid(n, s) for s in range(5)) for n in range(14))
DRAW, TAKE, DASH, PASS = Draw(), Take(), Dash(), Pass()


def call_actions(mask: int) -> tuple[Action, ...]:
    """The calls of a set of numbers, lowest first."""
    return tuple([CALLS[n] for n in bits(mask)])


def play_actions(mask: Cards) -> tuple[Action, ...]:
    """The plays of one card each of a set of cards, suit by suit, lowest first."""
    return (
        LANE_PLAYS[mask & SUIT_CARDS[0]]
        + LANE_PLAYS[mask & SUIT_CARDS[1]]
        + LANE_PLAYS[mask & SUIT_CARDS[2]]
        + LANE_PLAYS[mask & SUIT_CARDS[3]]
    )


class _LanePlays(dict[Cards, tuple[Action, ...]]):
    """A cache of the plays of a set of cards of one suit."""

    def __missing__(self, mask: Cards) -> tuple[Action, ...]:
        made = self[mask] = tuple([PLAYS[c] for c in lane(mask)])
        return made


LANE_PLAYS = _LanePlays()


class Event(Struct, frozen=True):
    """An action that happened, with the seat that did it; CHANCE for a shuffle."""

    seat: Seat
    action: Action

    def __repr__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.action!r}"


def seen(event: Event, seat: Seat) -> Event:
    """The event as a seat saw it: a shuffle without its order, others' gifts without cards."""
    match event.action:
        case Shuffle():
            return Event(CHANCE, Shuffle(()))
        case Give(cards) if seat != event.seat:
            return Event(event.seat, Give((UNSEEN,) * len(cards)))
        case _:
            return event
