"""Codes of four letters by which people in one room find their table: short enough to be called across it."""

from __future__ import annotations

import secrets

LETTERS = "BCDFGHJKMNPRSTVWXZ"
"""No vowels, so that no word comes up, and no letters that look like others: I and L, O and Q, U and V."""
LENGTH = 4


class Codes:
    """Which table has which code. Every table has one; it opens the table only while that is a party."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}

    def new(self) -> str:
        """A code that no table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if code not in self.tables:
                return code

    def find(self, typed: str) -> str:
        """The table that somebody means; empty if there is none. Small letters and blanks make no difference."""
        return self.tables.get(spelt(typed), "")


def spelt(typed: str) -> str:
    """A code as it is written, however it was typed."""
    return "".join(typed.split()).upper()
