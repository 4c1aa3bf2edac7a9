"""Warming up: entry points are compiled before play, never inside a move."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from shutil import rmtree
from threading import Thread
from time import time

from .cache import folder, root
from .entry_points import ENTRIES, SIM, Entry, available, kernel_modules

UNUSED = 30 * 86400  # seconds after which compiled code of other versions is removed
CHILD = "from longsuit.sim.compile.warm_up import warm; warm()"


def entries() -> list[Entry]:
    """Every entry point that is compiled ahead."""
    for _ in kernel_modules():  # imported, and so registered
        pass
    import_module(f"{SIM}.batches")
    return [entry for entry in ENTRIES if entry.compiled_ahead]


def is_stored(entry: Entry) -> bool:
    """True if the cache has code for the function of this entry point."""
    return available() and any(folder(entry.function).glob("*.nbi"))


def warm(on_progress: Callable[[Entry], None] | None = None) -> None:
    """Compiles every entry point that is not in the cache, then removes unused code; `on_progress`
    is called with each entry point first."""
    for entry in entries():
        if on_progress:
            on_progress(entry)
        entry.ready()
    if available():
        remove_unused()


def remove_unused() -> None:
    """Removes compiled code of other versions that has not been used for long."""
    for entry in entries():
        if is_stored(entry):
            os.utime(folder(entry.function))
    for stored in root().glob("*"):
        with suppress(FileNotFoundError):  # another process may remove it at the same time
            if time() - stored.stat().st_mtime > UNUSED:
                rmtree(stored, ignore_errors=True)


def warm_in_background() -> Thread | None:
    """Warms up in the background: a child process compiles, because it holds no terminal open, then
    a thread reads the cache."""
    if not available():
        return None
    thread = Thread(target=compile_in_child, name="warming", daemon=True)
    thread.start()
    return thread


def compile_in_child() -> None:
    """Compiles in a child process, then loads the code into this one."""
    command, null = [sys.executable, "-c", CHILD], subprocess.DEVNULL
    subprocess.run(command, check=False, stdin=null, stdout=null, stderr=null)
    warm()
