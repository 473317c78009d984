"""Contests, such as a Duel, that are sure to be lost."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.bots.greedy.worth import in_vain
from boothill.core.frames.playing import forbidden
from boothill.core.ids import Face, Figure
from boothill.core.intents import CONTEST, DRAW, HEAL, HIT, SAVE, TARGET, WOUND
from boothill.core.moves import DISCARD, PLAY, Move
from boothill.core.rows import LOST_LIFE, Card
from boothill.core.targets import is_figure
from boothill.core.view import View
from boothill.knowledge.memory import Memory


def surely_loses(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """Does the seat, without a blow, challenge somebody who is known to hold one?

    Whoever has a life to spare may do that with the last card, with another contest in hand, or if losing a life brings
    something, in this turn or later ones; somebody at the last life only with a way to save it. Ghosts lose nothing.
    """
    own = view.fronts[view.seat]
    if row.means(CONTEST, TARGET) is None or not is_figure(move.target) or view.is_ghost(own):
        return False
    at = view.aimed_at(move.target)
    left = view.hand[:]
    if move.card in left:
        left.remove(move.card)
    if armed(view, own, left) or not armed(view, at, memory.known(view.owner[at])):
        return False
    rows, ability = view.rules.rows, view.ability[own]
    if view.life[own] > 1:
        again = any(rows[card].means(CONTEST) is not None for card in left)
        gains = any(
            intent.per == WOUND or (intent.when == LOST_LIFE and intent.what in (DRAW, HIT))
            for intent in ability.intents
        )
        return bool(left) and not again and not gains
    saved = any(
        rows[card].means(SAVE) is not None
        and not in_vain(view, rows[card])
        and not forbidden(view, view.seat, card, rows[card], PLAY)
        for card in left
    )
    return not saved and (ability.means(HEAL) is None or len(left) < 2)  # healing abilities cost two cards


def armed(view: View, figure: Figure, cards: Sequence[Face]) -> bool:
    """Could a figure answer a contest with one of these cards?"""
    rules, owner, counts_as = view.rules, view.owner[figure], view.ability[figure].counts_as
    shot = rules.cards[rules.shot]
    return any(
        (rules.rows[card].blow or (counts_as is not None and counts_as(rules.rows[card], rules.shot)))
        and not forbidden(view, owner, card, shot, DISCARD)
        for card in cards
    )
