"""A process beside the server for what takes long: of low priority, and with a lock of its own on
the interpreter, so that the event loop never waits for it."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from typing import Any, TypeVar

from msgspec import Struct

from .process import ANSWER, ASKED, Outcome

T = TypeVar("T")
PAUSE = 2.0  # seconds from one start to the next, when the process does not live long
LAST = 5.0  # seconds that it may take to end


class Gone(Exception):
    """The process has ended, or has not begun: nothing is known of what was asked."""


class Busy(Exception):
    """More is asked in this lane than may wait."""


class Failed(Exception):
    """What was asked raised an error; only its name is told, as its words may hold cards."""


def named(error: Exception) -> str:
    """All that is logged of an error, here or there."""
    return str(error) if isinstance(error, Failed) else type(error).__name__


class Lane(Struct, frozen=True):
    threads: int
    most: int  # under way or waiting; what is asked beyond that is refused


class Aside:
    """Begun when it is first needed, and again when it has been killed."""

    def __init__(self, *lanes: Lane) -> None:
        self.lanes, self.waiting = lanes, [0] * len(lanes)
        self.answers: dict[int, asyncio.Queue[tuple[Outcome, Any]]] = {}
        self.process: Process | None = None
        self.queries: asyncio.Task[None] | None = None
        self.starting = asyncio.Lock()
        self.asked, self.next_start, self.closed = 0, 0.0, False

    async def ask(self, lane: int, function: Callable[..., T], *arguments: Any) -> T:
        """What a function of a module gives there."""
        async with aclosing(self.stream(lane, function, *arguments)) as found:
            async for value in found:
                one: T = value
                return one
        raise Gone

    def each(
        self, lane: int, function: Callable[..., Iterator[T]], *arguments: Any
    ) -> AsyncGenerator[T, None]:
        """What a generator gives there, step by step, first steps before later ones; it goes on
        until it ends or this is closed."""
        return self.stream(lane, function, *arguments)

    async def stream(self, lane: int, function: Any, *arguments: Any) -> AsyncGenerator[Any, None]:
        if self.waiting[lane] >= self.lanes[lane].most:
            raise Busy
        self.waiting[lane] += 1
        self.asked += 1
        number, outcome = self.asked, Outcome.GONE
        try:
            payload = pickle.dumps((function, arguments), pickle.HIGHEST_PROTOCOL)
            process = await self.new_record()
            answers = self.answers[number] = asyncio.Queue()
            self.send(process, number, lane, payload)
            while True:
                outcome, value = await answers.get()
                if outcome is Outcome.GONE:
                    raise Gone
                if outcome is Outcome.FAILED:
                    raise Failed(value)
                if outcome is not Outcome.END:
                    yield value
                if outcome is not Outcome.MORE:
                    return
        finally:
            self.waiting[lane] -= 1
            if self.answers.pop(number, None) and outcome in (Outcome.GONE, Outcome.MORE):
                self.drop(number)

    # The process.

    async def new_record(self) -> Process:
        loop = asyncio.get_running_loop()
        async with self.starting:
            if self.process is None:
                if self.closed or loop.time() < self.next_start:
                    raise Gone
                self.next_start = loop.time() + PAUSE
                threads = [str(lane.threads) for lane in self.lanes]
                words = (sys.executable, "-P", "-m", "longsuit.server.workers.process", *threads)
                self.process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
                self.queries = asyncio.create_task(self.read(self.process))
            return self.process

    def send(self, process: Process, number: int, lane: int, payload: bytes) -> None:
        assert process.stdin is not None
        process.stdin.write(ASKED.pack(number, lane, len(payload)) + payload)

    def drop(self, number: int) -> None:
        """Nobody waits for this any more."""
        if self.process and self.process.stdin and not self.process.stdin.is_closing():
            self.send(self.process, number, 0, b"")

    async def read(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                head = await process.stdout.readexactly(ANSWER.size)
                number, outcome, size = ANSWER.unpack(head)
                payload = await process.stdout.readexactly(size)
                if number in self.answers:
                    value = pickle.loads(payload)
                    self.answers[number].put_nowait((Outcome(outcome), value))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # it has ended
        finally:
            self.process = None
            for answers in self.answers.values():
                answers.put_nowait((Outcome.GONE, None))
            if process.stdin:
                process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        """The process ends when nobody can ask it any more."""
        async with self.starting:
            self.closed, process, queries = True, self.process, self.queries
        if process and process.stdin:
            process.stdin.close()
        if queries:
            done, _ = await asyncio.wait((queries,), timeout=LAST)
            if not done and process and process.returncode is None:
                process.kill()
            await queries
