"""Players by name: `random`, `npc(trump_saving,highest)`, `heuristic(bold)` and others' own."""

import re
from functools import cache
from importlib.metadata import entry_points
from random import Random

from ..engine.actions import Event
from ..engine.game import View
from ..engine.options import Options
from .heuristic import HEURISTIC
from .heuristic.greedy_pesten import GREEDY
from .heuristic.whist import SMART
from .levels import LEVEL
from .originals import CLASSIC
from .originals.whist import NPC
from .player import BadPlayer, Choice, Kind, Player
from .search.player import SEARCH
from .simple import SIMPLE


def at_random(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    def play(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        return Choice(rng.choice(view.legal), "at random")

    return play


RANDOM = Kind(name="random", about="any legal action, each as likely", make=at_random)


@cache
def kinds() -> dict[str, Kind]:
    """Every kind of player, ours and those of installed packages."""
    found = {
        kind.name: kind
        for kind in (LEVEL, RANDOM, SIMPLE, NPC, SMART, CLASSIC, HEURISTIC, GREEDY, SEARCH)
    }
    for entry in entry_points(group="longsuit.players"):
        kind = entry.load()
        found.setdefault(kind.name, kind)
    return found


def kinds_of(game: str) -> dict[str, Kind]:
    return {name: kind for name, kind in kinds().items() if not kind.games or game in kind.games}


def split(text: str) -> list[str]:
    """The players in a list such as `random,npc(none,smart)`; commas inside brackets stay."""
    return [part.strip() for part in re.findall(r"\s*[^,(\s][^,(]*(?:\([^)]*\))?", text)]


def parsed(text: str, game: str) -> tuple[Kind, tuple[str, ...]]:
    """The kind that a text names and a value for each of its arguments."""
    match = re.fullmatch(r"\s*([\w-]+)\s*(?:\(([^()]*)\))?\s*", text)
    if not match:
        raise BadPlayer(f"{text!r} is no player: write a name, like heuristic or npc(none,random)")
    name, inside = match[1], match[2]
    known = kinds_of(game)
    if name not in known:
        where = f" for {game}" if name in kinds() else ""
        raise BadPlayer(f"there is no player {name!r}{where}; there are {', '.join(known)}")
    kind, given = known[name], [a.strip() for a in (inside or "").split(",") if a.strip()]
    choices = kind.choices(game)
    if len(given) > len(choices):
        raise BadPlayer(f"{name} takes at most {len(choices)} arguments, not {len(given)}")
    values = []
    for at, allowed in enumerate(choices):
        value = given[at] if at < len(given) else allowed[0]
        if value not in allowed and not (kind.checked and kind.checked(value)):
            raise BadPlayer(f"{name}: {value!r} is none of {', '.join(allowed)}")
        values.append(value)
    return kind, tuple(values)


def player(text: str, game: str, rules: Options) -> Player:
    """The player that a text names, or BadPlayer."""
    kind, values = parsed(text, game)
    return kind.make(game, rules, values)
