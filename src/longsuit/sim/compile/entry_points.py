"""Entry points: kernels compiled by Numba and called from Python.

Nothing is rewritten here: Numba compiles the functions of `engine`, `games` and `sim` from their
source.  Where it is not installed, the same functions run interpreted, with the same results.
"""

import inspect
import os
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import RLock
from types import ModuleType
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from ... import engine, games
from ..kernels.layout import Row, nth
from .cache import LOCATORS

SIM = __package__.rpartition(".")[0]

# Packages of `sim` whose functions on numbers and rows compiled code may call.
KERNEL_PACKAGES = ("kernels", "rollouts", "deals", "solver")
# Modules whose functions are inlined where they are called: passing rows costs more.
INLINED = (
    "kernels.rng",
    "kernels.layout",
    "kernels.trick_loop",
    "kernels.auction",
    "kernels.estimation_whist",
    "kernels.israeli_whist",
    "kernels.egyptian_bidding",
    "kernels.egyptian_estimation",
    "kernels.whist",
    "kernels.pesten.layout",
    "kernels.pesten.choices",
    "kernels.pesten.match",
)
NUMBER_TYPES = (int, bool)
ARGUMENT_TYPES = (*NUMBER_TYPES, Row, Row | None)
LOCK = RLock()
DENSE = 1 << 16  # a narrower range of values is counted in a histogram, without sorting


def available() -> bool:
    """True if there is a compiler and LONGSUIT_INTERPRETED is not set."""
    return not os.environ.get("LONGSUIT_INTERPRETED") and bool(find_spec("numba"))


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


def register(*modules: ModuleType, kinds: tuple[Any, ...] = NUMBER_TYPES) -> None:
    """Makes the rule functions of these modules callable from compiled code."""
    import_module(".intrinsics", __package__)
    from numba.extending import register_jitable

    for module in modules:
        inlined = module.__name__.removeprefix(f"{SIM}.") in INLINED
        registering = register_jitable(forceinline=inlined)
        for function in rule_functions(module, kinds):
            if function is not nth:
                registering(function)


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


@cache
def register_all() -> None:
    """Makes every rule function and kernel callable from compiled code, once."""
    register(*rule_modules())
    register(*kernel_modules(), kinds=ARGUMENT_TYPES)


class Entry:
    """A kernel that is called from Python.

    Each letter of `signature` stands for an argument: i for an int64, a for a row of int64, w for a
    row of int32, h for a row of int16, n for None.  Entry points with `compiled_ahead` are
    compiled by `warm_up`; others are compiled at their first call.
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
            with LOCK:
                if self.compiled is None:
                    self.compiled = self.compile() if available() else self.function
        return self.compiled

    def compile(self) -> Callable[..., int]:
        """Compiles the function, or reads its code from the cache."""
        import numba

        register_all()
        numba.config.CACHE_LOCATOR_CLASSES = ",".join(LOCATORS)
        kinds = {
            "i": numba.int64,
            "a": numba.int64[::1],
            "h": numba.int16[::1],
            "w": numba.int32[::1],
            "n": numba.types.none,
        }
        signature = numba.int64(*[kinds[letter] for letter in self.signature])
        return cast(Callable[..., int], numba.njit(signature, **FLAGS)(self.function))


# error_model: divisions by zero are not checked.  _nrt: Numba's runtime for reference counting is
# left out, because kernels allocate no arrays.
FLAGS = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
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
