"""longsuit play"""

import sys
from pathlib import Path

import click
from msgspec.structs import fields

from .. import settings
from ..bots.characters import CHARACTERS
from ..bots.levels import LEVELS
from ..bots.player import BadPlayer
from ..bots.registry import parse_player, split_players
from ..engine.notation import BadNotation
from ..engine.options import Options
from ..games import GAMES
from ..terminal import local_game, saved_games, style
from ..terminal.line_mode import LeaveTable, LineMode, ask
from ..terminal.local_game import LocalGame
from .arguments import Refused, find_game, resolve_rules, split, with_path
from .games import title


@click.command("play")
@click.argument("words", nargs=-1, metavar="[GAME] [OPTION=VALUE]...")
@click.option("--preset", metavar="NAME", help="Begin from these rules.")
@click.option("--set", "single", multiple=True, metavar="OPTION=VALUE", help="Change one option.")
@click.option(
    "--players",
    metavar="A,B,C",
    help="The computer players at the other seats, each KIND or NAME=KIND; one is enough for all. "
    "`longsuit bots` lists the kinds.",
)
@click.option(
    "--level", type=click.Choice(list(LEVELS)), help="How well they play; medium at first."
)
@click.option("--seat", type=click.IntRange(min=0), metavar="N", help="Where you sit; 0 at first.")
@click.option("--seed", type=int, metavar="N", help="Deal from a seed, the same every time.")
@click.option("--practice/--no-practice", default=None, help="Whether you can undo.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep it in a file.")
@click.option("--new", is_flag=True, help="Begin a new game, whatever was left unfinished.")
@click.option("--plain", is_flag=True, help="In lines of text (so far the only way).")
@click.option("--ascii", "ascii_only", is_flag=True, help="No ♠ and §: letters and words.")
def play_command(
    words: tuple[str, ...],
    preset: str | None,
    single: tuple[str, ...],
    players: str | None,
    level: str | None,
    seat: int | None,
    seed: int | None,
    practice: bool | None,
    load: Path | None,
    save: Path | None,
    new: bool,
    plain: bool,
    ascii_only: bool,
) -> None:
    """Play a game against the computer, in lines of text.

    Type ? in the game for what you can do, and help for the rest. Every shuffle is fair: its
    commitment is shown before the deal, and `longsuit verify` checks it in the saved game.
    A game that you leave is kept, and the next `longsuit play` goes on with it.

    \b
    Examples:
      longsuit play
      longsuit play pesten --preset common_dutch
      longsuit play estimation_whist players=3 max_cards=5 --practice
      longsuit play whist --players random --seat 2 --save evening.game
      longsuit play --load evening.game
    """
    screen = style.screen(ascii_only)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    own = load_settings(screen)
    name, options = split(words)
    options += single
    game = find_game(name) if name else ""
    asked = bool(preset or options or players or level or seat is not None or seed is not None)
    try:
        if load:
            if game or (asked and seat is None):
                raise Refused("--load takes the game, its rules and its players from the file")
            local = load_game(load, seat, practice)
        else:
            game = game or choose_game(screen)
            left = None if new or save else resume_unfinished(screen, game, asked)
            base = None if left or preset else preferred_rules(screen, own, game)
            seated = players or preferred_players(own, game, asked)
            local = left or new_game(
                game, preset, options, base, seated, level, seat, seed, practice
            )
    except (EOFError, KeyboardInterrupt, LeaveTable):
        screen.say()
        return
    LineMode(local, screen, save or load, confirm=own.table.confirm_exit).play()


def choose_game(screen: style.Screen) -> str:
    """Asks which game."""
    games = list(GAMES)
    screen.say("Which game?")
    for number, game in enumerate(games, 1):
        left = "   (one is unfinished)" if saved_games.unfinished_path(game).exists() else ""
        screen.say(f"  {number}  {title(game)}{style.dim(left)}")
    while True:
        word = ask(screen, f"1 to {len(games)} > ")
        if word.lower() in ("q", "quit", "exit"):
            raise LeaveTable
        if word.isdecimal() and 1 <= int(word) <= len(games):
            return games[int(word) - 1]
        try:
            return find_game(word)
        except Refused:
            screen.say(f"Type a number from 1 to {len(games)}, or quit.")


