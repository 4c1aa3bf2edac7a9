"""The settings of a person, and the TOML file that holds them."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
import platformdirs
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from ..engine.notation import pairs, rules
from ..engine.options import Options, choices
from ..engine.sentences import Sentence, excerpt, reason, say
from ..games import GAMES
from ..games.high_scores import ENTRIES, ScoreList
from ..messages.languages import LANGUAGES
from . import atomic_file


class BadSettings(ValueError):
    """Settings that cannot be used; the sentence names the file, the section and the key."""


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section of the file."""


class Table(Section, frozen=True, kw_only=True):
    """The behaviour of a client at the table."""

    confirm_exit: bool = True
    save_on_exit: bool = True
    next_card: Literal["dialog", "click"] = "click"  # what goes on after a trick
    cheat_window: bool = False
    probability_window: bool = False


class Windows(Section, frozen=True, kw_only=True):
    """The positions and sizes of the original's windows, in its pixels."""

    main_x: int = 0
    main_y: int = 0
    cheat_x: int = 100
    cheat_y: int = 100
    probability_x: int = 600
    probability_y: int = 0
    probability_width: Annotated[int, Meta(ge=1)] = 100
    probability_height: Annotated[int, Meta(ge=1)] = 400


class RandomThings(Section, frozen=True, kw_only=True):
    """The random things of the original Estimation Whist."""

    exist: bool = True
    interval: Annotated[int, Meta(ge=20, le=1000)] = 20  # ms
    number: Annotated[int, Meta(ge=1, le=6)] = 6
    multiplier: Annotated[int, Meta(ge=1, le=20)] = 6


class IconTwirl(Section, frozen=True, kw_only=True):
    """The twirling icon of the original Estimation Whist."""

    on: bool = True
    interval: Annotated[int, Meta(ge=1000, le=1000)] = 1000  # ms; the only value in the original


class Whist(Section, frozen=True, kw_only=True):
    """Settings that only the original of Whist had."""

    seed: int | None = None  # None: every deal is new
    verso_up: bool | None = None  # False: the computer players' cards show their faces
    thinking_time: Annotated[int, Meta(ge=0, le=60_000)] | None = None  # ms; None: as usual


class HighScore(Section, frozen=True, kw_only=True):
    """An entry of the high scores of games on this computer."""

    game: str
    preset: str
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    points: int  # what counts in this game
    name: str
    # From the file of an original program; entries that do not say so are, as until now all were.
    imported: bool = True

    @property
    def score_list(self) -> ScoreList:
        return ScoreList(self.game, self.preset, self.seats)


class Settings(Section, frozen=True, kw_only=True):
    """Everything that is kept for a person; a section that is None has not been set."""

    language: str = ""  # of the commands; empty: the one of the system
    rules: dict[str, str] = {}  # by game: options as they are typed
    players: dict[
        str, str
    ] = {}  # by game: the player of each seat, `person` or a computer player's name
    table: Table | None = None
    windows: Windows | None = None
    random_things: RandomThings | None = None
    icon_twirl: IconTwirl | None = None
    whist: Whist | None = None
    high_scores: tuple[HighScore, ...] = ()  # for each list, best first


PERSON = "person"
PLAYER = re.compile(r"[a-z]\w*(\(\w+(,\w+)*\))?")

# The sections that the file of an original sets, by its game.
SECTIONS = {
    "estimation_whist": ("table", "windows", "random_things", "icon_twirl"),
    "whist": ("whist",),
}


def merge(base: Settings, imported: Settings) -> Settings:
    """The base with imported settings on top, and the best high scores of both."""
    parts: dict[str, Section] = {}
    texts: dict[str, str] = {}
    for game in imported.rules:
        found = {part: getattr(imported, part) for part in SECTIONS.get(game, ())}
        parts |= {part: section for part, section in found.items() if section is not None}
        options = _options(base, game) | _options(imported, game)
        texts[game] = " ".join(f"{key}={value}" for key, value in options.items())
    return replace(
        base,
        rules=base.rules | texts,
        players=base.players | imported.players,
        high_scores=best_scores(base.high_scores, imported.high_scores),
        **parts,
    )


def best_scores(one: tuple[HighScore, ...], other: tuple[HighScore, ...]) -> tuple[HighScore, ...]:
    """The ten best of each list; an entry found on both sides is the same one."""
    both, kept = Counter(one) | Counter(other), []
    room = {entry.score_list: ENTRIES for entry in both}
    for entry in sorted(both.elements(), key=lambda entry: -entry.points):
        if room[entry.score_list]:
            room[entry.score_list] -= 1
            kept.append(entry)
    return tuple(kept)


def with_score(own: Settings, entry: HighScore) -> Settings:
    """The settings with a new entry above equal ones; only the ten best of its list stay."""
    others = tuple(one for one in own.high_scores if one.score_list != entry.score_list)
    listed = [one for one in own.high_scores if one.score_list == entry.score_list]
    ten = sorted([entry, *listed], key=lambda one: -one.points)[:ENTRIES]
    return replace(own, high_scores=(*others, *ten))


def _options(settings: Settings, game: str) -> dict[str, str]:
    return pairs(settings.rules.get(game, "").split())


def rules_of(settings: Settings, game: str) -> Options:
    """The rules of a game as they are set, or BadSettings that names the option."""
    try:
        found: Options = rules(GAMES[game].Rules, _options(settings, game))
    except ValueError as error:
        raise bad_key("rules", game, reason(error)) from None
    return found


