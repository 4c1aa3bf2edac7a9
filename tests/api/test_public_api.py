"""The public API: what it is, that it is documented, and that it changes only on purpose."""

import ast
import difflib
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from .listing import RECORD, SOURCES, find, listing, load, public_modules

ROOT = SOURCES.parent
PUBLIC = public_modules()
# Guides for work on Longsuit itself, whose examples belong into its own modules.
FROM_INSIDE = ("add-a-game.md", "train.md")
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.name not in FROM_INSIDE),
]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
ON_PURPOSE = """
The public API has changed. Others rely on it, so make it compatible if you can. If it has to
change, say so in CHANGELOG.md (under Removed or Changed what one has to do now) and record it with
    python -m tests.api.listing
"""


@pytest.fixture(scope="module")
def package() -> Any:
    return load()


@pytest.mark.full
def test_it_changes_only_on_purpose() -> None:
    recorded = RECORD.read_text(encoding="utf-8").splitlines()
    changes = [
        line
        for line in difflib.unified_diff(recorded, listing(), lineterm="", n=0)
        if not line.startswith(("---", "+++", "@@"))
    ]
    assert not changes, ON_PURPOSE + "\n".join(changes)


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_there(name: str) -> None:
    module = import_module(name)
    assert len(PUBLIC[name]) == len(set(PUBLIC[name]))
    for each in PUBLIC[name]:
        submodule = f"{name}.{each}"
        assert submodule in PUBLIC or hasattr(module, each), each


@pytest.mark.parametrize("name", PUBLIC)
def test_no_public_name_is_hidden_by_a_module_of_that_name(name: str) -> None:
    folder = SOURCES.joinpath(*name.split("."))
    modules = {path.stem for path in folder.iterdir()} if folder.is_dir() else set()
    assert modules & set(PUBLIC[name]) <= {other.rpartition(".")[2] for other in PUBLIC}


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_documented(package: Any, name: str) -> None:
    bare = []
    for each in PUBLIC[name]:
        found = find(package, name, each)
        if found and (found.is_function or found.is_class) and not found.docstring:
            bare.append(each)
    assert not bare


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'longsuit' has no attribute 'cards_of'"):
        _ = import_module("longsuit").cards_of


def test_importing_longsuit_imports_nothing_else() -> None:
    code = (
        "import sys, longsuit\n"
        "print([m for m in sys.modules if m.startswith('longsuit.') or m == 'msgspec'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# Examples.


def imported(code: str) -> Iterator[tuple[str, str]]:
    """The module and the name of everything that a source imports from Longsuit."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if is_own(module):
                yield from ((module, alias.name) for alias in names)
            case ast.Import(names=names):
                yield from ((alias.name, "") for alias in names if is_own(alias.name))


def is_own(module: str) -> bool:
    return module.partition(".")[0] == "longsuit"


def is_public(module: str, name: str) -> bool:
    return f"{module}.{name}" in PUBLIC or (module in PUBLIC and name in ("", *PUBLIC[module]))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_import_only_what_is_public(page: Path) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    private = [pair for block in blocks for pair in imported(block) if not is_public(*pair)]
    assert not private, f"not public: {private}"


def test_private_imports_are_found() -> None:
    code = "from longsuit.engine import step\nimport longsuit.engine.codec\nimport os\n"
    found = list(imported(code + "from longsuit import lazily\n"))
    assert [is_public(*pair) for pair in found] == [True, False, False]
