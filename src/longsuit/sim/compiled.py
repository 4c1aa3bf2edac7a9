"""The engine's own rule functions, made callable from compiled code; the only import of Numba.

Nothing is rewritten here: Numba compiles the functions of `engine` and `games` from their source,
and the engine does not know that this module exists.
"""

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload_method, register_jitable


@intrinsic
def _popcount(typingctx, x):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _leading_zeros(typingctx, x):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@overload_method(types.Integer, "bit_count")
def _bit_count(x):  # type: ignore[no-untyped-def]
    return lambda x: _popcount(x)  # noqa: PLW0108 (Numba wants a function of its own)


@overload_method(types.Integer, "bit_length")
def _bit_length(x):  # type: ignore[no-untyped-def]
    return lambda x: 64 - _leading_zeros(x)


def rule_functions(module: ModuleType) -> Iterator[Callable[..., Any]]:
    """The functions of a module that take and give only whole numbers and truths."""
    for _, function in inspect.getmembers(module, inspect.isfunction):
        hints = get_type_hints(function)
        parameters = inspect.signature(function).parameters
        if (
            function.__module__ == module.__name__
            and hints.get("return") in (int, bool)
            and parameters
            and all(hints.get(name) in (int, bool) for name in parameters)
        ):
            yield function


def mark(hint: Any) -> str:
    """What an annotated number stands for: card, cards, suit, seat; empty for a plain one."""
    return str(get_args(hint)[1]) if get_origin(hint) is Annotated else ""


def register(*modules: ModuleType) -> None:
    """Lets compiled code call the rule functions of these modules."""
    for module in modules:
        for function in rule_functions(module):
            register_jitable(function)
