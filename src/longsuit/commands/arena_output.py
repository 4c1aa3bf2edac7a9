"""The output of `longsuit arena`, for people and as JSON."""

import shlex
from collections.abc import Sequence

import msgspec

from .. import __version__
from ..arena.matches import MatchResult
from ..arena.seating import Contest, players_text
from ..arena.standings import Standings
from ..arena.summary import extent_sentence, method_sentence, standings_table
from ..engine.notation import rules_text
from ..games import GAMES
from ..messages.render import Reader
from ..messages.values import percent_text
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
    reader = screen.reader
    name = style.bold(title(contest.game, reader, contest.rules))
    screen.fold(f"{name}: {reader.text(extent_sentence(contest, found))}")
    heads, *rows = standings_table(found, played, reader)
    sides = "<" + ">" * (len(heads) - 1)
    for line in style.grid(list(heads), [list(row) for row in rows], sides, reader):
        screen.write(line)
    if len(found.players) > 1:
        screen.write()
        for line in duels(found, reader):
            screen.write(line)
    screen.show(method_sentence(contest, found))
    screen.tell("events_digest", digest=found.digest[:16])


def duels(found: Standings, reader: Reader) -> list[str]:
    """How often the player of the row scored more than the player of the column."""
    numbers = range(1, len(found.players) + 1)
    rows = [
        [f"{number} {line.player}"]
        + [percent_text(100 * cell.mean, reader.language, 1) if cell else "·" for cell in row]
        for number, line, row in zip(numbers, found.players, found.head_to_head, strict=True)
    ]
    head = [reader.say("scored_more_than"), *map(str, numbers)]
    return style.grid(head, rows, "<" + ">" * len(numbers), reader)
