"""The requests of a client; each one with an `id` gets exactly one answer with the same `id`."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..messages.render import Gender
from .parts import Assistance, Hex, IdempotencyKey, Policy, SeatNumber, Text, Word

__all__ = [
    "Act",
    "Admit",
    "Answer",
    "Assist",
    "Chat",
    "Claim",
    "ClassicOdds",
    "Close",
    "Configure",
    "Create",
    "Emote",
    "Fill",
    "From",
    "Hello",
    "Host",
    "Join",
    "Kick",
    "Leave",
    "Move",
    "Nonce",
    "Open",
    "Phrase",
    "Ping",
    "Rematch",
    "Rename",
    "Request",
    "Since",
    "Sit",
    "Stand",
    "Start",
    "Takeback",
    "Undo",
    "View",
]

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
MAX_LOG_LENGTH = 262_144  # characters


class Request(
    Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """The base of all requests."""

    id: Number = 0  # chosen by the client; 0 asks for no answer unless there is an error


class Hello(Request, frozen=True, kw_only=True):
    """The first message.  Without a token the person is a new guest."""

    version: Number
    token: Word = ""
    move: Word = ""  # a code from `move`: signs this device in as the same person
    name: Text = ""
    client: Word = ""  # the program, for statistics


class Rename(Request, frozen=True, kw_only=True):
    """Changes one's name, one's grammatical gender or both; a field that is left out stays."""

    name: Text | UnsetType = UNSET
    gender: Gender | UnsetType = UNSET


class Move(Request, frozen=True, kw_only=True):
    """Asks for a code with which another device is signed in as the same person."""


class From(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: a game after its first events, and the seat from which it is played on."""

    log: Annotated[str, Meta(max_length=MAX_LOG_LENGTH)]  # a log, or the id of a finished game
    n: Number  # events
    seat: SeatNumber


class Create(Request, frozen=True, kw_only=True):
    """Opens a table; the body of POST /api/tables is the same without `type`."""

    game: Word
    preset: Word = ""
    options: dict[Word, Word] = {}
    # By seat: `me`, `open`, or a computer player such as `heuristic`; missing seats are open.
    seats: Annotated[tuple[Word, ...], Meta(max_length=10)] = ("me",)
    policy: Policy = Policy()
    # Begins at once from a position, against computer players, with the rules of its log.
    begin: From | None = msgspec.field(default=None, name="from")
    nonce: IdempotencyKey = ""


class Join(Request, frozen=True, kw_only=True):
    """Comes to a table: to the seat the person has there, or to watch."""

    code: Word
    game: Word = ""  # with `n`, after a lost connection: everything after that entry is sent
    n: Number = 0


class Leave(Request, frozen=True, kw_only=True):
    """Leaves the table; the seat stays the person's own."""


class Sit(Request, frozen=True, kw_only=True):
    """Takes a seat."""

    seat: SeatNumber | None = None  # none: the first open one


class Stand(Request, frozen=True, kw_only=True):
    """Gives the seat up."""


class Fill(Request, frozen=True, kw_only=True):
    """The host puts a computer player on a seat that nobody has."""

    seat: SeatNumber
    player: Word = "heuristic"


class Open(Request, frozen=True, kw_only=True):
    """The host opens a computer player's seat for people."""

    seat: SeatNumber


class Start(Request, frozen=True, kw_only=True):
    """The host begins the game."""


class Rematch(Request, frozen=True, kw_only=True):
    """After a game: the same again with the same group."""


class Configure(Request, frozen=True, kw_only=True):
    """The host changes the game, its options or the policy, between games."""

    game: Word | UnsetType = UNSET
    preset: Word | UnsetType = UNSET
    options: dict[Word, Word] | UnsetType = UNSET
    policy: Policy | UnsetType = UNSET


class Act(Request, frozen=True, kw_only=True):
    """Plays, calls, bids or does whatever else the game allows."""

    n: Number  # of the last entry this client has seen
    action: Text  # in notation
    nonce: Annotated[str, Meta(pattern="^[!-~]{1,64}$")]  # the same for the same action


class Since(Request, frozen=True, kw_only=True):
    """Asks for all entries after the one with the number `n` once more."""

    n: Number
    game: Word = ""  # when it is not the game at the table, all of it is sent


class View(Request, frozen=True, kw_only=True):
    """The view once more."""


class Undo(Request, frozen=True, kw_only=True):
    """Takes back one's own last step, as long as it has shown nothing to anybody."""

    n: Number


class Takeback(Request, frozen=True, kw_only=True):
    """Asks the others to go back to before one's own last action."""

    n: Number


class Claim(Request, frozen=True, kw_only=True):
    """Asks the others to end a deal whose rest is decided, as `decided` has said."""

    n: Number  # of `decided`


class Answer(Request, frozen=True, kw_only=True):
    """Agrees to a takeback or a claim, or does not."""

    n: Number  # of what was asked
    agree: bool


class Chat(Request, frozen=True, kw_only=True):
    """Says something at the table."""

    text: Text
    nonce: IdempotencyKey = ""


class Phrase(Request, frozen=True, kw_only=True):
    """Says one of the phrases that everybody reads in their own language."""

    phrase: Word
    nonce: IdempotencyKey = ""


class Emote(Request, frozen=True, kw_only=True):
    """Shows one of the signs of the table."""

    emote: Word
    nonce: IdempotencyKey = ""


class Nonce(Request, frozen=True, kw_only=True):
    """This seat's part in the shuffle of a deal."""

    game: Word
    deal: Number
    nonce: Hex


class Assist(Request, frozen=True, kw_only=True):
    """Asks for odds or advice."""

    what: Assistance


class ClassicOdds(Request, frozen=True, kw_only=True, tag="classic_odds"):
    """Asks for the grid of the original's probability window, which tells nothing but the number
    of cards dealt: any table allows it, and it counts as no help."""


class Kick(Request, frozen=True, kw_only=True):
    """The host sends a person away."""

    person: Word


class Admit(Request, frozen=True, kw_only=True):
    """The host lets a person in again whom the host sent away."""

    person: Word


class Host(Request, frozen=True, kw_only=True):
    """Hands the host role on."""

    person: Word


class Close(Request, frozen=True, kw_only=True):
    """The host closes the table for good."""


class Ping(Request, frozen=True, kw_only=True):
    """Asks for `pong`, which shows that the connection lives."""


AnyRequest: TypeAlias = (
    Hello
    | Rename
    | Move
    | Create
    | Join
    | Leave
    | Sit
    | Stand
    | Fill
    | Open
    | Start
    | Rematch
    | Configure
    | Act
    | Since
    | View
    | Undo
    | Takeback
    | Claim
    | Answer
    | Chat
    | Phrase
    | Emote
    | Nonce
    | Assist
    | ClassicOdds
    | Kick
    | Admit
    | Host
    | Close
    | Ping
)
decode = msgspec.json.Decoder(AnyRequest).decode
encode = msgspec.json.Encoder().encode
