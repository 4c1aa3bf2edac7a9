"""longsuit doctor"""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

import click
import msgspec

from .. import __version__
from ..engine.codec import plain
from ..engine.sentences import say
from ..settings import installation
from ..sim.compile import cuda, warm_up
from ..sim.compile.cache import root
from ..sim.compile.entry_points import available
from ..terminal import style
from . import language

# The optional packages, and the messages that say what one has with them.
PARTS = {
    "llvmlite": "package_for_speed",
    "numpy": "package_for_speed",
    "zeroconf": "package_for_lan",
    "psycopg": "package_for_postgres",
    "uvloop": "package_for_server",
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
    parts, entries, parts_found = installed(), compiled(), installation.parts()
    if as_json:
        whole = {
            "longsuit": __version__,
            "python": platform.python_version(),
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "packages": parts,
            "compiler": available(),
            "parts": {part.name: part.there for part in parts_found},
            "cache": str(root()) if available() else "",
            "compiled": entries,
            "cuda": plain(cuda.why_unavailable()) or "there",
        }
        click.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode())
        return
    screen = style.screen(language.reader())
    reader = screen.reader
    screen.write(f"longsuit {__version__}, Python {platform.python_version()}, {sys.platform}")
    rows = [
        [name, number or reader.say("package_missing", what=say(PARTS[name]))]
        for name, number in parts.items()
    ]
    show_rows(screen, rows)
    screen.write()
    show_rows(screen, [[reader.text(one.label), reader.text(one.meaning)] for one in parts_found])
    if not available():
        return
    if why := cuda.why_unavailable():
        screen.show(why)
    screen.tell("compiled_code_folder", folder=str(root()))
    missing = reader.say("not_compiled_yet", command="longsuit warm")
    there = reader.say("is_there")
    show_rows(screen, [[name, there if stored else missing] for name, stored in entries.items()])


def show_rows(screen: style.Screen, rows: list[list[str]]) -> None:
    """Names and what there is to say about them, in two columns."""
    wide = max(style.width(name) for name, _ in rows)
    for name, text in rows:
        screen.fold(f"  {style.left(name, wide)}  {text}", " " * (wide + 4))
