"""Values of messages as a language writes them: cards, suits, numbers, lists, dates."""

import re
from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Literal

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

from .catalogue import catalogue
from .languages import LANGUAGES, locale

FIRST_STRONG_ISOLATE, LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE = "\u2068", "\u2066", "\u2069"
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
SECTION = re.compile(f"(?<!{FIRST_STRONG_ISOLATE})§[0-9]+")
HEBREW_AND = re.compile(f"ו(?={FIRST_STRONG_ISOLATE}[A-Za-z0-9])")
TEXT_STYLE = "\ufe0e"  # keeps suits from being drawn as emoji
GLYPHS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
MINUS = "−"


def isolate(text: str, language: str) -> str:
    """A text that keeps its own direction inside a sentence of the language."""
    if LANGUAGES[language].right_to_left or RIGHT_TO_LEFT.search(text):
        return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
    return text


def isolate_sections(text: str, language: str) -> str:
    """A text whose rule numbers, §5, read from the left."""
    if "§" not in text or not LANGUAGES[language].right_to_left:
        return text
    return SECTION.sub(LEFT_TO_RIGHT_ISOLATE + r"\g<0>" + POP_ISOLATE, text)


def left_to_right(text: str, language: str) -> str:
    """A figure with its signs, such as −2.4 or 18%, which reads from the left everywhere."""
    if LANGUAGES[language].right_to_left:
        return LEFT_TO_RIGHT_ISOLATE + text + POP_ISOLATE
    return text


@cache
def suit_name(letter: str, form: str, language: str) -> str:
    """hearts, or heart with the form `one`; `N` is no trump."""
    return catalogue(language).format("suit_name", {"suit_id": letter, "form": form})


@cache
def rank_letter(letter: str, language: str) -> str:
    """The letter in the corner of a card; T is 10."""
    return "10" if letter == "T" else catalogue(language).format("rank_letter", {"rank": letter})


@cache
def card_text(card: str, language: str) -> str:
    """7♥ for `7H`, in the letters of the language."""
    if card.startswith("JO"):
        return catalogue(language).format("joker_name", {})
    if card == "??":
        return card
    return rank_letter(card[0], language) + GLYPHS[card[1]] + TEXT_STYLE


def cards_text(cards: str, language: str) -> str:
    return isolate(" ".join(card_text(card, language) for card in cards.split()), language)


def bid_text(bid: str, language: str) -> str:
    """5♥ for `5H`, and 5 no trump for `5N`."""
    number, letter = bid[:-1], bid[-1]
    sign = GLYPHS.get(letter)
    text = f"{number}{sign}{TEXT_STYLE}" if sign else f"{number} {suit_name('N', '', language)}"
    return isolate(text, language)


def number_text(value: float, language: str, sign: str = "") -> str:
    """A number with the decimals that it has, −2.4, or with its sign in any case, +20."""
    shown = format_decimal(abs(value), locale=locale(language))
    before = MINUS if value < 0 and shown != "0" else sign
    return left_to_right(before + shown, language) if before else shown


def decimal_text(value: float, places: int, language: str, sign: str = "") -> str:
    """A number with so many decimals, 2.0 or −0.35; `sign` stands before one of 0 or more."""
    pattern = f"#,##0.{places * '0'}".rstrip(".")
    shown = format_decimal(abs(value), format=pattern, locale=locale(language))
    before = MINUS if value < 0 and re.search("[1-9]", shown) else sign
    return left_to_right(before + shown, language) if before else shown


def percent_text(value: float, language: str, places: int | None = None) -> str:
    """18%, with the decimals that the number has or with so many."""
    if places is None:
        share = round(value / 100, 6)
        shown = format_percent(share, locale=locale(language), decimal_quantization=False)
    else:
        pattern = f"#,##0.{places * '0'}".rstrip(".") + "%"
        shown = format_percent(value / 100, format=pattern, locale=locale(language))
    return left_to_right(shown, language)


def list_text(
    items: Sequence[str], language: str, style: Literal["standard", "or"] = "standard"
) -> str:
    """a, b and c; in Hebrew a maqaf stands between the conjunction and Latin letters or digits."""
    isolated = [isolate(item, language) for item in items]
    text = format_list(isolated, style=style, locale=locale(language))
    return HEBREW_AND.sub("ו־", text)


def seconds_text(value: float, language: str) -> str:
    return format_unit(value, "second", "long", locale=locale(language))


def date_text(day: str, language: str) -> str:
    return format_date(date.fromisoformat(day), "long", locale=locale(language))


def native_digits(text: str, language: str) -> str:
    """The text with the language's own digits, where it has any."""
    digits = LANGUAGES[language].digits
    return text.translate(str.maketrans("0123456789", digits)) if digits else text
