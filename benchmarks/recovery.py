"""The time in which a server with many open tables recovers after a restart.

    python -m benchmarks.recovery [--tables 1000]

Tables of all five games, each in the middle of a game, are written to an SQLite file.  Then a
server is started on it: the time until it is ready, beside that of an empty one, and the time
from asking for a table to its view when a person comes back to each of them.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from random import Random

from rich.progress import track

from longsuit.client.connection import Client
from longsuit.engine.actions import CHANCE, OVER, Event
from longsuit.games import GAMES
from longsuit.protocol import requests
from longsuit.server.config import Config
from longsuit.server.games.record import Draft
from longsuit.server.limits import unlimited
from longsuit.server.store.engine import connect, migrate
from longsuit.server.store.lock import begin_epoch
from longsuit.server.store.queries import Queries
from longsuit.server.store.rows import Statement, insert_deal, insert_game, update_deal
from longsuit.server.store.writer import Write, Writer
from longsuit.server.tables.lobby import Lobby, new_record
from tests.server.live_server import ServerProcess

RECORDS = 60  # of each game


async def fill(url: str, tables: int) -> tuple[str, list[str]]:
    """Writes the tables; returns the token of the person at all of them, and their codes."""
    engine, rng = connect(url), Random(1)
    migrate(engine)
    writer = Writer(engine, asyncio.get_running_loop(), begin_epoch(engine))
    lobby = Lobby(Config(db=url, limits=unlimited()), Queries(engine), writer)
    who, token = await lobby.people.create_guest("Ann")
    codes = []
    for number in track(range(tables), "writing tables"):
        said = requests.Create(game=list(GAMES)[number % len(GAMES)])
        table = await lobby.create(who, said)
        record = new_record(table)
        head = record.header
        await table.write(insert_game(head), insert_deal(head.id, 0, record.deals[0]))
        while record.n < RECORDS and record.actor != OVER:
            draft, others = Draft(record), tuple[Statement, ...]()
            if record.actor == CHANCE:
                draft.shuffle(())
                assert draft.next_deal is not None
                deal = record.shuffles
                others = (
                    update_deal(head.id, deal, ()),
                    insert_deal(head.id, deal + 1, draft.next_deal),
                )
            while draft.actor >= 0 and record.n + len(draft.steps) < RECORDS:
                choices = record.game.legal(draft.state)
                draft.add(Event(draft.actor, rng.choice(choices)))
            await writer.write(Write(draft.rows(), others))
            draft.append_to_record()
        codes.append(table.code)
    await asyncio.to_thread(writer.close)
    engine.dispose()
    return token, codes


def start_seconds(server: ServerProcess) -> float:
    began = time.monotonic()
    server.start()
    return time.monotonic() - began


async def view_times(server: ServerProcess, token: str, codes: list[str]) -> list[float]:
    """The milliseconds from the request for each table to its view."""
    times = []
    async with Client(server.live.ws, token=token) as client:
        for code in track(codes, "coming back"):
            began = time.perf_counter()
            client.view = {}
            await client.join(code)
            assert client.view
            times.append(1000 * (time.perf_counter() - began))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty = ServerProcess(f"sqlite:///{folder}/empty.db")
        alone = start_seconds(empty)
        empty.kill()
        url = f"sqlite:///{folder}/tables.db"
        token, codes = asyncio.run(fill(url, options.tables))
        server = ServerProcess(url)
        full = start_seconds(server)
        try:
            times = asyncio.run(view_times(server, token, codes))
        finally:
            server.kill()
    print(f"ready after {full:.2f} s with {len(codes):,} tables, {alone:.2f} s with none")
    print(
        f"a person's way back to a table: median {statistics.median(times):.1f} ms, "
        f"slowest {max(times):.1f} ms; all {len(codes):,} in {sum(times) / 1000:.1f} s"
    )


if __name__ == "__main__":
    main()
