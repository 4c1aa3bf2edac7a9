"""`/ready` tries the writer, and is no way to make load; `/health` needs nothing."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from longsuit.server.http.handlers import health
from longsuit.server.limits import unlimited

from ..clients import run_story
from ..live_server import LiveServer


def test_a_server_that_can_read_and_not_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "TRY_EVERY", 0.0)

    async def story(at: LiveServer) -> None:
        async with httpx.AsyncClient(base_url=at.http, timeout=30) as http:
            assert (await http.get("/ready")).status_code == 200
            engine = at.lobby.writer.engine

            def read_only(connection: object, *_: object) -> None:
                connection.execute("PRAGMA query_only=1")  # type: ignore[attr-defined]

            event.listen(engine, "connect", read_only)
            at.lobby.writer.drop_connection()
            engine.dispose()
            answer = await http.get("/ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert (await http.get("/health")).status_code == 200
            assert (await http.get("/api/games")).status_code == 200
            event.remove(engine, "connect", read_only)
            at.lobby.writer.drop_connection()
            engine.dispose()
            assert (await http.get("/ready")).status_code == 200

    run_story(story, tmp_path)


def test_many_who_ask_share_one_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TRY_EVERY", 3600.0)

    async def story(at: LiveServer) -> None:
        before = at.lobby.writer.commits
        async with httpx.AsyncClient(base_url=at.http, timeout=30) as http:
            answers = await asyncio.gather(*(http.get("/ready") for _ in range(30)))
            answers += [await http.get("/ready") for _ in range(10)]
            await asyncio.gather(*(http.get("/health") for _ in range(10)))
        assert {answer.status_code for answer in answers} == {200}
        assert at.lobby.writer.commits == before + 1

    run_story(story, tmp_path, limits=unlimited())


def test_a_writer_that_hangs_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)

    async def story(at: LiveServer) -> None:
        hanging: asyncio.Future[None] = at.lobby.writer.loop.create_future()
        monkeypatch.setattr(at.lobby.writer, "attempt", hanging)
        async with httpx.AsyncClient(base_url=at.http, timeout=30) as http:
            assert (await http.get("/ready")).status_code == 503
        assert not hanging.cancelled(), "others wait for it too"

    run_story(story, tmp_path)
