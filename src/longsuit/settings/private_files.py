"""Files and folders that only their owner may read, whatever the umask, also where an earlier
version or another program made them open.

On Windows, whose folders of a user are private by themselves, the modes have no effect.
"""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

OWNER_FILE, OWNER_FOLDER = 0o600, 0o700
OTHERS = 0o077


def private_folder(folder: Path) -> Path:
    """The folder, made if need be, after it was closed to everybody but its owner."""
    folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
    close(folder, OWNER_FOLDER)
    return folder


def private_file(path: Path) -> Path:
    """The file, made if need be, after it was closed to everybody but its owner."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
    close(path, OWNER_FILE)
    return path


def close(path: Path, mode: int) -> None:
    """Gives a file or a folder this mode; nothing happens if it is missing or somebody else's."""
    with suppress(FileNotFoundError, PermissionError):
        if S_IMODE(path.stat().st_mode) != mode:
            path.chmod(mode)


def open_to_others(folder: Path) -> bool:
    """True if somebody else on this computer may look into the folder or write there."""
    return os.name != "nt" and bool(folder.stat().st_mode & OTHERS)
