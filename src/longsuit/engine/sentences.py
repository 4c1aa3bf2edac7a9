"""Sentences for people: an English template and its values, so that it can be translated."""

from collections.abc import Iterable
from functools import lru_cache
from string import Formatter
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from .actions import Action, Bid, Call, Choose, Dash, Draw, Give, Name, Pass, Play, Take, Void
from .cards import SUITS, Card, Seat, Suit, name, names

SUIT_WORDS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "N": "no trump"}


# How a value is written in `values`: a number in digits, `7H 8H`, `H`, a seat's number, `5H`, an
# action in notation, or a word that has a translation of its own.  Anything else is plain text.
Kind: TypeAlias = Literal["number", "cards", "suit", "seat", "bid", "action", "word"]


class Value(NamedTuple):
    """A value of a sentence that is more than text: its kind, and how it is written."""

    kind: Kind
    text: str


class Sentence(Struct, frozen=True):
    """An English template with its values apart, each in notation and with its kind."""

    text: str
    values: dict[str, str] = {}
    kinds: dict[str, Kind] = {}  # of the values; one that is not here is plain text

    def __str__(self) -> str:
        values = {
            key: SUIT_WORDS[value] if self.kinds.get(key) == "suit" else value
            for key, value in self.values.items()
        }
        return self.text.format(**values)


def say(text: str, **values: object) -> Sentence:
    """A sentence; whole numbers are of kind `number`, other values without a kind are text."""
    texts: dict[str, str] = {}
    kinds: dict[str, Kind] = {}
    for key, value in values.items():
        if isinstance(value, Value):
            kinds[key], texts[key] = value
        else:
            texts[key] = str(value)
            if isinstance(value, int):
                kinds[key] = "number"
    return Sentence(text, texts, kinds)


def card_value(card: Card) -> Value:
    return Value("cards", name(card))


def cards_value(cards: Iterable[Card]) -> Value:
    return Value("cards", names(cards))


def suit_value(suit: Suit) -> Value:
    return Value("suit", SUITS[suit])


def seat_value(seat: Seat) -> Value:
    return Value("seat", str(seat))


def action_value(action: Action) -> Value:
    return Value("action", repr(action))


def fields(sentence: Sentence) -> set[str]:
    """The names of the values that a template needs."""
    return {field for _, field, _, _ in Formatter().parse(sentence.text) if field}


def reason(error: ValueError) -> str | Sentence:
    """The sentence that an error was raised with, or else its text."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Sentence) else str(error)


@lru_cache(maxsize=10_000)
def meaning(action: Action) -> Sentence:
    """The meaning of an action where the game has nothing to add."""
    match action:
        case Call(n):
            return say("Call {n}", n=n)
        case Bid(n, strain):
            return say("Bid {n} in {suit}", n=n, suit=suit_value(strain))
        case Play(cards, last):
            text = "Play {cards}, announcing the last card" if last else "Play {cards}"
            return say(text, cards=cards_value(cards))
        case Name(suit):
            return say("Name {suit}", suit=suit_value(suit))
        case Void(suit):
            return say("Declare that you hold no {suit}", suit=suit_value(suit))
        case Give(cards):
            return say("Pass on {cards}", cards=cards_value(cards))
        case Choose(what):
            return say("Choose: {what}", what=Value("word", what))
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
