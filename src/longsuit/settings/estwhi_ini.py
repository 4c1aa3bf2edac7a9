"""ESTWHI.INI, the settings of the original Estimation Whist."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..engine.notation import value_text
from ..engine.sentences import Sentence, excerpt, say
from ..games import estimation_whist
from ..games.high_scores import ENTRIES, ScoreList, filled
from .settings_file import (
    BadSettings,
    HighScore,
    IconTwirl,
    RandomThings,
    Settings,
    Table,
    Windows,
    rules_of,
)

GAME, PRESET = "estimation_whist", "original"
NAME, POINTS = estimation_whist.FIRST_HIGH_SCORE
UNBOUNDED = 10**9  # for numbers that the original does not limit


class Key(NamedTuple):
    """A number in the file and the setting it stands for; out of range it becomes `fallback`."""

    section: str
    key: str
    part: str  # `rules` for the game's own
    field: str
    default: int
    low: int = -UNBOUNDED
    high: int = UNBOUNDED
    fallback: int = 0
    is_flag: bool = False

    def __str__(self) -> str:
        return f"[{self.section}] {self.key}"


def flag(section: str, key: str, part: str, field: str, default: int) -> Key:
    """0 is off; as in the original, every other number is on."""
    return Key(section, key, part, field, default, 0, 1, 1, True)


MAIN, CHEAT, ODDS, THINGS = "Main Window", "Cheat Cards", "Probability Window", "Random Things"
PLAYERS = Key(MAIN, "Number of players", "rules", "players", 4, 2, 6, 4)
CARDS = Key(MAIN, "Maximum no cards", "rules", "max_cards", 13, 1, UNBOUNDED, 13)
SAVING = flag(MAIN, "Save on exit", "table", "save_on_exit", 1)
KEYS = (
    Key(MAIN, "Window X position", "windows", "main_x", 0),
    Key(MAIN, "Window Y position", "windows", "main_y", 0),
    PLAYERS,
    CARDS,
    Key(MAIN, "Score mode", "rules", "score", 0, 0, 1, 0),
    flag(MAIN, "Hard score", "rules", "hard_score", 0),
    Key(MAIN, "Next card notify", "table", "next_card", 1, 0, 1, 1),
    flag(MAIN, "Confirm exit", "table", "confirm_exit", 1),
    SAVING,
    flag(MAIN, "Probability box exists", "table", "probability_window", 0),
    flag(CHEAT, "Window exists", "table", "cheat_window", 0),
    Key(CHEAT, "X position", "windows", "cheat_x", 100),
    Key(CHEAT, "Y position", "windows", "cheat_y", 100),
    Key(ODDS, "X Position", "windows", "probability_x", 600),
    Key(ODDS, "Y Position", "windows", "probability_y", 0),
    Key(ODDS, "Width", "windows", "probability_width", 100, 1, UNBOUNDED, 100),
    Key(ODDS, "Height", "windows", "probability_height", 400, 1, UNBOUNDED, 400),
    Key(THINGS, "Time interval", "random_things", "interval", 20, 20, 1000, 200),
    Key(THINGS, "Number of", "random_things", "number", 6, 1, 6, 3),
    Key(THINGS, "Multiplier", "random_things", "multiplier", 6, 1, 20, 5),
    flag(THINGS, "They exist", "random_things", "exist", 1),
    Key("Icon Twirl", "Time interval", "icon_twirl", "interval", 1000, 1000, 1000, 1000),
    flag("Icon Twirl", "Is on", "icon_twirl", "on", 1),
)
PARTS: dict[str, Any] = {  # the classes of the sections
    "table": Table,
    "windows": Windows,
    "random_things": RandomThings,
    "icon_twirl": IconTwirl,
}
SCORES = "Scores"
WORDS = {"score": ("vanilla", "squared"), "next_card": ("dialog", "click")}

# By section and key in lower case: their spelling in the file, and the value.
Entries = dict[tuple[str, str], tuple[str, str]]


def import_ini(text: str) -> tuple[Settings, list[Sentence]]:
    """The settings in the text of an ESTWHI.INI, and a note on each change or omission."""
    found = parse_ini(text)
    if not any(value_of(found, *key) is not None for key in every_key()):
        raise BadSettings(say("original_without_keys", name="ESTWHI.INI"))
    notes: list[Sentence] = []
    numbers = {key: read_number(key, found, notes) for key in KEYS}
    players, cards = numbers[PLAYERS], numbers[CARDS]
    if (most := estimation_whist.most_cards(players)) < cards:
        numbers[CARDS] = most
        if value_of(found, CARDS.section, CARDS.key) is not None:
            counts = {"player_count": players, "n": str(cards), "value": most}
            notes.append(say("note_too_many_cards", where=str(CARDS), **counts))
    parts: dict[str, dict[str, Any]] = {}
    for key, value in numbers.items():
        parts.setdefault(key.part, {})[key.field] = convert(key, value)
    rules = " ".join(f"{k}={value_text(v)}" for k, v in parts.pop("rules").items())
    settings = Settings(
        rules={GAME: rules},
        high_scores=tuple(high_score(found, players, n) for n in range(1, ENTRIES + 1)),
        **{part: PARTS[part](**fields) for part, fields in parts.items()},
    )
    return settings, [*notes, *missing_keys(found), *unknown_keys(found)]


def convert(key: Key, value: int) -> int | bool | str:
    if key.field in WORDS:
        return WORDS[key.field][value]
    return bool(value) if key.is_flag else value


def value_of(found: Entries, section: str, key: str) -> str | None:
    return found.get((section.lower(), key.lower()), (key, None))[1]


def read_number(key: Key, found: Entries, notes: list[Sentence]) -> int:
    text = value_of(found, key.section, key.key)
    if text is None:
        return key.default
    value = parse_int(text, str(key))
    if key.low <= value <= key.high:
        return value
    fallback = str(key.fallback)
    notes.append(say("note_out_of_range", where=str(key), n=str(value), value=fallback))
    return key.fallback


def parse_int(text: str, where: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        why = say("not_whole_number", text=excerpt(text))
        raise BadSettings(say("settings_key_error", where=where, why=why))
    return int(text)


def high_score(found: Entries, players: int, place: int) -> HighScore:
    """An entry of the original's only list, which becomes that of its number of players."""
    value, name = (value_of(found, SCORES, f"{word}{place}") for word in ("Value", "Name"))
    points = POINTS if value is None else parse_int(value, f"[{SCORES}] Value{place}")
    name = NAME if name is None else name
    return HighScore(game=GAME, preset=PRESET, seats=players, points=points, name=name)


