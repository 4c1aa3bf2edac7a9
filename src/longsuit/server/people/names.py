"""What people may be called, and which characters a text of theirs may have.

A name has 1 to 24 characters in Unicode's form NFC: letters, marks, digits, punctuation, symbols
and single spaces.  What nobody sees is refused and never dropped: control and format characters
such as U+202E, joiners of no width, letters without a shape.
"""

import re
import unicodedata
from itertools import pairwise

from ...engine.sentences import say
from ...protocol.errors import Refusal

NAME_LIMIT = 24  # characters
SERVER_NAME_LIMIT = 40
LOG_NAME_LIMIT = 80  # characters of a seat's name in a log that somebody sends
SHRINKAGE = 4  # the most characters that NFC makes into one
MARKS_LIMIT = 4  # combining marks in a row, as UTS #39 (5.4) recommends
# Letters, marks and symbols that have no shape: joiners and fillers, vowels that are never written,
# the blank of braille, variation selectors.
SHAPELESS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0"
    "\ufe00-\ufe0f\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
SYMBOL_STYLE = "\ufe0e\ufe0f"  # after a symbol: as text, or as an emoji
KEYCAPS = "0123456789#*"
# In chat: what joins letters and emoji, marks of direction, and the tags of flags.
UNSEEN_IN_CHAT = re.compile("[\u061c\u200c-\u200f\ufe0e\ufe0f\U000e0020-\U000e007f]")
ALIKE = ("LATIN", "GREEK", "CYRILLIC")  # alphabets with letters that look the same


def clean_name(name: str, limit: int = NAME_LIMIT) -> str:
    """The name in NFC, its spaces single; or Refusal with what is wrong with it."""
    spaced = single_spaces(name)
    clean = normal(spaced) if len(spaced) <= SHRINKAGE * limit else spaced
    if len(clean) > limit:
        raise bad_name("name_too_long", length=len(clean), limit=limit)
    check_characters(clean)
    if not any(kind(letter) in "LN" or unicodedata.category(letter) == "So" for letter in clean):
        raise bad_name("name_without_letter")
    for word in clean.split(" "):
        alphabets = {unicodedata.name(letter, "").partition(" ")[0] for letter in word}
        if len(alphabets.intersection(ALIKE)) > 1:
            raise bad_name("name_of_mixed_alphabets", text=word)
    return clean


def check_characters(name: str) -> None:
    """Refusal if a character of a name is not seen, or too many marks stand on one letter."""
    marks = 0
    for before, letter in pairwise(f" {name}"):
        if letter in SYMBOL_STYLE and (kind(before) in "PS" or before in KEYCAPS):
            continue
        if letter != " " and not has_shape(letter):
            raise bad_name("name_bad_character", text=code_point(letter))
        marks = marks + 1 if kind(letter) == "M" else 0
        if marks > MARKS_LIMIT or (marks and before == " "):
            raise bad_name("name_of_marks")


def clean_line(text: str) -> str:
    """A line of chat in NFC, its spaces single; or Refusal for a character that is not seen."""
    clean = normal(single_spaces(text))
    if not clean:
        raise Refusal("bad_message", say("message_empty"))
    for letter in clean:
        if letter != " " and not has_shape(letter) and not UNSEEN_IN_CHAT.match(letter):
            raise Refusal("bad_message", say("line_bad_character", text=code_point(letter)))
    return clean


def printable(text: str) -> str:
    """The text in NFC without double spaces and characters that cannot be printed."""
    return single_spaces("".join(c if c.isprintable() else " " for c in normal(text)))


def single_spaces(text: str) -> str:
    """The text without white space at its ends, with one space for any other white space."""
    return " ".join(text.split())


def normal(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def kind(letter: str) -> str:
    """The first letter of a character's category: L, M, N, P, S, Z or C."""
    return unicodedata.category(letter)[0]


def has_shape(letter: str) -> bool:
    return kind(letter) in "LMNPS" and not SHAPELESS.match(letter)


def code_point(letter: str) -> str:
    return f"U+{ord(letter):04X}"


def bad_name(message: str, **values: str | int) -> Refusal:
    return Refusal("bad_name", say(message, **values))
