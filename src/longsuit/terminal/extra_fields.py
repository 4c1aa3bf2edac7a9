"""The fields of a view that only one game has, as text."""

from types import NoneType
from typing import Any, get_args, get_type_hints

from ..engine.actions import Action
from ..engine.cards import NO_SUIT
from ..engine.game import View
from ..engine.sentences import say
from ..games.whist import Breach, breach_note
from ..messages.render import Reader
from .style import card, cards, seat_name, suit_word

# Fields that other parts of the screen show; any other field has a label, `field_<name>`.
DRAWN_ELSEWHERE = {
    *get_type_hints(View),
    *("round", "of", "trump", "starter", "calls", "won", "leader", "table"),
    *("last_trick", "last_leader", "points"),
}


WAYS = {1: "way_left", -1: "way_right"}  # round the table


def labelled_fields(view: View, reader: Reader) -> list[tuple[str, str]]:
    """The other fields by label; empty ones are left out."""
    hints = get_type_hints(type(view), include_extras=True)
    return [
        (label(field, reader), text)
        for field in hints
        if field not in DRAWN_ELSEWHERE and (text := field_text(view, field, hints[field], reader))
    ]


def label(field: str, reader: Reader) -> str:
    return reader.say(f"field_{field}")


def one_line(view: View, reader: Reader) -> str:
    """The other fields in one line, cards first and without lists: Top: 7♥ · Stock: 32"""
    hints = get_type_hints(type(view), include_extras=True)
    single = [field for field in hints if not isinstance(getattr(view, field), tuple | bool)]
    single.sort(key=lambda field: getattr(hints[field], "__metadata__", ()) != ("card",))
    return " · ".join(
        reader.say("labelled_text", label=label(field, reader), text=text)
        for field in single
        if field not in DRAWN_ELSEWHERE and (text := field_text(view, field, hints[field], reader))
    )


def field_text(view: View, field: str, hint: Any, reader: Reader) -> str:
    value = getattr(view, field)
    if field == "way":  # where it cannot change, the usual one goes without saying
        return reader.say(WAYS[value]) if value < 0 or not hasattr(view, "table") else ""
    if field == "multiplier":
        return reader.say("round_note_factor", factor=value) if value > 1 else ""
    if field == "roles":
        return by_seat([role_text(role, reader) for role in value], reader)
    return value_text(value, hint, reader)


def value_text(value: Any, hint: Any, reader: Reader) -> str:
    """A value of a view as text; empty if it holds nothing."""
    if value is None:
        return ""
    hint = next(
        (h for h in get_args(hint) if NoneType in get_args(hint) and h is not NoneType), hint
    )
    match getattr(hint, "__metadata__", ()):
        case ("seat",):
            return seat_name(value, reader) if value >= 0 else ""
        case ("card",):
            return card(value, reader) if value >= 0 else ""
        case ("suit",):
            return suit_word(value, reader) if value != NO_SUIT else ""
    if isinstance(value, bool):
        return reader.say("yes") if value else ""
    if isinstance(value, Action):
        return reader.action(repr(value))
    if isinstance(value, Breach):
        return reader.text(breach_note(value))
    if isinstance(value, tuple):
        return tuple_text(value, hint, reader)
    return str(value) if value else ""


def tuple_text(values: tuple[Any, ...], hint: Any, reader: Reader) -> str:
    args = get_args(hint) or (object, ...)
    if args[-1] is not Ellipsis:  # a seat and its action
        texts = [value_text(v, h, reader) for v, h in zip(values, args, strict=False)]
        return reader.say("labelled_text", label=texts[0], text=texts[1])
    if getattr(args[0], "__metadata__", ()) == ("card",):
        return cards(values, reader)
    texts = [value_text(v, args[0], reader) for v in values]
    if get_args(args[0])[-1:] == (Ellipsis,) and len(values) == len(reader.names):
        return by_seat(texts, reader)
    if args[0] is Breach:
        return " ".join(texts)
    return " · ".join(filter(None, texts))


def by_seat(texts: list[str], reader: Reader) -> str:
    """Nour: ♥ hearts · Sem: ♦ diamonds"""
    return " · ".join(
        reader.say("labelled_text", label=seat_name(seat, reader), text=text)
        for seat, text in enumerate(texts)
        if text
    )


def role_text(role: str, reader: Reader) -> str:
    """The label of a role such as `with, double risk`; empty if there is none."""
    roles = [say(f"role_{word.replace(' ', '_')}") for word in role.split(", ") if word]
    return reader.say("plain_list", text_list=roles) if roles else ""


def new_breaches(before: View, after: View, reader: Reader) -> list[str]:
    """The breaches of the rules that have come to light between two views."""
    known = {(b.trick, b.seat, b.card) for b in getattr(before, "breaches", ())}
    return [
        reader.text(breach_note(b))
        for b in getattr(after, "breaches", ())
        if (b.trick, b.seat, b.card) not in known
    ]
