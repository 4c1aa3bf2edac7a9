"""Computer players that take their time: on a few threads off the event loop, for all tables."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from ..bots.player import Choice, Player
from ..engine.base import Event

THREADS = max(1, (os.cpu_count() or 2) // 2)  # the other half is left to people
MOST = 8 * THREADS  # decisions under way or waiting; beyond that the quick player answers


class Thinking:
    """First come, first served: a table asks for one decision at a time, so none crowds out the
    others."""

    def __init__(self, threads: int = THREADS, most: int = MOST) -> None:
        self.pool = ThreadPoolExecutor(threads, "thinking")
        self.most = most
        self.waiting = 0  # decisions under way or waiting
        self.thought = 0  # decisions made
        self.hurried = 0  # decisions left to the quick player under load

    async def choice(
        self, play: Player, quick: Player, view: Any, seen: tuple[Event, ...], rng: Random
    ) -> Choice:
        """What a player chooses, or under load what the quick one does."""
        if self.waiting >= self.most:
            self.hurried += 1
            return quick(view, seen, rng)
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, play, view, seen, rng)
        finally:
            self.waiting -= 1
            self.thought += 1


THINKING = Thinking()
