"""Programs: modules of LLVM code, made of the functions that entry points reach.

A function is translated once for every combination of arguments that are None or rows of one kind.
There is no recursion, because machine code has no bound on its stack.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from inspect import signature
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from llvmlite import ir

from .expressions import I64, Operators, RowValue, Value
from .translator import Body, CannotTranslate

# The numbers of a row, by its letter in a signature.
ROWS = {"a": I64, "l": I64, "w": ir.IntType(32), "h": ir.IntType(16)}
MEASURED = "l"  # a row that is always passed with its length
VIOLATION = "violation"  # the name of a number in checked code


@cache
def definitions(file: str) -> dict[int, tuple[ast.FunctionDef, CodeType | None]]:
    """The functions of a source file by the number of their first line, with their bytecode."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    codes = {}
    modules = [compile(tree, file, "exec", dont_inherit=True)]
    for code in modules:  # which grows by the code inside
        modules += [part for part in code.co_consts if isinstance(part, CodeType)]
        codes[code.co_firstlineno, code.co_name] = code
    return {
        node.lineno: (node, codes.get((node.lineno, node.name)))
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }


def definition(function: FunctionType) -> ast.FunctionDef:
    """The syntax tree of a function, if its source is still that from which it was imported."""
    mine = function.__code__
    node, code = definitions(mine.co_filename).get(mine.co_firstlineno, (None, None))
    if node is None or code is None or code.co_code != mine.co_code:
        raise CannotTranslate(f"{mine.co_filename} has changed since it was imported")
    return node


class Program:
    """A module of LLVM code, which grows by the functions that its entry points reach.

    `inlined` says which functions are always inlined; `select_bit` is the function that one
    processor instruction replaces, None where the processor lacks it.  In `checked` code every row
    is passed with its length, and an index outside its row is reported in `violation`, by its place
    in `messages`, counted from 1.
    """

    def __init__(
        self,
        name: str,
        inlined: Callable[[FunctionType], bool],
        select_bit: Callable[..., int] | None = None,
        *,
        checked: bool = False,
    ) -> None:
        self.module, self.inlined, self.select_bit = ir.Module(name), inlined, select_bit
        self.functions: dict[Any, ir.Function | None] = {}
        self.tables: dict[tuple[int, ...], ir.GlobalVariable] = {}
        self.messages: list[str] = []
        self.violation = ir.GlobalVariable(self.module, I64, VIOLATION) if checked else None
        if self.violation:
            self.violation.initializer = ir.Constant(I64, 0)

    def export(self, name: str, function: Callable[..., Any], letters: str) -> None:
        """Adds an entry point with the arguments of this signature (`entry_points.Entry`): 64-bit
        numbers, and for each row its address, and its length if that is `passed`."""
        kinds: list[ir.Type] = []
        for letter in letters.replace("n", ""):
            if letter in ROWS:
                kinds += [ROWS[letter].as_pointer()] + [I64] * self.passed(letter)
            else:
                kinds.append(I64)
        outer = ir.Function(self.module, ir.FunctionType(I64, kinds), name)
        given, arguments = iter(outer.args), list[Value]()
        for letter in letters:
            if letter == "n":
                arguments.append(None)
            elif letter in ROWS:
                arguments.append(self.row(given, ROWS[letter], self.passed(letter)))
            else:
                arguments.append(next(given))
        builder = ir.IRBuilder(outer.append_basic_block())
        builder.ret(self.call(builder, function, arguments, {}))

    def call(
        self,
        builder: ir.IRBuilder,
        function: Any,
        positional: Sequence[Value],
        keywords: dict[str, Value],
    ) -> Value:
        """The result of a call of a Python function, which is translated first."""
        bound = signature(function).bind(*positional, **keywords)
        bound.apply_defaults()
        values: list[Value] = []
        kinds: list[Any] = []
        for value in bound.arguments.values():
            if isinstance(value, RowValue):
                kinds.append((value.numbers, value.length is not None))
                values += [value.address] if value.length is None else [value.address, value.length]
            elif isinstance(value, ir.Value | int):
                kinds.append(int)
                values.append(Operators(builder).wide(value))
            elif value is None:
                kinds.append(None)
            else:
                raise TypeError(f"{value!r} cannot be an argument")
        result = builder.call(self.function(function, tuple(kinds)), values)
        return None if isinstance(result.type, ir.VoidType) else result

    def function(self, function: FunctionType, kinds: tuple[Any, ...]) -> ir.Function:
        """The translation of a function for arguments of these kinds: `int` for a number, a
        row by the type of its numbers and whether its length is passed, and None as it is."""
        key = function, kinds
        if key not in self.functions:
            self.functions[key] = None  # until it is complete
            self.functions[key] = self.translate(function, kinds)
        found = self.functions[key]
        if found is None:
            raise CannotTranslate(f"{function.__qualname__} calls itself")
        return found

    def translate(self, function: FunctionType, kinds: tuple[Any, ...]) -> ir.Function:
        node, types = definition(function), list[ir.Type]()
        for kind in kinds:
            if kind is int:
                types.append(I64)
            elif isinstance(kind, tuple):
                types += [kind[0].as_pointer()] + [I64] * kind[1]
        nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
        name = f"{function.__module__}.{function.__qualname__}.{len(self.functions)}"
        result = ir.Function(
            self.module, ir.FunctionType(ir.VoidType() if nothing else I64, types), name
        )
        result.linkage = "internal"
        if self.inlined(function):
            result.attributes.add("alwaysinline")
        given, arguments = iter(result.args), list[Value]()
        for kind in kinds:
            if kind is int:
                arguments.append(next(given))
            elif isinstance(kind, tuple):
                arguments.append(self.row(given, *kind))
            else:
                arguments.append(kind)
        Body(self, function, node, result, arguments).write()
        return result

    def passed(self, letter: str) -> bool:
        """True if a row with this letter is passed with its length."""
        return letter == MEASURED or bool(self.violation)

    def row(self, given: Iterator[ir.Value], numbers: ir.IntType, measured: bool) -> RowValue:
        """The row that the next arguments are."""
        return RowValue(next(given), numbers, next(given) if measured else None)

    def table(self, numbers: tuple[int, ...]) -> RowValue:
        """A tuple of numbers as a row in memory."""
        if numbers not in self.tables:
            kind = ir.ArrayType(I64, len(numbers))
            found = ir.GlobalVariable(self.module, kind, f"table.{len(self.tables)}")
            found.initializer = ir.Constant(kind, [int(n) for n in numbers])
            found.linkage, found.global_constant = "internal", True
            self.tables[numbers] = found
        zero = ir.Constant(I64, 0)
        address = self.tables[numbers].gep([zero, zero])
        return RowValue(address, I64, ir.Constant(I64, len(numbers)))
