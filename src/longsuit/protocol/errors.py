"""All errors of the protocol: a code for programs and a sentence for people."""

from typing import Literal, get_args

from ..engine.sentences import Sentence

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

SENTENCES: dict[Code, str] = {
    "version": "This client and this server speak different versions of the protocol.",
    "bad_message": "This message cannot be read.",
    "too_large": "This message is too long.",
    "too_fast": "Too much at once: wait a moment.",
    "too_many": "There are too many of these: wait until some are gone.",
    "origin": "This page may not connect to this server.",
    "hello_first": "Say hello first.",
    "bad_token": "This token is not known here: say hello without one to begin as a guest.",
    "bad_login": "This name and password do not go together.",
    "bad_name": "A name has 1 to 24 letters.",
    "not_found": "There is nothing at this address.",
    "no_table": "There is no such table.",
    "no_game": "There is no such game.",
    "closed": "This table is closed.",
    "not_here": "Join a table first.",
    "not_seated": "You have no seat at this table.",
    "no_seat": "There is no such seat.",
    "seat_taken": "This seat is taken.",
    "already_seated": "You have a seat already.",
    "not_host": "Only the host of the table may do this.",
    "banned": "You may not come to this table.",
    "bad_options": "These options are not possible.",
    "bad_log": "This is no log of a game.",
    "bad_player": "There is no such computer player.",
    "playing": "This has to wait until the game is over.",
    "not_playing": "There is no game in progress.",
    "empty_seats": "Some seats are still open.",
    "stale": "Something has happened since: look at the table again.",
    "bad_action": "This is no action.",
    "illegal": "The rules do not allow this now.",
    "not_now": "This is not possible now.",
    "forbidden": "This table does not allow this.",
    "replaced": "You have come to this table from another place.",
    "method": "This address is not used like this.",
    "unavailable": "The server cannot write this down at the moment: try again.",
    "internal": "Something went wrong here; it has been noted.",
}
CODES: tuple[Code, ...] = get_args(Code)


class Refusal(Exception):
    """An error that answers a request or an HTTP call; nothing has changed."""

    def __init__(self, code: Code, text: str | Sentence = "", n: int = -1) -> None:
        super().__init__(str(text) or SENTENCES[code])
        self.code: Code = code
        self.text = str(text) or SENTENCES[code]
        # For translation; empty where the code says it all, or the text cannot be translated.
        self.template = text.text if isinstance(text, Sentence) else ""
        self.values = text.values if isinstance(text, Sentence) else {}
        self.kinds = text.kinds if isinstance(text, Sentence) else {}
        self.n = n  # the number of the last entry, with `stale`
