"""One walk over type hints that gives, for every type, its JSON form and the schema of that form.

Cards and suits are numbers inside the process and names outside; the marks on the aliases of
`cards` (`Card`, `Suit`, `Cards`) say which number is which.  `plain` makes builtins of any struct;
the views of the protocol and their schema come from a second `Codec` that writes sentences in full.
"""

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct
from msgspec.structs import asdict

from .actions import Action
from .cards import DECK, JOKER, SUITS, UNSEEN, bits, name
from .sentences import Sentence

Schema: TypeAlias = dict[str, Any]
Encoder: TypeAlias = Callable[[Any], Any]


def unchanged(value: Any) -> Any:
    """The encoder of values that are JSON-ready as they are."""
    return value


class Form(NamedTuple):
    """The JSON form of a type: a function from its values to builtins, and the JSON schema."""

    encode: Encoder
    schema: Schema


CARD_NAMES = {card: name(card) for card in (*bits(DECK), JOKER, UNSEEN)}
STRING: Schema = {"type": "string"}


def set_names(cards: int) -> list[str]:
    return [name(card) for card in bits(cards)]


# By the mark of an alias; a mark without an entry changes nothing.
MARKED = {
    "card": Form(CARD_NAMES.__getitem__, STRING),
    "suit": Form(SUITS.__getitem__, STRING),
    "cards": Form(set_names, {"type": "array", "items": STRING}),
}
ATOMS = {
    int: Form(unchanged, {"type": "integer"}),
    float: Form(unchanged, {"type": "number"}),
    bool: Form(unchanged, {"type": "boolean"}),
    str: Form(unchanged, STRING),
    NoneType: Form(unchanged, {"type": "null"}),
}


class Codec:
    """The forms of types; each type is analysed once.

    `special` overrides the walk for whole types, such as the sentences of a view.  `array` encodes
    tuples and lists whose items need no encoding: `list` for builtins, nothing where msgspec writes
    the JSON.
    """

    def __init__(self, special: Mapping[Any, Form], array: Encoder = unchanged) -> None:
        self.array = array
        self.forms: dict[Any, Form] = {object: Form(self.encode, {}), **ATOMS, **special}
        for action in (Action, *get_args(Action)):
            self.forms[action] = Form(repr, STRING)

    def encode(self, value: Any) -> Any:
        """A value of unknown type, encoded by the type of each struct in it."""
        match value:
            case Struct():
                return self.form(type(value)).encode(value)
            case tuple() | list():
                return [self.encode(item) for item in value]
            case dict():
                return {key: self.encode(item) for key, item in value.items()}
            case _:
                return value

    def form(self, hint: Any) -> Form:
        """The form of a type; TypeError if the walk knows no form of it."""
        if hint not in self.forms:
            self.forms[hint] = self.walk(hint)
        return self.forms[hint]

    def walk(self, hint: Any) -> Form:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return MARKED.get(hint.__metadata__[0]) or self.form(args[0])
        if origin is Literal:
            return Form(unchanged, {"enum": list(args)})
        if origin in (Union, UnionType):
            return self.union(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return self.array_of(args[0])
        if origin is tuple:
            return self.fixed_tuple(args)
        if origin is dict:
            return self.mapping(args[1])
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        raise TypeError(f"{hint} has no JSON form")

    def struct(self, kind: type[Struct]) -> Form:
        """An object with a member for each field of the struct, all of them required."""
        forms = {field: self.form(hint) for field, hint in hints(kind).items()}
        changing = [
            (field, form.encode) for field, form in forms.items() if form.encode is not unchanged
        ]

        def encode(value: Any) -> dict[str, Any]:
            members = asdict(value)
            for field, encoder in changing:
                members[field] = encoder(members[field])
            return members

        properties = {field: form.schema for field, form in forms.items()}
        schema = {"type": "object", "properties": properties, "required": list(properties)}
        return Form(encode, schema)

    def array_of(self, item: Any) -> Form:
        """An array of any length, its items all of one type."""
        encode, schema = self.form(item)
        return Form(
            self.array if encode is unchanged else lambda value: list(map(encode, value)),
            {"type": "array", "items": schema},
        )

    def fixed_tuple(self, items: tuple[Any, ...]) -> Form:
        """An array of fixed length, each place with a type of its own."""
        forms = [self.form(item) for item in items]
        encoders = [form.encode for form in forms]
        schemas = [form.schema for form in forms]

        def encode(value: Any) -> list[Any]:
            return [encoder(item) for encoder, item in zip(encoders, value, strict=True)]

        changing = any(encoder is not unchanged for encoder in encoders)
        schema = {"type": "array", "prefixItems": schemas, "minItems": len(items), "items": False}
        return Form(encode if changing else self.array, schema)

    def mapping(self, item: Any) -> Form:
        """An object with any names, its members all of one type."""
        inner, schema = self.form(item)

        def encode(value: Any) -> dict[str, Any]:
            return {key: inner(member) for key, member in value.items()}

        return Form(
            unchanged if inner is unchanged else encode,
            {"type": "object", "additionalProperties": schema},
        )

    def union(self, kinds: tuple[Any, ...]) -> Form:
        """Any of several types; values choose their encoder by their class."""
        encoders = {runtime_class(kind): self.form(kind).encode for kind in kinds}
        if len(encoders) < len(kinds):
            raise TypeError(f"the values of {kinds} cannot be told apart")
        schemas = [self.form(kind).schema for kind in kinds]
        schema = {"anyOf": [s for at, s in enumerate(schemas) if s not in schemas[:at]]}
        if all(encoder is unchanged for encoder in encoders.values()):
            return Form(unchanged, schema)
        return Form(lambda value: encoders.get(type(value), self.encode)(value), schema)


def hints(kind: type) -> dict[str, Any]:
    """The types of a struct's fields, in the order of the fields, with their marks."""
    return get_type_hints(kind, include_extras=True)


def runtime_class(hint: Any) -> Any:
    """The class that values of a type have."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return get_origin(hint) or hint


SENTENCE: Schema = {
    "type": "object",
    "properties": {
        "message": STRING,
        "values": {"type": "object", "additionalProperties": True},
    },
    "required": ["message", "values"],
}


def plain_sentence(sentence: Sentence) -> dict[str, Any]:
    values = {key: plain_value(value) for key, value in sentence.values.items()}
    return {"message": sentence.id, "values": values}


def plain_value(value: Any) -> Any:
    """A value of a sentence, which may be another sentence or hold some."""
    if isinstance(value, Sentence):
        return plain_sentence(value)
    return list(map(plain_value, value)) if isinstance(value, tuple) else value


PLAIN = Codec({Sentence: Form(plain_sentence, SENTENCE)}, list)


def plain(value: object) -> Any:
    """A view, rules or any struct, or a tuple of them, as JSON-ready builtins.

    Cards, suits and actions stand in notation, and a sentence is its message with the values.
    """
    return PLAIN.encode(value)
