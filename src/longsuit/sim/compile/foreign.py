"""Calls of machine code from Python, by ctypes: numbers as they are, rows by their address."""

import ctypes
from collections.abc import Callable
from operator import index
from typing import Any

NUMBER, ADDRESS = ctypes.c_int64, ctypes.c_void_p
WIDTHS = {"a": 8, "l": 8, "w": 4, "h": 2}  # bytes of a number in a row, by its letter
MEASURED = "l"  # a row that is passed with its length


def number_at(address: int) -> ctypes.c_int64:
    """The number in memory at an address."""
    return NUMBER.from_address(address)


def address_of(row: Any, width: int) -> int:
    """The address of a row; TypeError if its numbers have another width or do not lie side by
    side."""
    held = row.__array_interface__
    if held["typestr"][1:] != f"i{width}" or held["strides"] is not None:
        raise TypeError(f"a row of {width}-byte integers was expected, not {held['typestr']}")
    address: int = held["data"][0]
    return address


class Function:
    """A function of machine code, called like the Python function from which it was made.

    It runs without Python's global lock.  `owner` keeps the code in memory.  With `measured` every
    row is passed with its length.
    """

    def __init__(self, address: int, signature: str, owner: Any, *, measured: bool = False) -> None:
        self.signature, self.owner, self.measured = signature, owner, measured
        types: list[Any] = []
        for letter in signature.replace("n", ""):
            types.append(ADDRESS if letter in WIDTHS else NUMBER)
            if self.has_length(letter):
                types.append(NUMBER)
        self.call: Callable[..., int] = ctypes.CFUNCTYPE(NUMBER, *types)(address)

    def has_length(self, letter: str) -> bool:
        """True if the length of a row with this letter is passed."""
        return letter == MEASURED or (self.measured and letter in WIDTHS)

    def __call__(self, *arguments: Any) -> int:
        given: list[int] = []
        for letter, argument in zip(self.signature, arguments, strict=True):
            if letter in WIDTHS:
                given.append(address_of(argument, WIDTHS[letter]))
                if self.has_length(letter):
                    given.append(len(argument))
            elif letter == "i":
                given.append(index(argument))
            elif argument is not None:
                raise TypeError("None was expected")
        return self.call(*given)
