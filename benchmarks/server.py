"""A load test of a server process: seats that act at human pace, then as fast as it answers.

    python -m benchmarks.server [--tables 500] [--seconds 20] [--workers 1] [--npm FOLDER]
    python -m benchmarks.server --tables 25 --phases human search [--searching 200]
    python -m benchmarks.server --tables 25 --phases human advice [--asking 20]

The server runs as `longsuit serve` does, on a temporary SQLite database with durable commits.  The
load comes from processes of our own on the same machine; every table has one action on its way at a
time.  What is measured: seconds from an action to each seat's view of it, actions a second, the
server's own CPU time, and its memory.  With --npm the server of boardgame.io is installed into that
folder from benchmarks/boardgame_io, and is driven in the same way on a like game.

In the phase `search` there are tables of four search players beside, each with somebody who looks
on; in the phase `advice` people who ask for odds and advice before every move and for a review
after every game.  The times are those of the people at their own tables, as at human pace.
"""

import argparse
import asyncio
import os
import platform
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from .support.background_load import (
    HelpClient,
    Spectator,
    children,
    cpu_seconds,
    open_help_tables,
    open_search_tables,
    resident_bytes,
    search_counters,
)
from .support.load_clients import (
    HUMAN_PACE,
    TableLoad,
    connect_boardgame_io,
    connect_longsuit,
    open_tables,
)

SEATS = 4
BACKGROUND_PHASES = ("search", "advice")  # phases with others beside


class Phase(msgspec.Struct):
    """The measurements of one phase."""

    actions: int
    latencies: list[float]  # seconds from an action to the view of a seat
    errors: list[str]
    seen: int = 0  # events at the tables of search players
    waits: dict[str, list[float]] = {}  # seconds for odds, advice and reviews
    better: int = 0  # refinements of advice


# The load generators, each in its own process.


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """The load of one process."""

    kind: str
    port: int
    game: str
    tables: int
    seed: int
    player: str = ""
    searching: int = 0  # tables of search players, in the phase `search`
    asking: int = 0  # people who ask, in the phase `advice`


def worker(pipe: Connection, what: Load) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(load(pipe, what))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def load(pipe: Connection, what: Load) -> None:
    """Carries out the commands that come through the pipe."""
    rounds = [TableLoad(what.seed * 100_000 + at) for at in range(what.tables)]
    people: Any = None
    watchers, askers = list[Spectator](), list[HelpClient]()
    while True:
        word, seconds = await asyncio.to_thread(pipe.recv)
        if word == "connect":
            if what.kind == "ours":
                people = await connect_longsuit(what.port, rounds, SEATS)
            else:
                people = await connect_boardgame_io(what.port, what.game, rounds, SEATS)
            pipe.send(None)
        elif word == "sit":
            if what.kind == "ours":
                await open_tables(people, what.game)
            pipe.send(None)
        elif word == "beside search":
            watchers = await open_search_tables(what.port, what.game, what.player, what.searching)
            pipe.send(None)
        elif word == "beside advice":
            askers = await open_help_tables(what.port, "estimation_whist", what.asking)
            pipe.send(None)
        elif word != "stop":
            before = sum(wire.events_seen for wire in watchers)
            for at in rounds:
                at.start(None if word == "flat" else HUMAN_PACE)
            await asyncio.sleep(seconds)
            for at in rounds:
                at.pause()
            acted = sum(at.actions for at in rounds)
            seen = sum(wire.events_seen for wire in watchers) - before
            await asyncio.sleep(2)  # for the last answers
            everybody = [wire for seats in people for wire in seats] + watchers + askers
            found = Phase(acted, [t for at in rounds for t in at.latencies], [], seen)
            found.errors = [error for at in rounds for error in at.errors]
            found.errors += [error for wire in askers for error in wire.table.errors]
            found.errors += ["a connection was lost"] * sum(wire.lost for wire in everybody)
            for kind in ("odds", "advice", "review") if askers else ():
                found.waits[kind] = [t for wire in askers for t in wire.waits[kind]]
            answered = sum(wire.answers_received for wire in askers)
            found.better = answered - sum(len(waits) for waits in found.waits.values())
            pipe.send(found)
            for watcher in watchers:
                watcher.leave()
            for asker in askers:
                asker.leave()
            watchers, askers = [], []
        else:
            return


