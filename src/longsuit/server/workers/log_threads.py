"""A few threads that read and replay logs, so that neither the event loop nor a query waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ...protocol.errors import Refusal

T = TypeVar("T")
THREADS = 2
MOST_PENDING = 32  # further ones are refused


class LogThreads:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="log")
        self.pending = 0

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The value of a function call in one of the threads, or Refusal if too many wait."""
        if self.pending >= MOST_PENDING:
            raise Refusal("too_many")
        self.pending += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, function, *arguments)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
