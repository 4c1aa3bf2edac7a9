"""Who may read the figures: programs on this computer, who has the token, the port of their own."""

from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longsuit.commands.cli import main

from ..live_server import LiveServer, free_port, live_server

TOKEN = "figures-for-prometheus"
AWAY = {"x-forwarded-for": "203.0.113.7"}


def status(at: LiveServer, **headers: str) -> int:
    answer = httpx.get(f"{at.http}/metrics", headers=headers)
    assert ("longsuit_tables" in answer.text) == (answer.status_code == 200)
    return answer.status_code


def test_on_loopback_they_are_for_this_computer_only(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        assert status(at) == 200
        assert status(at, host="localhost") == 200
        for headers in (AWAY, {"host": "cards.example"}, {"forwarded": "for=_x"}, {"via": "1.1 x"}):
            assert status(at, **headers) == 403, headers


def test_beyond_loopback_they_are_closed(tmp_path: Path) -> None:
    with live_server(tmp_path, host="0.0.0.0") as at:
        assert status(at) == 403
        answer = httpx.get(f"{at.http}/metrics").json()
        assert answer["message"] == "metrics_closed"
        assert "--metrics-port or --metrics-token-file" in answer["text"]


def test_with_a_token_they_are_for_whoever_has_it(tmp_path: Path) -> None:
    with live_server(tmp_path, host="0.0.0.0", metrics_token=TOKEN) as at:
        assert status(at) == 401
        assert status(at, authorization="Bearer wrong") == 401
        assert status(at, authorization=f"Basic {TOKEN}") == 401
        assert status(at, authorization=f"Bearer {TOKEN}") == 200
        assert status(at, authorization=f"Bearer {TOKEN}", **AWAY) == 200
        tries = [status(at, authorization="Bearer wrong", **AWAY) for _ in range(32)]
        assert tries[-1] == 429


def test_on_their_own_port_they_are_alone(tmp_path: Path) -> None:
    port = free_port()
    with live_server(tmp_path, host="0.0.0.0", metrics_port=port) as at:
        figures = LiveServer(port)
        assert status(figures) == 200
        assert status(figures, **AWAY) == 200
        assert status(at) == 403
        assert httpx.get(f"{at.http}/health").status_code == 200
        for path in ("/health", "/", "/api/tables", "/metrics/x"):
            assert httpx.get(figures.http + path).status_code == 404, path
        with pytest.raises(InvalidStatus), connect(figures.ws):
            pass


def test_the_port_and_the_token_together(tmp_path: Path) -> None:
    port = free_port()
    with live_server(tmp_path, metrics_port=port, metrics_token=TOKEN) as at:
        assert status(LiveServer(port)) == 401
        assert status(LiveServer(port), authorization=f"Bearer {TOKEN}") == 200
        assert status(at, authorization=f"Bearer {TOKEN}") == 403


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--trusted-proxy", "10.0.0.0/8", "--trusted-proxy", "proxy"], "“proxy” isn’t a network"),
        (["--trusted-proxy", "10.0.0.1/8"], "“10.0.0.1/8” isn’t a network"),
        (["--metrics-token-file", "/nowhere/token"], "There’s no file /nowhere/token"),
        (["--metrics-port", "0"], "65535"),
    ],
)
def test_what_is_wrong_with_an_option_is_one_sentence(words: list[str], wanted: str) -> None:
    result = CliRunner().invoke(main, ["serve", *words])
    assert result.exit_code == 2
    assert wanted in result.output


def test_a_token_that_is_too_short_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "token"
    file.write_text("short\n")
    result = CliRunner().invoke(main, ["serve", "--metrics-token-file", str(file)])
    assert (result.exit_code, "too short" in result.output) == (2, True)
    monkeypatch.setenv("LONGSUIT_METRICS_TOKEN", "")
    result = CliRunner().invoke(main, ["serve"])
    assert (result.exit_code, "LONGSUIT_METRICS_TOKEN" in result.output) == (2, True)
