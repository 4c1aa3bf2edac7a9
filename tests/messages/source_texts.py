"""Texts in the sources: literals of Python, and text nodes and literals of the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "longsuit"
PAGE = ROOT / "web" / "src"


class Literal(Struct, frozen=True):
    """A string in a Python file, with the nodes that it stands in, from the inside out."""

    file: str
    line: int
    text: str  # of an f-string, with * for each value
    node: ast.AST
    around: tuple[ast.AST, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text[:90]!r}"


def python_files() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PYTHON.rglob("*.py")):
        file = path.relative_to(PYTHON).as_posix()
        if not file.startswith("tools/"):
            yield file, ast.parse(path.read_text(encoding="utf-8"))


def python_literals(file: str, tree: ast.Module) -> Iterator[Literal]:
    """All strings of a module but its docstrings."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        parent = parents.get(node)
        if isinstance(parent, ast.JoinedStr | ast.Expr | ast.FormattedValue):
            continue
        text = literal_text(node)
        if text is not None:
            around = [node]
            while around[-1] in parents:
                around.append(parents[around[-1]])
            yield Literal(file, getattr(node, "lineno", 0), text, node, tuple(around[1:]))


def literal_text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values):
            return "".join([literal_text(value) or "*" for value in values])
    return None


def called(node: ast.AST) -> str:
    """The name of the function of a call: `echo` for `click.echo(…)`."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name)) | ast.Call(func=ast.Name(id=name)):
            return str(name)
    return ""


def page_files() -> Iterator[tuple[str, str]]:
    """Each file of the page with its text, without comments."""
    for path in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        if path.name != "protocol.ts":  # generated
            text = path.read_text(encoding="utf-8")
            text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
            yield path.relative_to(PAGE).as_posix(), re.sub(r"(^|\s)// .*", "", text)


QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')


def page_literals(text: str) -> Iterator[str]:
    """The strings of a script, and of the expressions and attributes of a component."""
    for found in QUOTED.finditer(text):
        yield re.sub(
            r"\$\{[^{}]*\}", "*", next(part for part in found.groups() if part is not None)
        )


def markup(text: str) -> str:
    """The markup of a component: without script, style and expressions in braces."""
    text = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    before = ""
    while before != text:
        before, text = text, re.sub(r"\{[^{}]*\}", "", text)
    return text


def text_nodes(text: str) -> list[str]:
    """The texts between the tags of a component."""
    without_arrows = markup(text).replace("=>", "")
    return [node.strip() for node in re.split(r"<[^>]*>", without_arrows) if node.strip()]


ATTRIBUTE = re.compile(
    r"\s(title|aria-label|aria-description|placeholder|alt|label|summary|heading)=\"([^\"{]+)\""
)


def text_attributes(text: str) -> list[str]:
    """The attributes that people read or hear, where they are no expressions."""
    return [found[2] for found in ATTRIBUTE.finditer(markup(text))]
