"""longsuit import and longsuit export"""

from pathlib import Path
from typing import Literal

import click

from .. import settings
from ..settings import atomic_file
from ..terminal import saved_games, style
from .arguments import Refused, suggestion

KINDS: dict[str, Literal["ini", "properties"]] = {
    "estwhi.ini": "ini",
    "whist.properties": "properties",
}


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
def import_command(file: Path) -> None:
    """Take over the settings of the original programs.

    ESTWHI.INI is from Estimation Whist for Windows, whist.properties from Whist. What they say
    goes into your own settings; the rest of these stays as it is.

    \b
    Examples:
      longsuit import ESTWHI.INI
      longsuit import whist.properties
    """
    screen = style.screen()
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise Refused(f"{file} cannot be read: {saved_games.reason(error)}") from None
    try:
        imported, remarks = settings.read_original(raw, str(file))
        path = settings.save(settings.merge(settings.load(), imported))
    except settings.BadSettings as error:
        raise Refused(str(error)) from None
    for remark in remarks:
        screen.fold(remark, "  ")
    screen.fold(f"The settings of {file} are taken over into {path}.")


@click.command("export")
@click.argument("name", metavar="estwhi.ini|whist.properties")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Write it to this file.")
def export_command(name: str, output: Path | None) -> None:
    """Write your settings as one of the original programs had them.

    \b
    Examples:
      longsuit export estwhi.ini
      longsuit export whist.properties -o whist.properties
    """
    if name.lower() not in KINDS:
        near = suggestion(name.lower(), list(KINDS))
        raise Refused(f"there is no file {name!r} to export{near}; there are {', '.join(KINDS)}")
    kind = KINDS[name.lower()]
    try:
        own = settings.load()
    except settings.BadSettings as error:
        raise Refused(str(error)) from None
    if output is None:
        style.screen().say(settings.write_original(own, kind).rstrip("\n"))
        return
    try:
        atomic_file.write(output, settings.original_bytes(own, kind))
    except OSError as error:
        raise Refused(f"{output} cannot be written: {saved_games.reason(error)}") from None
