"""The fitted networks of `learned.py`: a file of weights for each game that has one."""

import sys
from array import array
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import cast

from ..compile.entry_points import available
from ..kernels.layout import Row
from ..rollouts.network import LENGTH, UNITS


@cache
def network(game: str) -> Row | None:
    """Its weights, two bytes each, lowest first; None where no network was fitted."""
    found = files(__package__) / f"{game}.net"
    if not found.is_file():
        return None
    weights = array("h", found.read_bytes())
    if sys.byteorder == "big":
        weights.byteswap()
    if len(weights) != LENGTH:
        raise ValueError(f"{game}.net holds {len(weights)} weights, not {LENGTH}: fit it again")
    return shorts(weights)


def shorts(weights: Iterable[int]) -> Row:
    """As compiled code takes them."""
    if not available():
        return list(weights)
    import numpy

    return cast(Row, numpy.fromiter(weights, dtype=numpy.int16))


def units() -> Row:
    """Room for the layers."""
    if not available():
        return [0] * UNITS
    import numpy

    return cast(Row, numpy.zeros(UNITS, dtype=numpy.int32))
