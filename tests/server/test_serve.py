"""The command that starts a server."""

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.commands.serve import print_qr_code

from .live_server import free_port, until

START = [sys.executable, "-c", "from longsuit.commands.cli import main; main()", "serve"]


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
