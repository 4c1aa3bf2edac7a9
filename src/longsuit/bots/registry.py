"""The registry of players by name: `random`, `heuristic(bold)`, and those of other packages."""

import re
from functools import cache
from importlib.metadata import entry_points
from random import Random

from msgspec.structs import replace

from ..engine.actions import Event
from ..engine.game import View
from ..engine.options import Options
from ..engine.sentences import excerpt, say
from .heuristic import HEURISTIC
from .heuristic.greedy_pesten import GREEDY
from .heuristic.whist import SMART
from .levels import LEVEL
from .originals import CLASSIC
from .originals.whist import NPC
from .player import BadPlayer, Choice, Kind, Player
from .search.player import SEARCH
from .simple import SIMPLE

__all__ = [
    "kinds",
    "kinds_of",
    "parse_player",
    "player",
    "split_players",
]


def make_random(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        return Choice(rng.choice(view.legal), "at random")

    return decide


RANDOM = Kind(name="random", make=make_random)


@cache
def kinds() -> dict[str, Kind]:
    """All kinds of players by name, ours and those of installed packages; ours take precedence."""
    by_name = {
        kind.name: kind
        for kind in (LEVEL, RANDOM, SIMPLE, NPC, SMART, CLASSIC, HEURISTIC, GREEDY, SEARCH)
    }
    for entry in entry_points(group="longsuit.players"):
        kind = entry.load()
        by_name.setdefault(kind.name, kind if kind.about else replace(kind, about=kind.name))
    return by_name


def kinds_of(game: str) -> dict[str, Kind]:
    """The kinds of players that can play a game, by name."""
    return {name: kind for name, kind in kinds().items() if not kind.games or game in kind.games}


def split_players(text: str) -> list[str]:
    """The players in a list such as `random,npc(none,smart)`, split at commas outside brackets."""
    return [part.strip() for part in re.findall(r"\s*[^,(\s][^,(]*(?:\([^)]*\))?", text)]


def parse_player(text: str, game: str) -> tuple[Kind, tuple[str, ...]]:
    """The kind that a text names and a value for each of its arguments; raises BadPlayer."""
    match = re.fullmatch(r"\s*([\w-]+)\s*(?:\(([^()]*)\))?\s*", text)
    if not match:
        raise BadPlayer(say("bad_player_name", text=excerpt(text)))
    name, inside = match[1], match[2]
    known = kinds_of(game)
    if name not in known:
        if name in kinds():
            raise BadPlayer(say("no_such_player_in_game", name=name, game=game, choices=known))
        raise BadPlayer(say("no_such_player", name=excerpt(name), choices=known))
    kind, given = known[name], [a.strip() for a in (inside or "").split(",") if a.strip()]
    choices = kind.choices(game)
    if len(given) > len(choices):
        raise BadPlayer(
            say("too_many_player_arguments", name=name, argument_count=len(choices), n=len(given))
        )
    values = []
    for at, allowed in enumerate(choices):
        value = given[at] if at < len(given) else allowed[0]
        if value not in allowed and not (kind.accepts and kind.accepts(value)):
            raise BadPlayer(
                say("bad_player_argument", name=name, text=excerpt(value), choices=allowed)
            )
        values.append(value)
    return kind, tuple(values)


def player(text: str, game: str, rules: Options) -> Player:
    """The player that a text names; raises BadPlayer."""
    kind, values = parse_player(text, game)
    return kind.make(game, rules, values)
