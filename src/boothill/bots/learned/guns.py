"""Which gun to have in play."""

from __future__ import annotations

from boothill.bots.greedy.events import hits_held, rules_in_turn
from boothill.bots.greedy.worth import spare
from boothill.bots.learned.sides import hostile, on_the_leaders_side
from boothill.bots.learned.sure_win import leader_of
from boothill.core.ids import NO_CARD
from boothill.core.moves import PLAY, Move
from boothill.core.rows import NO_LIMIT, RANGE, Card
from boothill.core.targets import figure_of, is_figure
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES
from boothill.knowledge.memory import Memory


def is_shot(view: View, move: Move) -> bool:
    """Does it play a card, or one as a card, of which only so many may be played in a turn?"""
    if move.verb != PLAY or move.card == NO_CARD:
        return False
    return bool(view.rules.cards.get(move.name, view.rules.rows[move.card]).limit)


def shoots_better(gun: Card, other: Card) -> bool:
    """Does a gun reach farther, or as far and may fire more often?"""
    reach, volley = (gun.numbers.get(what, 0) - other.numbers.get(what, 0) for what in (RANGE, NO_LIMIT))
    return reach > 0 or (reach == 0 and volley > 0)


def lays_a_worse_gun(view: View, row: Card) -> bool:
    """Does it replace a gun in play by one that reaches less far and is no better otherwise, although the card could be
    kept?"""
    if not row.slot or spare(view) or hits_held(rules_in_turn(view, view.seat)):
        return False

    def number(gun: Card, what: str) -> int:
        return gun.numbers.get(what, 0)

    own = [view.rules.rows[card] for card in view.table[view.fronts[view.seat]]]
    return any(
        gun.slot == row.slot
        and number(row, RANGE) < number(gun, RANGE)
        and number(row, NO_LIMIT) <= number(gun, NO_LIMIT)
        for gun in own
    )


def covers_a_volley(view: View, memory: Memory, row: Card) -> bool:
    """Does it replace a gun that may fire any number of shots, with two of them in hand and a foe in reach? Nobody is
    held back who may want the other gun to reach somebody with one life left, or the leader as a foe of the leader.
    Nothing is said about turns with an event in force, which may change what shots can do."""
    own, leader = view.fronts[view.seat], leader_of(view)
    if not row.slot or NO_LIMIT in row.numbers or NO_LIMIT in view.ability[own].numbers:
        return False
    guns = [view.rules.rows[card] for card in view.table[own]]
    if not any(gun.slot == row.slot and NO_LIMIT in gun.numbers for gun in guns):
        return False
    if leader is None or view.rules.event is not None:
        return False
    shots = [
        move
        for move in view.legal
        if is_shot(view, move)
        and is_figure(move.target)
        and not view.untouched(view.seat, move.card, figure_of(move.target))
    ]
    cards = {move.card for move in shots}
    if sum(card in cards for card in view.hand) < 2:
        return False
    targets = {view.aimed_at(move.target) for move in shots}
    if view.roles[view.seat] in FOES:
        return leader in targets
    if any(view.life[figure] == 1 and figure not in targets for figure in view.others(own) if figure != leader):
        return False
    if on_the_leaders_side(view):
        return any(hostile(view, memory, view.owner[figure]) for figure in targets)
    return any(figure != leader for figure in targets)
