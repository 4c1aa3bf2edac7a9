"""Sentences for people: an English template with its values apart, so that it can be translated."""

from functools import lru_cache
from string import Formatter

from msgspec import Struct

from .actions import Action, Bid, Call, Choose, Dash, Draw, Give, Name, Pass, Play, Take, Void
from .cards import SUITS, names

SUIT_WORDS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "N": "no trump"}


class Sentence(Struct, frozen=True):
    """An English template and its values; values are notation: `7H`, `H`, `3`.

    A field whose name begins with `suit` is a suit's letter and is printed as its word.
    """

    text: str
    values: dict[str, str] = {}

    def __str__(self) -> str:
        shown = {
            key: SUIT_WORDS.get(value, value) if key.startswith("suit") else value
            for key, value in self.values.items()
        }
        return self.text.format(**shown)


def say(text: str, **values: object) -> Sentence:
    return Sentence(text, {key: str(value) for key, value in values.items()})


def fields(sentence: Sentence) -> set[str]:
    """The names that a template's values must have."""
    return {field for _, field, _, _ in Formatter().parse(sentence.text) if field}


def reason(error: ValueError) -> str | Sentence:
    """What an error says: a sentence where it was raised with one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Sentence) else str(error)


@lru_cache(maxsize=10_000)
def meaning(action: Action) -> Sentence:
    """What an action means where the game has nothing to add."""
    match action:
        case Call(n):
            return say("Call {n}", n=n)
        case Bid(n, strain):
            return say("Bid {n} in {suit}", n=n, suit=SUITS[strain])
        case Play(cards, last):
            text = "Play {cards}, announcing the last card" if last else "Play {cards}"
            return say(text, cards=names(cards))
        case Name(suit):
            return say("Name {suit}", suit=SUITS[suit])
        case Void(suit):
            return say("Declare that you hold no {suit}", suit=SUITS[suit])
        case Give(cards):
            return say("Pass on {cards}", cards=names(cards))
        case Choose(what):
            return say("Choose: {what}", what=what)
        case Draw():
            return say("Draw a card")
        case Take():
            return say("Take the cards")
        case Dash():
            return say("Declare a dash call: no trick at all")
        case Pass():
            return say("Pass")
        case _:
            return say("Shuffle")
