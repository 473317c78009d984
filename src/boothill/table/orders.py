"""Standing orders: answers that a player has told the table to give for them."""

from __future__ import annotations

from boothill.core.frames.hits import Demanded, Shot
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD, Figure
from boothill.core.moves import END, PASS, PLAY, USE, Move
from boothill.core.state import State
from boothill.table.wire import Orders


def ordered(s: State, orders: Orders, had_only_pass: bool = False) -> Move | None:
    """The answer that the orders of the seat to act give to the pending decision; None if the player must be asked.

    A seat that `had_only_pass` against this threat is not asked again if it still can only pass.

    Orders only answer threats and end the turn, because the window masks only those answers.
    """
    answers = s.answers()
    frame = s.stack[-1]
    if answers == [PASS]:
        return PASS if orders.forced or had_only_pass else None
    if isinstance(frame, Playing):
        return END if orders.end_turn and answers == [END] else None
    if isinstance(frame, Shot):
        if orders.shields:
            shield = next((move for move in answers if _is_shield(s, frame.at, move)), None)
            if shield is not None:
                return shield
        if orders.misses:
            miss = next((move for move in answers if move.verb == PLAY and not move.name), None)
            if miss is not None:
                return miss
    if isinstance(frame, Shot | Demanded) and PASS in answers:
        return PASS if 0 < orders.take_hits_above < s.life[frame.at] else None
    return None


def _is_shield(s: State, figure: Figure, move: Move) -> bool:
    """Does this move try to stop a hit without giving anything up?"""
    if move.verb != USE:
        return False
    return bool(s.rules.rows[move.card].shield if move.card != NO_CARD else s.ability[figure].shield)
