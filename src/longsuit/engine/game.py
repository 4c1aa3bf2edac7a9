"""The contract between a game and everything that plays it, and the two ways to advance a game."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from types import ModuleType
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from .actions import CHANCE, OVER, Action, Event, Shuffle, Void
from .cards import NO_SUIT, Card, Seat, Suit
from .options import Options
from .sentences import Sentence, say


class IllegalAction(ValueError):
    """An event that may not happen now; nothing has changed.  `reason` is for the player."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(reason)
        self.reason = reason


class Round(Struct, frozen=True, kw_only=True):
    """A line of the score sheet; tuples are by seat, or empty where a game has no such row."""

    cards: int  # in each hand when the round began
    scores: tuple[int, ...]
    totals: tuple[int, ...]  # of all rounds up to this one
    trump: Suit = NO_SUIT
    calls: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    factors: tuple[int, ...] = ()  # how many times its score counts; empty: all count once
    notes: tuple[Sentence, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """The fields that a seat sees in every game; each game adds its own.

    While no cards are dealt (before a deal, between two deals and after the end) the fields of a
    deal stand for "not yet", alike in all games: tuples are empty, above all those by seat, so that
    `sizes` is empty exactly then; a seat is -1, a suit `NO_SUIT`, a card `UNSEEN` and a number 0.
    `unseen` is the exception: it holds every card of the game.  A field that the rules or the cut
    have settled already (the round, its starter or dealer, trump) holds its value before the deal.
    """

    seat: Seat  # whose view this is; WATCHER for somebody without a seat
    phase: str
    actor: Seat
    legal: tuple[Action, ...]  # empty unless this seat is to act
    hand: tuple[Card, ...]  # in the order in which the game shows it
    sizes: tuple[int, ...]  # cards in each hand
    unseen: tuple[Card, ...]  # they may be anywhere, as far as this seat can tell
    rounds: tuple[Round, ...]
    prompt: Sentence | None  # what is expected of this seat, if it is to act


R = TypeVar("R", bound=Options)
S = TypeVar("S")


class Game(Protocol[R, S]):
    """The contract of a game: a module with these names; `longsuit.games.GAMES` lists them.

    A state is a frozen value, and every function here is pure: the same arguments give the same
    result, and nothing is changed.  Functions that take an action trust that its cards and suits
    exist, as those read by `notation` do.
    """

    VERSION: int
    """The number in the header of a log; it rises when an old log would replay differently."""

    FORMER_DEFAULTS: Mapping[int, Mapping[str, str]]
    """By version, the defaults that the next version changed, as they were until then.

    A log of that version or an older one is read with them (`games/versions.py`).
    """

    Rules: type[R]
    """The options of the game, each with a default; construction raises ValueError on nonsense."""

    PRESETS: Mapping[str, R]
    """Well-known sets of rules by name, the default one first."""

    OPTION_GROUPS: Mapping[str, tuple[str, ...]]
    """The groups of an options form, each with its options; every option stands once.

    The message `option_group_<name>` has the title of a group.
    """

    HIGH_SCORE: str
    """What counts in the high scores: the message `high_score_<name>` has the words for a count."""

    FIRST_HIGH_SCORE: tuple[str, int] | None
    """The name and the value that fill a list of high scores at first; None: it is empty."""

    def start(self, rules: R) -> S:
        """The state before the first deal; chance is to act."""

    def seats(self, rules: R) -> int:
        """The number of seats, which are numbered from 0 clockwise."""

    def facts(self, rules: R) -> Mapping[str, object]:
        """The values that the rule sheet names beside the options, such as the number of rounds."""

    def phase(self, s: S) -> str:
        """The name of the phase, derived from the state; `over` exactly when the actor is OVER."""

    def actor(self, s: S) -> Seat:
        """The seat to act, CHANCE when cards are to be shuffled, or OVER.  Never anybody else."""

    def pack(self, s: S) -> tuple[Card, ...]:
        """The cards that chance is to shuffle, in any order; only asked when CHANCE is to act."""

    def legal(self, s: S) -> tuple[Action, ...]:
        """Every action of the seat to act, up to orders and words that cannot matter; it is never
        empty while a seat is to act, and always empty for CHANCE and OVER.

        `step` accepts all of them, and beyond them only: the cards of a `Give` in another order; in
        Pesten the middle cards of a set of one rank in another order (and, where a hand has more
        than `sets.LISTED` such sets, other choices of the middle cards), and an announcement of the
        last card where none is due.
        """

    def why_not(self, s: S, action: Action) -> Sentence | None:
        """None for exactly the actions that `step` accepts from the seat to act, else the reason
        for the player.  It is only asked while a seat is to act."""

    def sentence(self, s: S, action: Action) -> Sentence:
        """The meaning of an action that `why_not` does not refuse, for people."""

    def prompt(self, s: S) -> Sentence:
        """The sentence that tells the seat to act what is expected of it, for its eyes only."""

    def apply(self, s: S, action: Action) -> S:
        """The state after an action of the actor.  It trusts the caller: an action that `step`
        would refuse gives a state without meaning, or TypeError."""

    def view(self, s: S, seat: Seat) -> View:
        """The view of a seat or of WATCHER.  It depends on nothing that the seat has not seen: two
        states that differ only in cards hidden from the seat give equal views."""

    def rounds(self, s: S) -> tuple[Round, ...]:
        """The finished lines of the score sheet, the oldest first."""

    def totals(self, s: S) -> tuple[int, ...]:
        """The points of every seat so far; most points win."""

    def high_score(self, s: S, seat: Seat) -> int:
        """What a seat that has won brings into the high scores; only asked when the game is over.

        The rule sheet says what it is, and more is better.
        """


AnyGame: TypeAlias = Game[Any, Any]


def as_game(module: ModuleType) -> AnyGame:
    return cast(AnyGame, module)


def shuffle(pack: Iterable[Card], rng: Random) -> Shuffle:
    """A shuffle by a seeded generator; `fair_shuffle` has the one for play between people."""
    return Shuffle(tuple(sorted(pack, key=lambda _: rng.random())))


def step(game: Game[R, S], s: S, event: Event) -> S:
    """The state after an event; raises IllegalAction if the event may not happen now."""
    if reason := objection(game, s, event):
        raise IllegalAction(reason)
    return game.apply(s, event.action)


def table_event(game: Game[R, S], s: S) -> Event | None:
    """The event that the table makes by itself for the seat to act, as the rules leave it no choice
    and everybody waits for nothing else: a compulsory void (Egyptian Estimation §2)."""
    return Event(game.actor(s), game.legal(s)[0]) if game.phase(s) == "void" else None


def is_decision(rules: Options, event: Event) -> bool:
    """False for what a seat has not decided: shuffles and the events that the table makes."""
    by_table = isinstance(event.action, Void) and getattr(rules, "void", "") == "compulsory"
    return event.seat >= 0 and not by_table


def objection(game: Game[R, S], s: S, event: Event) -> Sentence | None:
    """The reason why an event may not happen now; None if it may.

    A seat may do what `why_not` does not refuse; chance may put the pack in any order.
    """
    actor = game.actor(s)
    if event.seat != actor:
        return out_of_turn(actor, event.seat)
    if isinstance(event.action, Shuffle):
        if actor != CHANCE:
            return say("players_cannot_shuffle")
        if sorted(event.action.order) != sorted(game.pack(s)):
            return say("wrong_cards_to_shuffle")
        return None
    if actor == CHANCE:
        return say("wait_for_shuffle")
    if event.action in game.legal(s):
        return None  # `why_not` would say so too, but takes longer
    return game.why_not(s, event.action)


def out_of_turn(actor: Seat, seat: Seat) -> Sentence:
    if actor == OVER:
        return say("game_is_over")
    if actor == CHANCE:
        return say("wait_for_shuffle")
    if seat == CHANCE:
        return say("turn_not_shuffle", seat=actor)
    return say("not_their_turn", seat=actor, other_seat=seat)


def states(
    game: Game[R, S], rules: R, events: Iterable[Event], *, trusted: bool = False
) -> Iterator[S]:
    """Replays events: yields the first state of a game, then the state after each event.

    Every event is checked by `step`, which raises IllegalAction.  Events that are known to be legal
    may be trusted, which is several times faster.
    """
    s = game.start(rules)
    yield s
    for event in events:
        s = game.apply(s, event.action) if trusted else step(game, s, event)
        yield s


def replay(game: Game[R, S], rules: R, events: Iterable[Event], *, trusted: bool = False) -> S:
    """The state after the last of these events."""
    return deque(states(game, rules, events, trusted=trusted), maxlen=1)[0]


def winners(game: Game[R, S], s: S) -> tuple[Seat, ...]:
    """The seats with most points once the game is over, else nobody.

    Nobody wins a game that ended before its first round was finished, and it counts nowhere.
    """
    if game.actor(s) != OVER or not game.rounds(s):
        return ()
    totals = game.totals(s)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def role_in_round(line: Round, seat: Seat) -> Sentence | None:
    """The role of a seat in a finished round, and how many times its score counts, if that is not
    once: Caller, ×2."""
    words = line.roles[seat].split(", ") if line.roles else []
    names = [say(f"role_{word.replace(' ', '_')}") for word in words if word]
    if not names:
        return None
    said = say("plain_list", text_list=names)
    times = line.factors[seat] if line.factors else 1
    return say("role_with_factor", text=said, factor=times) if times > 1 else said


def totals_after(rounds: tuple[Round, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """The totals by seat once these scores are added to a score sheet."""
    before = rounds[-1].totals if rounds else (0,) * len(scores)
    return tuple([a + b for a, b in zip(before, scores, strict=True)])