# The server, in a process of its own.


class Server:
    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port

    def memory(self) -> int:
        """The resident memory of the server."""
        return resident_bytes(self.process.pid)

    def cpu(self) -> float:
        """The CPU time of the server with all its threads."""
        return cpu_seconds(self.process.pid)

    def workers(self) -> tuple[float, int]:
        """The CPU time and the memory of the server's worker processes."""
        pids = children(self.process.pid)
        return sum(map(cpu_seconds, pids)), sum(map(resident_bytes, pids))


@contextmanager
def running_server(words: list[str], port: int, path: str, folder: str) -> Iterator[Server]:
    """Runs a server until the block is left, and waits until it answers."""
    with open(Path(folder) / "server.log", "wb") as said:
        process = subprocess.Popen(words, stdout=said, stderr=said, cwd=folder)
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5).close()
                    break
                except OSError:
                    if process.poll() is not None:
                        break
                    time.sleep(0.1)
            if process.poll() is not None:
                raise RuntimeError((Path(folder) / "server.log").read_text())
            yield Server(process, port)
        finally:
            process.terminate()
            process.wait(30)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


START = "from longsuit.commands.cli import main; main()"
START_WITHOUT_FAST_SOCKETS = f"""
from longsuit.server.net import websocket_protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
websocket_protocol.websocket_protocol = lambda: WebSocketsSansIOProtocol
{START}
"""


