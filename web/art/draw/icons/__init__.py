"""Small signs on a 24 by 24 grid: what the table shows and what is tapped."""

from __future__ import annotations

from ..ink import gallery
from . import controls, duel, roles, suits, table


def icons() -> dict[str, str]:
    """Every sign by its file's name."""
    return {
        name: sign
        for room in (suits, roles, table, duel, controls)
        for name, sign in gallery(vars(room), box="0 0 24 24").items()
    }
