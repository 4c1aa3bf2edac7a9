"""The parameters of paths and queries: each knows its schema, and query parameters how to be read.

The route table lists them for the OpenAPI document, and the handlers read them, so that a limit
is written once.
"""

import re
from collections.abc import Iterable
from itertools import chain
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from starlette.requests import Request

from ...engine.sentences import say
from ...games import GAMES
from ...messages.languages import LANGUAGES
from ...protocol.errors import Refusal
from ..people.history import ReplayWindow

Schema: TypeAlias = dict[str, Any]
WORD: Schema = {"type": "string", "minLength": 1}
FOREVER = 10**14  # milliseconds: the year 5138


class Parameter(Struct, frozen=True):
    """A text in the path or the query."""

    name: str
    schema: Schema
    place: Literal["path", "query"] = "query"

    def text(self, request: Request, default: str) -> str:
        return request.query_params.get(self.name, default)


class Number(Parameter, frozen=True):
    """A whole number from 0 to `most` in the query."""

    most: int = 0

    def read(self, request: Request, default: int) -> int:
        """The number that the query gives, or Refusal."""
        text = self.text(request, str(default))
        if not text.isascii() or not text.isdigit() or len(text) > 15 or int(text) > self.most:
            most = str(self.most)
            raise Refusal("bad_message", say("bad_number_parameter", name=self.name, most=most))
        return int(text)


def number(name: str, most: int) -> Number:
    return Number(name, {"type": "integer", "minimum": 0, "maximum": most}, most=most)


# In the path.  A `{game}` is the name of a kind of game, or the id of a game that was played.
KIND = Parameter("game", {"enum": list(GAMES)}, "path")
GAME_ID = Parameter("game", WORD, "path")
TABLE_CODE = Parameter("code", WORD, "path")
PRESET = Parameter("preset", WORD, "path")
PERSON = Parameter("person", WORD, "path")
DEVICE = Parameter("device", WORD, "path")
PASSKEY = Parameter("passkey", WORD, "path")

# In the query.
PRESETS = [game.PRESETS for game in GAMES.values()]
LANGUAGE = Parameter("lang", {"enum": list(LANGUAGES)})
BASE_PRESET = Parameter("preset", {"enum": list(dict.fromkeys(chain(*PRESETS)))})
LINK_PATTERN = r"^https?://[A-Za-z0-9.:_\[\]-]+/t/[A-Za-z0-9-]+$"  # a table's page on any host
LONGEST_LINK = 300  # characters
LINK = Parameter("link", {"type": "string", "pattern": LINK_PATTERN, "maxLength": LONGEST_LINK})
SEAT = number("seat", 9)
SEATS = number("seats", 9)
FIRST = number("first", 1_000_000)
OPEN = Parameter("open", {"enum": ["yes", "no"]})
BEFORE = number("before", FOREVER)
DAY = Parameter("day", {"type": "string", "format": "date"})


def is_table_link(text: str) -> bool:
    """True for what `LINK` may be, whatever the table."""
    return len(text) <= LONGEST_LINK and re.fullmatch(LINK_PATTERN, text) is not None


def bad_choice(parameter: Parameter, choices: Iterable[str]) -> Refusal:
    return Refusal("bad_message", say("bad_parameter", name=parameter.name, choices=choices))


def window_of(request: Request) -> ReplayWindow:
    """The part of a game that the query asks to see, and the seat from which it is seen."""
    seat, first = SEAT.read(request, 0), FIRST.read(request, 0)
    opened = OPEN.text(request, "no")
    if opened not in ("yes", "no"):
        raise bad_choice(OPEN, ("yes", "no"))
    return ReplayWindow(seat=seat, first=first, open=opened == "yes")
