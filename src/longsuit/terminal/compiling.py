"""Waiting for the compiled code of strong players at a table in the terminal."""

from time import monotonic, sleep

from ..bots.compiled_players import COMPLETE, needs_compiler, percent_ready
from ..sim.compile.entry_points import available
from .local_game import LocalGame
from .style import Screen, dim

PATIENCE = 10.0  # seconds; then a player decides that needs no code
POLL = 0.1  # seconds from one look to the next
waited = set[str]()  # games for which somebody has waited


def wait_for_code(local: LocalGame, screen: Screen) -> None:
    """Waits before the first decision of a strong player until its code is compiled, with the
    percentage, but not for longer than PATIENCE."""
    game = local.name
    if game in waited or not available() or not needs_compiler(local.players[local.actor], game):
        return
    waited.add(game)
    end, shown = monotonic() + PATIENCE, -1
    while (percent := percent_ready(game)) < COMPLETE and monotonic() < end:
        if percent != shown:
            screen.write(dim(screen.reader.say("compiling_players", percent=percent)))
            shown = percent
        sleep(POLL)
