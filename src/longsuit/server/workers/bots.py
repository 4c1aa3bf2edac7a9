"""Decisions of computer players that search: made in a worker pool, shared by all tables.

As many bots think at once as the pool has threads: half of the processor cores (`THREADS`).  All
decisions that are pending share `DRAIN_SECONDS` of every thread, so the more wait, the less time
each search gets.  A fast fallback player decides instead when the shares would become shorter than
`SHORTEST`, when a decision is not there after `TIMEOUT`, or when the process has been killed.  A
table asks for one decision at a time, so no table crowds out the others.
"""

import os
from asyncio import timeout
from functools import lru_cache
from random import Random
from typing import Any

from msgspec.structs import replace

from ...bots.compiled_players import needs_compiler, substitute_for
from ...bots.levels import SEARCH_BUDGETS
from ...bots.player import Choice, Player, Substitute
from ...bots.registry import parse_player, player
from ...bots.search.budget import time_limit
from ...bots.search.player import ready, why_not_ready
from ...engine.actions import Event
from ...engine.options import Options
from .pool import JobQueue, QueueFull, WorkerLost, WorkerPool

THREADS = max(1, (os.cpu_count() or 2) // 2)  # the other half is left to people
DRAIN_SECONDS = 0.5  # in which every decision that is pending is to be made
SHORTEST = 0.003  # seconds for a decision; where there is less, the fallback player decides
FULL_TIME = 0.1  # seconds that the strongest level takes
STAND_IN = "heuristic"  # the kind that decides then, and for people who are away
TIMEOUT = 2.0  # seconds after which the fallback player decides all the same
# Players that decide in well under a move's time; a player from a plug-in may be slow.
FAST_PLAYERS = ("random", "simple", "npc", "smart", "classic", "heuristic", "greedy")


@lru_cache(maxsize=1024)
def is_slow(kind: str, game: str) -> bool:
    """True if a kind of player may take so long that it has to decide in the worker pool."""
    player_kind, values = parse_player(kind, game)
    name = player_kind.name
    return name not in FAST_PLAYERS and (name != "level" or values[0] in SEARCH_BUDGETS)


class BotWorkers:
    def __init__(self, threads: int = THREADS) -> None:
        self.threads, self.capacity = threads, int(DRAIN_SECONDS * threads / SHORTEST)
        self.pool = WorkerPool(JobQueue(threads, self.capacity))
        self.decisions = 0  # made in the pool
        self.shortened = 0  # of these, with less time than the strongest level takes
        self.fallbacks = 0  # decisions left to the fallback player

    @property
    def pending(self) -> int:
        """The number of decisions running or waiting."""
        return self.pool.pending[0]

    def time_share(self) -> float:
        """The seconds that one more decision may take."""
        return DRAIN_SECONDS * self.threads / (self.pending + 1)

    async def choice(
        self,
        kind: str,
        game: str,
        rules: Options,
        view: Any,
        seen: tuple[Event, ...],
        seed: float | str,
        fallback: Player,
    ) -> Choice:
        """The choice of a kind of player, or of the fallback player under load or after a crash."""
        share = self.time_share()
        try:
            async with timeout(TIMEOUT):
                choice = await self.pool.run(0, decide, kind, game, rules, view, seen, seed, share)
        except (QueueFull, WorkerLost, TimeoutError):
            self.fallbacks += 1
            return replace(fallback(view, seen, Random(seed)), by=Substitute(STAND_IN, "busy"))
        self.decisions += 1
        self.shortened += share < FULL_TIME
        return choice


# In the worker process.


@lru_cache(maxsize=256)
def cached_player(kind: str, game: str, rules: Options) -> Player:
    return player(kind, game, rules)


def decide(
    kind: str,
    game: str,
    rules: Options,
    view: Any,
    seen: tuple[Event, ...],
    seed: float | str,
    seconds: float,
) -> Choice:
    """The choice of a player within so many seconds; that of the best one that needs no compiled
    code, and it says so, where the player's code is not ready."""
    by = None
    if needs_compiler(kind, game) and not ready(game):
        kind = substitute_for(kind, game)
        by = Substitute(kind, why_not_ready())
    with time_limit(seconds):
        choice = cached_player(kind, game, rules)(view, seen, Random(seed))
    return replace(choice, by=by) if by else choice
