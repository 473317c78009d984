"""Sums of many whole numbers at once, with nothing but Python.

A row of numbers is packed into one large integer, 32 bits for each of them, and Python adds and multiplies all of them
in one go. So that no number borrows from its neighbour, what is packed is never negative: something is added first, and
taken off at the end.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

LANE = 4
"""Bytes for each number."""


class Rows:
    """Rows of whole numbers, each packed when it is first asked for."""

    def __init__(self, numbers: array[int], width: int) -> None:
        self.numbers = numbers
        self.width = width
        self.shift = 1 << (8 * numbers.itemsize - 1)
        """What is added to every number."""
        self._packed: list[int | None] = [None] * (len(numbers) // width)

    def __len__(self) -> int:
        return len(self._packed)

    def packed(self, row: int) -> int:
        found = self._packed[row]
        if found is None:
            at, shift = row * self.width, self.shift
            lanes = array("I", [number + shift for number in self.numbers[at : at + self.width]])
            found = self._packed[row] = int.from_bytes(lanes.tobytes(), "little")
        return found

    def total(self, rows: Iterable[int], start: list[int]) -> list[int]:
        """The sum of some rows, and of what there is to start with."""
        total = count = 0
        for row in rows:
            total += self.packed(row)
            count += 1
        off = self.shift * count
        return [number + more - off for number, more in zip(self._lanes(total), start, strict=True)]

    def weighed(self, factors: list[int], start: list[int]) -> list[int]:
        """The sum of all rows, each times a factor that is not negative, and of what there is to start with."""
        total = count = 0
        for row, factor in enumerate(factors):
            if factor:
                total += factor * self.packed(row)
                count += factor
        off = self.shift * count
        return [number + more - off for number, more in zip(self._lanes(total), start, strict=True)]

    def _lanes(self, total: int) -> array[int]:
        return array("I", total.to_bytes(LANE * self.width, "little"))
