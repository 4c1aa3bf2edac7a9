"""Every message that the program names exists, and every message is used."""

import ast
import re
import typing
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from longsuit.bots.characters import CHARACTERS
from longsuit.bots.heuristic import STYLES
from longsuit.bots.levels import LEVELS
from longsuit.bots.player import SubstituteReason
from longsuit.bots.registry import kinds
from longsuit.engine.cards import RANKS
from longsuit.games import GAMES
from longsuit.games.egyptian_estimation.scoring import RISKS, ROLES
from longsuit.messages.catalogue import FILES
from longsuit.messages.languages import ENGLISH
from longsuit.messages.rule_sheets import source as sheet_source
from longsuit.protocol import errors
from longsuit.protocol.messages import closed
from longsuit.protocol.parts import EMOTES, PHRASES, Assistance, VoidReason
from longsuit.terminal.extra_fields import DRAWN_ELSEWHERE

from .entries import entries, file_entries
from .source_texts import (
    ROOT,
    Literal,
    called,
    page_files,
    page_literals,
    python_files,
    python_literals,
)

# The files that only Python reads; the page is handed the others.
TERMINAL_FILES = ("terminal", "commands")
PAGE_FILES = tuple(file for file in FILES if file not in TERMINAL_FILES)
TERMINAL = (
    *("terminal/", "commands/", "settings/", "client/", "server/store/", "arena/"),
    *("insight/review/page.py", "insight/review/text.py", "insight/fairness.py"),
)

ID = re.compile("[a-z][a-zA-Z0-9]*(_[a-zA-Z0-9]+)*")
SAYS = re.compile(r'\b(?:t|hasMessage)\(\s*"([\w.]+)"')
MAKES = re.compile(r"\b(?:t|hasMessage)\(\s*`([^`]*)`|\b(?:message|\w+_word): `([^`]*)`")


def options() -> set[str]:
    return {field.name for game in GAMES.values() for field in fields(game.Rules)}


def choices() -> set[str]:
    """Every value of an option among which one chooses, a word or a number."""
    found = {"auto"}
    for game in GAMES.values():
        for name, hint in get_type_hints(game.Rules).items():
            if get_origin(hint) is typing.Literal:
                found |= {f"{name}_{value}" for value in get_args(hint)}
    return found


def player_values() -> set[str]:
    """Every value, of an argument of a computer player, that is a word."""
    arguments = [values for kind in kinds().values() for values in kind.arguments]
    return {value for values in arguments for value in values if value.isidentifier()}


def view_type(game: Any) -> Any:
    return get_type_hints(game.view)["return"]


def view_fields() -> set[str]:
    names = {name for game in GAMES.values() for name in get_type_hints(view_type(game))}
    return names - DRAWN_ELSEWHERE


def closing_reasons() -> tuple[str, ...]:
    return get_args(get_type_hints(closed)["reason"])


def roles() -> set[str]:
    return {word.replace(" ", "_") for word in (*ROLES, *RISKS, "ruler") if word}


def columns() -> set[str]:
    """The heads of tables, which stand in tuples and lists named `columns`."""
    found: set[str] = set()
    for _, tree in python_files():
        for node in ast.walk(tree):
            match node:
                case ast.Assign(targets=[ast.Name(id="columns" | "COLUMNS")], value=value):
                    constants = [one for one in ast.walk(value) if isinstance(one, ast.Constant)]
                    found |= {one.value for one in constants if isinstance(one.value, str)}
    return found


PARTS = ("compiler", "lan", "cuda", "postgres")
SUBSTITUTE_REASONS = {*get_args(SubstituteReason)} - {""}
# What only the generators of documents in `tools` say.
GENERATED = {"rule_holds_with"}

# Ids that are made of parts, and what the parts can be.
MADE: dict[str, Iterable[str]] = {
    "option_*": options(),
    "option_group_*": {group for game in GAMES.values() for group in game.OPTION_GROUPS},
    "choice_*_*": choices() - {"auto"},
    "choose_*": ("continue", "redeal", "end"),
    "preset_*": {preset for game in GAMES.values() for preset in game.PRESETS},
    "game_*": GAMES,
    "game_*_tagline": GAMES,
    "rank_*": RANKS,
    "role_*": roles(),
    "phrase_*": PHRASES,
    "emote_*": EMOTES,
    "emote_*_button": EMOTES,
    "player_*_about": kinds(),
    "player_parameter_*": {name for kind in kinds().values() for name in kind.parameters},
    "player_value_*": player_values(),
    "character_*_about": {character.name.lower() for character in CHARACTERS},
    "error_*": errors.CODES,
    "table_*": closing_reasons(),
    "computer_*": LEVELS,
    "style_*": STYLES,
    "assisted_by_*": get_args(Assistance),
    "void_*": get_args(VoidReason),
    "part_*": PARTS,
    "missing_*": PARTS,
    "substitute_*": SUBSTITUTE_REASONS,
    "seat_substitute_*": SUBSTITUTE_REASONS - {"busy"},
    "event_*": ("void", "name", "pass", "dash", "draw"),
    "action_*": ("draw", "take", "pass", "dash"),
    "field_*": view_fields(),
    "calls_*": ("so_far", "over", "under", "even"),
    "column_*": columns(),
    "turned_by_*": ("shuffle", "action"),
    "turned_last_by_*": ("shuffle", "action"),
    "count_*": ("closed_tables", "unfinished_games", "idle_guests"),
    "high_score_*": {game.HIGH_SCORE for game in GAMES.values()},
    "high_score_column_*": {game.HIGH_SCORE for game in GAMES.values()},
    "*_near": ("no_such_game", "no_such_preset", "no_such_export"),
}
TEMPLATE = re.compile(r"[a-z_]+_\*(_\*|_[a-z]+)?|\*_near")
MESSAGES = {"say", "Sentence", "tell", "format"}  # functions whose first argument is an id


