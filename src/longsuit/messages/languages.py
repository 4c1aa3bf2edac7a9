"""The languages that there are; `languages.json` lists them for Python and the page alike."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """A language of the catalogue."""

    name: str  # in the language itself
    direction: str  # ltr or rtl
    locale: str = ""  # for numbers, lists and dates; the code of the language if it is left out
    # Its own digits, if it has others than 0 to 9, and what CLDR calls them.
    numbering: str = ""
    digits: str = ""

    @property
    def right_to_left(self) -> bool:
        return self.direction == "rtl"


FOLDER: Traversable = files(__package__)
LANGUAGES: dict[str, Language] = msgspec.json.decode(
    (FOLDER / "languages.json").read_bytes(), type=dict[str, Language]
)
ENGLISH = "en"


def locale(language: str) -> str:
    """The locale of a language as Babel names it."""
    return (LANGUAGES[language].locale or language).replace("-", "_")


@cache
def known_language(locale: str) -> str:
    """The language of a locale such as `nl_NL.UTF-8` or `ar-EG`; English if it is not known."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else ENGLISH
