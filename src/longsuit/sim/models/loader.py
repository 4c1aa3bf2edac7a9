"""The loader of fitted models: it reads a file with its header and refuses one of another shape."""

import sys
from array import array
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")
Shape = Mapping[str, Sequence[int]]  # the dimensions of every table


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The origin of a fitted model; "unknown" where the file is older than headers are."""

    game: str  # of the games it was fitted to
    shape: dict[str, list[int]]  # the dimensions of every table, or the layers of every network
    unit: str  # of the numbers
    seed: int | str
    commit: str  # of the code that fitted it
    command: str  # that fitted it


class Model(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A file of tables by name."""

    header: Header
    tables: dict[str, T]


def dimensions(table: Any) -> list[int]:
    """The length of a table, then that of its rows where it has some of one length; for a struct
    the dimensions of its first field."""
    if isinstance(table, Struct):
        return dimensions(getattr(table, table.__struct_fields__[0]))
    rows = {len(row) for row in table if isinstance(row, list | tuple)}
    return [len(table), *(rows if len(rows) == 1 else ())]


def load(file: Traversable, kind: type[T], shape: Shape | None = None) -> dict[str, T]:
    """The tables of a model; ValueError if they do not have the shape that the header gives, or
    the shape that is expected."""
    model = read(file, kind)
    check(file, model.header, {name: dimensions(table) for name, table in model.tables.items()})
    if shape is not None:
        check(file, model.header, shape)
    return model.tables


def read(file: Traversable, kind: type[T]) -> Model[T]:
    """A model as it is in its file, whatever its shape."""
    model: Model[T] = msgspec.json.decode(file.read_bytes(), type=Model[kind])  # type: ignore[valid-type]
    return model


def load_weights(file: Traversable, header_file: Traversable, layers: Shape) -> Sequence[int]:
    """The weights of networks with these layers; ValueError if the file holds others."""
    header = msgspec.json.decode(header_file.read_bytes(), type=Header)
    check(file, header, layers)
    weights = array("h", file.read_bytes())
    if sys.byteorder == "big":
        weights.byteswap()
    expected = sum([parameters(sizes) for sizes in layers.values()])
    if len(weights) != expected:
        raise ValueError(
            f"{file.name} holds {len(weights)} weights, not {expected}: fit it again with "
            f"{header.command}"
        )
    return weights


def parameters(layers: Sequence[int]) -> int:
    """The number of weights and biases of a multilayer perceptron with these layers."""
    return sum([(layers[at] + 1) * layers[at + 1] for at in range(len(layers) - 1)])


def check(file: Traversable, header: Header, shape: Shape) -> None:
    """Raises ValueError at the first table whose dimensions differ from those in the header."""
    for name in sorted({*header.shape, *shape}):
        given, expected = header.shape.get(name), shape.get(name)
        if given is None or expected is None or list(given) != list(expected):
            raise ValueError(
                f"{file.name}: the header gives {name} the shape {given}, expected is "
                f"{None if expected is None else list(expected)}: fit it again with "
                f"{header.command}"
            )
