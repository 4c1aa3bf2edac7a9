"""Where the compiled code of an entry point is kept: a folder named by all that it depends on.

Numba's own cache looks only at the file of an entry point, not at the functions it calls, and
forgets everything when a comment in that file changes.  Here the name is a digest of the bytecode
and constants of every function that an entry point can reach, so that an edit in Pesten does not
compile Whist again, and neither does a new docstring anywhere.
"""

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
CONSTANT = (FunctionType, int, float, str, tuple, type(None))
LOCATORS = (  # Numba's setting: ours first, its own for the functions of other packages
    f"{__package__}.locator.ReachedCodeLocator",
    "UserProvidedCacheLocator",
    "InTreeCacheLocator",
    "UserWideCacheLocator",
    "IPythonCacheLocator",
    "ZipCacheLocator",
)


def root() -> Path:
    """The folder of all compiled code of this user."""
    return user_cache_path("longsuit") / "compiled"


@cache
def folder(function: Callable[..., Any]) -> Path:
    """The folder of one entry point, as its sources, the compiler and Python are now."""
    return root() / f"{function.__module__}.{function.__name__}-{digest(function)[:16]}"


def digest(function: Callable[..., Any]) -> str:
    """The digest of everything that the compiled code of a function depends on."""
    found = sha256(compiler())
    for name, code in sorted(reached(function).items()):
        found.update(f"{name} {code}\n".encode())
    return found.hexdigest()


@cache
def compiler() -> bytes:
    """What all compiled code depends on: Python, Numba, and how this package uses it."""
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    parts = [f"{version('numba')} {sys.version} {checked}".encode()]
    here = Path(__file__).parent
    parts += [(here / name).read_bytes() for name in ("entry_points.py", "intrinsics.py")]
    return b"\0".join(parts)


def reached(function: Callable[..., Any]) -> dict[str, str]:
    """The functions and constants that a function can reach by name, each with what it is."""
    found: dict[str, str] = {}
    waiting: list[Any] = [function]
    while waiting:
        value = waiting.pop()
        name = f"{value.__module__}.{value.__qualname__}"
        if name in found:
            continue
        found[name] = text(value.__code__)
        for used, what in globals_of(value):
            if isinstance(what, FunctionType):
                if what.__module__.partition(".")[0] == PACKAGE:
                    waiting.append(what)
            else:
                found[f"{value.__module__}:{used}"] = repr(what)
    return found


def globals_of(function: FunctionType) -> list[tuple[str, Any]]:
    """The functions and constants that the code of a function names."""
    names, values = names_in(function.__code__), function.__globals__
    found = [(name, values[name]) for name in names if name in values]
    for module in [value for _, value in found if isinstance(value, ModuleType)]:
        found += [(name, getattr(module, name)) for name in names if hasattr(module, name)]
    return [(name, value) for name, value in found if isinstance(value, CONSTANT)]


def names_in(code: CodeType) -> list[str]:
    """The global names and attributes in a piece of code and in the code inside it."""
    inner = [
        name for part in code.co_consts if isinstance(part, CodeType) for name in names_in(part)
    ]
    return [*code.co_names, *inner]


def text(code: CodeType) -> str:
    """The code without its docstring, its line numbers and the names of its variables."""
    documented = code.co_consts and isinstance(code.co_consts[0], str | None)
    constants = code.co_consts[1:] if documented else code.co_consts
    constants = tuple([text(c) if isinstance(c, CodeType) else repr(c) for c in constants])
    return f"{code.co_code.hex()} {code.co_argcount} {constants} {code.co_names}"
