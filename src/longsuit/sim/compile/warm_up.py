"""Warming up: entry points are compiled before play, never inside a move.

Child processes of low priority compile, the opened game first, while a thread of this process
loads what is ready.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from shutil import rmtree
from threading import Thread
from time import sleep, time

from .cache import root
from .entry_points import ENTRIES, SIM, Entry, available, bounds_checked, kernel_modules

UNUSED = 30 * 86400  # seconds after which compiled code of other versions is removed
PROCESSES = 2  # that compile at the same time
NICENESS = 10  # of these processes: whatever else runs goes first
POLL = 0.05  # seconds between two looks at what is stored
CHILD = f"import sys; from {__name__} import compile_share; compile_share(*sys.argv[1:])"


def entries(game: str = "") -> list[Entry]:
    """Every entry point that is compiled ahead, in the order of need: first what the strong players
    of a game call, then its other entry points, then those of all games."""
    for _ in kernel_modules():  # imported, and so registered
        pass
    import_module(f"{SIM}.batches")
    first = [*needed(game)] if game else []

    def later(entry: Entry) -> tuple[bool, bool]:
        return "play_many" in entry.name, bool(game) and game not in entry.name

    ahead = [entry for entry in ENTRIES if entry.compiled_ahead and entry not in first]
    return first + sorted(ahead, key=later)


def needed(game: str) -> tuple[Entry, ...]:
    """The entry points that the strong players of a game call."""
    rollout: Entry = import_module(f"{SIM}.rollouts.rollout_{game}").ROLLOUT
    network, files = (
        import_module(f"{SIM}.rollouts.network"),
        import_module(f"{SIM}.models.networks"),
    )
    if files.network(game) is None:
        return (rollout,)
    return rollout, network.CARD_VALUES, network.CALL_VALUES


def is_stored(entry: Entry) -> bool:
    """True if there is code for this entry point, installed or in the cache."""
    return available() and entry.is_stored()


def share_ready(game: str) -> float:
    """The share of what the strong players of a game need that this process has loaded, from 0
    to 1."""
    found = [entry.compiled is not None for entry in needed(game)]
    return sum(found) / len(found)


def warm(on_progress: Callable[[Entry], None] | None = None, game: str = "") -> None:
    """Compiles every entry point that is not in the cache, a game's first, then removes unused
    code; `on_progress` is called with each entry point first."""
    for entry in entries(game):
        if on_progress:
            on_progress(entry)
        entry.ready()
    if available():
        remove_unused()


def remove_unused() -> None:
    """Removes compiled code of other versions that has not been used for long."""
    for stored in root().glob("*"):
        with suppress(FileNotFoundError):  # another process may remove it at the same time
            if time() - stored.stat().st_mtime > UNUSED:
                if stored.is_dir():
                    rmtree(stored, ignore_errors=True)
                else:
                    stored.unlink()


def warm_in_background(game: str = "") -> Thread | None:
    """Warms up in the background, a game first: child processes compile, and a thread reads the
    cache."""
    if not available():
        return None
    thread = Thread(target=compile_in_children, args=(game,), name="warming", daemon=True)
    thread.start()
    return thread


def compile_in_children(game: str) -> None:
    """Compiles in child processes, which hold no terminal open, and loads their code into this
    one as it is stored.  What no child has stored in the end is compiled here."""
    ordered = entries(game)
    children: list[subprocess.Popen[bytes]] = []
    if not bounds_checked() and not all(map(is_stored, ordered)):
        children = [start_child(number, game) for number in range(PROCESSES)]
    load_as_stored(ordered, children)
    for child in children:
        child.wait()
    remove_unused()


def start_child(number: int, game: str) -> subprocess.Popen[bytes]:
    """Starts the child process of this number."""
    command, null = [sys.executable, "-c", CHILD, str(number), game], subprocess.DEVNULL
    return subprocess.Popen(command, stdin=null, stdout=null, stderr=null)


def load_as_stored(ordered: Sequence[Entry], children: Sequence[subprocess.Popen[bytes]]) -> None:
    """Loads entry points in their order, each when it is stored or when no child is left."""
    for entry in ordered:
        while not is_stored(entry) and any(child.poll() is None for child in children):
            sleep(POLL)
        entry.ready()


def compile_share(number: str, game: str) -> None:
    """In a child process: compiles its share of the entry points, at low priority."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for entry in entries(game)[int(number) :: PROCESSES]:
        if not is_stored(entry):
            entry.compile()
