"""Which translations to look at again, because their English has changed since.

`messages/<language>/reviewed.json` holds, for each message and each rule sheet, a digest of the
English text that it was translated from.

    python -m longsuit.tools.translation_review                    lists them, by language
    python -m longsuit.tools.translation_review --mark nl          marks all of Dutch as reviewed
    python -m longsuit.tools.translation_review --mark nl ID …     marks some
"""

import argparse
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from ..games import GAMES
from ..messages import catalogue, rule_sheets
from ..messages.languages import ENGLISH, FOLDER, LANGUAGES

FILE = "reviewed.json"
LENGTH = 8  # hexadecimal digits of a digest


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:LENGTH]


@cache
def texts(language: str) -> dict[str, str]:
    """The messages of a language by id, without comments, and its rule sheets by file."""
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    found = {f"rules/{game}.md": rule_sheets.source(game, language) for game in GAMES}
    for file in catalogue.FILES:
        for entry in parser.parse(catalogue.source(language, file)).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                found[entry.id.name] = serializer.serialize_entry(entry)
    return found


def reviewed(language: str) -> dict[str, str]:
    """The digests of the English that the translations were made from."""
    path = FOLDER / language / FILE
    if not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str])


def outdated(language: str) -> list[str]:
    """The translations, in the order of the files, whose English has changed since."""
    known = reviewed(language)
    english = texts(ENGLISH)
    return [
        name
        for name in texts(language)
        if name in english and known.get(name) != digest(english[name])
    ]


def mark(language: str, names: Iterable[str], folder: Path) -> None:
    """Marks translations as made from the English of today, and forgets those that are gone."""
    english, there = texts(ENGLISH), texts(language)
    known = reviewed(language) | {name: digest(english[name]) for name in names if name in english}
    kept = {name: known[name] for name in sorted(known) if name in english and name in there}
    text = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    (folder / language / FILE).write_bytes(text + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mark", choices=[lang for lang in LANGUAGES if lang != ENGLISH])
    parser.add_argument("names", nargs="*", help="ids of messages, or rules/GAME.md; default: all")
    args = parser.parse_args()
    if args.mark:
        mark(args.mark, args.names or texts(args.mark), Path(str(FOLDER)))
        return
    for language in LANGUAGES:
        for name in outdated(language) if language != ENGLISH else ():
            print(f"{language}  {name}")  # noqa: T201


if __name__ == "__main__":
    main()
