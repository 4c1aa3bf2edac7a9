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
from ..games.replay import game_of, log_states
from ..terminal import style, table_text
from .arguments import Refused, read_log, with_path
from .games import title


class SeatParam(click.ParamType[Seat]):
    """A seat's number, or watcher."""

    name = "N|watcher"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Seat:
        if str(value).isdecimal():
            return int(value)
        if value != "watcher":
            self.fail(f"{value!r} is no seat: write its number, or watcher", param, ctx)
        return WATCHER


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=SeatParam(), help="As this seat sees it; else all hands are open.")
@click.option("--at", type=click.IntRange(min=0), metavar="EVENT", help="After so many events.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@click.option("--ascii", "ascii_only", is_flag=True, help="No ♠ and §: letters and words.")
def replay_command(
    file: Path, seat: Seat | None, at: int | None, as_json: bool, ascii_only: bool
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
    if seat is not None and seat >= seats:
        raise Refused(f"there is no seat {seat}: the seats are 0 to {seats - 1}")
    if at is not None and at >= len(positions):
        raise Refused(f"there is no event {at}: {file} has {len(positions) - 1}")
    at = len(positions) - 1 if at is None else at
    screen = style.screen(ascii_only)
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
    names = log.seats or tuple(f"Seat {k}" for k in range(len(totals)))
    screen.say(f"{style.bold(title(log.game, game_of(log)[1]))} · event {at} of {of}")
    open_seats = range(len(totals)) if seat is None else [seat] if seat >= 0 else []
    held = {k: style.hand(game.view(s, k).hand) for k in open_seats}
    view = game.view(s, WATCHER if seat is None else seat)
    for line in table_text.table(view, names, totals, held):
        screen.fold(line, "  ")
    screen.say(standing(game, s, names))
    screen.say()
    for line in table_text.sheet(game.rounds(s), names, screen.columns):
        screen.fold(line, "  ")


def standing(game: AnyGame, s: Any, names: tuple[str, ...]) -> str:
    actor = game.actor(s)
    if actor == OVER:
        won = [names[seat] for seat in winners(game, s)]
        return f"The game is over: {' and '.join(won)} won."
    if actor == CHANCE:
        return "The cards are to be shuffled."
    return f"{names[actor]} is to act."
