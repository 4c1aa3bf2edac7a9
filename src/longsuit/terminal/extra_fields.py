"""The fields of a view that only one game has, as text."""

from types import NoneType
from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct

from ..engine.actions import Action
from ..engine.cards import NO_SUIT, Seat
from ..engine.game import View
from ..engine.sentences import Sentence
from .style import card, notation, sentence, suit_word

Names: TypeAlias = tuple[str, ...]

# Fields that other parts of the screen show; any other field is listed by its name.
DRAWN_ELSEWHERE = {
    *get_type_hints(View),
    *("round", "of", "trump", "starter", "calls", "won", "leader", "table"),
    *("last_trick", "last_leader", "points"),
}


WAYS = {1: "to the left", -1: "to the right"}  # round the table


def who(names: Names, seat: Seat) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def labelled_fields(view: View, names: Names) -> list[tuple[str, str]]:
    """The other fields by label; empty ones are left out."""
    hints = get_type_hints(type(view), include_extras=True)
    return [
        (field.replace("_", " ").capitalize(), text)
        for field in hints
        if field not in DRAWN_ELSEWHERE and (text := field_text(view, field, hints[field], names))
    ]


def one_line(view: View, names: Names) -> str:
    """The other fields in one line, cards first and without lists: top 7♥ · stock 32"""
    hints = get_type_hints(type(view), include_extras=True)
    single = [field for field in hints if not isinstance(getattr(view, field), tuple | bool)]
    single.sort(key=lambda field: getattr(hints[field], "__metadata__", ()) != ("card",))
    return " · ".join(
        f"{field.replace('_', ' ')} {text}"
        for field in single
        if field not in DRAWN_ELSEWHERE and (text := field_text(view, field, hints[field], names))
    )


def field_text(view: View, field: str, hint: Any, names: Names) -> str:
    value = getattr(view, field)
    return WAYS[value] if field == "way" else value_text(value, hint, names)


def value_text(value: Any, hint: Any, names: Names) -> str:
    """A value of a view as text; empty if it holds nothing."""
    if value is None:
        return ""
    hint = next(
        (h for h in get_args(hint) if NoneType in get_args(hint) and h is not NoneType), hint
    )
    match getattr(hint, "__metadata__", ()):
        case ("seat",):
            return who(names, value)
        case ("card",):
            return card(value) if value >= 0 else ""
        case ("suit",):
            return suit_word(value) if value != NO_SUIT else ""
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, Sentence):
        return sentence(value, names)
    if isinstance(value, Action):
        return notation(repr(value))
    if isinstance(value, Struct):
        hints = get_type_hints(type(value), include_extras=True)
        parts = [(f, value_text(getattr(value, f), hints[f], names)) for f in hints]
        return ", ".join(f"{field} {text}" for field, text in parts if text)
    if isinstance(value, tuple):
        return tuple_text(value, hint, names)
    return str(value) if value else ""


def tuple_text(values: tuple[Any, ...], hint: Any, names: Names) -> str:
    args = get_args(hint) or (object, ...)
    if args[-1] is not Ellipsis:
        return " ".join(value_text(v, h, names) for v, h in zip(values, args, strict=False))
    texts = [value_text(v, args[0], names) for v in values]
    by_seat = args[0] in (int, str) or get_args(args[0])[-1:] == (Ellipsis,)
    if by_seat and len(values) == len(names):
        texts = [f"{name} {text}" for name, text in zip(names, texts, strict=True) if text]
    joint = " " if getattr(args[0], "__metadata__", ()) == ("card",) else ", "
    return joint.join(text for text in texts if text)


def records(view: View, names: Names) -> dict[tuple[object, ...], str]:
    """The structs in a view's lists as text, keyed by those of their values that never change."""
    found = {}
    hints = get_type_hints(type(view), include_extras=True)
    for field in set(hints) - DRAWN_ELSEWHERE:
        value = getattr(view, field)
        for one in value if isinstance(value, tuple) else ():
            if isinstance(one, Struct) and not isinstance(one, Action):
                values = [getattr(one, name) for name in one.__struct_fields__]
                key = tuple(v for v in values if not isinstance(v, tuple))
                label = field.replace("_", " ").capitalize()
                found[field, *key] = f"{label}: {value_text(one, type(one), names)}."
    return found