def made_ids(template: str) -> set[str]:
    return {re.sub(r"\*(_\*)?", part, template) for part in MADE[template]}


def is_id_of_call(literal: Literal) -> bool:
    """True if the literal is, or may be by a condition, the first argument of such a function."""
    inner: ast.AST | None = None
    for node in literal.around:
        if isinstance(node, ast.Call):
            return bool(node.args) and called(node) in MESSAGES and inner in (None, node.args[0])
        if not isinstance(node, ast.IfExp | ast.BoolOp):
            return False
        inner = node
    return False


@cache
def python_ids() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The ids, or templates of ids, that are said, and all literals that look like one.

    Each with the files that have it.
    """
    said: dict[str, set[str]] = {}
    seen: dict[str, set[str]] = {}
    for file, tree in python_files():
        for literal in python_literals(file, tree):
            text = literal.text
            if ID.fullmatch(text) or TEMPLATE.fullmatch(text):
                seen.setdefault(text, set()).add(file)
                if is_first(literal) and is_id_of_call(literal):
                    said.setdefault(text, set()).add(file)
    return said, seen


def is_first(literal: Literal) -> bool:
    """True of the first argument of a call, wherever it stands; other arguments are values."""
    call = next((node for node in literal.around if isinstance(node, ast.Call)), None)
    return call is not None and bool(call.args) and literal.node in ast.walk(call.args[0])


@cache
def page_ids() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The same for the page."""
    said: dict[str, set[str]] = {}
    seen: dict[str, set[str]] = {}
    for file, text in page_files():
        for found in SAYS.finditer(text):
            said.setdefault(found[1], set()).add(file)
        for found in MAKES.finditer(text):
            template = re.sub(r"\$\{[^{}]*\}", "*", found[1] or found[2])
            said.setdefault(template, set()).add(file)
        for literal in page_literals(text):
            if ID.fullmatch(literal):
                seen.setdefault(literal, set()).add(file)
    for ids in (said, seen):
        ids.setdefault("choice_*_*", set())
    return said, seen


def lesson_ids() -> set[str]:
    logs = (ROOT / "web" / "lessons").glob("*.game")
    return {id_ for log in logs for id_ in re.findall(r"^#: (\w+)$", log.read_text(), re.MULTILINE)}


def sheet_ids() -> set[str]:
    """The messages that rule sheets put a number in."""
    return {id_ for game in GAMES for id_ in re.findall(r"\{\w+:(\w+)\}", sheet_source(game))}


def missing(ids: Iterable[str], known: set[str]) -> set[str]:
    out = set()
    for id_ in ids:
        wanted = {id_.partition(".")[0]} if id_ not in MADE else made_ids(id_)
        out |= wanted - known
    return out


def test_ids_that_are_made_of_parts_are_listed() -> None:
    templates = {id_ for said, _ in (python_ids(), page_ids()) for id_ in said if "*" in id_}
    assert templates - {"choice_*_*"} <= MADE.keys()
    unused = MADE.keys() - templates - {"choice_*_*"}
    assert not unused, f"nothing makes {sorted(unused)}"


def test_every_message_that_is_named_exists() -> None:
    known = set(entries(ENGLISH))
    for said, _ in (python_ids(), page_ids()):
        lost = {id_: files for id_, files in said.items() if missing([id_], known)}
        assert not lost, {
            id_: (sorted(missing([id_], known)), files) for id_, files in lost.items()
        }
    assert missing(lesson_ids() | sheet_ids(), known) == set()


def test_the_page_has_what_it_names_and_what_the_server_sends() -> None:
    known = {entry.id.name for file in PAGE_FILES for entry in file_entries(ENGLISH, file)}
    handed = (ROOT / "web" / "shell" / "catalogues.js").read_text(encoding="utf-8")
    assert [file for file in FILES if f'"{file}"' in handed] == list(PAGE_FILES)
    said, _ = python_ids()
    sent = {
        id_ for id_, files in said.items() if any(not file.startswith(TERMINAL) for file in files)
    }
    lost = missing({*page_ids()[0], *sent}, known)
    assert not lost, sorted(lost)


def test_every_message_is_used() -> None:
    used = lesson_ids() | sheet_ids() | GENERATED | set().union(*map(made_ids, MADE))
    for said, seen in (python_ids(), page_ids()):
        used |= {id_ for id_ in said if "*" not in id_}
        used |= {id_ for id_ in seen if "_" in id_}  # in tables
    unused = set(entries(ENGLISH)) - used
    assert not unused, f"{len(unused)}: {sorted(unused)}"
