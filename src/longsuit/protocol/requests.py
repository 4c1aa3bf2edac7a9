"""What a client says to the server; each message with an `id` gets exactly one answer with it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .parts import Assistance, At, Hex, Once, Policy, Text, Word

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
LOG = 262_144  # letters of a log


class Message(
    Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    id: Number = 0  # chosen by the client; 0 asks for no answer unless there is an error


class Hello(Message, frozen=True, kw_only=True):
    """The first message.  Without a token the person is a new guest."""

    version: Number
    token: Word = ""
    move: Word = ""  # a code from `move`: signs this device in as the same person
    name: Word = ""
    client: Word = ""  # the program, for statistics


class Rename(Message, frozen=True, kw_only=True):
    name: Word


class Move(Message, frozen=True, kw_only=True):
    """Asks for a code with which another device is signed in as the same person."""


class From(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: a game after its first events, and the seat from which it is played on."""

    log: Annotated[str, Meta(max_length=LOG)]  # a log, or the id of a finished game
    n: Number  # events
    seat: At


class Create(Message, frozen=True, kw_only=True):
    """Opens a table; the body of POST /api/tables is the same without `type`."""

    game: Word
    preset: Word = ""
    options: dict[Word, Word] = {}
    # By seat: `me`, `open`, or a computer player such as `heuristic`; what is missing is open.
    seats: Annotated[tuple[Word, ...], Meta(max_length=10)] = ("me",)
    policy: Policy = Policy()
    # Begins at once from a position, against computer players, with the rules of its log.
    begin: From | None = msgspec.field(default=None, name="from")
    nonce: Once = ""


class Join(Message, frozen=True, kw_only=True):
    """Comes to a table: to the seat the person has there, or to watch."""

    code: Word
    game: Word = ""  # with `n`, for one who comes back: everything after that record is sent
    n: Number = 0


class Leave(Message, frozen=True, kw_only=True):
    """Goes from the table; the seat stays the person's own."""


class Sit(Message, frozen=True, kw_only=True):
    seat: At | None = None  # none: the first open one


class Stand(Message, frozen=True, kw_only=True):
    """Gives the seat up."""


class Fill(Message, frozen=True, kw_only=True):
    """The host puts a computer player on a seat that nobody has."""

    seat: At
    player: Word = "heuristic"


class Open(Message, frozen=True, kw_only=True):
    """The host opens a computer player's seat for people."""

    seat: At


class Start(Message, frozen=True, kw_only=True):
    """The host begins the game."""


class Rematch(Message, frozen=True, kw_only=True):
    """After a game: the same again with the same group."""


class Configure(Message, frozen=True, kw_only=True):
    """The host changes the game, its options or the policy, between games."""

    game: Word | UnsetType = UNSET
    preset: Word | UnsetType = UNSET
    options: dict[Word, Word] | UnsetType = UNSET
    policy: Policy | UnsetType = UNSET


class Act(Message, frozen=True, kw_only=True):
    n: Number  # of the last record this client has seen
    action: Text  # in notation
    nonce: Annotated[str, Meta(pattern="^[!-~]{1,64}$")]  # the same for the same action


class Since(Message, frozen=True, kw_only=True):
    """Everything after a record, again."""

    n: Number
    game: Word = ""  # when it is not the game at the table, all of it is sent


class View(Message, frozen=True, kw_only=True):
    """The view once more."""


class Undo(Message, frozen=True, kw_only=True):
    """Takes back one's own last step, as long as it has shown nothing to anybody."""

    n: Number


class Takeback(Message, frozen=True, kw_only=True):
    """Asks the others to go back to before one's own last action."""

    n: Number


class Claim(Message, frozen=True, kw_only=True):
    """Asks the others to end a deal whose rest is decided, as `decided` has said."""

    n: Number  # of `decided`


class Answer(Message, frozen=True, kw_only=True):
    """Agrees to a takeback or a claim, or does not."""

    n: Number  # of what was asked
    agree: bool


class Chat(Message, frozen=True, kw_only=True):
    text: Text
    nonce: Once = ""


class Phrase(Message, frozen=True, kw_only=True):
    phrase: Word
    nonce: Once = ""


class Emote(Message, frozen=True, kw_only=True):
    emote: Word
    nonce: Once = ""


class Nonce(Message, frozen=True, kw_only=True):
    """This seat's part in the shuffle of a deal."""

    game: Word
    deal: Number
    nonce: Hex


class Assist(Message, frozen=True, kw_only=True):
    what: Assistance


class Kick(Message, frozen=True, kw_only=True):
    person: Word


class Admit(Message, frozen=True, kw_only=True):
    """The host lets somebody in again who was sent away."""

    person: Word


class Host(Message, frozen=True, kw_only=True):
    """Hands the host role on."""

    person: Word


class Close(Message, frozen=True, kw_only=True):
    """The host closes the table for good."""


class Ping(Message, frozen=True, kw_only=True):
    pass


Asked: TypeAlias = (
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
    | Kick
    | Admit
    | Host
    | Close
    | Ping
)
Direction = Literal["asked", "told"]
decode = msgspec.json.Decoder(Asked).decode
encode = msgspec.json.Encoder().encode
