"""Moves that a network must not make because players would call them stupid.

They are so rare, or cost so little on average, that a network hardly learns to avoid them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.bots.greedy.worth import in_vain, spare
from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.sure_win import leader_of
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.frames.hits import Shot
from boothill.core.ids import NO_CARD, Figure, Seat
from boothill.core.intents import (
    ATTACKS,
    EVERYBODY,
    HEAL,
    OWN,
    SAVE,
    SET_LIFE,
    STRIP,
    TAKE,
    TARGET,
    USER,
    Intent,
)
from boothill.core.moves import END, PASS, PLAY, USE, Move
from boothill.core.rows import GREEN, LOST_LIFE, Card
from boothill.core.targets import card_of, is_figure, is_gear, is_hand
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES, FRIENDS, LEADER, ROLES, beliefs
from boothill.knowledge.memory import Memory

HEALS: Final = frozenset({HEAL, SAVE, SET_LIFE})
ROBS: Final = (TAKE, STRIP)
LIKELY: Final = 0.95
"""It does not rob anybody who is a friend with at least this probability."""
BRINK: Final = 2
"""With this many lives or fewer, a leader is close to elimination."""


def senseless(view: View, memory: Memory, move: Move) -> bool:
    """Would players call this move stupid? It is one of these:

    - passing with a useful answer in hand when that means elimination, or declining a draw! that costs nothing;
    - playing a card that heals nobody, one that heals more foes than friends, or, as a foe of the leader, a card that
      heals a leader close to elimination;
    - paying for an ability that heals with a card that would heal as much if played;
    - taking a useful card from a friend, or attacking one;
    - ending the turn with shots that have to be discarded, although a foe is in reach;
    - attacking a leader who has one life left where rules of thumb rule it out, such as a Deputy's Gatling, or a
      Renegade's shot while others are alive;
    - anything else that the game's own policy names.
    """
    if policy_of(view.rules).senseless(view, move):
        return True
    if move is PASS:
        return _declines_a_draw(view) or _gives_up(view, memory)
    if move is END:
        return _throws_shots_away(view, memory)
    if move.verb == USE and move.pay and _pays_with_a_cure(view, move):
        return True
    if move.verb not in (PLAY, USE) or move.card == NO_CARD:
        return False
    row = view.rules.rows[move.card]
    # Unless something has to be played; green cards are laid for later.
    played = move.verb == PLAY and not move.name and row.edge != GREEN and END in view.legal
    if played and len(view.hand) > 1 and _heals_nobody(view, row, move):  # emptying the hand may pay
        return True
    if policy_of(view.rules).AHEAD:
        return False
    if played and (in_vain(view, row) or _heals_leader_near_end(view, row) or _heals_more_foes(view, memory, row)):
        return True
    if END in view.legal and (_robs_a_friend(view, memory, row, move) or _attacks_a_friend(view, memory, row, move)):
        return True
    row = view.rules.cards.get(move.name, row)
    return _may_fell_leader(view, row, move) and judged(view, memory)(move) <= POINTLESS


def _gives_up(view: View, memory: Memory) -> bool:
    """Would passing eliminate the seat although a better move exists? A seat that has other figures, in play or in
    reserve, may let one go."""
    frame = view.stack[-1]
    own = [figure for figure in view.figures if view.owner[figure] == view.seat and view.alive[figure]]
    if not frame.MAY_PASS or len(own) != 1 or own[0] not in frame.victims() or view.life[own[0]] > 1:
        return False
    if view.reserve_sizes[view.seat]:
        return False
    score = judged(view, memory)
    return max(score(move) for move in view.legal) > score(PASS)


def _declines_a_draw(view: View) -> bool:
    """Would passing let a hit through although a draw! is on offer, such as a Barrel's? A character that gains
    something by losing a life may do that, unless the hit takes the last one."""
    frame = view.stack[-1]
    if not isinstance(frame, Shot) or policy_of(view.rules).AHEAD:
        return False
    ability = view.ability[frame.at]
    if view.life[frame.at] > 1 and ability.moments and LOST_LIFE in ability.moments:
        return False
    offered = [move.card for move in view.legal if move.verb == USE]
    return any((ability if card == NO_CARD else view.rules.rows[card]).shield for card in offered)


def _may_fell_leader(view: View, row: Card, move: Move) -> bool:
    """Does it attack a leader who has one life left, alone or together with everybody else?"""
    leader = leader_of(view)
    if leader is None or view.life[leader] > 1:
        return False
    if row.strikes_all(ATTACKS):
        return True
    aimed = is_figure(move.target) and view.aimed_at(move.target) == leader
    return aimed and any(intent.what in ATTACKS for intent in row.intents)


def _heals_leader_near_end(view: View, row: Card) -> bool:
    """Would a foe of the leader heal everybody, including a leader close to elimination, without being down to one
    life itself?"""
    leader = leader_of(view)
    if leader is None or view.roles[view.seat] not in FOES or view.life[view.fronts[view.seat]] <= 1:
        return False
    hurt = view.life[leader] < min(view.max_life[leader], BRINK + 1)
    return hurt and any(intent.what == HEAL and intent.whom == EVERYBODY for intent in row.intents)


def _robs_a_friend(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """Does it take or discard a card of somebody who is most likely a friend, other than a burden?"""
    target = move.target
    if not (is_gear(target) or is_hand(target)) or all(row.means(what, TARGET) is None for what in ROBS):
        return False
    if is_gear(target) and view.rules.rows[card_of(target)].burdens:
        return False
    return _friendly(view, memory, view.owner[view.aimed_at(target)])


def _attacks_a_friend(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """Does it attack nobody but somebody who is most likely a friend?"""
    if not is_figure(move.target) or all(row.means(what, TARGET) is None for what in ATTACKS):
        return False
    return _friendly(view, memory, view.owner[view.aimed_at(move.target)])


def _throws_shots_away(view: View, memory: Memory) -> bool:
    """Are there more shots in hand than may be kept, and could one of them be fired at somebody who is most likely a
    foe?"""
    rows = view.rules.rows
    shots = sum(bool(rows[card].limit) for card in view.hand)
    if policy_of(view.rules).AHEAD or not shots or shots <= len(view.hand) - spare(view):
        return False
    return any(
        move.verb == PLAY
        and not move.name
        and rows[move.card].limit
        and is_figure(move.target)
        and _hostile(view, memory, view.owner[view.aimed_at(move.target)])
        for move in view.legal
    )


def _heals_more_foes(view: View, memory: Memory, row: Card) -> bool:
    """Would a card that heals everybody heal more foes than friends, and not its player?"""
    if all(intent.what != HEAL or intent.whom != EVERYBODY for intent in row.intents):
        return False
    hurt = [view.owner[figure] for figure in view.figures if view.alive[figure] and _hurt(view, figure)]
    if view.seat in hurt:
        return False
    foes = sum(_hostile(view, memory, seat) for seat in hurt)
    return foes > sum(_friendly(view, memory, seat) for seat in hurt)


def _hurt(view: View, figure: Figure) -> bool:
    return view.life[figure] < view.max_life[figure]


def _friendly(view: View, memory: Memory, other: Seat) -> bool:
    """Is another seat most likely on the viewing seat's side?"""
    return _likely(view, memory, other, _side(view))


