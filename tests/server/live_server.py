"""A server for tests: in a thread of this process, or as a process of its own."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Literal
from urllib.error import URLError

import uvicorn

from longsuit.client.connection import Client
from longsuit.protocol import messages
from longsuit.protocol.errors import Refusal
from longsuit.server.app import create_app
from longsuit.server.config import Config
from longsuit.server.net.deadlines import DeadlineProtocol
from longsuit.server.net.socket import FastWebSocketProtocol
from longsuit.server.store.lock import Superseded
from longsuit.server.tables.lobby import Lobby


class LiveServer:
    """The addresses of a running server, and its lobby."""

    def __init__(self, port: int, app: Any = None) -> None:
        self.app = app
        self.thread: int | None = None  # of its event loop, if it runs in this process
        self.superseded: list[Superseded] = []  # why it would have stopped
        self.use_port(port)

    def use_port(self, port: int) -> None:
        self.port = port
        self.http, self.ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws"

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby


def free_port() -> int:
    """A free port that no outgoing connection takes while a server that had it starts again."""
    while True:
        port = SystemRandom().randrange(15_000, 32_000)  # below the ephemeral ports of Linux
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


@contextmanager
def live_server(
    folder: Path,
    ws: type[asyncio.Protocol] | Literal["auto"] = FastWebSocketProtocol,
    http: type[asyncio.Protocol] = DeadlineProtocol,
    loop: Literal["auto", "asyncio"] = "auto",
    **values: Any,
) -> Iterator[LiveServer]:
    """A server in a thread, whose computer players do not pause."""
    settings: dict[str, Any] = {"db": f"sqlite:///{folder / 'tables.db'}", "thinking": "none"}
    config = Config(**{**settings, **values})
    at = LiveServer(0)
    at.app = app = create_app(config, at.superseded.append)
    listeners = [socket.create_server(("127.0.0.1", 0))]
    if config.metrics_port:
        listeners.append(socket.create_server(("127.0.0.1", config.metrics_port)))
    at.use_port(listeners[0].getsockname()[1])
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            lifespan="on",
            ws=ws,
            http=http,
            loop=loop,
            ws_max_size=65_536,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
        )
    )
    thread = threading.Thread(target=server.run, kwargs={"sockets": listeners})
    thread.start()
    until(lambda: server.started or not thread.is_alive())
    assert server.started
    try:
        at.thread = thread.ident
        yield at
    finally:
        server.should_exit = True
        thread.join(timeout=20)
        for listener in listeners:
            listener.close()
        assert not thread.is_alive()


def until(true: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


class ServerProcess:
    """A server that can be killed at any moment."""

    def __init__(
        self, db: str, patience: float = 30, environment: Mapping[str, str] | None = None
    ) -> None:
        self.db, self.port = db, free_port()
        self.patience = patience  # seconds in which it must be ready
        self.environment = environment or {}  # beside this process's own
        self.live = LiveServer(self.port)
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(tempfile.mkdtemp()) / "log"

    def start(self, wait: float = 0) -> None:
        """Returns when it is ready, or after so many seconds."""
        line = "from longsuit.commands.cli import main; main()"
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", line, *words, "--instant"],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "default", **self.environment},
            )
        if wait:
            time.sleep(wait)
        else:
            until(self.ready, self.patience)

    def ready(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"it has stopped: {self.log.read_text()[-2000:]}")
        try:
            with urllib.request.urlopen(f"{self.live.http}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def play_on(client: Client, rng: Random, acted: list[tuple[str, int, str]]) -> None:
    """Acts at random whenever it is this client's turn, until the game is over.

    `acted` collects what was acknowledged: game, record, action.
    """
    while True:
        message = await asyncio.wait_for(client.inbox.get(), 60)
        if message is None:
            assert client.end_reason is not None
            raise client.end_reason
        if isinstance(message, messages.Result):
            return
        if client.view.get("legal") and client.view["phase"] != "over":
            await choose(client, rng, acted)


async def choose(client: Client, rng: Random, acted: list[tuple[str, int, str]]) -> None:
    game, action = client.game, rng.choice(client.view["legal"])["action"]
    try:
        n = await client.act(action)
    except Refusal as error:
        if error.code not in ("stale", "illegal", "unavailable", "not_playing"):
            raise
        return
    acted.append((game, n, action))
