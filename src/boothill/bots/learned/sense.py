"""Moves that a network must not make because players would call them stupid.

They are so rare, or cost so little on average, that a network hardly learns to avoid them.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.events import hits_held, rules_in_turn
from boothill.bots.greedy.worth import hurt, in_vain, spare
from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.answers import senseless_answer
from boothill.bots.learned.sides import (
    BRINK,
    friendly,
    harms_a_friend,
    heals_the_wrong_side,
    hostile,
    on_the_leaders_side,
)
from boothill.bots.learned.sure_win import leader_of
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.ids import NO_CARD, Figure
from boothill.core.intents import ATTACKS, HEAL, OWN, SAVE, SET_LIFE, TARGET, USER, Intent
from boothill.core.moves import END, PLAY, USE, Move
from boothill.core.rows import BLUE, GREEN, HAND_EMPTY, NO_LIMIT, RANGE, Card
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
    - laying a worse gun over a better one;
    - ending the turn with two shots and a card to discard, or with shots that have to be discarded, although a foe is
      in reach;
    - ending it with one card left that could be laid, where playing the last card draws another;
    - ending it on the leader's side with an attack on everybody that could win the game and endangers no friend;
    - attacking a leader who has one life left: as a friend of the leader in any way, such as by a Gatling, otherwise
      where rules of thumb rule it out, such as a Renegade's shot while others are alive;
    - anything else that the game's own policy names.
    """
    if policy_of(view.rules).senseless(view, memory, move) or senseless_answer(view, memory, move):
        return True
    if move is END:
        return _throws_shots_away(view, memory) or _spares_the_last_foe(view, memory) or _draws_nothing(view)
    if move.verb == USE and move.pay and _pays_with_a_cure(view, move):
        return True
    if move.verb not in (PLAY, USE) or move.card == NO_CARD:
        return False
    row = view.rules.rows[move.card]
    # Unless something has to be played, or there is a card to gain by emptying the hand.
    played = _is_played(view, move) and END in view.legal and not _refills(view)
    if played and len(view.hand) > 1 and _heals_nobody(view, row, move):  # emptying the hand may pay
        return True
    if policy_of(view.rules).AHEAD:
        return False
    if played and (in_vain(view, row) or heals_the_wrong_side(view, memory, row) or _lays_a_worse_gun(view, row)):
        return True
    if END in view.legal and harms_a_friend(view, memory, row, move):
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


def _throws_shots_away(view: View, memory: Memory) -> bool:
    """Are there more shots in hand than may be kept, or several of them and a card to discard, and could one be fired
    at somebody who is most likely a foe?"""
    rows = view.rules.rows
    shots = sum(bool(rows[card].limit) for card in view.hand)
    over = spare(view)
    if policy_of(view.rules).AHEAD or not shots or (shots <= len(view.hand) - over and (shots < 2 or not over)):
        return False
    return any(
        move.verb == PLAY
        and not move.name
        and rows[move.card].limit
        and is_figure(move.target)
        and hostile(view, memory, view.owner[view.aimed_at(move.target)])
        for move in view.legal
    )


def _spares_the_last_foe(view: View, memory: Memory) -> bool:
    """On the leader's side: is there one foe left, with one life and no shield, and an attack on everybody that leaves
    all friends at least one life and the leader two?"""
    if policy_of(view.rules).AHEAD or not on_the_leaders_side(view):
        return False
    others = view.others(view.fronts[view.seat])
    foes = [figure for figure in others if not friendly(view, memory, view.owner[figure])]
    if len(foes) != 1 or [figure for figure in others if view.life[figure] == 1] != foes or view.is_shielded(foes[0]):
        return False
    leader = leader_of(view)
    if leader in others and view.life[leader] <= BRINK:
        return False
    return any(
        view.rules.rows[move.card].strikes_all(ATTACKS) and not view.untouched(view.seat, move.card, foes[0])
        for move in view.legal
        if move.card != NO_CARD and not move.name and (move.verb == USE or _is_played(view, move))
    )


def _draws_nothing(view: View) -> bool:
    """Is there one card left, good to have in play, and does the seat draw another by laying it?"""
    return _refills(view) and any(
        move.verb == PLAY
        and not move.name
        and view.rules.rows[move.card].edge == BLUE
        and not view.rules.rows[move.card].burdens
        and not _lays_a_worse_gun(view, view.rules.rows[move.card])
        for move in view.legal
    )


def _refills(view: View) -> bool:
    """Does the seat get a card for playing its last one?"""
    return len(view.hand) == 1 and HAND_EMPTY in view.ability[view.fronts[view.seat]].moments


def _is_played(view: View, move: Move) -> bool:
    """Does it play a card from the hand that acts at once? Green cards are laid for later."""
    return move.verb == PLAY and not move.name and view.rules.rows[move.card].edge != GREEN


def _lays_a_worse_gun(view: View, row: Card) -> bool:
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


def _pays_with_a_cure(view: View, move: Move) -> bool:
    """Does it pay for an ability that heals with a card that would heal if played?"""
    if view.ability[view.fronts[view.seat]].means(HEAL) is None:
        return False
    rows = view.rules.rows
    return any(
        other.verb == PLAY and not other.name and other.card in move.pay and _cures(view, rows[other.card])
        for other in view.legal
    )


def _cures(view: View, row: Card) -> bool:
    return row.means(HEAL, USER) is not None and not in_vain(view, row)


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
