"""The weights of sensible play in Pesten, as `benchmarks/fit_pesten.py` has found them, and those
of the worth of hands, by `benchmarks/fit_worth.py`."""

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "pesten_weights.json"
WORTHS = Path(__file__).parent / "pesten_values.json"


@cache
def weights() -> tuple[int, ...]:
    """One for each place of the signs; a game won is worth 4096."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[int, ...])


@cache
def worths(sets: bool) -> tuple[int, ...]:
    """One for each place in `pesten_worth`, with sets or without; a game won is worth 4096."""
    tables = msgspec.json.decode(WORTHS.read_bytes(), type=tuple[tuple[int, ...], ...])
    return tables[0 if sets else 1]
