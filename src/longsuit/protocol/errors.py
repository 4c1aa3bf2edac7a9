"""All errors of the protocol: a code for programs and a message for people."""

from typing import Literal, get_args

import msgspec

from ..engine.sentences import Sentence, reason, say
from .parts import line

Code = Literal[
    "version",
    "bad_message",
    "too_large",
    "too_fast",
    "too_many",
    "origin",
    "hello_first",
    "bad_token",
    "bad_login",
    "bad_name",
    "not_found",
    "no_table",
    "no_game",
    "closed",
    "not_here",
    "not_seated",
    "no_seat",
    "seat_taken",
    "already_seated",
    "not_host",
    "banned",
    "bad_options",
    "bad_log",
    "bad_player",
    "playing",
    "not_playing",
    "empty_seats",
    "stale",
    "bad_action",
    "illegal",
    "not_now",
    "forbidden",
    "replaced",
    "method",
    "unavailable",
    "internal",
]

CODES: tuple[Code, ...] = get_args(Code)


class Refusal(Exception):
    """An error that answers a request or an HTTP call; nothing has changed.

    Without a sentence of its own it says what its code means, in the message `error_<code>`.
    """

    def __init__(self, code: Code, sentence: Sentence | None = None, n: int = -1) -> None:
        self.code: Code = code
        self.sentence = sentence or say(f"error_{code}")
        self.line = line(self.sentence)
        self.n = n  # the number of the last entry, with `stale`
        super().__init__(self.line.text)


def unreadable(error: Exception) -> Refusal:
    """The refusal of a request that cannot be read: the path and kind of the fault, not its text.

    The name of an unknown field is repeated without what cannot be printed.  A check of the
    protocol's own, such as a policy's, says what to change.
    """
    why = reason(error)
    if why.id != "plain_text":
        return Refusal("bad_message", why)
    if isinstance(error, msgspec.ValidationError):
        text = "".join([c if c.isprintable() else " " for c in str(error)[:200]])
        return Refusal("bad_message", say("bad_field", text=text))
    return Refusal("bad_message")