def every_key() -> list[tuple[str, str]]:
    scores = [(SCORES, f"{word}{n}") for n in range(1, ENTRIES + 1) for word in ("Value", "Name")]
    return [*((key.section, key.key) for key in KEYS), *scores]


def missing_keys(found: Entries) -> Iterator[Sentence]:
    """`Save on exit` may be missing: not every version of the original wrote it."""
    lost = []
    for section in dict.fromkeys(section for section, _ in every_key()):
        keys = [key for its, key in every_key() if its == section and key != SAVING.key]
        gone = [key for key in keys if value_of(found, section, key) is None]
        if gone == keys:
            lost.append(f"[{section}]")
        else:
            lost += [f"[{section}] {key}" for key in gone]
    if lost:
        yield say("note_missing_keys", key_list=lost)


def unknown_keys(found: Entries) -> Iterator[Sentence]:
    all_keys = {(section.lower(), key.lower()) for section, key in every_key()}
    for key, (spelled, _) in found.items():
        if key not in all_keys:
            yield say("note_unknown_key", key=excerpt(spelled))


def parse_ini(text: str) -> Entries:
    """Windows' INI format: case and blanks do not matter, the first of two equal keys holds."""
    found: Entries = {}
    section = None
    for at, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip()
            continue
        key, sign, value = (part.strip() for part in line.partition("="))
        if not sign or section is None:
            wanted = "ini_section_missing" if section is None else "ini_pair_expected"
            why = say(wanted, text=excerpt(line))
            raise BadSettings(say("log_line_error", line=at, why=why))
        spelled = f"[{section}] {key}"
        found.setdefault((section.lower(), key.lower()), (spelled, unquote(value)))
    return found


def unquote(value: str) -> str:
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "'\""
    return value[1:-1] if quoted else value


def export_ini(settings: Settings) -> str:
    """The text of an ESTWHI.INI with these settings."""
    lines, section = [], ""
    for key in KEYS:
        if key.section != section:
            section = key.section
            lines += ["", f"[{section}]"]
        lines.append(f"{key.key}={ini_value(settings, key)}")
    lines += ["", f"[{SCORES}]"]
    for place, (points, name) in enumerate(ten_best(settings), 1):
        lines += [f"Value{place}={points}", f"Name{place}={quote(name)}"]
    return "\n".join(lines[1:]) + "\n"


def ini_value(settings: Settings, key: Key) -> int:
    if key.part != "rules":
        value = getattr(getattr(settings, key.part) or PARTS[key.part](), key.field)
    else:
        rules: Any = rules_of(settings, GAME)
        value = getattr(rules, key.field)
        if key is CARDS:
            value = estimation_whist.largest(rules)
    return WORDS[key.field].index(value) if key.field in WORDS else int(value)


def ten_best(settings: Settings) -> list[tuple[int, str]]:
    """The points and names of the list for the number of players that is set."""
    seats = estimation_whist.seats(rules_of(settings, GAME))  # type: ignore[arg-type]
    wanted = ScoreList(GAME, PRESET, seats)
    ours = [
        (score.points, score.name) for score in settings.high_scores if score.score_list == wanted
    ]
    return filled(ours, (POINTS, NAME))


def quote(name: str) -> str:
    name = re.sub(r"[\x00-\x1f\x7f-\x9f]", " ", name)
    return f'"{name}"' if name != unquote(name.strip()) else name
