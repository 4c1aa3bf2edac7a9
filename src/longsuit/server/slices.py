"""Work on many things in slices, between which the event loop does what else there is to do."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")
SLICE = 100  # things


async def in_slices(things: Iterable[T], size: int = SLICE) -> AsyncIterator[T]:
    """Yields the things that there were at the beginning, and pauses after every slice of them."""
    for at, thing in enumerate(list(things), 1):
        yield thing
        if at % size == 0:
            await asyncio.sleep(0)
