"""Sentences in the language of the person who reads them."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..engine.actions import WATCHER
from ..engine.cards import Seat
from ..engine.notation import BadNotation, action
from ..engine.sentences import Sentence, meaning, say, value_type
from . import values as v
from .catalogue import catalogue
from .languages import ENGLISH

Gender: TypeAlias = Literal["", "feminine", "masculine"]  # empty where it is not known


class Reader(Struct, frozen=True):
    """Who reads: their language, their seat, and who sits at the table."""

    language: str = ENGLISH
    names: tuple[str, ...] = ()  # by seat; a seat without a name is numbered from 1
    genders: tuple[Gender, ...] = ()  # by seat, as far as they are known
    seat: Seat = WATCHER
    native_digits: bool = False

    def text(self, sentence: Sentence) -> str:
        """The sentence as this person reads it."""
        arguments: dict[str, object] = {}
        for key, value in sentence.values.items():
            self._add(arguments, key, value)
        text = catalogue(self.language).format(sentence.id, arguments)
        text = v.isolate_sections(text, self.language)
        return v.native_digits(text, self.language) if self.native_digits else text

    def say(self, id: str, **values: object) -> str:  # noqa: A002
        """The text of a message of the catalogue."""
        return self.text(say(id, **values))

    def _add(self, arguments: dict[str, object], key: str, value: Any) -> None:
        """Adds a value, and what selectors need to know about it, to the arguments of Fluent."""
        language = self.language
        match value_type(key):
            case "suit":
                arguments[f"{key}_id"] = value
                arguments[f"{key}_one"] = v.suit_name(value, "one", language)
                arguments[key] = v.suit_name(value, "other", language)
            case "seat":
                arguments[key] = v.isolate(self.name(value), language)
                arguments[f"{key}_is"] = self.person(value)
            case "who":
                arguments[key] = v.isolate(value, language)
                arguments[f"{key}_is"] = "other"
            case _:
                arguments[key] = self.value(key, value)

    def name(self, seat: Seat) -> str:
        """The name of the player at a seat, or the seat's number."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return catalogue(self.language).format("seat_number", {"n": seat + 1})

    def person(self, seat: Seat) -> str:
        """`you`, a gender, or `other`, for selectors."""
        if seat == self.seat:
            return "you"
        return (self.genders[seat] if 0 <= seat < len(self.genders) else "") or "other"

    def value(self, key: str, value: Any) -> object:
        """A value as text, or as a number where a plural may depend on it."""
        language = self.language
        if isinstance(value, Sentence):
            return self.text(value)
        match value_type(key):
            case "card" | "cards":
                return v.cards_text(value, language)
            case "bid":
                return v.bid_text(value, language)
            case "action":
                return self.action(value)
            case "percent":
                return v.percent_text(value, language)
            case "score":
                return v.number_text(value, language, sign="+" if value > 0 else "")
            case "list":
                return v.list_text(self.texts(value), language)
            case "choices":
                return v.list_text(self.texts(value), language, "or")
            case "game":
                if (title := f"game_{value}") in catalogue(language):
                    return catalogue(language).format(title, {})
                return v.isolate(value, language)  # of a newer version
            case "word":
                return catalogue(language).format(value, {})
            case "seconds":
                return v.seconds_text(value, language)
            case "date":
                return v.date_text(value, language)
        if isinstance(value, str):
            return v.isolate(value, language)
        if value < 0:
            return v.number_text(value, language)
        return int(value) if value == int(value) else value

    def texts(self, items: Sequence[str | Sentence]) -> list[str]:
        return [self.text(item) if isinstance(item, Sentence) else item for item in items]

    def action(self, notation: str) -> str:
        """An action as on its button; a card as it looks."""
        try:
            known = action(notation)
        except BadNotation:
            return v.isolate(notation, self.language)
        sentence = meaning(known)
        if sentence.id == "action_play":
            return v.cards_text(notation, self.language)
        if sentence.id not in catalogue(self.language):  # a word that is no choice
            return v.isolate(notation, self.language)
        return v.isolate(self.text(sentence), self.language)


ENGLISH_READER = Reader()


def english(sentence: Sentence) -> str:
    """The sentence in English, for logs and for programs that show no other language."""
    return ENGLISH_READER.text(sentence)
