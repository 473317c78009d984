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
    """What each move of the decision that is asked for is worth; with other weights than those of the package."""
    return in_time(view, policy_of(view.rules).judged(view, memory, chosen))


Alike = tuple[str, str, int, str, tuple[str, ...]]


def alike(board: Board, move: Move) -> Alike:
    """Moves that differ only in which copy of a card is used are one."""
    rows = board.rules.rows
    name = rows[move.card].name if move.card >= 0 else ""
    return move.verb, move.name, move.target, name, tuple([rows[card].name for card in move.pay])


def likely(view: View, scores: list[float], most: int) -> dict[Alike, Move]:
    """The moves that are worth most, the best first, one of each kind."""
    found: dict[Alike, Move] = {}
    for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
        found.setdefault(alike(view, view.legal[i]), view.legal[i])
        if len(found) == most:
            break
    return found
