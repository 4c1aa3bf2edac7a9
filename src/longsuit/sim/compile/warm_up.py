"""Compiling ahead, so that it never happens inside a move."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from shutil import rmtree
from threading import Thread
from time import time

from .cache import folder, root
from .entry_points import ENTRIES, SIM, Entry, available, kernel_modules

UNUSED = 30 * 86400  # seconds after which compiled code of other versions is thrown away
CHILD = "from longsuit.sim.compile.warm_up import warm; warm()"


def entries() -> list[Entry]:
    """Every entry point that is compiled ahead."""
    for _ in kernel_modules():  # imported, and so registered
        pass
    import_module(f"{SIM}.batches")
    return [entry for entry in ENTRIES if entry.ahead]


def is_stored(entry: Entry) -> bool:
    """Whether the cache has this entry point, as far as its index tells."""
    return available() and any(folder(entry.function).glob("*.nbi"))


def warm(told: Callable[[Entry], None] | None = None) -> None:
    """Compiles what is not compiled yet, and throws old code away."""
    for entry in entries():
        if told:
            told(entry)
        entry.ready()
    if available():
        remove_unused()


def remove_unused() -> None:
    """Throws away compiled code of other versions that has not been used for long."""
    for entry in entries():
        if is_stored(entry):
            os.utime(folder(entry.function))
    for kept in root().iterdir():
        if time() - kept.stat().st_mtime > UNUSED:
            rmtree(kept, ignore_errors=True)


def warm_in_background() -> Thread | None:
    """Warms up in the background: a process of its own compiles, which holds no terminal open,
    then a thread reads the cache."""
    if not available():
        return None
    thread = Thread(target=compile_in_child, name="warming", daemon=True)
    thread.start()
    return thread


def compile_in_child() -> None:
    command, nowhere = [sys.executable, "-c", CHILD], subprocess.DEVNULL
    subprocess.run(command, check=False, stdin=nowhere, stdout=nowhere, stderr=nowhere)
    warm()
