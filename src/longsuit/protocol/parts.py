"""The parts that requests and messages share."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ..bots.player import SubstituteReason
from ..engine.sentences import Sentence, say
from ..messages.render import Gender, english

Text: TypeAlias = Annotated[str, Meta(max_length=500)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
# Chosen by the client; a request that comes twice with the same key is carried out once.
IdempotencyKey: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{0,64}$", max_length=64)]
Millis: TypeAlias = Annotated[int, Meta(ge=0, le=86_400_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]  # a seat
Assistance = Literal["cheat", "odds", "advice"]
# Why a result does not count for the high scores, or a daily deal not for its ranking; the message
# `void_REASON` has the words.
VoidReason = Literal[
    "advice",
    "cheat",
    "computer_played",
    "daily",
    "daily_guest",
    "daily_new_account",
    "fixed_seed",
    "from_position",
    "left",
    "no_deal_finished",
    "odds",
    "open_hands",
    "own_rules",
    "seat_changed",
    "seat_watched",
    "takeback",
    "undo",
]
# Fixed phrases by name; the message `phrase_<name>` has the words.
PHRASES = (
    *("hello", "good_luck", "well_played", "thanks", "sorry", "oops"),
    *("your_turn", "one_moment", "back", "again", "good_game", "bye"),
)
EMOTES = ("smile", "laugh", "cry", "wow", "think", "clap", "heart", "sleep")


class Policy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The policy of a table, which the host sets between games."""

    public: bool = False  # listed in the lobby; otherwise found by its link or code
    chat: Literal["off", "phrases", "free"] = "free"
    # Watchers see nothing, everything public some events late, one seat's view, or the whole game
    # once it is over.
    watch: Literal["none", "delayed", "seat", "end"] = "none"
    delay: Annotated[int, Meta(ge=0, le=200)] = 8  # events, with watch=delayed
    watched: SeatNumber = 0  # the seat, with watch=seat
    clock: Literal["none", "relaxed", "quick", "custom"] = "none"
    move: Annotated[int, Meta(ge=1_000, le=3_600_000)] = 30_000  # milliseconds, with clock=custom
    bank: Annotated[int, Meta(ge=0, le=3_600_000)] = 120_000  # milliseconds, with clock=custom
    stand_in: Annotated[int, Meta(ge=0, le=600)] = 30  # seconds away before a computer plays
    # The time that computer players take; `think` with thinking=fixed.
    thinking: Literal["none", "human", "fixed"] = "human"
    think: Annotated[int, Meta(ge=0, le=60_000)] = 2_000  # milliseconds, with thinking=fixed
    # Both only on one's own computer, and never rated.
    # A whole number: cards and computer players are the same in every game; empty: always new.
    seed: Annotated[str, Meta(pattern="^(-?[0-9]{1,19})?$", max_length=20)] = ""
    open_hands: bool = False  # the computer players' cards lie face up
    takeback: bool = True
    rated: bool = False  # with a clock, and without help and without a seat that is watched
    cheat: bool = False
    odds: bool = False
    advice: bool = False

    def __post_init__(self) -> None:
        if self.rated and (self.cheat or self.odds or self.advice):
            raise ValueError(say("rated_without_help"))
        if self.rated and self.watch == "seat":
            raise ValueError(say("rated_without_watched_seat"))
        if self.rated and (self.seed or self.open_hands):
            raise ValueError(say("rated_without_known_cards"))


class Place(Struct, frozen=True, kw_only=True):
    """A seat of a table with its owner, as everybody sees it."""

    kind: Literal["open", "person", "computer"]
    name: str = ""
    gender: Gender = ""  # of the person or the computer character
    person: str = ""  # the public id of the person
    player: str = ""  # the kind of computer player
    here: bool = False  # the person is connected
    standing_in: bool = False  # a computer player acts for the person
    # The computer player that decides in place of `player` at present, and why; empty: none does.
    plays_as: str = ""
    plays_as_reason: SubstituteReason = ""
    missed: int = 0  # moves in a row that a computer player made in a rated game: time had run out


class Line(Struct, frozen=True):
    """A message of the catalogue with its values, and its text in English."""

    text: str
    message: str
    values: "Values" = {}


Values: TypeAlias = dict[str, str | int | float | tuple[str | Line, ...] | Line]


class Option(Struct, frozen=True):
    """A legal action in notation, with its meaning as a message."""

    action: str
    text: str
    message: str
    values: Values = {}


def line(sentence: Sentence) -> Line:
    """A sentence as it is sent."""
    return Line(english(sentence), sentence.id, {k: sent(v) for k, v in sentence.values.items()})


def received(text: str, message: str, values: Values) -> Sentence:
    """A message that a server has sent; its English text if it is not of this catalogue."""
    sentence = Sentence(message, {key: read(value) for key, value in values.items()})
    try:
        english(sentence)
    except (LookupError, TypeError, ValueError):
        return say("plain_text", text=text)
    return sentence


def read(value: Any) -> Any:
    """A value of a sentence that has been sent."""
    if isinstance(value, Line):
        return received(value.text, value.message, value.values)
    return tuple(map(read, value)) if isinstance(value, tuple) else value


def sent(value: Any) -> Any:
    """A value of a sentence as it is sent."""
    if isinstance(value, Sentence):
        return line(value)
    return tuple(map(sent, value)) if isinstance(value, tuple) else value
