"""The characters under which computer players sit at a table: a name, a style and a tempo."""

from random import Random

from msgspec import Struct

from ..engine.game import View


class Character(Struct, frozen=True):
    name: str
    style: str  # of the heuristic player
    tempo: float  # factor of the thinking time; above 1 is slower
    about: str


CHARACTERS = (
    Character("Nour", "bold", 0.8, "calls high, plays fast and laughs when it goes wrong"),
    Character("Sem", "careful", 1.3, "counts everything twice and ducks whenever he can"),
    Character("Hanna", "plain", 1.0, "plays by the book"),
    Character("Ada", "careful", 1.1, "would rather be safe"),
    Character("Omar", "bold", 1.0, "trusts his luck"),
    Character("Mila", "plain", 0.9, "quick and even-tempered"),
    Character("Ben", "plain", 1.4, "takes his time"),
)


def thinking_seconds(character: Character, view: View, rng: Random) -> float:
    """A random thinking time, log-normal around the character's tempo.

    It depends on the phase and on what all seats see, never on the hand or on the number of legal
    actions: a quick answer must not reveal that there was only one.
    """
    usual = 0.7 if view.phase == "play" else 1.4
    if not getattr(view, "table", ()):
        usual += 0.3  # a lead
    return float(character.tempo * usual * rng.lognormvariate(0, 0.35))
