"""The arithmetic of a network: sums of whole numbers, computed with NumPy.

NumPy multiplies 32-bit floats fastest, so whole numbers are stored as such. These represent every whole number below
2 ** 24 exactly, and no sum gets larger, so every machine gets the same sums whatever the order of addition.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from boothill.bad_input import BadInput
from boothill.bots.learned.file import Table

EXACT: Final = 1 << 24
"""32-bit floats represent all whole numbers from -EXACT to EXACT."""

Sums = NDArray[np.float32]
"""Whole numbers: the sums of a layer, or the values that it passes on. Several rows if it computed several at once."""


def passed(sums: Sums, scale: int, most: int) -> Sums:
    """What a layer passes on: its sums divided by `scale` and rounded down, from 0 to `most`."""
    found: Sums = np.floor(sums * np.float32(1 / scale)).clip(0, most)
    return found


def floats(table: Table) -> Sums:
    """A table of whole numbers, row by row."""
    return np.array(table.numbers, np.float32).reshape(-1, table.width)


class Layer:
    """Weights from each input to each unit of a layer, and what the sum of each unit starts from."""

    def __init__(self, weights: Table, start: Table, largest: int) -> None:
        """`largest` is the largest input. Raises BadInput if sums could become too large to be exact."""
        self.weights = floats(weights)
        self.start = floats(start)[0]
        self.bound = _exact(largest * abs(self.weights).sum(axis=0) + abs(self.start))
        """The largest sum that each unit can have, positive or negative."""

    def sums(self, values: Sums) -> Sums:
        """The sums for a row of inputs, or for each of several rows."""
        found: Sums = values @ self.weights + self.start
        return found


class FactLayer:
    """Weights from facts to the units of a layer: one row for each fact. The rows of the facts at hand are added up;
    fact 0 is padding."""

    def __init__(self, weights: Table, most: int, bound: Sums) -> None:
        """`most` is the largest number of facts, `bound` the largest number that each sum can start from. Raises
        BadInput if sums could become too large to be exact."""
        self.weights = floats(weights)
        self.weights[0] = 0
        self._ones = np.ones(most, np.float32)
        _exact(most * abs(self.weights).max(axis=0) + bound)

    def sums(self, facts: list[int], start: Sums) -> Sums:
        found: Sums = self._ones[: len(facts)] @ self.weights.take(facts, axis=0) + start
        return found

    def sums_of_each(self, facts: list[int], count: int, start: Sums) -> Sums:
        """A row of sums for each of several lists of `count` facts, which are joined together."""
        rows = self.weights.take(facts, axis=0).reshape(-1, count, self.weights.shape[1])
        found: Sums = self._ones[:count] @ rows + start
        return found


def _exact(bound: Sums) -> Sums:
    if bound.max() >= EXACT:
        raise BadInput("the network's numbers are too large: train it anew")
    return bound
