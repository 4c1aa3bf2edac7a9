"""Writes the manual page of the command from its own help.

`python -m longsuit.tools.manual docs/longsuit.1` writes one page for all commands, which the wheel
installs to share/man/man1.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from .. import __version__
from ..commands.cli import COMMANDS, main

FILES = """\
Settings, unfinished games, the keys of one's seats and the database of a server are in the folders
of the system for settings and data; `longsuit doctor` shows where."""


def roff(text: str) -> str:
    """Text for roff: nothing in it is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return re.sub(r"^\.", r"\\&.", text, flags=re.MULTILINE)


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a help text; those that begin with \\b keep their lines."""
    for paragraph in inspect.cleandoc(text).split("\n\n"):
        if paragraph.startswith("\b"):
            yield f".PP\n.nf\n{roff(paragraph[1:].strip(chr(10)))}\n.fi"
        else:
            yield f".PP\n{roff(' '.join(paragraph.split()))}"


def options(ctx: click.Context, command: click.Command) -> Iterator[str]:
    help_option = command.get_help_option(ctx)
    for param in command.get_params(ctx):
        found = param.get_help_record(ctx)
        own = not ctx.parent or (param is not help_option and param.name != "language")
        if found and own:
            yield f".TP\n.B {roff(found[0])}\n{roff(' '.join(found[1].split()))}"


def described(ctx: click.Context, command: click.Command, name: str) -> Iterator[str]:
    """A section for a command and, if it is a group, for each of those below it."""
    usage = " ".join([name, *command.collect_usage_pieces(ctx)])
    yield f'.SS "{roff(name)}"\n.B {roff(usage)}'
    yield from paragraphs(command.help or "")
    yield from options(ctx, command)
    if isinstance(command, click.Group):
        for word in command.list_commands(ctx):
            below = command.get_command(ctx, word)
            if below:
                yield from described(
                    click.Context(below, parent=ctx, info_name=word), below, f"{name} {word}"
                )


def page() -> str:
    """The whole manual page."""
    ctx = click.Context(main, info_name="longsuit", **main.context_settings)
    summary, _, rest = inspect.cleandoc(main.help or "").partition("\n\n")
    lines = [
        f'.TH LONGSUIT 1 "" "longsuit {__version__}" "Longsuit"',
        f".SH NAME\nlongsuit \\- {roff(summary[0].lower() + summary[1:].rstrip('.'))}",
        ".SH SYNOPSIS\n.B longsuit\n[\\fIoptions\\fR] \\fIcommand\\fR [\\fIargument\\fR ...]",
        ".SH DESCRIPTION",
        *paragraphs(rest),
        ".SH OPTIONS",
        *options(ctx, main),
        ".SH COMMANDS",
    ]
    for word in COMMANDS:
        command = main.get_command(ctx, word)
        if command:
            below = click.Context(command, parent=ctx, info_name=word)
            lines += described(below, command, f"longsuit {word}")
    lines += [f".SH FILES\n{roff(FILES)}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
