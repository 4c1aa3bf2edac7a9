"""No card, token, password or secret in logs, figures, errors or the OpenAPI document."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from longsuit.games import GAMES
from longsuit.protocol import messages, requests
from longsuit.server import logging_setup
from longsuit.server.error_log import error_place, log_error
from longsuit.server.games.running import RunningGame
from longsuit.server.http.handlers import games
from longsuit.server.tables.table import Table
from longsuit.server.workers.pool import JobFailed, JobQueue, WorkerPool

from .clients import close, connect_client, expect_refusal, start_game
from .live_server import LiveServer, free_port, live_server, play_on
from .live_server import until as wait_until

CARD = re.compile(r"\b(10|[2-9TJQKA])[CDHS]\b|\bJO\b|[♣♦♥♠]")
HEX = re.compile(r"\b[0-9a-f]{64}\b")
ROOT = Path(__file__).parents[2]
PASSWORD = "correct horse battery"
Story = Callable[[LiveServer], Awaitable[None]]


def ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200
    except httpx.HTTPError:
        return False


async def evening(at: LiveServer) -> list[str]:
    """A game with chat, errors and refusals; the secrets that must not be written anywhere."""
    secret = [PASSWORD]
    for game in ("whist", "pesten"):
        ann = await connect_client(at, "Ann")
        seats = ("me", *["random"] * (GAMES[game].seats(first(game)) - 1))
        code = await ann.create(game, seats=seats)
        await ann.start()
        moved = await ann.request(requests.Move(), messages.Moved)
        await ann.command(requests.Chat(text=f"my token is {ann.token}"))
        await expect_refusal(
            ann.command(requests.Act(n=0, action="call 99", nonce="nonce-x-y")), "stale"
        )
        secret += [ann.token, moved.code, code, "nonce-x-y"]
        headers = {"authorization": f"Bearer {ann.token}"}
        httpx.get(f"{at.http}/api/games/{ann.game}/log", headers=headers)
        body = {"name": ann.name, "password": PASSWORD}
        for method, path in (("PUT", "/api/me/account"), ("POST", "/api/sign-in")):
            answer = httpx.request(method, at.http + path, headers=headers, json=body, timeout=20)
            assert answer.status_code < 500
            assert PASSWORD not in answer.text
        async with connect(at.ws) as ws:
            await ws.send(f'{{"type": "hello", "token": "{ann.token}", "version": ')
            assert ann.token not in str(await ws.recv())
        if game == "pesten":
            await asyncio.wait_for(play_on(ann, Random(1), []), 60)
        await close(ann)
    return secret


def first(game: str) -> Any:
    return next(iter(GAMES[game].PRESETS.values()))


def clean(text: str, secret: list[str]) -> None:
    for word in secret:
        assert word not in text
    assert not CARD.search(text), CARD.search(text)
    assert not HEX.search(text)


@pytest.mark.parametrize("shape", [["--json-log"], pytest.param([], marks=pytest.mark.full)])
def test_nothing_secret_is_in_the_log_and_the_figures(tmp_path: Path, shape: list[str]) -> None:
    port, path = free_port(), tmp_path / "log"
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", db, "--instant", *shape]
    line = [sys.executable, "-c", "from longsuit.commands.cli import main; main()", *words]
    with path.open("wb") as log:
        server = subprocess.Popen(line, stdout=log, stderr=log)
        try:
            wait_until(lambda: ready(port))
            at = LiveServer(port)
            secret = asyncio.run(asyncio.wait_for(evening(at), 100))
            figures = httpx.get(f"{at.http}/metrics").text
        finally:
            server.terminate()
            server.wait(20)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as made:
        rows = made.execute("select secret from deals union select token from devices")
        secret += [word for (word,) in rows]
    assert len(secret) > 12
    said = path.read_text()
    assert "ready" in said
    assert "Traceback" not in said
    clean(said, secret)
    clean(figures, secret)


def test_the_openapi_document_holds_nothing_of_a_game() -> None:
    from longsuit.server.http.routes import openapi_json

    clean(openapi_json().decode(), [])
    assert b'"example' not in openapi_json()


def wrong(*_: object, **__: object) -> Any:
    """Fails with secrets in its local variables and in the text of the error."""
    hand, token = "7H QS", PASSWORD
    raise RuntimeError(f"{token} {hand}")


def test_an_unexpected_error_is_logged_with_its_place_and_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The number is also in the answer; nothing of the error's text is anywhere."""
    answers: list[Any] = []

    async def story(at: LiveServer) -> None:
        clients = await start_game(at, "Ann", "Bob")
        ann = clients[0]
        monkeypatch.setattr(RunningGame, "act", wrong)
        error = await expect_refusal(ann.act("draw"), "internal")
        answers.append({"values": error.line.values, "message": error.line.message})
        clean(error.line.text, [PASSWORD])
        monkeypatch.setattr(games, "encoded_games", wrong)
        answer = httpx.get(f"{at.http}/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "content-security-policy" in answer.headers
        answers.append(answer.json())
        clean(answer.text, [PASSWORD])
        monkeypatch.setattr(Table, "leave", wrong)
        await close(*clients)
        await asyncio.sleep(0.2)

    with capture_logs() as noted, live_server(tmp_path) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))
    errors = {entry["event"]: entry for entry in noted if entry["log_level"] == "error"}
    assert {"message failed", "request failed", "connection failed"} <= set(errors)
    raised = rf"raised at tests/server/test_secrets\.py:{wrong.__code__.co_firstlineno + 3}"
    for event, file in {
        "message failed": "net/request_handlers",
        "request failed": "http/handlers/games",
        "connection failed": "net/session",
    }.items():
        place = rf"RuntimeError at longsuit/server/{file}\.py:\d+, {raised}"
        assert re.fullmatch(place, errors[event]["error"]), errors[event]
    for event, answer in zip(("message failed", "request failed"), answers, strict=True):
        assert answer["message"] == "error_reported"
        assert answer["values"] == {"reference": errors[event]["reference"]}
    clean(repr(noted), [PASSWORD])
    clean(caplog.text, [PASSWORD])


