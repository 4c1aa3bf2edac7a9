"""The command that starts a server."""

import json
import os
import resource
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit import settings
from longsuit.commands.cli import main
from longsuit.commands.serve import MANY_FILES, print_qr_code
from longsuit.settings import Settings, Table

from .live_server import free_port, until

START = [sys.executable, "-c", "from longsuit.commands.cli import main; main()", "serve"]


def test_it_opens_as_many_files_as_it_may() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    line = (
        "import resource as r; hard = r.getrlimit(r.RLIMIT_NOFILE)[1];"
        "r.setrlimit(r.RLIMIT_NOFILE, (256, hard));"
        "from longsuit.commands.serve import open_many_files; print(open_many_files())"
    )
    found = subprocess.run([sys.executable, "-c", line], capture_output=True, check=True)
    assert int(found.stdout) == min(MANY_FILES, hard if hard > 0 else MANY_FILES)


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    words = ["--host", "127.0.0.1", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    with subprocess.Popen(
        [*START, *words, "--json-log"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:

        def up() -> bool:
            assert process.poll() is None
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=2) as found:
                    return bool(found.status == 200)
            except OSError:
                return False

        until(up)
        second = CliRunner().invoke(main, ["serve", *words])
        assert second.exit_code == 1
        assert "Another server is using this database." in second.output
        process.send_signal(signal.SIGINT)
        out, log = process.communicate(timeout=20)
    assert f"http://localhost:{port}/" in out.decode()
    assert '"event": "ready"' in log.decode()
    assert '"event": "stopped"' in log.decode()
    assert "Traceback" not in log.decode()


@pytest.mark.parametrize(("command", "told"), [("start", True), ("serve", False)])
def test_only_start_tells_the_page_the_settings(tmp_path: Path, command: str, told: bool) -> None:
    settings.save(Settings(table=Table(confirm_exit=False)), tmp_path / "longsuit/settings.toml")
    port = free_port()
    run = (  # the page itself is not needed
        "import longsuit.commands.start as start; start.why_no_page = lambda web: None;"
        "from longsuit.commands.cli import main; main()"
    )
    words = [command, "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    found: list[Any] = []

    def answered() -> bool:
        assert process.poll() is None
        try:
            with urllib.request.urlopen(f"http://localhost:{port}/api/settings", timeout=2) as got:
                found.append(json.load(got))
        except OSError:
            return False
        return True

    environment = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "DISPLAY": ""}
    environment["WAYLAND_DISPLAY"] = ""  # no browser
    process = subprocess.Popen(
        [sys.executable, "-c", run, *words], env=environment, stdout=subprocess.DEVNULL
    )
    with process:
        try:
            until(answered)
        finally:
            process.terminate()
    assert found[0]["table"]["confirm_exit"] is False if told else found == [None]


def test_what_is_wrong_is_one_sentence(tmp_path: Path) -> None:
    for words, wanted in (
        (["--db", "sqlite:////nowhere/at/all.db"], "The database can’t be used"),
        (["--db", "oddsql://x"], "The database can’t be used"),
        (["--db", f"sqlite:///{tmp_path / 'x.db'}", "--host", "192.0.2.7"], "Can’t listen on"),
    ):
        result = CliRunner().invoke(main, ["serve", *words])
        assert result.exit_code == 1
        assert wanted in result.output
        assert len(result.output.strip().splitlines()) == 1


def test_the_address_is_a_picture_for_phones(capsys: pytest.CaptureFixture[str]) -> None:
    print_qr_code("http://192.168.1.2:7777/")
    assert "█" in capsys.readouterr().out


def test_a_server_has_a_name_that_can_be_shown() -> None:
    for name, why in (("x" * 41, "41"), ("Caf\u00e9\u202e", "U+202E"), (" ", "needs a letter")):
        result = CliRunner().invoke(main, ["serve", "--name", name])
        assert result.exit_code == 2
        assert why in result.output
