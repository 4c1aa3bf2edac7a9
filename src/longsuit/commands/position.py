"""longsuit position"""

from pathlib import Path

import click

from ..bots.player import BadPlayer
from ..bots.positions import player_choice, read_position
from ..engine.notation import BadNotation
from ..terminal import style, table_text
from .arguments import Refused, with_path
from .games import title


@click.command("position")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--player", "players", multiple=True, help="Ask this player as well.")
@click.option("--ascii", "ascii_only", is_flag=True, help="No ♠ and §: letters and words.")
def position_command(file: Path, players: tuple[str, ...], ascii_only: bool) -> None:
    """Look at a known situation: the table as the seat to act sees it, the sensible actions
    and what computer players do there.

    \b
    Examples:
      longsuit position tests/positions/whist_cheapest_winner.toml
      longsuit position x.toml --player random --player "heuristic(bold)"
    """
    try:
        found = read_position(file)
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}") from None
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    game, state, position = found.game, found.state, found.file
    screen = style.screen(ascii_only)
    view, totals = game.view(state, position.seat), game.totals(state)
    names = tuple(f"Seat {seat}" for seat in range(len(totals)))
    screen.say(style.bold(title(position.game, found.rules)))
    held = {position.seat: style.hand(view.hand)}
    for line in table_text.table(view, names, totals, held):
        screen.fold(line, "  ")
    screen.say(f"Seat {position.seat} is to act. {view.prompt}.")
    screen.say()
    for action in view.legal:
        mark = "*" if action in found.best else " "
        screen.say(f" {mark} {action!r:14} {game.sentence(state, action)}")
    screen.say()
    screen.say(position.why)
    for name in (*position.players, *players):
        try:
            choice = player_choice(found, name)
        except BadPlayer as error:
            raise Refused(str(error)) from None
        verdict = "as it should" if choice.action in found.best else "not as it should"
        screen.say(f"{name}: {choice.action!r} ({choice.because}), {verdict}")
