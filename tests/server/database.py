"""A PostgreSQL of its own for a test, which can be killed and started again."""

import glob
import os
import shutil
import signal
import subprocess
from pathlib import Path

from house import free_port, until


def programs() -> str:
    """The folder of PostgreSQL's programs; empty when it is not installed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    where = shutil.which("initdb")
    return found[-1] if found else os.path.dirname(where) if where else ""


class Database:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder / "postgres", free_port()
        self.url = f"postgresql://longsuit@127.0.0.1:{self.port}/postgres"
        self.folder.mkdir()
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            for path in (self.folder, *self.folder.parents[:-2]):
                path.chmod(0o755)
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-D", str(self.folder), "-U", "longsuit", "-A", "trust", "--no-sync")

    def words(self, program: str, *words: str) -> list[str]:
        line = [os.path.join(programs(), program), *words]
        return ["runuser", "-u", "postgres", "--", *line] if os.getuid() == 0 else line

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            self.words(program, *words),
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder), "-w", "-l", log, "-o", options, "start")

    def kill(self) -> None:
        """At once, like a power failure."""
        leader = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(leader, signal.SIGKILL)
        until(lambda: not os.path.exists(f"/proc/{leader}"))
        # Its children notice that it has gone, and go as well.
        until(self.released)

    def released(self) -> bool:
        try:
            self.run("pg_ctl", "-D", str(self.folder), "status")
        except subprocess.CalledProcessError:
            return True
        return False

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder), "-m", "immediate", "stop")
