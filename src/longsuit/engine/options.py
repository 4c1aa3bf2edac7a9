"""The options of a game: one frozen struct, checked on construction."""

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's Rules: each field is checked on construction."""

    def __post_init__(self) -> None:
        for field, hint in get_type_hints(type(self), include_extras=True).items():
            try:
                msgspec.convert(getattr(self, field), hint)
            except msgspec.ValidationError as error:
                value = getattr(self, field)
                raise ValueError(f"{field}={value}: {choices(hint) or error}") from None
        self.check()

    def check(self) -> None:
        """Raises ValueError when the options contradict one another."""


def choices(hint: Any) -> str:
    """The values that a field of some type may have, in words; empty if they are not short."""
    if get_origin(hint) is Literal:
        return "choose " + " or ".join(map(str, get_args(hint)))
    if get_origin(hint) is Annotated and isinstance(limits := hint.__metadata__[0], Meta):
        return f"choose a whole number from {limits.ge} to {limits.le}"
    if hint is bool:
        return "choose yes or no"
    return next((f"{word}, or auto" for word in map(choices, get_args(hint)) if word), "")
