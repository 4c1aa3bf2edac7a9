"""The options of a game: one frozen struct, checked on construction."""

from typing import Annotated, Any, Literal, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from .sentences import Sentence, excerpt, say


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's Rules: each field is checked on construction."""

    def __post_init__(self) -> None:
        for field, hint in get_type_hints(type(self), include_extras=True).items():
            try:
                msgspec.convert(getattr(self, field), hint)
            except msgspec.ValidationError:
                raise ValueError(refused_value(field, getattr(self, field), hint)) from None
        self.check()

    def check(self) -> None:
        """Raises ValueError when the options contradict one another."""

    @classmethod
    def most_with(cls, players: int) -> dict[str, int]:
        """The options whose greatest value depends on the number of players, with that value."""
        return {}

    def as_played(self) -> Self:
        """The rules that decide a game: options that only change the display have their defaults,
        and an automatic option has the value that it stands for."""
        return self


def refused_value(option: str, value: object, hint: Any) -> Sentence:
    """The error for a value that an option of some type cannot have."""
    return say("option_refused", option=option, allowed=allowed(hint), value=excerpt(value))


def allowed(hint: Any) -> Sentence:
    """The values that an option of some type may have, for the middle of a sentence."""
    if words := choices(hint):
        return say("allowed_choices", choices=words)
    if get_origin(hint) is Annotated and isinstance(limits := hint.__metadata__[0], Meta):
        return say("allowed_number", least=limits.ge, most=limits.le)
    number = allowed(get_args(hint)[0])  # the other member of the union is None, written auto
    return say("allowed_number_or_auto", **number.values)


def choices(hint: Any) -> tuple[str, ...]:
    """The words that an option of some type may be; none if it is a number."""
    if get_origin(hint) is Literal:
        return tuple(map(str, get_args(hint)))
    return ("yes", "no") if hint is bool else ()
