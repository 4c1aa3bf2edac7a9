"""longsuit bots"""

import click

from ..bots.characters import CHARACTERS
from ..bots.registry import kinds, kinds_of
from ..sim.compile.entry_points import available
from ..terminal import style
from . import language
from .arguments import find_game
from .games import title


@click.command("bots")
@click.argument("game", required=False)
def bots_command(game: str | None) -> None:
    """List the computer players, all of them or those of one GAME.

    \b
    Examples:
      longsuit bots
      longsuit bots whist
    """
    screen = style.screen(language.reader())
    reader = screen.reader
    name = find_game(game) if game else ""
    found = kinds_of(name) if name else kinds()
    for kind in found.values():
        screen.fold(f"{style.bold(kind.name)}  {reader.text(kind.description())}", "    ")
        for at, allowed in enumerate(kind.choices(name)):
            screen.fold(f"    {reader.text(kind.parameter(at))}", "      ")
            for value in allowed:
                meaning = reader.text(kind.value(value))
                screen.fold(
                    f"      {reader.say('labelled_text', label=value, text=meaning)}", "        "
                )
        if kind.compiled and not available():
            screen.fold(f"    {reader.say('missing_compiler')}", "      ")
        if kind.games and not game:
            titles = [title(played, reader) for played in kind.games]
            screen.fold(f"    {reader.say('player_games', game_list=titles)}", "      ")
    screen.write()
    screen.tell("player_notation", notation="name(argument,argument)")
    screen.tell("characters_heading")
    rows = [[c.name, c.style, reader.text(c.description())] for c in CHARACTERS]
    for line in style.grid(["", "", ""], rows, "<<<", reader)[1:]:
        screen.fold(f"  {line}", "    ")
