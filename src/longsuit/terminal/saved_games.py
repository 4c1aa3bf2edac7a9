"""Saved games: read with clear errors, written atomically, and kept when left unfinished."""

import contextlib
from pathlib import Path

import platformdirs

from ..engine.notation import BadNotation
from ..engine.sentences import Sentence, say
from ..settings import atomic_file
from ..settings.private_files import private_folder

MAX_BYTES = 16 * 2**20  # bytes of a log


def read(path: Path) -> str:
    """The text of a log, or BadNotation that says what is wrong with the file."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadNotation(read_error(path, error)) from None
    if len(raw) > MAX_BYTES:
        raise BadNotation(say("file_too_large", file=str(path)))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadNotation(say("file_not_text", file=str(path))) from None
    if "\0" in text:
        raise BadNotation(say("file_not_text", file=str(path)))
    if not text.strip():
        raise BadNotation(say("file_empty", file=str(path)))
    return text


class NotAGame(FileExistsError):
    """A file that is not a game, and is not overwritten."""


def read_error(path: Path, error: OSError) -> Sentence:
    return say("file_unreadable", file=str(path), text=error.strerror or str(error))


def write_error(path: Path, error: OSError) -> Sentence:
    if isinstance(error, NotAGame):
        return say("file_exists_no_game", file=str(path))
    return say("file_unwritable", file=str(path), text=error.strerror or str(error))


def write(path: Path, text: str) -> None:
    """Replaces a saved game atomically by one that only its owner may read: it has all cards."""
    path = path.resolve()
    if path.exists() and not is_game(path):
        raise NotAGame
    atomic_file.write(path, text, atomic_file.PRIVATE)


def is_game(path: Path) -> bool:
    """True if a file looks like a log, or is empty."""
    try:
        lines = read(path).splitlines()
    except BadNotation:
        return path.is_file() and not path.stat().st_size
    return next((line.startswith("game ") for line in lines if line and line[0] != "#"), False)


def unfinished_folder() -> Path:
    return platformdirs.user_data_path("longsuit", appauthor=False) / "unfinished"


def unfinished_path(game: str) -> Path:
    """The file of the unfinished game: there is one for each kind of game."""
    return unfinished_folder() / f"{game}.game"


def save_unfinished(game: str, text: str) -> None:
    private_folder(unfinished_folder().parent)
    private_folder(unfinished_folder())
    write(unfinished_path(game), text)


def delete_unfinished(game: str) -> None:
    with contextlib.suppress(OSError):
        unfinished_path(game).unlink()
