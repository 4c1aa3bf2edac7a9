"""How far the code of the strong players is compiled in the worker process, by game.

A process compiles in the background.  While a game's code is not complete, it is asked again and
again, and the tables that wait for it are told.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakSet

from ...bots.compiled_players import COMPLETE, needs_compiler, percent_ready
from ...bots.player import BadPlayer
from ...engine.sentences import say
from ...protocol.errors import Refusal
from ...sim.compile.entry_points import available
from .pool import JobFailed, QueueFull, WorkerLost, WorkerPool

if TYPE_CHECKING:
    from ..tables.table import Table

POLL = 0.5  # seconds from one question to the next


class Readiness:
    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.shares: dict[str, int] = {}  # by game: the percentage of its code that is ready
        self.tables: dict[str, WeakSet[Table]] = {}  # by game: the tables that wait
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def complete(self, game: str) -> bool:
        return self.shares.get(game) == COMPLETE

    def percent(self, game: str) -> int:
        """The percentage of the code of a game's strong players that is ready."""
        return self.shares.get(game, 0)

    def waits(self, player: str, game: str) -> bool:
        """True if a player needs code that is being compiled."""
        return available() and not self.complete(game) and is_compiled_player(player, game)

    def watch(self, table: "Table") -> None:
        """Lets a table know how its players' code comes on, if it has any that need code."""
        game = table.settings.game
        if not any(self.waits(player, game) for player in table.computer_players()):
            return
        self.tables.setdefault(game, WeakSet()).add(table)
        if game not in self.tasks:
            task = self.tasks[game] = asyncio.create_task(self.follow(game))
            task.add_done_callback(lambda done: self.tasks.pop(game, None))

    async def follow(self, game: str) -> None:
        """Asks the worker process until a game's code is complete."""
        while not self.complete(game):
            with suppress(QueueFull, WorkerLost, JobFailed):
                share = await self.pool.run(0, percent_ready, game)
                if share != self.shares.get(game):
                    self.shares[game] = share
                    self.tell(game)
            if not self.complete(game):
                await asyncio.sleep(POLL)
        self.tables.pop(game, None)

    def tell(self, game: str) -> None:
        """Sends the tables that wait what has changed, and lets their games go on."""
        for table in list(self.tables.get(game, ())):
            if not table.closed:
                table.send_table()
                if table.playing and table.running_game:
                    table.running_game.schedule()

    def follow_again(self, table: "Table") -> None:
        """Asks again although the code was complete: the process that had it has ended."""
        if self.complete(table.settings.game):
            del self.shares[table.settings.game]
            self.watch(table)

    def require(self, table: "Table") -> None:
        """Raises Refusal unless the code of all players of a table is ready."""
        game = table.settings.game
        strong = [one for one in table.computer_players() if is_compiled_player(one, game)]
        if strong and not available():
            raise Refusal("not_now", say("rated_needs_compiler"))
        if strong and not self.complete(game):
            self.watch(table)
            raise Refusal("not_now", say("rated_waits_for_code", percent=self.percent(game)))

    async def close(self) -> None:
        for task in [*self.tasks.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def is_compiled_player(player: str, game: str) -> bool:
    """True if there is such a player and it needs compiled code."""
    try:
        return needs_compiler(player, game)
    except BadPlayer:
        return False
