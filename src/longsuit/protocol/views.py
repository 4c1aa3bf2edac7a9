"""Views as JSON, each field encoded again only when its value has changed."""

from functools import cache
from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from ..engine.actions import Action
from ..engine.cards import Seat
from ..engine.codec import Codec, Encoder, Form, Schema, hints
from ..engine.game import AnyGame, Round, View
from ..engine.sentences import Sentence
from .parts import Option, line

encode = msgspec.json.Encoder().encode
EMPTY, NO_OPTIONS = Raw(b"[]"), b'"legal":[]'
LEGAL = View.__struct_fields__.index("legal")


class ViewCache:
    """The last view of each seat of a game, field by field, with its JSON.

    The bytes follow from the seat's own view alone: equal values are encoded alike, whichever seat
    they were first encoded for.
    """

    def __init__(self) -> None:
        self.seats: dict[Seat, tuple[tuple[Any, ...], list[bytes]]] = {}
        self.last: tuple[tuple[Any, ...], list[bytes]] | None = None  # of any seat

    def fields(self, view: Struct, seat: Seat) -> list[bytes]:
        """Every field as `"name":value`, with an empty list for the legal actions."""
        values, (keys, encoders) = astuple(view), field_encoders(type(view))
        before = self.seats.get(seat, self.last)
        if before is None:
            parts = [
                key + encode(encoder(value))
                for key, encoder, value in zip(keys, encoders, values, strict=True)
            ]
        else:
            (own_values, own_parts), (last_values, last_parts) = before, self.last or before
            parts = own_parts.copy()
            for at in compress(count(), map(is_not, values, own_values)):
                value = values[at]
                if value == own_values[at]:
                    continue
                if value is last_values[at] or value == last_values[at]:
                    parts[at] = last_parts[at]
                else:
                    parts[at] = keys[at] + encode(encoders[at](value))
        self.last = self.seats[seat] = (values, parts)
        return parts


def encode_view(game: AnyGame, state: Any, seat: Seat, views: ViewCache | None = None) -> Raw:
    """The view of a seat as JSON, its legal actions with what each of them means."""
    return Raw(b"{%b}" % encode_members(game, state, seat, views))


def encode_members(game: AnyGame, state: Any, seat: Seat, views: ViewCache | None) -> bytes:
    """The members of the JSON object that `encode_view` returns, without its braces."""
    view = game.view(state, seat)
    parts = (views or ViewCache()).fields(view, seat)
    parts[LEGAL] = NO_OPTIONS
    if view.legal:
        options = [encode_option(action, game.sentence(state, action)) for action in view.legal]
        parts[LEGAL] = b'"legal":[%b]' % b",".join(options)
    return b",".join(parts)


@cache
def field_encoders(view: type[Struct]) -> tuple[list[bytes], list[Encoder]]:
    """For each field of a view, the JSON of its key with a colon, and the encoder of its value.

    The legal actions are left to `encode_members`, which knows what they mean.
    """
    fields = {field: CODEC.form(hint).encode for field, hint in hints(view).items()}
    fields["legal"] = no_actions
    return [encode(field) + b":" for field in fields], list(fields.values())


def no_actions(value: Any) -> Raw:
    return EMPTY


def view_schema(view: type[Struct]) -> Schema:
    """The JSON schema of what `encode_view` returns for a type of view."""
    schema = CODEC.form(view).schema
    options = {"type": "array", "items": {"$ref": "#/$defs/Option"}}
    return schema | {"properties": schema["properties"] | {"legal": options}}


CACHED = 10_000  # entries of a cache; a full one is emptied, as most of its games are over
# By the action and everything in its sentence.
OPTIONS: dict[tuple[Any, ...], bytes] = {}
LINES: dict[tuple[Any, ...], Raw] = {}


def encode_option(action: Action, meaning: Sentence) -> bytes:
    key = (action, meaning.id, *meaning.values.items())
    encoded = OPTIONS.get(key)
    if encoded is None:
        if len(OPTIONS) >= CACHED:
            OPTIONS.clear()
        encoded = OPTIONS[key] = encode(Option(repr(action), *astuple(line(meaning))))
    return encoded


def encode_sentence(sentence: Sentence) -> Raw:
    key = (sentence.id, *sentence.values.items())
    encoded = LINES.get(key)
    if encoded is None:
        if len(LINES) >= CACHED:
            LINES.clear()
        encoded = LINES[key] = Raw(encode(line(sentence)))
    return encoded


SHEETS: dict[int, tuple[tuple[Round, ...], Raw]] = {}  # by identity: hashing a long one takes long


def encode_score_sheet(rounds: tuple[Round, ...]) -> Raw:
    """The JSON of a score sheet, which is the same object until its next line."""
    if not rounds:
        return EMPTY
    entry = SHEETS.get(id(rounds))
    if entry is None or entry[0] is not rounds:
        if len(SHEETS) >= CACHED:
            SHEETS.clear()
        entry = SHEETS[id(rounds)] = (rounds, Raw(encode(ROUNDS.encode(rounds))))
    return entry[1]


LINE = Form(encode_sentence, {"$ref": "#/$defs/Line"})
ROUNDS = Codec({Sentence: LINE})
CODEC = Codec(
    {
        Sentence: LINE,
        tuple[Round, ...]: Form(encode_score_sheet, ROUNDS.form(tuple[Round, ...]).schema),
    }
)
