"""Parsing of the arguments that commands share, and the one form in which they are refused."""

import difflib
import sys
from pathlib import Path
from typing import IO, Any

import click

from ..engine.notation import BadNotation, Log, log, pairs, rules
from ..engine.options import Options
from ..games import GAMES
from ..terminal import saved_games, style


class Refused(click.ClickException):
    """One clear sentence on stderr and exit status 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        text = f"Error: {self.format_message()}"
        click.echo(text if style.shows_suits(sys.stderr) else style.to_ascii(text), err=True)


def suggestion(word: str, known: list[str]) -> str:
    """A suggestion, “did you mean …”; empty if no known word is near."""
    near = difflib.get_close_matches(word, known, 1)
    return f" (did you mean {near[0]}?)" if near else ""


def find_game(word: str) -> str:
    """The game of that name; an unambiguous prefix will do."""
    wanted = word.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in GAMES:
        return wanted
    fits = [name for name in GAMES if wanted and name.startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    raise Refused(
        f"there is no game {word!r}{suggestion(wanted, list(GAMES))}; there are {', '.join(GAMES)}"
    )


def split(words: tuple[str, ...]) -> tuple[str, list[str]]:
    """The name of the game, if any, and the options that were written without --set."""
    names = [word for word in words if "=" not in word]
    if len(names) > 1:
        raise Refused(f"one game at a time, not {' and '.join(names)}")
    return "".join(names), [word for word in words if "=" in word]


def resolve_rules(
    game: str, preset: str | None, options: list[str], base: Options | None
) -> Options:
    """The rules to play by: a preset or else the base, with single options on top."""
    kind, presets = GAMES[game].Rules, GAMES[game].PRESETS
    if preset is not None:
        if preset not in presets:
            near = suggestion(preset, list(presets))
            raise Refused(f"{game} has no preset {preset!r}{near}; there are {', '.join(presets)}")
        base = presets[preset]
    try:
        found: Options = rules(kind, pairs(options), base or next(iter(presets.values())))
    except (BadNotation, ValueError) as error:
        raise Refused(str(error)) from None
    return found


def read_log(path: Path) -> Log:
    """The log in a file, or Refused with one sentence that says what is wrong with it."""
    try:
        return log(saved_games.read(path))
    except BadNotation as error:
        raise Refused(with_path(path, error)) from None


def with_path(path: Path, error: BadNotation) -> str:
    text = str(error)
    return text if text.startswith(str(path)) else f"{path}: {text}"
