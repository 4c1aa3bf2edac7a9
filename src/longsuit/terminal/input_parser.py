"""Parses the words that a person types into an action, in English or in their own language."""

import re
from functools import cache

from ..engine import notation
from ..engine.actions import DRAW, TAKE, Action, Bid, Call, Choose, Give, Name, Play, Void
from ..engine.cards import SUITS
from ..messages.catalogue import catalogue
from ..messages.languages import ENGLISH
from ..messages.values import GLYPHS, rank_letter, suit_name

COURTS = "JQKA"
SIGNS = str.maketrans({glyph: letter for letter, glyph in GLYPHS.items()})
IGNORED = re.compile("[\ufe0e\ufe0f\u2066-\u2069\u200e\u200f]")  # styles of signs, and directions


@cache
def suit_letters(language: str) -> dict[str, str]:
    """The letters of suits, and of the joker, by the words that people type for them."""
    words = {"nt": "N", "notrump": "N", "joker": "JO"}
    for spoken in (ENGLISH, language):
        for letter in SUITS:
            for form in ("one", "other"):
                words.setdefault(suit_name(letter, form, spoken).lower(), letter)
        words.setdefault(catalogue(spoken).format("joker_name", {}).lower(), "JO")
    return words


@cache
def court_letters(language: str) -> dict[str, str]:
    """The letters of court cards in the language, where they differ: B is J in Dutch."""
    own = {rank_letter(letter, language).upper(): letter for letter in COURTS}
    return {letter: rank for letter, rank in own.items() if letter not in COURTS}


def action(text: str, legal: tuple[Action, ...], language: str = ENGLISH) -> Action:
    """The action that a text means, or BadNotation; implied words may be left out."""
    words = split_words(text, language)
    if len(words) > 1 and words[0].lower() == "play":
        del words[0]
    if len(words) == 3 and words[0].lower() == "bid":
        words[1:] = ["".join(words[1:])]
    if words and words[0].lower() == "bid":
        words[1:] = [re.sub("(?i)nt$", "N", word) for word in words[1:]]
    kinds = {type(one) for one in legal}
    alone = words[0] if len(words) == 1 else ""
    if Call in kinds and alone.isdecimal():
        words.insert(0, "call")
    elif Bid in kinds and Play not in kinds and (bid := bid_without_word("".join(words))):
        words = ["bid", bid]
    elif Name in kinds and re.fullmatch("(?i)[CDHS]", alone):
        words.insert(0, "name")
    elif Void in kinds and re.fullmatch("(?i)[CDHS]", alone):
        words.insert(0, "void")
    elif alone.lower() == "take" and DRAW in legal and TAKE not in legal:
        words = ["draw"]
    elif Choose in kinds and Choose(alone.lower()) in legal:
        words.insert(0, "choose")
    elif Give in kinds and words and re.fullmatch(r"(?i)(10|[2-9TJQKA])[CDHS]|JO", words[0]):
        words.insert(0, "give")
    return notation.action(" ".join(words))


def split_words(text: str, language: str = ENGLISH) -> list[str]:
    """The words of a text, with suits and ranks as letters of the notation."""
    text = IGNORED.sub("", text).replace(",", " ").replace("،", " ").translate(SIGNS)
    text = re.sub(r"\d", lambda digit: str(int(digit[0])), text)  # also those of other scripts
    letters, courts = suit_letters(language), court_letters(language)
    for phrase, letter in letters.items():  # no trump, of two words
        if " " in phrase:
            text = re.sub(rf"(?i)\b{re.escape(phrase)}\b", letter, text)
    words = [letters.get(word.lower(), word) for word in text.split()]
    return [
        courts[word[0].upper()] + word[1]
        if re.fullmatch(r"(?i)\w[CDHS]", word) and word[0].upper() in courts
        else word
        for word in words
    ]


def typed(action: Action, language: str = ENGLISH) -> str:
    """An action as one types it, with the letters of the language."""
    own = {rank: letter.lower() for letter, rank in court_letters(language).items()} | {"T": "10"}
    return re.sub(
        "([TJQK])([CDHS])",
        lambda card: own.get(card[1], card[1].lower()) + card[2].lower(),
        repr(action),
    ).lower()


def card_or_suit(text: str, language: str = ENGLISH) -> str:
    """A suit or a card as it is written in notation: 10 hearts is TH."""
    return "".join(split_words(text, language)).upper().replace("10", "T")


def bid_without_word(text: str) -> str:
    """5h, 5 hearts or 6nt without the word bid."""
    found = re.fullmatch("(?i)([0-9]{1,2})([CDHSN])T?", text)
    return found[1] + found[2] if found else ""
