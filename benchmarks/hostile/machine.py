"""A machine that fails under the server: its disk, its clock, its PostgreSQL.

People play all five games meanwhile.  Whatever was acknowledged is on disk, also when the server
is killed in the middle of the trouble; everything else is there whole or not at all; and when the
trouble is over play goes on by itself.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random
from time import monotonic, sleep

from longsuit.server.store.engine import connect
from tests.server.kill_scenario import KillScenario
from tests.server.live_server import ServerProcess
from tests.server.postgres import PostgresServer

from .faults import DISK_FAULTS, Fault, Faults

PATIENCE = 300  # seconds in which play goes on, however busy the machine
CALLS_BEFORE = (0, 0, 1, 2, 3, 5, 8)  # that still succeed: a fault may come within a commit
TROUBLE = (0.1, 1.5)  # seconds that it lasts, from and to
SKEWS = (3600, -3600, 86_400, -86_400, 40 * 86_400, 400 * 86_400, -400 * 86_400, 0)  # seconds
DAY = 86_400
# The lines that the log may have in such a time.
EXPECTED = ("write failed", "read failed", "table failed", "database", "clock")

Trouble = Callable[[KillScenario], Awaitable[str]]


async def play_through(
    story: KillScenario, troubles: Iterable[Trouble], seconds: float
) -> Counter[str]:
    """Plays while one trouble after another comes, for so long or to the last; counts them."""
    counts, until = Counter[str](), monotonic() + seconds
    async with story.playing() as tables:
        for trouble in troubles:
            await story.wait_for_actions(tables, 5)
            before = len(story.acknowledged)
            counts[await trouble(story)] += 1
            counts["acknowledged in trouble"] += len(story.acknowledged) - before
            if monotonic() > until:
                break
        await story.wait_for_actions(tables, 25)
    return counts


@contextmanager
def faulty_server(rng: Random) -> Iterator[tuple[ServerProcess, KillScenario, Faults]]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        faults = Faults(Path(folder), "tables.db")
        server = ServerProcess(url, PATIENCE, faults.environment)
        yield server, KillScenario(server, connect(url), rng.randrange(10**6), PATIENCE), faults


async def kill_and_start(server: ServerProcess, story: KillScenario) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(story.check)
    await asyncio.to_thread(server.start)


def disk(seconds: float, rng: Random, chosen: Sequence[Fault] = ()) -> Counter[str]:
    """The disk is full, read-only or broken from any call on, also in the middle of a commit; one
    time in three the server is killed before the disk works again."""
    with faulty_server(rng) as (server, story, faults):

        async def trouble(fault: Fault, story: KillScenario) -> str:
            faults.fail(fault, rng.choice(CALLS_BEFORE))
            await asyncio.sleep(rng.uniform(*TROUBLE))
            killed = rng.random() < 1 / 3
            if killed:
                await asyncio.to_thread(server.kill)
            failed = faults.heal()
            if killed:
                await asyncio.to_thread(story.check)
                await asyncio.to_thread(server.start)
            return f"{fault.name}{', and killed' if killed else ''}" if failed else "not noticed"

        faulty = chosen or (rng.choice(DISK_FAULTS) for _ in count())
        return survive(server, story, (partial(trouble, fault) for fault in faulty), seconds)


def clock(seconds: float, rng: Random, chosen: Sequence[int] = ()) -> Counter[str]:
    """The clock of the system jumps by hours, days and years, forth and back."""
    with faulty_server(rng) as (server, story, faults):

        async def trouble(skew: int, story: KillScenario) -> str:
            faults.skew(skew)
            await asyncio.sleep(rng.uniform(*TROUBLE))
            if rng.random() < 0.4:
                await kill_and_start(server, story)
            return f"{skew / DAY:+.2g} days"

        skews = chosen or (rng.choice(SKEWS) for _ in count())
        return survive(server, story, (partial(trouble, skew) for skew in skews), seconds)


def postgres(seconds: float, rng: Random) -> Counter[str]:
    """PostgreSQL is killed, restarted, made read-only; its sessions are ended."""
    database = PostgresServer()
    database.start()
    try:
        server = ServerProcess(database.url, PATIENCE)
        story = KillScenario(server, connect(database.url), rng.randrange(10**6), PATIENCE)

        async def trouble(
            kind: Callable[[PostgresServer, Random], None], story: KillScenario
        ) -> str:
            await asyncio.to_thread(kind, database, rng)
            return kind.__name__.replace("_", " ")

        kinds = cycle(POSTGRES_TROUBLES)
        return survive(server, story, (partial(trouble, kind) for kind in kinds), seconds)
    finally:
        database.stop()


def killed(database: PostgresServer, rng: Random) -> None:
    database.kill()
    database.start()


def restarted(database: PostgresServer, rng: Random) -> None:
    database.run("pg_ctl", "-D", str(database.folder), "-m", "fast", "-w", "stop")
    database.start()


def made_read_only(database: PostgresServer, rng: Random) -> None:
    database.execute("alter system set default_transaction_read_only = on")
    database.execute("select pg_reload_conf()")
    sleep(rng.uniform(*TROUBLE))
    database.execute("alter system reset default_transaction_read_only")
    database.execute("select pg_reload_conf()")


def sessions_ended(database: PostgresServer, rng: Random) -> None:
    database.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    )


POSTGRES_TROUBLES = (killed, restarted, made_read_only, sessions_ended)


def survive(
    server: ServerProcess, story: KillScenario, troubles: Iterable[Trouble], seconds: float
) -> Counter[str]:
    """Plays through the troubles, then checks everything that is stored, and the server's log."""
    try:
        counts = asyncio.run(play_through(story, troubles, seconds))
    finally:
        server.kill()
    story.check(everything=True)
    story.engine.dispose()
    counts["acknowledged"] = len(story.acknowledged)
    counts["games played to the end"] = story.ended.total()
    unexpected = [
        line
        for line in server.log.read_text().splitlines()
        if "error" in line and not any(word in line for word in EXPECTED)
    ]
    assert not unexpected, unexpected[:5]
    return counts


MACHINE_ATTACKS: dict[str, Callable[[float, Random], Counter[str]]] = {
    "disk": disk,
    "clock": clock,
    "postgres": postgres,
}
