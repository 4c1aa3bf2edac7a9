"""The worker pool: one low-priority process beside the server for work that takes long.

The process has an interpreter of its own, so the event loop never waits for it, and several job
queues, each with threads of its own.  A queue is a priority queue (the first answer of a job comes
before the better answers of another, then older jobs before newer ones) of bounded length: a job
beyond the bound is refused at once with `QueueFull`, so load shows as a refusal and not as delay.
The process starts with the first job and again after it has been killed.  `bots.py` and
`insight.py` each have a pool.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from typing import Any, TypeVar

from msgspec import Struct

from ..error_log import PlacedError
from .process import ANSWER_HEADER, REQUEST_HEADER, Outcome

T = TypeVar("T")
RESTART_PAUSE = 2.0  # seconds from one start to the next, so that a crash does not loop
CLOSE_TIMEOUT = 5.0  # seconds for the process to end by itself before it is killed


class WorkerLost(Exception):
    """The process has ended or cannot be started yet: nothing is known of the job."""


class QueueFull(Exception):
    """As many jobs are running or waiting as the queue may hold."""


class JobFailed(PlacedError):
    """The job raised an error, of which only the class and the place come back."""


class JobQueue(Struct, frozen=True):
    threads: int
    capacity: int  # jobs running or waiting; further ones are refused


class WorkerPool:
    """The server's side of the process; queues are named by their index."""

    def __init__(self, *queues: JobQueue) -> None:
        self.queues, self.pending = queues, [0] * len(queues)
        self.answers: dict[int, asyncio.Queue[tuple[Outcome, Any]]] = {}
        self.process: Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.starting = asyncio.Lock()
        self.last_job, self.next_start, self.closed = 0, 0.0, False

    async def run(self, queue: int, function: Callable[..., T], *arguments: Any) -> T:
        """The value of a function call in the process; the function has to be defined at module
        level, so that it can be pickled."""
        async with aclosing(self.values(queue, function, *arguments)) as values:
            async for value in values:
                result: T = value
                return result
        raise WorkerLost

    def stream(
        self, queue: int, function: Callable[..., Iterator[T]], *arguments: Any
    ) -> AsyncGenerator[T, None]:
        """The values of a generator in the process; closing the stream cancels the job."""
        return self.values(queue, function, *arguments)

    async def values(self, queue: int, function: Any, *arguments: Any) -> AsyncGenerator[Any, None]:
        if self.pending[queue] >= self.queues[queue].capacity:
            raise QueueFull
        self.pending[queue] += 1
        self.last_job += 1
        number, outcome = self.last_job, Outcome.LOST
        try:
            payload = pickle.dumps((function, arguments), pickle.HIGHEST_PROTOCOL)
            process = await self.running_process()
            answers = self.answers[number] = asyncio.Queue()
            self.send(process, number, queue, payload)
            while True:
                outcome, value = await answers.get()
                if outcome is Outcome.LOST:
                    raise WorkerLost
                if outcome is Outcome.FAILED:
                    raise JobFailed(value)
                if outcome is not Outcome.END:
                    yield value
                if outcome is not Outcome.MORE:
                    return
        finally:
            self.pending[queue] -= 1
            if self.answers.pop(number, None) and outcome in (Outcome.LOST, Outcome.MORE):
                self.cancel(number)

    # The process.

    async def running_process(self) -> Process:
        """The process, started if there is none, or WorkerLost if it may not start yet."""
        loop = asyncio.get_running_loop()
        async with self.starting:
            if self.process is None:
                if self.closed or loop.time() < self.next_start:
                    raise WorkerLost
                self.next_start = loop.time() + RESTART_PAUSE
                threads = [str(queue.threads) for queue in self.queues]
                words = (sys.executable, "-P", "-m", "longsuit.server.workers.process", *threads)
                self.process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
                self.reader = asyncio.create_task(self.read_answers(self.process))
            return self.process

    def send(self, process: Process, number: int, queue: int, payload: bytes) -> None:
        assert process.stdin is not None
        process.stdin.write(REQUEST_HEADER.pack(number, queue, len(payload)) + payload)

    def cancel(self, number: int) -> None:
        """Tells the process that nobody waits for this job any more."""
        if self.process and self.process.stdin and not self.process.stdin.is_closing():
            self.send(self.process, number, 0, b"")

    async def read_answers(self, process: Process) -> None:
        """Hands answers to the jobs until the process ends; then all open jobs are lost."""
        assert process.stdout is not None
        try:
            while True:
                header = await process.stdout.readexactly(ANSWER_HEADER.size)
                number, outcome, size = ANSWER_HEADER.unpack(header)
                payload = await process.stdout.readexactly(size)
                if number in self.answers:
                    value = pickle.loads(payload)
                    self.answers[number].put_nowait((Outcome(outcome), value))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # it has ended
        finally:
            self.process = None
            for answers in self.answers.values():
                answers.put_nowait((Outcome.LOST, None))
            if process.stdin:
                process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        """Closes the pipe, at which the process ends, and waits for that."""
        async with self.starting:
            self.closed, process, reader = True, self.process, self.reader
        if process and process.stdin:
            process.stdin.close()
        if reader:
            done, _ = await asyncio.wait((reader,), timeout=CLOSE_TIMEOUT)
            if not done and process and process.returncode is None:
                process.kill()
            await reader
