"""longsuit replay"""

import json
from pathlib import Path
from typing import Any

import click

from ..engine.actions import CHANCE, OVER, WATCHER
from ..engine.cards import Seat
from ..engine.codec import plain
from ..engine.game import AnyGame, winners
from ..engine.notation import BadNotation, Log
from ..engine.sentences import excerpt, say
from ..games.replay import game_of, log_states
from ..messages.render import Reader
from ..terminal import style, table_text
from ..terminal.narration import outcome
from ..terminal.table_reader import at_table
from . import language
from .arguments import Refused, check_seat, read_log, with_path
from .games import title


class SeatParam(click.ParamType[Seat]):
    """A seat's number, or watcher."""

    name = "N|watcher"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Seat:
        if str(value).isdecimal():
            return int(value)
        if value != "watcher":
            raise Refused(say("bad_seat_option", text=excerpt(value), word_watcher="watcher"))
        return WATCHER


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seat", type=SeatParam(), help="As this seat sees it, 0 the first; else all hands are open."
)
@click.option("--at", type=click.IntRange(min=0), metavar="EVENT", help="After so many events.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@click.option(
    "--colours",
    type=click.Choice([*style.COLOURS, style.NO_COLOURS]),
    default="four",
    show_default=True,
    help=style.COLOURS_HELP,
)
@click.option("--ascii", "ascii_only", is_flag=True, help=style.ASCII_HELP)
def replay_command(
    file: Path, seat: Seat | None, at: int | None, as_json: bool, colours: str, ascii_only: bool
) -> None:
    """Check a game that was written down, and show its table, standings and score sheet.

    In JSON, the actor is a seat's number, -1 for chance or -2 when the game is over.

    \b
    Examples:
      longsuit replay my.game
      longsuit replay my.game --seat 2 --at 40
      longsuit replay my.game --seat watcher --json
    """
    log = read_log(file)
    try:
        game, rules = game_of(log)
        positions = [s for _, s in log_states(log)]
    except BadNotation as error:
        raise Refused(with_path(file, error)) from None
    seats = game.seats(rules)
    check_seat(seat, seats)
    if at is not None and at >= len(positions):
        raise Refused(say("no_such_event", n=at, file=str(file), event_count=len(positions) - 1))
    at = len(positions) - 1 if at is None else at
    screen = style.screen(language.reader(), ascii_only, colours)
    if as_json:
        found = json_output(log, game, rules, positions[at], seat, at)
        click.echo(json.dumps(found, indent=2))
    else:
        draw(screen, log, game, positions[at], seat, at, len(positions) - 1)


def json_output(
    log: Log, game: AnyGame, rules: Any, s: Any, seat: Seat | None, at: int
) -> dict[str, object]:
    """The output of --json, with the view of a seat; if `seat` is None, with the view of a watcher
    and all hands."""
    seen = game.view(s, WATCHER if seat is None else seat)
    found: dict[str, object] = {
        "game": log.game,
        "version": log.version,
        "rules": plain(rules),
        "seats": log.seats,
        "events": at,
        "phase": game.phase(s),
        "actor": game.actor(s),
        "scores": game.totals(s),
        "rounds": plain(game.rounds(s)),
        "legal": plain(game.legal(s) if seat is None else seen.legal),
        "over": game.actor(s) == OVER,
        "winners": winners(game, s),
        "view": plain(seen),
    }
    if seat is None:
        every = range(game.seats(rules))
        found["hands"] = [plain(game.view(s, k))["hand"] for k in every]
    return found


def draw(
    screen: style.Screen, log: Log, game: AnyGame, s: Any, seat: Seat | None, at: int, of: int
) -> None:
    totals = game.totals(s)
    reader = at_table(screen.reader, log.seats, len(totals))
    heading = style.bold(title(log.game, reader, game_of(log)[1]))
    screen.write(f"{heading} · {reader.say('event_of_total', n=at, total=of)}")
    open_seats = range(len(totals)) if seat is None else [seat] if seat >= 0 else []
    held = {k: style.hand(game.view(s, k).hand, reader) for k in open_seats}
    view = game.view(s, WATCHER if seat is None else seat)
    for line in table_text.table(view, reader, totals, held):
        screen.fold(line, "  ")
    screen.fold(standing(game, s, reader))
    screen.write()
    for line in table_text.sheet(game.rounds(s), reader, screen.columns):
        screen.fold(line, "  ")


def standing(game: AnyGame, s: Any, reader: Reader) -> str:
    actor = game.actor(s)
    if actor == CHANCE:
        return reader.say("shuffle_comes_next")
    if actor != OVER:
        return reader.say("turn_of_seat", seat=actor)
    result = reader.text(outcome(winners(game, s), reader))
    return f"{reader.say('game_is_over')} {result}"