def check(settings: Settings) -> None:
    """Raises BadSettings if language, rules or players are not valid."""
    if settings.language and settings.language not in LANGUAGES:
        why = say("no_such_language", text=excerpt(settings.language), choices=LANGUAGES)
        raise BadSettings(say("settings_key_error", where="language", why=why))
    for part in ("rules", "players"):
        for game in getattr(settings, part):
            if game not in GAMES:
                why = say("no_such_game", text=excerpt(game), choices=GAMES)
                raise bad_key(part, game, why)
    for game in settings.rules:
        rules_of(settings, game)
    for game, text in settings.players.items():
        words, seats = text.split(), GAMES[game].seats(rules_of(settings, game))
        for word in words:
            if not PLAYER.fullmatch(word):
                raise bad_key("players", game, say("bad_player_name", text=excerpt(word)))
        if len(words) != seats:
            why = say("settings_player_count", seat_count=seats, n=len(words))
            raise bad_key("players", game, why)


# The file.


def settings_path() -> Path:
    """The path of the settings file."""
    return platformdirs.user_config_path("longsuit", appauthor=False) / "settings.toml"


def load(path: Path | None = None) -> Settings:
    """The stored settings, or the defaults if there is no file yet."""
    path = path or settings_path()
    try:
        text = path.read_bytes().decode("utf-8")
        return parse(text)
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        text = error.strerror or str(error)
        raise BadSettings(say("file_unreadable", file=str(path), text=text)) from None
    except UnicodeDecodeError:
        why = say("not_text_file")
        raise BadSettings(say("settings_file_error", file=str(path), why=why)) from None
    except BadSettings as error:
        why = reason(error)
        raise BadSettings(say("settings_file_error", file=str(path), why=why)) from None


def save(settings: Settings, path: Path | None = None) -> Path:
    """Writes the settings atomically and returns the path."""
    path = path or settings_path()
    check(settings)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic_file.write(path, toml(settings))
    except OSError as error:
        text = error.strerror or str(error)
        raise BadSettings(say("file_unwritable", file=str(path), text=text)) from None
    return path


def parse(text: str) -> Settings:
    """The settings in a TOML text."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(say("not_toml_file", text=str(error)[:200])) from None
    for part in ("rules", "players"):
        if isinstance(table := tables.get(part), dict):
            for key, value in table.items():
                if not isinstance(value, str):
                    raise bad_key(part, key, say("settings_need_quotes"))
    try:
        settings = msgspec.convert(tables, Settings)
    except msgspec.ValidationError as error:
        raise bad_value(str(error)) from None
    check(settings)
    return settings


def bad_key(section: str, key: str, why: Sentence) -> BadSettings:
    """The error for a key of a section; without a key, for the section itself."""
    head = f"[{section}]"
    if row := re.fullmatch(r"(\w+)\[(\d+)\]", section):  # of a list, counted from 1 for people
        head = f"[[{row[1]}]] {int(row[2]) + 1}"
    where = f"{head} {excerpt(key)}" if key else excerpt(head)
    return BadSettings(say("settings_key_error", where=where, why=why))


def bad_value(message: str) -> BadSettings:
    """The error that a message of msgspec means, with the section and the key."""
    text, _, where = message.partition(" - at `$")
    section, _, key = where.rstrip("`").strip(".").partition(".")
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", text):
        section, key = (section, unknown[1]) if section else (unknown[1], "")
        return bad_key(section, key, say("no_such_setting"))
    if missing := re.fullmatch(r"Object missing required field `(.*)`", text):
        return bad_key(section, "", say("setting_missing", key=missing[1]))
    hint = get_type_hints(Settings).get(section.partition("[")[0])
    kind = next(iter(get_args(hint)), hint)  # of an optional section, or of a list's entries
    if key and isinstance(kind, type) and issubclass(kind, Section):
        hint = get_type_hints(kind, include_extras=True)[key]
        return bad_key(section, key, say("setting_refused", allowed=allowed(hint)))
    return bad_key(section, key, say("plain_text", text=text))


def allowed(hint: Any) -> Sentence:
    """The values of a setting, as they are written in TOML."""
    if type(None) in get_args(hint):  # TOML has no such value
        hint = get_args(hint)[0]
    if hint is bool:
        return say("allowed_choices", choices=("true", "false"))
    if words := choices(hint):
        return say("allowed_choices", choices=[f'"{word}"' for word in words])
    if hint is str:
        return say("allowed_text")
    if get_origin(hint) is Annotated:
        limits = hint.__metadata__[0]
        if limits.le is None:
            return say("allowed_number_from", least=limits.ge)
        return say("allowed_number", least=limits.ge, most=str(limits.le))
    return say("allowed_whole_number")


TomlValue: TypeAlias = bool | int | str | None


def toml(settings: Settings) -> str:
    """The settings as TOML: tables of scalars, and an array of such tables."""
    return "\n".join(_lines(settings)) + "\n"


def _lines(settings: Settings) -> Iterator[str]:
    yield "# Longsuit"
    for part, value in asdict(settings).items():
        if isinstance(value, str):  # stands above all tables
            yield from [f"{part} = {json.dumps(value)}"] * bool(value)
        elif isinstance(value, tuple):
            for entry in value:
                yield from _table(f"[[{part}]]", asdict(entry))
        elif value is not None and (table := value if isinstance(value, dict) else asdict(value)):
            yield from _table(f"[{part}]", table)


def _table(head: str, table: Mapping[str, TomlValue]) -> Iterator[str]:
    yield ""
    yield head
    for key, value in table.items():
        if value is not None:
            # JSON's strings, numbers and truths are TOML's, except that TOML escapes DEL too.
            shown = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
            yield f"{key} = {shown}"
