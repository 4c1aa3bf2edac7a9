"""The networks of a game as `sim/learned.py` reads them: float weights of `train_tricks.py` made
whole numbers, in a file of the package.

    python -m benchmarks.training.quantise estimation_whist nets
"""

import argparse
from pathlib import Path

import numpy
from numpy.typing import NDArray

import longsuit.sim
from longsuit.sim.rollouts.network import CALL_FEATURES, FEATURES, LENGTH

Floats = NDArray[numpy.float64]
FIRST, LATER = 256, 1024  # what 1 is in the first layer, and in the others


def whole(numbers: Floats, one: int) -> NDArray[numpy.int16]:
    found = numpy.round(numbers * one)
    if abs(found).max() > 32767:
        raise SystemExit(f"a weight of {abs(numbers).max():.1f} is too large for two bytes")
    return found.astype("<i2").ravel()


def layers(path: Path, signs: int) -> tuple[Floats, Floats, list[NDArray[numpy.int16]]]:
    """The first layer as it is, with room for signs that this network does not have before the
    last, which is always there; and the others as whole numbers."""
    kept = {name: value.astype(numpy.float64) for name, value in numpy.load(path).items()}
    rows = kept["first.weight"].T
    room = numpy.zeros((signs - len(rows), rows.shape[1]))
    rows = numpy.concatenate([rows[:-1], room, rows[-1:]])
    last, constants = kept["last.weight"], kept["last.bias"]
    others = [
        whole(kept["second.bias"], LATER),
        whole(kept["second.weight"].T, LATER),
        whole(constants[0::2] - constants[1::2], LATER),
        whole(last[0::2] - last[1::2], LATER),
    ]
    return rows, kept["first.bias"], others


def play_weights(path: Path) -> list[NDArray[numpy.int16]]:
    """What a card is worth.  The network was told the cards that are unseen: all but those that it
    holds or has seen, so the sum over all is a constant less what these add."""
    rows, constants, others = layers(path, FEATURES + 1)
    hand, unseen, best, shown = rows[:52], rows[52:104], rows[104:156], rows[156:416]
    signs = [hand - unseen, best, -unseen, shown - numpy.tile(unseen, (5, 1)), rows[416:-1]]
    constants = constants + rows[-1] + unseen.sum(0)
    return [whole(constants, FIRST), whole(numpy.concatenate(signs), FIRST), *others]


def call_weights(path: Path) -> list[NDArray[numpy.int16]]:
    rows, constants, others = layers(path, CALL_FEATURES + 1)
    return [whole(constants + rows[-1], FIRST), whole(rows[:-1], FIRST), *others]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("nets", type=Path, help="the folder that train_tricks.py wrote")
    a = arguments.parse_args()
    parts = play_weights(a.nets / f"{a.game}-play.npz")
    called = a.nets / f"{a.game}-call.npz"
    if called.exists():
        parts += call_weights(called)
    found = numpy.concatenate(parts)
    found = numpy.concatenate([found, numpy.zeros(LENGTH - len(found), "<i2")])
    assert len(found) == LENGTH
    where = Path(longsuit.sim.__path__[0]) / f"{a.game}.net"
    where.write_bytes(found.tobytes())
    print(f"{where.name}: {len(found)} weights, {where.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
