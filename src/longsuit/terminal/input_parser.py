"""Parses the words that a person types into an action."""

import re

from ..engine import notation
from ..engine.actions import Action, Bid, Call, Choose, Give, Name, Play, Void
from ..engine.sentences import SUIT_WORDS
from .style import GLYPHS

SUIT_LETTERS = {word: letter for letter, word in SUIT_WORDS.items()}
SUIT_LETTERS |= {word.removesuffix("s"): letter for word, letter in SUIT_LETTERS.items()}
SUIT_LETTERS |= {"nt": "N", "notrump": "N", "joker": "JO"}


def action(text: str, legal: tuple[Action, ...]) -> Action:
    """The action that a text means, or BadNotation; implied words may be left out."""
    words = split_words(text)
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
    elif Choose in kinds and Choose(alone.lower()) in legal:
        words.insert(0, "choose")
    elif Give in kinds and words and re.fullmatch(r"(?i)(10|[2-9TJQKA])[CDHS]|JO", words[0]):
        words.insert(0, "give")
    return notation.action(" ".join(words))


def split_words(text: str) -> list[str]:
    """The words of a text, with suits as letters."""
    text = re.sub("[\ufe0e\ufe0f]", "", text).replace(",", " ")
    text = text.translate(
        {ord(glyph): letter for glyph, letter in zip(GLYPHS, "CDHS", strict=True)}
    )
    return [SUIT_LETTERS.get(word.lower(), word) for word in text.split()]


def card_or_suit(text: str) -> str:
    """A suit or a card as it is written in notation: 10 hearts is TH."""
    return "".join(split_words(text)).upper().replace("10", "T")


def bid_without_word(text: str) -> str:
    """5h, 5 hearts or 6nt without the word bid."""
    found = re.fullmatch("(?i)([0-9]{1,2})([CDHSN])T?", text)
    return found[1] + found[2] if found else ""