def _hostile(view: View, memory: Memory, other: Seat) -> bool:
    """Is another seat most likely on another side?"""
    own = _side(view)
    return bool(own) and _likely(view, memory, other, [role for role in (LEADER, *ROLES) if role not in own])


def _side(view: View) -> Sequence[str]:
    """The roles that win together with the viewing seat's; none for somebody who plays alone."""
    role = view.roles[view.seat]
    if leader_of(view) is None:
        return ()
    return FOES if role in FOES else (LEADER, *FRIENDS) if role in (LEADER, *FRIENDS) else ()


def _likely(view: View, memory: Memory, other: Seat, side: Sequence[str]) -> bool:
    if other == view.seat:
        return False
    if view.roles[other]:
        return view.roles[other] in side
    chances = zip(ROLES, beliefs(view, memory)[other], strict=True)
    return sum(chance for each, chance in chances if each in side) >= LIKELY


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
    return intent.what == HEAL and any(_hurt(view, figure) for figure in _healed(view, intent, move))


def _healed(view: View, intent: Intent, move: Move) -> list[Figure]:
    if intent.whom == TARGET:
        return [Figure(move.target)]
    if intent.whom == USER:
        return [view.fronts[view.seat]]
    own = intent.whom == OWN
    return [figure for figure in view.figures if view.alive[figure] and (not own or view.owner[figure] == view.seat)]
