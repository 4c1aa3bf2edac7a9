"""The values of expressions in translated code, and the instructions for the operators of Python.

A value is a Python object as long as it is known at translation: a number, a tuple of numbers, a
function, a module, None.  Otherwise it is an LLVM value, 64 bits wide or one bit for a truth value,
or a row in memory.
"""

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir

I64, I1 = ir.IntType(64), ir.IntType(1)
Number = int | ir.Value


@dataclass(frozen=True)
class RowValue:
    """A row in memory: the address of its first number, the type of its numbers, and in checked
    code how many there are."""

    address: ir.Value
    numbers: ir.IntType
    length: ir.Value | None = None


Value = Any  # a Python object, an LLVM value, a RowValue, or a tuple of values


def known(value: Value) -> bool:
    """True if a value is known at translation."""
    return not isinstance(value, ir.Value | RowValue)


def number(value: Value) -> ir.Value:
    """An LLVM value for a number, one bit wide for a truth value."""
    if isinstance(value, ir.Value):
        return value
    if not isinstance(value, int):
        raise TypeError(f"a number was expected, not {value!r}")
    return ir.Constant(I1 if isinstance(value, bool) else I64, int(value))


class Operators:
    """The instructions for Python's operators on whole numbers, written by a builder."""

    def __init__(self, builder: ir.IRBuilder) -> None:
        self.builder = builder

    def wide(self, value: Value) -> ir.Value:
        """A value in 64 bits."""
        found = number(value)
        return self.builder.zext(found, I64) if found.type == I1 else found

    def truth(self, value: Value) -> ir.Value:
        """A value as one bit: False for zero."""
        found = number(value)
        return (
            found
            if found.type == I1
            else self.builder.icmp_signed("!=", found, ir.Constant(I64, 0))
        )

    def binary(self, kind: type[ast.operator], left: Value, right: Value) -> Value:
        """The result of an operator with two operands."""
        if kind not in BINARY:
            raise TypeError(f"the operator {kind.__name__} is not translated")
        python, instruction = BINARY[kind]
        if known(left) and known(right):
            return python(left, right)
        a, b = self.wide(left), self.wide(right)
        if kind in (ast.FloorDiv, ast.Mod):
            return self.floored(kind, a, b)
        return getattr(self.builder, instruction)(a, b)

    def floored(self, kind: type[ast.operator], a: ir.Value, b: ir.Value) -> ir.Value:
        """A quotient rounded down, or its remainder, as Python defines them; 0 if the divisor is 0,
        which no rule and no kernel does."""
        build, zero, one = self.builder, ir.Constant(I64, 0), ir.Constant(I64, 1)
        none = build.icmp_signed("==", b, zero)
        divisor = b if isinstance(b, ir.Constant) and b.constant else build.select(none, one, b)
        quotient, rest = build.sdiv(a, divisor), build.srem(a, divisor)
        differ = build.icmp_signed("<", build.xor(rest, divisor), zero)
        adjust = build.and_(build.icmp_signed("!=", rest, zero), differ)
        if kind is ast.FloorDiv:
            result = build.select(adjust, build.sub(quotient, one), quotient)
        else:
            result = build.select(adjust, build.add(rest, divisor), rest)
        return result if divisor is b else build.select(none, zero, result)

    def unary(self, kind: type[ast.unaryop], operand: Value) -> Value:
        """The result of an operator with one operand."""
        if known(operand):
            return UNARY[kind](operand)
        if kind is ast.Not:
            return self.builder.not_(self.truth(operand))
        value = self.wide(operand)
        if kind is ast.USub:
            return self.builder.neg(value)
        return self.builder.not_(value) if kind is ast.Invert else value

    def compare(self, kind: type[ast.cmpop], left: Value, right: Value) -> Value:
        """The truth value of one comparison."""
        if kind in (ast.Is, ast.IsNot):
            if left is not None and right is not None:
                raise TypeError("only None is compared by `is`")
            return (left is right) == (kind is ast.Is)
        if kind in (ast.In, ast.NotIn):
            if not isinstance(right, tuple):
                raise TypeError("`in` takes a tuple")
            found: Value = False
            for member in right:
                found = self.either(found, self.compare(ast.Eq, left, member))
            return self.unary(ast.Not, found) if kind is ast.NotIn else found
        python, sign = COMPARISONS[kind]
        if known(left) and known(right):
            return python(left, right)
        return self.builder.icmp_signed(sign, self.wide(left), self.wide(right))

    def either(self, a: Value, b: Value) -> Value:
        """The or of two truth values, both of which have been computed."""
        if known(a):
            return True if a else b
        return self.builder.or_(a, number(b))

    def both(self, a: Value, b: Value) -> Value:
        """The and of two truth values, both of which have been computed."""
        if known(a):
            return b if a else False
        return self.builder.and_(a, number(b))

    def extreme(self, sign: str, values: list[Value]) -> Value:
        """The least or the largest of some values, by the sign of a comparison."""
        if all(map(known, values)):
            return min(values) if sign == "<" else max(values)
        best = self.wide(values[0])
        for value in values[1:]:
            other = self.wide(value)
            best = self.builder.select(self.builder.icmp_signed(sign, other, best), other, best)
        return best

    def absolute(self, value: Value) -> Value:
        """The absolute value."""
        return (
            abs(value) if known(value) else self.extreme(">", [value, self.unary(ast.USub, value)])
        )

    def method(self, name: str, value: Value) -> Value:
        """The result of a method of a number."""
        if known(value):
            return getattr(value, name)()
        if name == "bit_count":
            return self.builder.ctpop(self.wide(value))
        if name == "bit_length":
            zeros = self.builder.ctlz(self.wide(value), ir.Constant(I1, 0))
            return self.builder.sub(ir.Constant(I64, 64), zeros)
        raise TypeError(f"the method {name} is not translated")

    def nth_bit(self, cards: Value, n: Value) -> ir.Value:
        """The place of the n-th lowest bit of a set by parallel bit deposit and trailing zeros, for
        processors with these instructions (PDEP, TZCNT)."""
        build = self.builder
        kind = ir.FunctionType(I64, (I64, I64))
        name = "llvm.x86.bmi.pdep.64"
        deposit = build.module.globals.get(name) or ir.Function(build.module, kind, name)
        bit = build.shl(ir.Constant(I64, 1), self.wide(n))
        return build.cttz(build.call(deposit, (bit, self.wide(cards))), ir.Constant(I1, 0))


Python = Callable[..., Any]
BINARY: dict[type[ast.operator], tuple[Python, str]] = {
    ast.Add: (operator.add, "add"),
    ast.Sub: (operator.sub, "sub"),
    ast.Mult: (operator.mul, "mul"),
    ast.FloorDiv: (operator.floordiv, "sdiv"),
    ast.Mod: (operator.mod, "srem"),
    ast.LShift: (operator.lshift, "shl"),
    ast.RShift: (operator.rshift, "ashr"),
    ast.BitAnd: (operator.and_, "and_"),
    ast.BitOr: (operator.or_, "or_"),
    ast.BitXor: (operator.xor, "xor"),
}
UNARY: dict[type[ast.unaryop], Python] = {
    ast.Not: operator.not_,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}
COMPARISONS: dict[type[ast.cmpop], tuple[Python, str]] = {
    ast.Eq: (operator.eq, "=="),
    ast.NotEq: (operator.ne, "!="),
    ast.Lt: (operator.lt, "<"),
    ast.LtE: (operator.le, "<="),
    ast.Gt: (operator.gt, ">"),
    ast.GtE: (operator.ge, ">="),
}
