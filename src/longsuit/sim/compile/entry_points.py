"""Entry points: kernels compiled to machine code and called from Python.

Nothing is rewritten here: the functions of `engine`, `games` and `sim` are translated from their
source (`translator.py`) and optimised by LLVM.  Where llvmlite is not installed, the same functions
run interpreted, with the same results.
"""

import inspect
import os
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, cast, get_args, get_origin, get_type_hints

from ... import engine, games
from ..kernels.layout import Row, nth
from . import cache as code_cache
from . import libraries

if TYPE_CHECKING:
    from .program import Program

SIM = __package__.rpartition(".")[0]

# Packages of `sim` whose functions on numbers and rows compiled code may call.
KERNEL_PACKAGES = ("kernels", "rollouts", "deals", "solver")
# Modules whose functions are inlined where they are called.  Without that random play of Whist and
# Estimation Whist is 40 % slower.
INLINED = (
    "kernels.rng",
    "kernels.layout",
    "kernels.trick_loop",
    "kernels.auction",
    "kernels.calls",
    "kernels.estimation_whist",
    "kernels.israeli_whist",
    "kernels.egyptian_bidding",
    "kernels.egyptian_estimation",
    "kernels.oh_hell",
    "kernels.whist",
    "kernels.pesten.layout",
    "kernels.pesten.choices",
    "kernels.pesten.match",
)
CALLED = ("finish_trick", "play_by_network")  # not inlined all the same: once in a deal
NUMBER_TYPES = (int, bool)
ARGUMENT_TYPES = (*NUMBER_TYPES, Row, Row | None)
LOCK = RLock()
DENSE = 1 << 16  # a narrower range of values is counted in a histogram, without sorting


def available() -> bool:
    """True if there is compiled code or a compiler, and LONGSUIT_INTERPRETED is not set."""
    return not os.environ.get("LONGSUIT_INTERPRETED") and has_code()


@cache
def has_code() -> bool:
    """True if the packages are installed that compiled code needs: for the rows, and for compiling
    where no library was installed."""
    return bool(find_spec("numpy") and (libraries.library() or find_spec("llvmlite")))


def bounds_checked() -> bool:
    """True if compiled code is to check every index, as LONGSUIT_BOUNDSCHECK asks; then it raises
    IndexError where an index leaves its row, and is not stored."""
    return bool(os.environ.get("LONGSUIT_BOUNDSCHECK"))


def rule_functions(
    module: ModuleType, kinds: tuple[Any, ...] = NUMBER_TYPES
) -> Iterator[Callable[..., Any]]:
    """The functions defined in a module that take and return only values of these types.  With
    ARGUMENT_TYPES they may also return None, as kernels do that write into rows."""
    for _, function in inspect.getmembers(module, inspect.isfunction):
        hints = get_type_hints(function)
        parameters = inspect.signature(function).parameters
        if (
            function.__module__ == module.__name__
            and hints.get("return") in (*kinds, *[type(None)] * (kinds is ARGUMENT_TYPES))
            and parameters
            and all(hints.get(name) in kinds for name in parameters)
        ):
            yield function


def annotation(hint: Any) -> str:
    """The meaning of an annotated number: card, cards, suit or seat; empty for a plain one."""
    return str(get_args(hint)[1]) if get_origin(hint) is Annotated else ""


def modules(package: ModuleType) -> Iterator[ModuleType]:
    """Every module below a package, at any depth."""
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(found.name)


def rule_modules() -> Iterator[ModuleType]:
    """The modules of the engine and of every game."""
    for package in (engine, games):
        yield from modules(package)


def kernel_modules() -> Iterator[ModuleType]:
    """The modules of `sim` that compiled code may call."""
    for name in KERNEL_PACKAGES:
        yield from modules(import_module(f"{SIM}.{name}"))


def inlined(function: FunctionType) -> bool:
    """True if a function is inlined wherever it is called."""
    module = function.__module__.removeprefix(f"{SIM}.")
    return module in INLINED and function.__name__ not in CALLED


class Entry:
    """A kernel that is called from Python.

    Each letter of `signature` stands for an argument: i for an int64, a for a row of int64, l for
    one whose length the kernel asks for, w for a row of int32, h for a row of int16, n for None.
    Entry points with `compiled_ahead` are compiled by `warm_up`; others are compiled at their first
    call.
    """

    def __init__(
        self, function: Callable[..., int], signature: str, *, compiled_ahead: bool = True
    ) -> None:
        self.function, self.signature, self.compiled_ahead = function, signature, compiled_ahead
        self.compiled: Callable[..., int] | None = None
        self.name = f"{function.__module__.removeprefix(f'{SIM}.')}.{function.__name__}"
        ENTRIES.append(self)

    def __call__(self, *arguments: int | Row | None) -> int:
        return int(self.ready()(*arguments))

    def ready(self) -> Callable[..., int]:
        """The compiled function, compiled or read from the cache at the first call; where there is
        no compiler, the Python function."""
        if self.compiled is None:
            if not available():
                return self.function
            with LOCK:
                if self.compiled is None:
                    self.compiled = self.load()
        return self.compiled

    def load(self) -> Callable[..., int]:
        """The machine code from the installed library, from the cache, or else compiled and stored
        there."""
        if not bounds_checked() and (found := libraries.function(self.name, self.signature)):
            return found
        from . import machine_code

        if bounds_checked():
            program = self.program(checked=True)
            code = machine_code.object_code(program.module, machine_code.host())
            return machine_code.checked_function(code, self.signature, program.messages)
        code = code_cache.read(self.file) or self.compile()
        return machine_code.function(code, self.signature)

    def is_stored(self) -> bool:
        """True if the code is in the installed library or in the cache."""
        return bool(libraries.function(self.name, self.signature)) or self.file.is_file()

    @property
    def file(self) -> Path:
        """The file of the machine code in the cache."""
        return code_cache.file(self.function, self.signature)

    def compile(self) -> bytes:
        """Compiles the function for this processor and stores the code."""
        from . import machine_code

        code = machine_code.object_code(self.program().module, machine_code.host())
        code_cache.write(self.file, code)
        return code

    def program(self, *, checked: bool = False) -> "Program":
        """The translation of the function for this processor."""
        from . import machine_code
        from .program import Program

        select_bit = nth if machine_code.host().deposits_bits() else None
        program = Program(self.name, inlined, select_bit, checked=checked)
        program.export(machine_code.SYMBOL, self.function, self.signature)
        return program


ENTRIES: list[Entry] = []


def row(numbers: int | list[int] | tuple[int, ...]) -> Row:
    """A row of so many zeros, or of these numbers, in the form that entry points take."""
    if not available():
        return [0] * numbers if isinstance(numbers, int) else list(numbers)
    import numpy

    if isinstance(numbers, int):
        return cast(Row, numpy.zeros(numbers, dtype=numpy.int64))
    return cast(Row, numpy.array(numbers, dtype=numpy.int64))


def value_counts(numbers: Row) -> Counter[int]:
    """The number of times that each number occurs in a row."""
    if isinstance(numbers, list):
        return Counter(numbers)
    import numpy

    least, most = int(numpy.min(numbers)), int(numpy.max(numbers))
    if most - least < DENSE:
        times = numpy.bincount(numpy.subtract(numbers, least))
        values = times.nonzero()[0]
        return Counter(dict(zip((values + least).tolist(), times[values].tolist(), strict=True)))
    values, times = numpy.unique(numbers, return_counts=True)
    return Counter(dict(zip(values.tolist(), times.tolist(), strict=True)))
