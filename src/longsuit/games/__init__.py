"""The games by name."""

from ..engine.base import AnyGame, as_game
from . import estimation_whist

GAMES: dict[str, AnyGame] = {
    "estimation_whist": as_game(estimation_whist),
}
