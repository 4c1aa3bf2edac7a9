"""The rule sheets for players: one text for each game, in which options change sentences.

A sheet is Markdown, `<language>/rules/<game>.md`.  A line that begins with `[condition]` is printed
only when the rules meet it; a condition is `option`, `!option`, `option=value`, `option!=value`, or
several joined by `&`.  In a line,

- `{cards}` stands for the value of an option, by its label if it has one, or a fact of the game,
- `{cards:count_cards}` for the message `count_cards` with that number: 7 cards,
- `{dealer:seat_number}` for a seat, counted from 1, and
- `{draw.one}` for the label of a value of an option.

English is the source; a translation has the same lines.
"""

import re
from collections.abc import Iterator

from msgspec.structs import fields

from ..engine.cards import SUITS
from ..engine.notation import value_text
from ..engine.options import Options
from ..games import GAMES
from .catalogue import catalogue
from .languages import ENGLISH, FOLDER, LANGUAGES
from .render import Reader
from .values import isolate_sections, left_to_right, list_text, suit_name

MARK = re.compile(r"\[([^\]]+)\] ?")
OPTION = re.compile(r"^- `(\w+)`: (.+)$", re.MULTILINE)

# Cards and figures with signs, which read from the left inside right-to-left text.
_TOKEN = r"(?:[+−±]\s?)?(?:\d+(?:[.,]\d+)?|[AKQJ](?=[♣♦♥♠]))%?[♣♦♥♠]?"
FIGURES = re.compile(rf"{_TOKEN}(?:\s?[+−±×=·/]?\s?{_TOKEN})*")
SIGNS = re.compile("[+−±×=·/%♣♦♥♠]")


class SheetValue:
    """The value of an option or a fact, in the forms that a sheet may ask for."""

    def __init__(self, name: str, value: object, reader: Reader) -> None:
        self._name, self._value, self._reader = name, value, reader

    def __format__(self, message: str) -> str:
        language = self._reader.language
        if isinstance(self._value, tuple):  # of suits
            suits = [suit_name(SUITS[suit], "other", language) for suit in self._value]
            return list_text(suits, language)
        if not message:
            label = f"choice_{self._name}_{self._value}"
            return (
                self._reader.say(label) if label in catalogue(language) else value_text(self._value)
            )
        number = int(value_text(self._value))
        if message == "seat_number":
            return self._reader.say(message, n=number + 1)
        return self._reader.say(message, count=number)

    def __getattr__(self, choice: str) -> str:
        return self._reader.say(
            "choice_auto" if choice == "auto" else f"choice_{self._name}_{choice}"
        )


def source(game: str, language: str = ENGLISH) -> str:
    """The text of a rule sheet with its conditions and fields, in Markdown."""
    return (FOLDER / language / "rules" / f"{game}.md").read_text(encoding="utf-8")


def values(game: str, rules: Options) -> dict[str, object]:
    """The values of all names that a sheet may use: the options and the facts of the game."""
    options = {f.name: getattr(rules, f.name) for f in fields(rules)}
    return options | dict(GAMES[game].facts(rules))


def holds(condition: str, known: dict[str, object]) -> bool:
    """True if the rules meet a condition; KeyError if it names no option or fact."""
    for part in condition.split("&"):
        name, sign, wanted = part.strip().partition("=")
        if not sign:
            true = value_text(known[name.lstrip("!")]) == ("no" if name.startswith("!") else "yes")
        else:
            value = value_text(known[name.rstrip("!")])
            true = (value in wanted.split("|")) != name.endswith("!")
        if not true:
            return False
    return True


def filled_in(line: str, known: dict[str, object], language: str) -> str:
    """A line of a sheet with its fields filled in, and its figures in their order."""
    if "{" in line:
        reader = Reader(language)
        line = line.format(
            **{name: SheetValue(name, value, reader) for name, value in known.items()}
        )
    return isolate_figures(line, language)


def isolate_figures(line: str, language: str) -> str:
    """The line with cards and signed figures kept in order, +20 and 10♠, where it runs leftward."""
    if not LANGUAGES[language].right_to_left or line.startswith("#"):
        return line
    return FIGURES.sub(
        lambda found: left_to_right(found[0], language) if SIGNS.search(found[0]) else found[0],
        isolate_sections(line, language),
    )


def lines(game: str, rules: Options, language: str) -> Iterator[str]:
    """The lines of a sheet whose conditions the rules meet, with their fields filled in."""
    known = values(game, rules)
    for line in source(game, language).splitlines():
        mark = MARK.match(line)
        if not mark or holds(mark[1], known):
            yield filled_in(line[mark.end() :] if mark else line, known, language)


def sheet(game: str, rules: Options, language: str = ENGLISH) -> str:
    """The rules of a game as these options have them, in Markdown."""
    return "\n".join(lines(game, rules, language)).rstrip() + "\n"


def options(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The purpose of each option, from the list of options in the sheet."""
    known = values(game, GAMES[game].Rules())
    return {
        name: filled_in(text, known, language)
        for name, text in OPTION.findall(source(game, language))
    }
