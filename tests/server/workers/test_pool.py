"""The process beside the server: its answers, what happens when it is killed, and its end."""

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

from longsuit.server.workers.pool import PAUSE, Aside, Busy, Failed, Gone, Lane

TIMEOUT = 60


def told(story: Callable[[Aside], Awaitable[None]], *lanes: Lane) -> None:
    async def whole() -> None:
        aside = Aside(*(lanes or (Lane(1, 8),)))
        try:
            async with asyncio.timeout(TIMEOUT):
                await story(aside)
        finally:
            await aside.close()

    asyncio.run(whole())


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has asked about yet counts as ended."""
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def test_values_steps_and_failures_come_back() -> None:
    async def story(aside: Aside) -> None:
        assert await aside.ask(0, operator.add, 1, 2) == 3
        assert await aside.ask(0, os.getpid) != os.getpid()
        steps = [value async for value in aside.each(0, itertools.chain, (1, 2), (3,))]
        assert steps == [1, 2, 3]
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await aside.ask(0, operator.truediv, 1, 0)
        with pytest.raises(Failed):  # what cannot be sent back
            await aside.ask(0, threading.Lock)
        assert await aside.ask(0, operator.add, 1, 2) == 3
        assert aside.waiting == [0]
        assert not aside.answers

    told(story)


def test_it_steps_back_behind_everything_else() -> None:
    async def story(aside: Aside) -> None:
        assert await aside.ask(0, os.nice, 0) > os.nice(0)

    told(story)


def test_endless_work_lets_others_pass_and_ends_when_nobody_listens() -> None:
    async def story(aside: Aside) -> None:
        async with aclosing(aside.each(0, itertools.count)) as steps:
            assert [await anext(steps) for _ in range(3)] == [0, 1, 2]
            assert await aside.ask(0, operator.add, 1, 2) == 3  # the lane's only thread
        assert aside.waiting == [0]
        before = await aside.ask(0, time.process_time)
        await asyncio.sleep(0.5)
        assert await aside.ask(0, time.process_time) - before < 0.4

    told(story)


def test_no_more_than_so_many_wait() -> None:
    async def story(aside: Aside) -> None:
        async with aclosing(aside.each(0, itertools.count)) as steps:
            await anext(steps)
            with pytest.raises(Busy):
                await aside.ask(0, os.getpid)
            assert await aside.ask(1, os.getpid)  # the other lane is free
        assert await aside.ask(0, os.getpid)

    told(story, Lane(1, 1), Lane(1, 1))


def test_a_killed_process_is_begun_again() -> None:
    async def story(aside: Aside) -> None:
        before = asyncio.get_running_loop().time()
        pid = await aside.ask(0, os.getpid)
        assert aside.next_start >= before + PAUSE  # not at once again: it might die again
        sleeping = asyncio.create_task(aside.ask(0, time.sleep, 2 * TIMEOUT))
        while aside.waiting == [0]:
            await asyncio.sleep(0.01)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(Gone):
            await sleeping
        aside.next_start = math.inf
        with pytest.raises(Gone):
            await aside.ask(0, os.getpid)
        aside.next_start = before
        assert await aside.ask(0, os.getpid) != pid

    told(story)


def test_it_ends_with_the_server_whatever_it_does() -> None:
    async def story(aside: Aside) -> None:
        pid = await aside.ask(0, os.getpid)
        begun = await aside.ask(0, os.spawnlp, os.P_NOWAIT, "sleep", "sleep", str(2 * TIMEOUT))
        asleep = asyncio.create_task(aside.ask(0, time.sleep, 2 * TIMEOUT))
        while aside.waiting == [0]:
            await asyncio.sleep(0.01)
        await aside.close()
        with pytest.raises(Gone):
            await asleep
        assert gone(pid)
        while not gone(begun):  # such as a compiler
            await asyncio.sleep(0.01)
        with pytest.raises(Gone):
            await aside.ask(0, os.getpid)

    told(story)
