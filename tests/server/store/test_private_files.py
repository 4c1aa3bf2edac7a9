"""Files with cards and tokens in them are for their owner only, however they came about."""

import os
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest
from structlog.testing import capture_logs

from longsuit.client import tokens
from longsuit.server.config import Config, data_folder
from longsuit.server.store.backup import back_up, restore
from longsuit.terminal import saved_games

from ..http.calls import guest
from ..live_server import live_server

DATABASE = ("tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock")


@pytest.fixture(params=[0o022, 0o000, 0o077], autouse=True)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(S_IMODE(path.stat().st_mode))


def modes(folder: Path) -> dict[str, str]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_the_database_and_what_lies_beside_it(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        guest(at, "Ann")
        assert modes(tmp_path) == dict.fromkeys(DATABASE, "0o600")


def test_a_database_of_an_earlier_version_is_closed(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        guest(at, "Ann")
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for name, content in kept.items():  # as after a crash: with a log that is not in the database
        (tmp_path / name).write_bytes(content)
        (tmp_path / name).chmod(0o644)
    with live_server(tmp_path) as at:
        guest(at, "Bob")
        assert modes(tmp_path) == dict.fromkeys(DATABASE, "0o600")


def test_a_backup_and_what_is_restored(tmp_path: Path) -> None:
    with live_server(tmp_path):
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "new.db")
    before = restore(tmp_path / "copy.db", tmp_path / "new.db")
    assert before is not None
    for name in ("copy.db", "new.db", before.name):
        assert mode(tmp_path / name) == "0o600"


def test_a_folder_of_ours_is_closed_and_another_is_reported(home: Path, tmp_path: Path) -> None:
    folder = data_folder()
    assert mode(folder) == "0o700"
    folder.chmod(0o755)  # as `longsuit play` once made it
    Config().url()
    assert mode(folder) == "0o700"
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    for mode_now, reported in ((0o755, True), (0o700, False)):
        theirs.chmod(mode_now)
        with capture_logs() as logged, live_server(theirs):
            pass
        events = [entry for entry in logged if "folder of the database" in entry["event"]]
        assert [entry["folder"] for entry in events] == [str(theirs)] * reported
        assert mode(theirs) == oct(mode_now)


def test_saved_games_and_tokens(home: Path, tmp_path: Path) -> None:
    saved_games.save_unfinished("whist", "game whist 1\n")
    folder = saved_games.unfinished_folder()
    assert mode(saved_games.unfinished_path("whist")) == "0o600"
    assert (mode(folder), mode(folder.parent)) == ("0o700", "0o700")
    for each in (folder, folder.parent):
        each.chmod(0o755)
    saved_games.unfinished_path("whist").chmod(0o644)
    saved_games.save_unfinished("whist", "game whist 1\n")
    assert mode(saved_games.unfinished_path("whist")) == "0o600"
    assert (mode(folder), mode(folder.parent)) == ("0o700", "0o700")
    saved_games.write(tmp_path / "mine.game", "game whist 1\n")
    assert mode(tmp_path / "mine.game") == "0o600"
    folder.parent.chmod(0o755)
    tokens.save_token("http://localhost:7777", "secret")
    assert mode(tokens.folder() / "tokens.json") == "0o600"
    assert mode(tokens.folder()) == "0o700"
