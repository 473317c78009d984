"""Ways of ending a turn that players would call stupid."""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.events import hits_held, rules_in_turn
from boothill.bots.greedy.worth import in_vain, spare
from boothill.bots.learned.guns import lays_a_worse_gun
from boothill.bots.learned.sides import BRINK, friendly, hostile, on_the_leaders_side
from boothill.bots.learned.sure_win import leader_of
from boothill.bots.policy import policy_of
from boothill.core.ids import NO_CARD
from boothill.core.intents import ATTACKS, CONTEST, DRAW, HEAL, HIT, LOSE, TARGET, USER
from boothill.core.moves import PLAY, USE, Move
from boothill.core.rows import BLUE, GREEN, HAND_EMPTY, KEEPS, Card
from boothill.core.targets import is_figure
from boothill.core.view import View
from boothill.knowledge.memory import Memory

HEALTHY: Final = 4
"""Whoever has this many lives can spare one."""


def ends_too_soon(view: View, memory: Memory) -> bool:
    """Would ending the turn be one of these? Games in which looking ahead pays have a list of their own.

    - with two shots and a card to discard, or with shots that have to be discarded, although a foe is in reach;
    - on the leader's side, with an attack on everybody that could win the game and endangers no friend;
    - with one card left that could be laid, where playing the last card draws another;
    - with a card that does nothing but draw others, if those could be kept;
    - as a ghost, with an attack on a foe;
    - in full health, without having given up a life for cards, although a card in hand would bring it back.
    """
    if policy_of(view.rules).AHEAD:
        return False
    return (
        _throws_shots_away(view, memory)
        or _spares_the_last_foe(view, memory)
        or _draws_nothing(view)
        or _keeps_a_draw(view, memory)
        or _leaves_with_an_attack(view, memory)
        or _spares_a_life(view)
    )


def _throws_shots_away(view: View, memory: Memory) -> bool:
    """Are there more shots in hand than may be kept, or several of them and a card to discard, and could one be fired
    at somebody who is most likely a foe?"""
    rows = view.rules.rows
    shots = sum(bool(rows[card].limit) for card in view.hand)
    over = spare(view)
    if not shots or (shots <= len(view.hand) - over and (shots < 2 or not over)):
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
    if not on_the_leaders_side(view):
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
        if move.card != NO_CARD and not move.name and (move.verb == USE or is_played(view, move))
    )


def _draws_nothing(view: View) -> bool:
    """Is there one card left, good to have in play, and does the seat draw another by laying it?"""
    return refills(view) and any(
        move.verb == PLAY
        and not move.name
        and view.rules.rows[move.card].edge == BLUE
        and not view.rules.rows[move.card].burdens
        and not lays_a_worse_gun(view, view.rules.rows[move.card])
        for move in view.legal
    )


def _keeps_a_draw(view: View, memory: Memory) -> bool:
    """Is there a card that draws others and does nothing else, and could those be kept, or would that card have to be
    discarded? Cards in hand may do harm in the next turn, and a card that is known to be on the deck may be left there
    for somebody else."""
    if hits_held(rules_in_turn(view, view.seat)) or memory.known(memory.deck):
        return False
    own = view.fronts[view.seat]
    room = (view.ask(KEEPS, own) or view.life[own]) - len(view.hand)
    for move in view.legal:
        if move.card == NO_CARD or move.name or move.pay or not _only_draws(view.rules.rows[move.card]):
            continue
        drawn = sum(intent.n for intent in view.rules.rows[move.card].intents)
        if (move.verb == USE and drawn <= room) or (is_played(view, move) and (drawn <= room + 1 or room < 0)):
            return True
    return False


def _only_draws(row: Card) -> bool:
    return bool(row.intents) and all(each.what == DRAW and each.whom == USER for each in row.intents)


def _leaves_with_an_attack(view: View, memory: Memory) -> bool:
    """Is it a ghost, who has no life to lose and takes all its cards along, and could it play an attack on somebody who
    is most likely a foe?"""
    rows = view.rules.rows
    return view.is_ghost(view.fronts[view.seat]) and any(
        is_played(view, move)
        and is_figure(move.target)
        and any(rows[move.card].means(what, TARGET) for what in (HIT, CONTEST))
        and not view.untouched(view.seat, move.card, move.target)
        and hostile(view, memory, view.owner[view.aimed_at(move.target)])
        for move in view.legal
    )


def _spares_a_life(view: View) -> bool:
    """Does the seat's ability give a life for cards, is the seat in full health, and could it both keep those cards and
    regain the life?"""
    own = view.fronts[view.seat]
    draws = view.ability[own].means(DRAW)
    if view.ability[own].means(LOSE) is None or draws is None:
        return False
    life = view.life[own]
    if life < max(view.max_life[own], HEALTHY) or len(view.hand) + draws.n >= life:
        return False
    if hits_held(rules_in_turn(view, view.seat)):
        return False
    may = any(move.verb == USE and move.name == view.ability[own].name for move in view.legal)
    return may and any(
        is_played(view, move) and not move.pay and cures(view, view.rules.rows[move.card]) for move in view.legal
    )


def refills(view: View) -> bool:
    """Does the seat get a card for playing its last one?"""
    return len(view.hand) == 1 and HAND_EMPTY in view.ability[view.fronts[view.seat]].moments


def is_played(view: View, move: Move) -> bool:
    """Does it play a card from the hand that acts at once? Green cards are laid for later."""
    return move.verb == PLAY and not move.name and view.rules.rows[move.card].edge != GREEN


def cures(view: View, row: Card) -> bool:
    return row.means(HEAL, USER) is not None and not in_vain(view, row)
