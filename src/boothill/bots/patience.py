"""Keeps bots from cycling cards for ever: after many moves in one turn they only attack or end it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boothill.core.dead import PLAY_COUNT
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD
from boothill.core.intents import ATTACKS
from boothill.core.moves import END, Move
from boothill.core.rows import BLUE
from boothill.core.targets import is_figure
from boothill.core.view import View

PATIENCE: Final = 40
"""More moves than any useful turn has; bots have been seen to make 30."""
POINTLESS: Final = -1.0
"""The gunslinger's score for moves it would never make in its turn, such as shooting a friend."""


def tired(view: View) -> bool:
    """Has the turn gone on for so long that only harming others is still worth a move?"""
    return view.this_turn.get(PLAY_COUNT, 0) >= PATIENCE and isinstance(view.stack[-1], Playing)


def in_time(view: View, score: Callable[[Move], float]) -> Callable[[Move], float]:
    """Adjust a score so that no turn goes on for ever."""
    if not tired(view):
        return score
    return lambda move: score(move) if move is END or _harms(view, move) else min(score(move), POINTLESS)


def _harms(view: View, move: Move) -> bool:
    row = view.rules.rows[move.card] if move.card != NO_CARD else None
    if row is not None and row.strikes_all(ATTACKS):
        return True
    aimed = is_figure(move.target) and view.owner[move.target] != view.seat
    return aimed and (row is None or row.edge != BLUE)
