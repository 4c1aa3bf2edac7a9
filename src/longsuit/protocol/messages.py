"""The messages of the server: answers to requests, entries of a game, and news of a table."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from ..engine.sentences import Sentence
from ..messages.render import Gender, english
from .errors import Code, Refusal
from .parts import Assistance, Line, Place, Policy, Values, VoidReason

__all__ = [
    "Advice",
    "Advised",
    "Assisted",
    "Claim",
    "ClassicOdds",
    "Clock",
    "Closed",
    "Commit",
    "Decided",
    "Done",
    "Error",
    "Event",
    "Hands",
    "Message",
    "Moved",
    "Odds",
    "Opened",
    "Pong",
    "Replaced",
    "Result",
    "Reveal",
    "Said",
    "Table",
    "Takeback",
    "Undo",
    "View",
    "Welcome",
]


class Message(
    Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True
):
    """The base of all messages; fields with their default value are left out."""


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to `hello`."""

    id: int = 0
    version: int
    person: str  # public id
    name: str
    gender: Gender = ""
    token: str = ""  # only for a device that is new: keep it
    server: str = ""


class Done(Message, frozen=True, kw_only=True):
    """A request has been carried out and stored."""

    id: int
    n: int = -1  # with `act`, `undo`, `takeback`, `claim`: the last entry


class Error(Message, frozen=True, kw_only=True):
    """The answer to a request that was refused; nothing has changed."""

    id: int = 0
    code: Code
    text: str  # in English
    message: str  # of the catalogue
    values: Values = {}
    n: int = -1  # with `stale`: the number of the last entry


class Table(Message, frozen=True, kw_only=True, omit_defaults=False):
    """The table, after every change of its seats, its settings or its policy."""

    code: str
    host: str  # person
    game: str
    preset: str
    options: dict[str, str]  # what differs from the defaults
    policy: Policy
    seats: tuple[Place, ...]
    state: Literal["waiting", "playing", "over"]
    playing: str  # id of the game in progress or just over
    number: int  # of the game at this table, from 1; 0 before the first
    n: int  # of its last entry
    you: int  # the seat of the receiver; -1 for a watcher
    watchers: int
    rated: bool  # the game in progress counts
    given: int = 0  # events with which it began, when it was begun from a position
    compiled: int = 100  # per cent of the code of its computer players; below 100 they wait for it
    banned: dict[str, str] = {}  # to the host: names of people sent away, by public id


class Opened(Message, frozen=True, kw_only=True):
    """The answer to `create`."""

    id: int = 0
    code: str


class Event(Message, frozen=True, kw_only=True):
    """An entry: an event as this seat saw it, and the view after it."""

    game: str
    n: int
    event: str
    view: Raw


class Undo(Message, frozen=True, kw_only=True):
    """An entry: events were taken back, and only the first ones still hold."""

    game: str
    n: int
    back: int  # the number of events that are left
    view: Raw


class View(Message, frozen=True, kw_only=True):
    """The answer to `view`: what this seat sees now."""

    id: int = 0
    game: str
    n: int
    view: Raw


class Takeback(Message, frozen=True, kw_only=True, omit_defaults=False):
    """A seat asks for a takeback; everybody else answers with this n."""

    n: int
    seat: int
    back: int  # the number of events that would be left
    agreed: tuple[int, ...]  # seats
    state: Literal["asked", "granted", "refused"]


class Decided(Message, frozen=True, kw_only=True, omit_defaults=False):
    """To one seat: by all that it knows, the rest of the deal is decided, whatever is played."""

    game: str
    n: int
    tricks: tuple[int, ...]  # by seat, those still to come


class Claim(Message, frozen=True, kw_only=True, omit_defaults=False):
    """A seat asks to end a deal whose rest is decided; everybody else answers with this n."""

    game: str
    n: int
    seat: int
    tricks: tuple[int, ...]  # by seat, those still to come
    agreed: tuple[int, ...]  # seats
    state: Literal["asked", "granted", "refused"]


class Said(Message, frozen=True, kw_only=True):
    """Somebody has said something at the table."""

    person: str
    name: str
    seat: int = -1
    kind: Literal["chat", "phrase", "emote"]
    text: str  # of a phrase or an emote, its name


class Clock(Message, frozen=True, kw_only=True, omit_defaults=False):
    """Milliseconds that are left; the bank runs when the time for the move is up."""

    game: str
    n: int
    seat: int  # whose clock runs
    left: int
    banks: tuple[int, ...]  # by seat


class Commit(Message, frozen=True, kw_only=True):
    """The server has fixed its secret of a deal; answer with a nonce, but not in a daily deal."""

    game: str
    deal: int
    commitment: str
    # The same for everybody, or every time at a table with a seed: nonces play no part.
    daily: bool = False


