"""The rule sheets for players: one text for each game, in which options change sentences.

A line that begins with `[condition]` is printed only when the rules meet it; `{name}` stands for an
option's value or a fact of the game.  A condition is `option`, `!option`, `option=value`,
`option!=value`, or several joined by `&`.  English is the source; a translation has the same lines.
"""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec.structs import fields

from ..engine.notation import value_text
from ..engine.options import Options
from . import GAMES

MARK = re.compile(r"\[([^\]]+)\] ?")
OPTION = re.compile(r"^- `(\w+)`: (.+)$", re.MULTILINE)
Language = Literal["en", "nl", "ar", "he"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

# Words that a game's facts are made of.
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
    folder = files(__package__) / "sheets"
    place = folder if language == "en" else folder / language
    return (place / f"{game}.md").read_text(encoding="utf-8")


def values(game: str, rules: Options, language: Language = "en") -> dict[str, str]:
    """Everything a sheet may name: the options and the game's facts."""
    options = {f.name: value_text(getattr(rules, f.name)) for f in fields(rules)}
    facts = {key: str(value) for key, value in GAMES[game].facts(rules).items()}
    words = WORDS[language]
    return options | {
        key: COMMA[language].join(words.get(word, word) for word in value.split(", "))
        for key, value in facts.items()
    }


def holds(condition: str, known: dict[str, str]) -> bool:
    """Whether the rules meet a condition; KeyError when it names no option or fact."""
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
    """What each option is for, from the sheet's list of options."""
    return dict(OPTION.findall(source(game, language)))


def page(game: str) -> str:
    """The page of the documentation: the sheet by default, with what each option would change."""
    plain: Any = GAMES[game].Rules()
    known, out = values(game, plain), []
    for line in source(game).splitlines():
        if mark := MARK.match(line):
            rest = line[mark.end() :].format(**known)
            if holds(mark[1], known):
                out.append(rest)
            else:
                out.append(f"- *With {mark[1].replace('&', ', ')}:* {rest.removeprefix('- ')}")
        else:
            out.append(line.format(**known) if "{" in line else line)
    return "\n".join(out).rstrip() + "\n"


def write(folder: Path) -> None:
    """Writes the pages of the documentation."""
    for game in GAMES:
        (folder / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
