"""The output of `longsuit arena`, for people and as JSON."""

import shlex
import shutil
import sys
from collections.abc import Sequence
from io import StringIO

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .. import __version__
from ..arena.matches import MatchResult
from ..arena.seating import Contest, players_text
from ..arena.standings import Standings
from ..arena.summary import extent_text, method_text, standings_table
from ..engine.notation import rules_text
from ..games import GAMES
from ..terminal import style
from ..terminal.style import Screen
from .games import title


def command(contest: Contest) -> str:
    """The command line that plays the same games again."""
    options = [f"{key}={value}" for key, value in rules_text(contest.rules).items()]
    line = ["longsuit", "arena", contest.game, *options, "--players", players_text(contest.players)]
    line += ["--games", str(contest.matches), *["--duplicate"] * contest.duplicate]
    return shlex.join([*line, "--seed", str(contest.seed)])


def json(contest: Contest, found: Standings, stopped: bool) -> str:
    """Everything but the times, so that the same command gives the same bytes."""
    whole = {
        "longsuit": __version__,
        "game": contest.game,
        "version": GAMES[contest.game].VERSION,
        "rules": rules_text(contest.rules),
        "seats": contest.players,
        "duplicate": contest.duplicate,
        "seed": contest.seed,
        "unit": "deal" if contest.duplicate else "match",
        "stopped": stopped,
        **msgspec.structs.asdict(found),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def show(screen: Screen, contest: Contest, found: Standings, played: Sequence[MatchResult]) -> None:
    name = title(contest.game, contest.rules)
    screen.fold(f"{style.bold(name)}: {extent_text(contest, found)}")
    draw(screen, table(found, played))
    if len(found.players) > 1:
        draw(screen, duels(found))
    screen.fold(method_text(contest, found))
    screen.say(f"Digest of all events: {found.digest[:16]}")


def draw(screen: Screen, table: Table) -> None:
    """A table as wide as the terminal, and wide enough where there is none."""
    wide = shutil.get_terminal_size().columns if sys.stdout.isatty() else 120
    page = StringIO()
    Console(file=page, width=wide, highlight=False, force_terminal=screen.colour).print(table)
    screen.say(page.getvalue().replace("±", "+-" if screen.ascii else "±").rstrip("\n"))


def table(found: Standings, played: Sequence[MatchResult]) -> Table:
    heads, *rows = standings_table(found, played)
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, head in enumerate(heads):
        drawn.add_column(head, justify="right" if at else "left", overflow="fold")
    for row in rows:
        drawn.add_row(*map(escape, row))
    return drawn


def duels(found: Standings) -> Table:
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    drawn.add_column("Scored more than, %", overflow="fold")
    for number in range(len(found.players)):
        drawn.add_column(str(number + 1), justify="right")
    for number, (line, row) in enumerate(zip(found.players, found.head_to_head, strict=True), 1):
        shares = (f"{100 * cell.mean:.1f}" if cell else "·" for cell in row)
        drawn.add_row(escape(f"{number} {line.player}"), *shares)
    return drawn
