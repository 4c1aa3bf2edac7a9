"""The engine and the games import nothing but the standard library, msgspec and themselves.

Import-linter has no allow-list of external packages, so this one is a test.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import longsuit

ROOT = Path(longsuit.__file__).parent
ALLOWED = {"msgspec"}
MODULES = sorted(p for package in ("engine", "games") for p in (ROOT / package).rglob("*.py"))


def top_level_imports(source: str) -> Iterator[str]:
    """The first part of the name of every module imported absolutely, anywhere in a source."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_allowed_packages_are_imported(module: Path) -> None:
    imported = set(top_level_imports(module.read_text(encoding="utf-8")))
    assert imported <= sys.stdlib_module_names | ALLOWED


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b, c\nfrom .d import e\ndef f():\n    from g.h import i\n"
    assert set(top_level_imports(source)) == {"a", "c", "g"}
    assert len(MODULES) > 20
