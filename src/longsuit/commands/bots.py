"""longsuit bots"""

import click

from ..bots.characters import CHARACTERS
from ..bots.registry import kinds, kinds_of
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
    name = find_game(game) if game else ""
    found = kinds_of(name) if name else kinds()
    for kind in found.values():
        click.echo(f"{kind.name}  {kind.about}")
        for at, allowed in enumerate(kind.choices(name), 1):
            click.echo(f"    argument {at}: {', '.join(allowed)}")
        if kind.games and not game:
            click.echo(f"    plays {', '.join(title(played) for played in kind.games)}")
    click.echo("\nWritten name(argument,argument); an argument left out is the first one.")
    click.echo("At the table they are called:")
    for person in CHARACTERS:
        click.echo(f"  {person.name:6} {person.style:8} {person.about}")
