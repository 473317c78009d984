"""Converts trained weights to whole numbers, and back."""

from __future__ import annotations

from array import array
from typing import Final

from boothill.bots.learned.file import Run, Table
from boothill.bots.learned.names import Names
from boothill.bots.learned.network import BIASES, LAYERS, ONE, ROWS, WEIGHT, Network
from boothill.extra import need
from boothill.lab.train.arrays import Arrays

COARSE: Final = 8
"""The weights of facts are rounded to multiples of this: that halves the file and changes next to nothing."""


def quantised(names: Names, trained: Arrays, games: tuple[str, ...] = (), runs: tuple[Run, ...] = ()) -> Network:
    """The network with whole-number weights that is closest to the trained weights."""
    np = need("numpy", "train")
    weights: dict[str, Table] = {}
    for name, values in trained.items():
        scale = WEIGHT if name in LAYERS else ONE
        kind = np.int8 if name in LAYERS else np.int32 if name in BIASES else np.int16
        most = np.iinfo(kind)
        coarse = COARSE if name in ROWS else 1
        whole = np.rint(np.asarray(values, dtype=np.float64) * scale / coarse) * coarse
        whole = np.clip(whole, most.min, most.max).astype(kind)
        weights[name] = Table(array({1: "b", 2: "h", 4: "i"}[whole.itemsize], whole.tobytes()), whole.shape[-1])
    return Network(names, weights, games, runs)


def floats(network: Network) -> Arrays:
    """The weights of a network as floats, to train it further."""
    np = need("numpy", "train")
    found: Arrays = {}
    for name, table in network.weights.items():
        numbers = np.array(table.numbers) / (WEIGHT if name in LAYERS else ONE)
        found[name] = numbers if name in BIASES else numbers.reshape(-1, table.width)
    return found
