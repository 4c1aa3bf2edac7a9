"""The file in which the machine code of an entry point is stored, named by a digest of everything
that the code depends on.

The digest covers the bytecode and the constants of every function that an entry point reaches
through global names, closures and default arguments.  An edit in Pesten therefore does not
recompile Whist, a new docstring recompiles nothing, and code survives upgrades that do not touch
it.
"""

import ast
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import CodeType, FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

PACKAGE = __package__.partition(".")[0]
CONSTANT = (int, float, str, tuple, type(None))
# The files of this package that decide how functions become machine code.
COMPILER_FILES = (
    "entry_points.py",
    "expressions.py",
    "machine_code.py",
    "program.py",
    "translator.py",
)
CHECK = 32  # bytes at the beginning of a file: the SHA-256 of the code that follows


def root() -> Path:
    """The folder that holds all compiled code of this user."""
    return user_cache_path("longsuit") / "compiled"


def file(function: Callable[..., Any], signature: str) -> Path:
    """The file for the machine code of one entry point."""
    name = f"{function.__module__}.{function.__name__}.{signature}"
    return root() / f"{name}-{digest(function)[:16]}.o"


def read(path: Path) -> bytes | None:
    """The code in a file, which is marked as used now; None where there is none, or where the file
    is damaged."""
    try:
        stored = path.read_bytes()
    except OSError:
        return None
    code = stored[CHECK:]
    if sha256(code).digest() != stored[:CHECK]:
        return None
    with suppress(OSError):
        os.utime(path)
    return code


def write(path: Path, code: bytes) -> None:
    """Stores code in a file, whole or not at all; where that fails, it is compiled again next
    time."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            part.write(sha256(code).digest() + code)
        os.replace(part.name, path)


@cache
def digest(function: Callable[..., Any]) -> str:
    """The SHA-256 of everything that the compiled code of a function depends on, in hexadecimal."""
    total = sha256(compiler())
    for line in reachable_functions(function):
        total.update(f"{line}\n".encode())
    return total.hexdigest()


@cache
def compiler() -> bytes:
    """A description of the compiler: Python, LLVM, the processor, and the translator."""
    from .machine_code import host

    parts = [sys.implementation.cache_tag, sys.platform, version("llvmlite"), *host()]
    here = Path(__file__).parent
    parts += [syntax((here / name).read_text(encoding="utf-8")) for name in COMPILER_FILES]
    return "\0".join(parts).encode()


def syntax(source: str) -> str:
    """The syntax tree of a module without comments, docstrings and line numbers."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            del node.body[0]
    return ast.dump(tree)


def reachable_functions(function: Callable[..., Any]) -> list[str]:
    """One line for each function that a function reaches, itself first.

    A line holds the function's name, its bytecode, and the values of the names it uses: constants
    as they are, functions by the number of their line.  The order depends on the code alone.
    """
    functions: list[Any] = [function]
    ours = {PACKAGE, function.__module__.partition(".")[0]}
    lines: list[str] = []
    for value in functions:  # which grows as functions are reached
        uses = []
        for name, used in values_used(value):
            if not isinstance(used, FunctionType):
                uses.append(f"{name}={used!r}")
            elif used.__module__.partition(".")[0] in ours:
                number = next((n for n, other in enumerate(functions) if other is used), -1)
                if number < 0:
                    number = len(functions)
                    functions.append(used)
                uses.append(f"{name}=#{number}")
            else:
                uses.append(f"{name}={used.__module__}.{used.__qualname__}")
        lines.append(f"{value.__module__}.{value.__qualname__} {code_text(value)} {' '.join(uses)}")
    return lines


def values_used(function: FunctionType) -> list[tuple[str, Any]]:
    """The functions and constants that a function uses, each with a name."""
    names, scope = names_in(function.__code__), function.__globals__
    used = [(name, scope[name]) for name in names if name in scope]
    for module in [value for _, value in used if isinstance(value, ModuleType)]:
        used += [(name, getattr(module, name)) for name in names if hasattr(module, name)]
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    used += [(f"cell{at}", value) for at, value in enumerate(cells)]
    defaults = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()]
    used += [(f"default{at}", value) for at, value in enumerate(defaults)]
    return [(name, value) for name, value in used if isinstance(value, (FunctionType, *CONSTANT))]


def names_in(code: CodeType) -> list[str]:
    """The global names and attributes in a piece of code and in the code inside it."""
    inner = [
        name for part in code.co_consts if isinstance(part, CodeType) for name in names_in(part)
    ]
    return list(dict.fromkeys([*code.co_names, *inner]))


def code_text(function: FunctionType) -> str:
    """The code of a function without its docstring, line numbers and names of local variables.

    The names of parameters are included, because calls may use them as keywords.
    """
    constants, doc = function.__code__.co_consts, function.__doc__
    if doc is not None and constants and constants[0] == doc:
        constants = (None, *constants[1:])
    return bytecode(function.__code__, constants)


def bytecode(code: CodeType, constants: tuple[Any, ...]) -> str:
    """The instructions, constants and parameters of a piece of code."""
    values = [
        bytecode(value, value.co_consts) if isinstance(value, CodeType) else repr(value)
        for value in constants
    ]
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return f"{code.co_code.hex()} {values} {parameters} {code.co_names}"
