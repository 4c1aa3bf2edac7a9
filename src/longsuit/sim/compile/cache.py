"""The folder in which the compiled code of an entry point is stored, named by a digest of
everything that the code depends on.

Numba's own cache checks only the file of an entry point, not the functions it calls, and is
invalidated by any edit of that file.  The digest here covers the bytecode and the constants of
every function that an entry point reaches through global names, closures and default arguments.
An edit in Pesten therefore does not recompile Whist, and a new docstring recompiles nothing.
"""

import ast
import os
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

PACKAGE = __package__.partition(".")[0]
CONSTANT = (int, float, str, tuple, type(None))
# The files of this package that decide how functions become machine code.
COMPILER_FILES = ("entry_points.py", "intrinsics.py")
# Numba reads these from the environment; each of them changes the machine code.
COMPILER_SETTINGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "DEBUGINFO")
LOCATORS = (  # a Numba setting: ours comes first, Numba's own are for functions of other packages
    f"{__package__}.locator.DigestLocator",
    "UserProvidedCacheLocator",
    "InTreeCacheLocator",
    "UserWideCacheLocator",
    "IPythonCacheLocator",
    "ZipCacheLocator",
)


def root() -> Path:
    """The folder that holds all compiled code of this user."""
    return user_cache_path("longsuit") / "compiled"


@cache
def folder(function: Callable[..., Any]) -> Path:
    """The folder for the compiled code of one entry point."""
    return root() / f"{function.__module__}.{function.__name__}-{digest(function)[:16]}"


def digest(function: Callable[..., Any]) -> str:
    """The SHA-256 of everything that the compiled code of a function depends on, in hexadecimal."""
    total = sha256(compiler())
    for line in reachable_functions(function):
        total.update(f"{line}\n".encode())
    return total.hexdigest()


@cache
def compiler() -> bytes:
    """A description of the compiler: Python, Numba, its settings, and how this package uses it."""
    settings = [os.environ.get(f"NUMBA_{name}", "") for name in COMPILER_SETTINGS]
    parts = [sys.implementation.cache_tag, version("numba"), version("llvmlite"), *settings]
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
    lines: list[str] = []
    for value in functions:  # which grows as functions are reached
        uses = []
        for name, used in values_used(value):
            if not isinstance(used, FunctionType):
                uses.append(f"{name}={used!r}")
            elif used.__module__.partition(".")[0] == PACKAGE:
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
