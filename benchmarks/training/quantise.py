"""Post-training quantisation: rounds the networks that `train_tricks` has fitted to the fixed-point
integers that `longsuit.sim.rollouts.network` computes with.

    python -m benchmarks.training.quantise estimation_whist nets --points 10 --seed 1 --command "…"

Fits nothing. Writes src/longsuit/sim/models/<game>.net, 16-bit weights, and its header
<game>.net.json; --points, --seed and --command are those of the training.
"""

import argparse
from pathlib import Path

import numpy
from msgspec.structs import replace
from numpy.typing import NDArray

from longsuit.sim import models
from longsuit.sim.rollouts.network import CALL_FEATURES, FEATURES, LAYERS, LENGTH, VALUE_BITS

from .model_file import command, header, header_text

Floats = NDArray[numpy.float64]
FIRST, LATER = 256, 1024  # the fixed-point representation of 1 in the first layer and in the others


def rounded(numbers: Floats, one: int) -> NDArray[numpy.int16]:
    """The numbers in units of 1/`one`, rounded to 16 bits."""
    found = numpy.round(numbers * one)
    if abs(found).max() > 32767:
        raise SystemExit(f"a weight of {abs(numbers).max():.1f} is too large for two bytes")
    return found.astype("<i2").ravel()


def network_layers(path: Path, features: int) -> tuple[Floats, Floats, list[NDArray[numpy.int16]]]:
    """The first layer as it is, with room for features that this network does not have before the
    last one, which is always on; and the other layers as integers."""
    kept = {name: value.astype(numpy.float64) for name, value in numpy.load(path).items()}
    rows = kept["first.weight"].T
    room = numpy.zeros((features - len(rows), rows.shape[1]))
    rows = numpy.concatenate([rows[:-1], room, rows[-1:]])
    last, constants = kept["last.weight"], kept["last.bias"]
    others = [
        rounded(kept["second.bias"], LATER),
        rounded(kept["second.weight"].T, LATER),
        rounded(constants[0::2] - constants[1::2], LATER),
        rounded(last[0::2] - last[1::2], LATER),
    ]
    return rows, kept["first.bias"], others


def play_weights(path: Path) -> list[NDArray[numpy.int16]]:
    """The weights of the network for cards. It was trained with features of the unseen cards, which
    are all but the hand, the best card and the cards shown. The kernel has no such features: the
    sum of their weights over all cards becomes part of the bias, and the weight of each is
    subtracted from those of the hand, the best card and the cards shown."""
    rows, constants, others = network_layers(path, FEATURES + 1)
    hand, unseen, best, shown = rows[:52], rows[52:104], rows[104:156], rows[156:416]
    features = [hand - unseen, best, -unseen, shown - numpy.tile(unseen, (5, 1)), rows[416:-1]]
    constants = constants + rows[-1] + unseen.sum(0)
    return [rounded(constants, FIRST), rounded(numpy.concatenate(features), FIRST), *others]


def call_weights(path: Path) -> list[NDArray[numpy.int16]]:
    """The weights of the network for calls."""
    rows, constants, others = network_layers(path, CALL_FEATURES + 1)
    return [rounded(constants + rows[-1], FIRST), rounded(rows[:-1], FIRST), *others]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("nets", type=Path, help="the folder that train_tricks.py wrote")
    arguments.add_argument("--points", type=int, required=True, help="the unit of the training")
    arguments.add_argument("--seed", type=int, required=True, help="of the training")
    arguments.add_argument("--command", required=True, help="of the training")
    a = arguments.parse_args()
    parts = play_weights(a.nets / f"{a.game}-play.npz")
    called = a.nets / f"{a.game}-call.npz"
    if called.exists():
        parts += call_weights(called)
    found = numpy.concatenate(parts)
    found = numpy.concatenate([found, numpy.zeros(LENGTH - len(found), "<i2")])
    assert len(found) == LENGTH
    where = Path(models.__path__[0]) / f"{a.game}.net"
    where.write_bytes(found.tobytes())
    unit = f"an output of 2**{VALUE_BITS} is {a.points} points more than the mean of the others"
    head = replace(header(a.game, LAYERS, unit, a.seed), command=f"{a.command}; {command()}")
    where.with_name(f"{where.name}.json").write_text(header_text(head) + "\n", "utf-8")
    print(f"{where.name}: {len(found)} weights, {where.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
