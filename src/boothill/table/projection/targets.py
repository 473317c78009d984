"""Converts target codes of the engine to readable values and back."""

from __future__ import annotations

from functools import lru_cache

from boothill.core import targets as tg
from boothill.core.board import Board
from boothill.core.ids import ALL_FIGURES, NO_FIGURE, Face, Seat, Target
from boothill.table.wire import Aim, TargetShown

FIGURE, HAND, SIDE, GEAR, DECK, PILE = "figure", "hand", "side", "gear", "deck", "pile"


def target_of(board: Board, code: Target) -> TargetShown | None:
    """What a target code points at; None for nothing."""
    return _target(board.owner, code)


@lru_cache(4096)
def _target(owner: tuple[Seat, ...], code: Target) -> TargetShown | None:
    if tg.is_figure(code):
        return TargetShown(FIGURE, owner[code], code)
    if tg.is_gear(code):
        figure = tg.figure_of(code)
        return TargetShown(GEAR, owner[figure], figure, tg.card_of(code))
    if tg.is_hand(code):
        seat = tg.seat_of(code)
        return TargetShown(HAND, seat, owner.index(seat) if owner.count(seat) == 1 else NO_FIGURE)
    if tg.is_side(code):
        return TargetShown(SIDE, tg.seat_of(code))
    return TargetShown(DECK) if code == tg.DECK else TargetShown(PILE) if code == tg.PILE else None


def code_of(target: TargetShown | Aim | None) -> Target:
    """The code of a target; `NO_TARGET` for None."""
    if target is None:
        return tg.NO_TARGET
    match target.kind:
        case "figure":
            return ALL_FIGURES[target.figure + 1][-1]
        case "gear":
            return tg.gear_of(ALL_FIGURES[target.figure + 1][-1], Face(target.card))
        case "hand":
            return tg.hand_of(Seat(target.seat))
        case "side":
            return tg.side_of(Seat(target.seat))
    return tg.DECK if target.kind == DECK else tg.PILE
