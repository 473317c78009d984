"""A sure win: an attack that nobody can answer and that ends the game.

It is so rare that a network hardly learns to look for it.
"""

from __future__ import annotations

from typing import Final

from boothill.core.frames.playing import Playing
from boothill.core.ids import Figure
from boothill.core.intents import ATTACKS, GEAR, HIT, TARGET
from boothill.core.moves import PLAY, Move
from boothill.core.rows import LOST_LIFE
from boothill.core.targets import is_figure
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES, FRIENDS, LEADER, ROLES, beliefs
from boothill.knowledge.memory import Memory

CERTAIN: Final = 0.99
"""Whoever is a friend with more than this probability is treated as one."""


def leader_of(view: View) -> Figure | None:
    """The figure of the leader, whose role is open; None if there is no leader."""
    return view.fronts[view.leader()] if view.led and LEADER in view.roles else None


def wins_at_once(view: View, memory: Memory) -> Move | None:
    """An attack that is certain to eliminate all foes of the leader's side, the leader, or with two players everybody
    on the other side; None if there is none."""
    if not isinstance(view.stack[-1], Playing):
        return None
    attacks = [move for move in view.legal if move.verb == PLAY and not move.name and _fells_somebody(view, move)]
    if not attacks:
        return None
    targets = _must_fall(view, memory)
    found = (move for move in attacks if targets and all(_surely_falls(view, move, figure) for figure in targets))
    return next(found, None)


def _fells_somebody(view: View, move: Move) -> bool:
    """Is it an attack on everybody, or on a figure that is certain to fall?"""
    row = view.rules.rows[move.card]
    return row.strikes_all(ATTACKS) or (is_figure(move.target) and _surely_falls(view, move, move.target))


def _must_fall(view: View, memory: Memory) -> list[Figure]:
    """The figures that must fall for the viewing seat's side to win at once: the leader, everybody who may be the
    leader's foe, or with two players the other side. Empty if that would not be enough: a Renegade has to be the last
    one left, and a leader who has one life left may fall with the foes."""
    if len(view.names) == 2:
        others = [figure for figure in view.figures if view.alive[figure] and view.owner[figure] != view.seat]
        return [] if any(view.reserve_sizes[view.owner[figure]] for figure in others) else others
    leader = leader_of(view)
    if leader is None:
        return []
    role = view.roles[view.seat]
    if role in FOES:
        return [leader]
    if role != LEADER and (role not in FRIENDS or view.life[leader] <= 1):
        return []
    known = beliefs(view, memory)
    friendly = [ROLES.index(friend) for friend in FRIENDS]
    others = [figure for figure in view.others(view.fronts[view.seat]) if figure != leader]
    return [figure for figure in others if sum(known[view.owner[figure]][i] for i in friendly) <= CERTAIN]


def _surely_falls(view: View, move: Move, figure: Figure) -> bool:
    """Does a figure have nothing to answer an attack with, and no more lives than the attack costs?"""
    row = view.rules.rows[move.card]
    if view.owner[figure] == view.seat or view.is_ghost(figure) or view.hand_sizes[view.owner[figure]]:
        return False
    aimed = is_figure(move.target)
    attack = next((each for each in row.intents if each.what in ATTACKS and each.when == ""), None)
    if attack is None or (aimed and (attack.whom != TARGET or move.target != figure)):
        return False
    points = len(view.table[figure]) if attack.per == GEAR else attack.n
    reacts = LOST_LIFE in view.ability[figure].moments  # it may get a card or shoot back before the next hit
    if view.life[figure] > (min(points, 1) if reacts else points):
        return False
    stopped = attack.what == HIT and view.is_shielded(figure)
    return not view.untouched(view.seat, move.card, figure) and not stopped
