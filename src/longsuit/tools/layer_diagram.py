"""Draws the packages of Longsuit as layers, with the imports between them.

`python -m longsuit.tools.layer_diagram docs/explanation/layers.svg` reads the layers from the
import contract in pyproject.toml, the imports from the sources, and each package's line from its
docstring.
"""

import ast
import sys
import tomllib
from html import escape
from pathlib import Path

from msgspec import Struct

PACKAGE = Path(__file__).parents[1]
CONTRACT = PACKAGE.parents[1] / "pyproject.toml"
WIDTH, ROW, GAP, MARGIN = 940, 70, 12, 12
STYLE = (
    "text{font-family:system-ui,sans-serif;fill:#1b1f24}.name{font-size:16px;font-weight:600}"
    ".about{font-size:12.5px}.imports{font-size:11.5px;fill:#57606a}rect{fill:#f6f8fa;stroke:#57606a}"
)


class Box(Struct, frozen=True):
    """A package in the drawing."""

    name: str
    x: float
    y: int
    width: float


def layers() -> list[list[str]]:
    """The packages from the top layer to the bottom one, as the import contract lists them."""
    settings = tomllib.loads(CONTRACT.read_text(encoding="utf-8"))["tool"]["importlinter"]
    contract = next(each for each in settings["contracts"] if each["type"] == "layers")
    return [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]


def modules(package: str) -> list[Path]:
    return sorted((PACKAGE / package).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The packages of Longsuit that a module imports from."""
    here = path.relative_to(PACKAGE.parent).parts[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level + 1] if node.level else ()
            parts = [*start, *(node.module or "").split(".")]
            names = [alias.name for alias in node.names] if len(parts) < 2 or not parts[1] else []
            if parts[0] == PACKAGE.name:
                found.update(names or [parts[1]])
    return found


def imports() -> dict[str, list[str]]:
    """For each package the others that it imports from, in the order of the layers."""
    order = [name for layer in layers() for name in layer]
    used = {name: set[str]().union(*map(imported, modules(name))) - {name} for name in order}
    return {name: [other for other in order if other in used[name]] for name in order}


def about(package: str) -> str:
    """The first line of a package's docstring."""
    text = ast.get_docstring(ast.parse((PACKAGE / package / "__init__.py").read_text("utf-8")))
    return (text or "").partition("\n")[0]


def boxes(used: dict[str, list[str]]) -> list[Box]:
    """The packages where they are drawn: layers from top to bottom, as wide as their text."""
    drawn = []
    for row, layer in enumerate(layers()):
        lengths = [max(len(about(name)), len(caption(used[name]))) for name in layer]
        room, x = WIDTH - 2 * MARGIN - GAP * (len(layer) - 1), float(MARGIN)
        for name, length in zip(layer, lengths, strict=True):
            width = room * length / sum(lengths)
            drawn.append(Box(name, x, MARGIN + row * (ROW + GAP), width))
            x += width + GAP
    return drawn


def caption(used: list[str]) -> str:
    return "imports " + " · ".join(used) if used else "imports nothing of Longsuit"


def drawing() -> str:
    used = imports()
    drawn = boxes(used)
    height = drawn[-1].y + ROW + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">',
        "<title>The layers of Longsuit: every import points down</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height:.0f}" style="fill:#fff;stroke:none"/>',
    ]
    for box in drawn:
        left, texts = box.x + 12, [about(box.name), caption(used[box.name])]
        lines += [
            f'<rect x="{box.x:.0f}" y="{box.y}" width="{box.width:.0f}" height="{ROW}" rx="7"/>',
            f'<text class="name" x="{left:.0f}" y="{box.y + 22}">{box.name}</text>',
            f'<text class="about" x="{left:.0f}" y="{box.y + 41}">{escape(texts[0])}</text>',
            f'<text class="imports" x="{left:.0f}" y="{box.y + 59}">{escape(texts[1])}</text>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(), encoding="utf-8")
