"""The server under attack, in a process of its own, with its log and its memory."""

import contextlib
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from ..support.background_load import resident_bytes

START = """
import resource
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, most), most))  # as most systems have it
from longsuit.commands.cli import main
main()
"""


class Target:
    """A server process, which may be of another checkout (`source`)."""

    def __init__(self, folder: Path, source: Path, *words: str, **environment: str) -> None:
        self.folder, self.source, self.words = folder, source, words
        self.environment = environment
        self.database = folder / "tables.db"
        self.log = folder / "log"
        self.port = free_port()
        self.http, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--json-log"]
        if "--db" not in self.words:
            words += ["--db", f"sqlite:///{self.database}"]
        path = f"{self.source / 'src'}{os.pathsep}{self.source}"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, *words, "--instant", *self.words],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONPATH": path, **self.environment},
            )
        for _ in range(3_000):
            if self.ready():
                return
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.http}/ready", timeout=10) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def memory(self) -> int:
        """The resident memory of the process, in bytes."""
        assert self.process is not None
        return resident_bytes(self.process.pid)

    def stands(self) -> bool:
        assert self.process is not None
        return self.process.poll() is None and self.ready()

    def errors(self) -> list[str]:
        """The lines of the log that tell of an error or were not written by the log at all."""
        found = []
        for line in self.log.read_text().splitlines():
            try:
                entry: Any = json.loads(line)
            except json.JSONDecodeError:
                found.append(line)
                continue
            if entry.get("level") in ("error", "critical"):
                found.append(line)
        return found

    def entries(self) -> dict[tuple[str, str], int]:
        """The number of each stored entry that a client sent, by its game and SEAT:NONCE."""
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            rows = database.execute("select game, nonce, n from records where nonce <> ''")
            return {(game, nonce): n for game, nonce, n in rows}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
