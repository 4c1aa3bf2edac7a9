"""Quick, sensible players made of rules of thumb, a module for each game."""

from importlib import import_module

from ...engine.options import Options
from ..player import Kind, Player

STYLES = ("plain", "bold", "careful")


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The module of the game offers `player(rules, style)`."""
    made: Player = import_module(f"{__name__}.{game}").player(rules, arguments[0])
    return made


HEURISTIC = Kind(
    name="heuristic",
    about="quick rules of thumb; bold calls high and fights, careful calls low and ducks",
    arguments=(STYLES,),
    make=make,
)
