"""Quick players by rules of thumb and fitted estimates, without search; a module for each game."""

from importlib import import_module

from ...engine.options import Options
from ...games import GAMES
from ..player import Kind, Player

STYLES = ("plain", "bold", "careful")


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The player that `player(rules, style)` in the module of the game returns."""
    player: Player = import_module(f"{__name__}.{game}").player(rules, arguments[0])
    return player


def load() -> None:
    """Imports the players of all games, so that no first decision has to wait for that."""
    for game in GAMES:
        import_module(f"{__name__}.{game}")


HEURISTIC = Kind(
    name="heuristic",
    arguments=(STYLES,),
    parameters=("style",),
    make=make,
)
