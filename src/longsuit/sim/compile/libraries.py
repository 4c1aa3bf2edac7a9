"""Machine code that a wheel brings along, so that nothing is compiled where it is installed: a
shared library of all entry points for each level of processors.

`build_libraries` makes them when the wheel is built.  They are used as long as no source has
changed since then.
"""

import ctypes
import platform
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

from .foreign import Function

FOLDER = Path(__file__).parents[1] / "compiled"
SOURCES = "sources.txt"  # the file with the digest of the sources of the libraries
PACKAGES = ("engine", "games", "sim")  # whose functions are compiled
# Levels of x86-64, the best first, with what Linux calls the instructions that each adds.
LEVELS = {
    "x86-64-v3": ("abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"),
    "x86-64-v2": ("cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"),
}


def symbol(name: str, signature: str) -> str:
    """The name of an entry point in a library."""
    return f"{name.replace('.', '_')}_{signature}"


@cache
def sources_digest() -> str:
    """The SHA-256 of the sources of the packages whose functions are compiled."""
    total, root = sha256(), Path(__file__).parents[2]
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            total.update(f"{path.relative_to(root).as_posix()}\0".encode())
            total.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()


def instructions() -> set[str]:
    """What this processor can do, as Linux tells; empty on other systems."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return set()
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return set()
    return next(
        (set(line.split()) for line in text.splitlines() if line.startswith("flags")), set()
    )


def usable_levels() -> list[str]:
    """The levels of this processor, the best first."""
    there, found = instructions(), list[str]()
    for level in reversed(LEVELS):
        if not there.issuperset(LEVELS[level]):
            break
        found.insert(0, level)
    return found


@cache
def library() -> ctypes.CDLL | None:
    """The library for this processor; None where none was installed, or where the sources are no
    longer those from which it was built."""
    try:
        stamp = (FOLDER / SOURCES).read_text(encoding="utf-8")
    except OSError:
        return None
    for level in usable_levels():
        path = FOLDER / f"{level}.so"
        if path.is_file() and stamp == sources_digest():
            return ctypes.CDLL(str(path))
    return None


def function(name: str, signature: str) -> Callable[..., int] | None:
    """An entry point of the library for this processor; None where there is none."""
    found = library()
    code = getattr(found, symbol(name, signature), None) if found else None
    if code is None:
        return None
    address = ctypes.cast(code, ctypes.c_void_p).value
    return Function(address or 0, signature, found)
