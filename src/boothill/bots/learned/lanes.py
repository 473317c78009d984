"""Sums of many whole numbers at once, in pure Python.

A row of numbers is packed into one large integer, 32 bits each, so that Python adds or multiplies the whole row in one
operation. Packed numbers are never negative, so none borrows from its neighbour: an offset is added to them first and
subtracted at the end.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import compress
from operator import mul
from typing import Final, NamedTuple

LANE: Final = 4
"""Bytes per number."""
SIGN: Final = 30
"""All sums stay below 1 << SIGN: 256 facts of 16 bits, or 256 weights of 8 bits times their inputs, are far below."""
LARGEST: Final = 1 << 28
"""The biases that sums start from must be smaller than this, positive or negative."""


@cache
def _ones(width: int) -> int:
    """1 in each lane."""
    return int.from_bytes(array("I", [1] * width).tobytes(), "little")


class Sums(NamedTuple):
    """Packed sums, and the offset that was added to each of them so that none is negative."""

    lanes: int
    off: int
    width: int

    @staticmethod
    def of(numbers: list[int]) -> Sums:
        off = max(0, -min(numbers))
        lanes = array("I", [number + off for number in numbers])
        return Sums(int.from_bytes(lanes.tobytes(), "little"), off, len(numbers))

    def numbers(self) -> list[int]:
        off = self.off
        return [number - off for number in array("I", self.lanes.to_bytes(LANE * self.width, "little"))]

    def passed(self, one: int, shift: int) -> bytes:
        """One byte for each sum: 0 if the sum is negative, otherwise the sum without its last `shift` bits. Sums of
        `one`, a power of 2, or more count as `one - 1`."""
        ones = _ones(self.width)
        most = (one >> shift) - 1
        raised = self.lanes + ones * ((1 << SIGN) - self.off)
        positive = (raised >> SIGN) & ones
        low = raised & (ones * ((1 << SIGN) - 1))
        above = ((low + ones * ((1 << SIGN) - one)) >> SIGN) & ones
        found = (((low >> shift) & (ones * most)) | (above * most)) & (positive * most)
        return found.to_bytes(LANE * self.width, "little")[::LANE]


class _Packed(dict[int, int]):
    """Packed rows by index; each row is packed when it is first used."""

    def __init__(self, numbers: array[int], width: int, shift: int) -> None:
        super().__init__()
        self.numbers = numbers
        self.width = width
        self.shift = shift

    def __missing__(self, row: int) -> int:
        at, shift = row * self.width, self.shift
        lanes = array("I", [number + shift for number in self.numbers[at : at + self.width]])
        found = self[row] = int.from_bytes(lanes.tobytes(), "little")
        return found


class Rows:
    """Rows of whole numbers."""

    def __init__(self, numbers: array[int], width: int) -> None:
        self.numbers = numbers
        self.width = width
        self.shift = 1 << (8 * numbers.itemsize - 1)
        """The offset that is added to every number, so that none is negative."""
        self._row = _Packed(numbers, width, self.shift).__getitem__

    def __len__(self) -> int:
        return len(self.numbers) // self.width

    @cached_property
    def _all(self) -> list[int]:
        return [self._row(row) for row in range(len(self))]

    def total(self, rows: Sequence[int], start: Sums) -> Sums:
        """The sum of some rows, added to `start`."""
        return Sums(sum(map(self._row, rows), start.lanes), start.off + self.shift * len(rows), self.width)

    def weighed(self, factors: bytes, start: Sums) -> Sums:
        """The sum of all rows, each times its factor, added to `start`."""
        total = sum(map(mul, filter(None, factors), compress(self._all, factors)), start.lanes)  # most factors are 0
        return Sums(total, start.off + self.shift * sum(factors), self.width)
