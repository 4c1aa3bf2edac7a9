"""longsuit import and longsuit export"""

from pathlib import Path
from typing import Literal

import click

from .. import settings
from ..engine.sentences import reason
from ..settings import atomic_file
from ..terminal import saved_games, style
from . import language
from .arguments import Refused, unknown

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
    screen = style.screen(language.reader())
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise Refused(saved_games.read_error(file, error)) from None
    try:
        imported, remarks = settings.read_original(raw, str(file))
        path = settings.save(settings.merge(settings.load(), imported))
    except settings.BadSettings as error:
        raise Refused(reason(error)) from None
    for remark in [*remarks, *settings.effects(imported)]:
        screen.fold(screen.reader.text(remark), "  ")
    screen.tell("settings_imported", file=str(file), path=str(path))


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
        raise unknown("no_such_export", name.lower(), KINDS)
    kind = KINDS[name.lower()]
    try:
        own = settings.load()
    except settings.BadSettings as error:
        raise Refused(reason(error)) from None
    if output is None:
        click.echo(settings.write_original(own, kind).rstrip("\n"))
        return
    try:
        atomic_file.write(output, settings.original_bytes(own, kind))
    except OSError as error:
        raise Refused(saved_games.write_error(output, error)) from None
