"""Every English template that a page may be sent, collected from the sources for translation.

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
SPEAKERS = ("engine", "games", "insight", "server")


def texts(node: ast.expr | None) -> Iterator[str]:
    """The strings an expression may be: a constant, or either side of a choice."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts(body)
            yield from texts(other)


def said(tree: ast.AST) -> Iterator[str]:
    """What the functions of a module `say`; a name stands for all that is assigned to it."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            continue
        inside = list(ast.walk(scope))
        known: dict[str, list[str]] = {}
        for node in inside:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                known.setdefault(node.targets[0].id, []).extend(texts(node.value))
        for node in inside:
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[ast.Name(id=name), *_]):
                    yield from known.get(name, ())
                case ast.Call(func=ast.Name(id="say" | "Sentence"), args=[first, *_]):
                    yield from texts(first)


def spoken() -> set[str]:
    """The templates of `say` in everything that speaks to players."""
    found: set[str] = set()
    for part in SPEAKERS:
        for module in sorted((ROOT / part).rglob("*.py")):
            found.update(said(ast.parse(module.read_text(encoding="utf-8"))))
    return found


def named() -> set[str]:
    """Options, their values and presets as a form shows them: `up_down` as “up down”."""
    found: set[str] = set()
    for game in GAMES.values():
        hints: dict[str, Any] = get_type_hints(game.Rules)
        found.update(game.PRESETS)
        for field in fields(game.Rules):
            found.add(field.name)
            found.update(value for value in get_args(hints[field.name]) if isinstance(value, str))
    return {name.replace("_", " ") for name in found}


def by_name(template: str) -> str:
    """The template in which a page puts a player's name instead of the seat's number."""
    return template.replace("seat {seat}", "{seat}")


def templates() -> dict[str, list[str]]:
    """All of them by where they come from, each once."""
    lines = {
        *spoken(),
        *effects.WORDS.values(),
        *effects.LAST_WORDS.values(),
        *SENTENCES.values(),
    }
    words = {*SUIT_WORDS.values(), *PHRASES.values(), *ROLES, *RISKS} - {""}
    own = [kind for kind in kinds().values() if kind.make.__module__.startswith("longsuit.")]
    about = {kind.about for kind in own} | {one.about for one in CHARACTERS}
    found = {
        "lines": lines | {by_name(line) for line in lines},
        "words": words,
        "options": named() | {title for game in GAMES.values() for title in game.OPTION_GROUPS},
        "players": about,
    }
    return {part: sorted(some) for part, some in found.items()}


def written() -> str:
    return json.dumps(templates(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
