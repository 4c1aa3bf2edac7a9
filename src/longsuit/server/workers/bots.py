"""Computer players that take their time: in a process beside the server, for all tables."""

import os
from asyncio import timeout
from functools import lru_cache
from random import Random
from typing import Any

from ...bots.levels import SEARCHING
from ...bots.player import Choice, Player
from ...bots.registry import parsed, player
from ...bots.search.budget import within
from ...bots.search.player import ready
from ...engine.actions import Event
from ...engine.options import Options
from .pool import Aside, Busy, Gone, Lane

THREADS = max(1, (os.cpu_count() or 2) // 2)  # the other half is left to people
TOGETHER = 0.5  # seconds in which every decision that waits is to be made
LEAST = 0.003  # seconds for a decision; where there is less the quick player answers
FULL = 0.1  # seconds that the strongest level takes
PATIENCE = 2.0  # seconds after which the quick player answers all the same
# Players that think in well under a move's time; of others' own nobody knows.
QUICK = ("random", "simple", "npc", "smart", "classic", "heuristic", "greedy")


@lru_cache(maxsize=1024)
def slow_one(kind: str, game: str) -> bool:
    """Whether a kind of player may take its time."""
    found, values = parsed(kind, game)
    return found.name not in QUICK and (found.name != "level" or values[0] in SEARCHING)


class Thinking:
    """The more decisions wait, the less time each has, and all have the same; a table asks for one
    at a time, so none crowds out the others."""

    def __init__(self, threads: int = THREADS) -> None:
        self.threads, self.most = threads, int(TOGETHER * threads / LEAST)
        self.aside = Aside(Lane(threads, self.most))
        self.thought = 0  # decisions made
        self.shortened = 0  # of these, with less time than the strongest level takes
        self.hurried = 0  # decisions left to the quick player

    @property
    def waiting(self) -> int:
        """Decisions under way or waiting."""
        return self.aside.waiting[0]

    def share(self) -> float:
        """Seconds that one more decision may take."""
        return TOGETHER * self.threads / (self.waiting + 1)

    async def choice(
        self,
        kind: str,
        game: str,
        rules: Options,
        view: Any,
        seen: tuple[Event, ...],
        seed: float | str,
        quick: Player,
    ) -> Choice:
        """What a kind of player chooses, or under load what the quick one does."""
        share = self.share()
        try:
            async with timeout(PATIENCE):
                found = await self.aside.ask(0, chosen, kind, game, rules, view, seen, seed, share)
        except (Busy, Gone, TimeoutError):
            self.hurried += 1
            return quick(view, seen, Random(seed))
        self.thought += 1
        self.shortened += share < FULL
        return found


# In the process beside the server.


@lru_cache(maxsize=256)
def made(kind: str, game: str, rules: Options) -> Player:
    return player(kind, game, rules)


def chosen(
    kind: str,
    game: str,
    rules: Options,
    view: Any,
    seen: tuple[Event, ...],
    seed: float | str,
    seconds: float,
) -> Choice:
    """By rules of thumb until there is compiled code to search with."""
    if kind.partition("(")[0] == "search" and not ready(game):
        kind = "heuristic"
    with within(seconds):
        return made(kind, game, rules)(view, seen, Random(seed))
