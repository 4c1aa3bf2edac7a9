"""Writes the reference of the command line from the commands themselves.

`python -m longsuit.tools.command_pages docs/reference/commands.md`
"""

import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import click

from ..commands.cli import COMMANDS, main

INTRO = """# Commands

Everything is a word after `longsuit`. `longsuit --help` lists the words, and each explains itself
with `--help`. Every command has `--language en`, `nl`, `ar` or `he`; without it the language is
that of your settings or of the system.
"""
EVERYWHERE = {"--language", "--help"}  # options that every command has


def document() -> str:
    """The page: a section for each command, in the order of the help."""
    context = click.Context(main, info_name="longsuit")
    parts = [INTRO]
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        parts += sections(command, click.Context(command, info_name=name, parent=context), 2)
    return "\n".join(parts)


def sections(command: click.Command, context: click.Context, level: int) -> Iterator[str]:
    """The section of a command, and of the words below it."""
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    text, examples = split_help(command.help or "")
    yield f"{'#' * level} {context.command_path}\n"
    yield f"`{usage}`\n\n{text}\n"
    if examples:
        yield "<!-- test: parse -->\n```sh\n" + "\n".join(examples) + "\n```\n"
    if rows := list(options(command, context)):
        yield "| option | meaning |\n| --- | --- |\n" + "\n".join(rows) + "\n"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            inner = click.Context(below, info_name=name, parent=context)
            yield from sections(below, inner, level + 1)


def split_help(text: str) -> tuple[str, list[str]]:
    """The paragraphs of a help text, each on one line, and its examples."""
    paragraphs, examples = [], []
    for paragraph in cleandoc(text).split("\n\n"):
        lines = paragraph.strip("\b\n").splitlines()
        if lines and lines[0].strip() == "Examples:":
            examples = [line.strip() for line in lines[1:]]
        elif "\b" in paragraph:
            paragraphs.append("\n".join(f"- {line.strip()}" for line in lines))
        else:
            paragraphs.append(" ".join(line.strip() for line in lines))
    return "\n\n".join(paragraphs), examples


def options(command: click.Command, context: click.Context) -> Iterator[str]:
    """A row of the table for each option of a command."""
    for option in command.get_params(context):
        record = option.get_help_record(context)
        if isinstance(option, click.Option) and record and not EVERYWHERE & {*option.opts}:
            words, meaning = (re.sub(r"\s+", " ", cell).replace("|", "\\|") for cell in record)
            yield f"| `{words}` | {meaning} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
