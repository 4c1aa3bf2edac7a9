"""The characters under which computer players sit at a table: a name, a gender and a style."""

from typing import Literal

from msgspec import Struct

from ..engine.sentences import Sentence, say


class Character(Struct, frozen=True):
    name: str
    gender: Literal["feminine", "masculine"]  # of verbs in languages that need it
    style: str  # of the heuristic player

    def description(self) -> Sentence:
        """What this character is like, in one line."""
        return say(f"character_{self.name.lower()}_about")


CHARACTERS = (
    Character("Nour", "feminine", "bold"),
    Character("Sem", "masculine", "careful"),
    Character("Hanna", "feminine", "plain"),
    Character("Ada", "feminine", "careful"),
    Character("Omar", "masculine", "bold"),
    Character("Mila", "feminine", "plain"),
    Character("Ben", "masculine", "plain"),
)
