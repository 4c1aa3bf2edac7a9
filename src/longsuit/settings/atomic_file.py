"""Writes files atomically: a crash or a full disk leaves the old file or the new one, never half.

Every file of a user goes through here: settings, saved games, tokens, backups, exports.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE

SHARED = 0o666  # less the process's umask; a file that exists keeps its mode
PRIVATE = 0o600  # for secrets: only the owner may read the file


def write(path: Path, content: str | bytes, mode: int = SHARED) -> None:
    """Replaces a file by this content; text is written as UTF-8 with its line endings as they are.

    A link is followed.  A device or a pipe cannot be replaced and is written directly.
    """
    raw = content.encode("utf-8") if isinstance(content, str) else content
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(raw)  # a folder raises IsADirectoryError
        return
    with replacement(path, mode) as beside:
        beside.write_bytes(raw)


@contextmanager
def replacement(path: Path, mode: int = SHARED) -> Iterator[Path]:
    """Gives the path of an empty file beside another, whose place it takes when the block ends.

    Its content is on disk before it is renamed.  If the block raises, the file is removed and the
    other stays as it was.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        if mode == SHARED and path.exists():
            beside.chmod(S_IMODE(path.stat().st_mode))
        yield beside
        sync(beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    with suppress(OSError):  # not every system can open a folder; the file itself is whole
        sync(path.parent)


def sync(path: Path) -> None:
    """Flushes a file or a folder to disk."""
    file = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
