"""A PostgreSQL server of its own for a test, which can be killed and started again."""

import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psycopg

from .live_server import free_port, until


def program_folder() -> str:
    """The folder of PostgreSQL's programs; empty when it is not installed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    where = shutil.which("initdb")
    return found[-1] if found else os.path.dirname(where) if where else ""


class PostgresServer:
    def __init__(self) -> None:
        assert program_folder(), "PostgreSQL is needed: apt-get install postgresql, as .ci/run does"
        # Not among pytest's folders, into which only their owner may look.
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="longsuit-")), free_port()
        self.url = f"postgresql://longsuit@127.0.0.1:{self.port}/postgres"
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-D", str(self.folder), "-U", "longsuit", "-A", "trust", "--no-sync")

    def command(self, program: str, *words: str) -> list[str]:
        """The command line of a program, as another user if this one is root."""
        line = [os.path.join(program_folder(), program), *words]
        return ["runuser", "-u", "postgres", "--", *line] if os.getuid() == 0 else line

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            self.command(program, *words),
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def execute(self, statement: str) -> None:
        """Runs a statement of SQL in a session of its own, outside of a transaction."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        log = str(self.folder / "log")
        words = ("-D", str(self.folder), "-w", "-l", log, "-o", options, "start")
        for attempt in range(10):  # what was killed may hold its memory a moment longer
            try:
                self.run("pg_ctl", *words)
            except subprocess.CalledProcessError:
                if attempt == 9:
                    raise AssertionError(Path(log).read_text()[-2000:]) from None
                time.sleep(0.5)
            else:
                return

    def kill(self) -> None:
        """Kills all its processes at once, like a power failure."""
        leader = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(leader, signal.SIGSTOP)  # so that it starts no more
        children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        for process in (leader, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        until(lambda: not any(os.path.exists(f"/proc/{each}") for each in (leader, *children)))

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder), "-m", "immediate", "stop")
        shutil.rmtree(self.folder)
