"""longsuit games"""

from typing import get_args, get_type_hints

import click
from msgspec import Meta

from ..engine.options import Options
from ..games import GAMES, rule_sheets
from ..terminal import style


def title(game: str, rules: Options | None = None) -> str:
    """The name of a game for people."""
    rules = rules or next(iter(GAMES[game].PRESETS.values()))
    return rule_sheets.sheet(game, rules).partition("\n")[0].lstrip("# ")


def summary(game: str) -> str:
    """The first paragraph of its rules."""
    rules = next(iter(GAMES[game].PRESETS.values()))
    return rule_sheets.sheet(game, rules).split("\n\n")[1].replace("\n", " ")


def people(game: str) -> str:
    """The number of players as text: 2 to 6 players"""
    kind = GAMES[game].Rules
    hint = get_type_hints(kind, include_extras=True).get("players")
    limits = next((part for part in get_args(hint) if isinstance(part, Meta)), None)
    if limits:
        return f"{limits.ge} to {limits.le} players"
    return f"{GAMES[game].seats(kind())} players"


@click.command("games")
def games_command() -> None:
    """List the games, with their presets of rules.

    \b
    Examples:
      longsuit games
      longsuit rules estimation_whist --preset version_1_2
    """
    screen = style.screen()
    for game in GAMES:
        screen.say(f"{style.bold(title(game))}  {style.dim(f'{game}, {people(game)}')}")
        screen.fold(f"  {summary(game)}", "  ")
        screen.fold(f"  Presets: {', '.join(GAMES[game].PRESETS)}", "  ")
        screen.say()
