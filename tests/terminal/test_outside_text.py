"""Text from outside: its control and bidirectional characters are shown and never obeyed."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.terminal.style import Screen, bold, colour_suits, dim, visible

GOLDEN = Path(__file__).parents[1] / "golden"
ESCAPE, OVERRIDE, ISOLATE = "\x1b]0;pwned\x07", "\u202e", "\u2067"
EVIL = f"A\x1b[8m{ESCAPE}{OVERRIDE}{ISOLATE}z\x9b2J"
SHOWN = r"A\x1b[8m\x1b]0;pwned\x07\u202e\u2067z\x9b2J"
RAW = ("\x1b]", "\x1b[8m", "\x07", "\x9b", OVERRIDE, ISOLATE)


def run(*words: str, **values: str) -> str:
    result = CliRunner().invoke(main, words, color=True, **values)  # type: ignore[arg-type]
    return result.output


def log_with_name(folder: Path, name: str) -> Path:
    text = (GOLDEN / "whist" / "grand_slam.game").read_text()
    lines = [line for line in text.splitlines() if not line.startswith("seats")]
    at = next(at for at, line in enumerate(lines) if line.startswith("game"))
    lines.insert(at + 1, f"seats Ann Bob Cy {name}")
    path = folder / "evil.game"
    path.write_text("\n".join(lines))
    return path


def test_what_is_visible() -> None:
    assert visible(EVIL) == SHOWN
    assert visible("a\nb\u2028c\u0085d") == r"a\nb\u2028c\x85d"
    for name in ("Noël", "נועה", "نور", "👩‍👧", "می‌روم", "7♥\ufe0e"):
        assert visible(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_log(tmp_path: Path, language: str) -> None:
    path = log_with_name(tmp_path, EVIL)
    for command in (("replay", str(path)), ("review", str(path)), ("play", "--load", str(path))):
        out = run(*command, "--language", language, input="log all\nquit\n")
        assert SHOWN in out, (command, out)
        assert not [each for each in RAW if each in out], command


def test_names_of_files(tmp_path: Path) -> None:
    path = tmp_path / f"x{ESCAPE}{OVERRIDE}.game"
    path.write_text("game poker 1\n")
    for command in ("replay", "verify", "review", "fairness"):
        out = run(command, str(path))
        assert r"x\x1b]0;pwned\x07\u202e.game" in out, command
        assert not [each for each in RAW if each in out], command


def test_tables_of_a_server() -> None:
    seat = {"kind": "person", "name": EVIL}
    table = {"code": f"ABCD{ESCAPE}", "game": f"chess{OVERRIDE}", "state": "waiting"}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(msgspec.json.encode([{**table, "seats": [seat]}]))

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.handle_request)
        thread.start()
        out = run("tables", f"http://127.0.0.1:{server.server_port}")
        thread.join()
    assert SHOWN in out
    assert r"chess\u202e" in out
    assert not [each for each in RAW if each in out]


def test_what_the_program_writes_itself_stays(capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(language="he", names=("Ann",))
    text = bold(reader.say("turn_of_seat", seat=0)) + dim(" 7♥\ufe0e")
    assert "\u2068Ann\u2069" in text
    Screen(colour=True, reader=reader).write(f"{text}\nb")
    assert capsys.readouterr().out == colour_suits(f"{text}\nb\n")


def test_nothing_else_is_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    for colour in (True, False):
        Screen(colour=colour).write(f"a{ESCAPE}{OVERRIDE}\x1b[8mb")
        assert capsys.readouterr().out == "a\\x1b]0;pwned\\x07\\u202e\\x1b[8mb\n"
