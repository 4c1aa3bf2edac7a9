"""The worker pool: answers, priorities and bounds, a killed process, and the end."""

import asyncio
import itertools
import math
import operator
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path

import pytest

from longsuit.server.workers.pool import (
    RESTART_PAUSE,
    JobFailed,
    JobQueue,
    QueueFull,
    WorkerLost,
    WorkerPool,
)
from longsuit.server.workers.process import NICE

TIMEOUT = 60


def run_with_pool(story: Callable[[WorkerPool], Awaitable[None]], *queues: JobQueue) -> None:
    async def whole() -> None:
        pool = WorkerPool(*(queues or (JobQueue(1, 8),)))
        try:
            async with asyncio.timeout(TIMEOUT):
                await story(pool)
        finally:
            await pool.close()

    asyncio.run(whole())


def has_ended(pid: int) -> bool:
    """True if a process has ended; a zombie counts as ended."""
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def test_values_steps_and_failures_come_back() -> None:
    async def story(pool: WorkerPool) -> None:
        assert await pool.run(0, operator.add, 1, 2) == 3
        assert await pool.run(0, os.getpid) != os.getpid()
        steps = [value async for value in pool.stream(0, itertools.chain, (1, 2), (3,))]
        assert steps == [1, 2, 3]
        with pytest.raises(JobFailed, match="ZeroDivisionError"):
            await pool.run(0, operator.truediv, 1, 0)
        with pytest.raises(JobFailed):  # what cannot be sent back
            await pool.run(0, threading.Lock)
        assert await pool.run(0, operator.add, 1, 2) == 3
        assert pool.pending == [0]
        assert not pool.answers

    run_with_pool(story)


def test_the_process_has_a_low_priority() -> None:
    async def story(pool: WorkerPool) -> None:
        assert await pool.run(0, os.nice, 0) == min(os.nice(0) + NICE, 19)

    run_with_pool(story)


def test_first_answers_pass_endless_jobs_which_end_when_closed() -> None:
    async def story(pool: WorkerPool) -> None:
        async with aclosing(pool.stream(0, itertools.count)) as steps:
            assert [await anext(steps) for _ in range(3)] == [0, 1, 2]
            assert await pool.run(0, operator.add, 1, 2) == 3  # the lane's only thread
        assert pool.pending == [0]
        before = await pool.run(0, time.process_time)
        await asyncio.sleep(0.5)
        assert await pool.run(0, time.process_time) - before < 0.4

    run_with_pool(story)


def test_a_full_queue_refuses_jobs() -> None:
    async def story(pool: WorkerPool) -> None:
        async with aclosing(pool.stream(0, itertools.count)) as steps:
            await anext(steps)
            with pytest.raises(QueueFull):
                await pool.run(0, os.getpid)
            assert await pool.run(1, os.getpid)  # the other lane is free
        assert await pool.run(0, os.getpid)

    run_with_pool(story, JobQueue(1, 1), JobQueue(1, 1))


def test_a_killed_process_is_started_again() -> None:
    async def story(pool: WorkerPool) -> None:
        before = asyncio.get_running_loop().time()
        pid = await pool.run(0, os.getpid)
        assert pool.next_start >= before + RESTART_PAUSE  # not at once again: it might die again
        sleeping = asyncio.create_task(pool.run(0, time.sleep, 2 * TIMEOUT))
        while pool.pending == [0]:
            await asyncio.sleep(0.01)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerLost):
            await sleeping
        pool.next_start = math.inf
        with pytest.raises(WorkerLost):
            await pool.run(0, os.getpid)
        pool.next_start = before
        assert await pool.run(0, os.getpid) != pid

    run_with_pool(story)


def test_the_process_ends_with_the_server_whatever_it_does() -> None:
    async def story(pool: WorkerPool) -> None:
        pid = await pool.run(0, os.getpid)
        begun = await pool.run(0, os.spawnlp, os.P_NOWAIT, "sleep", "sleep", str(2 * TIMEOUT))
        asleep = asyncio.create_task(pool.run(0, time.sleep, 2 * TIMEOUT))
        while pool.pending == [0]:
            await asyncio.sleep(0.01)
        await pool.close()
        with pytest.raises(WorkerLost):
            await asleep
        assert has_ended(pid)
        while not has_ended(begun):  # such as a compiler
            await asyncio.sleep(0.01)
        with pytest.raises(WorkerLost):
            await pool.run(0, os.getpid)

    run_with_pool(story)
