"""Moves that a network must not make because players would call them stupid.

They are so rare, or cost so little on average, that a network hardly learns to avoid them.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.worth import hurt, in_vain
from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.answers import senseless_answer
from boothill.bots.learned.contests import surely_loses
from boothill.bots.learned.endings import cures, ends_too_soon, is_played, refills
from boothill.bots.learned.guns import covers_a_volley, is_shot, lays_a_worse_gun
from boothill.bots.learned.sides import harms_a_friend, heals_the_wrong_side, on_the_leaders_side, spares_an_open_foe
from boothill.bots.learned.sure_win import leader_of
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.ids import NO_CARD, Figure
from boothill.core.intents import ATTACKS, HEAL, OWN, SAVE, SET_LIFE, TARGET, USER, Intent
from boothill.core.moves import END, PLAY, USE, Move
from boothill.core.rows import Card
from boothill.core.targets import is_figure
from boothill.core.view import View
from boothill.knowledge.memory import Memory

HEALS: Final = frozenset({HEAL, SAVE, SET_LIFE})


def senseless(view: View, memory: Memory, move: Move) -> bool:
    """Would players call this move stupid? It is one of these:

    - a senseless answer to a hit or a draw! (`answers.py`);
    - playing a card that heals nobody, one that heals more foes than friends, one that heals a leader close to
      elimination as a foe of the leader, or one that heals only others as a Renegade who gains nothing by it;
    - paying for an ability that heals with a card that would heal as much if played;
    - attacking a friend, taking a useful card from one or jailing one, or discarding an own useful card;
    - laying a worse gun over a better one, or over one that may fire any number of shots before they are fired;
    - a Duel that is sure to be lost (`contests.py`);
    - a shot at somebody who may avoid it, although a foe cannot;
    - ending the turn too soon (`endings.py`);
    - attacking a leader who has one life left: as a friend of the leader in any way, such as by a Gatling, otherwise
      where rules of thumb rule it out, such as a Renegade's shot while others are alive;
    - anything else that the game's own policy names.
    """
    if policy_of(view.rules).senseless(view, memory, move) or senseless_answer(view, memory, move):
        return True
    if move is END:
        return ends_too_soon(view, memory)
    if move.verb == USE and move.pay and _pays_with_a_cure(view, move):
        return True
    if move.verb not in (PLAY, USE) or move.card == NO_CARD:
        return False
    row = view.rules.rows[move.card]
    by_choice = is_played(view, move) and END in view.legal  # unless something has to be played
    if by_choice and surely_loses(view, memory, row, move):
        return True
    played = by_choice and not refills(view)  # unless there is a card to gain by emptying the hand
    if played and len(view.hand) > 1 and _heals_nobody(view, row, move):  # emptying the hand may pay
        return True
    if policy_of(view.rules).AHEAD:
        return False
    if played and (in_vain(view, row) or heals_the_wrong_side(view, memory, row)):
        return True
    if played and (lays_a_worse_gun(view, row) or covers_a_volley(view, memory, row)):
        return True
    if END in view.legal and harms_a_friend(view, memory, row, move):
        return True
    if is_shot(view, move) and END in view.legal and spares_an_open_foe(view, memory, move):
        return True
    row = view.rules.cards.get(move.name, row)
    if not _may_fell_leader(view, row, move):
        return False
    return on_the_leaders_side(view) or judged(view, memory)(move) <= POINTLESS


def _may_fell_leader(view: View, row: Card, move: Move) -> bool:
    """Does it attack a leader who has one life left, alone or together with everybody else?"""
    leader = leader_of(view)
    if leader is None or view.life[leader] > 1 or view.owner[leader] == view.seat:
        return False
    if row.strikes_all(ATTACKS):
        return not view.untouched(view.seat, move.card, leader)
    aimed = is_figure(move.target) and view.aimed_at(move.target) == leader
    return aimed and any(intent.what in ATTACKS for intent in row.intents)


def _pays_with_a_cure(view: View, move: Move) -> bool:
    """Does it pay for an ability that heals with a card that would heal if played?"""
    if view.ability[view.fronts[view.seat]].means(HEAL) is None:
        return False
    rows = view.rules.rows
    return any(
        other.verb == PLAY and not other.name and other.card in move.pay and cures(view, rows[other.card])
        for other in view.legal
    )


def _heals_nobody(view: View, row: Card, move: Move) -> bool:
    """Is it a card that only heals, played when nobody it would heal needs it?"""
    if not row.intents or any(intent.what not in HEALS for intent in row.intents):
        return False
    return not any(_heals(view, intent, move) for intent in row.intents)


def _heals(view: View, intent: Intent, move: Move) -> bool:
    if intent.what == SET_LIFE:  # up for its own side, down for the others
        more = view.life[move.target] < intent.n
        return view.life[move.target] != intent.n and more == (view.owner[move.target] == view.seat)
    return intent.what == HEAL and any(hurt(view, figure) for figure in _healed(view, intent, move))


def _healed(view: View, intent: Intent, move: Move) -> list[Figure]:
    if intent.whom == TARGET:
        return [Figure(move.target)]
    if intent.whom == USER:
        return [view.fronts[view.seat]]
    own = intent.whom == OWN
    return [figure for figure in view.figures if view.alive[figure] and (not own or view.owner[figure] == view.seat)]
