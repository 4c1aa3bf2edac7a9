"""A crash test: kills the server repeatedly while games of all five games are played.

    python -m benchmarks.soak_kill [--kills 1000] [--postgres] [--seed 1]

After each kill everything acknowledged is on disk, everything else is there whole or not at all,
the clients go on by themselves, and every finished game ends where its log ends.  With --postgres
the database is killed in turn with the server.  The first thing that does not hold stops the run;
nobody has to watch it.
"""

import argparse
import asyncio
import tempfile
import time

from longsuit.server.store.engine import connect
from tests.server.kill_scenario import KillScenario
from tests.server.live_server import ServerProcess
from tests.server.postgres import PostgresServer

PATIENCE = 600  # seconds in which something must happen, however busy the machine
WHOLE_CHECK = 100  # kills after which games that ended long ago are read again as well


def soak(kills: int, seed: int, url: str, database: PostgresServer | None) -> KillScenario:
    server = ServerProcess(url, PATIENCE)
    story = KillScenario(server, connect(url), seed, PATIENCE)
    down: list[float] = []
    first = time.monotonic()

    def kill(number: int) -> None:
        began = time.monotonic()
        if database and number % 2:
            database.kill()
            database.start()
        else:
            server.kill()
            story.check(everything=number % WHOLE_CHECK == 0)
            server.start()
            down.append(time.monotonic() - began)
        if (number + 1) % 10 == 0:
            print(
                f"{number + 1} kills in {time.monotonic() - first:.0f} s, "
                f"{len(story.acknowledged):,} acknowledged actions",
                flush=True,
            )

    try:
        asyncio.run(story.run(kills, kill))
    finally:
        server.kill()
    story.check(everything=True)
    story.engine.dispose()
    print(f"checked and ready again after {sum(down) / len(down):.1f} s on average")
    return story


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = PostgresServer() if options.postgres else None
        if database:
            database.start()
        url = database.url if database else f"sqlite:///{folder}/tables.db"
        try:
            story = soak(options.kills, options.seed, url, database)
        finally:
            if database:
                database.stop()
    print(
        f"{options.kills} kills on {'PostgreSQL' if database else 'SQLite'}: "
        f"{len(story.acknowledged):,} acknowledged actions, all there; "
        f"{len(story.stored):,} records, all whole; {story.ended.total()} games played to the end, "
        f"all as their logs ({', '.join(f'{name} {n}' for name, n in story.ended.items())})"
    )


if __name__ == "__main__":
    main()
