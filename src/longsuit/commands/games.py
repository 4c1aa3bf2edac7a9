"""longsuit games"""

from typing import get_args, get_type_hints

import click
from msgspec import Meta

from ..engine.options import Options
from ..games import GAMES
from ..messages import rule_sheets
from ..messages.render import Reader
from ..terminal import style
from . import language


def title(game: str, reader: Reader, rules: Options | None = None) -> str:
    """The name of a game for people."""
    rules = rules or next(iter(GAMES[game].PRESETS.values()))
    return rule_sheets.sheet(game, rules, reader.language).partition("\n")[0].lstrip("# ")


def summary(game: str, reader: Reader) -> str:
    """The first paragraph of its rules."""
    rules = next(iter(GAMES[game].PRESETS.values()))
    return rule_sheets.sheet(game, rules, reader.language).split("\n\n")[1].replace("\n", " ")


def people(game: str, reader: Reader) -> str:
    """The number of players as text: 2 to 6 players"""
    kind = GAMES[game].Rules
    hint = get_type_hints(kind, include_extras=True).get("players")
    limits = next((part for part in get_args(hint) if isinstance(part, Meta)), None)
    if limits:
        return reader.say("player_range", least=limits.ge, player_count=limits.le)
    return reader.say("count_players", count=GAMES[game].seats(kind()))


def preset_line(game: str, reader: Reader) -> str:
    return reader.say("preset_names", preset_list=GAMES[game].PRESETS)


@click.command("games")
def games_command() -> None:
    """List the games, with their presets of rules.

    \b
    Examples:
      longsuit games
      longsuit rules estimation_whist --preset version_1_2
    """
    screen = style.screen(language.reader())
    reader = screen.reader
    for game in GAMES:
        facts = reader.say("game_name_and_players", name=game, players=people(game, reader))
        screen.write(f"{style.bold(title(game, reader))}  {style.dim(facts)}")
        screen.fold(f"  {summary(game, reader)}", "  ")
        screen.fold(f"  {preset_line(game, reader)}", "  ")
        screen.write()
