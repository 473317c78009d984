"""Perft: counts the ways a game can go on for a number of moves. One legal move too many or too few shows up.

boothill perft --game duel --players 2 --depth 4
"""

from __future__ import annotations

from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.text.notation import print_move


def all_moves(s: State) -> list[tuple[Seat, Move]]:
    """The legal moves of every seat, including seats that may act at any time."""
    return [(seat, move) for seat in s.seats for move in s.legal(seat)]


def perft(s: State, depth: int) -> int:
    """The number of ways to go on for `depth` moves. A way that ends the game sooner counts as one."""
    if depth == 0 or s.over:
        return 1
    moves = all_moves(s)
    return len(moves) if depth == 1 else sum(perft(after(s, seat, move), depth - 1) for seat, move in moves)


def after(s: State, seat: Seat, move: Move) -> State:
    nxt = s.clone()
    nxt.apply(move, seat)
    return nxt


def divide(s: State, depth: int) -> dict[str, int]:
    """The count after each first move: if two engines disagree, this shows where."""
    return {
        f"{s.names[seat]}: {print_move(s, move)}": perft(after(s, seat, move), depth - 1) for seat, move in all_moves(s)
    }
