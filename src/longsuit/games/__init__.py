"""The games, by name in `GAMES`; their rule sheets, and replays of their logs."""

from ..engine.game import AnyGame, as_game
from ..engine.options import Options
from . import egyptian_estimation, estimation_whist, israeli_whist, oh_hell, pesten, whist

__all__ = [
    "GAMES",
    "game_name",
]

GAMES: dict[str, AnyGame] = {
    "estimation_whist": as_game(estimation_whist),
    "israeli_whist": as_game(israeli_whist),
    "egyptian_estimation": as_game(egyptian_estimation),
    "oh_hell": as_game(oh_hell),
    "pesten": as_game(pesten),
    "whist": as_game(whist),
}
NAMES: dict[type[Options], str] = {game.Rules: name for name, game in GAMES.items()}


def game_name(rules: Options) -> str:
    """The name in `GAMES` of the game whose rules these are."""
    return NAMES[type(rules)]
