"""The catalogues as parsed by `fluent.syntax`, which keeps what the renderer throws away."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longsuit.messages.catalogue import FILES, source
from longsuit.messages.languages import ENGLISH, LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
COMPANION = re.compile("_(is|one|id)$")


class Parts(Visitor):  # type: ignore[misc]
    """The text, the arguments and the selectors of a message with its attributes."""

    def __init__(self, entry: Any) -> None:
        self.text: list[str] = []
        self.arguments: set[str] = set()
        self.selectors: list[tuple[str, frozenset[str], str]] = []  # argument, keys, default
        self.visit(entry)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.parse()["value"])

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [(variant_key(variant), variant.default) for variant in node.variants]
        (default,) = [key for key, chosen in keys if chosen]
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.selectors.append((name, frozenset(key for key, _ in keys), default))
        self.generic_visit(node)


def variant_key(variant: Any) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def parse(text: str) -> list[Any]:
    """The messages of a text; SyntaxError if it is not Fluent."""
    entries = FluentParser(with_spans=False).parse(text).body
    junk = [entry.content[:80] for entry in entries if isinstance(entry, ast.Junk)]
    if junk:
        raise SyntaxError(f"this is not Fluent: {junk}")
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def file_entries(language: str, file: str) -> tuple[Any, ...]:
    return tuple(parse(source(language, file)))


@cache
def entries(language: str) -> dict[str, Any]:
    """All messages of a language by id."""
    return {entry.id.name: entry for file in FILES for entry in file_entries(language, file)}


@cache
def parts(language: str) -> dict[str, Parts]:
    return {id_: Parts(entry) for id_, entry in entries(language).items()}


def pairs(language: str) -> Iterator[tuple[str, Parts, Parts]]:
    """Each message that English and the language have: its id, the English one, its own."""
    english = parts(ENGLISH)
    for id_, own in parts(language).items():
        if id_ in english:
            yield id_, english[id_], own


def base(argument: str) -> str:
    """The argument that a companion comes with: `seat` for `seat_is`."""
    return COMPANION.sub("", argument)
