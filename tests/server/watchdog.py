"""A watchdog for the event loop of a server: no callback may take more than 20 ms of CPU time.

    with watched_server(tmp_path) as (at, watchdog):
        ...  # attack the server

It is CPU time of the loop's thread, not wall-clock time, so that a busy machine changes nothing.
The server has asyncio's own loop, as uvloop does not show its callbacks.  The garbage collector is
not counted: it may begin anywhere, and in a test it goes through whatever the other tests left.
"""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from .live_server import LiveServer, live_server

HANDLE: Any = asyncio.Handle  # whose private method `_run` runs every callback
MOST_SECONDS = 0.020  # of CPU time that one callback may take


class Callback(Struct, frozen=True, order=True):
    """One run of a callback: the CPU time that it took, and where its task stood afterwards."""

    seconds: float
    name: str

    def __str__(self) -> str:
        return f"{self.seconds * 1000:.1f} ms in {self.name}"


class Watchdog:
    """Measures the callbacks of the event loop that runs in one thread."""

    def __init__(self, thread: int | None, most: float = MOST_SECONDS) -> None:
        self.thread, self.most = thread, most
        self.callbacks, self.seconds = 0, 0.0  # so far, and the CPU time of all of them
        self.longest = Callback(0.0, "")
        self.slow: list[Callback] = []  # those that took more than `most` seconds
        self.collecting = 0.0  # seconds that the garbage collector has taken in this thread
        self.collection_began = 0.0

    @contextmanager
    def watching(self) -> Iterator["Watchdog"]:
        """Measures every callback until the end of the block, and then checks them."""
        original = HANDLE._run

        def run(handle: Any) -> None:
            if threading.get_ident() != self.thread:
                original(handle)
                return
            name, collected, began = task_of(handle), self.collecting, time.thread_time()
            original(handle)
            seconds = time.thread_time() - began - (self.collecting - collected)
            self.count(seconds, name)

        gc.callbacks.append(self.on_collection)
        HANDLE._run = run
        try:
            yield self
        finally:
            HANDLE._run = original
            gc.callbacks.remove(self.on_collection)
        self.check()

    def count(self, seconds: float, subject: Any) -> None:
        self.callbacks += 1
        self.seconds += seconds
        if seconds > self.longest.seconds:
            self.longest = Callback(seconds, position(subject))
            if seconds > self.most:
                self.slow.append(self.longest)
        elif seconds > self.most:
            self.slow.append(Callback(seconds, position(subject)))

    def check(self) -> None:
        """Fails if a callback took too long."""
        assert not self.slow, "; ".join(map(str, sorted(self.slow)[-8:]))

    def on_collection(self, phase: str, info: dict[str, int]) -> None:
        if threading.get_ident() != self.thread:
            return
        if phase == "start":
            self.collection_began = time.thread_time()
        else:
            self.collecting += time.thread_time() - self.collection_began


def task_of(handle: Any) -> Any:
    """The task that a callback continues, or the callback itself."""
    owner = getattr(handle._callback, "__self__", None)
    return owner if isinstance(owner, asyncio.Task) else handle._callback


def position(subject: Any) -> str:
    """The coroutines of a task, outermost first, with the line at which the last one waits."""
    if not isinstance(subject, asyncio.Task):
        return str(getattr(subject, "__qualname__", subject))
    coroutine: Any = subject.get_coro()
    names, line = list[str](), 0
    while frame := getattr(coroutine, "cr_frame", None):
        names.append(frame.f_code.co_qualname)
        line, coroutine = frame.f_lineno, getattr(coroutine, "cr_await", None)
    return f"{' > '.join(names[-4:])}:{line}" if names else str(subject.get_coro())


@contextmanager
def watched_server(
    folder: Path, most: float = MOST_SECONDS, **values: Any
) -> Iterator[tuple[LiveServer, Watchdog]]:
    """A server in a thread of this process, and the watchdog of its event loop."""
    with (
        live_server(folder, loop="asyncio", **values) as at,
        Watchdog(at.thread, most).watching() as watchdog,
    ):
        yield at, watchdog
