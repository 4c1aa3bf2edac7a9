"""The catalogue of a language: Fluent files (projectfluent.org), read by `fluent.runtime`."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .languages import FOLDER, locale

# The files of a language, in the order in which a translator meets them.
FILES = (
    *("terms", "options", "rules", "notation", "events", "insight", "server"),
    *("table", "pages", "lessons", "terminal", "commands"),
)


class MissingMessage(LookupError):
    """A message, or a value that it needs, which is not there: a mistake in the program."""


def source(language: str, file: str) -> str:
    return (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([locale(language)], use_isolating=False)
        for text in sources:
            self.bundle.add_resource(FluentResource(text))

    def __contains__(self, id: str) -> bool:  # noqa: A002
        return bool(self.bundle.has_message(id))

    def format(self, id: str, values: dict[str, Any]) -> str:  # noqa: A002
        """The text of a message; raises MissingMessage if it or one of its values is missing."""
        if id not in self:
            raise MissingMessage(f"there is no message {id}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise MissingMessage(f"the message {id} has attributes only")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{id}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, tuple(source(language, file) for file in FILES))
