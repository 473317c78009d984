"""Names of seats: any that the notation of moves, records and scenario files can tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import category

from boothill.core.board import NO_WINNER

RESERVED: Final = frozenset(
    {"deck", "discard", "hand", "as", "with", "expect", "refuse", "law", "outlaws", "renegade", NO_WINNER}
)
"""Words of the notation and of scenario files, which seats cannot have as names."""
SUITS: Final = "♠♥♦♣"
APOSTROPHES: Final = "'’"
PICTURED: Final = "\u200d\ufe0f"
"""Invisible characters that combine emoji or give them colour."""


def check_names(names: Sequence[str], reserved: frozenset[str] = RESERVED) -> None:
    """Raise ValueError if the notation cannot tell these names apart."""
    if len(set(names)) != len(names):
        raise ValueError("two seats have the same name")
    for name in names:
        words = name.split(" ")
        # "Ann's hand" is the hand of Ann.
        owned = any(word.endswith(("'s", "’s")) for word in words[:-1])
        plain = all(is_plain(word) for word in words) and not owned
        if not plain or reserved.intersection(words) or name.endswith((".front", ".rear")):
            raise ValueError(
                f"a seat cannot be called {name!r}: use letters, digits, emoji and single spaces, no word of a move"
            )


def is_plain(word: str) -> bool:
    """May a word be part of a name? It may have letters and digits of any script, emoji, `-`, `_`, `.` and inner
    apostrophes."""
    before = ""
    for mark in word:
        kind = category(mark)
        letter = mark.isalnum() or (kind[0] == "M" and before[:1] in ("L", "M") and mark not in PICTURED)
        picture = kind == "So" and mark not in SUITS
        joined = before == "So" and (mark in PICTURED or kind == "Sk")
        if not (letter or picture or joined or mark in "-_." or (mark in APOSTROPHES and before)):
            return False
        before = "So" if picture or joined else kind
    return word != "" and word[-1] not in APOSTROPHES
