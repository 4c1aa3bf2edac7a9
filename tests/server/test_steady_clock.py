"""A clock that jumps signs nobody out, closes no table and removes nothing."""

import asyncio
import time
from pathlib import Path

from sqlalchemy import update

from longsuit.client.connection import Client
from longsuit.server.maintenance import Maintenance
from longsuit.server.steady_clock import DOUBT, SteadyClock
from longsuit.server.store.pruning import EXPIRED
from longsuit.server.store.schema import devices, now
from longsuit.server.store.writer import Write

from .clients import run_story
from .live_server import LiveServer

YEAR = 366 * 86_400.0  # seconds


class Times:
    """A system's clock and a monotonic clock, in seconds."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1e9, 50.0

    def watch(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic)

    def go_by(self, seconds: float, jump: float = 0) -> None:
        self.wall, self.monotonic = self.wall + seconds + jump, self.monotonic + seconds


def test_it_is_in_doubt_for_a_day_after_a_jump_and_no_longer() -> None:
    for jump in (YEAR, -YEAR, 3600.0, -61.0):
        times = Times()
        clock = times.watch()
        assert clock.steady()
        times.go_by(5, jump)
        assert not clock.steady()
        times.go_by(DOUBT - 1)
        assert not clock.steady()
        times.go_by(2)
        assert clock.steady()


def test_corrections_and_long_times_are_no_jumps() -> None:
    times = Times()
    clock = times.watch()
    for _ in range(100):
        times.go_by(YEAR, 1.5)
        assert clock.steady()


def test_a_start_far_from_the_newest_stored_time_is_in_doubt() -> None:
    for away in (YEAR, -YEAR):
        times = Times()
        clock = times.watch()
        clock.compare(times.wall - 3 * 86_400)
        assert clock.steady()
        clock.compare(times.wall - away)
        assert not clock.steady()
        times.go_by(DOUBT + 1)
        assert clock.steady()


def test_two_jumps_that_cancel_out_leave_it_in_doubt() -> None:
    times = Times()
    clock = times.watch()
    times.go_by(1, YEAR)
    assert not clock.steady()
    times.go_by(1, -YEAR)
    assert not clock.steady()


def test_a_jump_neither_signs_anybody_out_nor_closes_tables(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        lobby = at.lobby
        ann = Client(at.ws, name="Ann")
        await ann.__aenter__()
        code = await ann.create("whist")
        await ann.close()
        loop = lobby.writer.loop

        def on_loop(work: object) -> asyncio.Future[None]:
            return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))  # type: ignore[arg-type]

        long_ago = update(devices).values(used=now() - EXPIRED - 1000)
        await on_loop(lobby.writer.write(Write(others=((long_ago, None),))))
        while lobby.tables[code].guests:
            await asyncio.sleep(0.01)
        lobby.tables[code].used -= int(YEAR * 1000)
        lobby.people.clock.wall = lambda: time.time() + YEAR
        await on_loop(Maintenance(lobby).sweep())
        async with Client(at.ws, token=ann.token) as again:
            assert again.person == ann.person
            await again.join(code)

    run_story(story, tmp_path)
