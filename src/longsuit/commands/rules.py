"""longsuit rules"""

import sys
from typing import get_type_hints

import click
from msgspec.structs import fields

from ..engine.notation import value_text
from ..engine.options import Options, allowed
from ..messages import rule_sheets
from ..terminal import style
from . import language
from .arguments import find_game, needs_game, resolve_rules, split
from .games import preset_line


@click.command("rules")
@click.argument("words", nargs=-1, metavar="GAME [OPTION=VALUE]...")
@click.option("--preset", metavar="NAME", help="Begin from these rules.")
@click.option("--set", "single", multiple=True, metavar="OPTION=VALUE", help="Change one option.")
@click.option("--options", "listed", is_flag=True, help="List the options instead.")
@click.option("--ascii", "ascii_only", is_flag=True, help=style.ASCII_HELP)
def rules_command(
    words: tuple[str, ...],
    preset: str | None,
    single: tuple[str, ...],
    listed: bool,
    ascii_only: bool,
) -> None:
    """Print the rules of a game, as its options have them.

    \b
    Examples:
      longsuit rules estimation_whist
      longsuit rules estimation_whist --set players=3 --set hook=no
      longsuit rules estimation_whist players=3 hook=no
      longsuit rules pesten --preset common_dutch
      longsuit rules pesten --language nl
      longsuit rules whist --options
    """
    name, options = split(words)
    if not name:
        raise needs_game()
    game = find_game(name)
    rules = resolve_rules(game, preset, [*single, *options], None)
    screen = style.screen(language.reader(), ascii_only)
    if listed:
        list_options(screen, game, rules)
        return
    text = rule_sheets.sheet(game, rules, screen.reader.language)
    if sys.stdout.isatty() and not screen.ascii:
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=screen.columns).print(Markdown(text))
    else:
        screen.write(text.rstrip("\n"))


def list_options(screen: style.Screen, game: str, rules: Options) -> None:
    """Every option with its value, what it may be, its default, and what it is for."""
    hints = get_type_hints(type(rules), include_extras=True)
    meant = rule_sheets.options(game, screen.reader.language)
    for field in fields(rules):
        value, default = value_text(getattr(rules, field.name)), value_text(field.default)
        values = screen.reader.say(
            "option_values", allowed=allowed(hints[field.name]), default=default
        )
        screen.write(f"{style.bold(f'{field.name} = {value}')}")
        screen.fold(f"  {values}", "  ")
        screen.fold(f"  {meant[field.name]}", "  ")
    screen.write()
    screen.fold(preset_line(game, screen.reader))
