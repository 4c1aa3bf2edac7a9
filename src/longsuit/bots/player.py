"""The one idea of a computer player."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ..engine.actions import Action, Event
from ..engine.options import Options


class Choice(Struct, frozen=True):
    """What a player does, and the name of the thought that decided it."""

    action: Action
    because: str = ""


# From a seat's view and the events as that seat saw them, with a generator for what is left to
# chance.  The view is that game's View; nothing else of the table is ever shown to a player.
Player: TypeAlias = Callable[[Any, tuple[Event, ...], Random], Choice]


class Kind(Struct, frozen=True, kw_only=True):
    """A family of players under one name; others' packages add theirs under the entry point
    group `longsuit.players`."""

    name: str
    about: str  # one line
    games: tuple[str, ...] = ()  # empty: every game
    # For each argument what it may be, the default first; a player is written name(a,b).
    arguments: tuple[tuple[str, ...], ...] = ()
    # Where an argument may be more than these examples: raises BadPlayer unless it is one.
    checked: Callable[[str], bool] | None = None
    narrowed: dict[str, tuple[tuple[str, ...], ...]] = {}  # by game, where they are fewer
    make: Callable[[str, Options, tuple[str, ...]], Player]  # game, rules, one value an argument

    def choices(self, game: str) -> tuple[tuple[str, ...], ...]:
        """For each argument what it may be in a game, the default first."""
        return self.narrowed.get(game, self.arguments)


class BadPlayer(ValueError):
    """A text that names no player; the message says what exists."""