@contextmanager
def longsuit(line: str = START) -> Iterator[Server]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        words = [sys.executable, "-c", line, "serve", "--host", "127.0.0.1", "--port", str(port)]
        words += ["--db", db, "--no-limits"]
        with running_server(words, port, "/ready", folder) as server:
            yield server


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Server]:
    """Runs boardgame.io's server, installed from npm into a folder that may be kept."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in (Path(__file__).parent / "boardgame_io").iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        words = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(words, cwd=folder, check=True)
    port = free_port()
    words = ["node", str(folder / "serve.js"), str(port)]
    os.environ["NODE_ENV"] = "production"
    with running_server(words, port, "/games", str(folder)) as server:
        yield server


# The course of a measurement.


def measure(server: Server, kind: str, game: str, args: argparse.Namespace) -> None:
    spawn = get_context("spawn")
    pipes, workers = [], []
    share = [args.tables // args.workers] * args.workers
    share[0] += args.tables - sum(share)
    for seed, tables in enumerate(share):
        near, far = spawn.Pipe()
        what = Load(kind=kind, port=server.port, game=game, tables=tables, seed=seed)
        if seed == 0:  # the first one also plays those beside
            others = {name: getattr(args, name) for name in ("player", "searching", "asking")}
            what = msgspec.structs.replace(what, **others)
        workers.append(spawn.Process(target=worker, args=(far, what), daemon=True))
        workers[-1].start()
        far.close()  # so that a worker that fails is noticed
        pipes.append(near)

    def everybody(word: str, seconds: float = 0) -> list[Any]:
        for pipe in pipes:
            pipe.send((word, seconds))
        if word == "stop":
            return []
        return [pipe.recv() for pipe in pipes]

    connections, empty = args.tables * SEATS, server.memory()
    everybody("connect")
    joined = server.memory()
    everybody("sit")
    seated = server.memory()
    print(f"\n{kind}: {connections} connections at {args.tables} tables of {game}")
    print(f"  memory: {empty / 2**20:.0f} MiB empty, {seated / 2**20:.0f} MiB seated; ", end="")
    if kind == "ours":
        print(f"{(joined - empty) / connections / 1024:.1f} KiB a connection, ", end="")
        print(f"{(seated - joined) / args.tables / 1024:.1f} KiB a table beside")
    else:
        print(f"{(seated - empty) / args.tables / 1024:.1f} KiB a match with its connections")
    for phase in args.phases:
        if phase in BACKGROUND_PHASES:
            everybody(f"beside {phase}")
        before, aside = server.cpu(), server.workers()[0]
        counted = search_counters(server.port) if phase in BACKGROUND_PHASES else {}
        found: list[Phase] = everybody(phase, args.seconds)
        print_phase(phase, found, args.seconds, server.cpu() - before, os.getloadavg()[0])
        if phase in BACKGROUND_PHASES:
            now = search_counters(server.port)
            made = {name: now[name] - counted[name] for name in now}
            seconds, size = server.workers()
            share = (seconds - aside) / (args.seconds + 2)
            print(f"    the processes beside it: {share:.0%} of a core, {size / 2**20:.0f} MiB")
            print_background(phase, found, made, args)
    after = server.memory()
    print(f"  memory after it: {after / 2**20:.0f} MiB, {after / args.tables / 1024:.0f} KiB each")
    everybody("stop")
    for process in workers:
        process.join(10)


def print_phase(phase: str, found: list[Phase], seconds: float, cpu: float, load: float) -> None:
    took = sorted(t for part in found for t in part.latencies)
    acted = sum(part.actions for part in found)
    errors = [error for part in found for error in part.errors]

    def at(share: float) -> str:
        return f"{took[int(share * (len(took) - 1))] * 1000:.1f}" if took else "–"

    print(
        f"  {phase}: {acted / seconds:.0f} actions/s; to a seat's view p50 {at(0.5)} ms, "
        f"p95 {at(0.95)} ms, p99 {at(0.99)} ms, worst {at(1)} ms; "
        f"server CPU {cpu / seconds:.0%}, {acted / cpu:.0f} actions per CPU second; "
        f"{len(errors)} errors; load {load:.1f}",
        flush=True,
    )
    for error in sorted(set(errors))[:5]:
        print(f"    {error}")


def print_background(
    phase: str, found: list[Phase], made: dict[str, int], args: argparse.Namespace
) -> None:
    """Prints the work of the background load in a phase."""
    print("    meanwhile: ", end="")
    if phase == "search":
        figures = ", ".join(f"{number} {name}" for name, number in made.items())
        seen = sum(part.seen for part in found) / args.seconds
        print(f"{args.searching} tables of four {args.player}, {seen:.0f} events/s; {figures}")
        return
    cells = []
    for kind in ("odds", "advice", "review"):
        waits = sorted(t for part in found for t in part.waits.get(kind, ()))
        if waits:
            p95, half = waits[int(0.95 * (len(waits) - 1))], waits[len(waits) // 2]
            cells.append(f"{len(waits)} {kind} p50 {1000 * half:.0f} ms, p95 {1000 * p95:.0f} ms")
    better = sum(part.better for part in found)
    print(f"{args.asking} people asked: {'; '.join(cells)}; {better} times better advice")


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=1, help="processes that make the load")
    parser.add_argument("--game", default="whist")
    parser.add_argument("--phases", nargs="+", default=["human", "flat"])
    parser.add_argument("--player", default="level(master)", help="for the phase search")
    parser.add_argument("--searching", type=int, default=200, help="tables of them")
    parser.add_argument("--asking", type=int, default=20, help="people, in the phase advice")
    parser.add_argument("--compare-sockets", type=int, default=0, help="runs with each protocol")
    parser.add_argument("--npm", type=Path, help="a folder for boardgame.io")
    parser.add_argument("--only", choices=("ours", "boardgame.io"))
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    python = f"Python {platform.python_version()}"
    print(f"{os.cpu_count()} cores, {python}, {time.strftime('%Y-%m-%d')}, ", end="")
    print(f"load {os.getloadavg()[0]:.1f} at the start")
    if args.only != "boardgame.io":
        for _ in range(args.compare_sockets or 1):
            with longsuit() as server:
                measure(server, "ours", args.game, args)
            if args.compare_sockets:
                print("\nwith uvicorn's own WebSocket protocol", end="")
                with longsuit(START_WITHOUT_FAST_SOCKETS) as server:
                    measure(server, "ours", args.game, args)
    if args.npm:
        with boardgame_io(args.npm) as server:
            measure(server, "boardgame.io", "trick", args)


if __name__ == "__main__":
    main()
