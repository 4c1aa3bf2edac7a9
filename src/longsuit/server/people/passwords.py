"""Passwords, hashed with argon2id in a few threads, so that the event loop never waits for one.

The parameters are those that argon2-cffi recommends: the second recommended option of RFC 9106,
64 MiB and three passes.  A hash that was made with others is made anew when its owner signs in.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.profiles import RFC_9106_LOW_MEMORY
from msgspec import Struct

from ...engine.sentences import say
from ...protocol.errors import Refusal

THREADS = 2  # each takes 64 MiB while it hashes: 128 MiB together, whatever is asked
MOST_PENDING = 32  # further ones are refused
T = TypeVar("T")


class Verdict(Struct, frozen=True):
    """Whether a password is right, and the hash to store from now on if it is another one."""

    right: bool
    rehashed: str = ""


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self.pending = 0
        self.dummy = ""  # a hash to compare with if there is no account, which takes as long

    async def hash(self, password: str) -> str:
        """The hash of a password, which is all that is stored of it."""
        return await self.run(lambda: self.hasher.hash(password))

    async def check(self, stored: str | None, password: str) -> Verdict:
        """Whether a password is the one that was hashed; without an account it takes as long."""
        return await self.run(lambda: self.check_now(stored, password))

    async def run(self, work: Callable[[], T]) -> T:
        """The result of work in one of the threads, or Refusal if too much waits for them."""
        if self.pending >= MOST_PENDING:
            raise Refusal("too_many", say("too_many_sign_ins"))
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def check_now(self, stored: str | None, password: str) -> Verdict:
        """Runs in a thread."""
        if not self.dummy:
            self.dummy = self.hasher.hash("nobody has this password")
        try:
            self.hasher.verify(stored or self.dummy, password)
        except (Argon2Error, InvalidHashError):
            return Verdict(False)
        if stored is None:
            return Verdict(False)
        outdated = self.hasher.check_needs_rehash(stored)
        return Verdict(True, self.hasher.hash(password) if outdated else "")
