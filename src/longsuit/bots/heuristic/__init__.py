"""Quick players by rules of thumb and fitted estimates, without search; a module for each game."""

from importlib import import_module

from ...engine.options import Options
from ..player import Kind, Player

STYLES = ("plain", "bold", "careful")


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The player that `player(rules, style)` in the module of the game returns."""
    player: Player = import_module(f"{__name__}.{game}").player(rules, arguments[0])
    return player


HEURISTIC = Kind(
    name="heuristic",
    arguments=(STYLES,),
    make=make,
)