class Reveal(Message, frozen=True, kw_only=True, omit_defaults=False):
    """A deal is over: its shuffle can be checked."""

    game: str
    deal: int
    commitment: str
    nonces: tuple[str, ...]
    secret: str


class Assisted(Message, frozen=True, kw_only=True):
    """A seat was assisted; this goes to everybody at the table."""

    game: str
    n: int
    seat: int
    what: Assistance


class Hands(Message, frozen=True, kw_only=True):
    """All hands, for the person who opened the cheat window; or, to everybody and without `id`, the
    computer players' where the policy has `open_hands` (those of people are empty)."""

    id: int = 0
    game: str
    n: int
    hands: tuple[tuple[str, ...], ...]


class Odds(Message, frozen=True, kw_only=True, omit_defaults=False):
    """The answer to `assist` for odds: the chances of each place for every hidden card."""

    id: int = 0
    game: str
    n: int
    cards: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]  # by card the chance of every seat, last of none
    two: tuple[float, ...] = ()  # Pesten: by seat the chance to answer a 2
    joker: tuple[float, ...] = ()  # and a joker
    suits: tuple[tuple[float, ...], ...] = ()  # and C D H S, if it were named


class ClassicOdds(Message, frozen=True, kw_only=True, omit_defaults=False, tag="classic_odds"):
    """The answer to `classic_odds`, by seat the whole percentage of every card, C D H S from 2 to
    A; empty before the deal."""

    id: int = 0
    game: str
    n: int
    rows: tuple[tuple[int, ...], ...]


class Advised(Struct, frozen=True, kw_only=True):
    """An action, its mean score and chance to make the call, each with a 95 % interval."""

    action: str
    score: tuple[float, ...]  # mean, low, high
    made: tuple[float, ...]  # the same; empty where there is no call
    gain: tuple[float, ...]  # the same, of what actions are ranked by; empty where it is the score
    lost: float  # points given away against the best


class Advice(Message, frozen=True, kw_only=True, omit_defaults=False):
    """The answer to `assist` for advice, best action first; better ones follow with id 0."""

    id: int = 0
    game: str
    n: int
    careful: bool  # by more than the few deals of a first answer
    simpler: bool = False  # without the search of the strong players, which needs a compiler
    chance: bool  # actions are ranked by how good they are for winning the match, not by points
    deals: int  # tried for the best action
    actions: tuple[Advised, ...]
    why: tuple[Line, ...]


class Result(Message, frozen=True, kw_only=True, omit_defaults=False):
    """The game is over."""

    game: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rated: bool
    left: tuple[int, ...]  # seats whose people left a rated game, first to leave first: rated last
    assisted: tuple[tuple[int, Assistance], ...]
    # Why the total of a seat does not count for the high scores; the seat -1 stands for all.
    voided: tuple[tuple[int, VoidReason], ...]


class Moved(Message, frozen=True, kw_only=True):
    """The answer to `move`."""

    id: int = 0
    code: str
    seconds: int


class Replaced(Message, frozen=True, kw_only=True):
    """The same person has come to this table by another connection; this one leaves the table."""


class Closed(Message, frozen=True, kw_only=True):
    """The table is closed to this connection; the message says why."""

    reason: Literal["kicked", "closed", "stopping", "idle", "slow"]
    text: str  # in English
    message: str = ""  # of the catalogue


class Pong(Message, frozen=True, kw_only=True):
    """The answer to `ping`."""

    id: int = 0


def error(refusal: Refusal, request_id: int = 0) -> Error:
    """The answer to a request that is refused."""
    line = refusal.line
    return Error(
        id=request_id,
        code=refusal.code,
        text=line.text,
        message=line.message,
        values=line.values,
        n=refusal.n,
    )


def closed(
    reason: Literal["kicked", "closed", "stopping", "idle", "slow"], message: str = ""
) -> Closed:
    """The message that a table is closed to a connection, for a reason of its own or the usual."""
    sentence = Sentence(message or f"table_{reason}")
    return Closed(reason=reason, text=english(sentence), message=sentence.id)


AnyMessage: TypeAlias = (
    Welcome
    | Done
    | Error
    | Table
    | Opened
    | Event
    | Undo
    | View
    | Takeback
    | Decided
    | Claim
    | Said
    | Clock
    | Commit
    | Reveal
    | Assisted
    | Hands
    | Odds
    | ClassicOdds
    | Advice
    | Result
    | Moved
    | Replaced
    | Closed
    | Pong
)
decode = msgspec.json.Decoder(AnyMessage).decode
encode = msgspec.json.Encoder().encode
