"""The contract between a game and everything that plays it, and the two ways to advance a game."""

from collections.abc import Iterable, Mapping
from random import Random
from types import ModuleType
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from .actions import CHANCE, OVER, Action, Event, Shuffle
from .cards import NO_SUIT, Card, Seat, Suit
from .options import Options
from .sentences import Sentence, say


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
    OPTION_GROUPS: Mapping[str, tuple[str, ...]]  # a form's titles and options; each option once

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
