"""Passwords, hashed with argon2 in a few threads, so that the event loop never waits for one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ...engine.sentences import say
from ...protocol.errors import Refusal

THREADS = 2  # each takes 19 MiB and a core
MOST_PENDING = 32  # further ones are refused


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.pending = 0
        self.dummy = ""  # a hash to compare with if there is no account, which takes as long

    async def hash(self, password: str) -> str:
        """The hash of a password, which is all that is stored of it."""
        with self:
            return await self.loop.run_in_executor(self.pool, self.hasher.hash, password)

    async def matches(self, stored: str | None, password: str) -> bool:
        """True if a password is the one that was hashed; without an account it takes as long."""
        with self:
            return await self.loop.run_in_executor(self.pool, self.matches_now, stored, password)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def __enter__(self) -> None:
        if self.pending >= MOST_PENDING:
            raise Refusal("too_many", say("too_many_sign_ins"))
        self.pending += 1

    def __exit__(self, *_: object) -> None:
        self.pending -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def matches_now(self, stored: str | None, password: str) -> bool:
        """Runs in a thread."""
        if not self.dummy:
            self.dummy = self.hasher.hash("nobody has this password")
        try:
            return self.hasher.verify(stored or self.dummy, password) and stored is not None
        except (Argon2Error, InvalidHashError):
            return False
