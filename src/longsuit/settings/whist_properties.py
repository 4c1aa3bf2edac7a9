"""whist.properties, the settings of the original Whist."""

import re
from collections.abc import Iterator

from ..engine.notation import value_text
from ..engine.sentences import Sentence, excerpt, say
from ..games import whist
from ..messages.render import english
from .settings_file import PERSON, BadSettings, Settings, Whist, rules_of

GAME = "whist"
FILTERS = {
    "NoFiltering": "none",
    "NaiveLegalFiltering": "naive_legal",
    "TrumpSavingFiltering": "trump_saving",
}
SELECTORS = {
    "RandomSelecting": "random",
    "HighestRankSelecting": "highest",
    "SmartSelecting": "smart_classic",
}
DEFAULTS = {
    "Seed": "30006",  # what the original shipped with; it does not start without one
    "Interactive": "True",
    "VersoUp": "False",
    "NumCards": "13",
    "WinningScore": "24",
    "NumNpc": "3",
    "NpcThinkingTime": "2000",
    "EnforceRule": "True",
}
FILTER, SELECTOR = "NaiveLegalFiltering", "SmartSelecting"
SEATS = 4


def import_properties(text: str) -> tuple[Settings, list[Sentence]]:
    """The settings in the text of a whist.properties, and a note on each change or omission."""
    given = parse_properties(text)
    known = {**DEFAULTS}
    for npc in range(1, SEATS + 1):
        known |= {f"Npc{npc}Filtering": FILTER, f"Npc{npc}Selecting": SELECTOR}
    if not given.keys() & known:
        raise BadSettings(say("original_without_keys", name="whist.properties"))
    values = known | {key: value for key, value in given.items() if key in known}
    person = parse_bool("Interactive", values)
    npcs = parse_int("NumNpc", values, 2 - person, SEATS - person)
    rules = whist.Rules(
        players=npcs + person,
        cards=parse_int("NumCards", values, 1, 52 // (npcs + person)),
        target=parse_int("WinningScore", values, 1, 999),
        enforce=parse_bool("EnforceRule", values),
    )
    chosen = [
        f"npc({parse_choice(f'Npc{npc}Filtering', values, FILTERS)},"
        f"{parse_choice(f'Npc{npc}Selecting', values, SELECTORS)})"
        for npc in range(1, SEATS + 1)
    ]
    options = ("players", "cards", "target", "enforce")
    settings = Settings(
        rules={GAME: " ".join(f"{o}={value_text(getattr(rules, o))}" for o in options)},
        players={GAME: " ".join([PERSON] * person + chosen[:npcs])},
        whist=Whist(
            seed=parse_int("Seed", values, -(2**63), 2**63 - 1),
            verso_up=parse_bool("VersoUp", values),
            thinking_time=parse_int("NpcThinkingTime", values, 0, 60_000),
        ),
    )
    needed = [key for key in known if not (n := re.match(r"Npc(\d)", key)) or int(n[1]) <= npcs]
    return settings, [*missing_keys(needed, given, known), *unknown_keys(given, known)]


def missing_keys(
    needed: list[str], given: dict[str, str], known: dict[str, str]
) -> Iterator[Sentence]:
    lost = [f"{key}={known[key]}" for key in needed if key not in given]
    if lost:
        yield say("note_missing_values", key_list=lost)


def unknown_keys(given: dict[str, str], known: dict[str, str]) -> Iterator[Sentence]:
    for key in given:
        if key not in known:
            yield say("note_unknown_key", key=excerpt(key))


def bad_value(key: str, why: Sentence) -> BadSettings:
    return BadSettings(say("settings_key_error", where=key, why=why))


def parse_bool(key: str, values: dict[str, str]) -> bool:
    if values[key].lower() not in ("true", "false"):
        choices = ("True", "False")
        raise bad_value(key, say("bad_choice", choices=choices, text=excerpt(values[key])))
    return values[key].lower() == "true"


def parse_int(key: str, values: dict[str, str], low: int, high: int) -> int:
    text = values[key]
    if not re.fullmatch(r"[+-]?[0-9]{1,19}", text) or not low <= int(text) <= high:
        limits = {"least": str(low), "most": str(high)}
        raise bad_value(key, say("number_out_of_range", text=excerpt(text), **limits))
    return int(text)


def parse_choice(key: str, values: dict[str, str], choices: dict[str, str]) -> str:
    if values[key] not in choices:
        raise bad_value(key, say("bad_choice", choices=choices, text=excerpt(values[key])))
    return choices[values[key]]


# Java's format.

ESCAPES = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}
PAIR = re.compile(r"((?:[^\\=:\s]|\\.)*)[ \t\f]*[=:]?[ \t\f]*(.*)", re.DOTALL)


