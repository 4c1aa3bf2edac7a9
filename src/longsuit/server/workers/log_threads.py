"""A few threads that read and replay logs and games, so that neither the event loop nor a query
waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ...protocol.errors import Refusal

T = TypeVar("T")
THREADS = 2
MOST_PENDING = 32  # further ones are refused


class LogThreads:
    """The threads, with the number of function calls that may run or wait; 0: any number."""

    def __init__(self, most_pending: int = MOST_PENDING) -> None:
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="log")
        self.pending, self.most_pending = 0, most_pending

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The value of a function call in one of the threads, or Refusal if too many wait."""
        if 0 < self.most_pending <= self.pending:
            raise Refusal("too_many")
        self.pending += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, function, *arguments)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
