"""The screen of a terminal: colours, widths, columns, and cards as they look there."""

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable
from typing import TextIO

import click
from msgspec import Struct

from ..engine.cards import NO_SUIT, SUITS, Card, Seat, Suit, name, suit_of
from ..engine.sentences import Sentence
from ..messages import values
from ..messages.languages import LANGUAGES
from ..messages.render import Reader
from ..messages.values import TEXT_STYLE

GLYPHS = "♣♦♥♠"
# The suits in four colours, or in two as on most printed cards.
COLOURS = {
    "four": {"♣": "32", "♦": "94", "♥": "31", "♠": "39"},
    "two": {"♣": "39", "♦": "31", "♥": "31", "♠": "39"},
}
NO_COLOURS = "none"
PAINTED = re.compile(rf"(?:10|[2-9A-Z])?([{GLYPHS}]){TEXT_STYLE}?")
CODES = re.compile(r"\x1b\[[0-9;]*m")
# Control characters, and those that change the direction of text; and which of them we write.
COMMANDING = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
OWN = re.compile("(\n|\x1b\\[(?:1|2|22)m|[\u200f\u2066\u2068\u2069])")
NEAREST = {
    **dict(zip(GLYPHS, SUITS, strict=False)),
    **{TEXT_STYLE: "", "●": "*", "○": "o", "✕": "x", "·": "-", "–": "-", "−": "-", "—": "-"},
    **{"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "§": "section ", "×": "x"},
    **{"→": "->", "▸": ">", "─": "-", "│": "|", "±": "+-", "█": "#"},
}
# The help of the option of commands.
COLOURS_HELP = "The suits in four colours, in two, or in none; a screen without colours has none."
ASCII_HELP = "No ♠ and §: letters and words. Arabic and Hebrew have none, so this is in English."
RIGHT_TO_LEFT_MARK = "\u200f"
NO_WIDTH = ("Mn", "Me", "Cf")  # marks on other letters, and format characters such as isolates


class Screen(Struct, frozen=True):
    """The terminal to write to, what it can show, and who reads it."""

    ascii: bool = False
    colour: bool = False
    palette: str = "four"  # a key of COLOURS
    columns: int = 80
    reader: Reader = Reader()

    def write(self, text: str = "") -> None:
        """Prints a text; what the program never writes itself is shown as in `visible`."""
        text = only_own(text)
        text = to_ascii(text) if self.ascii else text
        painted = colour_suits(text, self.palette) if self.colour else CODES.sub("", text)
        click.echo(painted, color=self.colour)

    def fold(self, text: str, indent: str = "") -> None:
        """Prints a text in lines that fit."""
        self.write(wrap(text, self.columns, indent))

    def tell(self, id: str, **values: object) -> None:  # noqa: A002
        """Prints a message of the catalogue in lines that fit."""
        self.fold(self.reader.say(id, **values))

    def show(self, sentence: Sentence) -> None:
        """Prints a sentence in lines that fit."""
        self.fold(self.reader.text(sentence))


def screen(reader: Reader, ascii: bool = False, colours: str = "four") -> Screen:  # noqa: A002
    """The screen of this process, with the suits in the colours of a palette or NO_COLOURS; in
    ASCII if its encoding has no suit symbols."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    able = "NO_COLOR" not in os.environ and os.environ.get("TERM", "dumb") != "dumb"
    columns = shutil.get_terminal_size().columns
    colour = able and sys.stdout.isatty() and colours != NO_COLOURS
    ascii = ascii or not shows_suits(sys.stdout)  # noqa: A001
    reader = in_ascii(reader) if ascii else reader
    palette = colours if colours in COLOURS else "four"
    return Screen(ascii, colour, palette, min(max(columns, 40), 100), reader)


def in_ascii(reader: Reader) -> Reader:
    """The same reader; in English if ASCII has no letters for the language."""
    return Reader() if LANGUAGES[reader.language].right_to_left else reader


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


def visible(text: str) -> str:
    """A text from outside with its control and bidirectional characters as escapes: \\x1b, \\u202e.

    Printed raw they could rewrite the screen, or show a name as another one.
    """
    return COMMANDING.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def only_own(text: str) -> str:
    """The text with all such characters visible but those that this program writes."""
    return "".join(
        part if OWN.fullmatch(part) else visible(part) for part in OWN.split(text) if part
    )


def colour_suits(text: str, palette: str = "four") -> str:
    """The text with each suit in its colour."""
    colours = COLOURS[palette]
    return PAINTED.sub(lambda found: f"\x1b[{colours[found[1]]}m{found[0]}\x1b[39m", text)


def dim(text: str) -> str:
    return f"\x1b[2m{text}\x1b[22m" if text else ""


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[22m" if text else ""


def width(text: str) -> int:
    """The number of columns that a text takes."""
    shown = CODES.sub("", text)
    if shown.isascii():
        return len(shown)
    return sum(
        0 if unicodedata.category(c) in NO_WIDTH else 1 + (unicodedata.east_asian_width(c) in "WF")
        for c in shown
    )


def left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def wrap(text: str, columns: int, indent: str = "") -> str:
    """The text broken at blanks into lines that fit, all but the first indented."""
    lines, line = [], ""
    for blanks, word in re.findall("( *)([^ ]+)", text):
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


def grid(head: list[str], rows: list[list[str]], sides: str, reader: Reader) -> list[str]:
    """Columns that begin (<) or end (>) in line with their heads."""
    wide = [max(map(width, column)) for column in zip(head, *rows, strict=True)]

    def line(row: list[str]) -> str:
        place = zip(row, wide, sides, strict=True)
        texts = [left(t, w) if side == "<" else right(t, w) for t, w, side in place]
        return directed("  ".join(texts).rstrip(), reader)

    return [dim(line(head)), *map(line, rows)]


def directed(line: str, reader: Reader) -> str:
    """A line of a table in the direction of the language, even if all its words are foreign."""
    return RIGHT_TO_LEFT_MARK + line if LANGUAGES[reader.language].right_to_left else line


# Cards and names.


def card(c: Card, reader: Reader) -> str:
    return values.card_text(name(c), reader.language)


def suit(s: Suit, reader: Reader) -> str:
    """♥, or no trump in words"""
    if s == NO_SUIT:
        return values.suit_name("N", "other", reader.language)
    return GLYPHS[s] + TEXT_STYLE


def suit_word(s: Suit, reader: Reader) -> str:
    """♥ hearts"""
    if s == NO_SUIT:
        return suit(s, reader)
    return reader.say("suit_with_sign", sign=suit(s, reader), suit=s)


def cards(several: Iterable[Card], reader: Reader) -> str:
    return figures(" ".join([card(c, reader) for c in several]), reader)


def hand(held: Iterable[Card], reader: Reader, dimmed: Iterable[Card] = ()) -> str:
    """A hand with a gap between suits, and some of its cards dimmed."""
    faint = set(dimmed)
    shown, before = "", None
    for c in held:
        look = dim(card(c, reader)) if c in faint else card(c, reader)
        shown += ("" if before is None else " " if suit_of(c) == before else "   ") + look
        before = suit_of(c)
    return figures(shown, reader)


def figures(text: str, reader: Reader) -> str:
    """Cards or figures in a row, which read from the left everywhere."""
    return values.left_to_right(text, reader.language) if text else ""


def seat_name(seat: Seat, reader: Reader) -> str:
    return values.isolate(reader.name(seat), reader.language)