def resume_unfinished(screen: style.Screen, game: str, asked: bool) -> LocalGame | None:
    """The game that was left, if there is one and the person wants it."""
    path = saved_games.unfinished_path(game)
    if not path.exists():
        return None
    try:
        local = local_game.resume(saved_games.read(path), None, None)
    except BadNotation as error:
        screen.fold(f"An unfinished game cannot be continued: {with_path(path, error)}.")
        return None
    which = f"An unfinished game of {title(game)} is kept ({progress(local)})."
    if asked:
        screen.fold(f"{which} This new one will take its place; longsuit play {game} resumes it.")
        return None
    screen.fold(which)
    while (word := ask(screen, "Go on with it? (yes, or no for a new one) > ").lower()) not in NO:
        if word in YES:
            return local
        screen.say("Type yes or no.")
    return None


YES, NO = ("", "y", "yes"), ("n", "no", "new")


def progress(local: LocalGame) -> str:
    view = local.view
    number, of = getattr(view, "round", 0), getattr(view, "of", 0)
    place = f"round {number}" + f" of {of}" * bool(of) if number else f"{len(local.events)} events"
    return place + ", practice" * local.practice


def load_settings(screen: style.Screen) -> settings.Settings:
    try:
        return settings.load()
    except settings.BadSettings as error:
        screen.fold(f"Your settings are not used: {error}.")
        return settings.Settings()


def preferred_players(own: settings.Settings, game: str, asked: bool) -> str | None:
    """The computer players in the person's settings, unless another game was asked for."""
    listed = "" if asked else own.players.get(game, "")
    return ",".join(kind for kind in listed.split() if kind != "person") or None


def preferred_rules(screen: style.Screen, own: settings.Settings, game: str) -> Options | None:
    """The rules in the person's settings, if they have any for this game."""
    if game not in own.rules:
        return None
    screen.fold(f"By the rules of your settings: {own.rules[game]}")
    return settings.rules_of(own, game)


def load_game(path: Path, seat: int | None, practice: bool | None) -> LocalGame:
    try:
        return local_game.resume(saved_games.read(path), seat, practice)
    except BadNotation as error:
        raise Refused(with_path(path, error)) from None


def new_game(
    game: str,
    preset: str | None,
    options: list[str],
    base: Options | None,
    players: str | None,
    level: str | None,
    seat: int | None,
    seed: int | None,
    practice: bool | None,
) -> LocalGame:
    """A new game; naming several players also says how many sit at the table."""
    others = split_players(players or "")
    kinds = {field.name for field in fields(GAMES[game].Rules)}
    if (
        len(others) > 1
        and "players" in kinds
        and not any(o.startswith("players=") for o in options)
    ):
        options = [*options, f"players={len(others) + 1}"]
    rules = resolve_rules(game, preset, options, base)
    seats, mine = GAMES[game].seats(rules), seat or 0
    if mine >= seats:
        raise Refused(f"there is no seat {mine}: the seats are 0 to {seats - 1}")
    names, seated = seat_players(game, others, level or next(iter(LEVELS)), seats, mine)
    return local_game.begin(
        game, rules, mine, seated, names, bool(practice), "" if seed is None else str(seed)
    )


def seat_players(
    game: str, others: list[str], level: str, seats: int, mine: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and kinds by seat."""
    if len(others) < 2:
        others = others * (seats - 1) or [
            f"{local_game.DEFAULT_PLAYER}({level},{c.style})" for c in CHARACTERS
        ]
        others = others[: seats - 1]
    if len(others) != seats - 1:
        raise Refused(f"there are {seats - 1} other seats, and --players names {len(others)}")
    names, kinds = [], []
    for given, plain in zip(local_game.NAMES, others, strict=False):
        name, sign, kind = plain.rpartition("=")
        try:
            parse_player(kind, game)
        except BadPlayer as error:
            raise Refused(str(error)) from None
        if sign and (not name or len(name) > 20 or not name.isprintable() or set(name) & set(" #")):
            raise Refused(f"{name!r} cannot be a name: up to 20 letters without blanks and #")
        names.append(name or given)
        kinds.append(kind)
    names.insert(mine, local_game.PERSON)
    kinds.insert(mine, kinds[0])
    return tuple(names), tuple(kinds)
