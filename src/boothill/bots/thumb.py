"""How the gunslinger judges moves without looking ahead."""

from __future__ import annotations

from boothill.bots.duelist import duelling
from boothill.bots.goals import Goals, Weights, weights_for
from boothill.bots.patience import in_time
from boothill.bots.posterior import Recalls
from boothill.bots.situations import Score, greedy_score
from boothill.bots.tactics import Tactics
from boothill.core.moves import Move
from boothill.core.playing import Playing
from boothill.core.view import View


def judged(view: View, memory: Recalls, chosen: dict[str, Weights] | None = None) -> Score:
    """What each move of the decision that is asked for is worth; with other weights than those of the package."""
    if len(view.owner) > len(view.names):
        return in_time(view, duelling(view))
    weights = weights_for(view.roles[view.seat], chosen)
    goals = Goals(view, memory, weights)
    if isinstance(view.stack[-1], Playing):
        return in_time(view, Tactics(view, memory, goals, weights).worth)
    return greedy_score(view, goals.wound)


Alike = tuple[str, str, int, str, tuple[str, ...]]


def alike(view: View, move: Move) -> Alike:
    """Moves that differ only in which copy of a card is used are one."""
    rows = view.rules.rows
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
