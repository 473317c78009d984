"""From trained weights to whole numbers, and back."""

from __future__ import annotations

from array import array
from typing import Final

from boothill.bots.learned.file import Run, Table
from boothill.bots.learned.names import Names
from boothill.bots.learned.network import BIASES, LAYERS, ONE, ROWS, WEIGHT, Network
from boothill.extra import need
from boothill.lab.train.arrays import Arrays

COARSE: Final = 8
"""Weights that are added up are kept in steps of so many: a file of half the size says nearly the same."""


def quantised(names: Names, trained: Arrays, games: tuple[str, ...] = (), runs: tuple[Run, ...] = ()) -> Network:
    """A network of whole numbers, as near as may be to one that was trained."""
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
    """The weights of a network as numbers to go on with."""
    np = need("numpy", "train")
    found: Arrays = {}
    for name, table in network.weights.items():
        numbers = np.array(table.numbers) / (WEIGHT if name in LAYERS else ONE)
        found[name] = numbers if name in BIASES else numbers.reshape(-1, table.width)
    return found
