"""Computer players: the originals', heuristic, searching, and the levels people choose from."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "LEVELS",
    "BadPlayer",
    "Choice",
    "Kind",
    "Player",
    "Position",
    "player_choice",
    "read_position",
]

if TYPE_CHECKING:
    from .levels import LEVELS
    from .player import BadPlayer, Choice, Kind, Player
    from .positions import Position, player_choice, read_position
else:
    __getattr__ = lazily(
        __name__,
        levels="LEVELS",
        player="BadPlayer Choice Kind Player",
        positions="Position player_choice read_position",
    )
