"""Idempotency keys: a request that is repeated with the same nonce takes effect once.

A client that has lost its connection does not know whether its last request arrived, so it sends
it again with the same nonce.  While the first is still running, the second waits for the same
result; afterwards it gets the result at once, for `LIFETIME`.  A request that failed is forgotten,
so that it may be tried again.  Chat lines and new tables use this class; their nonces are stored
too, so that they are known after a restart.  Actions of a game have their nonces in the game's
record (`games/record.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
LIFETIME = 600.0  # seconds for which a result is kept


class IdempotencyKeys:
    def __init__(self) -> None:
        self.results: dict[str, asyncio.Future[Any]] = {}

    async def run(self, key: str, work: Callable[[], Awaitable[T]]) -> T:
        """The result of the work, which is begun only for the first call with this key."""
        if key not in self.results:
            self.keep(key, asyncio.ensure_future(work()))
        result: asyncio.Future[T] = self.results[key]
        return await asyncio.shield(result)

    def mark_done(self, key: str) -> None:
        """Makes a key known whose work was done before the server started."""
        result = asyncio.get_running_loop().create_future()
        result.set_result(None)
        self.keep(key, result)

    def keep(self, key: str, result: asyncio.Future[Any]) -> None:
        self.results[key] = result
        result.add_done_callback(partial(self.forget_failure, key))
        asyncio.get_running_loop().call_later(LIFETIME, self.forget, key, result)

    def forget_failure(self, key: str, result: asyncio.Future[Any]) -> None:
        if result.cancelled() or result.exception():
            self.forget(key, result)

    def forget(self, key: str, result: asyncio.Future[Any]) -> None:
        if self.results.get(key) is result:
            del self.results[key]
