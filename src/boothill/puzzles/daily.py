"""The puzzle of a day: the same for everybody who has the same puzzles."""

from __future__ import annotations

from typing import Final

DAY: Final = 86_400
"""Seconds."""
STRIDE: Final = 7919
"""From one day to the next: a prime number, so that every puzzle has its day before one comes again."""


def of_day(seconds: float, count: int) -> int:
    """The number of the puzzle, from 1 on, of the day (in UTC) that a moment since 1970 belongs to."""
    return int(seconds // DAY) * STRIDE % count + 1
