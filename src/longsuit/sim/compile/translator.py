"""The translator of functions on numbers and rows into LLVM code, from their Python source.

It takes the part of Python in which rules and kernels are written: assignments, `if`, `while`,
`for` over a `range` or a tuple, and expressions of whole numbers, truth values and rows. Numbers
have 64 bits. A branch that an argument excludes, because it is None, is left out.
"""

import ast
import builtins
from collections.abc import Sequence
from inspect import getclosurevars
from types import FunctionType
from typing import TYPE_CHECKING

from llvmlite import ir

from .expressions import I1, I64, Operators, RowValue, Value, known, number

if TYPE_CHECKING:
    from .program import Program

METHODS = ("bit_count", "bit_length")


class CannotTranslate(ValueError):
    """Something in a function has no translation; the message says where and what."""


class Body:
    """The translation of the body of one function."""

    def __init__(
        self,
        program: "Program",
        function: FunctionType,
        node: ast.FunctionDef,
        result: ir.Function,
        arguments: Sequence[Value],
    ) -> None:
        self.program, self.node, self.result, self.source = program, node, result, function
        self.entry = ir.IRBuilder(result.append_basic_block("entry"))
        self.start = result.append_basic_block("start")
        self.builder = ir.IRBuilder(self.start)
        self.operators = Operators(self.builder)
        self.loops: list[tuple[ir.Block, ir.Block]] = []  # where `continue` and `break` lead
        outer = getclosurevars(function)
        self.scope = {**vars(builtins), **function.__globals__, **outer.nonlocals}
        parameters = [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]
        given = dict(zip(parameters, arguments, strict=True))
        stored = {
            part.id
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }
        variable = {name for name, value in given.items() if isinstance(value, ir.Value)} | stored
        self.fixed = {name: value for name, value in given.items() if name not in variable}
        self.variables = {name: self.entry.alloca(I64, name=name) for name in sorted(variable)}
        for name in variable & given.keys():
            self.store(self.variables[name], given[name])

    def write(self) -> None:
        """Translates the body."""
        self.block(self.node.body)
        if not self.builder.block.is_terminated:
            self.give_back(None)
        self.entry.branch(self.start)

    def block(self, statements: Sequence[ast.stmt]) -> None:
        """Translates statements up to one that ends the block."""
        for statement in statements:
            if self.builder.block.is_terminated:
                return
            try:
                self.statement(statement)
            except (TypeError, LookupError, AttributeError) as error:
                file = self.source.__code__.co_filename
                raise CannotTranslate(f"{file}:{statement.lineno}: {error}") from error

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value):
                self.value(value)
            case ast.Assign(targets, value):
                found = self.value(value)
                for target in targets:
                    self.assign(target, found)
            case ast.AugAssign(target, kind, value):
                self.augment(target, type(kind), value)
            case ast.If(test, body, orelse):
                self.choose(self.value(test), body, orelse)
            case ast.While(test, body, []):
                self.repeat(test, body)
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), limits), body, []):
                self.count(name, [self.value(limit) for limit in limits], body)
            case ast.For(ast.Name(name), ast.Tuple(members), body, []):
                self.unroll(name, members, body)
            case ast.Return(value):
                self.give_back(value and self.value(value))
            case ast.Break():
                self.builder.branch(self.loops[-1][1])
            case ast.Continue():
                self.builder.branch(self.loops[-1][0])
            case _:
                raise TypeError(f"{type(node).__name__} is not translated")

    def assign(self, target: ast.expr, value: Value) -> None:
        """Stores a value in a variable or in a row, or values in several of them."""
        if isinstance(target, ast.Tuple):
            for one, part in zip(target.elts, value, strict=True):
                self.assign(one, part)
        else:
            self.store(self.address(target), value)

    def augment(self, target: ast.expr, kind: type[ast.operator], value: ast.expr) -> None:
        """Stores the result of an operator on what is stored already."""
        place = self.address(target)
        before = self.load(place)
        self.store(place, self.operators.binary(kind, before, self.value(value)))

    def address(self, target: ast.expr) -> ir.Value:
        """The address of a variable or of a number in a row."""
        match target:
            case ast.Name(name):
                return self.variables[name]
            case ast.Subscript(row, index):
                return self.element(self.value(row), self.value(index), target.lineno)
        raise TypeError(f"nothing is assigned to {ast.unparse(target)}")

    def element(self, row: Value, index: Value, line: int) -> ir.Value:
        """The address of a number in a row or in a tuple."""
        found = self.program.table(row) if isinstance(row, tuple) else row
        if not isinstance(found, RowValue):
            raise TypeError(f"a row was expected, not {row!r}")
        place = self.operators.wide(index)
        if self.program.violation and found.length is not None:
            place = self.check(place, found.length, line)
        return self.builder.gep(found.address, [place])

    def check(self, place: ir.Value, length: ir.Value, line: int) -> ir.Value:
        """The place if it is inside its row; else 0, and the violation is stored."""
        assert self.program.violation
        self.program.messages.append(f"{self.source.__code__.co_filename}:{line}")
        inside = self.builder.icmp_unsigned("<", place, length)
        code = ir.Constant(I64, len(self.program.messages))
        before = self.builder.load(self.program.violation)
        self.builder.store(self.builder.select(inside, before, code), self.program.violation)
        return self.builder.select(inside, place, ir.Constant(I64, 0))

    def load(self, place: ir.Value) -> ir.Value:
        """The number at an address, in 64 bits."""
        found = self.builder.load(place)
        return found if found.type == I64 else self.builder.sext(found, I64)

    def store(self, place: ir.Value, value: Value) -> None:
        """Stores a number in the width of its row."""
        found = self.operators.wide(value)
        width = place.type.pointee
        self.builder.store(found if width == I64 else self.builder.trunc(found, width), place)

    def choose(self, test: Value, body: list[ast.stmt], orelse: list[ast.stmt]) -> None:
        """Translates `if`, and of a test that is known only the branch it takes."""
        if known(test):
            self.block(body if test else orelse)
            return
        yes, no, after = [self.result.append_basic_block() for _ in range(3)]
        self.builder.cbranch(self.operators.truth(test), yes, no)
        for block, statements in ((yes, body), (no, orelse)):
            self.builder.position_at_end(block)
            self.block(statements)
            if not self.builder.block.is_terminated:
                self.builder.branch(after)
        self.builder.position_at_end(after)

    def loop(self, body: Sequence[ast.stmt], again: ir.Block, after: ir.Block) -> None:
        """Translates the body of a loop, which goes on at `again`."""
        self.loops.append((again, after))
        self.block(body)
        self.loops.pop()
        if not self.builder.block.is_terminated:
            self.builder.branch(again)

    def repeat(self, test: ast.expr, body: Sequence[ast.stmt]) -> None:
        """Translates `while`."""
        head, inside, after = [self.result.append_basic_block() for _ in range(3)]
        self.builder.branch(head)
        self.builder.position_at_end(head)
        self.builder.cbranch(self.operators.truth(self.value(test)), inside, after)
        self.builder.position_at_end(inside)
        self.loop(body, head, after)
        self.builder.position_at_end(after)

    def count(self, name: str, limits: list[Value], body: Sequence[ast.stmt]) -> None:
        """Translates `for` over a range, whose step is known."""
        start, stop, step = (0, *limits, 1)[:3] if len(limits) == 1 else (*limits, 1)[:3]
        if not known(step) or step == 0:
            raise TypeError("the step of a range is a constant")
        counter, end = self.entry.alloca(I64), self.operators.wide(stop)
        self.store(counter, start)
        head, inside, again, after = [self.result.append_basic_block() for _ in range(4)]
        self.builder.branch(head)
        self.builder.position_at_end(head)
        at = self.load(counter)
        self.builder.cbranch(
            self.builder.icmp_signed("<" if step > 0 else ">", at, end), inside, after
        )
        self.builder.position_at_end(inside)
        self.store(self.variables[name], at)
        self.loop(body, again, after)
        self.builder.position_at_end(again)
        self.store(counter, self.builder.add(at, number(step), flags=("nsw",)))
        self.builder.branch(head)
        self.builder.position_at_end(after)

    def unroll(self, name: str, members: list[ast.expr], body: Sequence[ast.stmt]) -> None:
        """Translates `for` over a tuple, once for each of its members."""
        after = self.result.append_basic_block()
        for member in members:
            self.store(self.variables[name], self.value(member))
            following = self.result.append_basic_block()
            self.loop(body, following, after)
            self.builder.position_at_end(following)
        self.builder.branch(after)
        self.builder.position_at_end(after)

    def give_back(self, value: Value) -> None:
        """Returns from the function; where Python would return None instead of a number, 0."""
        if isinstance(self.result.function_type.return_type, ir.VoidType):
            self.builder.ret_void()
        else:
            self.builder.ret(self.operators.wide(0 if value is None else value))

    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name):
                return self.named(name)
            case ast.Tuple(members):
                return tuple([self.value(member) for member in members])
            case ast.Attribute(base, name):
                return getattr(self.value(base), name)
            case ast.BinOp(left, kind, right):
                return self.operators.binary(type(kind), self.value(left), self.value(right))
            case ast.UnaryOp(sign, operand):
                return self.operators.unary(type(sign), self.value(operand))
            case ast.Compare(left, signs, others):
                return self.comparison(self.value(left), signs, [self.value(one) for one in others])
            case ast.BoolOp(junction, operands):
                return self.junction(isinstance(junction, ast.And), operands)
            case ast.IfExp(test, yes, no):
                return self.choice(self.value(test), yes, no)
            case ast.Subscript(row, index):
                base, at = self.value(row), self.value(index)
                if isinstance(base, tuple) and known(at):
                    return base[at]
                return self.load(self.element(base, at, node.lineno))
            case ast.Call(ast.Attribute(base, name), []) if name in METHODS:
                return self.operators.method(name, self.value(base))
            case ast.Call(function, arguments, keywords):
                values = [self.value(argument) for argument in arguments]
                named = {str(one.arg): self.value(one.value) for one in keywords}
                return self.call(self.value(function), values, named)
        raise TypeError(f"{ast.unparse(node)} is not translated")

    def named(self, name: str) -> Value:
        """The value of a name."""
        if name in self.variables:
            return self.load(self.variables[name])
        return self.fixed[name] if name in self.fixed else self.scope[name]

    def comparison(self, left: Value, signs: list[ast.cmpop], others: list[Value]) -> Value:
        """The truth value of a comparison, or of a chain of them."""
        found: Value = True
        for sign, right in zip(signs, others, strict=True):
            found = self.operators.both(found, self.operators.compare(type(sign), left, right))
            left = right
        return found

    def junction(self, every: bool, operands: list[ast.expr]) -> Value:
        """The value of `and` or `or`, whose later operands are evaluated only if they count."""
        first = self.value(operands[0])
        if len(operands) == 1:
            return first
        if known(first):
            return self.junction(every, operands[1:]) if bool(first) == every else first
        test, before = self.operators.truth(first), self.builder.block
        more, after = [self.result.append_basic_block() for _ in range(2)]
        self.builder.cbranch(test, *((more, after) if every else (after, more)))
        self.builder.position_at_end(more)
        second = self.junction(every, operands[1:])
        end = self.builder.block
        self.builder.branch(after)
        self.builder.position_at_end(after)
        return self.merge(first, before, second, end)

    def choice(self, test: Value, yes: ast.expr, no: ast.expr) -> Value:
        """The value of a conditional expression."""
        if known(test):
            return self.value(yes if test else no)
        first, second, after = [self.result.append_basic_block() for _ in range(3)]
        self.builder.cbranch(self.operators.truth(test), first, second)
        found: list[Value] = []
        for block, node in ((first, yes), (second, no)):
            self.builder.position_at_end(block)
            found += [self.value(node), self.builder.block]
            self.builder.branch(after)
        self.builder.position_at_end(after)
        return self.merge(*found)

    def merge(self, a: Value, a_block: ir.Block, b: Value, b_block: ir.Block) -> Value:
        """The value that comes from one of two blocks."""
        if isinstance(a, tuple):
            return tuple([self.merge(x, a_block, y, b_block) for x, y in zip(a, b, strict=True)])
        kind = I1 if number(a).type == number(b).type == I1 else I64
        phi = self.builder.phi(kind)
        for value, block in ((a, a_block), (b, b_block)):
            with self.builder.goto_block(block):
                phi.add_incoming(number(value) if kind == I1 else self.operators.wide(value), block)
        return phi

    def call(self, function: Value, values: list[Value], named: dict[str, Value]) -> Value:
        """The result of a call."""
        if function is min or function is max:
            return self.operators.extreme("<" if function is min else ">", values)
        if function is abs:
            return self.operators.absolute(*values)
        if function is len and isinstance(values[0], tuple):
            return len(values[0])
        if function is len and isinstance(values[0], RowValue) and values[0].length is not None:
            return values[0].length
        if function is self.program.select_bit:
            return self.operators.nth_bit(*values)
        if not isinstance(function, FunctionType):
            raise TypeError(f"{function!r} is not translated")
        return self.program.call(self.builder, function, values, named)
