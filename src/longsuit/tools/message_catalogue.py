"""Writes the English templates that a page may be sent, collected from the sources.

`python -m longsuit.tools.message_catalogue web/src/lang/templates.json`
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec.structs import fields

from ..bots.characters import CHARACTERS
from ..bots.registry import kinds
from ..engine.sentences import SUIT_WORDS
from ..games import GAMES
from ..games.egyptian_estimation.scoring import RISKS, ROLES
from ..games.pesten import effects
from ..protocol.errors import SENTENCES
from ..protocol.parts import PHRASES

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "games", "insight", "server")


def string_values(node: ast.expr | None) -> Iterator[str]:
    """The strings that an expression may give: a constant, or either side of a conditional."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from string_values(body)
            yield from string_values(other)


def say_templates(tree: ast.AST) -> Iterator[str]:
    """The templates that the functions of a module `say`; a variable stands for all its values."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            continue
        inside = list(ast.walk(scope))
        known: dict[str, list[str]] = {}
        for node in inside:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                known.setdefault(node.targets[0].id, []).extend(string_values(node.value))
        for node in inside:
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[ast.Name(id=name), *_]):
                    yield from known.get(name, ())
                case ast.Call(func=ast.Name(id="say" | "Sentence"), args=[first, *_]):
                    yield from string_values(first)


def source_templates() -> set[str]:
    """The templates of all packages that speak to players."""
    found: set[str] = set()
    for part in PACKAGES:
        for module in sorted((ROOT / part).rglob("*.py")):
            found.update(say_templates(ast.parse(module.read_text(encoding="utf-8"))))
    return found


def option_names() -> set[str]:
    """Options, their values and presets as a form shows them: `up_down` as “up down”."""
    found: set[str] = set()
    for game in GAMES.values():
        hints: dict[str, Any] = get_type_hints(game.Rules)
        found.update(game.PRESETS)
        for field in fields(game.Rules):
            found.add(field.name)
            found.update(value for value in get_args(hints[field.name]) if isinstance(value, str))
    return {name.replace("_", " ") for name in found}


def with_player_name(template: str) -> str:
    """The template in which a page puts a player's name instead of the seat's number."""
    return template.replace("seat {seat}", "{seat}")


def templates() -> dict[str, list[str]]:
    """All templates by their origin, each once and sorted."""
    lines = {
        *source_templates(),
        *effects.WORDS.values(),
        *effects.LAST_WORDS.values(),
        *SENTENCES.values(),
    }
    words = {*SUIT_WORDS.values(), *PHRASES.values(), *ROLES, *RISKS} - {""}
    own = [kind for kind in kinds().values() if kind.make.__module__.startswith("longsuit.")]
    about = {kind.about for kind in own} | {one.about for one in CHARACTERS}
    found = {
        "lines": lines | {with_player_name(line) for line in lines},
        "words": words,
        "options": option_names()
        | {title for game in GAMES.values() for title in game.OPTION_GROUPS},
        "players": about,
    }
    return {part: sorted(some) for part, some in found.items()}


def document() -> str:
    return json.dumps(templates(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
