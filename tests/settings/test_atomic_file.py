"""A file is replaced as a whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from longsuit.settings import atomic_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    atomic_file.write(path, "één\r\n")
    assert path.read_bytes() == "één\r\n".encode()
    atomic_file.write(path, b"two")
    assert path.read_bytes() == b"two"
    assert names(tmp_path) == ["a.txt"]


def test_what_fails_leaves_the_old_file_and_nothing_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic_file, "sync", full)
    with pytest.raises(OSError, match="No space"):
        atomic_file.write(path, "new")
    monkeypatch.undo()
    with pytest.raises(FileNotFoundError), atomic_file.replacement(path) as beside:
        (beside.parent / "missing").replace(beside)
    assert path.read_text() == "old"
    assert names(tmp_path) == ["a.txt"]
    with pytest.raises(FileNotFoundError):
        atomic_file.write(tmp_path / "no such folder" / "a.txt", "new")
    with pytest.raises(IsADirectoryError):
        atomic_file.write(tmp_path, "a folder")


def test_modes_links_and_devices(tmp_path: Path) -> None:
    secret, link = tmp_path / "secret", tmp_path / "link"
    atomic_file.write(secret, "1", atomic_file.PRIVATE)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    link.symlink_to(secret)
    atomic_file.write(link, "2")
    assert link.is_symlink()
    assert secret.read_text() == "2"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    atomic_file.write(Path(os.devnull), "3")
    assert Path(os.devnull).is_char_device()


def test_a_file_that_was_left_beside_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / f".a.txt.{os.getpid()}.new").write_text("from a process that was killed")
    atomic_file.write(tmp_path / "a.txt", "new")
    assert names(tmp_path) == ["a.txt"]
