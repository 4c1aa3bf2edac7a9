"""The characters under which computer players sit at a table: a name and a style."""

from msgspec import Struct


class Character(Struct, frozen=True):
    name: str
    style: str  # of the heuristic player
    about: str


CHARACTERS = (
    Character("Nour", "bold", "calls high, plays fast and laughs when it goes wrong"),
    Character("Sem", "careful", "counts everything twice and ducks whenever he can"),
    Character("Hanna", "plain", "plays by the book"),
    Character("Ada", "careful", "would rather be safe"),
    Character("Omar", "bold", "trusts his luck"),
    Character("Mila", "plain", "quick and even-tempered"),
    Character("Ben", "plain", "takes his time"),
)
