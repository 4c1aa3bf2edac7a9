"""The interface of a computer player: a function from a seat's view to a choice."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..engine.actions import Action, Event
from ..engine.options import Options
from ..engine.sentences import Sentence, say

# Why another player decides: its code is being compiled, there is no compiler, or too many others
# are thinking.
SubstituteReason: TypeAlias = Literal["", "compiling", "no_compiler", "busy"]


class Substitute(Struct, frozen=True):
    """Another player that has decided in place of the one that was asked."""

    player: str
    why: SubstituteReason


class Choice(Struct, frozen=True):
    """The action of a player, and in a few words the reason for it."""

    action: Action
    because: str = ""
    by: Substitute | None = None  # None: the player that was asked


# Takes the seat's view (the View of that game), the events of the match as that seat saw them, and
# a random generator.  A player gets nothing else of the table.
Player: TypeAlias = Callable[[Any, tuple[Event, ...], Random], Choice]


class Kind(Struct, frozen=True, kw_only=True):
    """A family of players under one name, written `name(argument,argument)`.

    Other packages add theirs under the entry point group `longsuit.players`.
    """

    name: str
    about: str = ""  # one line; the kinds of this package have a message, `player_<name>_about`
    games: tuple[str, ...] = ()  # empty: every game
    # The values of each argument, the default first.
    arguments: tuple[tuple[str, ...], ...] = ()
    # What each argument is called: here the end of a message, `player_parameter_<name>`.
    parameters: tuple[str, ...] = ()
    # Where other values are allowed: True for such a value, BadPlayer for any other.
    accepts: Callable[[str], bool] | None = None
    arguments_by_game: dict[str, tuple[tuple[str, ...], ...]] = {}  # where a game has fewer values
    # True for values with which a player needs compiled code; None: it never does.
    compiled: Callable[[tuple[str, ...]], bool] | None = None
    make: Callable[[str, Options, tuple[str, ...]], Player]  # from game, rules, a value for each

    def description(self) -> Sentence:
        """What this kind of player does, in one line."""
        if self.about:
            return say("plain_text", text=self.about)
        return say(f"player_{self.name}_about")

    def parameter(self, at: int) -> Sentence:
        """What an argument, counted from 0, decides."""
        if at >= len(self.parameters):
            return say("player_parameter_number", n=at + 1)
        if self.about:
            return say("plain_text", text=self.parameters[at])
        return say(f"player_parameter_{self.parameters[at]}")

    def value(self, text: str) -> Sentence:
        """What a value of an argument means; the value itself where there are no words for it."""
        if self.about or not text.isidentifier():
            return say("plain_text", text=text)
        return say(f"player_value_{text}")

    def choices(self, game: str) -> tuple[tuple[str, ...], ...]:
        """The values of each argument in a game, the default first."""
        return self.arguments_by_game.get(game, self.arguments)


class BadPlayer(ValueError):
    """A text that names no player; its sentence says what exists."""