UNCAUGHT = """
import asyncio, gc, logging, threading
from longsuit.server import logging_setup
from longsuit.server.error_log import error_place, log_error
from longsuit.server.error_log import log_uncaught, on_loop_error, watch_uncaught
from tests.server.test_secrets import wrong

logging_setup.configure(as_json=True)
watch_uncaught(log_uncaught)
class Gone:
    __del__ = wrong
Gone()
thread = threading.Thread(target=wrong)
thread.start()
thread.join()
async def task():
    wrong()
async def story():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(on_loop_error)
    loop.call_soon(wrong)
    loop.create_task(task())
    loop.call_exception_handler({"message": "7H"})
    for _ in range(3):
        await asyncio.sleep(0)
    gc.collect()
asyncio.run(story())
try:
    wrong()
except RuntimeError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application 7H")
wrong()
"""


def test_what_nobody_catches_is_logged_with_its_place_and_without_its_text() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", UNCAUGHT],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    entries = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [entry["event"] for entry in entries] == [
        "error ignored",
        "thread failed",
        "event loop failed",
        "task failed",
        "task failed",
        "library",
        "process failed",
    ], ran.stderr
    for entry in entries:
        if entry["event"] != "event loop failed":
            assert entry["error"].startswith("RuntimeError, raised at tests/server/test_secrets.py")
    assert ran.returncode == 1
    clean(ran.stderr + ran.stdout, [PASSWORD])


def test_a_job_that_fails_in_the_worker_process_says_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # the job is in this file

    async def story() -> None:
        pool = WorkerPool(JobQueue(1, 1))
        try:
            with pytest.raises(JobFailed) as caught:
                await pool.run(0, wrong)
        finally:
            await pool.close()
        with capture_logs() as noted:
            log_error(structlog.get_logger(), "player failed", caught.value)
        place = r"RuntimeError at longsuit/server/workers/process\.py:\d+, raised at tests/.*"
        assert re.fullmatch(place, noted[0]["error"])
        clean(repr(noted) + str(caught.value), [PASSWORD])

    asyncio.run(story())


def test_the_error_of_a_database_has_its_code() -> None:
    with sa.create_engine("sqlite://").begin() as made:
        made.execute(sa.text("create table cards (name text unique)"))
        made.execute(sa.text("insert into cards values ('7H')"))
        with pytest.raises(IntegrityError) as caught:
            made.execute(sa.text("insert into cards values ('7H')"))
    place = error_place(caught.value)
    assert re.fullmatch(
        r"IntegrityError \(SQLITE_CONSTRAINT_UNIQUE\), raised at sqlalchemy/.*:\d+", place
    )


def test_the_log_hides_what_looks_like_a_secret() -> None:
    entry = {"event": "x", "token": "abc", "hand": ["7H"], "code": "ABCD", "note": "k" * 43, "n": 3}
    assert logging_setup.redact(None, "info", entry) == {
        "event": "x",
        "token": "…",
        "hand": "…",
        "code": "…",
        "note": "…",
        "n": 3,
    }
