"""Messages for people: an id of the catalogue with its values.  `longsuit.messages` renders them.

`say("must_follow_suit", suit=led, rule="§5")` names a message; what it says in each language is in
`messages/<language>/*.ftl`.  The last word of a value's name is its type, there and here:

    card, cards   7H, 7H 8H               count     a number that counts a noun of the sentence
    suit          C D H S, N              percent   0 to 100
    bid           5H                      score     a number with its sign
    action        call 3                  list      several texts: a, b and c
    seat          a seat's number         choices   several texts: a, b or c
    who           a person's name         game      the name of a game
    word          another message's id    seconds, date   2026-11-16

Any other value is a number or a text, shown as it is, or a sentence.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

from .actions import Action, Bid, Call, Choose, Dash, Draw, Give, Name, Pass, Play, Take, Void
from .cards import SUITS, name, names

Value: TypeAlias = "str | int | float | tuple[str | Sentence, ...] | Sentence"
LONGEST_EXCERPT = 40  # characters of a text from outside that an error repeats


class Sentence(Struct, frozen=True):
    """A message: its id, and its values in notation."""

    id: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        """For logs and failing tests; people read what `longsuit.messages` makes of it."""
        values = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.id}({values})" if values else self.id


def value_type(argument: str) -> str:
    """The type of a value by its name: `led_suit` is a suit."""
    return argument.rpartition("_")[2]


def bid_text(bid: Bid) -> str:
    return f"{bid.tricks}{SUITS[bid.strain]}"


def texts(values: Iterable[object]) -> tuple[object, ...]:
    return tuple([value if isinstance(value, Sentence) else str(value) for value in values])


# How a value is written down; one of another type stays as it is.
NOTATION: Mapping[str, Callable[[Any], object]] = {
    "card": name,
    "cards": names,
    "suit": SUITS.__getitem__,
    "bid": bid_text,
    "action": repr,
    "list": texts,
    "choices": texts,
}


@cache
def writer(argument: str) -> Callable[[Any], object] | None:
    """The function that writes down a value of this name, if it needs one."""
    return NOTATION.get(value_type(argument))


def say(id: str, **values: object) -> Sentence:  # noqa: A002
    """A message of the catalogue with its values, which may be cards, suits and actions as such."""
    return Sentence(
        id,
        {
            key: value if (write := writer(key)) is None else write(value)
            for key, value in values.items()
        },
    )


def reason(error: Exception) -> Sentence:
    """The sentence that an error was raised with; its text as a sentence if it was none.

    msgspec wraps the error of a struct's own check in one of its own, whose cause has the sentence.
    """
    for raised in (error, error.__cause__):
        if raised is not None and raised.args and isinstance(raised.args[0], Sentence):
            return raised.args[0]
    return say("plain_text", text=str(error))


def excerpt(text: object) -> str:
    """The beginning of a text from outside, on one line, as an error repeats it."""
    beginning = str(text)[: LONGEST_EXCERPT + 1]
    shown = "".join([letter if letter.isprintable() else " " for letter in beginning])
    return shown if len(shown) <= LONGEST_EXCERPT else shown[:LONGEST_EXCERPT] + "…"


@lru_cache(maxsize=10_000)
def meaning(action: Action) -> Sentence:
    """The meaning of an action where the game has nothing to add."""
    match action:
        case Call(n):
            return say("action_call", n=n)
        case Bid(n, strain):
            return say("action_bid", n=n, suit=strain)
        case Play(cards, last):
            return say("action_play_last" if last else "action_play", cards=cards)
        case Name(suit):
            return say("action_name", suit=suit)
        case Void(suit):
            return say("action_void", suit=suit)
        case Give(cards):
            return say("action_give", cards=cards)
        case Choose(what):
            return say(f"choose_{what}")
        case Draw():
            return say("action_draw")
        case Take():
            return say("action_take")
        case Dash():
            return say("action_dash")
        case Pass():
            return say("action_pass")
        case _:
            return say("action_shuffle")
