"""What logs cost: limits come before the work, which is done beside the event loop."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from longsuit.server.http.handlers import logs
from longsuit.server.limits import Limits, Rate
from longsuit.server.tables import opening
from longsuit.server.workers.log_threads import MOST_PENDING

from ..live_server import LiveServer, live_server, until
from .calls import call, guest, refused

GOLDEN = Path(__file__).parents[2] / "golden"
AWAY = {"x-forwarded-for": "203.0.113.9"}
ONCE = Rate(0.001, 1)
LOG = "game whist 1\n\n0 7Q\n"  # which cannot be read


def open_from(at: LiveServer, token: str, log: str, **values: Any) -> httpx.Response:
    body = {"game": "whist", "seats": ["me"], "from": {"log": log, "n": 1, "seat": 0}, **values}
    headers = {"authorization": f"Bearer {token}", **AWAY}
    return httpx.post(f"{at.http}/api/tables", headers=headers, json=body, timeout=60)


def count_calls(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[bool]:
    """For each later call of a function: whether it ran on an event loop."""
    found: list[bool] = []
    original: Callable[..., Any] = getattr(module, name)

    def counted(*arguments: Any) -> Any:
        found.append(asyncio._get_running_loop() is not None)
        return original(*arguments)

    monkeypatch.setattr(module, name, counted)
    return found


@pytest.mark.parametrize("limit", ["logs", "tables_opened"])
def test_a_limit_is_taken_before_a_log_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    read = count_calls(monkeypatch, opening, "log")
    with live_server(tmp_path, limits=replace(Limits(), **{limit: ONCE})) as at:
        ann, _ = guest(at, "Ann")
        assert refused(open_from(at, ann, LOG)) == (409, "bad_log")
        assert refused(open_from(at, ann, LOG)) == (429, "too_fast")
    assert len(read) == 1


def test_who_has_no_room_for_a_table_has_no_log_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = count_calls(monkeypatch, opening, "log")
    with live_server(tmp_path, limits=Limits(hosted=0)) as at:
        ann, _ = guest(at, "Ann")
        assert refused(open_from(at, ann, LOG))[1] == "too_many"
    assert not read


def test_a_table_from_a_log_takes_one_token(tmp_path: Path) -> None:
    text = next((GOLDEN / "whist").glob("*.game")).read_text()
    with live_server(tmp_path, limits=Limits(logs=ONCE, tables_opened=ONCE)) as at:
        ann, _ = guest(at, "Ann")
        opened = open_from(at, ann, text, nonce="a")
        assert opened.status_code == 201, opened.text
        assert open_from(at, ann, text, nonce="a").json() == opened.json()


def test_logs_are_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = next((GOLDEN / "whist").glob("*.game")).read_text()
    names = ("log", "final_state", "record_from_events")
    calls = {name: count_calls(monkeypatch, opening, name) for name in names}
    with live_server(tmp_path) as at:
        ann, _ = guest(at, "Ann")
        answer = open_from(at, ann, text)
        assert answer.status_code == 201, answer.text
        assert calls == {name: [False] for name in names}
        calls["log"].clear()
        assert call(at, "POST", "/api/logs", content=text.encode()).status_code == 200
        assert calls["log"] == [False]


def test_logs_leave_the_database_its_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, arrived = threading.Event(), 0

    def wait(text: str, window: Any) -> dict[str, Any]:
        assert released.wait(60)
        return {}

    async def body_of(request: Any, largest: int) -> bytes:
        nonlocal arrived
        arrived += 1
        return b""

    monkeypatch.setattr(logs, "log_replay", wait)
    monkeypatch.setattr(logs, "body_of", body_of)
    count = MOST_PENDING + 8  # more than either pool has threads

    async def story(at: LiveServer, token: str) -> None:
        async with httpx.AsyncClient(base_url=at.http, timeout=60) as client:
            sent = [asyncio.create_task(client.post("/api/logs")) for _ in range(count)]
            try:
                await asyncio.to_thread(until, lambda: arrived == count)
                headers = {"authorization": f"Bearer {token}"}
                answer = await client.get("/api/me/games", headers=headers, timeout=10)
                assert answer.status_code == 200
            finally:
                released.set()
            statuses = sorted([(await each).status_code for each in sent])
            assert statuses == [200] * MOST_PENDING + [429] * 8

    with live_server(tmp_path) as at:
        asyncio.run(story(at, guest(at, "Ann")[0]))