def parse_properties(text: str) -> dict[str, str]:
    """Java's properties: the last of two equal keys holds."""
    found = {}
    for at, line in logical_lines(text):
        parts = PAIR.fullmatch(line)
        assert parts, "every line is a pair, if only of nothing"
        key, value = (unescape(part, at) for part in parts.groups())
        found[key] = value.strip()
    return found


def logical_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that hold a pair, joined with their continuations, each with its line number."""
    whole, first = "", 0
    for at, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = line.lstrip(" \t\f")
        if not whole:
            first = at
            if not line or line[0] in "#!":
                continue
        backslashes = len(line) - len(line.rstrip("\\"))
        if backslashes % 2:
            whole += line[:-1]
        else:
            yield first, whole + line
            whole = ""
    if whole:
        yield first, whole


def unescape(text: str, at: int) -> str:
    def character(found: re.Match[str]) -> str:
        if found[1] == "u":
            raise BadSettings(say("log_line_error", line=at, why=say("properties_bad_escape")))
        if len(found[1]) > 1:
            return chr(int(found[1][1:], 16))
        return ESCAPES.get(found[1], found[1])

    plain = re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", character, text)
    # Characters beyond 16 bits are escaped as a pair of halves.
    return plain.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def export_properties(settings: Settings) -> str:
    """The text of a whist.properties with these settings."""
    rules = rules_of(settings, GAME)
    assert isinstance(rules, whist.Rules)
    seated = settings.players.get(GAME, "").split() or [PERSON] + ["npc"] * (rules.players - 1)
    person = PERSON in seated
    at = seated.index(PERSON) if person else -1
    npcs = seated[at + 1 :] + seated[: max(at, 0)]  # the person is the original's first player
    own = settings.whist or Whist()
    lines = [
        f"Seed={default('Seed', own.seed)}",
        f"Interactive={person}",
        f"VersoUp={default('VersoUp', own.verso_up)}",
        f"NumCards={rules.cards}",
        f"WinningScore={rules.target}",
        f"NumNpc={len(npcs)}",
        f"NpcThinkingTime={default('NpcThinkingTime', own.thinking_time)}",
        f"EnforceRule={rules.enforce}",
    ]
    for number, player in enumerate(npcs, 1):
        lines += npc_lines(number, player)
    return "\n".join(lines) + "\n"


def default(key: str, value: int | None) -> str:
    """A value as the file has it, or the original's default if it is not set."""
    return DEFAULTS[key] if value is None else str(value)


def npc_lines(number: int, player: str) -> list[str]:
    """The lines of a computer player of the original, or of the nearest one with a remark."""
    words = re.findall(r"\w+", player)
    filters = {word: key for key, word in FILTERS.items()}
    selectors = {word: key for key, word in SELECTORS.items()} | {"smart": "SmartSelecting"}
    if len(words) == 3 and words[0] == "npc" and words[1] in filters and words[2] in selectors:
        chosen, remark = (filters[words[1]], selectors[words[2]]), []
    else:
        chosen = FILTER, SELECTOR
        remark = (
            [f"# {english(say('original_lacks_player', name=player))}"] if player != "npc" else []
        )
    return [*remark, f"Npc{number}Filtering={chosen[0]}", f"Npc{number}Selecting={chosen[1]}"]
