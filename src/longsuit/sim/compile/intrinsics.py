"""Single processor instructions for Numba: population count, leading zeros, and the select
operation (the n-th bit of a set) by parallel bit deposit and trailing zeros (PDEP and TZCNT)."""

import numba
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.extending import intrinsic, overload, overload_method, register_jitable

from ..kernels.layout import nth


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


@intrinsic
def _trailing_zeros(typingctx, x):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@intrinsic
def _deposit(typingctx, value, mask):  # type: ignore[no-untyped-def]
    def codegen(context, builder, sig, args):  # type: ignore[no-untyped-def]
        whole = ir.IntType(64)
        kind = ir.FunctionType(whole, (whole, whole))
        name = "llvm.x86.bmi.pdep.64"
        function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), codegen


@overload_method(types.Integer, "bit_count")
def _bit_count(x):  # type: ignore[no-untyped-def]
    return lambda x: _popcount(x)  # noqa: PLW0108 (Numba wants a function of its own)


@overload_method(types.Integer, "bit_length")
def _bit_length(x):  # type: ignore[no-untyped-def]
    return lambda x: 64 - _leading_zeros(x)


def has_pdep() -> bool:
    """True if this processor has the instruction PDEP and Numba compiles for this processor."""
    chosen = numba.config.CPU_NAME or numba.config.CPU_FEATURES
    return not chosen and bool(get_host_cpu_features().get("bmi2"))


if has_pdep():

    @overload(nth)
    def _nth(cards, n):  # type: ignore[no-untyped-def]
        return lambda cards, n: _trailing_zeros(_deposit(1 << n, cards))

else:
    register_jitable(nth)
