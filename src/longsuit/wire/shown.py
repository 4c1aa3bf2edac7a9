"""Views as JSON: like `plain`, but each type is looked at once and not once a message."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from ..engine.base import Action, AnyGame, Round
from ..engine.cards import DECK, JOKER, SUITS, UNSEEN, Seat, bits, name
from ..engine.words import Sentence
from .parts import Line, Option

CARDS = {card: name(card) for card in (*bits(DECK), JOKER, UNSEEN)}
encode = msgspec.json.Encoder().encode
Turn = Callable[[Any], Any]


def shown(game: AnyGame, state: Any, seat: Seat) -> Raw:
    """What a seat sees, ready to be sent, with what each legal action means."""
    view = game.view(state, seat)
    out = {field: turn(getattr(view, field)) for field, turn in plan(type(view))}
    out["legal"] = [option(game.sentence(state, action), repr(action)) for action in view.legal]
    return Raw(encode(out))


def option(meant: Sentence, action: str) -> Option:
    return Option(action, str(meant), meant.text, meant.values)


def line(said: Sentence) -> Line:
    return Line(str(said), said.text, said.values)


@cache
def plan(struct: type) -> list[tuple[str, Turn]]:
    """For each field of a struct how its values are written."""
    hints = get_type_hints(struct, include_extras=True)
    return [(field, turn(hint)) for field, hint in hints.items()]


@lru_cache(maxsize=10_000)
def score_line(done: Round) -> Raw:
    return Raw(encode({field: turn(getattr(done, field)) for field, turn in plan(Round)}))


@cache
def turn(hint: Any) -> Turn:
    """How a value of some type is written."""
    if get_origin(hint) is Annotated:
        return marked(hint)
    if hint == Action:
        return repr
    parts = [part for part in get_args(hint) if part is not type(None)]
    if get_origin(hint) is tuple:
        return in_list([turn(part) for part in parts if part is not ...], ... in parts)
    if hint is Round:
        return score_line
    if hint is Sentence:
        return line
    if isinstance(hint, type) and issubclass(hint, Struct):
        each = plan(hint)
        return lambda value: {field: inner(getattr(value, field)) for field, inner in each}
    if len(parts) == 1 and len(get_args(hint)) == 2:
        inner = turn(parts[0])
        return lambda value: None if value is None else inner(value)
    return same


def marked(hint: Any) -> Turn:
    match hint.__metadata__:
        case ("card",):
            return CARDS.__getitem__
        case ("suit",):
            return SUITS.__getitem__
        case ("cards",):
            return lambda value: [name(card) for card in bits(value)]
        case _:
            return same


def in_list(parts: list[Turn], alike: bool) -> Turn:
    if alike:
        (inner,) = parts
        return list if inner is same else lambda value: [inner(item) for item in value]
    return lambda value: [
        item if inner is same else inner(item) for inner, item in zip(parts, value, strict=True)
    ]


def same(value: Any) -> Any:
    return value
