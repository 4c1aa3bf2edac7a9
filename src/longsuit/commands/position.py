"""longsuit position"""

from pathlib import Path

import click

from ..bots.player import BadPlayer
from ..bots.positions import player_choice, read_position
from ..engine.notation import BadNotation
from ..engine.sentences import reason
from ..terminal import input_parser, saved_games, style, table_text
from ..terminal.table_reader import at_table
from . import language
from .arguments import Refused, with_path
from .compiling import compile_players
from .games import title


@click.command("position")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--player", "players", multiple=True, help="Ask this player as well.")
@click.option("--ascii", "ascii_only", is_flag=True, help=style.ASCII_HELP)
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
        raise Refused(saved_games.read_error(file, error)) from None
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    game, state, position = found.game, found.state, found.file
    screen = style.screen(language.reader(), ascii_only)
    view, totals = game.view(state, position.seat), game.totals(state)
    reader = at_table(screen.reader, (), len(totals))
    screen.write(style.bold(title(position.game, reader, found.rules)))
    held = {position.seat: style.hand(view.hand, reader)}
    for line in table_text.table(view, reader, totals, held):
        screen.fold(line, "  ")
    screen.write(reader.say("turn_of_seat", seat=position.seat))
    if view.prompt:
        screen.fold(reader.text(view.prompt))
    screen.write()
    typed = [input_parser.typed(action, reader.language) for action in view.legal]
    wide = max(map(style.width, typed), default=0)
    for action, text in zip(view.legal, typed, strict=True):
        mark = "*" if action in found.best else " "
        meaning = reader.text(game.sentence(state, action))
        screen.write(f" {mark} {style.left(text, wide)}  {meaning}")
    screen.write()
    for line in position.why.splitlines():
        screen.write(style.visible(line))
    compile_players((*position.players, *players), position.game, screen.reader)
    for name in (*position.players, *players):
        try:
            choice = player_choice(found, name)
        except BadPlayer as error:
            raise Refused(reason(error)) from None
        verdict = "player_right" if choice.action in found.best else "player_wrong"
        screen.fold(reader.say(verdict, name=name, action=choice.action, because=choice.because))
