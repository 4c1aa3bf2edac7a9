"""The computer players as people meet them: a name, a style, a tempo."""

from random import Random

from msgspec import Struct

from ..engine.game import View


class Character(Struct, frozen=True):
    name: str
    style: str  # of the heuristic player
    tempo: float  # how slowly it thinks; 1 is usual
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


def seconds(character: Character, view: View, rng: Random) -> float:
    """How long a character seems to think.

    It depends on the phase and on what everybody sees, never on the hand or on how many actions
    are possible: a quick answer must not say that there was only one.
    """
    usual = 0.7 if view.phase == "play" else 1.4
    if not getattr(view, "table", ()):
        usual += 0.3  # a lead
    return float(character.tempo * usual * rng.lognormvariate(0, 0.35))
