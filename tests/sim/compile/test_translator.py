"""The translator gives functions the meaning that they have in Python, or refuses them."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from longsuit.sim.compile.translator import CannotTranslate
from longsuit.sim.kernels.layout import Row

from .machine import machine_function

TABLE = (3, 1, 4, 1, 5)


def quotient(a: int, b: int) -> int:
    return a // b * 1000 + a % b


def by_constants(a: int, b: int) -> int:
    return a // 8 + a % 8 - a // -3 + b % -5 + (a << 2) - (b >> 1)


def logic(a: int, b: int) -> int:
    both, some = a and b, a or b
    return both * 7 + some * 3 + (not a) + (a < b < 9) + (a in (1, 2, b)) - (b not in (3, 4))


def extremes(a: int, b: int) -> int:
    return min(a, b, 3) * 100 + max(a, b) - abs(a) + -b + ~a


def bits(a: int, b: int) -> int:
    a &= 0xFFFF
    return (a ^ b & 0xFF).bit_count() * 64 + (a | 1).bit_length()


def loops(a: int, b: int) -> int:
    total, seen = 0, 0
    for number in range(a, b, 2):
        if number == 5:
            continue
        if number > 11:
            break
        total += number
        seen = number
    for number in range(b, a, -1):
        total -= number
    while total > 100:
        total //= 2
    for place in (0, 2, 4):
        if TABLE[place] == a:
            continue
        if TABLE[place] == b:
            break
        total = total * 3 + TABLE[place] + TABLE[(a + place) % 5]
    return total + seen + len(TABLE)


def swapped(a: int, b: int) -> int:
    low, high = (a, b) if a < b else (b, a)
    low, high = high, low
    return low * 50 + high


def callee(first: int, second: int = 4, *, third: int = 2) -> int:
    if first > second:
        return first
    return second - third


def calls(a: int, b: int) -> int:
    return callee(a) + callee(b, a) * 3 + callee(a, third=b) * 5 + callee(second=a, first=b)


def closure(step: Callable[[int, int], int], size: int) -> Callable[[int, int], int]:
    def made(a: int, b: int) -> int:
        return step(a, b) * size

    return made


@pytest.mark.parametrize(
    "function",
    [quotient, by_constants, logic, extremes, bits, loops, swapped, calls, closure(callee, 3)],
    ids=lambda function: function.__qualname__,
)
def test_machine_code_means_what_python_means(function: Callable[[int, int], int]) -> None:
    compiled, rng = machine_function(function, "ii"), Random(1)
    for _ in range(500):
        a, b = rng.randrange(-20, 20), rng.randrange(-20, 20)
        if function is quotient and b == 0:
            continue
        assert compiled(a, b) == function(a, b), (a, b)


def optional_sum(numbers: Row, small: Row, more: Row | None) -> int:
    total = 0
    for at in range(3):
        total += numbers[at] * small[at]
        numbers[at] += 1
        small[at] = -numbers[at]
        if more is not None and more[at] > 0:
            total += more[at]
    return total


def test_rows_of_every_width_and_none_are_arguments() -> None:
    for kind, letter in ((numpy.int16, "h"), (numpy.int32, "w"), (numpy.int64, "a")):
        numbers, small = numpy.array([5, -6, 7]), numpy.array([2, 3, -4], dtype=kind)
        plain, short = [5, -6, 7], [2, 3, -4]
        assert machine_function(optional_sum, f"a{letter}n")(numbers, small, None) == -36
        assert optional_sum(plain, short, None) == -36
        assert (numbers.tolist(), small.tolist()) == (plain, short)
        more = numpy.array([1, -1, 1])
        compiled = machine_function(optional_sum, f"a{letter}a")
        assert compiled(numbers, small, more) == optional_sum(plain, short, [1, -1, 1])


def test_a_row_of_another_width_is_refused() -> None:
    compiled = machine_function(optional_sum, "aan")
    row = numpy.zeros(6, dtype=numpy.int64)
    for wrong in (numpy.zeros(3, dtype=numpy.int32), row[::2]):
        with pytest.raises(TypeError, match="8-byte"):
            compiled(row, wrong, None)
    with pytest.raises(TypeError, match="None"):
        compiled(row, row, row)


def length(row: Row) -> int:
    return len(row)


def element(row: Row, at: int) -> int:
    return row[at] + TABLE[at]


def test_a_row_can_be_passed_with_its_length() -> None:
    assert machine_function(length, "l")(numpy.zeros(7, dtype=numpy.int64)) == 7
    with pytest.raises(CannotTranslate, match="test_translator"):
        machine_function(length, "a")


def test_checked_code_says_where_an_index_leaves_its_row() -> None:
    compiled, row = machine_function(element, "ai", checked=True), numpy.arange(9)
    assert compiled(row, 4) == 9
    line = element.__code__.co_firstlineno + 1
    for at in (-1, 5, 9):
        with pytest.raises(IndexError, match=rf"test_translator\.py:{line}"):
            compiled(row, at)
    assert compiled(row, 0) == 3


def test_a_source_that_has_changed_since_it_was_imported_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "made.py"
    scope: dict[str, Any] = {}
    for text in ("def f(a):\n    return a + 1\n", "def f(a):\n    return a - 1\n"):
        file.write_text(text)
        if not scope:
            exec(compile(text, str(file), "exec"), scope)
    with pytest.raises(CannotTranslate, match="has changed"):
        machine_function(scope["f"], "i")


def again(a: int) -> int:
    return again(a - 1) if a else 0


def printed(a: int) -> int:
    print(a)
    return a


def fraction(a: int) -> int:
    return int(a / 2)


def listed(a: int) -> int:
    found = [a]
    return found[0]


@pytest.mark.parametrize("function", [again, printed, fraction, listed])
def test_what_has_no_translation_is_refused_with_its_place(function: Callable[[int], int]) -> None:
    with pytest.raises(CannotTranslate, match=r"test_translator\.py:\d+|calls itself"):
        machine_function(function, "i")
