"""Lets a player ask the bots about their own running game: from what their seat knows, and only in a game with bots."""

from __future__ import annotations

from boothill.core.ids import NOBODY
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.table.problem import Problem
from boothill.table.table import Table


def known_by(table: Table, key: str) -> tuple[View, Memory]:
    """The view and memory of the seat with this key, if it may ask the bots now. Raises Problem."""
    seat = table.seating.seat_of(key)
    game = table.under_way()
    if seat == NOBODY:
        raise Problem("study-not-yours")
    if game is None or game.s.to_act != seat:
        raise Problem("study-nobody")
    if table.seating.people() != [seat]:
        raise Problem("study-others")
    return game.s.view(seat), game.minds.memory(seat)
