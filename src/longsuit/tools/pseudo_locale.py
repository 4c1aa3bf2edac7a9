"""A pseudo-locale: the messages of English as they look with accents, longer, and in brackets.

`[Ƥļåååýý ŧħéé ¢ååŕð]` shows what a translator cannot reach: a text without brackets is not in the
catalogue, and one that does not fit has no room for a longer language.  Values and selectors stay
as they are.  Tests use it; to look at it, write the catalogue into a folder:

    python -m longsuit.tools.pseudo_locale FOLDER
"""

import re
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ..messages.catalogue import FILES, source
from ..messages.languages import ENGLISH

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
VOWEL = re.compile("[aeiouAEIOU]")
LETTER = re.compile("[A-Za-z]")
UNCHANGED = ("rank_letter",)  # printed on cards


def accented(text: str) -> str:
    """The text with accents and with every vowel twice, about 40 % longer."""
    return VOWEL.sub(lambda found: found[0] + found[0].lower(), text).translate(ACCENTS)


class Accents(Transformer):  # type: ignore[misc]
    """Changes the texts of a pattern, and of the variants in it."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = accented(node.value)
        return node


class Texts(Transformer):  # type: ignore[misc]
    """Finds out whether a pattern has letters of its own."""

    def __init__(self) -> None:
        self.letters = False

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        self.letters = self.letters or bool(LETTER.search(node.value))
        return node


def pseudo_pattern(pattern: Any) -> Any:
    """A pattern with accents and in brackets; one without words stays as it is."""
    texts = Texts()
    texts.visit(pattern)
    if not texts.letters:
        return pattern
    pattern = Accents().visit(pattern)
    elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
    return ast.Pattern(joined(elements))


def joined(elements: list[Any]) -> list[Any]:
    """The elements with neighbouring texts in one."""
    out: list[Any] = []
    for element in elements:
        if out and isinstance(element, ast.TextElement) and isinstance(out[-1], ast.TextElement):
            out[-1] = ast.TextElement(out[-1].value + element.value)
        else:
            out.append(element)
    return out


def pseudo_locale(text: str) -> str:
    """A Fluent file as the pseudo-locale has it."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in UNCHANGED:
            entry.value = entry.value and pseudo_pattern(entry.value)
            for attribute in entry.attributes:
                attribute.value = pseudo_pattern(attribute.value)
    return str(FluentSerializer().serialize(resource))


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        (folder / f"{file}.ftl").write_text(pseudo_locale(source(ENGLISH, file)), encoding="utf-8")
