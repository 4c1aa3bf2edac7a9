"""The computer players of the original programs, ported as they were, a module for each game."""

from ...engine.options import Options
from ..player import Kind, Player
from . import estimation_whist, israeli_whist


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    """The player of the original Estimation Whist or Israeli Whist."""
    if game == "israeli_whist":
        return israeli_whist.decide
    return estimation_whist.player(arguments[0])


CLASSIC = Kind(
    name="classic",
    games=("estimation_whist", "israeli_whist"),
    arguments=(("autocall_two", "autocall", "israeli"),),
    parameters=("method",),
    arguments_by_game={
        "estimation_whist": (("autocall_two", "autocall"),),
        "israeli_whist": (("israeli",),),
    },
    make=make,
)
