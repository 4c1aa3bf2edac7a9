"""The rule sheets for players: one text for each game, in which options change sentences.

A line that begins with `[condition]` is printed only when the rules meet it; `{name}` stands for an
option's value or a fact of the game.  A condition is `option`, `!option`, `option=value`,
`option!=value`, or several joined by `&`.  English is the source; a translation has the same lines.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Literal, get_args

from msgspec.structs import fields

from ..engine.notation import value_text
from ..engine.options import Options
from . import GAMES

MARK = re.compile(r"\[([^\]]+)\] ?")
OPTION = re.compile(r"^- `(\w+)`: (.+)$", re.MULTILINE)
Language = Literal["en", "nl", "ar", "he"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

# The translations of the words in the facts of games.
WORDS: dict[Language, dict[str, str]] = {
    "en": {},
    "nl": {
        "clubs": "klaveren",
        "diamonds": "ruiten",
        "hearts": "harten",
        "spades": "schoppen",
        "no trump": "zonder troef",
    },
    "ar": {
        "clubs": "سباتي",
        "diamonds": "ديناري",
        "hearts": "كبة",
        "spades": "بستوني",
        "no trump": "سانس",
    },
    "he": {
        "clubs": "תלתן",
        "diamonds": "יהלום",
        "hearts": "לב",
        "spades": "עלה",
        "no trump": "ללא שליט",
    },
}
COMMA: dict[Language, str] = {"en": ", ", "nl": ", ", "ar": "، ", "he": ", "}


def source(game: str, language: Language = "en") -> str:
    """The text of a rule sheet with its conditions and fields, in Markdown."""
    english = files(__package__) / "sheets"
    folder = english if language == "en" else english / language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def values(game: str, rules: Options, language: Language = "en") -> dict[str, str]:
    """The values of all names that a sheet may use: the options and the facts of the game."""
    options = {f.name: value_text(getattr(rules, f.name)) for f in fields(rules)}
    facts = {key: str(value) for key, value in GAMES[game].facts(rules).items()}
    words = WORDS[language]
    return options | {
        key: COMMA[language].join(words.get(word, word) for word in value.split(", "))
        for key, value in facts.items()
    }


def holds(condition: str, known: dict[str, str]) -> bool:
    """True if the rules meet a condition; KeyError if it names no option or fact."""
    for part in condition.split("&"):
        name, sign, wanted = part.strip().partition("=")
        if not sign:
            true = known[name.lstrip("!")] == ("no" if name.startswith("!") else "yes")
        else:
            true = (known[name.rstrip("!")] in wanted.split("|")) != name.endswith("!")
        if not true:
            return False
    return True


def lines(game: str, rules: Options, language: Language) -> Iterator[str]:
    """The lines of a sheet whose conditions the rules meet, with their fields filled in."""
    known = values(game, rules, language)
    for line in source(game, language).splitlines():
        if mark := MARK.match(line):
            if not holds(mark[1], known):
                continue
            line = line[mark.end() :]
        yield line.format(**known) if "{" in line else line


def sheet(game: str, rules: Options, language: Language = "en") -> str:
    """The rules of a game as these options have them, in Markdown."""
    return "\n".join(lines(game, rules, language)).rstrip() + "\n"


def options(game: str, language: Language = "en") -> dict[str, str]:
    """The purpose of each option, from the list of options in the sheet."""
    return dict(OPTION.findall(source(game, language)))
