"""What a game will ask of the processes beside the server is read there when it begins."""

from contextlib import suppress
from typing import TYPE_CHECKING

from ...bots.search.player import ready
from ...insight.advice.searched import at_hand
from ...sim.batches import PLAY
from ...sim.compile.warm_up import stored
from ...sim.deals.sampling import DEAL, WEIGH
from .bots import slow_one
from .insight import CLAIMS
from .pool import Busy, Failed, Gone

if TYPE_CHECKING:
    from ..tables.table import Table


async def prepare(table: "Table") -> None:
    """As far as the table's players and its policy need it; nothing depends on it."""
    lobby, game, policy = table.lobby, table.settings.game, table.settings.policy
    players = [owner.player for owner in table.owners if owner.kind == "computer"]
    with suppress(Busy, Gone, Failed):
        if any(slow_one(player, game) for player in players):
            await lobby.thinking.aside.ask(0, ready, game)
        if policy.odds or policy.advice:
            await lobby.insight.ask(CLAIMS, read, game)


# In the process for insight.


def read(game: str) -> None:
    """Whatever is compiled; the rest is compiled in the background."""
    if at_hand(game):
        for entry in (DEAL, WEIGH, PLAY[game]):
            if stored(entry):
                entry.ready()
