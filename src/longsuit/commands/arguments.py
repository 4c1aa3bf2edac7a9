"""Parsing of the arguments that commands share, and the one form in which they are refused."""

import difflib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import click

from ..engine.notation import BadNotation, Log, log, pairs, rules
from ..engine.options import Options
from ..engine.sentences import Sentence, excerpt, reason, say
from ..games import GAMES
from ..terminal import saved_games, style
from . import language


class Refused(click.ClickException):
    """One clear sentence on stderr in the language of the command, and exit status 2."""

    exit_code = 2

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        self.reader = language.reader()
        super().__init__(self.reader.text(sentence))

    def show(self, file: IO[Any] | None = None) -> None:
        able = style.shows_suits(sys.stderr)
        reader = self.reader if able else style.in_ascii(self.reader)
        text = style.only_own(reader.say("error_line", why=self.sentence))
        click.echo(text if able else style.to_ascii(text), err=True)


class Failed(Refused):
    """The same with exit status 1: not the arguments are wrong, but something outside."""

    exit_code = 1


def unknown(message: str, word: str, known: Iterable[str]) -> Refused:
    """The refusal of a word that is none of the known ones; it suggests one that is near.

    `message` says which words there are, and `message_near` also asks if another was meant.
    """
    near = difflib.get_close_matches(word, list(known), 1)
    values = {"text": excerpt(word), "choices": tuple(known)}
    if near:
        return Refused(say(f"{message}_near", near=near[0], **values))
    return Refused(say(message, **values))


def find_game(word: str) -> str:
    """The game of that name; an unambiguous prefix will do."""
    wanted = word.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in GAMES:
        return wanted
    fits = [name for name in GAMES if wanted and name.startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    raise unknown("no_such_game", word, GAMES)


def needs_game() -> Refused:
    return Refused(say("say_which_game", choices=GAMES))


def split(words: tuple[str, ...]) -> tuple[str, list[str]]:
    """The name of the game, if any, and the options that were written without --set."""
    names = [word for word in words if "=" not in word]
    if len(names) > 1:
        raise Refused(say("one_game_at_a_time", name_list=map(excerpt, names)))
    return "".join(names), [word for word in words if "=" in word]


def lowered(
    kind: type[Options], typed: dict[str, str], base: Options
) -> tuple[dict[str, str], list[Sentence]]:
    """The options, with those of the base lowered that more players do not allow, and notes on it.

    What was typed itself stays, and is refused where it contradicts the number of players.
    """
    players, notes = typed.get("players", ""), []
    most_of = kind.most_with(int(players)) if players.isdecimal() and int(players) else {}
    for name, most in most_of.items():
        value = getattr(base, name)
        if name not in typed and value is not None and value > most:
            typed = typed | {name: str(most)}
            values = {"player_count": int(players), "value": most, "n": value}
            notes.append(say("option_lowered", option_word=f"option_{name}", **values))
    return typed, notes


def resolve_rules(
    game: str, preset: str | None, options: list[str], base: Options | None
) -> Options:
    """The rules to play by: a preset or else the base, with single options on top.

    It says which options of the base the number of players has lowered.
    """
    kind, presets = GAMES[game].Rules, GAMES[game].PRESETS
    if preset is not None:
        if preset not in presets:
            raise unknown("no_such_preset", preset, presets)
        base = presets[preset]
    base = base or next(iter(presets.values()))
    try:
        typed, notes = lowered(kind, pairs(options), base)
        found: Options = rules(kind, typed, base)
    except (BadNotation, ValueError) as error:
        raise Refused(reason(error)) from None
    for note in notes:
        style.screen(language.reader()).show(note)
    return found


def read_log(path: Path) -> Log:
    """The log in a file, or Refused with one sentence that says what is wrong with it."""
    try:
        return log(saved_games.read(path))
    except BadNotation as error:
        raise Refused(with_path(path, error)) from None


def with_path(path: Path, error: BadNotation) -> Sentence:
    """The reason of an error with the file in it."""
    why = reason(error)
    return why if "file" in why.values else say("file_error", file=str(path), why=why)


def check_seat(seat: int | None, seats: int) -> None:
    """Refuses a seat that a table does not have."""
    if seat is not None and seat >= seats:
        raise Refused(say("no_such_seat", n=seat, most=seats - 1))


def check_writable(path: Path | None) -> None:
    """Refuses a file that cannot be written because it is a folder, or because its folder lacks."""
    if path is None:
        return
    if path.is_dir():
        raise Refused(say("file_is_folder", file=str(path)))
    if not path.absolute().parent.is_dir():
        raise Refused(say("no_such_folder", file=str(path), folder=str(path.parent)))


def confirm(yes: bool, question: Sentence) -> None:
    """Asks a question, unless the answer is yes already; Refused if it is no."""
    if not yes and not click.confirm(language.reader().text(question)):
        raise Refused(say("nothing_changed"))
