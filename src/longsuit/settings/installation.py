"""What this installation has, and what it means for play where something is missing."""

from importlib.util import find_spec

from msgspec import Struct

from ..engine.sentences import Sentence, say
from ..games import GAMES
from ..sim.compile import cuda
from ..sim.compile.entry_points import available
from ..sim.compile.warm_up import is_stored, needed


class Part(Struct, frozen=True):
    """A part of the installation."""

    name: str  # `compiler`, `lan`, `cuda`, `postgres`, or a game whose strong players need code
    label: Sentence
    there: bool
    meaning: Sentence  # that it is there, or what follows where it is not


def parts() -> list[Part]:
    """The parts that decide what can be played here, and how."""
    return [
        part("compiler", there=available()),
        *(compiled_game(game) for game in GAMES if available()),
        part("lan", there=bool(find_spec("zeroconf"))),
        part("cuda", there=cuda.why_unavailable() is None),
        part("postgres", there=bool(find_spec("psycopg"))),
    ]


def part(name: str, *, there: bool) -> Part:
    return Part(name, say(f"part_{name}"), there, say("is_there" if there else f"missing_{name}"))


def compiled_game(game: str) -> Part:
    """Whether the code of the strong players of a game is stored."""
    there = all(map(is_stored, needed(game)))
    label = say("part_strong_players", game=game)
    return Part(game, label, there, say("is_there" if there else "compiled_at_first_game"))
