"""longsuit rules"""

import sys
from typing import get_type_hints

import click
from msgspec.structs import fields

from ..engine.notation import value_text
from ..engine.options import Options, choices
from ..games import GAMES, rule_sheets
from ..terminal import style
from .arguments import Refused, find_game, resolve_rules, split


@click.command("rules")
@click.argument("words", nargs=-1, metavar="GAME [OPTION=VALUE]...")
@click.option("--preset", metavar="NAME", help="Begin from these rules.")
@click.option("--set", "single", multiple=True, metavar="OPTION=VALUE", help="Change one option.")
@click.option("--options", "listed", is_flag=True, help="List the options instead.")
@click.option(
    "--language",
    type=click.Choice(rule_sheets.LANGUAGES),
    default="en",
    help="The language of the rules.",
)
@click.option("--ascii", "ascii_only", is_flag=True, help="No ♠ and §: letters and words.")
def rules_command(
    words: tuple[str, ...],
    preset: str | None,
    single: tuple[str, ...],
    listed: bool,
    language: rule_sheets.Language,
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
        raise Refused(f"say which game: {', '.join(GAMES)}")
    game = find_game(name)
    rules = resolve_rules(game, preset, [*single, *options], None)
    screen = style.screen(ascii_only)
    if listed:
        list_options(screen, game, rules, language)
        return
    text = rule_sheets.sheet(game, rules, language)
    if sys.stdout.isatty() and not screen.ascii:
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=screen.columns).print(Markdown(text))
    else:
        screen.say(text.rstrip("\n"))


def list_options(
    screen: style.Screen, game: str, rules: Options, language: rule_sheets.Language
) -> None:
    """Every option with its value, what it may be, its default, and what it is for."""
    hints = get_type_hints(type(rules), include_extras=True)
    meant = rule_sheets.options(game, language)
    for field in fields(rules):
        value, default = value_text(getattr(rules, field.name)), value_text(field.default)
        kind = choices(hints[field.name]).removeprefix("choose ")
        screen.say(f"{style.bold(f'{field.name} = {value}')}")
        screen.fold(f"  {kind}; default {default}", "  ")
        screen.fold(f"  {meant[field.name]}", "  ")
    presets = GAMES[game].PRESETS
    screen.say()
    screen.fold(f"Presets: {', '.join(presets)}")
