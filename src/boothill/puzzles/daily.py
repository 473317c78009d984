"""The daily puzzle: the same for everybody who has the same set of puzzles."""

from __future__ import annotations

from typing import Final

DAY: Final = 86_400
"""Seconds in a day."""
STRIDE: Final = 7919
"""Step from one day's puzzle to the next: a prime number, so that every puzzle comes up before one is repeated."""


def of_day(seconds: float, count: int) -> int:
    """The number (from 1 to `count`) of the puzzle for a day in UTC; `seconds` is a time since 1970."""
    return int(seconds // DAY) * STRIDE % count + 1
