"""longsuit doctor"""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

import click
import msgspec

from .. import __version__
from ..sim.compile import cuda, warm_up
from ..sim.compile.cache import root
from ..sim.compile.entry_points import available
from ..terminal import style

# What is optional, and what one has with it.
PARTS = {
    "numba": "simulations and strong players at full speed",
    "numpy": "simulations and strong players at full speed",
    "zeroconf": "servers found on the network",
    "psycopg": "PostgreSQL behind a server",
    "uvloop": "a faster server",
}


def installed() -> dict[str, str]:
    """The versions of the optional packages that are there, empty for those that are not."""
    found = {}
    for name in PARTS:
        try:
            found[name] = version(name) if find_spec(name) else ""
        except PackageNotFoundError:
            found[name] = ""
    return found


def compiled() -> dict[str, bool]:
    """The entry points, and whether the cache has them."""
    return {f"{entry.name}": warm_up.is_stored(entry) for entry in warm_up.entries()}


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def doctor_command(as_json: bool) -> None:
    """Say what is installed, compiled, kept and missing.

    \b
    Examples:
      longsuit doctor
      longsuit doctor --json
    """
    parts, entries = installed(), compiled()
    if as_json:
        whole = {
            "longsuit": __version__,
            "python": platform.python_version(),
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "packages": parts,
            "compiler": available(),
            "cache": str(root()) if available() else "",
            "compiled": entries,
            "cuda": cuda.why_unavailable() or "there",
        }
        click.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode())
        return
    screen = style.screen()
    screen.say(f"longsuit {__version__}, Python {platform.python_version()}, {sys.platform}")
    for name, number in parts.items():
        screen.say(f"  {name:12}{number or f'missing: {PARTS[name]}'}")
    if not available():
        screen.fold("There is no compiler: simulations run interpreted, hundreds of times slower.")
        return
    screen.fold(f"  {'cuda':12}{cuda.why_unavailable() or 'there'}", " " * 14)
    screen.say(f"Compiled code is kept in {root()}")
    for name, there in entries.items():
        screen.say(f"  {name:36}{'there' if there else 'not yet: longsuit warm'}")
