"""What requests whose answers are long cost the event loop of a server, in CPU time.

    python -m benchmarks.loop_costs [--requests 50]

The loop's thread is measured, callback by callback (`tests/server/watchdog.py`): the mean of a
request, the longest callback, and the bytes of the answer.  Asked for are 60 entries once more
(`since`) in games of 100 and of 20,000 events, the list of public tables, and a person's friends,
with 2,000 public tables and 500 friends.  The sources of an older version are measured with their
`src` first on PYTHONPATH.
"""

import argparse
import asyncio
import math
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.server.limits import unlimited
from tests.server.live_server import LiveServer, live_server
from tests.server.long_games import EVENTS, open_long_table
from tests.server.many_tables import make_friends, on_loop, open_public_tables
from tests.server.watchdog import Watchdog

MISSED = 60  # entries that are asked for again
TABLES, FRIENDS = 2_000, 500


class Measurement(Watchdog):
    """A watchdog that lets everything pass, and the bytes of the answers."""

    def __init__(self, at: LiveServer) -> None:
        super().__init__(at.thread, most=math.inf)
        self.bytes = 0


async def since_storm(at: LiveServer, count: int, events: int) -> Measurement:
    async with Client(at.ws, name="Ann", patience=600) as ann:
        opened = asyncio.to_thread(open_long_table, at, ann.token, events=events)
        await ann.join(await opened)
        since = requests.Since(n=ann.n - MISSED, game=ann.game)
        measured = Measurement(at)
        with measured.watching():
            for _ in range(count):
                await ann._send(since)
            await ann.request(requests.Ping(), messages.Pong)
        sent = [ann.inbox.get_nowait() for _ in range(ann.inbox.qsize())]
        measured.bytes = sum(len(messages.encode(message)) for message in sent if message)
        return measured


async def get_storm(at: LiveServer, count: int, path: str) -> Measurement:
    async with Client(at.ws, name="Ann") as ann, httpx.AsyncClient(timeout=60) as http:
        await asyncio.to_thread(on_loop, at, make_friends(at.lobby, ann.person, FRIENDS))
        headers, measured = {"authorization": f"Bearer {ann.token}"}, Measurement(at)
        with measured.watching():
            for _ in range(count):
                answer = await http.get(at.http + path, headers=headers)
                measured.bytes += len(answer.raise_for_status().content)
        return measured


def measure(
    label: str, count: int, tables: int, storm: Callable[[LiveServer], Awaitable[Measurement]]
) -> None:
    """Runs a storm against a server of its own with so many tables, and prints a line of it."""

    async def run(at: LiveServer) -> Measurement:
        return await storm(at)

    with (
        tempfile.TemporaryDirectory() as folder,
        live_server(Path(folder), loop="asyncio", limits=unlimited(), max_outbox=10**6) as at,
    ):
        if tables:
            on_loop(at, open_public_tables(at.lobby, tables))
        found = asyncio.run(run(at))
    mean, longest = 1000 * found.seconds / count, 1000 * found.longest.seconds
    print(f"| {label} | {mean:.2f} | {longest:.1f} | {found.bytes / count:,.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=50)
    count = parser.parse_args().requests
    print("| request | CPU ms of the loop, mean | longest callback, ms | bytes of the answer |")
    print("| --- | ---: | ---: | ---: |")
    for events in (100, EVENTS):
        label = f"`since` of {MISSED} entries, game of {events:,} events"
        measure(label, count, 0, lambda at, events=events: since_storm(at, count, events))  # type: ignore[misc]
    label = f"`GET /api/tables`, {TABLES:,} public tables"
    measure(label, count, TABLES, lambda at: get_storm(at, count, "/api/tables"))
    label = f"`GET /api/me/friends`, {FRIENDS} friends, {TABLES:,} tables"
    measure(label, count, TABLES, lambda at: get_storm(at, count, "/api/me/friends"))


if __name__ == "__main__":
    main()
