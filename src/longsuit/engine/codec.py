"""Structs as JSON-ready builtins, in which cards and suits have their names."""

from typing import Any, cast, get_type_hints

from msgspec import Struct

from .actions import Action
from .cards import SUITS, bits, name
from .sentences import Sentence


def plain(value: object, hint: object = object) -> Any:
    """A view, rules or any struct as JSON-ready builtins, cards and suits by name."""
    if isinstance(value, Action):
        return repr(value)
    if isinstance(value, Sentence):
        return str(value)
    if isinstance(value, Struct):
        hints = _hints(type(value))
        return {field: plain(getattr(value, field), hints[field]) for field in hints}
    if isinstance(value, tuple):
        args = getattr(hint, "__args__", (object, ...))
        return [plain(item, args[0]) for item in value]
    match getattr(hint, "__metadata__", ()):
        case ("card",):
            return name(cast(int, value))
        case ("suit",):
            return SUITS[cast(int, value)]
        case ("cards",):
            return [name(card) for card in bits(cast(int, value))]
        case _:
            return value


_HINTS: dict[type, dict[str, Any]] = {}


def _hints(struct: type) -> dict[str, Any]:
    if struct not in _HINTS:
        _HINTS[struct] = get_type_hints(struct, include_extras=True)
    return _HINTS[struct]
