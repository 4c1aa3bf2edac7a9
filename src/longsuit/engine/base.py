"""What every game is made of: seats, actions, events, views and one error."""

from collections.abc import Iterable, Mapping
from random import Random
from types import ModuleType
from typing import (
    Any,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
)

from msgspec import Struct

from .cards import (
    NO_SUIT,
    SUIT_CARDS,
    SUITS,
    UNSEEN,
    Card,
    Cards,
    Seat,
    Suit,
    bits,
    lane,
    names,
)
from .options import Options
from .words import Sentence, say

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


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is unchanged."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Round(Struct, frozen=True, kw_only=True):
    """A line of the score sheet; every row is by seat."""

    cards: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    trump: Suit = NO_SUIT
    calls: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    note: str = ""


class View(Struct, frozen=True, kw_only=True):
    """What every game tells a seat; each game adds its own fields."""

    seat: Seat
    phase: str
    actor: Seat
    legal: tuple[Action, ...]  # empty unless this seat is to act
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]  # cards in each hand
    unseen: tuple[Card, ...]  # they may be anywhere, as far as this seat can tell
    rounds: tuple[Round, ...]
    prompt: Sentence | None  # what is expected of this seat, if it is to act


R = TypeVar("R", bound=Options)
S = TypeVar("S")


class Game(Protocol[R, S]):
    """A game is a module with these names in it."""

    VERSION: int
    Rules: type[R]
    PRESETS: Mapping[str, R]

    def start(self, rules: R) -> S: ...
    def seats(self, rules: R) -> int: ...
    def facts(self, rules: R) -> Mapping[str, object]:
        """What the rule sheet names beside the options."""

    def phase(self, s: S) -> str: ...
    def actor(self, s: S) -> Seat: ...
    def pack(self, s: S) -> tuple[Card, ...]:
        """The cards that chance is to shuffle, in any order."""

    def legal(self, s: S) -> tuple[Action, ...]: ...
    def why_not(self, s: S, action: Action) -> Sentence | None:
        """Why the seat to act may not do this; None if it may."""

    def sentence(self, s: S, action: Action) -> Sentence:
        """What a legal action means, for people."""

    def prompt(self, s: S) -> Sentence:
        """What is expected of the seat to act, for its eyes only."""

    def apply(self, s: S, action: Action) -> S: ...
    def view(self, s: S, seat: Seat) -> View: ...
    def rounds(self, s: S) -> tuple[Round, ...]: ...
    def totals(self, s: S) -> tuple[int, ...]: ...


AnyGame: TypeAlias = Game[Any, Any]


def as_game(module: ModuleType) -> AnyGame:
    return cast(AnyGame, module)


def shuffle(pack: Iterable[Card], rng: Random) -> Shuffle:
    """The plain seeded shuffle; `fair` has the one for play between people."""
    return Shuffle(tuple(sorted(pack, key=lambda _: rng.random())))


def step(game: Game[R, S], s: S, event: Event) -> S:
    """Applies an event, or raises IllegalAction and changes nothing."""
    if reason := objection(game, s, event):
        raise IllegalAction(reason)
    return game.apply(s, event.action)


def objection(game: Game[R, S], s: S, event: Event) -> Sentence | None:
    """Why the event may not happen now; None if it may."""
    actor = game.actor(s)
    if event.seat != actor:
        return out_of_turn(actor, event.seat)
    if isinstance(event.action, Shuffle):
        if actor != CHANCE:
            return say("only chance shuffles")
        if sorted(event.action.order) != sorted(game.pack(s)):
            return say("these are not the cards to shuffle")
        return None
    if actor == CHANCE:
        return say("the cards are to be shuffled first")
    if event.action in game.legal(s):
        return None
    return game.why_not(s, event.action)


def out_of_turn(actor: Seat, seat: Seat) -> Sentence:
    if actor == OVER:
        return say("the game is over")
    if actor == CHANCE:
        return say("the cards are to be shuffled first")
    if seat == CHANCE:
        return say("seat {seat} is to act, not chance", seat=actor)
    return say("seat {seat} is to act, not seat {other}", seat=actor, other=seat)


def replay(game: Game[R, S], rules: R, events: Iterable[Event]) -> S:
    s = game.start(rules)
    for event in events:
        s = step(game, s, event)
    return s


def seen(event: Event, seat: Seat) -> Event:
    """The event as a seat saw it: of a shuffle, only that it took place."""
    match event.action:
        case Shuffle():
            return Event(CHANCE, Shuffle(()))
        case Give(cards) if seat != event.seat:
            return Event(event.seat, Give((UNSEEN,) * len(cards)))
        case _:
            return event


def winners(game: Game[R, S], s: S) -> tuple[Seat, ...]:
    """The seats with most points once the game is over, else nobody."""
    if game.actor(s) != OVER:
        return ()
    totals = game.totals(s)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def added(rounds: tuple[Round, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """The totals when these scores come on top of the sheet."""
    before = rounds[-1].totals if rounds else (0,) * len(scores)
    return tuple([a + b for a, b in zip(before, scores, strict=True)])
