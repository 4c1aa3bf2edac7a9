"""The fitted networks of `rollouts/network.py`: a file of weights for each game that has one."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import cast

from ..compile.entry_points import available
from ..kernels.layout import Row
from ..rollouts.network import LAYERS, UNITS
from .fitted import fitted_as
from .loader import load_weights


@cache
def network(game: str) -> Row | None:
    """The weights of a game's networks, as compiled code takes them; None where none was fitted."""
    name = fitted_as(game)
    file, header = [files(__package__) / f"{name}.net{ending}" for ending in ("", ".json")]
    return int16_row(load_weights(file, header, LAYERS)) if file.is_file() else None


def int16_row(weights: Iterable[int]) -> Row:
    """A row of 16-bit integers, or a list where code is interpreted."""
    if not available():
        return list(weights)
    import numpy

    return cast(Row, numpy.fromiter(weights, dtype=numpy.int16))


def activation_row() -> Row:
    """A row for the activations of the hidden layers."""
    if not available():
        return [0] * UNITS
    import numpy

    return cast(Row, numpy.zeros(UNITS, dtype=numpy.int32))
