"""Which computer players need compiled code, and waiting for it.

Whoever measures or compares players loads their code first (`load_players`), so that each of them
is what its name says.  A table does not wait for long: its choices say who has decided.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache

from ..engine.sentences import say
from ..sim.compile.entry_points import Entry, available
from ..sim.compile.warm_up import is_stored, needed
from .levels import strongest
from .player import BadPlayer
from .registry import parse_player
from .search.player import ready

COMPLETE = 100  # per cent


@lru_cache(maxsize=1024)
def needs_compiler(name: str, game: str) -> bool:
    """True if a player needs compiled code; raises BadPlayer."""
    kind, values = parse_player(name, game)
    return kind.compiled is not None and kind.compiled(values)


def substitute_for(name: str, game: str) -> str:
    """The best player that needs no compiled code, in the same style."""
    kind, values = parse_player(name, game)
    return strongest(values[1]) if kind.name == "level" else strongest()


def load_players(
    names: Iterable[str], game: str, on_progress: Callable[[Entry], None] | None = None
) -> None:
    """Compiles or loads what these players need and waits for it; raises BadPlayer where there is
    no compiler.  `on_progress` is called after each entry point."""
    strong = [name for name in dict.fromkeys(names) if needs_compiler(name, game)]
    if not strong:
        return
    if not available():
        raise BadPlayer(say("players_need_compiler", name_list=strong, name=strongest()))
    for entry in needed(game):
        entry.ready()
        if on_progress:
            on_progress(entry)


def percent_ready(game: str) -> int:
    """The percentage of a game's code that is stored or loaded, where 100 means that all of it is
    loaded; what is missing is compiled in the background."""
    if ready(game):
        return COMPLETE
    steps = [(entry.compiled is not None) + is_stored(entry) for entry in needed(game)]
    return min(COMPLETE - 1, round(COMPLETE * sum(steps) / (2 * len(steps))))
