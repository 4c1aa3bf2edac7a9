"""Sentences for people, kept apart from the values in them so that they can be translated."""

from string import Formatter

from msgspec import Struct

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
