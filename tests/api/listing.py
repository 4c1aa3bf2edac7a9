"""Lists the public API: every public name of every public module with its signature.

`python -m tests.api.listing` writes it to tests/api/public.txt.  A module is public if it has
`__all__`; Griffe reads the sources, so that the listing is the same on every Python.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe

import longsuit

SOURCES = Path(longsuit.__file__).parents[1]
RECORD = Path(__file__).with_name("public.txt")


def exported(path: Path) -> list[str] | None:
    """The names in the `__all__` of a source, or None if it has none."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return None


def public_modules() -> dict[str, list[str]]:
    """The public modules with their public names."""
    found = {}
    for path in sorted((SOURCES / "longsuit").rglob("*.py")):
        names = exported(path)
        if names is not None:
            parts = path.relative_to(SOURCES).with_suffix("").parts
            found[".".join(part for part in parts if part != "__init__")] = names
    return dict(sorted(found.items()))


def load() -> Any:
    """The sources as Griffe reads them."""
    return griffe.load("longsuit", search_paths=[SOURCES], resolve_aliases=True)


def find(package: Any, module: str, name: str) -> Any:
    """The definition of a public name, or None for a module and for numbers set side by side."""
    inside = module.split(".")[1:]
    members = (package[".".join(inside)] if inside else package).members
    found = members.get(name)
    found = found.final_target if found and found.is_alias else found
    return None if not found or found.is_module else found


def listing() -> list[str]:
    package = load()
    lines: list[str] = []
    for module, names in public_modules().items():
        for name in names:
            found = find(package, module, name)
            lines += described(f"{module}.{name}", found) if found else [f"{module}.{name}"]
    return lines


def described(path: str, found: Any) -> Iterator[str]:
    """The line of a name; for a class also those of its fields, properties and methods."""
    if found.is_function:
        asynchronous = "async " * ("async" in found.labels)
        yield f"{path}: {asynchronous}{signature(found)}"
    elif found.is_class:
        yield f"{path}: class({', '.join(map(str, found.bases))})"
        for name, member in found.members.items():
            if is_public(name, member, found):
                yield from described(f"{path}.{name}", member)
    elif found.is_attribute:
        yield f"{path}: {found.annotation or 'constant'}{default(found)}"


def is_public(name: str, member: Any, owner: Any) -> bool:
    """True for what a class promises: attributes that only a constructor sets are public where
    the docstring of the class names them."""
    if member.is_alias or (name.startswith("_") and name != "__init__"):
        return False
    if member.is_attribute and "__init__" in owner.members and "property" not in member.labels:
        return owner.docstring is not None and f"`{name}`" in owner.docstring.value
    return True


def signature(found: Any) -> str:
    words, bare = [], False
    for each in found.parameters:
        kind = each.kind.value
        if kind == "keyword-only" and not bare:
            words.append("*")
        bare = bare or kind in ("keyword-only", "variadic positional")
        stars = {"variadic positional": "*", "variadic keyword": "**"}.get(kind, "")
        hint = f": {each.annotation}" if each.annotation else ""
        value = f" = {each.default}" if each.default is not None and not stars else ""
        words.append(f"{stars}{each.name}{hint}{value}")
    return f"({', '.join(words)}) -> {found.returns}"


def default(found: Any) -> str:
    """The default of a field; the value of a constant is no promise."""
    return f" = {found.value}" if found.parent.is_class and found.value is not None else ""


if __name__ == "__main__":
    RECORD.write_text("\n".join(listing()) + "\n", encoding="utf-8")
