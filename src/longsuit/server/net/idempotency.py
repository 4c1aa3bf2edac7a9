"""What is asked for again with the same nonce happens once."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
KEPT = 600.0  # seconds in which a repeated nonce is known


class Once:
    def __init__(self) -> None:
        self.work: dict[str, asyncio.Future[Any]] = {}

    async def done(self, key: str, work: Callable[[], Awaitable[T]]) -> T:
        """What the work gave the first time; what failed may be tried again."""
        if key not in self.work:
            self.keep(key, asyncio.ensure_future(work()))
        found: asyncio.Future[T] = self.work[key]
        return await asyncio.shield(found)

    def known(self, key: str) -> None:
        """This was done before the server began."""
        found = asyncio.get_running_loop().create_future()
        found.set_result(None)
        self.keep(key, found)

    def keep(self, key: str, work: asyncio.Future[Any]) -> None:
        self.work[key] = work
        work.add_done_callback(partial(self.failed, key))
        asyncio.get_running_loop().call_later(KEPT, self.forget, key, work)

    def failed(self, key: str, work: asyncio.Future[Any]) -> None:
        if work.cancelled() or work.exception():
            self.forget(key, work)

    def forget(self, key: str, work: asyncio.Future[Any]) -> None:
        if self.work.get(key) is work:
            del self.work[key]
