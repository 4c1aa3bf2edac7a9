"""What a game will ask of the processes beside the server is read there when it begins."""

from contextlib import suppress
from typing import TYPE_CHECKING

from ..bots.search.kind import ready
from ..insight.searched import at_hand
from ..sim.runs import PLAY
from ..sim.sampling import DEAL, WEIGH
from ..sim.warming import stored
from .aside import Busy, Failed, Gone
from .helping import CLAIMS
from .thinking import slow_one

if TYPE_CHECKING:
    from .table import Table


async def prepare(table: "Table") -> None:
    """As far as the table's players and its policy need it; nothing depends on it."""
    lobby, game, policy = table.lobby, table.setting.game, table.setting.policy
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
