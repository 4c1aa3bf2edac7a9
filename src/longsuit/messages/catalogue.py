"""The catalogue of a language: Fluent files (projectfluent.org), read by `fluent.runtime`."""

import re
from functools import cache
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .languages import FOLDER, locale

# The files of a language, in the order in which a translator meets them.
FILES = (
    *("terms", "options", "rules", "notation", "events", "insight", "server"),
    *("table", "pages", "lessons", "terminal", "commands"),
)
ENTRY = re.compile(r"^(?=[a-z])", re.MULTILINE)  # where an entry begins; what follows is indented
LOCK = Lock()


class MissingMessage(LookupError):
    """A message, or a value that it needs, which is not there: a mistake in the program."""


def source(language: str, file: str) -> str:
    return (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")


class LazyBundle(FluentBundle):  # type: ignore[misc]
    """A bundle that parses a message when it is first asked for, as parsing all of them takes a
    tenth of a second at every start.  So messages do not refer to one another."""

    def __init__(self, language: str, sources: tuple[str, ...]) -> None:
        super().__init__([locale(language)], use_isolating=False)
        entries = [entry for text in sources for entry in ENTRY.split(text)[1:]]
        self.unread = {entry.partition(" ")[0]: entry for entry in entries}

    def has_message(self, message_id: str) -> bool:
        self.read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self.read(message_id)
        return super().get_message(message_id)

    def read(self, message_id: str) -> None:
        if message_id in self.unread:
            with LOCK:
                if entry := self.unread.get(message_id):
                    self.add_resource(FluentResource(entry))
                    del self.unread[message_id]


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: tuple[str, ...]) -> None:
        self.bundle = LazyBundle(language, sources)

    def __contains__(self, id: str) -> bool:  # noqa: A002
        return self.bundle.has_message(id)

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
