"""A library that makes the disk fail and the clock jump for one process, compiled when needed."""

import errno
import mmap
import os
import struct
import subprocess
from pathlib import Path

from msgspec import Struct

WRITES, SYNCS, TRUNCATES, SHORT = 1, 2, 4, 8  # as in faults.c
LAYOUT = struct.Struct("qiiii")  # skew, error, calls, calls that still succeed, failed calls


class Fault(Struct, frozen=True):
    """A way in which a disk fails."""

    name: str
    error: int
    calls: int


DISK_FAULTS = (
    Fault("full disk", errno.ENOSPC, WRITES),
    Fault("disk that fills up in the middle of a write", errno.ENOSPC, WRITES | SHORT),
    Fault("read-only disk", errno.EROFS, WRITES | TRUNCATES),
    Fault("writes that fail", errno.EIO, WRITES),
    Fault("flushes that fail", errno.EIO, SYNCS),
    Fault("everything fails", errno.EIO, WRITES | SYNCS | TRUNCATES),
)


class Faults:
    """The faults of one process, which is started with `environment`."""

    def __init__(self, folder: Path, faulty: str) -> None:
        source, library = Path(__file__).with_name("faults.c"), folder / "faults.so"
        subprocess.run(
            ["cc", "-O1", "-Wall", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True
        )
        file = folder / "faults"
        file.write_bytes(bytes(LAYOUT.size))
        with file.open("r+b") as opened:
            self.memory = mmap.mmap(opened.fileno(), LAYOUT.size)
        self.environment = {
            "LD_PRELOAD": os.fspath(library),
            "LONGSUIT_FAULTS": os.fspath(file),
            "LONGSUIT_FAULTY": faulty,
        }

    def fail(self, fault: Fault, after: int = 0) -> None:
        """From now on the disk fails, when so many calls more have succeeded."""
        self.memory[12:20] = struct.pack("ii", fault.calls, after)
        self.memory[8:12] = struct.pack("i", fault.error)

    def heal(self) -> int:
        """From now on nothing fails; returns how many calls have failed since the last time."""
        self.memory[8:12] = bytes(4)
        (failed,) = struct.unpack("i", self.memory[20:24])
        self.memory[20:24] = bytes(4)
        return int(failed)

    def skew(self, seconds: float) -> None:
        """From now on the clock of the process is wrong by so many seconds."""
        self.memory[0:8] = struct.pack("q", int(seconds * 1e9))
