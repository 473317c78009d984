"""Codes of four letters by which people in one room find their table; short enough to call across it."""

from __future__ import annotations

import secrets

LETTERS = "BCDFGHJKMNPRSTVWXZ"
"""No vowels, so that codes are never words, and no two letters that look alike: I and L, O and Q, U and V."""
LENGTH = 4


class Codes:
    """Tables by their codes. Every table has one, but it opens the table only if it is a party."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}

    def new(self) -> str:
        """A code that no table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if code not in self.tables:
                return code

    def find(self, typed: str) -> str:
        """The table with a code; empty if there is none. Case and spaces make no difference."""
        return self.tables.get(spelt(typed), "")


def spelt(typed: str) -> str:
    """A code in its normal form, however it was typed."""
    return "".join(typed.split()).upper()
