"""Cards, suits and sentences as they look in a terminal: glyphs, colours, widths."""

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable
from typing import TextIO

import click
from msgspec import Struct

from ..engine.cards import JOKER, NO_SUIT, SUITS, UNSEEN, Card, Suit, name, suit_of
from ..engine.sentences import SUIT_WORDS, Kind, Sentence

GLYPHS = "♣♦♥♠"
TEXT_STYLE = "\ufe0e"  # keeps a terminal from drawing suits as emoji
COLOURS = {"♣": "32", "♦": "94", "♥": "31", "♠": "39"}
IN_VALUES = re.compile(r"\b(1[0-3]|[1-9TJQKA])([CDHSN])\b")
PAINTED = re.compile(rf"(?:10|[2-9JQKA])?([{GLYPHS}]){TEXT_STYLE}?")
CODES = re.compile(r"\x1b\[[0-9;]*m")
NEAREST = {
    **dict(zip(GLYPHS, SUITS, strict=False)),
    **{TEXT_STYLE: "", "●": "*", "○": "o", "✕": "x", "·": "-", "–": "-", "−": "-", "—": "-"},
    **{"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "§": "section ", "×": "x"},
    **{"→": "->", "▸": ">", "─": "-", "│": "|"},
}


class Screen(Struct, frozen=True):
    """The terminal to write to, and what it can show."""

    ascii: bool = False
    colour: bool = False
    columns: int = 80

    def say(self, text: str = "") -> None:
        text = to_ascii(text) if self.ascii else text
        click.echo(colour_suits(text) if self.colour else CODES.sub("", text), color=self.colour)

    def fold(self, text: str, indent: str = "") -> None:
        """Prints a text in lines that fit."""
        self.say(wrap(text, self.columns, indent))


def screen(ascii: bool = False) -> Screen:  # noqa: A002
    """The screen of this process; in ASCII if its encoding has no suit symbols."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    able = "NO_COLOR" not in os.environ and os.environ.get("TERM", "dumb") != "dumb"
    columns = shutil.get_terminal_size().columns
    colour = able and sys.stdout.isatty()
    return Screen(ascii or not shows_suits(sys.stdout), colour, min(max(columns, 40), 100))


def shows_suits(stream: TextIO) -> bool:
    try:
        GLYPHS.encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def to_ascii(text: str) -> str:
    """The same in ASCII: 7♥ is 7H."""
    if text.isascii():
        return text
    near = "".join(NEAREST.get(c, c) for c in text)
    return unicodedata.normalize("NFKD", near).encode("ascii", "ignore").decode()


def colour_suits(text: str) -> str:
    """The text with each suit in its own colour."""
    return PAINTED.sub(lambda found: f"\x1b[{COLOURS[found[1]]}m{found[0]}\x1b[39m", text)


def dim(text: str) -> str:
    return f"\x1b[2m{text}\x1b[22m" if text else ""


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[22m" if text else ""


def width(text: str) -> int:
    """The number of columns that a text takes."""
    shown = CODES.sub("", text).replace(TEXT_STYLE, "")
    if shown.isascii():
        return len(shown)
    return sum(
        0 if unicodedata.combining(c) else 1 + (unicodedata.east_asian_width(c) in "WF")
        for c in shown
    )


def left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def wrap(text: str, columns: int, indent: str = "") -> str:
    """The text broken at blanks into lines that fit, all but the first indented; never before %."""
    lines, line = [], ""
    for blanks, word in re.findall("( *)([^ ]+(?: %)?)", text):
        if line.strip() and width(line + blanks + word) > columns:
            lines.append(line)
            line = indent + word
        else:
            line += blanks + word
    return "\n".join([*lines, line])


def in_columns(items: list[str], columns: int, gap: int = 3) -> list[str]:
    """The items in as many columns as fit, reading down."""
    wide = max(map(width, items), default=0)
    beside = max(1, (columns + gap) // (wide + gap))
    rows = -(-len(items) // beside)
    return [
        (" " * gap).join(left(item, wide) for item in items[row::rows]).rstrip()
        for row in range(rows)
    ]


# Cards and sentences.


def card(c: Card) -> str:
    if c == JOKER:
        return "Joker"
    if c == UNSEEN:
        return name(c)
    return f"{rank(name(c)[0])}{suit(suit_of(c))}"


def rank(letter: str) -> str:
    return "10" if letter == "T" else letter


def suit(s: Suit) -> str:
    return "no trump" if s == NO_SUIT else GLYPHS[s] + TEXT_STYLE


def suit_word(s: Suit) -> str:
    """♥ hearts"""
    return suit(s) if s == NO_SUIT else f"{suit(s)} {SUIT_WORDS[SUITS[s]]}"


def cards(several: Iterable[Card]) -> str:
    return " ".join(map(card, several))


def hand(held: Iterable[Card]) -> str:
    """A hand with a gap between suits."""
    shown, before = "", None
    for c in held:
        shown += ("" if before is None else " " if suit_of(c) == before else "   ") + card(c)
        before = suit_of(c)
    return shown


def sentence(said: Sentence, names: tuple[str, ...] = ()) -> str:
    """A sentence with card symbols, names instead of seat numbers, and a capital letter."""
    values = {key: value_text(value, said.kinds.get(key)) for key, value in said.values.items()}
    text = said.text
    for key, kind in said.kinds.items():
        if kind == "seat" and int(values[key]) < len(names):
            text = text.replace(f"seat {{{key}}}", names[int(values[key])])
    text = text.format(**values)
    return text[:1].upper() + text[1:]


def value_text(value: str, kind: Kind | None) -> str:
    """A value of a sentence: suits in words, cards and bids as symbols, anything else as it is."""
    if kind == "suit":
        return SUIT_WORDS[value]
    return notation(value) if kind in ("cards", "bid", "action") else value


def notation(text: str) -> str:
    """The text with cards and bids as symbols: 7H is 7♥."""
    return IN_VALUES.sub(_look, text.replace("JO", "Joker"))


def _look(found: re.Match[str]) -> str:
    number, letter = found[1], found[2]
    return f"{number} no trump" if letter == "N" else f"{rank(number)}{suit(SUITS.index(letter))}"
