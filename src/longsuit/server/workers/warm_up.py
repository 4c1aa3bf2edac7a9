"""Warming up the worker processes for a game that begins: compiled code is loaded there early."""

from contextlib import suppress
from typing import TYPE_CHECKING

from ...bots.search.player import ready
from ...insight.advice.search_evaluation import ensure_compiled
from ...sim.batches import PLAY
from ...sim.compile.warm_up import is_stored
from ...sim.deals.sampling import DEAL, WEIGH
from .bots import is_slow
from .insight import CLAIMS
from .pool import JobFailed, QueueFull, WorkerLost

if TYPE_CHECKING:
    from ..tables.table import Table


async def warm_up(table: "Table") -> None:
    """Loads what the table's players and its policy need; a failure only costs time later."""
    lobby, game, policy = table.lobby, table.settings.game, table.settings.policy
    players = [owner.player for owner in table.owners if owner.kind == "computer"]
    with suppress(QueueFull, WorkerLost, JobFailed):
        if any(is_slow(player, game) for player in players):
            await lobby.bot_workers.pool.run(0, ready, game)
        if policy.odds or policy.advice:
            await lobby.insight_pool.run(CLAIMS, load_compiled, game)


def load_compiled(game: str) -> None:
    """In the worker process: loads entry points that are compiled; starts to compile others."""
    if ensure_compiled(game):
        for entry in (DEAL, WEIGH, PLAY[game]):
            if is_stored(entry):
                entry.ready()
