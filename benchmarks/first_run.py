"""The first run of a new user, next to an older commit in the same run: seconds to the page, bytes
on disk, and seconds and CPU until the level master plays as master.

    python -m benchmarks.first_run                   # from a clean clone, as `make play` does it
    python -m benchmarks.first_run --wheel           # from a wheel, in a clean environment
    python -m benchmarks.first_run --before ac27501

The page and `longsuit --help` are started several times, the two commits in turn, and the quickest
start counts: what else a machine does only adds to it.
"""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from time import monotonic, sleep
from urllib.error import URLError

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
BEFORE = "ac27501"  # main when issue 17 began
GAME = "estimation_whist"
POLL = 0.01  # seconds
STARTS = 7
LONGEST = 900.0  # seconds for the compiler
COMPILER = ("llvmlite", "numba", "numpy", "numpy.libs")
READY = f"""
from time import sleep
from longsuit.bots.search.player import ready
from longsuit.sim.compile.entry_points import available
while available() and not ready("{GAME}"):
    sleep({POLL})
print(available(), flush=True)
sleep(60)
"""


class Cost(Struct, frozen=True):
    wall: float  # seconds
    cpu: float  # seconds, of child processes too


class Installation(Struct, frozen=True):
    """A commit in an environment of its own."""

    python: Path
    environment: dict[str, str]
    cost: Cost

    @property
    def longsuit(self) -> Path:
        return self.python.parent / "longsuit"


class Report(Struct, frozen=True):
    installed: Cost
    helped: Cost  # `longsuit --help`
    page: Cost  # from `longsuit start` to the page and the list of games
    size: int  # bytes of the environment
    compiler_size: int  # of these, Numba, NumPy and llvmlite
    master: Cost | None  # until master plays as master; None: it never does


def run(words: list[str], folder: Path, environment: dict[str, str]) -> Cost:
    """The cost of a command."""
    began, before = monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        words, check=False, cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(monotonic() - began, cpu)


def session_cpu(session: int) -> float:
    """The seconds of CPU of every process of a session, and of its children that have ended."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def session(
    words: list[str], environment: dict[str, str]
) -> Iterator[tuple[subprocess.Popen[str], Callable[[], Cost]]]:
    """A program in a session of its own, and its cost so far."""
    began = monotonic()
    program = subprocess.Popen(
        words,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        yield program, lambda: Cost(monotonic() - began, session_cpu(program.pid))
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()


def seconds_to_page(longsuit: Path, environment: dict[str, str]) -> Cost:
    """The cost until the page and the list of games are there."""
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    with session([str(longsuit), "start", "--port", str(port)], environment) as (program, cost):
        for path in ("/", "/api/games"):
            while True:
                with suppress(URLError, ConnectionError):
                    urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60).read()
                    break
                if program.poll() is not None:
                    sys.exit("longsuit start has ended")
                sleep(POLL)
        return cost()


def seconds_to_master(python: Path, environment: dict[str, str]) -> Cost | None:
    """The cost until the strong players of a game are compiled, with an empty cache."""
    with session([str(python), "-c", READY], environment) as (program, cost):
        assert program.stdout is not None
        compiled = program.stdout.readline() == "True\n"
        return cost() if compiled else None


def size(folder: Path, names: tuple[str, ...] = ("",)) -> int:
    """The bytes of the files below a folder, or below these folders somewhere in it."""
    found = (
        [folder] if names == ("",) else [p for n in names for p in folder.rglob(n) if p.is_dir()]
    )
    files = [file for top in found for file in top.rglob("*")]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink())


def install(commit: str, folder: Path, *, wheel: bool) -> Installation:
    """Clones a commit into a folder and installs it as a player would: by `make`, or as a wheel
    into an empty environment.  Starts it once, which writes bytecode."""
    clone, home = folder / "clone", folder / "home"
    home.mkdir(parents=True)
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    environment = kept | {f"XDG_{kind}_HOME": str(home) for kind in ("CACHE", "DATA", "CONFIG")}
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "checkout", "-q", "--detach", commit], cwd=clone, check=True)
    python = clone / ".venv" / "bin" / "python"
    pip = [str(python), "-m", "pip", "-q"]
    own = {k: v for k, v in environment.items() if k != "XDG_CACHE_HOME"}  # pip's cache is not ours
    if wheel:
        run([sys.executable, "-m", "venv", ".venv"], clone, own)
        run([*pip, "wheel", "--no-deps", "-w", "dist", "."], clone, own)
        built = next((clone / "dist").glob("*.whl"))
        cost = run([*pip, "install", str(built)], clone, own)
    else:
        cost = run(["make", ".venv/play", f"PYTHON={sys.executable}"], clone, own)
    made = Installation(python, environment, cost)
    seconds_to_page(made.longsuit, environment)
    return made


def measure(installations: list[Installation]) -> list[Report]:
    """Everything about some installations, one row at a time."""
    helped: list[list[Cost]] = [[] for _ in installations]
    pages: list[list[Cost]] = [[] for _ in installations]
    for _ in range(STARTS):
        for at, one in enumerate(installations):
            words = [str(one.longsuit), "--help"]
            helped[at].append(run(words, one.python.parent, one.environment))
            pages[at].append(seconds_to_page(one.longsuit, one.environment))
    return [
        Report(
            installed=one.cost,
            helped=quickest(helped[at]),
            page=quickest(pages[at]),
            size=size(one.python.parents[1]),
            compiler_size=size(one.python.parents[1], COMPILER),
            master=seconds_to_master(one.python, one.environment),
        )
        for at, one in enumerate(installations)
    ]


def quickest(costs: list[Cost]) -> Cost:
    """The shortest time and the least CPU among the costs of one thing."""
    return Cost(min(cost.wall for cost in costs), min(cost.cpu for cost in costs))


def seconds(cost: Cost | None) -> str:
    return f"{cost.wall:.2f} s ({cost.cpu:.2f} s CPU)" if cost else "never: no compiler"


def megabytes(number: int) -> str:
    return f"{number / 1e6:.0f} MB"


ROWS: dict[str, Callable[[Report], str]] = {
    "installed": lambda found: seconds(found.installed),
    "longsuit --help": lambda found: seconds(found.helped),
    "page after longsuit start": lambda found: seconds(found.page),
    "on disk": lambda found: megabytes(found.size),
    "of that, the compiler": lambda found: megabytes(found.compiler_size),
    "master plays as master": lambda found: seconds(found.master),
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--before", default=BEFORE, help="the commit to compare with")
    options.add_argument("--wheel", action="store_true", help="install a wheel, not a clone")
    chosen = options.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="longsuit first run "))
    try:
        reports = measure(
            [
                install(commit, folder / commit, wheel=chosen.wheel)
                for commit in (chosen.before, "HEAD")
            ]
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    print(f"{len(os.sched_getaffinity(0))} cores, load average {os.getloadavg()[0]:.1f}")
    print(f"{'':28}{chosen.before:>28}{head.stdout.decode()[:7]:>28}")
    for label, text in ROWS.items():
        print(f"{label:28}" + "".join(f"{text(report):>28}" for report in reports))


if __name__ == "__main__":
    main()
