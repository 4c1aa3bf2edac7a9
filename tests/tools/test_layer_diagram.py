"""The picture of the layers shows the packages and imports as they are."""

from pathlib import Path

from longsuit.tools import layer_diagram

DOCS = Path(__file__).parents[2] / "docs" / "explanation"


def test_the_picture_is_up_to_date() -> None:
    there = (DOCS / "layers.svg").read_text(encoding="utf-8")
    assert there == layer_diagram.drawing(), "run: make docs"


def test_every_import_points_down() -> None:
    depth = {name: row for row, layer in enumerate(layer_diagram.layers()) for name in layer}
    imports = layer_diagram.imports()
    assert imports["games"] == ["engine"]
    assert all(depth[upper] < depth[lower] for upper in imports for lower in imports[upper])


def test_every_package_says_what_it_holds() -> None:
    for path in sorted(layer_diagram.PACKAGE.rglob("__init__.py")):
        if "versions" not in path.parts:
            assert layer_diagram.about(str(path.parent.relative_to(layer_diagram.PACKAGE))), path
