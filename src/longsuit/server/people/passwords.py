"""Passwords are hashed with argon2 in a few threads; the event loop never waits for one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ...engine.sentences import say
from ...protocol.errors import Refusal

AT_ONCE = 2  # each takes 19 MiB and a core
WAITING = 32  # more than these are refused


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self.asked = 0
        self.nobody = ""  # compared with when there is no such account, so that it takes as long

    async def hashed(self, password: str) -> str:
        """All that is kept of a password."""
        with self:
            return await self.loop.run_in_executor(self.pool, self.hash, password)

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed; it takes as long for no account."""
        with self:
            return await self.loop.run_in_executor(self.pool, self.check, kept, password)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def __enter__(self) -> None:
        if self.asked >= WAITING:
            raise Refusal("too_many", say("Too many people are signing in: try again in a moment."))
        self.asked += 1

    def __exit__(self, *_: object) -> None:
        self.asked -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    # In the threads.

    def hash(self, password: str) -> str:
        return self.hasher.hash(password)

    def check(self, kept: str | None, password: str) -> bool:
        if not self.nobody:
            self.nobody = self.hasher.hash("nobody has this password")
        try:
            return self.hasher.verify(kept or self.nobody, password) and kept is not None
        except (Argon2Error, InvalidHashError):
            return False
