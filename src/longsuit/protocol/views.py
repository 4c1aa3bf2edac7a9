"""Views as JSON: like `plain`, but each type is looked at once and not once a message."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import compress, count
from operator import is_not
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, astuple

from ..engine.actions import Action
from ..engine.cards import DECK, JOKER, SUITS, UNSEEN, Seat, bits, name
from ..engine.game import AnyGame, Round, View
from ..engine.sentences import Sentence
from .parts import Line, Option

CARDS = {card: name(card) for card in (*bits(DECK), JOKER, UNSEEN)}
encode = msgspec.json.Encoder().encode
NOTHING, EMPTY = Raw(b"[]"), b'"legal":[]'
LEGAL = View.__struct_fields__.index("legal")
Turn = Callable[[Any], Any]


class Looks:
    """The last view of each seat, field by field: what is the same again is not written again.

    What is sent follows from the seat's own view alone: equal values are written alike.
    """

    def __init__(self) -> None:
        self.seats: dict[Seat, tuple[tuple[Any, ...], list[bytes]]] = {}
        self.last: tuple[tuple[Any, ...], list[bytes]] | None = None  # of any seat

    def fields(self, view: Struct, seat: Seat) -> list[bytes]:
        """Every field as JSON; what is legal is left to `shown`."""
        values, (keys, turns) = astuple(view), pattern(type(view))
        known = self.seats.get(seat, self.last)
        if known is None:
            written = [*map(field, keys, turns, values)]
        else:
            (before, old), (other, others) = known, self.last or known
            written = old.copy()
            for at in compress(count(), map(is_not, values, before)):
                value = values[at]
                if value == before[at]:
                    continue
                if value is other[at] or value == other[at]:
                    written[at] = others[at]
                else:
                    written[at] = field(keys[at], turns[at], value)
        self.last = self.seats[seat] = (values, written)
        return written


def shown(game: AnyGame, state: Any, seat: Seat, looks: Looks | None = None) -> Raw:
    """What a seat sees, ready to be sent, with what each legal action means."""
    return Raw(b"{%b}" % inside(game, state, seat, looks))


def inside(game: AnyGame, state: Any, seat: Seat, looks: Looks | None) -> bytes:
    """The same without its braces."""
    view = game.view(state, seat)
    fields = (looks or Looks()).fields(view, seat)
    fields[LEGAL] = EMPTY
    if view.legal:
        options = [option(action, game.sentence(state, action)) for action in view.legal]
        fields[LEGAL] = b'"legal":[%b]' % b",".join(options)
    return b",".join(fields)


def field(key: bytes, turn: Turn, value: Any) -> bytes:
    return key + encode(turn(value))


@cache
def pattern(view: type[Struct]) -> tuple[list[bytes], list[Turn]]:
    """The fields of a view as keys, and how the value of each is written."""
    turns = dict(plan(view))
    names = view.__struct_fields__
    keys = [encode(name) + b":" for name in names]
    return keys, [nothing if name == "legal" else turns.get(name, same) for name in names]


def nothing(value: Any) -> Raw:
    return NOTHING


def written(value: Struct) -> dict[str, Any]:
    out = asdict(value)
    for field, turn in plan(type(value)):
        out[field] = turn(out[field])
    return out


def option(action: Action, meant: Sentence) -> bytes:
    return _option(action, meant.text, *meant.values.items())


@lru_cache(maxsize=10_000)
def _option(action: Action, text: str, *values: tuple[str, str]) -> bytes:
    meant = Sentence(text, dict(values))
    return encode(Option(repr(action), str(meant), meant.text, meant.values))


def line(said: Sentence) -> Raw:
    return _line(said.text, *said.values.items())


@lru_cache(maxsize=10_000)
def _line(text: str, *values: tuple[str, str]) -> Raw:
    said = Sentence(text, dict(values))
    return Raw(encode(Line(str(said), said.text, said.values)))


@cache
def plan(struct: type) -> list[tuple[str, Turn]]:
    """The fields of a struct whose values are not written as they are, and how they are.

    What is legal is left to `shown`.
    """
    hints = get_type_hints(struct, include_extras=True).items()
    turns = [(field, turn(hint)) for field, hint in hints if field != "legal"]
    return [(field, how) for field, how in turns if how is not same]


SHEETS: dict[int, tuple[tuple[Round, ...], Raw]] = {}  # by identity: hashing a long one takes long


def score_sheet(rounds: tuple[Round, ...]) -> Raw:
    """The score sheet of a game is the same object until its next line."""
    if not rounds:
        return NOTHING
    known = SHEETS.get(id(rounds))
    if known is None or known[0] is not rounds:
        if len(SHEETS) >= 10_000:
            SHEETS.clear()
        known = SHEETS[id(rounds)] = (rounds, Raw(encode([written(done) for done in rounds])))
    return known[1]


@cache
def turn(hint: Any) -> Turn:
    """How a value of some type is written."""
    if get_origin(hint) is Annotated:
        return marked(hint)
    if hint == Action:
        return repr
    if hint == tuple[Round, ...]:
        return score_sheet
    parts = [part for part in get_args(hint) if part is not type(None)]
    if get_origin(hint) is tuple:
        return in_list([turn(part) for part in parts if part is not ...], ... in parts)
    if hint is Sentence:
        return line
    if isinstance(hint, type) and issubclass(hint, Struct):
        return written
    if len(parts) == 1 and len(get_args(hint)) == 2:
        if (inner := turn(parts[0])) is same:
            return same
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
        return same if inner is same else lambda value: list(map(inner, value))
    if all(inner is same for inner in parts):
        return same
    return lambda value: [
        item if inner is same else inner(item) for inner, item in zip(parts, value, strict=True)
    ]


def same(value: Any) -> Any:
    return value
