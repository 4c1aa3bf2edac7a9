"""longsuit play"""

import sys
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import fields

from .. import settings
from ..bots.characters import CHARACTERS
from ..bots.levels import LEVELS
from ..bots.player import BadPlayer
from ..bots.registry import parse_player, split_players
from ..engine.actions import WATCHER
from ..engine.cards import Seat
from ..engine.notation import BadNotation
from ..engine.options import Options
from ..engine.sentences import Sentence, excerpt, reason, say
from ..games import GAMES
from ..settings.settings_file import PERSON
from ..terminal import local_game, saved_games, style
from ..terminal.line_mode import PROMPT, LeaveTable, LineMode, ask
from ..terminal.local_game import LocalGame
from ..terminal.play_settings import faces_up, only_watched, play_settings, seed_of
from . import language
from .arguments import Refused, check_seat, find_game, resolve_rules, split, with_path
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
@click.option(
    "--seat", type=click.IntRange(min=0), metavar="N", help="Where you sit: 0 is the first."
)
@click.option("--seed", type=int, metavar="N", help="Deal from a seed, the same every time.")
@click.option("--no-seed", is_flag=True, help="Deal anew, whatever seed your settings have.")
@click.option("--watch", is_flag=True, help="Only computer players play, and you watch.")
@click.option("--face-up", is_flag=True, help="The computer players' cards lie face up.")
@click.option("--practice/--no-practice", default=None, help="Whether you can undo.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep it in a file.")
@click.option("--auto-draw", is_flag=True, help="Draw for you where you can do nothing else.")
@click.option("--new", is_flag=True, help="Begin a new game, whatever was left unfinished.")
@click.option("--plain", is_flag=True, help="In lines of text (so far the only way).")
@click.option(
    "--colours",
    type=click.Choice([*style.COLOURS, style.NO_COLOURS]),
    default="four",
    show_default=True,
    help=style.COLOURS_HELP,
)
@click.option("--ascii", "ascii_only", is_flag=True, help=style.ASCII_HELP)
def play_command(
    words: tuple[str, ...],
    preset: str | None,
    single: tuple[str, ...],
    players: str | None,
    level: str | None,
    seat: int | None,
    seed: int | None,
    no_seed: bool,
    watch: bool,
    face_up: bool,
    practice: bool | None,
    load: Path | None,
    save: Path | None,
    auto_draw: bool,
    new: bool,
    plain: bool,
    colours: str,
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
    screen = style.screen(language.reader(), ascii_only, colours)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    own = load_settings(screen)
    name, options = split(words)
    options += single
    game = find_game(name) if name else ""
    given = bool(preset or options or players or level or seat is not None or seed is not None)
    asked = given or no_seed or watch or face_up
    if watch and seat is not None:
        raise Refused(say("watch_without_seat", option="--watch", other_option="--seat"))
    try:
        if load:
            if game or (asked and (seat is None or no_seed or watch or face_up)):
                raise Refused(say("load_alone", option="--load"))
            local = load_game(load, seat, practice)
        else:
            game = game or choose_game(screen)
            left = None if new or save else resume_unfinished(screen, game, asked)
            base = None if left or preset else preferred_rules(screen, own, game)
            own_players = not given or watch
            wanted = Seating(
                players=players or (preferred_players(own, game) if own_players else None),
                level=level,
                seat=WATCHER if watch or (not given and only_watched(own, game)) else seat or 0,
                me=own_name(screen),
                seed=None if no_seed else preferred_seed(screen, own, game, seed, left),
                practice=bool(practice),
                open_hands=face_up or faces_up(own, game),
            )
            local = left or new_game(game, preset, options, base, wanted)
            tell_open_hands(screen, local)
    except (EOFError, KeyboardInterrupt, LeaveTable):
        screen.write()
        return
    LineMode(
        local, screen, save or load, play_settings(own, local.name, auto_draw=auto_draw)
    ).play()


def preferred_seed(
    screen: style.Screen, own: settings.Settings, game: str, seed: int | None, left: object
) -> int | None:
    """The seed that was asked for, or else the one in the person's settings, which it says."""
    if seed is not None or left:
        return seed
    if (found := seed_of(own, game)) is not None:
        screen.tell("seed_of_settings", seed=str(found), option="--no-seed")
    return found


def tell_open_hands(screen: style.Screen, local: LocalGame) -> None:
    if local.open_hands and local.seat != WATCHER:
        screen.tell("open_hands_note")


def own_name(screen: style.Screen) -> str:
    """The person's name in a saved game, which is one word."""
    return "_".join(screen.reader.say("you_label").split())


def choose_game(screen: style.Screen) -> str:
    """Asks which game."""
    games, reader = list(GAMES), screen.reader
    screen.tell("which_game_question")
    for number, game in enumerate(games, 1):
        left = saved_games.unfinished_path(game).exists()
        note = f"   {style.dim(reader.say('one_is_unfinished'))}" if left else ""
        screen.write(f"  {number}  {title(game, reader)}{note}")
    while True:
        prompt = reader.say("number_prompt", least=1, most=len(games))
        word = ask(screen, f"{prompt} {PROMPT}")
        if word.lower() in ("q", "quit", "exit"):
            raise LeaveTable
        if word.isdecimal() and 1 <= int(word) <= len(games):
            return games[int(word) - 1]
        try:
            return find_game(word)
        except Refused:
            screen.tell("type_number_or_quit", least=1, most=len(games), command="quit")


def resume_unfinished(screen: style.Screen, game: str, asked: bool) -> LocalGame | None:
    """The game that was left, if there is one and the person wants it."""
    path = saved_games.unfinished_path(game)
    if not path.exists():
        return None
    try:
        local = local_game.resume(saved_games.read(path), None, None)
    except BadNotation as error:
        screen.tell("unfinished_unreadable", why=with_path(path, error))
        return None
    kind = "unfinished_practice_game" if local.practice else "unfinished_game"
    screen.tell(kind, game_title=title(game, screen.reader), progress=progress(local))
    if asked:
        screen.tell("unfinished_replaced", command=f"longsuit play {game}")
        return None
    prompt = screen.reader.say("continue_question", answer_choices=("yes", "no"))
    while (word := ask(screen, f"{prompt} {PROMPT}").lower()) not in NO:
        if word in YES:
            return local
        screen.tell("type_one_of", answer_choices=("yes", "no"))
    return None


YES, NO = ("", "y", "yes"), ("n", "no", "new")


def progress(local: LocalGame) -> Sentence:
    view = local.view
    number, of = getattr(view, "round", 0), getattr(view, "of", 0)
    if number and of:
        return say("round_of_total", round=number, total=of)
    return say("round_number", round=number) if number else say("event_number", n=len(local.events))


def load_settings(screen: style.Screen) -> settings.Settings:
    try:
        return settings.load()
    except settings.BadSettings as error:
        screen.tell("settings_unused", why=reason(error))
        return settings.Settings()


def preferred_players(own: settings.Settings, game: str) -> str | None:
    """The computer players in the person's settings, by seat."""
    listed = own.players.get(game, "")
    return ",".join(kind for kind in listed.split() if kind != PERSON) or None


def preferred_rules(screen: style.Screen, own: settings.Settings, game: str) -> Options | None:
    """The rules in the person's settings, if they have any for this game."""
    if game not in own.rules:
        return None
    screen.tell("rules_of_settings", rules=own.rules[game])
    return settings.rules_of(own, game)


def load_game(path: Path, seat: int | None, practice: bool | None) -> LocalGame:
    try:
        return local_game.resume(saved_games.read(path), seat, practice)
    except BadNotation as error:
        raise Refused(with_path(path, error)) from None


class Seating(Struct, frozen=True, kw_only=True):
    """Who sits where in a new game, and how it is dealt."""

    players: str | None  # as they are typed
    level: str | None
    seat: Seat  # the person's, or WATCHER
    me: str  # the person's name
    seed: int | None
    practice: bool
    open_hands: bool


def new_game(
    game: str, preset: str | None, options: list[str], base: Options | None, wanted: Seating
) -> LocalGame:
    """A new game; naming several players also says how many sit at the table."""
    others = split_players(wanted.players or "")
    people = int(wanted.seat != WATCHER)
    kinds = {field.name for field in fields(GAMES[game].Rules)}
    if (
        len(others) > 1
        and "players" in kinds
        and not any(o.startswith("players=") for o in options)
    ):
        options = [*options, f"players={len(others) + people}"]
    rules = resolve_rules(game, preset, options, base)
    seats = GAMES[game].seats(rules)
    check_seat(wanted.seat, seats)
    level = wanted.level or next(iter(LEVELS))
    names, seated = seat_players(game, others, level, seats, wanted.seat, wanted.me)
    return local_game.begin(
        game,
        rules,
        wanted.seat,
        seated,
        names,
        wanted.practice,
        "" if wanted.seed is None else str(wanted.seed),
        open_hands=wanted.open_hands,
    )


def seat_players(
    game: str, others: list[str], level: str, seats: int, mine: Seat, me: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and kinds by seat; a watcher has none."""
    count = seats - (mine != WATCHER)
    if len(others) < 2:
        others = others * count or [
            f"{local_game.DEFAULT_PLAYER}({level},{c.style})" for c in CHARACTERS
        ]
        others = others[:count]
    if len(others) != count:
        values = {"seat_count": count, "n": len(others), "option": "--players"}
        raise Refused(say("wrong_other_players", **values))
    names, kinds = [], []
    for given, plain in zip(local_game.NAMES, others, strict=False):
        name, sign, kind = plain.rpartition("=")
        try:
            parse_player(kind, game)
        except BadPlayer as error:
            raise Refused(reason(error)) from None
        if sign and (not name or len(name) > 20 or not name.isprintable() or set(name) & set(" #")):
            raise Refused(say("bad_seat_name", text=excerpt(name)))
        names.append(name or given)
        kinds.append(kind)
    if mine != WATCHER:
        names.insert(mine, me)
        kinds.insert(mine, kinds[0])
    return tuple(names), tuple(kinds)
