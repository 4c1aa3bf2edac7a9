"""The parts that requests and messages share."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from ..engine.sentences import Kind, Sentence

Text: TypeAlias = Annotated[str, Meta(max_length=500)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
# Chosen by the client; a request that comes twice with the same key is carried out once.
IdempotencyKey: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{0,64}$", max_length=64)]
Millis: TypeAlias = Annotated[int, Meta(ge=0, le=86_400_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]  # a seat
Assistance = Literal["cheat", "odds", "advice"]

# Fixed phrases by name; clients translate them by their name.
PHRASES: dict[str, str] = {
    "hello": "Hello everybody.",
    "good_luck": "Good luck.",
    "well_played": "Well played.",
    "thanks": "Thank you.",
    "sorry": "Sorry.",
    "oops": "Oops.",
    "your_turn": "It is your turn.",
    "one_moment": "One moment, please.",
    "back": "I am back.",
    "again": "Another game?",
    "good_game": "Good game.",
    "bye": "Goodbye.",
}
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
    thinking: Literal["none", "human"] = "human"  # the time that computer players take
    takeback: bool = True
    rated: bool = False
    cheat: bool = False
    odds: bool = False
    advice: bool = False

    def __post_init__(self) -> None:
        if self.rated and (self.cheat or self.advice):
            raise ValueError("a rated table allows neither cheating nor advice")


class Place(Struct, frozen=True, kw_only=True):
    """A seat of a table with its owner, as everybody sees it."""

    kind: Literal["open", "person", "computer"]
    name: str = ""
    person: str = ""  # the public id of the person
    player: str = ""  # the kind of computer player
    here: bool = False  # the person is connected
    standing_in: bool = False  # a computer player acts for the person


class Option(Struct, frozen=True):
    """A legal action in notation, with its meaning as a sentence."""

    action: str
    text: str
    template: str
    values: dict[str, str] = {}
    kinds: dict[str, Kind] | UnsetType = UNSET  # of values that are not plain text


class Line(Struct, frozen=True):
    """A sentence in English, with its template and values for translation."""

    text: str
    template: str
    values: dict[str, str] = {}
    kinds: dict[str, Kind] | UnsetType = UNSET  # of values that are not plain text


def line(sentence: Sentence) -> Line:
    """A sentence as it is sent."""
    return Line(str(sentence), sentence.text, sentence.values, sentence.kinds or UNSET)
