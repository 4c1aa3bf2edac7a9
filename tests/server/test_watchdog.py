"""The watchdog of the event loop finds a callback that takes too long, and nothing else."""

import asyncio
import threading
import time
from pathlib import Path

import httpx
import pytest

from .watchdog import Watchdog, watched_server


def busy(seconds: float) -> None:
    """Uses CPU time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def slow_step() -> None:
    await asyncio.sleep(0)
    busy(0.05)
    await asyncio.sleep(0)


def test_a_long_callback_is_found_by_name() -> None:
    with (
        pytest.raises(AssertionError, match=r"ms in slow_step"),
        Watchdog(threading.get_ident()).watching() as watchdog,
    ):
        asyncio.run(slow_step())
    assert watchdog.longest.seconds >= 0.05


def test_other_threads_and_waiting_do_not_count() -> None:
    async def story() -> None:
        await asyncio.to_thread(busy, 0.05)
        time.sleep(0.05)

    with Watchdog(threading.get_ident()).watching() as watchdog:
        asyncio.run(story())
    assert watchdog.callbacks > 3


def test_a_server_is_watched(tmp_path: Path) -> None:
    with watched_server(tmp_path) as (at, watchdog):
        before = watchdog.callbacks
        assert httpx.get(f"{at.http}/health").status_code == 200
        assert watchdog.callbacks > before
