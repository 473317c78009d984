"""How the gunslinger judges moves without looking ahead."""

from __future__ import annotations

from boothill.bots.greedy.decisions import Score
from boothill.bots.gunslinger.goals import Weights
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of
from boothill.core.board import Board
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls


def judged(view: View, memory: Recalls, chosen: dict[str, Weights] | None = None) -> Score:
    """The score of each move in the pending decision; `chosen` replaces the shipped weights."""
    return in_time(view, policy_of(view.rules).judged(view, memory, chosen))


Alike = tuple[str, str, int, str, tuple[str, ...]]


def alike(board: Board, move: Move) -> Alike:
    """A key that is the same for moves that differ only in which copy of a card they use."""
    rows = board.rules.rows
    name = rows[move.card].name if move.card >= 0 else ""
    return move.verb, move.name, move.target, name, tuple([rows[card].name for card in move.pay])


def likely(view: View, scores: list[float], most: int) -> dict[Alike, Move]:
    """Up to `most` of the highest-scoring moves, best first, without duplicates (`alike`)."""
    found: dict[Alike, Move] = {}
    for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
        found.setdefault(alike(view, view.legal[i]), view.legal[i])
        if len(found) == most:
            break
    return found
