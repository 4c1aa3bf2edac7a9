"""The guide "Add a game" shows the file of Oh Hell as it is."""

import ast

from longsuit.games import oh_hell
from tests.docs.blocks import DOCS, ROOT, blocks

SOURCE = ROOT / "src/longsuit/games/oh_hell.py"
PROGRAM = "from random import Random"  # the block that plays the game


def statements(text: str) -> dict[str, str]:
    """The source of every definition and every constant of a module, by name."""
    found = {}
    for node in ast.parse(text).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found[name] = ast.unparse(node)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = ast.unparse(node)
    return found


def test_the_guide_shows_the_whole_game_as_it_is() -> None:
    shown = [b.text for b in blocks(DOCS / "guides/add-a-game.md") if b.language == "python"]
    game = [text for text in shown if not text.startswith(PROGRAM)]
    assert len(game) == len(shown) - 1
    real = SOURCE.read_text(encoding="utf-8")
    assert statements("\n".join(game)) == statements(real)
    imported = real[real.index("from collections") : real.index("\nVERSION")].strip()
    assert game[0].strip() == imported.replace("from ..engine", "from longsuit.engine")


def test_the_guide_has_the_sections_of_the_game() -> None:
    guide = (DOCS / "guides/add-a-game.md").read_text(encoding="utf-8")
    sheet = " ".join((oh_hell.__doc__ or "").split("\n\n", 1)[1].split())
    assert f"> {sheet}" in guide
